//! A 0-1 program with whole coefficients, as data and as text in OPB, the notation of the
//! pseudo-Boolean competitions.
//!
//! This is what proofs speak about, so it is kept apart from every solver: a game's `spec` room
//! writes one from the rules alone.

mod lp;
mod meaning;
mod text;

pub use meaning::Group;
pub use text::{push_bit, push_number};

use crate::{InputError, message};
use std::fmt::{Display, Write};
use text::push_term;

/// A variable that is 0 or 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bit(pub u32);

impl Bit {
    /// Its place among the program's variables.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A whole number times a variable.
pub type Term = (i64, Bit);

/// The number of a row as checkers count: an equation is two rows, `>=` and then `<=`.
pub type RowId = u64;

/// A row: a sum of terms that is at least, or exactly, a bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<'a> {
    /// The sum.
    pub terms: &'a [Term],
    /// What the sum reaches.
    pub bound: i64,
    /// Whether it must be exactly that.
    pub equation: bool,
    /// Its number; an equation has the next one too.
    pub id: RowId,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stored {
    end: usize,
    bound: i64,
    equation: bool,
    id: RowId,
}

/// Programs with more terms are refused: nobody could check them.
const MAX_TERMS: usize = 30_000_000;

/// Names one behind the other in one text: a large program has more of them than rows.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Names {
    text: String,
    ends: Vec<u32>,
}

impl Names {
    fn push(&mut self, name: impl Display) {
        let _ = write!(self.text, "{name}");
        self.ends.push(self.text.len() as u32);
    }

    fn get(&self, index: usize) -> &str {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.text[start as usize..self.ends[index] as usize]
    }

    fn iter(&self) -> impl Iterator<Item = &str> {
        (0..self.ends.len()).map(|index| self.get(index))
    }
}

/// Variables, rows, and what is made small.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Program {
    names: Names,
    terms: Vec<Term>,
    rows: Vec<Stored>,
    notes: Vec<(usize, String)>,
    objective: Vec<Term>,
    answer: Vec<Bit>,
    light: Vec<String>,
    too_large: bool,
    /// How many variables, and rows as checkers count.
    bits: u32,
    ids: RowId,
}

impl Program {
    /// No variable, no row.
    pub fn new() -> Self {
        Self::default()
    }

    /// A variable with a name for its readers.
    pub fn bit(&mut self, name: impl Display) -> Bit {
        self.names.push(name);
        self.bits += 1;
        Bit(self.bits - 1)
    }

    /// A variable that tells the answer: two answers are the same if these all agree.
    pub fn answer_bit(&mut self, name: impl Display) -> Bit {
        let bit = self.bit(name);
        self.answer.push(bit);
        bit
    }

    /// Says that variables which say this of a cell are 1 where it is light.
    pub fn lights(&mut self, says: &str) {
        self.light.push(says.to_string());
    }

    /// What variables say of light cells, as far as the game told.
    pub fn light(&self) -> &[String] {
        &self.light
    }

    /// A line for readers before the next row.
    pub fn note(&mut self, text: impl Into<String>) {
        self.notes.push((self.rows.len(), text.into()));
    }

    fn row(&mut self, terms: impl IntoIterator<Item = Term>, bound: i64, equation: bool) -> RowId {
        let id = self.ids + 1;
        if self.terms.len() > MAX_TERMS {
            self.too_large = true;
            return id;
        }
        self.ids += 1 + u64::from(equation);
        self.terms.extend(terms);
        self.rows.push(Stored { end: self.terms.len(), bound, equation, id });
        id
    }

    /// The sum is at least the bound.
    pub fn at_least(&mut self, terms: impl IntoIterator<Item = Term>, bound: i64) -> RowId {
        self.row(terms, bound, false)
    }

    /// The sum is at most the bound.
    pub fn at_most(&mut self, terms: impl IntoIterator<Item = Term>, bound: i64) -> RowId {
        self.row(terms.into_iter().map(|(by, bit)| (-by, bit)), -bound, false)
    }

    /// The sum is the bound: two rows for a checker.
    pub fn exactly(&mut self, terms: impl IntoIterator<Item = Term>, bound: i64) -> RowId {
        self.row(terms, bound, true)
    }

    /// The variable has this value.
    pub fn fix(&mut self, bit: Bit, value: bool) -> RowId {
        self.exactly([(1, bit)], value.into())
    }

    /// What is made as small as can be.
    pub fn minimise(&mut self, terms: impl IntoIterator<Item = Term>) {
        self.objective.extend(terms);
    }

    /// Says that so many terms are too many, if they are: for who can count them before they take a gigabyte.
    pub fn fits(terms: usize) -> Result<(), InputError> {
        match terms > MAX_TERMS {
            true => Err(InputError::new(message!("program-too-large", most = MAX_TERMS))),
            false => Ok(()),
        }
    }

    /// The whole program, or that it is too large.
    pub fn whole(self) -> Result<Self, InputError> {
        Self::fits(if self.too_large { usize::MAX } else { self.terms.len() })?;
        Ok(self)
    }

