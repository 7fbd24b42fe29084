//! The cheapest reasons, held against all reasons there are on small boards.
//!
//! A world is a board that keeps the rules; something follows from what is cited if it is so in every world that
//! agrees with it. Worlds are made here from the rules alone: none of the code that argues is used.

mod worlds;

use quadrille_core::case::{Case, Kind};
use quadrille_core::{Budget, Cell, DynGame, DynPosition, GenerateAsk, Locale, Options, Rng};
use quadrille_games::shortest::{Argument, Chain, explain};
use quadrille_games::{GAMES, find};
use worlds::{World, seen, singles_worlds, towers_worlds, unruly_worlds};

fn game(name: &str) -> &'static dyn DynGame {
    find(name).expect("the game exists")
}

fn made(name: &str, size: (usize, usize), seed: u64) -> Box<dyn DynPosition> {
    let ask = GenerateAsk { size: Some(size), seed, ..GenerateAsk::default() };
    let made = game(name).generate(&ask, &mut Budget::unlimited()).expect("a puzzle");
    made.puzzle.start()
}

/// A 4x4 board of Unruly with few tiles and one solution, smaller than what the generator makes.
fn small_unruly(worlds: &[World], seed: u64) -> Box<dyn DynPosition> {
    let mut rng = Rng::new(seed);
    let solution = &worlds[rng.below(worlds.len())];
    let mut given: Vec<usize> = (0..16).collect();
    let mut order = given.clone();
    rng.shuffle(&mut order);
    for tile in order {
        let fewer: Vec<usize> = given.iter().copied().filter(|other| *other != tile).collect();
        let same = |world: &&World| fewer.iter().all(|at| world[*at] == solution[*at]);
        if worlds.iter().filter(same).count() == 1 {
            given = fewer;
        }
    }
    let tile = |at: usize| match (given.contains(&at), solution[at]) {
        (false, _) => '.',
        (true, black) => char::from(b'0' + u8::from(black)),
    };
    let row = |row: usize| (0..4).map(|col| tile(4 * row + col)).collect::<String>();
    let text = (0..4).map(row).collect::<Vec<_>>().join("\n");
    game("unruly").read(Some("text"), &text, &Options::new()).expect("a board").start()
}

/// Something to cite: a source that is no rule, or a cell of which something is known.
#[derive(Clone, Copy, PartialEq)]
enum Item {
    Clue(usize),
    Known(Cell),
}

fn items(case: &Case) -> Vec<Item> {
    let clues = case.sources.iter().enumerate().filter(|(_, source)| source.kind != Kind::Rule);
    let mut items: Vec<Item> = clues.map(|(id, _)| Item::Clue(id)).collect();
    for statement in case.statements.iter().filter(|statement| statement.known.is_some()) {
        if !items.contains(&Item::Known(statement.cell)) {
            items.push(Item::Known(statement.cell));
        }
    }
    items
}

/// Whether a world agrees with what is cited. `clues` says it of clues, all at once.
fn agrees(
    case: &Case,
    world: &World,
    cited: &[Item],
    clues: &dyn Fn(&World, &[usize]) -> bool,
) -> bool {
    let numbers: Vec<usize> = cited
        .iter()
        .filter_map(|item| match item {
            Item::Clue(id) => Some(*id),
            Item::Known(_) => None,
        })
        .collect();
    clues(world, &numbers)
        && case.statements.iter().zip(world).all(|(statement, value)| {
            !cited.contains(&Item::Known(statement.cell))
                || statement.known.is_none_or(|known| known == *value)
        })
}

/// The unknown statements that are the same in every world that agrees.
fn settled(
    case: &Case,
    worlds: &[World],
    cited: &[Item],
    clues: &dyn Fn(&World, &[usize]) -> bool,
) -> Vec<(usize, bool)> {
    let mut open: Option<Vec<(usize, bool)>> = None;
    for world in worlds.iter().filter(|world| agrees(case, world, cited, clues)) {
        match &mut open {
            Some(open) => open.retain(|(id, value)| world[*id] == *value),
            None => {
                let unknown = (0..world.len()).filter(|id| case.statements[*id].known.is_none());
                open = Some(unknown.map(|id| (id, world[id])).collect());
            }
        }
        if open.as_ref().is_some_and(Vec::is_empty) {
            break;
        }
    }
    open.expect("the solution agrees with everything")
}

/// Every choice of so many items.
fn choices(items: &[Item], count: usize) -> Vec<Vec<Item>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, item) in items.iter().enumerate() {
        for mut choice in choices(&items[at + 1..], count - 1) {
            choice.push(*item);
            all.push(choice);
        }
    }
    all
}

