//! A proof in VeriPB's notation, version 3.0, as it grows.

use super::Lit;
use quadrille_core::pb::{Program, RowId, literals, push_bit, push_number};
use quadrille_core::{Budget, Stop};
use std::fmt::Write;

/// No proof grows beyond this, whatever the budget says.
const MAX_BYTES: u64 = 4 << 30;

/// The lines so far, and the number of the last row.
pub struct Log {
    text: String,
    last: RowId,
    most: u64,
}

impl Log {
    /// A proof about a program, as long as the budget's memory allows.
    pub fn new(program: &Program, budget: &Budget) -> Self {
        let text = format!("pseudo-Boolean proof version 3.0\nf {};\n", program.ids());
        // The text is held twice when it grows.
        let most = (budget.memory_left() / 3).min(MAX_BYTES);
        Log { text, last: program.ids(), most }
    }

    /// Whether there is room for more.
    pub fn check(&self) -> Result<(), Stop> {
        if self.text.len() as u64 > self.most { Err(Stop::Memory) } else { Ok(()) }
    }

    /// How long it is.
    pub fn len(&self) -> usize {
        self.text.len()
    }

    /// Never: it has a heading.
    pub fn is_empty(&self) -> bool {
        false
    }

    fn next(&mut self) -> RowId {
        self.last += 1;
        self.last
    }

    /// A line for readers.
    pub fn note(&mut self, text: &str) {
        let _ = writeln!(self.text, "% {text}");
    }

    /// A clause that follows by unit propagation on these rows, in this order.
    pub fn clause(&mut self, clause: &[Lit], hints: &[RowId]) -> RowId {
        self.text.push_str("rup");
        self.push_clause(clause);
        self.text.push_str(" : ~");
        for id in hints {
            self.text.push(' ');
            push_number(&mut self.text, *id);
        }
        self.text.push_str(";\n");
        self.next()
    }

    /// A row by arithmetic, in reverse Polish notation.
    pub fn pol(&mut self, steps: &str) -> RowId {
        let _ = writeln!(self.text, "pol {steps};");
        self.next()
    }

    /// The sum of rows, each times a positive number, and what `more` does to it.
    ///
    /// Added in pairs, because a checker copies what it adds to.
    pub fn sum(&mut self, rows: &[(RowId, u64)], more: &str) -> RowId {
        self.text.push_str("pol");
        self.push_sum(rows.len(), |out, index| {
            let (id, times) = rows[index];
            out.push(' ');
            push_number(out, id);
            push_times(out, times);
        });
        let _ = writeln!(self.text, "{more};");
        self.next()
    }

    /// The sum of rows.
    pub fn add(&mut self, rows: &[RowId]) -> RowId {
        self.text.push_str("pol");
        self.push_sum(rows.len(), |out, index| {
            out.push(' ');
            push_number(out, rows[index]);
        });
        self.text.push_str(";\n");
        self.next()
    }

    /// Rows and literals, each times a positive number: `Err` is a literal, which is at least 0.
    pub fn combine(&mut self, parts: &[(Result<RowId, Lit>, u64)]) -> RowId {
        self.text.push_str("pol");
        self.push_sum(parts.len(), |out, index| {
            let (part, times) = parts[index];
            match part {
                Ok(id) => {
                    out.push(' ');
                    push_number(out, id);
                }
                Err(lit) => {
                    out.push_str(if lit.is_positive() { " " } else { " ~" });
                    push_bit(out, lit.bit());
                }
            }
            push_times(out, times);
        });
        self.text.push_str(";\n");
        self.next()
    }

    fn push_sum(&mut self, count: usize, mut push: impl FnMut(&mut String, usize)) {
        // As a binary counter carries: two sums of equally many parts become one.
        for index in 0..count {
            push(&mut self.text, index);
            (0..(index + 1).trailing_zeros()).for_each(|_| self.text.push_str(" +"));
        }
        (1..count.count_ones()).for_each(|_| self.text.push_str(" +"));
    }

    /// A clause that follows by unit propagation from whatever rows there are.
    pub fn follows(&mut self, clause: &[Lit]) -> RowId {
        self.text.push_str("rup");
        self.push_clause(clause);
        self.text.push_str(";\n");
        self.next()
    }

    fn push_clause(&mut self, clause: &[Lit]) {
        for lit in clause {
            self.text.push_str(if lit.is_positive() { " 1 " } else { " 1 ~" });
            push_bit(&mut self.text, lit.bit());
        }
        self.text.push_str(" >= 1");
    }

    /// Half of the definition of a new variable: a row that holds as soon as this literal of it does.
    pub fn define(&mut self, terms: &[(i64, Lit)], degree: i64, by: Lit) -> RowId {
        self.text.push_str("red");
        for (times, lit) in terms {
            self.text.push(' ');
            push_number(&mut self.text, times.unsigned_abs());
            self.text.push_str(if lit.is_positive() { " " } else { " ~" });
            push_bit(&mut self.text, lit.bit());
        }
        self.text.push_str(" >= ");
        push_number(&mut self.text, degree.unsigned_abs());
        self.text.push_str(" : ");
        push_bit(&mut self.text, by.bit());
        self.text.push_str(if by.is_positive() { " -> 1;\n" } else { " -> 0;\n" });
        self.next()
    }

    /// A point, after which only better ones count: the row that says so.
    pub fn improve(&mut self, point: &[bool]) -> RowId {
        let _ = writeln!(self.text, "soli{};", literals(point));
        self.next()
    }

    /// A row that nobody needs any more.
    pub fn delete(&mut self, id: RowId) {
        self.delete_all(&[id]);
    }

    /// Rows that nobody needs any more.
    pub fn delete_all(&mut self, ids: &[RowId]) {
        self.text.push_str("del id");
        for id in ids {
            self.text.push(' ');
            push_number(&mut self.text, *id);
        }
        self.text.push_str(";\n");
    }

    fn conclude(mut self, conclusion: &str) -> String {
        let _ = writeln!(self.text, "output NONE;\nconclusion {conclusion};");
        self.text.push_str("end pseudo-Boolean proof;\n");
        self.text
    }

    /// The proof, ended: this row cannot hold.
    pub fn unsatisfiable(self, id: RowId) -> String {
        self.conclude(&format!("UNSAT : {id}"))
    }

    /// The proof, ended: this row bounds the objective from below, and this point reaches that.
    pub fn optimal(self, value: i64, id: RowId, point: &[bool]) -> String {
        let point = literals(point);
        self.conclude(&format!("BOUNDS {value} : {id} {value} :{point}"))
    }
}

/// Times a positive number, in reverse Polish notation.
fn push_times(out: &mut String, times: u64) {
    if times != 1 {
        out.push(' ');
        push_number(out, times);
        out.push_str(" *");
    }
}
