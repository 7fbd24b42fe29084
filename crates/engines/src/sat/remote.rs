//! A SAT solver in a child process: both ends of the talk.

use super::engine::Solver;
use crate::child::{
    Post, Reader, Session, Writer, ask, limited, stop_code, stop_of, told, write_limits,
};
use crate::memory::Watch;
use quadrille_core::{Budget, Stop};
use rustsat::types::Lit;
use std::io;

/// Clauses are sent in pieces of about this many literals.
const PIECE: usize = 1 << 20;

/// The parent's side: a solver elsewhere. Dropping it ends its process.
pub struct Remote {
    session: Option<Session>,
    model: Vec<u8>,
    core: Vec<Lit>,
    /// Literals on their way to the child, each clause closed by a zero.
    waiting: Vec<i32>,
    pieces: Vec<Vec<i32>>,
}

impl Remote {
    pub fn new(session: Session) -> Self {
        Remote {
            session: Some(session),
            model: Vec::new(),
            core: Vec::new(),
            waiting: Vec::new(),
            pieces: Vec::new(),
        }
    }

    pub fn clause(&mut self, literals: &[Lit]) {
        self.waiting.extend(literals.iter().map(|lit| lit.to_ipasir()).chain([0]));
        if self.waiting.len() >= PIECE {
            self.pieces.push(std::mem::take(&mut self.waiting));
        }
    }

    /// Whether the clauses can hold together with the assumptions, and the conflicts it took.
    pub fn solve(
        &mut self,
        assumptions: &[Lit],
        memory: u64,
        budget: &Budget,
    ) -> Result<(bool, u64), Stop> {
        let mut question = self.question(ask::SOLVE, memory, budget);
        question.literals(&assumptions.iter().map(|lit| lit.to_ipasir()).collect::<Vec<_>>());
        let (kind, mut reader) = self.ask(question, memory, budget)?;
        let told = (|| -> io::Result<Result<(bool, u64), Stop>> {
            if kind == told::STOPPED {
                return Ok(Err(stop_of(reader.byte()?)));
            }
            let (holds, conflicts) = (reader.byte()? != 0, reader.whole()?);
            self.model = reader.bytes()?;
            self.core =
                reader.literals()?.iter().filter_map(|l| Lit::from_ipasir(*l).ok()).collect();
            Ok(Ok((holds, conflicts)))
        })();
        told.unwrap_or(Err(Stop::Lost))
    }

    /// The proof that the clauses have no solution; nothing if they have one.
    pub fn prove(
        mut self,
        clauses: u64,
        memory: u64,
        budget: &Budget,
    ) -> Result<Option<Vec<u8>>, Stop> {
        let mut question = self.question(ask::PROVE, memory, budget);
        question.whole(clauses);
        let (kind, mut reader) = self.ask(question, memory, budget)?;
        let told = (|| -> io::Result<Result<Option<Vec<u8>>, Stop>> {
            if kind == told::STOPPED {
                return Ok(Err(stop_of(reader.byte()?)));
            }
            let proved = reader.byte()? != 0;
            Ok(Ok(Some(reader.bytes()?).filter(|_| proved)))
        })();
        let proof = told.unwrap_or(Err(Stop::Lost));
        if proof.is_ok() {
            self.release();
        }
        proof
    }

    /// Begins a question with its limits; the clauses that wait go with it.
    fn question(&mut self, kind: u8, memory: u64, budget: &Budget) -> Writer {
        self.pieces.push(std::mem::take(&mut self.waiting));
        let mut question = Writer::new(kind);
        write_limits(&mut question, memory, budget);
        question
    }

    fn ask(
        &mut self,
        question: Writer,
        memory: u64,
        budget: &Budget,
    ) -> Result<(u8, Reader), Stop> {
        let mut messages = Vec::new();
        for piece in self.pieces.drain(..).filter(|piece| !piece.is_empty()) {
            let mut clauses = Writer::new(ask::CLAUSES);
            clauses.literals(&piece);
            messages.push(clauses);
        }
        messages.push(question);
        let session = self.session.as_mut().ok_or(Stop::Lost)?;
        session.ask(messages, memory, budget)
    }

