//! What can still be won and what can be reached, for searches by moves that take long: a bit for each position of the class.

use crate::pegs::dense::{Positions, Way};
use crate::pegs::solve::exact::Prepared;
use crate::pegs::solve::word_board::WordBoard;
use quadrille_core::{Budget, Stop};

/// Marks of the positions that matter.
pub struct Marks {
    winning: Positions,
    reached: Reached,
}

/// What is known of positions that can be reached.
enum Reached {
    Unknown,
    Marked(Box<Positions>),
    /// Pegs and holes exchanged, the end is the start, and a play taken back is a play: what can be reached is what can be
    /// won with pegs for holes. These are all cells.
    Mirrored(u64),
}

impl Marks {
    /// The bytes of one set of marks, if there is room for them at all.
    pub fn bytes(case: &Prepared<'_>) -> Option<u64> {
        Positions::bytes(case.field, case.start())
    }

    /// Marks what can be won, which leaves `pegs` pegs, and what can be reached from an image of the start. Nothing where
    /// there is no room.
    pub fn new(
        case: &Prepared<'_>,
        board: &WordBoard,
        pegs: u32,
        budget: &mut Budget,
    ) -> Result<Option<Self>, Stop> {
        let (start, goal) = (case.start(), case.field.goal(case.puzzle));
        let Some(mut winning) = room(case, budget)? else { return Ok(None) };
        match goal {
            Some(goal) => winning.add(1 << goal),
            None => winning.add_level(pegs, budget).map(drop)?,
        }
        // The start and the ends are looked up as all others are.
        for pegs in pegs + 1..=start.count_ones() {
            winning.grow(pegs, Way::Back, budget)?;
        }
        let all = u64::MAX >> (u64::BITS as usize - case.field.len());
        if goal.is_some_and(|goal| start ^ 1 << goal == all) {
            return Ok(Some(Marks { winning, reached: Reached::Mirrored(all) }));
        }
        let Some(mut reached) = room(case, budget)? else {
            return Ok(Some(Marks { winning, reached: Reached::Unknown }));
        };
        board.images(start).for_each(|image| reached.add(image));
        for pegs in (pegs..start.count_ones()).rev() {
            reached.grow(pegs, Way::On, budget)?;
        }
        Ok(Some(Marks { winning, reached: Reached::Marked(Box::new(reached)) }))
    }

    /// Whether a position matters to a side of a search: can be won from, or reached.
    #[inline]
    pub fn has(&self, position: u64, way: Way) -> bool {
        match (way, &self.reached) {
            (Way::On, _) => self.winning.has(position),
            (Way::Back, Reached::Unknown) => true,
            (Way::Back, Reached::Marked(reached)) => reached.has(position),
            (Way::Back, Reached::Mirrored(all)) => self.winning.has(all ^ position),
        }
    }
}

/// No marks, if there is room for them.
fn room(case: &Prepared<'_>, budget: &mut Budget) -> Result<Option<Positions>, Stop> {
    match Positions::new(case.field, case.start(), case.threads, budget) {
        Err(Stop::Memory) => Ok(None),
        marks => marks,
    }
}
