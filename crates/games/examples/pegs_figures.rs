//! The figures of docs/benchmarks/pegs.md. Run with
//! `cargo run --release -p quadrille-games --example pegs_figures -- SECTION`,
//! where SECTION is `vacancies`, `corpus`, `heuristics`, `moves english` or `moves square:6` (`moves english r4c4 r4c4` for one problem),
//! `winnable SIDE SECONDS BOARDS` or `shapes SIDE SECONDS BOARDS`.

#[path = "../tests/pegs/styles.rs"]
mod styles;
#[allow(dead_code)] // the tests use all of it
#[path = "../tests/pegs/support.rs"]
mod support;

use quadrille_core::prelude::*;

use quadrille_core::{Answer, Ask, Budget, Cell, GenerateAsk, Options, Rng, Verdict};
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::boards::named;
use quadrille_games::pegs::rules::{Goal, Minimise, Puzzle, Solution, pegs};
use std::io::Write;
use std::time::{Duration, Instant};

fn say(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.first().map(String::as_str) {
        Some("vacancies") => vacancies(),
        Some("corpus") => corpus(),
        Some("heuristics") => heuristics(),
        Some("moves") => moves(&arguments[1..]),
        Some("winnable") => winnable(numbers(&arguments)),
        Some("shapes") => shapes(numbers(&arguments)),
        _ => say("name a section: vacancies, corpus, heuristics, moves BOARD, winnable, shapes"),
    }
}

fn run(puzzle: &Puzzle, method: &str, seconds: u64) -> (Answer<Solution>, f64) {
    let method = Pegs::methods().iter().find(|m| m.name == method).expect("listed");
    let mut budget = Budget::for_time(Duration::from_secs(seconds));
    let begin = Instant::now();
    let answer = (method.run)(puzzle, &Ask::default(), &mut budget).expect("it takes the board");
    (answer, begin.elapsed().as_secs_f64())
}

/// The cells of a square board up to its symmetries, as far as it has them.
fn representatives(puzzle: &Puzzle) -> Vec<Cell> {
    let n = puzzle.start().rows() - 1;
    let inside: Vec<Cell> = puzzle.cells().collect();
    let images = |c: Cell| {
        let turned =
            [(c.row, c.col), (n - c.row, c.col), (c.row, n - c.col), (n - c.row, n - c.col)];
        turned.into_iter().flat_map(|(r, c)| [Cell::new(r, c), Cell::new(c, r)])
    };
    inside.iter().copied().filter(|c| images(*c).min() == Some(*c)).collect()
}

/// Summary of times: how many, median, longest.
fn times(mut seconds: Vec<f64>) -> String {
    seconds.sort_by(f64::total_cmp);
    match seconds.last() {
        None => "none".to_string(),
        Some(longest) => format!(
            "{} problems, median {:.2} ms, longest {:.2} ms",
            seconds.len(),
            seconds[seconds.len() / 2] * 1e3,
            longest * 1e3
        ),
    }
}

fn vacancies() {
    for board in ["english", "european", "square:6", "square:7", "wiegleb"] {
        let full = named(board, None).expect("a board");
        let (mut any, mut solved, mut impossible, mut open) = (vec![], vec![], vec![], vec![]);
        for hole in representatives(&full) {
            let puzzle = named(board, Some(hole)).expect("a cell");
            let (answer, seconds) = run(&puzzle, "exact", 60);
            any.push(seconds);
            if answer.verdict != Verdict::Solved {
                open.push(format!("{hole} to any"));
            }
            for goal in full.cells() {
                let asked = puzzle.clone().with_goal(Goal::At(goal)).expect("a cell");
                let (answer, seconds) = run(&asked, "exact", 20);
                match answer.verdict {
                    Verdict::Solved => solved.push(seconds),
                    Verdict::Impossible => impossible.push(seconds),
                    _ => open.push(format!("{hole} to {goal}")),
                }
            }
        }
        say(board);
        say(&format!("  fewest pegs from each vacancy: {}", times(any)));
        say(&format!("  vacancy to single peg, solved: {}", times(solved)));
        say(&format!("  vacancy to single peg, impossible: {}", times(impossible)));
        say(&format!("  open: {open:?}"));
    }
}

fn corpus() {
    let read = Pegs::formats()[0].read.expect("ids can be read");
    let texts = [
        include_str!("../src/pegs/corpus/sgt_pegs.tsv"),
        include_str!("../src/pegs/corpus/sgt_pegs_solutions.tsv"),
    ];
    let mut ids: Vec<&str> =
        texts.iter().flat_map(|t| t.lines()).filter_map(|l| l.split('\t').next()).collect();
    ids.sort_unstable();
    ids.dedup();
    let (mut won, mut seconds) = (0, vec![]);
    for id in &ids {
        let puzzle = read(id, &Options::new()).expect("a corpus board");
        let method = Pegs::default_method(&puzzle, &Ask::default()).name;
        let (answer, time) = run(&puzzle, method, 60);
        let left = pegs(puzzle.start()) - answer.solution.map_or(0, |s| s.jumps().count());
        won += usize::from(left == 1);
        seconds.push(time);
        if left > 1 || time > 1.0 {
            say(&format!("{}: {left} left in {time:.2} s by {method}", &id[..12]));
        }
    }
    say(&format!("{won} of {} boards brought to one peg; {}", ids.len(), times(seconds)));
}