/// Argues a case to its end: every step follows, and nothing follows from less. Tells the steps' costs.
fn argue(
    position: &dyn DynPosition,
    worlds: &[World],
    clues: &dyn Fn(&World, &[usize]) -> bool,
) -> Vec<u32> {
    let budget = &mut Budget::unlimited();
    let mut case = position.case().expect("a case");
    let mut chain = Chain::new(&case, budget).unwrap().expect("a solution");
    let mut costs = Vec::new();
    loop {
        let before = case.clone();
        let Some(Argument { cited, follows, cost }) = chain.next(&mut case, budget).unwrap() else {
            break;
        };
        let clue = |id: &&usize| before.sources[**id].kind != Kind::Rule;
        let mut named: Vec<Item> =
            cited.sources.iter().filter(clue).map(|id| Item::Clue(*id)).collect();
        named.extend(cited.cells.iter().map(|cell| Item::Known(*cell)));
        assert_eq!(named.len() as u32, cost);
        assert!(!follows.is_empty());
        let true_there = settled(&before, worlds, &named, clues);
        assert!(follows.iter().all(|told| true_there.contains(told)), "{follows:?}");
        for fewer in 0..named.len() {
            for choice in choices(&items(&before), fewer) {
                let less = settled(&before, worlds, &choice, clues);
                assert!(less.is_empty(), "{} would do for {less:?}", choice.len());
            }
        }
        costs.push(cost);
    }
    assert!(case.statements.iter().all(|statement| statement.known.is_some()));
    costs
}

#[test]
fn unruly_cites_as_little_as_can_be() {
    let worlds = unruly_worlds();
    assert_eq!(worlds.len(), 90);
    for seed in 1..=6 {
        let costs = argue(&*small_unruly(&worlds, seed), &worlds, &|_, _| true);
        assert!(costs.iter().any(|cost| *cost >= 2), "{costs:?}");
    }
}

#[test]
fn towers_cites_as_little_as_can_be() {
    let worlds = towers_worlds();
    assert_eq!(worlds.len(), 576);
    for seed in 1..=2 {
        let position = made("towers", (4, 4), seed);
        let case = position.case().unwrap();
        let counts: Vec<Option<(String, i64)>> = case
            .sources
            .iter()
            .map(|source| match (&source.kind, source.what.arg("clue")) {
                (Kind::Beside(name), Some(quadrille_core::Arg::Number(count))) => {
                    Some((name.clone(), *count))
                }
                _ => None,
            })
            .collect();
        let clues = |world: &World, ids: &[usize]| {
            ids.iter().all(|id| {
                let (name, count) = counts[*id].as_ref().expect("a clue");
                seen(world, name) as i64 == *count
            })
        };
        let costs = argue(&*position, &worlds, &clues);
        assert!(costs.iter().any(|cost| *cost >= 2), "{costs:?}");
    }
}

#[test]
fn singles_cites_as_little_as_can_be() {
    let worlds = singles_worlds();
    for seed in 1..=4 {
        let position = made("singles", (3, 4), seed);
        let case = position.case().unwrap();
        let numbers: Vec<Option<(Cell, quadrille_core::Arg)>> = case
            .sources
            .iter()
            .map(|source| match (&source.kind, source.what.arg("number")) {
                (Kind::Printed(cell), Some(number)) => Some((*cell, number.clone())),
                _ => None,
            })
            .collect();
        let clues = |world: &World, ids: &[usize]| {
            let white = |cell: Cell| !world[4 * cell.row + cell.col];
            ids.iter().enumerate().all(|(at, one)| {
                ids[..at].iter().all(|other| {
                    let ((a, first), (b, second)) =
                        (numbers[*one].as_ref().unwrap(), numbers[*other].as_ref().unwrap());
                    let twins = first == second && (a.row == b.row || a.col == b.col);
                    !(twins && white(*a) && white(*b))
                })
            })
        };
        argue(&*position, &worlds, &clues);
    }
}

/// Bits of all 2^16 boards of 4x4.
type Boards = Vec<u64>;

fn boards(keeps: impl Fn(u32) -> bool) -> Boards {
    let word =
        |word: u32| (0..64).fold(0, |bits, at| bits | u64::from(keeps(64 * word + at)) << at);
    (0..1024).map(word).collect()
}

fn and(a: &Boards, b: &Boards) -> Boards {
    a.iter().zip(b).map(|(a, b)| a & b).collect()
}

