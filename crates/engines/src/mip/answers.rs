//! The solution files of other solvers, each in its own notation.

use super::program::Program;
use super::run::Outcome;
use quadrille_core::{Budget, Stop};
use std::collections::HashMap;

/// What a solver told.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Told {
    /// A solution, a value for each variable.
    Found {
        /// The values, not yet rounded.
        values: Vec<f64>,
        /// Whether it claims that there is no better one.
        optimal: bool,
    },
    /// There is none.
    Infeasible,
    /// It ran out of time with nothing in hand.
    Nothing,
    /// What it wrote makes no sense to us.
    Strange,
}

/// What a solver told, as far as it holds.
pub(super) fn judged(program: &Program, told: Told, budget: &Budget) -> Outcome {
    let stopped = |stop| Outcome::Stopped { stop, bound: None };
    match told {
        Told::Infeasible => Outcome::Infeasible,
        Told::Nothing => stopped(budget.check().err().unwrap_or(Stop::Time)),
        Told::Strange => stopped(Stop::Untrue),
        Told::Found { values, optimal } => match program.rounded(&values) {
            None => stopped(Stop::Untrue),
            Some((values, objective)) if optimal => {
                Outcome::Optimal { values, objective, bound: Some(objective) }
            }
            Some((values, objective)) => Outcome::Feasible { values, objective, bound: None },
        },
    }
}

/// The values of the variables that are named, zero for the others.
fn by_name<'a>(
    program: &Program,
    pairs: impl Iterator<Item = (&'a str, &'a str)>,
    optimal: bool,
) -> Told {
    let place: HashMap<&str, usize> =
        program.columns.iter().enumerate().map(|(i, c)| (c.name.as_str(), i)).collect();
    let mut values = vec![0.0; program.columns.len()];
    for (name, value) in pairs {
        let Some(&at) = place.get(name) else { continue };
        match value.parse::<f64>() {
            Ok(value) if value.is_finite() => values[at] = value,
            _ => return Told::Strange,
        }
    }
    Told::Found { values, optimal }
}

/// `cbc`: a line that says how it ended, then `number name value cost` of what is not zero.
pub(super) fn cbc(program: &Program, file: &str) -> Told {
    let Some(head) = file.lines().next() else { return Told::Strange };
    if head.contains("nfeasible") {
        return Told::Infeasible;
    }
    let optimal = head.starts_with("Optimal");
    if !optimal && !head.starts_with("Stopped") {
        return Told::Strange;
    }
    // A run that stopped with nothing in hand writes its relaxation, which the rounding refuses.
    if head.contains("no integer solution") {
        return Told::Nothing;
    }
    let pairs = file.lines().skip(1).filter_map(|line| {
        let mut fields = line.trim_start_matches(['*', ' ']).split_whitespace().skip(1);
        Some((fields.next()?, fields.next()?))
    });
    by_name(program, pairs, optimal)
}

/// `glpsol`: `s mip ROWS COLUMNS STATUS OBJECTIVE`, then `j NUMBER VALUE` for each column.
pub(super) fn glpk(program: &Program, file: &str, log: &str) -> Told {
    if log.contains("HAS NO PRIMAL FEASIBLE") || log.contains("HAS NO INTEGER FEASIBLE") {
        return Told::Infeasible;
    }
    let status = file.lines().find_map(|line| line.strip_prefix("s mip "));
    let status = status.and_then(|line| line.split(' ').nth(2));
    let optimal = match status {
        Some("n") => return Told::Infeasible,
        Some("u") => return Told::Nothing,
        Some("o") => true,
        Some("f") => false,
        _ => return Told::Strange,
    };
    let mut values = vec![0.0; program.columns.len()];
    for line in file.lines().filter_map(|line| line.strip_prefix("j ")) {
        let mut fields = line.split(' ');
        let column = fields.next().and_then(|n| n.parse::<usize>().ok());
        let value = fields.next().and_then(|v| v.parse::<f64>().ok());
        match column.zip(value) {
            Some((column, value)) if (1..=values.len()).contains(&column) => {
                values[column - 1] = value;
            }
            _ => return Told::Strange,
        }
    }
    Told::Found { values, optimal }
}

/// `scip`: `solution status: ...`, `objective value: ...`, then `name value (obj:cost)`.
pub(super) fn scip(program: &Program, file: &str, log: &str) -> Told {
    let head = file.lines().next().unwrap_or_default();
    if head.contains("infeasible") || log.contains("problem is solved [infeasible]") {
        return Told::Infeasible;
    }
    if !head.starts_with("solution status:") {
        return Told::Strange;
    }
    if file.contains("no solution available") {
        return Told::Nothing;
    }
    let optimal = head.contains("optimal solution found");
    by_name(program, named(file.lines().skip(2)), optimal)
}

/// `gurobi_cl`: comments, then `name value`; how it ended is in its log.
pub(super) fn gurobi(program: &Program, file: &str, log: &str) -> Told {
    if log.contains("Model is infeasible") || log.contains("Infeasible model") {
        return Told::Infeasible;
    }
    if file.is_empty() {
        let late = log.contains("Time limit reached");
        return if late { Told::Nothing } else { Told::Strange };
    }
    let optimal = log.contains("Optimal solution found");
    by_name(program, named(file.lines().filter(|line| !line.starts_with('#'))), optimal)
}

