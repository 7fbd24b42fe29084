//! Counting games: the ways to play on until no jump is left, level by level.
//!
//! All positions that are images of each other lead on in the same way, so it is enough to know how many plays lead to
//! all of them together.

use super::Census;
use quadrille_core::{Budget, Stop};
use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher};

/// How many games there are from the start.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Plays {
    /// Games, played until no jump is left.
    pub games: u128,
    /// Of those, games that are won.
    pub wins: u128,
}

/// What an entry of a table takes, with the room that a table keeps free.
const ENTRY: u64 = 64;

impl Census {
    /// Counts the games, each level from the one before.
    pub fn plays(&self, budget: &mut Budget) -> Result<Plays, Stop> {
        let mut plays = Plays::default();
        let mut level: HashMap<u64, u128, Spread> = HashMap::from_iter([(self.start(), 1)]);
        budget.take_memory(ENTRY)?;
        while !level.is_empty() {
            let mut next: HashMap<u64, u128, Spread> = HashMap::default();
            for (&position, &ways) in &level {
                budget.tick()?;
                let mut ended = true;
                for hop in self.board.hops.iter().filter(|hop| hop.fits(position)) {
                    ended = false;
                    let known = next.len();
                    let to = next.entry(self.board.canonical(position ^ hop.all)).or_default();
                    *to = to.checked_add(ways).ok_or(Stop::GaveUp)?;
                    if next.len() > known {
                        budget.take_memory(ENTRY)?;
                    }
                }
                if ended {
                    let won = if self.is_won(position) { ways } else { 0 };
                    plays.games = plays.games.checked_add(ways).ok_or(Stop::GaveUp)?;
                    plays.wins += won;
                }
            }
            budget.free_memory(ENTRY * level.len() as u64);
            level = next;
        }
        Ok(plays)
    }
}

/// A hasher for positions: one multiplication, because they are spread already.
#[derive(Clone, Copy, Default)]
struct Spread(u64);

impl BuildHasher for Spread {
    type Hasher = Spread;

    fn build_hasher(&self) -> Spread {
        Spread(0)
    }
}

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = super::mix(self.0, word);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::field::Field;
    use crate::pegs::rules::{Goal, Puzzle};
    use crate::pegs::solve::word_board::word;
    use quadrille_core::Cell;

    /// Every game played out, one after the other.
    fn by_playing(field: &Field, position: u64, goal: Option<u64>) -> Plays {
        let mut sum = Plays::default();
        for j in &field.jumps {
            let (a, b, c) = (1 << j.from, 1 << j.over, 1 << j.to);
            if position & a != 0 && position & b != 0 && position & c == 0 {
                let more = by_playing(field, position ^ (a | b | c), goal);
                sum.games += more.games;
                sum.wins += more.wins;
            }
        }
        if sum.games == 0 {
            let won = position.count_ones() == 1 && goal.is_none_or(|g| g == position);
            return Plays { games: 1, wins: u128::from(won) };
        }
        sum
    }

    #[test]
    fn games_are_counted_as_by_playing_them_all() {
        let cases: [(&str, Option<Cell>, bool); 4] = [
            ("triangle:4", None, false),
            ("triangle:5", None, false),
            ("rect:3x4", None, false),
            ("rect:3x4", Some(Cell::new(0, 0)), true),
        ];
        let mut several = 0;
        for (name, from, to_start) in cases {
            let mut puzzle: Puzzle = named(name, from).unwrap();
            if let (true, Some(cell)) = (to_start, from) {
                puzzle = puzzle.with_goal(Goal::At(cell)).unwrap();
            }
            let field = Field::new(&puzzle);
            let goal = field.goal(&puzzle).map(|g| 1 << g);
            let wanted = by_playing(&field, word(&field.pegs(puzzle.start())), goal);
            let census = Census::new(&puzzle).unwrap();
            let counted = census.plays(&mut Budget::unlimited()).unwrap();
            assert_eq!(counted, wanted, "{name}");
            several += usize::from(wanted.games > 1 && wanted.wins < wanted.games);
        }
        assert!(several >= 3, "only {several} boards have several games");
        let triangle = Census::new(&named("triangle:5", None).unwrap()).unwrap();
        let little = Budget::unlimited().with_memory(1000);
        assert_eq!(triangle.plays(&mut little.clone()), Err(Stop::Memory));
    }
}