#[test]
fn unruly_then_cites_as_few_rules_as_can_be() {
    let budget = &mut Budget::unlimited();
    let cell = |line: usize, at: usize| if line < 4 { 4 * line + at } else { 4 * at + line - 4 };
    // In the order of the case: for each line no three alike, then halves.
    let rules: Vec<Boards> = (0..16)
        .map(|rule| {
            let (line, halves) = (rule / 2, rule % 2 == 1);
            boards(|board| {
                let tiles: Vec<bool> = (0..4).map(|at| board >> cell(line, at) & 1 == 1).collect();
                match halves {
                    true => tiles.iter().filter(|tile| **tile).count() == 2,
                    false => tiles.windows(3).all(|three| three.iter().any(|t| *t != three[0])),
                }
            })
        })
        .collect();
    let black: Vec<Boards> = (0..16).map(|at| boards(|board| board >> at & 1 == 1)).collect();
    let position = small_unruly(&unruly_worlds(), 2);
    let mut case = position.case().unwrap();
    assert_eq!(case.sources.len(), 16);
    let mut chain = Chain::new(&case, budget).unwrap().unwrap();
    loop {
        let before = case.clone();
        let Some(argument) = chain.next(&mut case, budget).unwrap() else { break };
        let known: Vec<(usize, bool)> =
            (0..16).filter_map(|id| Some((id, before.statements[id].known?))).collect();
        let cells: Vec<Item> =
            known.iter().map(|(id, _)| Item::Known(before.statements[*id].cell)).collect();
        let ids: Vec<Item> = (0..16).map(Item::Clue).collect();
        for choice in choices(&cells, argument.cited.cells.len()) {
            let mut left: Boards = vec![u64::MAX; 1024];
            for (id, value) in &known {
                if choice.contains(&Item::Known(before.statements[*id].cell)) {
                    let is = black[*id].iter().map(|word| if *value { *word } else { !word });
                    left = and(&left, &is.collect());
                }
            }
            for fewer in 0..argument.cited.sources.len().min(3) {
                for some in choices(&ids, fewer) {
                    let mut left = left.clone();
                    for rule in some {
                        if let Item::Clue(id) = rule {
                            left = and(&left, &rules[id]);
                        }
                    }
                    let settled = |id: usize| {
                        let both = left.iter().zip(&black[id]);
                        let some = |value: u64| both.clone().any(|(l, b)| l & (b ^ value) != 0);
                        !(some(0) && some(u64::MAX))
                    };
                    let open = (0..16).filter(|id| before.statements[*id].known.is_none());
                    assert_eq!(open.filter(|id| settled(*id)).count(), 0);
                }
            }
        }
    }
}

#[test]
fn positions_without_a_shortest_reason_are_told() {
    let budget = &mut Budget::unlimited();
    let several = game("unruly").read(Some("text"), "....\n....\n....\n....", &Options::new());
    let told = |position: &dyn DynPosition, budget: &mut Budget| {
        explain(position, usize::MAX, Locale::default(), budget).unwrap().unwrap()
    };
    let empty = several.expect("an empty board").start();
    let note = told(&*empty, budget).note.unwrap_or_default();
    assert!(note.contains("several solutions"), "{note}");
    let mut wrong = small_unruly(&unruly_worlds(), 1);
    let taken = |cell: &str, wrong: &mut dyn DynPosition| wrong.play(&format!("{cell}=black"));
    for row in 1..=4 {
        for col in 1..=4 {
            // Given tiles stay as they are.
            let _ = taken(&format!("r{row}c{col}"), &mut *wrong);
        }
    }
    let note = told(&*wrong, budget).note.unwrap_or_default();
    assert!(note.contains("No solution"), "{note}");
    let cases = GAMES.iter().filter(|game| {
        let made = game.generate(&GenerateAsk::default(), budget).expect("a puzzle");
        made.puzzle.start().case().is_ok()
    });
    assert_eq!(cases.map(|game| game.name()).collect::<Vec<_>>(), ["towers", "singles", "unruly"]);
    let refused = game("pegs").generate(&GenerateAsk::default(), budget).unwrap().puzzle.start();
    assert!(refused.case().unwrap_err().to_string().contains("no shortest reasons"));
}

#[test]
fn without_time_there_is_no_step() {
    let position = made("singles", (8, 8), 3);
    let stopped = explain(
        &*position,
        usize::MAX,
        Locale::default(),
        &mut Budget::unlimited().with_time(std::time::Duration::ZERO),
    );
    assert!(stopped.unwrap().is_err());
}