/// `cplex`: XML with `<variable name="x" index="0" value="1"/>`; how it ended is in its log.
pub(super) fn cplex(program: &Program, file: &str, log: &str) -> Told {
    if log.contains("Integer infeasible") || log.contains("Infeasibility row") {
        return Told::Infeasible;
    }
    if file.is_empty() {
        let late = log.contains("Time limit exceeded");
        return if late { Told::Nothing } else { Told::Strange };
    }
    let optimal = log.contains("Integer optimal solution");
    let pairs = file.lines().filter_map(|line| {
        let line = line.trim_start().strip_prefix("<variable ")?;
        Some((attribute(line, "name")?, attribute(line, "value")?))
    });
    by_name(program, pairs, optimal)
}

/// `name value`, whatever follows.
fn named<'a>(lines: impl Iterator<Item = &'a str>) -> impl Iterator<Item = (&'a str, &'a str)> {
    lines.filter_map(|line| {
        let mut fields = line.split_whitespace();
        Some((fields.next()?, fields.next()?))
    })
}

fn attribute<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let at = line.find(&format!("{name}=\""))? + name.len() + 2;
    line[at..].split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program() -> Program {
        let mut program = Program::new("two");
        program.binary("x_1");
        program.binary("y_2");
        program
    }

    fn found(values: [f64; 2], optimal: bool) -> Told {
        Told::Found { values: values.to_vec(), optimal }
    }

    #[test]
    fn a_solution_that_breaks_a_row_is_no_solution() {
        let mut program = Program::new("small");
        let (x, y) = (program.binary("x"), program.binary("y"));
        program.cost(x, 2.0);
        program.row("some", &[(x, 1.0), (y, 1.0)], 1.0, 1.0);
        let told = |values: Vec<f64>| Told::Found { values, optimal: true };
        let budget = Budget::unlimited();
        let right = judged(&program, told(vec![1.0 - 1e-9, 0.0]), &budget);
        let optimal = Outcome::Optimal { values: vec![1.0, 0.0], objective: 2.0, bound: Some(2.0) };
        assert_eq!(right, optimal);
        for values in [vec![1.0, 1.0], vec![0.5, 0.5], vec![2.0, -1.0]] {
            let wrong = judged(&program, told(values), &budget);
            assert_eq!(wrong, Outcome::Stopped { stop: Stop::Untrue, bound: None });
        }
    }

    #[test]
    fn every_notation_is_read() {
        let p = &program();
        let file = "Optimal - objective value 1.0\n      1 y_2      1        0\n";
        assert_eq!(cbc(p, file), found([0.0, 1.0], true));
        let file = "Stopped on time - objective value 1.0\n**    0 x_1    1    0\n";
        assert_eq!(cbc(p, file), found([1.0, 0.0], false));
        let file = "c Problem: two\ns mip 1 2 o 1\ni 1 1\nj 1 0\nj 2 1\ne o f\n";
        assert_eq!(glpk(p, file, ""), found([0.0, 1.0], true));
        let file =
            "solution status: optimal solution found\nobjective value: 1\nx_1   1 \t(obj:1)\n";
        assert_eq!(scip(p, file, ""), found([1.0, 0.0], true));
        let file = "# Solution for model two\n# Objective value = 1\nx_1 0\ny_2 1\n";
        assert_eq!(
            gurobi(p, file, "Optimal solution found (tolerance 0)"),
            found([0.0, 1.0], true)
        );
        let file =
            "<?xml version = \"1.0\"?>\n  <variable name=\"y_2\" index=\"1\" value=\"1\"/>\n";
        assert_eq!(cplex(p, file, "MIP - Integer optimal solution: 1"), found([0.0, 1.0], true));
    }

    #[test]
    fn none_and_nothing_are_told_apart() {
        let p = &program();
        assert_eq!(cbc(p, "Integer infeasible - objective value 0\n"), Told::Infeasible);
        assert_eq!(cbc(p, ""), Told::Strange);
        let none = "Stopped on time (no integer solution - continuous used) - objective value 0\n";
        assert_eq!(cbc(p, none), Told::Nothing);
        assert_eq!(glpk(p, "s mip 1 2 n 0\n", ""), Told::Infeasible);
        assert_eq!(glpk(p, "s mip 1 2 u 0\n", ""), Told::Nothing);
        assert_eq!(glpk(p, "s mip 1 2 o 0\nj 9 1\n", ""), Told::Strange);
        let log = "PROBLEM HAS NO PRIMAL FEASIBLE SOLUTION";
        assert_eq!(glpk(p, "s mip 1 2 u 0\n", log), Told::Infeasible);
        assert_eq!(
            scip(p, "solution status: infeasible\nno solution available\n", ""),
            Told::Infeasible
        );
        assert_eq!(gurobi(p, "", "Model is infeasible"), Told::Infeasible);
        assert_eq!(cplex(p, "", "MIP - Integer infeasible."), Told::Infeasible);
        assert_eq!(cplex(p, "", "licence"), Told::Strange);
    }
}
