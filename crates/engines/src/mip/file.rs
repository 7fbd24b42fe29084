//! Programs as CPLEX LP and free MPS files, which every solver of the field reads.

use super::program::{Program, Row, Var};
use std::fmt::Write;

/// LP lines are folded well below the shortest limit of the readers in use (GLPK: 255).
const FOLD: usize = 100;

impl Program {
    /// The program as a CPLEX LP file.
    pub fn to_lp(&self) -> String {
        let mut out = format!("\\ {}\n", self.name);
        out.push_str(if self.maximise { "Maximize\n" } else { "Minimize\n" });
        let costs: Vec<(Var, f64)> = (0..self.columns.len())
            .map(|i| (Var(i), self.columns[i].cost))
            .filter(|(_, cost)| *cost != 0.0)
            .collect();
        self.lp_sum(&mut out, "obj", &costs);
        out.push_str("\nSubject To\n");
        for row in &self.rows {
            self.lp_row(&mut out, row);
        }
        self.lp_bounds(&mut out);
        let binary = |c: &&super::program::Column| c.integer && c.lower >= 0.0 && c.upper <= 1.0;
        let whole = |c: &&super::program::Column| c.integer && !(c.lower >= 0.0 && c.upper <= 1.0);
        lp_names(&mut out, "Binaries", self.columns.iter().filter(binary).map(|c| &*c.name));
        lp_names(&mut out, "Generals", self.columns.iter().filter(whole).map(|c| &*c.name));
        out.push_str("End\n");
        out
    }

    /// ` name: 3 x - y`, folded; an empty sum is written as zero times the first variable.
    fn lp_sum(&self, out: &mut String, name: &str, terms: &[(Var, f64)]) {
        let mut line = format!(" {name}:");
        if terms.is_empty()
            && let Some(first) = self.columns.first()
        {
            let _ = write!(line, " 0 {}", first.name);
        }
        for (k, (var, factor)) in terms.iter().enumerate() {
            if line.len() > FOLD {
                out.push_str(&line);
                out.push('\n');
                line = "  ".to_string();
            }
            let sign = match (*factor < 0.0, k) {
                (true, _) => " -",
                (false, 0) => "",
                (false, _) => " +",
            };
            line.push_str(sign);
            if factor.abs() != 1.0 {
                let _ = write!(line, " {}", factor.abs());
            }
            let _ = write!(line, " {}", self.columns[var.0].name);
        }
        out.push_str(&line);
    }

    /// One row; a range becomes two rows, because not every reader takes `1 <= x + y <= 2`.
    fn lp_row(&self, out: &mut String, row: &Row) {
        let Row { name, terms, lower, upper } = row;
        if lower == upper {
            self.lp_sum(out, name, terms);
            let _ = writeln!(out, " = {lower}");
            return;
        }
        let both = lower.is_finite() && upper.is_finite();
        if lower.is_finite() {
            let name = if both { format!("{name}_min") } else { name.clone() };
            self.lp_sum(out, &name, terms);
            let _ = writeln!(out, " >= {lower}");
        }
        if upper.is_finite() {
            let name = if both { format!("{name}_max") } else { name.clone() };
            self.lp_sum(out, &name, terms);
            let _ = writeln!(out, " <= {upper}");
        }
    }

    fn lp_bounds(&self, out: &mut String) {
        out.push_str("Bounds\n");
        for c in &self.columns {
            let (lower, upper, name) = (c.lower, c.upper, &c.name);
            let _ = match (lower.is_finite(), upper.is_finite()) {
                _ if lower == upper => writeln!(out, " {name} = {lower}"),
                _ if c.integer && lower == 0.0 && upper == 1.0 => Ok(()),
                (true, true) => writeln!(out, " {lower} <= {name} <= {upper}"),
                (true, false) if lower == 0.0 => Ok(()),
                (true, false) => writeln!(out, " {name} >= {lower}"),
                (false, true) => writeln!(out, " -inf <= {name} <= {upper}"),
                (false, false) => writeln!(out, " {name} free"),
            };
        }
    }

