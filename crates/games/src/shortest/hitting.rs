//! What to cite: the cheapest choice that no board met so far speaks against, by HiGHS.
//!
//! A board on which a claim fails speaks against every citation that it keeps whole; so whoever claims it must
//! cite something that this board breaks. One row a board says so for all claims at once, because one claim
//! is made: what is cited of what it breaks, less the claims that fail on it, is at least 0.

use super::Citation;
use super::oracle::Refuted;
use quadrille_core::case::{Case, Kind};
use quadrille_core::{Budget, Cell, Stop};
use quadrille_engines::mip::{self, Outcome, Program, Var};
use std::collections::{BTreeMap, BTreeSet};

/// The cheapest citation: fewest clues and cells, then fewest rules.
pub fn cheapest(
    case: &Case,
    due: &BTreeSet<usize>,
    met: &[Refuted],
    budget: &mut Budget,
) -> Result<Citation, Stop> {
    let mut program = Program::within("cheapest citation", budget);
    // A clue or a cell costs more than all rules together.
    let rules = case.sources.iter().filter(|source| source.kind == Kind::Rule).count();
    let dear = (rules + 1) as f64;
    let mut sources: Vec<Var> = Vec::new();
    for (id, source) in case.sources.iter().enumerate() {
        let var = program.binary(format!("source_{id}"));
        program.cost(var, if source.kind == Kind::Rule { 1.0 } else { dear });
        sources.push(var);
    }
    let mut cells: BTreeMap<Cell, Var> = BTreeMap::new();
    for statement in case.statements.iter().filter(|statement| statement.known.is_some()) {
        cells.entry(statement.cell).or_insert_with(|| {
            let var = program.binary(format!("cell_{}", statement.cell));
            program.cost(var, dear);
            var
        });
    }
    let claims: BTreeMap<usize, Var> =
        due.iter().map(|id| (*id, program.binary(format!("claim_{id}")))).collect();
    let one: Vec<(Var, f64)> = claims.values().map(|var| (*var, 1.0)).collect();
    program.row("one_claim", &one, 1.0, 1.0);
    for (index, board) in met.iter().enumerate() {
        let failed = claims.iter().filter(|(id, _)| board.wrong[**id]);
        let mut terms: Vec<(Var, f64)> = failed.map(|(_, var)| (*var, -1.0)).collect();
        if terms.is_empty() {
            continue;
        }
        terms.extend(board.broken.iter().map(|id| (sources[*id], 1.0)));
        let against: BTreeSet<Cell> = case
            .statements
            .iter()
            .zip(&board.wrong)
            .filter(|(statement, wrong)| **wrong && statement.known.is_some())
            .map(|(statement, _)| statement.cell)
            .collect();
        terms.extend(against.iter().map(|cell| (cells[cell], 1.0)));
        program.row(format!("board_{index}"), &terms, 0.0, f64::INFINITY);
    }
    // How far one of many small programs is says nothing about the explanation.
    let mut quiet = budget.share(1);
    let solved = mip::solve(&program, &mut quiet);
    budget.absorb(&quiet);
    let values = match solved {
        Outcome::Optimal { values, .. } => values,
        Outcome::Stopped { stop, .. } => return Err(stop),
        // Citing everything keeps every row, so HiGHS has failed here.
        Outcome::Feasible { .. } | Outcome::Infeasible => return Err(Stop::GaveUp),
    };
    let chosen = |var: &Var| values[var.index()] > 0.5;
    Ok(Citation {
        sources: (0..sources.len()).filter(|id| chosen(&sources[*id])).collect(),
        cells: cells.iter().filter(|(_, var)| chosen(var)).map(|(cell, _)| *cell).collect(),
    })
}
