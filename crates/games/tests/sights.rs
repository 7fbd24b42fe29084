//! What else is seen of a puzzle: trees of searches, prices, and the games' own algorithms at work.
#![cfg(feature = "highs")]

use quadrille_core::lens::{Proposed, Scene};
use quadrille_core::tree::{Fate, Tree};
use quadrille_core::{Ask, Budget, DynPuzzle, GenerateAsk, Options, Ruling};
use quadrille_engines::lp;
use quadrille_games::{find, lens};

fn generated(game: &str, size: (usize, usize), seed: u64) -> Box<dyn DynPuzzle> {
    let ask = GenerateAsk { size: Some(size), difficulty: None, seed, options: Options::new() };
    find(game).unwrap().generate(&ask, &mut Budget::unlimited()).unwrap().puzzle
}

fn read(game: &str, id: &str) -> Box<dyn DynPuzzle> {
    find(game).unwrap().read(None, id, &Options::new()).unwrap()
}

/// Parents come first, and every solution that was counted is a node.
fn is_tree(tree: &Tree, solutions: Option<u64>, what: &str) {
    for (id, node) in tree.nodes.iter().enumerate() {
        assert_eq!(node.parent.is_none(), id == 0, "{what}: node {id}");
        assert!(node.parent.is_none_or(|parent| (parent as usize) < id), "{what}: node {id}");
        if let Some(parent) = node.parent {
            let above = &tree.nodes[parent as usize];
            assert_ne!(above.fate, Fate::Open, "{what}: node {id}");
            assert!(!node.variable.is_empty(), "{what}: node {id}");
        }
    }
    let found = tree.nodes.iter().filter(|node| node.fate == Fate::Solution).count() as u64;
    if let Some(solutions) = solutions {
        assert_eq!(found, solutions, "{what}: every solution is a leaf");
    }
}

/// Every method that is said to keep a tree does, and its answer is what it is without one.
#[test]
fn methods_that_keep_trees_answer_as_before() {
    for (game, size) in [
        ("towers", (6, 6)),
        ("singles", (7, 7)),
        ("unruly", (8, 8)),
        ("pegs", (4, 4)),
        ("pairs", (3, 4)),
    ] {
        for seed in 0..3 {
            let puzzle = generated(game, size, seed);
            let trees = lens::model(&*puzzle, None).unwrap().trees;
            assert!(trees.contains(&"bnb".to_string()), "{game}: {trees:?}");
            for method in trees.iter().filter(|name| !["bnb", "minimax"].contains(&name.as_str())) {
                let what = format!("{} {method}", puzzle.id().unwrap());
                let ask = Ask { count: 2, tree: true, ..Ask::default() };
                let solve =
                    |ask: &Ask| puzzle.solve(Some(method), ask, &mut Budget::unlimited()).unwrap();
                let report = solve(&ask);
                let plain = solve(&Ask { tree: false, ..ask.clone() });
                assert_eq!(report.solutions, plain.solutions, "{what}");
                assert!(plain.tree.is_none(), "{what}");
                let tree = report.tree.unwrap_or_else(|| panic!("{what} keeps a tree"));
                // Singles looks for the smallest answers only, and its formula says the rule about areas round by
                // round; a SAT solver may know an answer before it decides anything.
                let counted = method == "search" && game != "singles";
                is_tree(&tree, counted.then_some(report.solutions), &what);
            }
        }
    }
}

/// The decisions of a search and of CaDiCaL are about the program's own variables where they are about cells.
#[test]
fn decisions_have_the_programs_names() {
    for (game, size) in [("towers", (7, 7)), ("unruly", (10, 10)), ("singles", (8, 8))] {
        let mut known = 0;
        for seed in 0..6 {
            let puzzle = generated(game, size, seed);
            for method in ["search", "sat"] {
                let ask = Ask { count: 2, tree: true, ..Ask::default() };
                let report = puzzle.solve(Some(method), &ask, &mut Budget::unlimited()).unwrap();
                let nodes = report.tree.unwrap().nodes;
                let decisions: Vec<(String, bool)> = nodes[1..]
                    .iter()
                    .map(|node| (node.variable.clone(), node.value == 1))
                    .collect();
                let count = decisions.len();
                let kept = lens::known(&*puzzle, None, decisions).unwrap().len();
                if method == "search" {
                    assert_eq!(kept, count, "{game}: every decision is about a cell");
                }
                known += kept;
            }
        }
        assert!(known > 0, "{game}: something is decided");
    }
}

/// Duality: prices add up to the bound, and no row has both a price and slack.
#[test]
fn prices_prove_the_bound() {
    for seed in 0..4 {
        let puzzle = generated("pairs", (5, 6), seed);
        let seen = lens::relaxation(&*puzzle, None, &[], false, &mut Budget::unlimited());
        let seen = seen.unwrap().unwrap();
        let (bound, dual) = (seen.bound.unwrap(), seen.dual_bound.unwrap());
        assert!((bound - dual).abs() < 1e-6 * bound.abs().max(1.0), "{bound} {dual}");
        assert_eq!(seen.prices.len(), seen.size.rows);
        assert!(seen.prices.iter().all(|price| (price.dual * price.slack).abs() < 1e-6));
        assert!(seen.prices.iter().any(|price| price.dual != 0.0 && price.cells.len() == 1));
        let between = seen.links.iter().filter(|link| link.value < 1.0 - 1e-6);
        assert!(between.clone().all(|link| link.reduced.abs() < 1e-6));
    }
}

