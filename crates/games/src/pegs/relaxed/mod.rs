//! The relaxation of the reports' program without most of its steps.
//!
//! A board of side 20 has 398 steps, and the program 734,000 variables. But a point of its relaxation may jump in parts, so
//! all that the steps between the first few and the last few do can be added up: a small program, in which every point of
//! the large one is found again, says how often each jump is made altogether. So the small one's bound holds for the large
//! one, and its prices prove it there: the price of a cell is the same in all steps that were added up. [`spread`] then shares the
//! jumps out among the steps. Where that succeeds, point and prices are the large program's optimum; whoever asked
//! checks that by the rows of the program.

mod spread;

use super::rules::{Goal, Minimise, Puzzle, Spot};
use super::spec::{self, Jump};
use quadrille_core::lens::Proposed;
use quadrille_core::pb::{Bit, Program, Term};
use quadrille_core::{Budget, Stop};
use quadrille_engines::lp::{Relaxed, relax_inside};

/// How many steps at either end are kept as they are: more only where fewer did not lead to the optimum.
const KEPT: [usize; 3] = [0, 1, 3];

/// The optimum of the relaxation of [`spec::plain`], if it is found this way.
pub fn relaxed(puzzle: &Puzzle, budget: &mut Budget) -> Result<Option<Proposed>, Stop> {
    let steps = spec::positions(puzzle).saturating_sub(1);
    if puzzle.minimise() == Minimise::Moves {
        return Ok(None);
    }
    let (cells, jumps) = spec::board(puzzle);
    for kept in KEPT.into_iter().filter(|kept| 2 * kept + 1 < steps) {
        let short = Short::new(puzzle, cells.len(), &jumps, kept, steps - 2 * kept);
        let told = match relax_inside(&short.program, budget) {
            // The next one, or whoever asked, may have more luck.
            Err(Stop::GaveUp) => continue,
            told => told?,
        };
        let Some(told) = told else { return Ok(Some(Proposed::Nothing)) };
        if let Some(values) = short.values(&told) {
            return Ok(Some(Proposed::Best { values, dual: short.prices(&told) }));
        }
    }
    Ok(None)
}

/// The program with its steps in the middle added up.
struct Short<'a> {
    program: Program,
    jumps: &'a [Jump],
    /// The positions that are left: before and after every step that is.
    x: Vec<Vec<Bit>>,
    /// The jumps of the steps that are left.
    y: Vec<Vec<Bit>>,
    /// Each jump's share of the steps between.
    between: Vec<Bit>,
    /// How many those are.
    steps: usize,
    kept: usize,
    /// Whether the end is fixed, so that nothing is minimised.
    goal: bool,
}

impl<'a> Short<'a> {
    fn new(puzzle: &Puzzle, cells: usize, jumps: &'a [Jump], kept: usize, steps: usize) -> Self {
        let mut program = Program::new();
        let mut bits = |count: usize| -> Vec<Bit> { (0..count).map(|_| program.bit("")).collect() };
        let x: Vec<Vec<Bit>> = (0..2 * kept + 2).map(|_| bits(cells)).collect();
        let y: Vec<Vec<Bit>> = (0..2 * kept).map(|_| bits(jumps.len())).collect();
        let between = bits(jumps.len());
        for (cell, x) in puzzle.cells().zip(&x[0]) {
            program.fix(*x, puzzle.start()[cell] == Spot::Peg);
        }
        let one = |program: &mut Program, y: &[Bit]| {
            program.at_most(y.iter().map(|y| (1, *y)), 1);
        };
        for at in 0..=2 * kept {
            let ends = [x[at].as_slice(), x[at + 1].as_slice()];
            if at == kept {
                added_up(&mut program, jumps, ends, &between, steps as i64);
                one(&mut program, &between);
            } else {
                let y = &y[at - usize::from(at > kept)];
                spec::step(&mut program, jumps, ends, y);
                one(&mut program, y);
            }
        }
        let end = &x[2 * kept + 1];
        match puzzle.goal() {
            Goal::Any => program.minimise(end.iter().map(|x| (1, *x))),
            Goal::At(goal) => puzzle.cells().zip(end).for_each(|(cell, x)| {
                program.fix(*x, cell == goal);
            }),
        }
        let goal = puzzle.goal() != Goal::Any;
        Short { program, jumps, x, y, between, steps, kept, goal }
    }

    /// A point of the whole program: the positions and jumps of all steps. Nothing if the jumps between cannot be shared out.
    fn values(&self, told: &Relaxed) -> Option<Vec<f64>> {
        let read = |bits: &[Bit]| -> Vec<f64> {
            bits.iter().map(|bit| told.values[bit.index()].clamp(0.0, 1.0)).collect()
        };
        let count = self.steps as f64;
        let often = read(&self.between).into_iter().map(|share| share * count).collect();
        let (from, to) = (read(&self.x[self.kept]), read(&self.x[self.kept + 1]));
        let middle = spread::spread(self.jumps, from, to, often, self.steps)?;
        let mut values = Vec::new();
        for at in 0..self.kept {
            values.extend(read(&self.x[at]));
            values.extend(read(&self.y[at]));
        }
        for (position, jumps) in middle {
            values.extend(position);
            values.extend(jumps);
        }
        for at in self.kept..2 * self.kept {
            values.extend(read(&self.x[at + 1]));
            values.extend(read(&self.y[at]));
        }
        values.extend(read(&self.x[2 * self.kept + 1]));
        Some(values)
    }

    /// Prices for the rows of the whole program, in their order.
    fn prices(&self, told: &Relaxed) -> Vec<f64> {
        let (cells, needs) = (self.x[0].len(), 3 * self.jumps.len());
        let (step, steps) = (needs + cells + 1, 2 * self.kept + self.steps);
        if self.goal {
            return vec![0.0; cells + steps * step + cells];
        }
        let mut dual = told.dual[..cells].to_vec();
        let mut rest = &told.dual[cells..];
        for at in 0..=2 * self.kept {
            let needs = if at == self.kept { 0 } else { needs };
            let (here, behind) = rest.split_at(needs + cells + 1);
            let (of_needs, of_cells) = here[..needs + cells].split_at(needs);
            let mut block: Vec<f64> = of_needs.iter().map(|price| price.max(0.0)).collect();
            block.resize(3 * self.jumps.len(), 0.0);
            // No jump may gain at these prices: the row that allows one jump a step pays for what rounding left.
            let gain = |(jump, needs): (&Jump, &[f64])| {
                let [from, over, to] = jump.map(|cell| of_cells[cell]);
                to - from - over - needs.iter().sum::<f64>()
            };
            let most = self.jumps.iter().zip(block.chunks(3)).map(gain).fold(0.0, f64::max);
            block.extend(of_cells);
            block.push(most);
            let times = if at == self.kept { self.steps } else { 1 };
            (0..times).for_each(|_| dual.extend(&block));
            rest = behind;
        }
        dual
    }
}

/// What many steps do together: jumps change pegs as they do in one.
fn added_up(program: &mut Program, jumps: &[Jump], x: [&[Bit]; 2], y: &[Bit], steps: i64) {
    let [now, next] = x;
    let mut balance: Vec<Vec<Term>> =
        now.iter().zip(next).map(|(now, next)| vec![(1, *now), (-1, *next)]).collect();
    for ([from, over, to], y) in jumps.iter().zip(y) {
        balance[*from].push((-steps, *y));
        balance[*over].push((-steps, *y));
        balance[*to].push((steps, *y));
    }
    for terms in balance {
        program.exactly(terms, 0);
    }
}
