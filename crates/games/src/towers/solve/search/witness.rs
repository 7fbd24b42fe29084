//! Who listens to the search: proofs do, solvers have nobody there.

use crate::towers::heights::HeightSet;
use crate::towers::rules::Line;

/// Somebody who is told what the search concludes beyond single heights and places, and what it tries.
pub trait Witness {
    /// The clues of a line leave less of what its cells could hold; nothing anywhere if they cannot hold.
    fn sight(&mut self, _line: Line, _before: &[HeightSet], _after: &[HeightSet]) {}

    /// These heights of a line, and whatever the cells they are matched to could hold too, belong to those cells;
    /// `over` is one more cell that has no other heights, where there is no matching. `places` is the matching by height.
    fn all_different(
        &mut self,
        _line: Line,
        _sets: &[HeightSet],
        _places: &[u8],
        _heights: HeightSet,
        _over: Option<usize>,
    ) {
    }

    /// A tower that is tried.
    fn decide(&mut self, _cell: usize, _height: usize) {}

    /// What is tried at the moment came to its end: the last tower of it is ruled out from now on.
    fn refuted(&mut self) {}

    /// The search starts over: nothing is tried any more.
    fn start_over(&mut self) {}
}

impl Witness for () {}
