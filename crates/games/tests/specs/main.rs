//! The programs that proofs speak about say the rules, no more and no less: on small boards their integer
//! points, found by plain search, are the answers that the referee accepts among all there could be.

mod points;

use points::Points;
use quadrille_core::prelude::*;
use quadrille_core::{Cell, Colour, Grid, Rng, Shape};
use quadrille_games::{
    pairs::{self, Pairs},
    pegs::{self, Pegs},
    singles::{self, Singles},
    towers::{self, Towers},
    unruly::{self, Unruly},
};
use std::collections::BTreeSet;

/// Compares a program's points with the accepted ones among all answers; returns how many there are.
fn exact<G: Solve>(method: &str, puzzle: &G::Puzzle, all: &[G::Solution]) -> usize {
    let spec = G::specs().iter().find(|spec| spec.name == method).expect("it has this program");
    let program = (spec.write)(puzzle).unwrap();
    let mut right = BTreeSet::new();
    for solution in all.iter().filter(|solution| G::check(puzzle, solution).is_ok()) {
        let point = (spec.point)(puzzle, solution);
        assert_eq!(point.len(), program.bits(), "a point has every variable");
        assert!(program.holds(&point), "{puzzle:?}\n{solution:?}");
        right.insert(program.answer().iter().map(|bit| point[bit.index()]).collect::<Vec<bool>>());
    }
    let found = Points::of(&program);
    assert_eq!(found.len(), right.len(), "{puzzle:?}");
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), right, "{puzzle:?}");
    right.len()
}

/// Every way to mark some cells of a board.
fn patterns(cells: usize) -> impl Iterator<Item = Vec<bool>> {
    (0u32..1 << cells).map(move |mask| (0..cells).map(|i| mask >> i & 1 == 1).collect())
}

#[test]
fn unruly_all_fillings_of_small_boards() {
    for (rows, cols, plain, different) in [(2, 2, 2, 2), (2, 6, 14, 0), (4, 4, 90, 72)] {
        let board = |black: Vec<bool>| {
            let mut plane = unruly::rules::Plane::new(rows, cols);
            black.iter().enumerate().for_each(|(i, b)| plane.set(i / cols, i % cols, *b));
            unruly::rules::Solution { black: plane }
        };
        let all: Vec<_> = patterns(rows * cols).map(board).collect();
        let puzzle = unruly::rules::Puzzle::new(rows, cols).unwrap();
        let unequal = puzzle.clone().with_unique_lines(true);
        for method in ["mip", "mip-2colour"] {
            assert_eq!(exact::<Unruly>(method, &puzzle, &all), plain, "{rows}x{cols}");
            assert_eq!(exact::<Unruly>(method, &unequal, &all), different, "{rows}x{cols}");
            let mut given = puzzle.clone();
            given.give(0, 1, Some(unruly::rules::Ink::Black));
            given.give(1, 0, Some(unruly::rules::Ink::White));
            exact::<Unruly>(method, &given, &all);
        }
    }
}

#[test]
fn singles_all_patterns_of_small_boards() {
    let mut rng = Rng::new(1);
    for (rows, cols) in [(1, 1), (1, 2), (1, 5), (4, 1), (2, 2), (2, 5), (3, 3), (3, 4), (4, 4)] {
        let cells = rows * cols;
        let all: Vec<_> =
            patterns(cells).map(|black| singles::rules::Solution::new(rows, cols, black)).collect();
        let number = singles::rules::Clue::Number;
        // All different: only the second and the third rule speak. Then with numbers that repeat.
        let mut boards: Vec<Vec<u64>> = vec![(0..cells as u64).collect()];
        boards.extend((0..4).map(|_| (0..cells).map(|_| rng.below(4) as u64).collect()));
        for numbers in boards {
            let clues = numbers.into_iter().map(number).collect();
            let puzzle = singles::rules::Puzzle::new(rows, cols, clues).unwrap();
            exact::<Singles>("mip", &puzzle, &all);
        }
    }
}

