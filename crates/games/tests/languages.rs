//! Explanations in every language: the same steps, and not one English word left in the French.

use quadrille_core::{Budget, DynGame, DynPuzzle, Explanation, GenerateAsk, Locale, Options, Step};
use quadrille_games::{GAMES, find};
use std::collections::BTreeSet;
use std::time::Duration;

/// Words that English and French share.
const SHARED: &[&str] =
    &["contradiction", "on", "place", "position", "possible", "solution", "solutions", "technique"];

fn words(text: &str) -> BTreeSet<String> {
    let split = text.split(|c: char| !c.is_alphanumeric());
    let spoken = split.filter(|word| !word.is_empty() && word.chars().all(char::is_alphabetic));
    spoken.map(str::to_lowercase).collect()
}

/// A French sentence must share no word with its English twin, but for a few that look alike.
fn is_translated(english: &str, french: &str) {
    let (said, same) = (words(english), words(french));
    let left: Vec<_> = said.intersection(&same).filter(|w| !SHARED.contains(&&***w)).collect();
    assert!(left.is_empty(), "left in English: {left:?}\n{english}\n{french}");
    assert!(!same.is_empty(), "nothing is said: {english:?} {french:?}");
    assert!(!french.contains('\''), "a typewriter's apostrophe: {french}");
    for mark in [':', ';', '!', '?'] {
        let bare = french.match_indices(mark).any(|(at, _)| !french[..at].ends_with(' '));
        assert!(!bare, "no space before {mark}: {french}");
    }
}

fn french() -> Locale {
    Locale::of_code("fr").expect("a catalogue of French")
}

fn told(puzzle: &dyn DynPuzzle, progress: Option<&str>, language: Locale) -> Option<Explanation> {
    let mut budget = Budget::for_time(Duration::from_secs(20));
    let position = progress.map_or_else(|| puzzle.start(), |text| puzzle.position(text).unwrap());
    position.explain(usize::MAX, language, &mut budget).ok()
}

/// Explains a position in both languages and compares; the steps are given back.
fn compare(puzzle: &dyn DynPuzzle, progress: Option<&str>) -> Explanation {
    let place = puzzle.id().unwrap();
    let english = told(puzzle, progress, Locale::default()).expect(&place);
    let french = told(puzzle, progress, french()).expect(&place);
    assert_eq!(english.steps.len(), french.steps.len(), "{place}");
    let facts = |e: &Explanation| (e.solved, e.difficulty, e.score);
    assert_eq!(facts(&english), facts(&french), "{place}");
    for (one, other) in english.steps.iter().zip(&french.steps) {
        let facts = |s: &Step| (s.technique, s.effects.clone(), s.because.clone());
        assert_eq!(facts(one), facts(other), "{place}");
        // Pegs draws the position below its sentence.
        let (said, picture) = one.text.split_once('\n').unwrap_or((&one.text, ""));
        let (french, same) = other.text.split_once('\n').unwrap_or((&other.text, ""));
        is_translated(said, french);
        assert_eq!(picture, same, "{place}");
    }
    assert_eq!(english.note.is_some(), french.note.is_some(), "{place}");
    if let (Some(one), Some(other)) = (&english.note, &french.note) {
        is_translated(one, other);
    }
    english
}

fn asks(game: &dyn DynGame) -> Vec<GenerateAsk> {
    let levels = game.levels().iter().map(|level| Some(level.name.to_string())).chain([None]);
    let unique = game.read_options().iter().any(|option| option.name == "unique-lines");
    let mut all = Vec::new();
    for difficulty in levels {
        for seed in 0..8 {
            let size = Some(if seed % 2 == 0 { (6, 6) } else { (8, 8) });
            let options = match unique && seed % 4 > 1 {
                true => Options::new().with("unique-lines", "true"),
                false => Options::new(),
            };
            all.push(GenerateAsk { size, difficulty: difficulty.clone(), seed, options });
        }
    }
    all
}

/// Puzzles, and positions of them, that need a technique generated puzzles seldom need.
const CHOSEN: &[(&str, Option<&str>)] = &[
    ("towers:4:////////2//4///2/1/,h1b4d", None),
    ("towers:4://3///////2/3//1//2/,3f3h", None),
    ("towers:5:2///3/2/////3/2//3/2////1/2/3,n5e2d", None),
    ("towers:8:///////////////////////////////", Some(TWO_HEIGHTS_FOR_TWO_CELLS)),
    ("singles:7x7:5624435273526627163676351447366117532736647166423", None),
    ("unruly:8x8:afBAFdEBKiDie", None),
];

/// The heights 1 and 2 are ruled out in all cells of row 1 but two.
const TWO_HEIGHTS_FOR_TWO_CELLS: &str = "r1c3!=1;r1c3!=2;r1c4!=1;r1c4!=2;r1c5!=1;r1c5!=2;\
    r1c6!=1;r1c6!=2;r1c7!=1;r1c7!=2;r1c8!=1;r1c8!=2";

/// Needed so seldom that the rooms of their games test their sentences.
const TESTED_AT_HOME: &[&str] = &["exhaustion"];

