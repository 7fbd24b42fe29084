//! The diagrams in the techniques' documentation, run: left the board before, right after the move.

use super::Board;
use crate::pegs::rules::{Pegs, Puzzle};
use quadrille_core::{Budget, Explain, Notation, Options, Play, Technique};

/// The two boards of the first diagram of a source file: three blanks part them in the first row.
fn boards(source: &str) -> [Puzzle; 2] {
    let lines = source.lines().map(|line| line.strip_prefix("//! ").unwrap_or(""));
    let drawn = lines.skip_while(|line| *line != "```text").skip(1);
    let rows: Vec<&str> = drawn.take_while(|line| *line != "```").collect();
    let width = rows.first().and_then(|row| row.find("   ")).expect("a diagram");
    let sides = rows.iter().map(|row| row.split_at(width));
    let (left, right): (Vec<_>, Vec<_>) = sides.map(|(l, r)| (l, &r[3..])).unzip();
    let read = |rows: Vec<&str>| {
        let text = Pegs::formats().iter().find(|format| format.name == "text").unwrap();
        text.read.unwrap()(&rows.join("\n"), &Options::new()).unwrap()
    };
    [read(left), read(right)]
}

/// Demands that a technique finds the move that its diagram shows, and that no easier one finds any.
pub(super) fn shows(source: &str, technique: &Technique<Pegs>) {
    let [before, after] = boards(source);
    let mut board = Board::new(&before, &Pegs::start(&before));
    let budget = &mut Budget::unlimited();
    for known in <Pegs as Explain>::techniques() {
        let found = (known.find)(&mut board, usize::MAX, budget).unwrap();
        assert_eq!(found.len(), usize::from(known.name == technique.name), "{}", known.name);
        for finding in &found {
            let told = Pegs::tell(&board, finding);
            let mut played = Pegs::start(&before);
            Pegs::play(&before, &mut played, &told.effects[0]).unwrap();
            assert_eq!(&played.position, after.start(), "{told:?}");
        }
    }
}