/// Each path adds one pair, ends where nobody was paired, and the cover is as large as the pairing.
#[test]
fn augmenting_paths_end_with_a_cover() {
    let mut longer = 0;
    for seed in 0..8 {
        let ask =
            GenerateAsk { size: Some((5, 5)), difficulty: None, seed, options: Options::new() };
        let made = find("pairs").unwrap().generate(&ask, &mut Budget::unlimited()).unwrap();
        let text = made.puzzle.write("id").unwrap();
        let equal = Options::new().with("ignore-values", "true");
        let puzzle = find("pairs").unwrap().read(None, &text, &equal).unwrap();
        let told = puzzle.scenes("paths", &mut Budget::unlimited()).unwrap().unwrap();
        let (last, paths) = told.scenes.split_last().unwrap();
        for (number, Scene { moves, path, value, .. }) in paths.iter().enumerate() {
            assert_eq!((*value, moves.len()), (number as i64 + 1, number + 1));
            assert!(path.len().is_multiple_of(2) && path.len() >= 2);
            longer += usize::from(path.len() > 2);
            let mut position = puzzle.start();
            position.play_all(moves).unwrap();
        }
        assert_eq!(last.limit, Some(last.value), "as many cells as pairs");
        assert_eq!(last.marked.len() as i64, last.value);
        let flow = puzzle.solve(Some("flow"), &Ask::default(), &mut Budget::unlimited()).unwrap();
        assert_eq!(flow.verdict, Ruling::Solved);
        assert_eq!(flow.solution.unwrap().split(';').count() as i64, last.value);
    }
    assert!(longer > 0, "some path turns pairs around");
    let other = read("pairs", "1x3:w1w2w3");
    assert!(other.scenes("paths", &mut Budget::unlimited()).is_err(), "values differ");
    assert!(other.scenes("pagoda", &mut Budget::unlimited()).is_err(), "of another game");
}

/// No jump makes a pagoda heavier, and what one forbids the exact search does not find.
#[test]
fn pagodas_forbid_only_what_cannot_be() {
    let mut forbidden = 0;
    for id in ["english", "5x5:PPPPPPPPPPPPHPPPPPPPPPPPP", "3x3:PPHPPPHPP", "4x1:PPHP", "5x1:PPHHP"]
    {
        let puzzle = read("pegs", id);
        let told = puzzle.scenes("pagoda", &mut Budget::unlimited()).unwrap().unwrap();
        assert!(!told.scenes.is_empty(), "{id}");
        for scene in told.scenes.iter().filter(|scene| scene.value < scene.limit.unwrap()) {
            forbidden += 1;
            let goal = Options::new().with("goal", scene.marked[0].to_string());
            let aimed = find("pegs").unwrap().read(None, id, &goal).unwrap();
            let report = aimed.solve(Some("exact"), &Ask::default(), &mut Budget::unlimited());
            assert_eq!(report.unwrap().verdict, Ruling::Impossible, "{id} {}", scene.marked[0]);
        }
    }
    assert!(forbidden > 0);
}

#[test]
fn only_a_game_for_two_looks_ahead() {
    let budget = &mut Budget::unlimited();
    assert!(generated("towers", (4, 4), 1).game_tree(2, budget).is_none());
    let tree = generated("pairs", (3, 3), 1).game_tree(3, budget).unwrap().unwrap().unwrap();
    assert!(tree.nodes.iter().any(|node| node.fate == Fate::Bound), "something is pruned");
    assert!(
        lens::model(&*generated("pairs", (3, 3), 1), None)
            .unwrap()
            .trees
            .contains(&"minimax".into())
    );
}

/// The shorter way to a relaxation of Pegs leads where all rows lead: the same bound, and a point that keeps them.
#[test]
fn the_relaxation_of_pegs_is_the_same_both_ways() {
    let boards =
        ["cross:5", "rect:4x4", "diamond:5", "5x3:PPHPPPPHPPPPPPH", "5x1:PPHPH", "4x1:PPHP"];
    let mut ways = 0;
    for (board, goal) in boards.into_iter().flat_map(|board| [(board, "any"), (board, "r1c1")]) {
        let options = Options::new().with("goal", goal);
        let Ok(puzzle) = find("pegs").unwrap().read(None, board, &options) else { continue };
        let program = puzzle.program(Some("mip")).unwrap();
        let budget = &mut Budget::unlimited();
        let whole = lp::relax(&program, &[], budget).unwrap();
        match puzzle.relaxed("mip", budget).unwrap() {
            Some(Proposed::Best { values, dual }) => {
                let best = lp::proved(&program, values, dual).expect(board);
                let whole = whole.expect(board);
                assert!((best.bound - whole.bound).abs() < 1e-5, "{board} {goal}");
                ways += 1;
            }
            Some(Proposed::Nothing) => assert!(whole.is_none(), "{board} {goal}"),
            None => {}
        }
    }
    assert!(ways >= 4, "{ways} the shorter way");
}
