//! The loop of method `mip`, round by round, for people who want to see what a cut does.

use super::cuts::Areas;
use super::mip::{CUT, cuts_of};
use crate::singles::model;
use crate::singles::rules::{Puzzle, Solution};
use quadrille_core::lens::{CutLoop, CutRound, Size};
use quadrille_core::{Budget, Cell, Grid, InputError, Options, Ruling};
use quadrille_engines::mip::{self, Outcome};

/// Solves, looks for whites that are shut in, and adds the cuts against them, until there are none.
pub fn run(puzzle: &Puzzle, cut: &str, budget: &mut Budget) -> Result<CutLoop, InputError> {
    mip::available()?;
    let cut = CUT.chosen(&Options::new().with(CUT.name, cut))?;
    let model::CellProgram { mut program, x } = model::program(puzzle, budget);
    let cell = |index: usize| Cell::new(index / puzzle.cols(), index % puzzle.cols());
    let size =
        Size { rows: program.rows(), columns: program.variables(), nonzeros: program.nonzeros() };
    let nodes = budget.nodes();
    let mut told = CutLoop {
        cut: cut.to_string(),
        size,
        rounds: Vec::new(),
        verdict: Ruling::Unknown,
        nodes: 0,
    };
    while told.rounds.len() < CutLoop::MOST && budget.check().is_ok() {
        let values = match mip::solve(&program, budget) {
            Outcome::Optimal { values, .. } | Outcome::Feasible { values, .. } => values,
            Outcome::Infeasible => {
                told.verdict = Ruling::Impossible;
                break;
            }
            Outcome::Stopped { .. } => break,
        };
        let solution = model::solution(puzzle, x.iter().map(|v| values[v.index()] < 0.5));
        let areas = Areas::new(&solution.black);
        let mut round =
            CutRound { progress: blacks(&solution), shut_in: Vec::new(), cuts: Vec::new() };
        if areas.connected() {
            told.verdict = Ruling::Solved;
            told.rounds.push(round);
            break;
        }
        round.shut_in = shut_in(&solution.black);
        for cells in cuts_of(cut, &areas, &solution) {
            let terms: Vec<_> = cells.iter().map(|&c| (x[c], 1.0)).collect();
            program.row(format!("cut_{}", program.rows()), &terms, 1.0, f64::INFINITY);
            round.cuts.push(cells.into_iter().map(cell).collect());
        }
        told.rounds.push(round);
        budget.report("progress-cut-rounds", told.rounds.len() as u64, 0);
    }
    told.nodes = budget.nodes() - nodes;
    Ok(told)
}

/// An answer as a position: 1 for black, 0 for white.
fn blacks(solution: &Solution) -> String {
    solution.black.values().iter().map(|black| if *black { '1' } else { '0' }).collect()
}

/// The areas of connected whites but the largest.
fn shut_in(black: &Grid<bool>) -> Vec<Vec<Cell>> {
    let (rows, cols) = (black.rows(), black.cols());
    let mut seen = black.clone();
    let mut areas: Vec<Vec<Cell>> = Vec::new();
    for from in black.cells() {
        let mut area = Vec::new();
        let mut todo = vec![from];
        while let Some(here) = todo.pop() {
            if !std::mem::replace(&mut seen[here], true) {
                area.push(here);
                todo.extend(here.neighbours(rows, cols));
            }
        }
        if !area.is_empty() {
            areas.push(area);
        }
    }
    let largest = (0..areas.len()).max_by_key(|i| areas[*i].len());
    if let Some(largest) = largest {
        areas.remove(largest);
    }
    areas
}
