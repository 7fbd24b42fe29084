//! Plays taken back from a single peg: always solvable in as many jumps.

use super::{HOLES, STEPS, TRIES, Wish, empty_box, forced};
use crate::pegs::explain::LEVELS;
use crate::pegs::field::{Field, Jump};
use crate::pegs::format::asked;
use crate::pegs::rules::{Pegs, Puzzle, Solution, Spot};
use quadrille_core::{
    Arg, Budget, Cell, GenerateError, Generated, Grid, InputError, Rng, Rules, Shape, Stop, message,
};

/// An unlucky order may get stuck early; so many fresh starts find a longer one.
const STARTS: usize = 50;

/// So many plays are tried for a number of holes.
const HOLE_TRIES: usize = 5000;

/// So many jumps are tried first for a level: the longest plays that such boards often have.
const USUAL_STEPS: [usize; 3] = [10, 20, 35];

/// A play taken back.
#[derive(Clone, Default)]
pub(super) struct TakenBack {
    /// The pegs it starts with, by the field's numbers.
    pub pegs: Vec<bool>,
    /// The cells it uses.
    pub touched: Vec<bool>,
    /// Its jumps, the last one first.
    pub jumps: Vec<Jump>,
}

impl TakenBack {
    /// The end of every play: a single peg.
    pub fn end(field: &Field, last: Cell) -> Self {
        let pegs: Vec<bool> = field.cells.iter().map(|cell| *cell == last).collect();
        TakenBack { touched: pegs.clone(), pegs, jumps: Vec::new() }
    }

    /// The jumps that can be taken back.
    pub fn open<'a>(&'a self, field: &'a Field) -> impl Iterator<Item = Jump> + Clone + 'a {
        let pegs = &self.pegs;
        let fits = move |j: &&Jump| pegs[j.to] && !pegs[j.over] && !pegs[j.from];
        field.jumps.iter().filter(fits).copied()
    }

    /// How many of its cells are empty at the start.
    fn holes(&self) -> usize {
        self.touched.iter().zip(&self.pegs).filter(|(touched, peg)| **touched && !**peg).count()
    }

    /// Takes back one more jump.
    pub fn take_back(&mut self, j: Jump) {
        (self.pegs[j.from], self.pegs[j.over], self.pegs[j.to]) = (true, true, false);
        [j.from, j.over, j.to].iter().for_each(|i| self.touched[*i] = true);
        self.jumps.push(j);
    }

    /// The board of the cells it uses, and the play.
    fn puzzle(&self, wish: &Wish<'_>, field: &Field) -> Result<(Puzzle, Solution), InputError> {
        let mut grid = Grid::filled(wish.rows, wish.cols, Spot::Nothing);
        for (i, cell) in field.cells.iter().enumerate().filter(|(i, _)| self.touched[*i]) {
            grid[*cell] = if self.pegs[i] { Spot::Peg } else { Spot::Hole };
        }
        let puzzle = asked(Puzzle::new(Shape::Square, grid)?, wish.options)?;
        Ok((puzzle, field.solution(self.jumps.iter().rev().copied())))
    }
}

