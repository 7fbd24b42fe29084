//! "The same seed gives the same puzzle for ever": every request below against the puzzle it gave
//! when `golden/seeds.tsv` was written.
//!
//! A line of that file is a request in the words of `quadrille generate`, a tab, and the puzzle's
//! name, or `refused` where a board of that size has no such level. `BLESS=1 cargo test --test seeds` writes the file anew. Lines may be added so; a line that
//! changes breaks a promise to everybody who has noted a seed, and belongs in the change log.

use quadrille_core::{Budget, GenerateAsk, GenerateError, Kind, OptionSpec};
use quadrille_games::{GAMES, find};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

/// Sizes beside the default one. A game that is not named here is still asked at its default size.
const SIZES: &[(&str, &[&str])] = &[
    ("towers", &["4", "6"]),
    ("singles", &["6", "7x10"]),
    ("unruly", &["6", "10x12"]),
    ("pegs", &["8", "9x7"]),
    ("pairs", &["5", "6x11"]),
];

/// What the registry cannot tell: options without a list of choices, and options together.
const FURTHER: &[&str] = &[
    "towers --size 1",
    "towers --size 9 --mode full",
    "towers --size 12 --mode hard",
    "towers --size 5 --mode normal --seed 2",
    "towers --size 5 --mode normal --seed 3",
    "towers --size 5 --mode normal --seed 4",
    "towers --size 5 --mode normal --seed 5",
    "towers --size 5 --mode normal --seed 6",
    "singles --size 1",
    "singles --size 12x5",
    "singles --size 20 --style report",
    "unruly --fill 40",
    "unruly --fill 40 --unique-lines true",
    "unruly --density 20 --size 10x14",
    "unruly --density 60 --unique-lines true",
    "unruly --difficulty trivial --unique-lines true",
    "unruly --difficulty easy --unique-lines true",
    "unruly --difficulty normal --unique-lines true",
    "unruly --difficulty hard --unique-lines true",
    "unruly --difficulty extreme --unique-lines true",
    "unruly --clues fewest --unique-lines true",
    "unruly --size 20x30",
    "pegs --board english",
    "pegs --board english --vacancy random",
    "pegs --board english --vacancy r3c3",
    "pegs --board european --vacancy random",
    "pegs --board wiegleb",
    "pegs --board asymmetrical",
    "pegs --board cross:7",
    "pegs --board diamond:7",
    "pegs --board square:6 --vacancy random",
    "pegs --board rect:4x5",
    "pegs --board triangle:5 --vacancy random",
    "pegs --steps 5 --size 6",
    "pegs --steps 15",
    "pegs --steps 6 --holes 3",
    "pegs --board cross:7x5",
    "pegs --board european:6",
    "pegs --kind shape --size 5x6",
    "pegs --size 5",
    "pairs --colours 20,20,20,20,20 --size 6",
    "pairs --colours 0,1,1,1,0 --values 3",
    "pairs --values 10..99 --spread low",
    "pairs --values 1..1000 --spread bell --size 10",
    "pairs --difficulty hard --rule white-anywhere",
    "unruly --clues few",
    "unruly --clues few --seed 2",
    "unruly --clues fewest",
    "unruly --clues fewest --seed 2",
    "unruly --size 10x12 --clues few",
    "unruly --size 10x12 --clues fewest",
    "unruly --size 6 --clues few",
    "unruly --size 6 --clues fewest",
    "unruly --clues least",
    "unruly --clues least --unique-lines true",
    "unruly --size 10x12 --clues least",
    "towers --size 5 --clues 9",
    "towers --size 5 --clues 20 --difficulty hard",
    "unruly --size 8 --clues 14",
    "unruly --size 8 --clues 24 --symmetry quarter-turn",
    "singles --size 9 --symmetry quarter-turn --difficulty hard",
    "towers --seed 18446744073709551615",
    "singles --seed 18446744073709551615",
    "unruly --seed 18446744073709551615",
    "pegs --seed 18446744073709551615",
    "pairs --seed 18446744073709551615",
];

