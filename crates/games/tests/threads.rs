//! Searches in parts: the parts are the whole, and any number of threads gives the same answer.

use quadrille_core::{Ask, Budget, DynPuzzle, GenerateAsk, Options, Ruling, SolveReport};
use quadrille_games::find;
use quadrille_games::reading::Source;

fn read(id: &str) -> Box<dyn DynPuzzle> {
    Source::default().text(id).unwrap()
}

fn solve(puzzle: &dyn DynPuzzle, count: u64, threads: usize) -> SolveReport {
    let ask = Ask { count, threads, ..Ask::default() };
    puzzle.solve(Some("search"), &ask, &mut Budget::unlimited()).unwrap()
}

/// Boards with no, one and many solutions; some of them are searched for long.
fn boards() -> Vec<Box<dyn DynPuzzle>> {
    let mut boards: Vec<Box<dyn DynPuzzle>> = Vec::new();
    for (game, size) in [("towers", (4, 4)), ("singles", (5, 5)), ("unruly", (6, 6))] {
        for seed in 0..3 {
            let ask = GenerateAsk { size: Some(size), seed, ..GenerateAsk::default() };
            let game = find(game).unwrap();
            boards.push(game.generate(&ask, &mut Budget::unlimited()).unwrap().puzzle);
        }
    }
    // Latin squares of 4x4, clues that cannot be, every set of blacks, every 6x6 board.
    let more = [
        "towers:4:///////////////",
        "towers:4:4/4//////////////",
        "singles:5x5:1234523451345124512351234",
        "singles:2x2:1111",
        "unruly:6x6:zl",
    ];
    boards.extend(more.map(read));
    boards
}

#[test]
fn cubes_are_the_whole_and_share_nothing() {
    for board in boards() {
        let id = board.id().unwrap();
        let whole = solve(&*board, u64::MAX, 1);
        for wanted in [1, 2, 7, 40] {
            let cubes = board.cubes(wanted, &mut Budget::unlimited()).unwrap();
            let (mut sum, mut some) = (0, false);
            for cube in &cubes {
                let again = cube.to_string().parse().unwrap();
                assert_eq!(*cube, again);
                let within = |count| {
                    board.solve_within(cube, &Ask::count(count), &mut Budget::unlimited()).unwrap()
                };
                let all = within(u64::MAX);
                assert!(all.exhausted, "{id} within {cube}");
                sum += all.solutions;
                some |= within(1).verdict == Ruling::Solved;
            }
            assert_eq!(sum, whole.solutions, "{id} in {} cubes", cubes.len());
            assert_eq!(some, whole.solutions > 0, "{id}: whether there is a solution at all");
        }
    }
}

#[test]
fn threads_change_nothing() {
    for board in boards() {
        let id = board.id().unwrap();
        for count in [1, 2, 3, 50, u64::MAX] {
            let alone = solve(&*board, count, 1);
            let together = [2, 3].map(|threads| solve(&*board, count, threads));
            for report in &together {
                let told = |r: &SolveReport| (r.verdict, r.solutions, r.exhausted);
                assert_eq!(told(report), told(&alone), "{id}, {count} asked for");
            }
            assert_eq!(together[0].solution, together[1].solution, "{id}, {count} asked for");
            if alone.exhausted && alone.solutions == 1 {
                assert_eq!(together[0].solution, alone.solution, "{id}");
            }
        }
    }
}

/// A number of threads that would be ignored is refused, with the methods that would not ignore it; whether the method
/// was named or chosen makes no difference.
#[test]
fn methods_of_one_thread_say_so() {
    let ask = Ask { threads: 2, ..Ask::default() };
    let refused = |board: &dyn DynPuzzle, method, ask: &Ask, known: &str| {
        let refused = board.solve(method, ask, &mut Budget::unlimited()).unwrap_err();
        assert!(refused.to_string().contains(known), "{refused}");
    };
    for board in boards() {
        refused(&*board, Some("sat"), &ask, "search");
        assert!(board.solve(None, &ask, &mut Budget::unlimited()).is_ok(), "the usual one can");
    }
    refused(
        &*read("towers:4:///////////////"),
        None,
        &Ask { proof: true, ..ask.clone() },
        "search",
    );
    refused(&*read("pegs:english"), Some("beam"), &ask, "exact");
    refused(&*read("pegs:square:9"), None, &ask, "exact");
}

/// Pegs is searched level by level, and every level is the same list whoever made it: the very play is the same.
#[test]
fn threads_of_pegs_change_nothing() {
    let boards = [("pegs:rect:4x5", "any"), ("pegs:rect:4x6", "any"), ("pegs:cross:5", "any")];
    for (id, goal) in boards {
        let options = Options::new().with("minimise", "moves").with("goal", goal);
        let board = Source { options, ..Source::default() }.text(id).unwrap();
        let told = |threads| {
            let ask = Ask { threads, ..Ask::default() };
            let report = board.solve(None, &ask, &mut Budget::unlimited()).unwrap();
            (report.verdict, report.objective, report.bound, report.solution, report.nodes)
        };
        let alone = told(1);
        assert_eq!(alone.0, Ruling::Solved, "{id}");
        assert_eq!(told(2), alone, "{id}");
        assert_eq!(told(5), alone, "{id}");
    }
}