    /// Whether a literal holds in the solution just found.
    pub fn value(&self, literal: Lit) -> bool {
        let bit = |at: usize| self.model.get(at / 8).is_some_and(|byte| byte >> (at % 8) & 1 == 1);
        bit(literal.vidx()) == literal.is_pos()
    }

    pub fn core(&self) -> &[Lit] {
        &self.core
    }

    /// Gives the process back.
    pub fn release(&mut self) {
        if let Some(session) = self.session.take() {
            session.release(Some(Writer::new(ask::FORGET)));
        }
    }
}

/// The child's side: one solver and what it is asked.
pub struct Served {
    solver: Solver,
    clauses: Vec<i32>,
    post: Post,
}

impl Served {
    /// A solver without clauses.
    pub fn new(post: Post) -> Self {
        Served { solver: Solver::new(), clauses: Vec::new(), post }
    }

    /// Keeps clauses until a question says what for.
    pub fn clauses(&mut self, reader: &mut Reader) -> io::Result<()> {
        self.clauses.append(&mut reader.literals()?);
        Ok(())
    }

    pub fn solve(&mut self, reader: &mut Reader) -> io::Result<Writer> {
        let budget = limited(reader, &self.post)?;
        let assumptions = reader.literals()?;
        let assumptions: Vec<Lit> =
            assumptions.iter().filter_map(|lit| Lit::from_ipasir(*lit).ok()).collect();
        load(&mut self.solver, &std::mem::take(&mut self.clauses));
        let before = self.solver.conflicts();
        let result = self.solver.solve(&assumptions, Watch::new(&budget));
        let Some(holds) = result else {
            let mut answer = Writer::new(told::STOPPED);
            answer.byte(stop_code(budget.check().err().unwrap_or(Stop::Memory)));
            return Ok(answer);
        };
        let core = if holds { Vec::new() } else { self.solver.core(&assumptions) };
        let mut answer = Writer::new(told::DONE);
        answer.byte(holds.into()).whole(self.solver.conflicts().saturating_sub(before));
        answer.bytes(&in_bits(self.solver.model()));
        answer.literals(&core.iter().map(|lit| lit.to_ipasir()).collect::<Vec<_>>());
        Ok(answer)
    }

    /// Proves afresh that the clauses have no solution.
    #[cfg(feature = "cadical")]
    pub fn prove(&mut self, reader: &mut Reader) -> io::Result<Writer> {
        let budget = limited(reader, &self.post)?;
        let count = reader.whole()?;
        let writer = super::lrat::Writer::new(count as usize, budget.memory_left());
        let mut solver = Solver::new();
        solver.trace(&writer);
        load(&mut solver, &std::mem::take(&mut self.clauses));
        let proof = match solver.solve(&[], Watch::new(&budget)) {
            Some(true) => Ok(None),
            Some(false) => writer.borrow_mut().finish().map(Some),
            None => Err(budget.check().err().unwrap_or(Stop::Memory)),
        };
        Ok(match proof {
            Ok(proof) => {
                let mut answer = Writer::new(told::DONE);
                answer.byte(proof.is_some().into()).bytes(&proof.unwrap_or_default());
                answer
            }
            Err(stop) => {
                let mut answer = Writer::new(told::STOPPED);
                answer.byte(stop_code(stop));
                answer
            }
        })
    }

    /// There is no proof without CaDiCaL.
    #[cfg(not(feature = "cadical"))]
    pub fn prove(&mut self, _: &mut Reader) -> io::Result<Writer> {
        let mut answer = Writer::new(told::STOPPED);
        answer.byte(stop_code(Stop::GaveUp));
        Ok(answer)
    }
}

fn load(solver: &mut Solver, clauses: &[i32]) {
    for clause in clauses.split_inclusive(|lit| *lit == 0) {
        let literals: Vec<Lit> =
            clause.iter().filter_map(|lit| Lit::from_ipasir(*lit).ok()).collect();
        solver.clause(&literals);
    }
}

fn in_bits(model: &[bool]) -> Vec<u8> {
    let byte = |bits: &[bool]| (0..bits.len()).fold(0, |byte, i| byte | u8::from(bits[i]) << i);
    model.chunks(8).map(byte).collect()
}