/// What stands for a puzzle where the generator has none to give.
const REFUSED: &str = "refused";

/// The values of an option that has a list of them.
fn choices(option: &OptionSpec) -> &'static [&'static str] {
    match option.kind {
        // Digits are codings: how a text is read, not which puzzle is made.
        Kind::Choice(words) if words[0].starts_with(char::is_alphabetic) => words,
        Kind::Switch => &["true", "false"],
        _ => &[],
    }
}

/// What a solver of integer programs finds may change with the solver's version: nothing is promised.
fn is_by_program(word: &str) -> bool {
    ["program", "white", "black"].contains(&word)
}

/// Pictures and puzzles that a request names, and how these shall change: obeying.rs keeps those promises, because the page,
/// which keeps the ones here too, has no such options.
fn is_from_files(option: &OptionSpec) -> bool {
    matches!(option.kind, Kind::Picture | Kind::Puzzle) || option.name == "change"
}

/// Every level at every size, and every choice of every option, as the registry lists them.
fn listed() -> Vec<String> {
    let mut requests = Vec::new();
    for game in GAMES {
        let name = game.name();
        let sizes = SIZES.iter().find(|(of, _)| *of == name).map_or(&[][..], |(_, sizes)| sizes);
        let sizes: Vec<String> = std::iter::once(String::new())
            .chain(sizes.iter().map(|size| format!(" --size {size}")))
            .collect();
        for size in &sizes {
            requests.push(format!("{name}{size}"));
            for level in game.levels() {
                requests.push(format!("{name}{size} --difficulty {}", level.name));
            }
            for option in game.generate_options().iter().chain(game.read_options()) {
                if is_from_files(option) {
                    continue;
                }
                for choice in choices(option).iter().filter(|choice| !is_by_program(choice)) {
                    requests.push(format!("{name}{size} --{} {choice}", option.name));
                }
            }
        }
    }
    requests
}

fn requests() -> Vec<String> {
    let seeded = |r: String| if r.contains("--seed") { r } else { format!("{r} --seed 1") };
    let further = FURTHER.iter().map(|request| request.to_string());
    // A second seed, for a generator that ignored its seed would pass all else.
    let second = listed().into_iter().filter(|r| !r.contains("--size"));
    let second: Vec<_> = second.map(|request| format!("{request} --seed 2")).collect();
    listed().into_iter().chain(further).map(seeded).chain(second).collect()
}

fn generated(request: &str) -> String {
    let mut words = request.split(' ');
    let game = words.next().and_then(find).unwrap_or_else(|| panic!("no game: {request}"));
    let mut ask = GenerateAsk::default();
    while let Some(name) = words.next() {
        let value = words.next().unwrap_or_else(|| panic!("{name} has no value: {request}"));
        match name.strip_prefix("--").expect("an option") {
            "size" => {
                let (rows, cols) = value.split_once('x').unwrap_or((value, value));
                ask.size = Some((rows.parse().expect("rows"), cols.parse().expect("columns")));
            }
            "difficulty" => ask.difficulty = Some(value.to_string()),
            "seed" => ask.seed = value.parse().expect("a seed"),
            own => ask.options.set(own, value),
        }
    }
    let mut budget = Budget::for_time(Duration::from_secs(60));
    let made = match game.generate(&ask, &mut budget) {
        Ok(made) => made,
        Err(GenerateError::Input(_)) => return REFUSED.to_string(),
        Err(GenerateError::Stopped(stop)) => panic!("{request}: {stop}"),
    };
    if let Some(solution) = &made.solution {
        assert!(matches!(made.puzzle.check(solution), Ok(Ok(_))), "{request}: a wrong solution");
    }
    made.puzzle.id().unwrap_or_else(|e| panic!("{request}: {e}"))
}

