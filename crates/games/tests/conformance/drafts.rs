//! Drawing puzzles: edits of every game, and what helps who draws, against counting all solutions by hand.

use crate::support::{Known, corpus, minute};
use quadrille_core::{
    Ask, Cell, DynGame, DynPosition, DynPuzzle, Gesture, Options, Ruling, Unified,
};
use quadrille_games::pairs::rules::{Pair, Pairing, Puzzle as PairsPuzzle};
use quadrille_games::reading::Source;
use quadrille_games::{GAMES, find};
use std::collections::{BTreeMap, BTreeSet};

fn read(name: &str) -> Box<dyn DynPuzzle> {
    let (id, asked) = name.split_once('#').unwrap_or((name, ""));
    let pairs = asked.split('&').filter_map(|pair| pair.split_once('='));
    let options = pairs.fold(Options::new(), |all, (name, value)| all.with(name, value));
    let source = Source { options, ..Source::default() };
    source.text(id).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn drawn(puzzle: &dyn DynPuzzle, edits: &[String]) -> Box<dyn DynPosition> {
    let mut draft = puzzle.draft();
    draft.play_all(edits).unwrap_or_else(|e| panic!("{edits:?}: {e}"));
    draft
}

/// A name is the whole puzzle: what is read from it is the same again.
fn name_leads_back(draft: &dyn DynPosition) {
    let name = draft.progress();
    assert_eq!(read(&name).draft().progress(), name);
    let mut other = read(&name).draft();
    other.play(&format!("whole={name}")).unwrap();
    assert_eq!(other.report().unwrap().view, draft.report().unwrap().view, "{name}");
}

#[test]
fn every_gesture_draws_something_that_can_be_read_again() {
    for game in GAMES {
        let blank = read(&game.editing().blank);
        assert_eq!(blank.game(), game.name());
        let view = blank.draft().view().unwrap();
        let mut made = BTreeSet::new();
        let mut draft = blank.draft();
        for at in [Cell::new(0, 0), Cell::new(1, 1), Cell::new(view.rows - 1, view.cols - 1)] {
            for key in draft.keys().into_iter().map(|key| key.key).chain(["Delete".into()]) {
                let typed = Gesture::Type { cell: at, key: &key, pencil: false, tidy: false };
                for gesture in [typed, Gesture::Press { cell: at, other: false }] {
                    // A refusal is a sentence; what is not refused can be done.
                    let Ok(edits) = draft.gesture(&gesture) else { continue };
                    for edit in edits {
                        let before = draft.progress();
                        draft.play(&edit).unwrap();
                        assert_ne!(draft.progress(), before, "{edit}");
                        name_leads_back(draft.as_ref());
                        made.insert(edit);
                    }
                }
            }
        }
        assert!(made.len() >= 6, "{}: {made:?}", game.name());
        let far = Cell::new(view.rows, view.cols + 7);
        let outside = Gesture::Type { cell: far, key: "1", pencil: false, tidy: false };
        for gesture in [outside, Gesture::Press { cell: far, other: true }] {
            assert_eq!(draft.gesture(&gesture), Ok(Vec::new()), "{}", game.name());
        }
    }
}

#[test]
fn a_larger_board_and_back_is_the_same_board() {
    for case in corpus() {
        let draft = case.puzzle.draft();
        let (before, view) = (draft.progress(), draft.view().unwrap());
        let size = |by: usize| format!("size={}x{}", view.rows + by, view.cols + by);
        // Rows that some games count in pairs.
        let mut larger = drawn(case.puzzle.as_ref(), &[size(2)]);
        let grown = larger.view().unwrap();
        assert_eq!((grown.rows, grown.cols), (view.rows + 2, view.cols + 2), "{}", case.place());
        name_leads_back(larger.as_ref());
        larger.play(&size(0)).unwrap();
        assert_eq!(larger.progress(), before, "{}", case.place());
    }
}

#[test]
fn nonsense_is_refused_and_changes_nothing() {
    for game in GAMES {
        let blank = read(&game.editing().blank);
        let mut draft = blank.draft();
        let before = draft.progress();
        for bad in [
            "",
            "=",
            "size",
            "size=0",
            "size=0x0",
            "size=-1x2",
            "size=99999999999x99999999999",
            "size=5000x5000",
            "size=x",
            "whole=",
            "whole=?",
            "whole=chess:1",
            "r0c0=1",
            "r99c1=1",
            "r1c1=purple",
            "r1c1",
            "left99=1",
            "top1=99",
            "goal=r99c99",
            "r1c1=99999999999999999999",
        ] {
            assert!(draft.play(bad).is_err(), "{}: {bad}", game.name());
            assert_eq!(draft.progress(), before, "{bad}");
        }
        for (clue, key) in [("left1", "x"), ("left0", "1"), ("middle", "1"), ("", "")] {
            assert_eq!(draft.gesture_on_clue(clue, key), Ok(Vec::new()), "{clue} {key}");
        }
    }
}

#[test]
fn clues_are_typed_and_taken_away() {
    let blank = read(&find("towers").unwrap().editing().blank);
    let typed = |clue: &str, key: &str| blank.draft().gesture_on_clue(clue, key).unwrap();
    assert_eq!(typed("left2", "3"), ["left2=3"]);
    assert_eq!(typed("top5", "34"), ["top5=4"]);
    assert!(typed("top6", "1").is_empty());
    let draft = drawn(blank.as_ref(), &["left2=3".into(), "r1c1=5".into()]);
    assert_eq!(draft.gesture_on_clue("left2", "Delete").unwrap(), ["left2=0"]);
    assert_eq!(draft.gesture_on_clue("left2", " ").unwrap(), ["left2=4"]);
    // A tower that stands twice in a row is refused, with both places.
    let again = Gesture::Type { cell: Cell::new(0, 3), key: "5", pencil: false, tidy: false };
    let why = draft.gesture(&again).unwrap_err().to_string();
    assert!(why.contains("r1c4") && why.contains("r1c1"), "{why}");
}

/// What each cell is in some solution, by trying every text that may be one.
fn by_hand(puzzle: &dyn DynPuzzle, signs: &[(char, &str)]) -> BTreeMap<usize, BTreeSet<String>> {
    let cells = puzzle.cells();
    let mut all: BTreeMap<usize, BTreeSet<String>> = BTreeMap::new();
    for number in 0..signs.len().pow(cells as u32) {
        let digit = |place: usize| number / signs.len().pow(place as u32) % signs.len();
        let text: String = (0..cells).map(|place| signs[digit(place)].0).collect();
        if puzzle.check(&text).unwrap_or_else(|e| panic!("{text}: {e}")).is_ok() {
            for place in 0..cells {
                all.entry(place).or_default().insert(signs[digit(place)].1.to_string());
            }
        }
    }
    all
}

fn told(puzzle: &dyn DynPuzzle) -> BTreeMap<usize, BTreeSet<String>> {
    let cols = puzzle.start().view().unwrap().cols;
    let found = puzzle.agreement(&mut minute()).unwrap();
    assert_eq!(found.stopped, None);
    let cells = found.cells.into_iter();
    cells.map(|(cell, faces)| (cell.row * cols + cell.col, faces.into_iter().collect())).collect()
}

#[test]
fn what_solutions_agree_on_is_what_trying_everything_finds() {
    let heights = [('1', "1"), ('2', "2"), ('3', "3")];
    let colours = [('0', "white"), ('1', "black")];
    for (id, signs) in [
        ("towers:3:///////////", &heights[..]),
        ("towers:3:2///////////", &heights),
        ("towers:3:1/////////2//,d1d", &heights),
        ("towers:3:3/3//////////", &heights),
        ("unruly:4x4:q", &colours),
        ("unruly:4x4:aAo", &colours),
        ("unruly:4x4u:cBl", &colours),
        ("singles:3x3:112122333", &colours),
        ("singles:3x3:,,,,,,,,", &colours),
        ("singles:3x3:1,1,,2,?,2,3,,3", &colours),
        ("singles:3x3:111111111", &colours),
    ] {
        let puzzle = read(id);
        let (tried, mut told) = (by_hand(puzzle.as_ref(), signs), told(puzzle.as_ref()));
        // A puzzle without a solution has no candidates, one that is given none to choose.
        told.retain(|_, faces| !faces.is_empty());
        for (cell, faces) in &told {
            assert_eq!(Some(faces), tried.get(cell), "{id} {cell}");
        }
        let given = |cell: &usize| puzzle.start().view().unwrap().cells[*cell].given;
        let open = tried.keys().filter(|cell| puzzle.game() == "singles" || !given(cell));
        assert_eq!(told.len(), open.count(), "{id}");
    }
}

/// Every pairing of a small board.
fn pairings(puzzle: &PairsPuzzle, from: usize, so_far: &mut Vec<Pair>, all: &mut Vec<Pairing>) {
    if from == puzzle.len() {
        all.push(Pairing { pairs: so_far.clone() });
        return;
    }
    pairings(puzzle, from + 1, so_far, all);
    let taken = |cell: usize, pairs: &[Pair]| {
        pairs.iter().any(|p| p.first as usize == cell || p.second as usize == cell)
    };
    if taken(from, so_far) {
        return;
    }
    for mate in from + 1..puzzle.len() {
        if puzzle.allows(from, mate) && !taken(mate, so_far) {
            so_far.push(Pair::new(from, mate));
            pairings(puzzle, from + 1, so_far, all);
            so_far.pop();
        }
    }
}

#[test]
fn what_best_pairings_agree_on_is_what_trying_all_finds() {
    for id in ["2x3:w5r8b4w5w1g3", "3x3:w1w1w1w1w1w1w1w1w1", "2x3a:w2g9w7g9w2d1", "2x2:d1d1d1d1"] {
        let typed: PairsPuzzle = id.parse().unwrap();
        let mut all = Vec::new();
        pairings(&typed, 0, &mut Vec::new(), &mut all);
        let best = all.iter().map(|pairing| typed.score(pairing)).min().unwrap();
        let mut tried: BTreeMap<usize, BTreeSet<String>> = BTreeMap::new();
        for pairing in all.iter().filter(|pairing| typed.score(pairing) == best) {
            for cell in
                (0..typed.len()).filter(|&c| typed.colours()[c] != quadrille_core::Colour::Black)
            {
                let mate = pairing.pairs.iter().find_map(|p| match cell as u32 {
                    c if c == p.first => Some(p.second),
                    c if c == p.second => Some(p.first),
                    _ => None,
                });
                let face = mate.map_or("circle".into(), |m| typed.cell(m as usize).to_string());
                tried.entry(cell).or_default().insert(face);
            }
        }
        assert_eq!(told(read(&format!("pairs:{id}")).as_ref()), tried, "{id}");
    }
}

/// Whether all exact methods say that there is one solution.
fn unique(game: &dyn DynGame, puzzle: &dyn DynPuzzle) -> bool {
    let exact = game.methods().into_iter().filter(|method| method.exact);
    let answers: Vec<(&str, bool)> = exact
        .filter_map(|method| {
            let report = puzzle.solve(Some(method.name), &Ask::count(2), &mut minute()).ok()?;
            // One solution without the word that it is all of them says nothing about others.
            let told = report.exhausted || report.solutions > 1;
            let one = report.solutions == 1;
            (told && report.verdict == Ruling::Solved).then_some((method.name, one))
        })
        .collect();
    let one = answers.first().expect("some method that tells").1;
    assert!(answers.iter().all(|answer| answer.1 == one), "{:?}: {answers:?}", puzzle.id());
    one
}

#[test]
fn what_is_added_leaves_one_solution_and_nothing_of_it_can_go() {
    let mut made = 0;
    for game in GAMES.iter().filter(|game| game.editing().unifies && game.editing().counts) {
        let several = corpus()
            .into_iter()
            .filter(|case| case.game.name() == game.name() && matches!(case.known, Known::Several));
        let blank = read(&game.editing().blank);
        let puzzles = several.map(|case| case.puzzle).chain([blank]);
        for (puzzle, seed) in puzzles.zip(1..) {
            let found = puzzle.unify(seed, &mut minute()).unwrap();
            let Unified::Edits(edits) = found else { panic!("{:?}: {found:?}", puzzle.id()) };
            assert!(!edits.is_empty());
            let whole = read(&drawn(puzzle.as_ref(), &edits).progress());
            assert!(unique(*game, whole.as_ref()), "{:?} {edits:?}", puzzle.id());
            for left in 0..edits.len() {
                let mut fewer = edits.clone();
                fewer.remove(left);
                let rest = read(&drawn(puzzle.as_ref(), &fewer).progress());
                assert!(!unique(*game, rest.as_ref()), "{:?} {edits:?} {left}", puzzle.id());
            }
            made += 1;
        }
    }
    assert!(made >= 6, "only {made} puzzles were asked");
}

#[test]
fn what_cannot_be_made_unique_is_said_to_be_so() {
    for case in corpus().iter().filter(|case| case.game.editing().counts) {
        let found = case.puzzle.unify(1, &mut minute()).unwrap();
        match case.known {
            Known::Impossible => assert_eq!(found, Unified::Impossible, "{}", case.place()),
            Known::Unique(_) => assert_eq!(found, Unified::Edits(Vec::new()), "{}", case.place()),
            _ => {}
        }
    }
    let mut spent = quadrille_core::Budget::unlimited().with_nodes(0);
    let blank = read(&find("towers").unwrap().editing().blank);
    let stopped = blank.unify(1, &mut spent);
    assert!(matches!(stopped, Ok(Unified::Stopped(_) | Unified::Edits(_))), "{stopped:?}");
}

/// How few pegs can be left, proved.
fn left(puzzle: &dyn DynPuzzle) -> Option<i64> {
    let report = puzzle.solve(None, &Ask::default(), &mut minute()).unwrap();
    (report.verdict == Ruling::Solved).then_some(report.objective).flatten()
}

#[test]
fn a_board_of_pegs_that_cannot_be_won_is_given_what_lets_it_be() {
    // Pegs that lie apart, and classes that leave two at least.
    let boards = ["4x1:PHHP", "5x1:PPHHP", "4x4:PPPPPPPPPPPPPPPH", "5x5:PPPPPPPPPPPPPPPPPPPPPPPPH"];
    for (id, seed) in boards.into_iter().zip(1..) {
        let puzzle = read(&format!("pegs:{id}"));
        assert_ne!(left(puzzle.as_ref()), Some(1), "{id} is won already");
        let found = puzzle.unify(seed, &mut minute()).unwrap();
        let Unified::Edits(edits) = found else { panic!("{id}: {found:?}") };
        assert!(matches!(edits.len(), 1 | 2), "{id}: {edits:?}");
        let mended = read(&drawn(puzzle.as_ref(), &edits).progress());
        assert_eq!(left(mended.as_ref()), Some(1), "{id}: {edits:?}");
    }
    let english = read("pegs:7x7:OOPPPOOOOPPPOOPPPPPPPPPPHPPPPPPPPPPOOPPPOOOOPPPOO");
    assert_eq!(english.unify(1, &mut minute()).unwrap(), Unified::Edits(Vec::new()));
    // Four corners are farther from it than two pegs.
    let corners = read("pegs:5x5:PHHHPHHHHHHHHHHHHHHHPHHHP");
    assert_eq!(corners.unify(1, &mut minute()).unwrap(), Unified::Never);
}
