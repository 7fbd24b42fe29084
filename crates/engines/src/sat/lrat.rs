//! CaDiCaL's proof written as LRAT, numbered as the checkers of the format number clauses.
//!
//! LRAT calls the clauses of the file 1, 2, 3 ... in their order, and derived clauses by larger
//! numbers. CaDiCaL numbers every clause as it comes, and already shortens clauses while others are
//! still being added, so its own numbers run through each other. Here the i-th clause given is i, and
//! derived clauses count on from the last one.

use cadical_sys::ProofTracer;
use quadrille_core::Stop;
use std::cell::RefCell;
use std::collections::HashMap;
use std::io::Write as _;
use std::rc::Rc;

/// No proof takes more memory than this, whatever the budget says.
const MAX_BYTES: u64 = 4 << 30;

/// Collects a proof.
pub struct Writer {
    text: Vec<u8>,
    most: u64,
    /// Our number for each of CaDiCaL's numbers still in use.
    numbers: HashMap<i64, u64>,
    given: u64,
    last: u64,
    failed: Option<Stop>,
}

impl Writer {
    /// A proof over a file of `clauses` clauses that may take up to `memory` bytes.
    pub fn new(clauses: usize, memory: u64) -> Rc<RefCell<Self>> {
        Rc::new(RefCell::new(Writer {
            text: Vec::new(),
            most: memory.min(MAX_BYTES),
            numbers: HashMap::new(),
            given: 0,
            last: clauses as u64,
            failed: None,
        }))
    }

    /// The proof, unless it grew too large or holds a step that the format cannot say.
    pub fn finish(&mut self) -> Result<Vec<u8>, Stop> {
        match self.failed {
            Some(stop) => Err(stop),
            None => Ok(std::mem::take(&mut self.text)),
        }
    }

    fn put(&mut self, parts: std::fmt::Arguments<'_>) {
        // Writing to a vector cannot fail.
        let _ = self.text.write_fmt(parts);
    }

    fn derived(&mut self, id: i64, clause: &[i32], antecedents: &[i64]) {
        if self.text.len() as u64 > self.most {
            self.failed = Some(Stop::Memory);
            self.text = Vec::new();
        }
        if self.failed.is_some() {
            return;
        }
        self.last += 1;
        let number = self.last;
        self.numbers.insert(id, number);
        self.put(format_args!("{number}"));
        clause.iter().for_each(|literal| self.put(format_args!(" {literal}")));
        self.put(format_args!(" 0"));
        for antecedent in antecedents {
            match self.numbers.get(antecedent).copied() {
                Some(known) => self.put(format_args!(" {known}")),
                None => self.failed = Some(Stop::GaveUp),
            }
        }
        self.put(format_args!(" 0\n"));
    }
}

/// The writer as CaDiCaL holds it; the caller keeps the other handle.
pub struct Tracer(pub Rc<RefCell<Writer>>);

impl ProofTracer for Tracer {
    fn add_original_clause(&mut self, id: i64, _redundant: bool, _: &[i32], restored: bool) {
        let mut writer = self.0.borrow_mut();
        if !restored {
            writer.given += 1;
            let number = writer.given;
            writer.numbers.insert(id, number);
        }
    }

    fn add_derived_clause(
        &mut self,
        id: i64,
        _redundant: bool,
        witness: i32,
        clause: &[i32],
        antecedents: &[i64],
    ) {
        let mut writer = self.0.borrow_mut();
        if witness != 0 {
            // A step that only keeps satisfiability: none of the techniques switched on makes one.
            writer.failed = Some(Stop::GaveUp);
        }
        writer.derived(id, clause, antecedents);
    }

    fn delete_clause(&mut self, id: i64, _redundant: bool, _: &[i32]) {
        let mut writer = self.0.borrow_mut();
        let last = writer.last;
        if let Some(number) = writer.numbers.remove(&id)
            && writer.failed.is_none()
        {
            writer.put(format_args!("{last} d {number} 0\n"));
        }
    }

    fn add_assumption_clause(&mut self, id: i64, clause: &[i32], antecedents: &[i64]) {
        self.0.borrow_mut().derived(id, clause, antecedents);
    }

    fn weaken_minus(&mut self, _: i64, _: &[i32]) {}
    fn strengthen(&mut self, _: i64) {}
    fn finalize_clause(&mut self, _: i64, _: &[i32]) {}
    fn add_assumption(&mut self, _: i32) {}
    fn add_constraint(&mut self, _: &[i32]) {}
    fn reset_assumptions(&mut self) {}
    fn conclude_sat(&mut self, _: i32, _: &[i32]) {}
    fn conclude_unsat(&mut self, _: i32, _: &[i64]) {}
    fn conclude_unknown(&mut self, _: &[i32]) {}
}