fn golden() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/seeds.tsv")
}

/// The golden file: what each request gave.
fn kept() -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(golden()).expect("the golden file; write it with BLESS=1");
    let pair = |line: &str| {
        let (request, id) = line.split_once('\t').unwrap_or_else(|| panic!("no tab: {line}"));
        (request.to_string(), id.to_string())
    };
    let kept: BTreeMap<_, _> = text.lines().map(pair).collect();
    assert_eq!(kept.len(), text.lines().count(), "a request is written once");
    kept
}

#[test]
fn a_seed_gives_the_puzzle_it_always_gave() {
    let requests = requests();
    let made: Vec<String> = requests.iter().map(|r| generated(r)).collect();
    if std::env::var_os("BLESS").is_some() {
        let lines = requests.iter().zip(&made).map(|(r, id)| format!("{r}\t{id}\n"));
        std::fs::write(golden(), lines.collect::<String>()).expect("writes the golden file");
    }
    let mut kept = kept();
    let mut broken = Vec::new();
    for (request, id) in requests.iter().zip(&made) {
        match kept.remove(request) {
            Some(known) if known == *id => {}
            Some(known) => broken.push(format!("{request}\n  was {known}\n  is  {id}")),
            None => broken.push(format!("{request}\n  is not in the golden file; add it: BLESS=1")),
        }
    }
    broken.extend(kept.keys().map(|request| format!("{request}\n  is no longer asked")));
    assert!(broken.is_empty(), "{} broken promises:\n{}", broken.len(), broken.join("\n"));
    let made = requests.into_iter().zip(made).collect();
    every_level_and_choice_has_a_puzzle(&made);
}

fn every_level_and_choice_has_a_puzzle(all: &BTreeMap<String, String>) {
    let puzzle = |request: &str| all.get(request).filter(|id| *id != REFUSED);
    for game in GAMES {
        let name = game.name();
        let levels = game.levels().iter().map(|level| format!(" --difficulty {} ", level.name));
        let own = || game.generate_options().iter().filter(|option| !is_from_files(option));
        let named = own().map(|option| option.name);
        let named = named.filter(|name| !is_by_program(name)).map(|name| format!(" --{name} "));
        let options = own().chain(game.read_options());
        let chosen = options.flat_map(|option| {
            let kept = choices(option).iter().filter(|choice| !is_by_program(choice));
            kept.map(|choice| format!(" --{} {choice} ", option.name))
        });
        for words in levels.chain(named).chain(chosen) {
            let asked = |r: &&String| r.starts_with(name) && r.contains(&words);
            let made = all.keys().filter(asked).filter(|r| puzzle(r).is_some()).count();
            assert!(made > 0, "no golden puzzle of {name} has{words:?}");
        }
    }
    for request in listed() {
        let first = puzzle(&format!("{request} --seed 1"));
        if let Some(second) = puzzle(&format!("{request} --seed 2")) {
            assert_ne!(first, Some(second), "{request} ignores its seed");
        }
    }
    for request in FURTHER {
        let seeded = format!("{request} --seed 1");
        assert!(puzzle(request).or_else(|| puzzle(&seeded)).is_some(), "{request} is refused");
    }
}

