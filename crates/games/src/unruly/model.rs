//! The reports' integer programs and the formula, as data: what `model` writes and methods solve.

use super::rules::{Ink, Puzzle, Solution};
use quadrille_core::{Budget, InputError, ModelKind, Stop, message};
use quadrille_engines::mip::{Program, Var};
use quadrille_engines::sat::{Formula, Lit};

/// Two lines of one direction, rows if the flag says so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Twins {
    /// Rows, not columns.
    pub rows: bool,
    /// The first line.
    pub one: usize,
    /// The second line.
    pub two: usize,
}

impl Twins {
    /// All pairs of lines of a board.
    pub fn all(rows: usize, cols: usize) -> Vec<Twins> {
        let pairs = |rows: bool, count: usize| {
            (0..count).flat_map(move |two| (0..two).map(move |one| Twins { rows, one, two }))
        };
        pairs(true, rows).chain(pairs(false, cols)).collect()
    }

    /// The pairs of equal lines of a full board.
    pub fn equal(solution: &Solution) -> Vec<Twins> {
        let plane = &solution.black;
        let turned = plane.transposed();
        let twins = Twins::all(plane.rows(), plane.cols()).into_iter();
        twins
            .filter(|t| {
                let plane = if t.rows { plane } else { &turned };
                plane.row(t.one) == plane.row(t.two)
            })
            .collect()
    }

    /// The pairs of cells that face each other.
    fn cells(self, rows: usize, cols: usize) -> impl Iterator<Item = [(usize, usize); 2]> {
        let length = if self.rows { cols } else { rows };
        (0..length).map(move |at| {
            [self.one, self.two].map(|line| if self.rows { (line, at) } else { (at, line) })
        })
    }

    fn name(self) -> String {
        let kind = if self.rows { "rows" } else { "columns" };
        format!("{kind}_{}_{}_differ", self.one + 1, self.two + 1)
    }
}

/// The lines of a board, each as its name and its cells.
fn lines(rows: usize, cols: usize) -> impl Iterator<Item = (String, Vec<(usize, usize)>)> {
    let row = move |r: usize| (format!("row_{}", r + 1), (0..cols).map(|c| (r, c)).collect());
    let col = move |c: usize| (format!("column_{}", c + 1), (0..rows).map(|r| (r, c)).collect());
    (0..rows).map(row).chain((0..cols).map(col))
}

/// Report 002's program: one binary a cell.
pub struct OneColour {
    /// The program.
    pub program: Program,
    /// The variable of each cell, row by row: 1 is black.
    pub cells: Vec<Var>,
}

/// Report 002: each line sums to its half, each window of three to 1 or 2, givens are fixed.
pub fn one_colour(puzzle: &Puzzle, budget: &mut Budget) -> Result<OneColour, Stop> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let mut program = Program::within("unruly", budget);
    let mut cells = Vec::with_capacity(rows * cols);
    for row in 0..rows {
        for col in 0..cols {
            let var = program.binary(format!("x_r{}c{}", row + 1, col + 1));
            if let Some(ink) = puzzle.given(row, col) {
                program.fix(var, f64::from(ink == Ink::Black));
            }
            cells.push(var);
        }
    }
    for (name, line) in lines(rows, cols) {
        budget.tick()?;
        let terms: Vec<(Var, f64)> = line.iter().map(|(r, c)| (cells[r * cols + c], 1.0)).collect();
        let half = (terms.len() / 2) as f64;
        program.row(format!("{name}_half"), &terms, half, half);
        for (at, window) in terms.windows(3).enumerate() {
            program.row(format!("{name}_window_{}", at + 1), window, 1.0, 2.0);
        }
    }
    Ok(OneColour { program, cells })
}

/// Makes two lines differ: a binary for each place that can be 1 only where they do. `cells` are
/// the variables that are 1 for black.
pub fn differ(program: &mut Program, cells: &[Var], puzzle: &Puzzle, twins: Twins) {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let mut places = Vec::new();
    for (at, pair) in twins.cells(rows, cols).enumerate() {
        let [a, b] = pair.map(|(r, c)| cells[r * cols + c]);
        let name = format!("{}_{}", twins.name(), at + 1);
        let place = program.binary(format!("d_{name}"));
        let terms = [(a, 1.0), (b, 1.0), (place, -1.0)];
        program.row(format!("{name}_some"), &terms, 0.0, f64::INFINITY);
        let terms = [(a, 1.0), (b, 1.0), (place, 1.0)];
        program.row(format!("{name}_not_both"), &terms, f64::NEG_INFINITY, 2.0);
        places.push((place, 1.0));
    }
    program.row(twins.name(), &places, 1.0, f64::INFINITY);
}

/// Report 003's program: two binaries a cell, one for each colour.
pub struct TwoColours {
    /// The program.
    pub program: Program,
    /// The variables of each cell, row by row: white, black.
    pub cells: Vec<[Var; 2]>,
}

