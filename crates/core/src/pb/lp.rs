//! The same program in the notations of integer programming: CPLEX LP and free MPS.

use super::{Program, Term};
use std::fmt::Write;

/// Long sums are broken: some readers take 255 letters a line.
const TERMS_PER_LINE: usize = 12;

impl Program {
    /// The program in CPLEX LP.
    pub fn to_lp(&self) -> String {
        let mut out = String::from("Minimize\n obj:");
        self.push_sum(&mut out, &self.objective);
        if self.objective.is_empty() && self.bits() > 0 {
            let _ = write!(out, " 0 {}", self.names.get(0));
        }
        out.push_str("\nSubject To\n");
        for row in self.rows() {
            let _ = write!(out, " c{}:", row.id);
            self.push_sum(&mut out, row.terms);
            let _ = writeln!(out, " {} {}", if row.equation { "=" } else { ">=" }, row.bound);
        }
        out.push_str("Binary\n");
        for name in self.names.iter() {
            let _ = writeln!(out, " {name}");
        }
        out.push_str("End\n");
        out
    }

    fn push_sum(&self, out: &mut String, terms: &[Term]) {
        for (index, (by, bit)) in terms.iter().enumerate() {
            if index > 0 && index.is_multiple_of(TERMS_PER_LINE) {
                out.push_str("\n ");
            }
            let sign = if *by < 0 { '-' } else { '+' };
            let _ = write!(out, " {sign} {} {}", by.unsigned_abs(), self.name(*bit));
        }
    }

    /// The program in free MPS.
    pub fn to_mps(&self) -> String {
        let mut out = String::from("NAME program\nROWS\n N obj\n");
        let mut columns: Vec<Vec<(u64, i64)>> = vec![Vec::new(); self.bits()];
        self.objective.iter().for_each(|(by, bit)| columns[bit.index()].push((0, *by)));
        for row in self.rows() {
            let _ = writeln!(out, " {} c{}", if row.equation { 'E' } else { 'G' }, row.id);
            row.terms.iter().for_each(|(by, bit)| columns[bit.index()].push((row.id, *by)));
        }
        out.push_str("COLUMNS\n MARKER 'MARKER' 'INTORG'\n");
        for (name, column) in self.names.iter().zip(&columns) {
            if column.is_empty() {
                let _ = writeln!(out, " {name} obj 0");
            }
            for (row, by) in column {
                let row = if *row == 0 { "obj".to_string() } else { format!("c{row}") };
                let _ = writeln!(out, " {name} {row} {by}");
            }
        }
        out.push_str(" MARKER 'MARKER' 'INTEND'\nRHS\n");
        for row in self.rows().filter(|row| row.bound != 0) {
            let _ = writeln!(out, " rhs c{} {}", row.id, row.bound);
        }
        out.push_str("BOUNDS\n");
        for name in self.names.iter() {
            let _ = writeln!(out, " BV bnd {name}");
        }
        out.push_str("ENDATA\n");
        out
    }
}