/// A puzzle to practise a technique on needs it, and the same request gives the same one.
#[test]
fn practice_needs_its_technique() {
    use quadrille_core::practice::practice;
    use quadrille_core::{Budget, GenerateAsk, GenerateError, Locale, Options};
    for (game, technique, size) in [
        ("towers", "hidden_single", 5),
        ("singles", "sandwich", 5),
        ("unruly", "gap", 6),
        ("pairs", "strongest", 4),
    ] {
        let game = quadrille_games::find(game).unwrap();
        let ask = GenerateAsk {
            size: Some((size, size)),
            difficulty: None,
            seed: 1,
            options: Options::new(),
        };
        let found = || {
            practice(game, &ask, technique, Locale::default(), &mut Budget::unlimited()).unwrap()
        };
        let first = found();
        assert_eq!(first.step.technique, technique);
        let position = first.made.puzzle.after(&first.before).unwrap();
        let told = position.explain(1, Locale::default(), &mut Budget::unlimited()).unwrap();
        assert_eq!(told.steps[0].technique, technique, "there it is what a hint says");
        assert_eq!(found().made.puzzle.id(), first.made.puzzle.id());
        let wrong = practice(game, &ask, "luck", Locale::default(), &mut Budget::unlimited());
        assert!(matches!(wrong, Err(GenerateError::Input(_))));
    }
}

/// Wishes are kept by the explanation anybody can ask for, and the puzzle is still one with one answer.
#[test]
fn wishes_are_kept() {
    use quadrille_core::practice::practice;
    use quadrille_core::wishes::{Wishes, wished};
    use quadrille_core::{Ask, Budget, GenerateAsk, Locale};
    let all = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
    for (game, size, needs, avoid, score) in [
        ("towers", 4, None, all(&["naked_set", "line_fillings"]), None),
        ("towers", 4, Some("hidden_single"), all(&["clue_all"]), Some((20, 60))),
        ("singles", 5, Some("sandwich"), Vec::new(), Some((5, 40))),
        ("unruly", 6, None, all(&["near_complete", "line_completion"]), Some((10, 30))),
    ] {
        let game = quadrille_games::find(game).unwrap();
        let ask = GenerateAsk { size: Some((size, size)), seed: 1, ..GenerateAsk::default() };
        let wishes = Wishes { needs: needs.map(str::to_string), avoid, score };
        let make = || wished(game, &ask, &wishes, &mut Budget::unlimited()).made.unwrap().puzzle;
        let puzzle = make();
        let told = puzzle.start().explain(usize::MAX, Locale::default(), &mut Budget::unlimited());
        let told = told.unwrap();
        let uses = |name: &str| told.steps.iter().any(|step| step.technique == name);
        assert!(told.solved && needs.is_none_or(uses), "{wishes:?}");
        assert!(!wishes.avoid.iter().any(|name| uses(name)), "{wishes:?}");
        let (low, high) = score.unwrap_or((0, u32::MAX));
        assert!((low..=high).contains(&told.score), "{wishes:?}: {}", told.score);
        let report = puzzle.solve(None, &Ask::count(2), &mut Budget::unlimited()).unwrap();
        assert_eq!((report.solutions, report.exhausted), (1, true), "{wishes:?}");
        assert_eq!(make().id(), puzzle.id(), "the same request gives the same puzzle");
        // A wish for a technique alone is what lessons practise with.
        if let Some(name) = needs {
            let alone = Wishes { needs: Some(name.to_string()), ..Wishes::default() };
            let mut budget = Budget::unlimited();
            let lesson = practice(game, &ask, name, Locale::default(), &mut budget).unwrap();
            let made = wished(game, &ask, &alone, &mut budget).made.unwrap();
            assert_eq!(made.puzzle.id(), lesson.made.puzzle.id());
        }
    }
}