fn read(name: &str) -> Box<dyn DynPuzzle> {
    let (game, id) = name.split_once(':').unwrap();
    find(game).unwrap().read(Some("id"), id, &Options::new()).unwrap()
}

#[test]
fn every_step_is_told_in_french() {
    for game in GAMES {
        let mut reached: BTreeSet<&str> = BTreeSet::new();
        let mut note = |told: Explanation| reached.extend(told.steps.iter().map(|s| s.technique));
        for ask in asks(*game) {
            let mut budget = Budget::for_time(Duration::from_secs(5));
            // Not every wish can be granted; what is made is compared.
            if let Ok(made) = game.generate(&ask, &mut budget) {
                note(compare(made.puzzle.as_ref(), None));
            }
        }
        for (name, progress) in CHOSEN.iter().filter(|(name, _)| name.starts_with(game.name())) {
            note(compare(read(name).as_ref(), *progress));
        }
        let names = game.techniques().into_iter().map(|t| t.name);
        let elsewhere = |name: &str| TESTED_AT_HOME.contains(&name);
        let missed: Vec<_> =
            names.filter(|name| !elsewhere(name) && !reached.contains(name)).collect();
        assert_eq!(missed, Vec::<&str>::new(), "{}: never reached", game.name());
    }
}

/// Positions whose explanation ends with a note, and how the note begins in French.
const NOTES: &[(&str, Option<&str>, &str)] = &[
    ("towers:3:///////////", None, "Chaque hauteur restante figure"),
    ("towers:3:3/3//////////", None, "Il n’y a pas de solution à partir d’ici : "),
    ("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1", Some("r1c1=4"), "Cela ne peut pas être juste"),
    ("towers:3:///////////", Some("r1c1=1;r1c2=1"), "Ces tours et ces marques"),
    ("singles:2x2:1221", None, "Plusieurs solutions conviennent"),
    ("singles:2x2:1111", None, "Il n’y a pas de solution à partir d’ici : "),
    ("singles:3x3:123231312", Some("r1c1=black;r1c2=black"), "Les marques contredisent"),
    ("singles:3x3:233132321", Some("r2c3=black"), "Cela ne peut pas être juste : r2c3 noire"),
    ("singles:2x2:1111", Some("r1c1=black"), "Cette grille n’a pas de solution"),
    ("unruly:4x4:q", None, "Il y a plusieurs solutions"),
    ("unruly:4x4:q", Some("r1c1=black;r1c2=black;r1c3=black"), "Une règle est déjà violée : trois"),
    (
        "unruly:4x4:q",
        Some("r1c1=black;r1c2=black;r2c3=white;r3c3=white"),
        "Il n’y a pas de solution",
    ),
    ("pegs:triangle:5", Some("triangle:5:PHHHHHHHHHHHHHP"), "D’ici il reste au mieux"),
    ("pegs:3x1:PHH", None, "Aucun saut n’est possible ; il reste un pion"),
    ("pegs:3x1:PHP", None, "Aucun saut n’est possible ; il reste 2 pions"),
    ("pairs:1x4:w1w9w9w1", Some("r1c1+r1c2"), "Les choix faits jusqu’ici coûtent"),
];

#[test]
fn every_note_is_told_in_french() {
    let notes = |puzzle: &dyn DynPuzzle, progress: Option<&str>, start: &str| {
        assert!(compare(puzzle, progress).note.is_some(), "{start}");
        let note = told(puzzle, progress, french()).unwrap().note;
        assert!(note.as_ref().is_some_and(|n| n.starts_with(start)), "{start}: {note:?}");
    };
    for (name, progress, start) in NOTES {
        notes(read(name).as_ref(), *progress, start);
    }
    let corner = Options::new().with("goal", "r1c1");
    let out_of_reach = find("pegs").unwrap().read(Some("id"), "4x1:PPHP", &corner).unwrap();
    let start = "Depuis le départ aucun jeu ne finit avec un seul pion en r1c1";
    notes(out_of_reach.as_ref(), None, start);
    let begun = "D’ici on ne peut plus finir avec un seul pion en r1c1";
    notes(out_of_reach.as_ref(), Some("r1c1-r1c3"), begun);
}

#[test]
fn whatever_is_listed_has_a_line_about_it_in_every_language() {
    for game in GAMES {
        let mut keys: Vec<String> = vec![game.about().key.into_owned()];
        keys.extend(["goal", "rules", "how"].map(|part| format!("{}.{part}", game.name())));
        keys.extend(game.methods().into_iter().map(|m| m.about.key.into_owned()));
        keys.extend(game.formats().into_iter().map(|f| f.about.key.into_owned()));
        keys.extend(game.techniques().iter().map(|t| t.about.key.to_string()));
        keys.extend(game.techniques().iter().map(|t| format!("{}-{}.name", game.name(), t.name)));
        let options = [game.read_options(), game.solve_options(), game.generate_options()].concat();
        keys.extend(options.iter().map(|option| option.about.to_string()));
        keys.extend(options.iter().map(|option| format!("label-{}", option.name)));
        for (key, locale) in keys.iter().flat_map(|key| Locale::all().map(move |l| (key, l))) {
            assert!(locale.has(key), "{key} in {locale:?}");
        }
    }
}
