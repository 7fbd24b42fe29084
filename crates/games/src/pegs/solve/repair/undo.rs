//! Which jumps of a play to take back.

use super::{away, place};
use crate::pegs::field::{Field, Jump};
use quadrille_core::Rng;

/// How far a way to another peg is followed where it is not followed to its end.
const REACH: f64 = 6.0;
/// How many late jumps near a peg there are to choose from.
const LATE: usize = 12;

/// The neighbourhood of the way from one cell towards another.
pub struct Corridor {
    from: usize,
    begin: (f64, f64),
    /// Where it ends.
    pub end: (f64, f64),
    /// How far it goes to either side.
    pub width: f64,
}

impl Corridor {
    /// The way to another cell, or its first part, of some width.
    pub fn draw(field: &Field, from: usize, to: usize, rng: &mut Rng) -> Self {
        let share = match rng.below(2) {
            0 => 1.0,
            _ => (REACH / away(field, from, to).max(1.0)).min(1.0),
        };
        let (begin, end) = (place(field, from), place(field, to));
        let end = (begin.0 + (end.0 - begin.0) * share, begin.1 + (end.1 - begin.1) * share);
        Corridor { from, begin, end, width: 1.5 + 4.0 * rng.unit() }
    }

    /// How far a point is from the way.
    pub fn away(&self, point: (f64, f64)) -> f64 {
        let (along, beside) = (
            (self.end.0 - self.begin.0, self.end.1 - self.begin.1),
            (point.0 - self.begin.0, point.1 - self.begin.1),
        );
        let square = along.0 * along.0 + along.1 * along.1;
        let share = match square > 0.0 {
            true => ((beside.0 * along.0 + beside.1 * along.1) / square).clamp(0.0, 1.0),
            false => 0.0,
        };
        (beside.0 - share * along.0).hypot(beside.1 - share * along.1)
    }
}

/// Chooses jumps such that no jump that stays needs one of them: those that touch a cell of theirs later go too.
pub struct Undo {
    touched: Vec<bool>,
}

impl Undo {
    /// For a board of so many cells.
    pub fn new(cells: usize) -> Self {
        Undo { touched: vec![false; cells] }
    }

    /// The last jumps within a corridor that nothing outside of it has followed, up to so many, the last one first.
    pub fn within(
        &mut self,
        field: &Field,
        jumps: &[Jump],
        corridor: &Corridor,
        most: usize,
    ) -> Vec<usize> {
        self.touched.fill(false);
        let mut chosen = Vec::new();
        for (i, jump) in jumps.iter().enumerate().rev() {
            let cells = [jump.from, jump.over, jump.to];
            if chosen.len() < most
                && cells.iter().all(|cell| !self.touched[*cell])
                && corridor.away(place(field, jump.over)) <= corridor.width
            {
                chosen.push(i);
            } else {
                cells.iter().for_each(|cell| self.touched[*cell] = true);
            }
        }
        chosen
    }

    /// A late jump near the corridor's begin and all that could only follow it, the last one first; about so many
    /// at most.
    pub fn what_follows(
        &mut self,
        field: &Field,
        jumps: &[Jump],
        corridor: &Corridor,
        most: usize,
        rng: &mut Rng,
    ) -> Vec<usize> {
        let near = |i: &usize| {
            let cells = [jumps[*i].from, jumps[*i].over, jumps[*i].to];
            cells.iter().any(|cell| away(field, corridor.from, *cell) <= corridor.width)
        };
        let late: Vec<usize> = (0..jumps.len()).rev().filter(near).take(LATE).collect();
        let Some(first) = rng.choose(&late).copied() else { return Vec::new() };
        // An early one may have half of the play behind it; a later one has less.
        let tried = late.iter().rev().filter(|i| **i >= first);
        let followers = |i: &usize| self.followers(jumps, &[*i], 2 * most);
        tried.map(followers).find(|f| f.len() <= 2 * most).unwrap_or_default()
    }