/// What no puzzle can keep is refused with the reason; what is only rare ends with the budget, and the nearest is told.
#[test]
fn wishes_that_cannot_be_kept_are_refused() {
    use quadrille_core::wishes::{Wishes, wished};
    use quadrille_core::{Budget, GenerateAsk, GenerateError, Stop};
    let game = quadrille_games::find("towers").unwrap();
    let make = |needs: Option<&str>, avoid: &[&str], score, difficulty: Option<&str>| {
        let wishes = Wishes {
            needs: needs.map(str::to_string),
            avoid: avoid.iter().map(ToString::to_string).collect(),
            score,
        };
        let difficulty = difficulty.map(str::to_string);
        let ask = GenerateAsk { size: Some((4, 4)), difficulty, seed: 1, ..GenerateAsk::default() };
        wished(game, &ask, &wishes, &mut Budget::unlimited().with_nodes(3000))
    };
    let hard = ["line_fillings", "naked_set", "hidden_set"];
    for (needs, avoid, difficulty, key) in [
        (None, &["luck"][..], None, "no-technique"),
        (Some("luck"), &[], None, "no-technique"),
        (Some("fish"), &["clue_one", "fish"], None, "wish-both"),
        (Some("naked_set"), &[], Some("easy"), "wish-harder"),
        (None, &hard, Some("hard"), "wish-level"),
    ] {
        match make(needs, avoid, None, difficulty).made {
            Err(GenerateError::Input(error)) => assert_eq!(error.what.key, key),
            other => panic!("{key}: {:?}", other.map(|made| made.puzzle.id())),
        }
    }
    let rare = make(None, &[], Some((100_000, 100_001)), None);
    assert_eq!(rare.made.err(), Some(GenerateError::Stopped(Stop::Nodes)));
    let nearest = rare.nearest.unwrap();
    assert_eq!((nearest.puzzle.game(), &*nearest.what.key), ("towers", "wish-nearest"));
    for (text, wanted) in [("30", Some((30, 30))), ("20..35", Some((20, 35))), ("35..20", None)] {
        assert_eq!(Wishes::read_score(text).ok(), wanted, "{text}");
    }
    assert!(
        ["", "..", "a..b", "-1..5", "1..5..9"].iter().all(|bad| Wishes::read_score(bad).is_err())
    );
}

/// Symmetric boards look the same after half a turn, as anybody sees who looks at them, and have one answer.
#[test]
fn symmetric_boards_are_symmetric() {
    use quadrille_core::{Ask, Budget, Clue, GenerateAsk, GenerateError, Options};
    let ask = |size, difficulty: Option<&str>, seed| GenerateAsk {
        size: Some(size),
        difficulty: difficulty.map(str::to_string),
        seed,
        options: Options::new().with("symmetric", "true"),
    };
    let turned = |clues: &[Clue], others: &[Clue]| {
        let has = |clue: &Clue| !clue.text.is_empty();
        clues.iter().map(has).eq(others.iter().rev().map(has))
    };
    let towers = [((4, 4), None), ((5, 5), Some("hard")), ((5, 5), Some("unreasonable"))];
    let unruly = [((6, 6), None), ((6, 10), Some("easy")), ((8, 8), Some("extreme"))];
    for (name, requests) in [("towers", towers), ("unruly", unruly)] {
        let game = quadrille_games::find(name).unwrap();
        for (size, difficulty) in requests {
            let made = game.generate(&ask(size, difficulty, 1), &mut Budget::unlimited()).unwrap();
            let view = made.puzzle.start().view().unwrap();
            let given: Vec<bool> = view.cells.iter().map(|cell| cell.given).collect();
            assert!(given.iter().eq(given.iter().rev()), "{name} {size:?} {difficulty:?}");
            if let Some(clues) = &view.clues {
                assert!(turned(&clues.top, &clues.bottom) && turned(&clues.left, &clues.right));
            }
            let report = made.puzzle.solve(None, &Ask::count(2), &mut Budget::unlimited()).unwrap();
            assert_eq!((report.solutions, report.exhausted), (1, true), "{name} {size:?}");
            let asked = game.generate(&ask(size, difficulty, 1), &mut Budget::unlimited()).unwrap();
            assert_eq!(asked.puzzle.id(), made.puzzle.id());
        }
        let other = if name == "towers" { ("mode", "full") } else { ("clues", "fewest") };
        let mut both = ask((6, 6), None, 1);
        both.options.set(other.0, other.1);
        let refused = game.generate(&both, &mut Budget::unlimited());
        assert!(matches!(refused, Err(GenerateError::Input(_))), "{name}");
    }
}
