//! What can still be won, for searches by moves that take long: a bit for each position of the class.

use crate::pegs::dense::{Positions, Way};
use crate::pegs::solve::exact::Prepared;
use quadrille_core::{Budget, Stop};

/// Marks of the positions that can still be won.
///
/// Few positions of nearly as few pegs as at the end can be won, and nearly all that a search meets of nearly as many as at
/// the start, but to mark those takes as long as others: the last quarter of the levels is left out.
pub struct Marks {
    winning: Positions,
    /// The most pegs of which those that can be won are marked.
    most: u32,
    /// All cells, where the end is the start with pegs and holes exchanged. A play taken back is then a play with pegs for
    /// holes, so what can be reached is what can be won with pegs for holes. Elsewhere that would need marks of its own,
    /// which cost more than they spare.
    mirrored: Option<u64>,
}

impl Marks {
    /// The bytes of the marks, if there is room for them at all.
    pub fn bytes(case: &Prepared<'_>) -> Option<u64> {
        Positions::bytes(case.field, case.start())
    }

    /// Marks what can be won, which leaves `pegs` pegs. Nothing where there is no room.
    pub fn new(case: &Prepared<'_>, pegs: u32, budget: &mut Budget) -> Result<Option<Self>, Stop> {
        let (start, goal) = (case.start(), case.field.goal(case.puzzle));
        let Some(mut winning) = room(case, budget)? else { return Ok(None) };
        match goal {
            Some(goal) => winning.add(1 << goal),
            None => winning.add_level(pegs, budget).map(drop)?,
        }
        let most = start.count_ones() - (start.count_ones() - pegs) / 4;
        for pegs in pegs + 1..=most {
            winning.grow(pegs, Way::Back, budget)?;
        }
        let all = u64::MAX >> (u64::BITS as usize - case.field.len());
        let mirrored = goal.is_some_and(|goal| start ^ 1 << goal == all).then_some(all);
        Ok(Some(Marks { winning, most, mirrored }))
    }

    /// Whether a position matters to a side of a search: can be won, or reached as far as that is known.
    #[inline]
    pub fn has(&self, position: u64, way: Way) -> bool {
        let of = match (way, self.mirrored) {
            (Way::On, _) => position,
            (Way::Back, Some(all)) => all ^ position,
            (Way::Back, None) => return true,
        };
        of.count_ones() > self.most || self.winning.has(of)
    }
}

/// No marks, if there is room for them.
fn room(case: &Prepared<'_>, budget: &mut Budget) -> Result<Option<Positions>, Stop> {
    match Positions::new(case.field, case.start(), case.threads, budget) {
        Err(Stop::Memory) => Ok(None),
        marks => marks,
    }
}