/// Report 003: one colour a cell, at most two equal in each window, as many white as black.
pub fn two_colours(puzzle: &Puzzle, budget: &mut Budget) -> Result<TwoColours, Stop> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let mut program = Program::within("unruly two colours", budget);
    let mut cells = Vec::with_capacity(rows * cols);
    for row in 0..rows {
        for col in 0..cols {
            let name = |k: usize| format!("x_r{}c{}_{k}", row + 1, col + 1);
            let vars = [program.binary(name(1)), program.binary(name(2))];
            let one = vars.map(|v| (v, 1.0));
            program.row(format!("one_r{}c{}", row + 1, col + 1), &one, 1.0, 1.0);
            if let Some(ink) = puzzle.given(row, col) {
                program.fix(vars[ink as usize], 1.0);
            }
            cells.push(vars);
        }
    }
    for (name, line) in lines(rows, cols) {
        budget.tick()?;
        let vars: Vec<[Var; 2]> = line.iter().map(|(r, c)| cells[r * cols + c]).collect();
        let balance: Vec<(Var, f64)> =
            vars.iter().flat_map(|[white, black]| [(*white, 1.0), (*black, -1.0)]).collect();
        program.row(format!("{name}_balance"), &balance, 0.0, 0.0);
        for (at, window) in vars.windows(3).enumerate() {
            for k in 0..2 {
                let terms: Vec<(Var, f64)> = window.iter().map(|v| (v[k], 1.0)).collect();
                let name = format!("{name}_window_{}_{}", at + 1, k + 1);
                program.row(name, &terms, f64::NEG_INFINITY, 2.0);
            }
        }
    }
    Ok(TwoColours { program, cells })
}

/// The rules as clauses.
pub struct Clauses {
    /// The formula.
    pub formula: Formula,
    /// The literal of each cell, row by row: true is black.
    pub cells: Vec<Lit>,
    rows: usize,
    cols: usize,
}

/// Windows as clauses of three, halves as cardinality, givens as units (none for `rules_only`).
pub fn clauses(puzzle: &Puzzle, rules_only: bool, budget: &mut Budget) -> Result<Clauses, Stop> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let mut formula = Formula::within(budget);
    let mut cells = Vec::with_capacity(rows * cols);
    for row in 0..rows {
        for col in 0..cols {
            cells.push(formula.var(format!("x_r{}c{}", row + 1, col + 1)));
        }
    }
    for (_, line) in lines(rows, cols) {
        budget.tick()?;
        let lits: Vec<Lit> = line.iter().map(|(r, c)| cells[r * cols + c]).collect();
        for window in lits.windows(3) {
            formula.clause(window);
            formula.clause(&[!window[0], !window[1], !window[2]]);
        }
        formula.exactly(lits.len() / 2, &lits);
    }
    if !rules_only {
        for row in 0..rows {
            for col in puzzle.known().ones(row) {
                let lit = cells[row * cols + col];
                formula.clause(&[if puzzle.black().get(row, col) { lit } else { !lit }]);
            }
        }
    }
    match formula.stopped() {
        Some(stop) => Err(stop),
        None => Ok(Clauses { formula, cells, rows, cols }),
    }
}

impl Clauses {
    /// Makes two lines differ: a literal for each place that can hold only where they do.
    pub fn differ(&mut self, twins: Twins) {
        let mut places = Vec::new();
        for pair in twins.cells(self.rows, self.cols) {
            let [a, b] = pair.map(|(r, c)| self.cells[r * self.cols + c]);
            let place = self.formula.fresh();
            self.formula.clause(&[!place, a, b]);
            self.formula.clause(&[!place, !a, !b]);
            places.push(place);
        }
        self.formula.clause(&places);
    }
}

/// Larger boards are not written as integer programs.
pub const MAX_PROGRAM_CELLS: usize = 160_000;
/// The counts of a line take about the square of its length in clauses; larger sums of those are
/// not written as a formula. A square board may have a side of 150.
pub const MAX_FORMULA: usize = 6_750_000;
/// More comparisons of cells are not written into a model.
const MAX_COMPARISONS: usize = 2_000_000;

/// Whether the board's formula is small enough to be made.
pub fn fits_formula(puzzle: &Puzzle) -> bool {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    rows * cols <= MAX_FORMULA && rows * cols * (rows + cols) <= MAX_FORMULA
}

/// A model as a file's text: report 002's program, or the formula.
pub fn text(puzzle: &Puzzle, kind: ModelKind) -> Result<String, InputError> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let fits = match kind {
        ModelKind::Cnf => fits_formula(puzzle),
        _ => rows * cols <= MAX_PROGRAM_CELLS,
    };
    if !fits {
        let what = message!("unruly-model-too-large", cells = MAX_PROGRAM_CELLS);
        return Err(InputError::new(what));
    }
    let budget = &mut Budget::unlimited();
    let never = |stop: Stop| InputError::new(stop.message());
    let mut twins = Vec::new();
    if puzzle.unique_lines() {
        if rows * cols * (rows + cols) / 2 > MAX_COMPARISONS {
            return Err(InputError::new(message!("unruly-model-comparisons")));
        }
        twins = Twins::all(rows, cols);
    }
    if kind == ModelKind::Cnf {
        let mut model = clauses(puzzle, false, budget).map_err(never)?;
        twins.into_iter().for_each(|t| model.differ(t));
        return Ok(model.formula.to_dimacs());
    }
    let mut model = one_colour(puzzle, budget).map_err(never)?;
    let OneColour { program, cells } = &mut model;
    twins.into_iter().for_each(|t| differ(program, cells, puzzle, t));
    Ok(if kind == ModelKind::Lp { model.program.to_lp() } else { model.program.to_mps() })
}