    /// The program as a free MPS file. Maximising is written as minimising the negative, because
    /// readers disagree about the section that says so.
    pub fn to_mps(&self) -> String {
        let mut out = format!("NAME {}\nROWS\n N obj\n", self.name.replace(' ', "_"));
        for row in &self.rows {
            let _ = writeln!(out, " {} {}", row_kind(row), row.name);
        }
        self.mps_columns(&mut out);
        out.push_str("RHS\n");
        for row in &self.rows {
            let side = if row.lower.is_finite() { row.lower } else { row.upper };
            if side != 0.0 && side.is_finite() {
                let _ = writeln!(out, " rhs {} {side}", row.name);
            }
        }
        out.push_str("RANGES\n");
        for row in self
            .rows
            .iter()
            .filter(|r| r.lower.is_finite() && r.upper.is_finite() && r.lower != r.upper)
        {
            let _ = writeln!(out, " rng {} {}", row.name, row.upper - row.lower);
        }
        out.push_str("BOUNDS\n");
        for c in &self.columns {
            let name = &c.name;
            if c.lower == c.upper {
                let _ = writeln!(out, " FX bnd {name} {}", c.lower);
                continue;
            }
            let _ = match (c.lower.is_finite(), c.upper.is_finite()) {
                (false, false) => writeln!(out, " FR bnd {name}"),
                (false, true) => writeln!(out, " MI bnd {name}"),
                (true, _) if c.lower != 0.0 => writeln!(out, " LO bnd {name} {}", c.lower),
                _ => Ok(()),
            };
            if c.upper.is_finite() {
                let _ = writeln!(out, " UP bnd {name} {}", c.upper);
            }
        }
        out.push_str("ENDATA\n");
        out
    }

    fn mps_columns(&self, out: &mut String) {
        let mut entries: Vec<Vec<(usize, f64)>> = vec![Vec::new(); self.columns.len()];
        for (r, row) in self.rows.iter().enumerate() {
            for (var, factor) in &row.terms {
                entries[var.0].push((r, *factor));
            }
        }
        out.push_str("COLUMNS\n");
        let mut inside_integers = false;
        for (c, column) in self.columns.iter().enumerate() {
            if column.integer != inside_integers {
                let kind = if column.integer { "INTORG" } else { "INTEND" };
                let _ = writeln!(out, " MARKER{c} 'MARKER' '{kind}'");
                inside_integers = column.integer;
            }
            let cost = if self.maximise { -column.cost } else { column.cost };
            if cost != 0.0 || entries[c].is_empty() {
                let _ = writeln!(out, " {} obj {}", column.name, cost + 0.0);
            }
            for (r, factor) in &entries[c] {
                let _ = writeln!(out, " {} {} {factor}", column.name, self.rows[*r].name);
            }
        }
        if inside_integers {
            out.push_str(" MARKEREND 'MARKER' 'INTEND'\n");
        }
    }
}

fn row_kind(row: &Row) -> char {
    match (row.lower.is_finite(), row.upper.is_finite()) {
        _ if row.lower == row.upper => 'E',
        (true, _) => 'G',
        (false, true) => 'L',
        (false, false) => 'N',
    }
}

fn lp_names<'a>(out: &mut String, section: &str, names: impl Iterator<Item = &'a str>) {
    let mut line = String::new();
    let mut started = false;
    for name in names {
        if !started {
            let _ = writeln!(out, "{section}");
            started = true;
        }
        line.push(' ');
        line.push_str(name);
        if line.len() > FOLD {
            out.push_str(&line);
            out.push('\n');
            line.clear();
        }
    }
    if !line.is_empty() {
        out.push_str(&line);
        out.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Program {
        let mut p = Program::new("sample");
        let x = p.binary("x");
        let y = p.integer("y", -2.0, 7.0);
        let z = p.continuous("z", f64::NEG_INFINITY, f64::INFINITY);
        p.cost(y, 2.5);
        p.row("range", &[(x, 1.0), (y, -3.0), (y, 1.0)], 1.0, 2.0);
        p.row("equal", &[(z, 1.0)], 4.0, 4.0);
        p
    }

    #[test]
    fn lp_says_everything() {
        let expected = "\\ sample\nMinimize\n obj: 2.5 y\nSubject To\n range_min: x - 2 y >= 1\n \
                        range_max: x - 2 y <= 2\n equal: z = 4\nBounds\n -2 <= y <= 7\n z free\n\
                        Binaries\n x\nGenerals\n y\nEnd\n";
        assert_eq!(sample().to_lp(), expected);
    }

    #[test]
    fn mps_says_everything() {
        let text = sample().to_mps();
        for line in [" G range", " E equal", " y range -2", " rng range 1", " LO bnd y -2"] {
            assert!(text.lines().any(|l| l == line), "{line} missing in\n{text}");
        }
    }
}
