//! Our own branch and bound against other methods, and what is seen of programs.
#![cfg(feature = "highs")]

use quadrille_core::{Ask, Budget, DynPuzzle, GenerateAsk, Options, Ruling, SolveReport};
use quadrille_games::{find, lens};

fn generated(game: &str, size: (usize, usize), seed: u64) -> Box<dyn DynPuzzle> {
    let ask = GenerateAsk { size: Some(size), difficulty: None, seed, options: Options::new() };
    let game = find(game).expect("a game");
    game.generate(&ask, &mut Budget::unlimited()).expect("a puzzle").puzzle
}

fn solved(puzzle: &dyn DynPuzzle, method: &str, count: u64, options: Options) -> SolveReport {
    let ask = Ask { count, options, tree: method == "bnb", ..Ask::default() };
    puzzle.solve(Some(method), &ask, &mut Budget::unlimited()).expect("the method takes it")
}

/// Every program of a game gives the verdict, the count and the optimum that another method gives.
fn agrees(game: &str, size: (usize, usize), other: &str, count: u64, seeds: u64) {
    for seed in 0..seeds {
        let puzzle = generated(game, size, seed);
        let expected = solved(&*puzzle, other, count, Options::new());
        let programs = puzzle.programs();
        for program in &programs {
            let mut options = Options::new();
            if programs.len() > 1 {
                options.set("program", *program);
            }
            let report = solved(&*puzzle, "bnb", count, options);
            let what = format!("{} {program}", puzzle.id().unwrap());
            assert_eq!(report.verdict, expected.verdict, "{what}");
            assert_eq!(report.objective, expected.objective, "{what}");
            if expected.objective.is_some() {
                assert_eq!(report.bound, expected.objective, "{what}: proved");
            } else {
                assert_eq!(report.solutions, expected.solutions, "{what}");
            }
            let tree = report.tree.expect("it was asked for");
            assert!(!tree.nodes.is_empty() && tree.more == 0, "{what}");
        }
    }
}

#[test]
fn towers_and_singles_and_unruly_are_counted_as_mip_counts_them() {
    agrees("towers", (4, 4), "mip", 2, 4);
    agrees("singles", (4, 4), "mip", 2, 4);
    agrees("unruly", (6, 6), "mip", 3, 4);
}

#[test]
fn optima_are_those_of_other_methods() {
    agrees("pairs", (3, 4), "brute", 1, 6);
    for id in ["3x1:PPH", "4x1:PPHP", "3x3:PPHPPPHPP", "4x3:HHPHHPPHPHHP"] {
        let puzzle = find("pegs").unwrap().read(None, id, &Options::new()).unwrap();
        let exact = solved(&*puzzle, "exact", 1, Options::new());
        for program in puzzle.programs() {
            let bnb = solved(&*puzzle, "bnb", 1, Options::new().with("program", program));
            assert_eq!((bnb.verdict, bnb.objective), (exact.verdict, exact.objective), "{id}");
        }
    }
}

/// As the reports had them: Towers with all clues, and a 10 x 10 Unruly.
#[test]
fn the_reports_sizes_are_solved() {
    let unruly = generated("unruly", (10, 10), 1);
    assert_eq!(solved(&*unruly, "bnb", 1, Options::new()).verdict, Ruling::Solved);
    for (n, seed) in [(5, 1), (5, 2), (6, 1), (6, 2), (7, 3)] {
        let options = Options::new().with("mode", "full");
        let ask = GenerateAsk { size: Some((n, n)), difficulty: None, seed, options };
        let made = find("towers").unwrap().generate(&ask, &mut Budget::unlimited()).unwrap();
        let report = solved(&*made.puzzle, "bnb", 1, Options::new());
        assert_eq!(report.verdict, Ruling::Solved, "towers of size {n}");
    }
}