    /// What it takes in memory.
    pub fn bytes(&self) -> u64 {
        let names = self.names.text.len() + size_of_val(&*self.names.ends);
        (size_of_val(&*self.terms) + size_of_val(&*self.rows) + names) as u64
    }

    /// Rules out one answer: some variable that tells the answer differs from this point.
    pub fn exclude(&mut self, point: &[bool]) -> RowId {
        self.note("another answer than the one in the bundle");
        let held = |bit: &Bit| point[bit.index()];
        let ones = self.answer.iter().filter(|bit| held(bit)).count() as i64;
        let terms: Vec<Term> =
            self.answer.iter().map(|bit| (if held(bit) { -1 } else { 1 }, *bit)).collect();
        self.at_least(terms, 1 - ones)
    }

    /// How many variables.
    pub fn bits(&self) -> usize {
        self.bits as usize
    }

    /// How many rows a checker counts: every equation twice.
    pub fn ids(&self) -> RowId {
        self.ids
    }

    /// The variables that tell the answer.
    pub fn answer(&self) -> &[Bit] {
        &self.answer
    }

    /// What is made small; nothing if any point will do.
    pub fn objective(&self) -> &[Term] {
        &self.objective
    }

    /// The name of a variable.
    pub fn name(&self, bit: Bit) -> &str {
        self.names.get(bit.index())
    }

    /// The rows in order.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        let starts = std::iter::once(0).chain(self.rows.iter().map(|row| row.end));
        starts.zip(&self.rows).map(|(start, row)| Row {
            terms: &self.terms[start..row.end],
            bound: row.bound,
            equation: row.equation,
            id: row.id,
        })
    }

    /// Whether a point keeps every row.
    pub fn holds(&self, point: &[bool]) -> bool {
        self.rows().all(|row| {
            let sum: i64 = row.terms.iter().filter(|t| point[t.1.index()]).map(|t| t.0).sum();
            if row.equation { sum == row.bound } else { sum >= row.bound }
        })
    }

    /// What a point makes of the objective.
    pub fn value(&self, point: &[bool]) -> i64 {
        self.objective.iter().filter(|t| point[t.1.index()]).map(|t| t.0).sum()
    }

    /// The program in OPB, with a comment for every variable's name.
    pub fn to_opb(&self) -> String {
        let names = self.names.text.len() + 11 * self.bits();
        let mut out = String::with_capacity(self.terms.len() * 10 + self.rows.len() * 8 + names);
        let _ = writeln!(out, "* #variable= {} #constraint= {}", self.bits(), self.rows.len());
        for (index, name) in self.names.iter().enumerate() {
            out.push_str("* ");
            push_bit(&mut out, Bit(index as u32));
            out.push(' ');
            out.push_str(name);
            out.push('\n');
        }
        if !self.objective.is_empty() {
            out.push_str("min: ");
            push_terms(&mut out, &self.objective);
            out.push_str(";\n");
        }
        let mut notes = self.notes.iter().peekable();
        for (index, row) in self.rows().enumerate() {
            while let Some((_, text)) = notes.next_if(|(before, _)| *before == index) {
                let _ = writeln!(out, "* {text}");
            }
            push_terms(&mut out, row.terms);
            out.push_str(if row.equation { "= " } else { ">= " });
            if row.bound < 0 {
                out.push('-');
            }
            push_number(&mut out, row.bound.unsigned_abs());
            out.push_str(" ;\n");
        }
        out
    }
}

fn push_terms(out: &mut String, terms: &[Term]) {
    for term in terms {
        push_term(out, *term);
        out.push(' ');
    }
    if terms.is_empty() {
        out.push(' ');
    }
}

/// A point as a checker reads it: every variable, a `~` before those that are 0.
pub fn literals(point: &[bool]) -> String {
    let mut out = String::with_capacity(point.len() * 8);
    for (index, value) in point.iter().enumerate() {
        out.push_str(if *value { " " } else { " ~" });
        push_bit(&mut out, Bit(index as u32));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opb_counts_names_and_signs() {
        let mut program = Program::new();
        let (a, b) = (program.answer_bit("a"), program.bit("b"));
        program.minimise([(2, a)]);
        program.note("first");
        assert_eq!(program.exactly([(1, a), (-3, b)], -2), 1);
        assert_eq!(program.at_most([(1, a), (1, b)], 1), 3);
        assert_eq!(program.ids(), 3);
        let text = "* #variable= 2 #constraint= 2\n* x1 a\n* x2 b\nmin: +2 x1 ;\n* first\n\
                    +1 x1 -3 x2 = -2 ;\n-1 x1 -1 x2 >= -1 ;\n";
        assert_eq!(program.to_opb(), text);
        assert!(!program.holds(&[true, true]));
        assert_eq!(program.exclude(&[true, false]), 4);
        assert!(program.to_opb().ends_with("-1 x1 >= 0 ;\n"));
        assert_eq!(literals(&[true, false]), " x1 ~x2");
    }
}
