//! The reports' program and the formula, against brute force.

use crate::support::{exact, random_board, solve};
use quadrille_core::{Ask, Budget, Rng, Verdict};
use quadrille_engines::mip;

#[test]
fn the_reports_program_agrees_with_exact() {
    if mip::available().is_err() {
        return;
    }
    let mut rng = Rng::new(5);
    for _ in 0..12 {
        let puzzle = random_board(&mut rng);
        let ours = exact(&puzzle);
        let theirs = solve(&puzzle, "mip", &Ask::default(), &mut Budget::unlimited());
        assert_eq!(theirs.verdict, Verdict::Solved);
        assert_eq!(ours.bound, theirs.bound, "{puzzle:?}");
    }
}