#[test]
fn every_variable_of_an_answer_names_its_cells() {
    for (game, size) in [
        ("towers", (4, 4)),
        ("singles", (4, 4)),
        ("unruly", (6, 6)),
        ("pairs", (3, 4)),
        ("pegs", (5, 5)),
    ] {
        let puzzle = generated(game, size, 3);
        for name in puzzle.programs() {
            let program = puzzle.program(Some(name)).unwrap();
            for bit in program.answer() {
                let named = !program.cells(*bit).is_empty();
                // The rings around Pegs are no cells.
                assert!(named || program.name(*bit).contains("outside"), "{}", program.name(*bit));
            }
            let groups = program.groups();
            let rows: usize = groups.iter().map(|group| group.rows.len()).sum();
            assert_eq!(rows, program.row_count(), "{game} {name}: every row is in one group");
            assert!(groups.iter().all(|group| !group.name.is_empty()), "{game} {name}");
        }
    }
}

/// The bound is below the optimum, fixing what a solution says leaves that solution, and a solution's
/// relaxation has no fraction.
#[test]
fn relaxations_bound_and_follow_decisions() {
    let puzzle = generated("pairs", (4, 4), 5);
    let budget = &mut Budget::unlimited();
    let seen = lens::relaxation(&*puzzle, None, &[], true, budget).unwrap().unwrap();
    let (bound, optimum) = (seen.bound.unwrap(), seen.optimum.unwrap());
    assert!(bound <= optimum as f64 + 1e-6 && seen.gap.unwrap() >= 0.0, "{bound} {optimum}");
    assert!(!seen.links.is_empty() && seen.size.columns > 0);

    let puzzle = generated("unruly", (6, 6), 2);
    let answer = solved(&*puzzle, "search", 1, Options::new()).solution.unwrap();
    let blacks: Vec<bool> =
        answer.chars().filter(|c| "01".contains(*c)).map(|c| c == '1').collect();
    assert_eq!(blacks.len(), 36, "{answer}");
    let name = |cell: usize| format!("x_r{}c{}", cell / 6 + 1, cell % 6 + 1);
    let decisions: Vec<(String, bool)> = (0..36).map(|cell| (name(cell), blacks[cell])).collect();
    let seen = lens::relaxation(&*puzzle, None, &decisions, false, budget).unwrap().unwrap();
    assert!(seen.feasible && seen.fractional == 0 && seen.layers == [""]);
    assert_eq!(seen.cells.iter().filter(|shade| !shade.parts.is_empty()).count(), 18);
    let wrong: Vec<(String, bool)> = decisions[..6].iter().map(|d| (d.0.clone(), true)).collect();
    assert!(!lens::relaxation(&*puzzle, None, &wrong, false, budget).unwrap().unwrap().feasible);
    let unknown = [("x_r9c9".to_string(), true)];
    assert!(lens::relaxation(&*puzzle, None, &unknown, false, budget).is_err());
}

#[test]
fn cut_loops_end_with_a_solution_and_formulations_are_measured() {
    let mut several = 0;
    for seed in 0..6 {
        let puzzle = generated("singles", (6, 6), seed);
        for cut in puzzle.cut_kinds() {
            let told = puzzle.cut_loop(cut, &mut Budget::unlimited()).unwrap();
            assert_eq!(told.verdict, Ruling::Solved);
            let (last, before) = told.rounds.split_last().unwrap();
            assert!(last.cuts.is_empty() && last.shut_in.is_empty());
            assert!(puzzle.position(&last.progress).unwrap().status().won, "{}", last.progress);
            several += before.len();
            for round in before {
                assert!(!round.cuts.is_empty() && !round.shut_in.is_empty());
                assert!(!puzzle.position(&round.progress).unwrap().status().won);
            }
        }
    }
    assert!(several > 0, "some board needs a cut");
    let puzzle = generated("singles", (5, 5), 1);
    let rows = lens::formulations(&*puzzle, &Options::new(), &mut Budget::unlimited());
    let names: Vec<String> = rows.unwrap().unwrap().into_iter().map(|row| row.name).collect();
    assert_eq!(names, ["mip", "mip --cut border", "mip --cut report"]);
    let puzzle = generated("unruly", (6, 6), 1);
    let rows = lens::formulations(&*puzzle, &Options::new(), &mut Budget::unlimited());
    let rows = rows.unwrap().unwrap();
    assert!(rows.len() == 2 && rows.iter().all(|row| row.verdict == Ruling::Solved));
    assert!(puzzle.cut_loop("border", &mut Budget::unlimited()).is_err());
}