/// A ring inside the board touches no border: four blacks around a cell of five by five.
#[test]
fn singles_rings_inside_the_board() {
    let clue = singles::rules::Clue::Number;
    let puzzle = singles::rules::Puzzle::new(5, 5, (0..25).map(clue).collect()).unwrap();
    let spec = &Singles::specs()[0];
    for black in patterns(6) {
        let mut marks = vec![false; 25];
        // The ring, a black that touches it and one on the border.
        [7, 11, 13, 17, 1, 24].iter().zip(&black).for_each(|(cell, b)| marks[*cell] = *b);
        let mut program = (spec.write)(&puzzle).unwrap();
        for (cell, black) in marks.iter().enumerate() {
            program.fix(program.answer()[cell], !black);
        }
        let solution = singles::rules::Solution::new(5, 5, marks);
        let right = Singles::check(&puzzle, &solution).is_ok();
        assert_eq!(right, black[..4].contains(&false));
        assert_eq!(Points::of(&program).len(), usize::from(right), "{black:?}");
        assert_eq!(right, program.holds(&(spec.point)(&puzzle, &solution)));
    }
}

/// All Latin squares of an order.
fn latin(n: usize) -> Vec<towers::rules::Heights> {
    fn extend(n: usize, filled: &mut Vec<u8>, found: &mut Vec<towers::rules::Heights>) {
        let at = filled.len();
        if at == n * n {
            return found.push(Grid::from_vec(n, n, filled.clone()));
        }
        for height in 1..=n as u8 {
            let row = &filled[at - at % n..];
            if !row.contains(&height) && !(at % n..at).step_by(n).any(|i| filled[i] == height) {
                filled.push(height);
                extend(n, filled, found);
                filled.pop();
            }
        }
    }
    let mut found = Vec::new();
    extend(n, &mut Vec::new(), &mut found);
    found
}

#[test]
fn towers_all_latin_squares_with_their_clues() {
    use towers::rules::{Puzzle, Side, look, seen};
    for n in 1..=4 {
        let all = latin(n);
        assert_eq!(all.len(), [1, 2, 12, 576][n - 1]);
        let empty = Puzzle::empty(n).unwrap();
        assert_eq!(exact::<Towers>("mip", &empty, &all), all.len());
        let mut told = BTreeSet::new();
        for (number, square) in all.iter().enumerate() {
            let mut puzzle = empty.clone();
            for side in Side::ALL {
                for index in 0..n {
                    let clue = seen(look(square, side, index));
                    // Every other square keeps half of its clues, and a tower.
                    if number % 2 == 0 || (index + n) % 2 == 0 {
                        puzzle.set_clue(side, index, clue as u32).unwrap();
                    }
                }
            }
            if number % 2 == 1 {
                puzzle.give(Cell::new(0, 0), square[Cell::new(0, 0)].into()).unwrap();
            }
            if told.insert(puzzle.to_string()) {
                assert!(exact::<Towers>("mip", &puzzle, &all) >= 1);
            }
        }
    }
}

/// Every play of a board, from the rules: idle steps are written at every place they could be.
fn plays(puzzle: &pegs::rules::Puzzle) -> Vec<pegs::rules::Solution> {
    let mut found = Vec::new();
    let mut open = vec![(puzzle.start().clone(), Vec::new())];
    while let Some((position, jumps)) = open.pop() {
        for (from, to) in pegs::rules::possible(puzzle.shape(), &position) {
            let mut next = position.clone();
            pegs::rules::jump(puzzle.shape(), &mut next, from, to).unwrap();
            let longer: Vec<(Cell, Cell)> = [jumps.as_slice(), &[(from, to)]].concat();
            open.push((next, longer));
        }
        found.push(pegs::rules::Solution::from_jumps(jumps));
    }
    found
}