impl Wish<'_> {
    /// A play taken back from a single peg in the middle.
    pub(super) fn reverse(
        &self,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Generated<Pegs>, GenerateError> {
        let (field, last) = empty_box(self.rows, self.cols)?;
        match self.level.and_then(|level| LEVELS.iter().position(|known| *known == level)) {
            None => {
                let made = self.of_steps(&field, last, rng, budget)?;
                self.made(made.puzzle(self, &field)?)
            }
            Some(rank) => self.of_level(rank, &field, last, rng, budget),
        }
    }

    /// As many jumps as are asked for, or as many as fit.
    fn of_steps(
        &self,
        field: &Field,
        last: Cell,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<TakenBack, GenerateError> {
        if let Some(holes) = self.holes {
            return self.of_holes(holes, field, last, rng, budget);
        }
        let Some(steps) = self.steps else {
            return Ok(compact(field, last, usize::MAX, rng, budget)?);
        };
        let made = longest(field, last, steps, rng, budget)?;
        if made.jumps.len() == steps {
            return Ok(made);
        }
        Err(InputError::new(message!(
            "pegs-steps-fit",
            option = Arg::Option(STEPS.name.into()),
            steps = steps,
            rows = self.rows,
            cols = self.cols,
            fit = made.jumps.len()
        ))
        .into())
    }

    /// The first play of many that starts with so many holes.
    fn of_holes(
        &self,
        holes: usize,
        field: &Field,
        last: Cell,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<TakenBack, GenerateError> {
        let (mut fewest, mut most) = (usize::MAX, 0);
        for _ in 0..HOLE_TRIES {
            let made = compact(field, last, self.steps.unwrap_or(usize::MAX), rng, budget)?;
            if self.steps.is_some_and(|steps| made.jumps.len() < steps) {
                continue;
            }
            let found = made.holes();
            if found == holes {
                return Ok(made);
            }
            (fewest, most) = (fewest.min(found), most.max(found));
        }
        let option = Arg::Option(HOLES.name.into());
        let what = match fewest <= most {
            true => message!("pegs-holes-rare", option = option, fewest = fewest, most = most),
            false => message!("pegs-holes-none", option = option),
        };
        Err(InputError::new(what).into())
    }

    /// A board of a level, by trying; fewer and fewer jumps unless a number was asked for.
    fn of_level(
        &self,
        rank: usize,
        field: &Field,
        last: Cell,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Generated<Pegs>, GenerateError> {
        for round in 0..TRIES {
            let usual = USUAL_STEPS[rank];
            let steps = self.steps.unwrap_or((usual * (TRIES - round)).div_ceil(TRIES));
            // By chance a play that never leaves a choice is as good as never found.
            let made = match rank {
                0 => forced::play(field, last, steps, rng, budget)?,
                _ => longest(field, last, steps, rng, budget)?,
            };
            if made.jumps.is_empty() || self.steps.is_some_and(|steps| made.jumps.len() < steps) {
                continue;
            }
            let puzzle = made.puzzle(self, field)?;
            if self.is_granted(&puzzle.0, budget)? {
                return self.made(puzzle);
            }
        }
        Err(self.rare())
    }

    fn made(
        &self,
        (puzzle, solution): (Puzzle, Solution),
    ) -> Result<Generated<Pegs>, GenerateError> {
        let fits = Pegs::check(&puzzle, &solution).is_ok();
        let mut notes = vec![message!("pegs-made-back")];
        notes.extend(self.level.map(|level| message!("made-level", level = level)));
        Ok(Generated { puzzle, solution: fits.then_some(solution), notes })
    }
}

/// The longest of several plays of up to `steps` jumps.
fn longest(
    field: &Field,
    last: Cell,
    steps: usize,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<TakenBack, Stop> {
    let mut best = TakenBack::end(field, last);
    for _ in 0..STARTS {
        let made = compact(field, last, steps, rng, budget)?;
        if made.jumps.len() > best.jumps.len() {
            best = made;
        }
        if best.jumps.len() == steps {
            break;
        }
    }
    Ok(best)
}

/// Takes back up to `steps` jumps.
///
/// As in the second report, the peg nearest to the last one gives way each time, which keeps the
/// board compact; among equals chance decides.
fn compact(
    field: &Field,
    last: Cell,
    steps: usize,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<TakenBack, Stop> {
    let mut made = TakenBack::end(field, last);
    while made.jumps.len() < steps {
        budget.tick()?;
        let away = |j: &Jump| away(field.cells[j.to], last);
        let nearest = made.open(field).map(|j| away(&j)).min();
        let near: Vec<Jump> = made.open(field).filter(|j| Some(away(j)) == nearest).collect();
        let Some(j) = rng.choose(&near).copied() else { break };
        made.take_back(j);
    }
    Ok(made)
}

fn away(cell: Cell, from: Cell) -> usize {
    cell.row.abs_diff(from.row).pow(2) + cell.col.abs_diff(from.col).pow(2)
}