    /// The last jumps within a corridor, whatever followed them, and all that did: as many as there may be, the last one
    /// first.
    pub fn since(
        &mut self,
        field: &Field,
        jumps: &[Jump],
        corridor: &Corridor,
        most: usize,
    ) -> Vec<usize> {
        let near = |i: &usize| corridor.away(place(field, jumps[*i].over)) <= corridor.width;
        let near: Vec<usize> = (0..jumps.len()).rev().filter(near).take(most).collect();
        // The more of them, the more follow.
        let (mut best, mut fits, mut too_many) = (Vec::new(), 0, near.len() + 1);
        while fits + 1 < too_many {
            let count = (fits + too_many) / 2;
            let chosen = self.followers(jumps, &near[..count], most);
            if chosen.len() > most {
                too_many = count;
            } else {
                (best, fits) = (chosen, count);
            }
        }
        best
    }

    /// Some jumps, the last one first, and all that touch a cell of theirs later; no more than one above the most.
    fn followers(&mut self, jumps: &[Jump], firsts: &[usize], most: usize) -> Vec<usize> {
        self.touched.fill(false);
        let (mut chosen, mut firsts) = (Vec::new(), firsts.iter().rev().copied().peekable());
        for i in firsts.peek().copied().unwrap_or(jumps.len())..jumps.len() {
            let cells = [jumps[i].from, jumps[i].over, jumps[i].to];
            let is_first = firsts.next_if_eq(&i).is_some();
            if is_first || cells.iter().any(|cell| self.touched[*cell]) {
                cells.iter().for_each(|cell| self.touched[*cell] = true);
                chosen.push(i);
                if chosen.len() > most {
                    break;
                }
            }
        }
        chosen.reverse();
        chosen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;

    /// Plays anything to the end.
    fn random_play(field: &Field, pegs: &mut [bool], rng: &mut Rng) -> Vec<Jump> {
        let mut jumps = Vec::new();
        loop {
            let fits = |j: &&Jump| pegs[j.from] && pegs[j.over] && !pegs[j.to];
            let open: Vec<Jump> = field.jumps.iter().filter(fits).copied().collect();
            let Some(jump) = rng.choose(&open) else { return jumps };
            (pegs[jump.from], pegs[jump.over], pegs[jump.to]) = (false, false, true);
            jumps.push(*jump);
        }
    }

    /// What stays can be played without what is undone, and then that can be played.
    #[test]
    fn what_is_undone_can_come_last() {
        let mut rng = Rng::new(11);
        for name in ["english", "square:9", "triangle:8", "diamond:11"] {
            let puzzle = named(name, None).unwrap();
            let field = Field::new(&puzzle);
            let mut undo = Undo::new(field.len());
            for round in 0..200 {
                let mut end = field.pegs(puzzle.start());
                let jumps = random_play(&field, &mut end, &mut rng);
                let (from, to) = (rng.below(field.len()), rng.below(field.len()));
                let corridor = Corridor::draw(&field, from, to, &mut rng);
                let undone = match round % 3 {
                    0 => undo.within(&field, &jumps, &corridor, 15),
                    1 => undo.since(&field, &jumps, &corridor, 15),
                    _ => undo.what_follows(&field, &jumps, &corridor, 15, &mut rng),
                };
                assert!(undone.is_sorted_by(|a, b| a > b), "{name}");
                let kept = (0..jumps.len()).filter(|i| !undone.contains(i));
                let mut pegs = field.pegs(puzzle.start());
                for i in kept.chain(undone.iter().rev().copied()) {
                    let j = jumps[i];
                    assert!(pegs[j.from] && pegs[j.over] && !pegs[j.to], "{name}");
                    (pegs[j.from], pegs[j.over], pegs[j.to]) = (false, false, true);
                }
                assert_eq!(pegs, end, "{name}");
            }
        }
    }
}
