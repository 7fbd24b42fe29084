//! Puzzles to test with, and the slow, sure way to solve them.

use quadrille_core::prelude::*;

use quadrille_core::{Answer, Ask, Budget, Cell, Grid, Method, Options, Rng};
use quadrille_games::towers::Towers;
use quadrille_games::towers::rules::{Heights, Puzzle, Side, look, seen};

/// `puzzle <tab> solution` lines of the corpus.
pub fn corpus() -> Vec<(Puzzle, String)> {
    let texts = [
        include_str!("../../src/towers/corpus/sgt.tsv"),
        include_str!("../../src/towers/corpus/puzzlink.tsv"),
    ];
    texts.iter().flat_map(|text| text.lines()).map(read_line).collect()
}

/// One of them.
pub fn read_line(line: &str) -> (Puzzle, String) {
    let (text, solution) = line.split_once('\t').expect("two columns");
    let format = Towers::formats().iter().find(|f| (f.recognises)(text)).expect("a notation");
    (format.read.unwrap()(text, &Options::new()).expect(text), solution.replace('/', ""))
}

/// The method of a name.
pub fn method(name: &str) -> &'static Method<Towers> {
    Towers::methods().iter().find(|m| m.name == name).expect(name)
}

/// A random Latin square: a cyclic one with rows, columns and heights shuffled.
pub fn latin(n: usize, rng: &mut Rng) -> Heights {
    let mut orders = [(); 3].map(|()| (0..n).collect::<Vec<_>>());
    orders.iter_mut().for_each(|order| rng.shuffle(order));
    let [rows, cols, heights] = orders;
    let height = |cell: Cell| heights[(rows[cell.row] + cols[cell.col]) % n] as u8 + 1;
    let cells = Grid::filled(n, n, ()).cells().map(height).collect();
    Grid::from_vec(n, n, cells)
}

/// A puzzle with some clues and towers of a Latin square, and now and then a clue that lies.
pub fn random_puzzle(n: usize, rng: &mut Rng) -> Puzzle {
    let square = latin(n, rng);
    let mut puzzle = Puzzle::empty(n).unwrap();
    let (clues, towers) = (rng.unit() * 100.0, rng.unit() * 40.0);
    let lies = if rng.chance(30.0) { 15.0 } else { 0.0 };
    for side in Side::ALL {
        for i in 0..n {
            if rng.chance(clues) {
                let truth = seen(look(&square, side, i)) as u32;
                let lie = 1 + rng.below(n) as u32;
                puzzle.set_clue(side, i, if rng.chance(lies) { lie } else { truth }).unwrap();
            }
        }
    }
    for cell in square.cells() {
        if rng.chance(towers) {
            puzzle.give(cell, square[cell].into()).unwrap();
        }
    }
    puzzle
}

/// All solutions, up to `most`, by filling cell after cell and asking the referee at the end.
pub fn brute_force(puzzle: &Puzzle, most: usize) -> Vec<Heights> {
    fn fill(
        puzzle: &Puzzle,
        heights: &mut Heights,
        next: usize,
        most: usize,
        all: &mut Vec<Heights>,
    ) {
        let n = puzzle.size();
        if next == n * n {
            all.extend(Towers::check(puzzle, heights).is_ok().then(|| heights.clone()));
            return;
        }
        let cell = Cell::new(next / n, next % n);
        for height in 1..=n as u8 {
            let repeated = (0..n).any(|i| {
                heights[Cell::new(cell.row, i)] == height
                    || heights[Cell::new(i, cell.col)] == height
            });
            let other = puzzle.given(cell).is_some_and(|given| given != height);
            if all.len() < most && !repeated && !other {
                heights[cell] = height;
                fill(puzzle, heights, next + 1, most, all);
                heights[cell] = 0;
            }
        }
    }
    let mut all = Vec::new();
    fill(puzzle, &mut Grid::filled(puzzle.size(), puzzle.size(), 0), 0, most, &mut all);
    all
}

/// What a method answers, refereed.
pub fn solve(name: &str, puzzle: &Puzzle, ask: &Ask) -> Answer<Heights> {
    let mut budget = Budget::unlimited();
    let answer = (method(name).run)(puzzle, ask, &mut budget).expect(name);
    if let Some(solution) = &answer.solution {
        assert_eq!(Towers::check(puzzle, solution), Ok(()), "{name} {puzzle:?}");
    }
    answer
}
