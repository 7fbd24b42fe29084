//! The integer program: one binary variable for each pair that may be formed.

use super::rules::{Pair, Puzzle, Rule};
use super::solve::instead;
use quadrille_core::{Arg, Budget, Colour, InputError, ModelKind, message};
use quadrille_engines::mip::{Program, Var};

/// Programs with more variables are refused.
const MAX_PAIRS: usize = 5_000_000;

/// The program and the pair each variable stands for.
pub struct Model {
    /// Minimises the score less the value of all cells.
    pub program: Program,
    /// The pairs, in the order of the variables.
    pub pairs: Vec<(Var, Pair)>,
}

/// Builds the program: maximise what the pairs save, each cell in one pair at most.
pub fn build(puzzle: &Puzzle, budget: &Budget) -> Result<Model, InputError> {
    let pairs = every_pair(puzzle)?;
    let mut program = Program::within("pairs", budget);
    let mut of_cell: Vec<Vec<(Var, f64)>> = vec![Vec::new(); puzzle.len()];
    let mut vars = Vec::with_capacity(pairs.len());
    for pair in pairs {
        if program.stopped().is_some() {
            break;
        }
        let (a, b) = (pair.first as usize, pair.second as usize);
        let var = program.binary(format!("x_{}_{}", puzzle.cell(a), puzzle.cell(b)));
        program.cost(var, -2.0 * f64::from(puzzle.values()[a].min(puzzle.values()[b])));
        of_cell[a].push((var, 1.0));
        of_cell[b].push((var, 1.0));
        vars.push((var, pair));
    }
    for (index, terms) in of_cell.iter().enumerate().filter(|(_, t)| t.len() > 1) {
        let name = format!("once_{}", puzzle.cell(index));
        program.row(name, terms, f64::NEG_INFINITY, 1.0);
    }
    Ok(Model { program, pairs: vars })
}

/// Every pair the rule allows.
fn every_pair(puzzle: &Puzzle) -> Result<Vec<Pair>, InputError> {
    let too_many = || instead(message!("pairs-model-size", most = MAX_PAIRS));
    let mut pairs: Vec<Pair> = Vec::new();
    for pair in puzzle.side_by_side() {
        if pairs.len() == MAX_PAIRS {
            return Err(too_many());
        }
        pairs.push(pair);
    }
    if puzzle.rule() == Rule::WhiteAnywhere {
        let white = |i: &usize| puzzle.colours()[*i] == Colour::White;
        let whites: Vec<usize> = (0..puzzle.len()).filter(white).collect();
        if whites.len() * whites.len() / 2 + pairs.len() > MAX_PAIRS {
            return Err(too_many());
        }
        for (at, &a) in whites.iter().enumerate() {
            let far = whites[at + 1..].iter().filter(|b| !puzzle.adjacent(a, **b));
            pairs.extend(far.map(|b| Pair::new(a, *b)));
        }
    }
    Ok(pairs)
}

/// The model as a file's text.
pub fn write(puzzle: &Puzzle, kind: ModelKind) -> Result<String, InputError> {
    match kind {
        ModelKind::Lp => Ok(build(puzzle, &Budget::unlimited())?.program.to_lp()),
        ModelKind::Mps => Ok(build(puzzle, &Budget::unlimited())?.program.to_mps()),
        ModelKind::Cnf => {
            let others = Arg::any(["lp", "mps"]);
            Err(InputError::new(message!("pairs-model-cnf", others = others)))
        }
    }
}
