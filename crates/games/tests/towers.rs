//! Towers: every method against the corpus, a brute force, and each other.

use quadrille_core::{Ask, Budget, Cell, Game, Grid, Method, Options, Rng, Verdict};
use quadrille_games::towers::Towers;
use quadrille_games::towers::rules::{Heights, Puzzle, Side, check, look, seen};

/// `puzzle <tab> solution` lines of the corpus.
fn corpus() -> Vec<(Puzzle, String)> {
    let texts = [
        include_str!("../src/towers/corpus/sgt.tsv"),
        include_str!("../src/towers/corpus/puzzlink.tsv"),
    ];
    texts.iter().flat_map(|text| text.lines()).map(read_line).collect()
}

fn read_line(line: &str) -> (Puzzle, String) {
    let (text, solution) = line.split_once('\t').expect("two columns");
    let format = Towers::formats().iter().find(|f| (f.recognises)(text)).expect("a notation");
    (format.read.unwrap()(text, &Options::new()).expect(text), solution.replace('/', ""))
}

fn method(name: &str) -> &'static Method<Towers> {
    Towers::methods().iter().find(|m| m.name == name).expect(name)
}

/// A random Latin square: a cyclic one with rows, columns and heights shuffled.
fn latin(n: usize, rng: &mut Rng) -> Heights {
    let mut orders = [(); 3].map(|()| (0..n).collect::<Vec<_>>());
    orders.iter_mut().for_each(|order| rng.shuffle(order));
    let [rows, cols, heights] = orders;
    let height = |cell: Cell| heights[(rows[cell.row] + cols[cell.col]) % n] as u8 + 1;
    let cells = Grid::filled(n, n, ()).cells().map(height).collect();
    Grid::from_vec(n, n, cells)
}

/// A puzzle with some clues and towers of a Latin square, and now and then a clue that lies.
fn random_puzzle(n: usize, rng: &mut Rng) -> Puzzle {
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

/// Counts solutions, up to `most`, by filling cell after cell and asking the referee at the end.
fn brute_force(puzzle: &Puzzle, most: u64) -> u64 {
    fn fill(puzzle: &Puzzle, heights: &mut Heights, next: usize, most: u64) -> u64 {
        let n = puzzle.size();
        if next == n * n {
            return u64::from(check(puzzle, heights).is_ok());
        }
        let cell = Cell::new(next / n, next % n);
        let mut count = 0;
        for height in 1..=n as u8 {
            let repeated = (0..n).any(|i| {
                heights[Cell::new(cell.row, i)] == height
                    || heights[Cell::new(i, cell.col)] == height
            });
            if repeated || puzzle.given(cell).is_some_and(|given| given != height) {
                continue;
            }
            heights[cell] = height;
            count += fill(puzzle, heights, next + 1, most - count);
            heights[cell] = 0;
            if count >= most {
                break;
            }
        }
        count
    }
    fill(puzzle, &mut Grid::filled(puzzle.size(), puzzle.size(), 0), 0, most)
}

fn solve(name: &str, puzzle: &Puzzle, ask: &Ask) -> quadrille_core::Answer<Heights> {
    let mut budget = Budget::unlimited();
    let answer = (method(name).run)(puzzle, ask, &mut budget).expect(name);
    if let Some(solution) = &answer.solution {
        assert_eq!(check(puzzle, solution), Ok(()), "{name} {puzzle:?}");
    }
    answer
}

/// The methods that can be asked for thousands of small boards.
const FAST: [&str; 2] = ["search", "sat"];

#[test]
fn the_corpus_has_these_answers_and_no_others() {
    for (puzzle, solution) in corpus() {
        for name in FAST {
            let answer = solve(name, &puzzle, &Ask::count(2));
            assert_eq!((answer.solutions, answer.exhausted), (1, true), "{name} {puzzle:?}");
            let found = Towers::write_solution(&puzzle, &answer.solution.unwrap());
            assert_eq!(found, solution, "{name}");
        }
    }
}

#[test]
fn exact_methods_count_what_brute_force_counts() {
    let mut rng = Rng::new(2026);
    for round in 0..3000 {
        let puzzle = random_puzzle(1 + round % 4, &mut rng);
        let expected = brute_force(&puzzle, 50);
        for name in FAST {
            let answer = solve(name, &puzzle, &Ask { seed: round as u64, ..Ask::count(50) });
            assert_eq!(answer.solutions, expected, "{name} {puzzle:?}");
            assert_eq!(answer.exhausted, expected < 50, "{name} {puzzle:?}");
            let verdict = if expected == 0 { Verdict::Impossible } else { Verdict::Solved };
            assert_eq!(answer.verdict, verdict);
        }
    }
}

#[test]
fn the_integer_program_agrees_on_small_boards() {
    let mut rng = Rng::new(11);
    for round in 0..60 {
        let puzzle = random_puzzle(1 + round % 4, &mut rng);
        let expected = brute_force(&puzzle, 3);
        let answer = solve("mip", &puzzle, &Ask::count(3));
        assert_eq!((answer.solutions, answer.exhausted), (expected, expected < 3), "{puzzle:?}");
    }
}

#[test]
fn every_notation_gives_back_what_it_was_given() {
    let mut rng = Rng::new(7);
    let random = (0..300).map(|i| random_puzzle(1 + i % 30, &mut rng));
    for puzzle in corpus().into_iter().map(|(puzzle, _)| puzzle).chain(random) {
        for format in Towers::formats() {
            let (Some(read), Some(write)) = (format.read, format.write) else { continue };
            let text = write(&puzzle).unwrap();
            assert!((format.recognises)(&text), "{} {text}", format.name);
            assert_eq!(read(&text, &Options::new()).as_ref(), Ok(&puzzle), "{}", format.name);
        }
    }
}

#[test]
fn a_spent_budget_is_an_answer() {
    let puzzle = Puzzle::empty(9).unwrap();
    for method in Towers::methods() {
        let mut budget = Budget::for_time(std::time::Duration::ZERO);
        let answer = (method.run)(&puzzle, &Ask::count(2), &mut budget).unwrap();
        assert!(matches!(answer.verdict, Verdict::Unknown(_)), "{}", method.name);
    }
}