/// Ten boards: the classic ones and three plays taken back.
fn boards() -> Vec<(String, Puzzle)> {
    let classic =
        ["english", "european", "wiegleb", "asymmetrical", "diamond:9", "square:6", "square:7"];
    let board = |name: &&str| (name.to_string(), named(name, None).expect("a board"));
    let mut all: Vec<_> = classic.iter().map(board).collect();
    for side in [8, 10, 15] {
        let ask = GenerateAsk { size: Some((side, side)), seed: 1, ..GenerateAsk::default() };
        if let Ok(made) = Pegs::generate(&ask, &mut Budget::unlimited()) {
            all.push((format!("reverse {side}x{side}"), made.puzzle));
        }
    }
    all
}

fn heuristics() {
    // Every run of `beam` may look at so many positions, so that the table is the same everywhere.
    const BEAM_NODES: u64 = 50_000;
    let methods = [("gather", 1), ("centre", 1), ("random", 1), ("random", 100), ("beam", 1)];
    let heads: Vec<String> = methods
        .iter()
        .map(|(name, n)| {
            format!(" {:>14}", if *n > 1 { format!("{name} {n}") } else { name.to_string() })
        })
        .collect();
    say(&format!("{:<14} {:>5}{}", "board", "pegs", heads.concat()));
    for (name, puzzle) in boards() {
        let mut row = format!("{name:<14} {:>5}", pegs(puzzle.start()));
        for (method, restarts) in methods {
            let run = Pegs::methods().iter().find(|m| m.name == method).expect("listed").run;
            let left = |seed: u64| {
                let options = Options::new().with("restarts", restarts.to_string());
                let ask = Ask { seed, options, ..Ask::default() };
                let mut budget = Budget::unlimited();
                if method == "beam" {
                    budget = budget.with_nodes(BEAM_NODES);
                }
                let answer = run(&puzzle, &ask, &mut budget).expect("any board");
                pegs(puzzle.start()) - answer.solution.map_or(0, |s| s.jumps().count())
            };
            let all: Vec<usize> = (0..100).map(left).collect();
            let mean = all.iter().sum::<usize>() as f64 / all.len() as f64;
            let best = all.iter().min().copied().unwrap_or(0);
            row.push_str(&format!(" {:>14}", format!("{mean:.2} ({best})")));
        }
        say(&row);
    }
}

/// Fewest moves from every vacancy to any peg, and to each peg that can be the last; or of the vacancy and the end that are named.
fn moves(arguments: &[String]) {
    let board = arguments.first().map_or("english", String::as_str);
    let asked = |i: usize, cell: &str| arguments.get(i).is_none_or(|asked| asked == cell);
    let full = named(board, None).expect("a board");
    for hole in representatives(&full).into_iter().filter(|hole| asked(1, &hole.to_string())) {
        let puzzle = named(board, Some(hole)).expect("a cell").with_minimise(Minimise::Moves);
        let goal = |cell: Cell| puzzle.clone().with_goal(Goal::At(cell)).expect("a cell");
        let goals = full.cells().map(|cell| (cell.to_string(), goal(cell)));
        let all = [("any".to_string(), puzzle.clone())].into_iter().chain(goals);
        for (end, puzzle) in all.filter(|(end, _)| asked(2, end)) {
            let (answer, seconds) = run(&puzzle, "exact", 120);
            if answer.verdict != Verdict::Impossible {
                let count = answer.solution.map_or(0, |s| s.moves.len());
                let verdict = answer.verdict;
                say(&format!(
                    "{board} {hole} to {end}: {count} moves, {verdict:?}, {seconds:.1} s"
                ));
            }
        }
    }
}

/// The side of the boards, the seconds for each and how many there are.
fn numbers(arguments: &[String]) -> [u64; 3] {
    let number = |i: usize, usual| arguments.get(i).and_then(|a| a.parse().ok()).unwrap_or(usual);
    [number(1, 20), number(2, 10), number(3, 10)]
}

/// Boards of one kind by the default method: how many pegs are left, and when the search ended.
fn measure(name: &str, puzzles: impl Iterator<Item = Puzzle>, seconds: u64) {
    let (mut all, mut ends) = (vec![], vec![]);
    for puzzle in puzzles {
        let method = Pegs::default_method(&puzzle, &Ask::default()).name;
        let (answer, time) = run(&puzzle, method, seconds);
        let solution = answer.solution.expect("there is always a play");
        assert_eq!(Pegs::check(&puzzle, &solution), Ok(()));
        let left = pegs(puzzle.start()) - solution.jumps().count();
        all.push(time);
        ends.push(format!("{left}/{}", answer.bound.unwrap_or(0)));
    }
    say(&format!("{name}: pegs left/bound {}; {}", ends.join(" "), times(all)));
}

fn winnable([side, seconds, count]: [u64; 3]) {
    for style in styles::STYLES {
        let mut rng = Rng::new(side);
        let boards = (0..count).map(|_| styles::winnable(style, side as usize, &mut rng));
        measure(&format!("{side}x{side} {style:?}"), boards, seconds);
    }
}

fn shapes([side, seconds, count]: [u64; 3]) {
    let mut rng = Rng::new(side);
    let boards = (0..count).map(|_| styles::shape(side as usize, &mut rng));
    measure(&format!("{side}x{side} shapes"), boards, seconds);
}