/// The pegs' programs let a step be idle anywhere; with the idle ones last, points are plays.
#[test]
fn pegs_all_plays_of_small_boards() {
    let boards = ["xx.", "x.xx.", "xxx/x.x/x.x", "xxxx/.xx.", "xx.x/.x.x"];
    for text in boards {
        let rows: Vec<&str> = text.split('/').collect();
        let spots = text.bytes().filter(|b| *b != b'/').map(|b| match b {
            b'x' => pegs::rules::Spot::Peg,
            _ => pegs::rules::Spot::Hole,
        });
        let start = Grid::from_vec(rows.len(), rows[0].len(), spots.collect());
        let puzzle = pegs::rules::Puzzle::new(Shape::Square, start).unwrap();
        let all = plays(&puzzle);
        for spec in Pegs::specs() {
            let mut program = (spec.write)(&puzzle).unwrap();
            for play in &all {
                let point = (spec.point)(&puzzle, play);
                assert!(program.holds(&point), "{} {text} {play:?}", spec.name);
                assert_eq!(Some(program.value(&point)), Pegs::objective(&puzzle, play));
            }
            idle_last(&mut program);
            let found = Points::of(&program);
            assert_eq!(found.len(), all.len(), "{} {text}", spec.name);
            let points = all.iter().map(|play| (spec.point)(&puzzle, play));
            let told = found.into_iter().collect::<BTreeSet<_>>();
            assert_eq!(told, points.collect(), "{} {text}", spec.name);
        }
        for cell in puzzle.cells().collect::<Vec<_>>() {
            let goal = pegs::rules::Goal::At(cell);
            let asked = puzzle.clone().with_goal(goal).unwrap();
            let ends = all.iter().filter(|play| Pegs::check(&asked, play).is_ok()).count();
            for spec in Pegs::specs() {
                let mut program = (spec.write)(&asked).unwrap();
                idle_last(&mut program);
                assert_eq!(Points::of(&program).len(), ends, "{} {text} {cell}", spec.name);
            }
        }
    }
}

/// No jump after an idle step.
fn idle_last(program: &mut quadrille_core::pb::Program) {
    use quadrille_core::pb::Bit;
    let mut steps: std::collections::BTreeMap<usize, Vec<Bit>> = Default::default();
    for &bit in program.answer() {
        let parts: Vec<&str> = program.name(bit).split('_').collect();
        match parts[..] {
            ["y", _, _, t] => steps.entry(t.parse().unwrap()).or_default().push(bit),
            ["x", _, t, p] | ["x", "outside", _, _, t, p] if p != "5" => {
                steps.entry(t.parse().unwrap()).or_default().push(bit);
            }
            _ => {}
        }
    }
    let steps: Vec<Vec<Bit>> = steps.into_values().collect();
    for two in steps.windows(2) {
        let later = two[1].iter().map(|bit| (-1, *bit));
        program.at_least(two[0].iter().map(|bit| (1, *bit)).chain(later), 0);
    }
}

#[test]
fn pairs_all_pairings_of_small_grids() {
    use pairs::rules::{Pair, Pairing, Puzzle, Rule};
    let mut rng = Rng::new(2);
    let colours = [Colour::White, Colour::White, Colour::Red, Colour::Blue, Colour::Green];
    for (rows, cols) in [(1, 2), (1, 5), (2, 2), (2, 3), (2, 4), (3, 3)] {
        for round in 0..12 {
            let cells = rows * cols;
            let colour = |rng: &mut Rng| match rng.below(8) {
                0 => Colour::Black,
                _ => colours[rng.below(5)],
            };
            let board: Vec<Colour> = (0..cells).map(|_| colour(&mut rng)).collect();
            let values = (0..cells).map(|_| 1 + rng.below(9) as u32).collect();
            let rule = [Rule::Adjacent, Rule::WhiteAnywhere][round % 2];
            let puzzle = Puzzle::new(rows, cols, board, values, rule).unwrap();
            let mut all = vec![Pairing::default()];
            for a in 0..cells {
                for b in a + 1..cells {
                    let free = |p: &&Pairing| {
                        p.pairs.iter().all(|q| {
                            [q.first, q.second].iter().all(|c| ![a, b].contains(&(*c as usize)))
                        })
                    };
                    let longer = |p: &Pairing| {
                        let pairs = [p.pairs.as_slice(), &[Pair::new(a, b)]].concat();
                        Pairing { pairs }
                    };
                    let more: Vec<Pairing> = all.iter().filter(free).map(longer).collect();
                    all.extend(more);
                }
            }
            exact::<Pairs>("mip", &puzzle, &all);
            let spec = &Pairs::specs()[0];
            let program = (spec.write)(&puzzle).unwrap();
            for pairing in all.iter().filter(|p| Pairs::check(&puzzle, p).is_ok()) {
                let score = puzzle.total() + program.value(&(spec.point)(&puzzle, pairing));
                assert_eq!(score, puzzle.score(pairing));
            }
        }
    }
}
