//! Notations: what is written is read back, what is junk is refused with its place.

use super::support::{Case, Tally, corpus};
use quadrille_core::{DynGame, DynPuzzle, FormatInfo, Options};
use quadrille_games::GAMES;

fn name_of(game: &dyn DynGame, format: &FormatInfo, what: &str) -> String {
    format!("{} {}: {what}", game.name(), format.name)
}

#[test]
fn every_game_reads_back_what_it_writes() {
    let mut tally = Tally::default();
    for game in GAMES {
        for format in game.formats() {
            let whats = [(format.reads, "read"), (format.writes, "written")];
            for (_, what) in whats.iter().filter(|(owed, _)| *owed) {
                tally.owe(name_of(*game, &format, what));
            }
        }
    }
    for case in corpus() {
        let name = case.game.name();
        assert_eq!(case.puzzle.write("id").unwrap(), case.id, "{name}: IDs are canonical");
        assert_eq!(case.puzzle.id().unwrap(), format!("{name}:{}", case.id));
        for format in case.game.formats().iter().filter(|f| f.writes) {
            let text = match case.puzzle.write(format.name) {
                Ok(text) => text,
                Err(refusal) => {
                    assert!(
                        refusal.what.to_string().len() > 10,
                        "{name} {}: {refusal}",
                        format.name
                    );
                    continue;
                }
            };
            tally.seen(name_of(case.game, format, "written"));
            if format.reads {
                reads_back(&case, format, &text);
                tally.seen(name_of(case.game, format, "read"));
            }
        }
    }
    tally.demand();
}

fn reads_back(case: &Case, format: &FormatInfo, text: &str) {
    let place = format!("{} as {}", case.place(), format.name);
    let read = |text: &str| case.game.read(Some(format.name), text, &Options::new());
    let again = read(text).unwrap_or_else(|e| panic!("{place}: {e}\n{text}"));
    assert_eq!(again.write(format.name).unwrap(), text, "{place}");
    // IDs are only ever read after the game's name, so they need not be recognised.
    if format.name != "id" {
        let seen = case.game.recognise(text);
        let seen = seen.unwrap_or_else(|| panic!("{place}: not recognised\n{text}"));
        assert!(
            seen == format.name || an_option_tells(case.game, seen, text, &*again),
            "{place}: taken for {seen}, and no option reads it aright\n{text}"
        );
    }
    // A byte-order mark, foreign line ends and a missing last one are forgiven.
    let foreign = format!("\u{feff}{}", text.trim_end().replace('\n', "\r\n"));
    assert_eq!(read(&foreign).unwrap().id(), again.id(), "{place}");
}

/// Whether some choice of a reading option makes `format` read the text as this puzzle: two codings
/// with the same digits can only be told apart by the user.
fn an_option_tells(game: &dyn DynGame, format: &str, text: &str, puzzle: &dyn DynPuzzle) -> bool {
    game.read_options().iter().any(|option| {
        option.value().split('|').any(|choice| {
            let options = Options::new().with(option.name, choice);
            let read = game.read(Some(format), text, &options);
            read.is_ok_and(|read| read.id() == puzzle.id())
        })
    })
}

const JUNK: [&str; 8] =
    ["", " ", "\n\n", "\0\u{1}\u{2}", "?!", "9999999999999999999999999", ",,,,", "1,2\nx,"];

/// Junk that is a puzzle after all in some notation: game, notation, text, and its ID.
const PUZZLES: &[(&str, &str, &str, &str)] = &[
    // Whoever says that it is a grid of digits gets a row of them.
    ("singles", "text", JUNK[5], "singles:25x1:9999999999999999999999999"),
    // A blank field is a cell without a number; the last comma may end the line.
    ("singles", "csv", ",,,,", "singles:4x1:.,.,.,."),
];

#[test]
fn junk_is_refused_with_its_place() {
    let mut accepted = Vec::new();
    for game in GAMES {
        let name = game.name();
        for format in game.formats().iter().filter(|f| f.reads) {
            for text in JUNK {
                match game.read(Some(format.name), text, &Options::new()) {
                    Ok(puzzle) => accepted.push((name, format.name, text, puzzle.id().unwrap())),
                    Err(error) => {
                        let place = format!("{name} {} {text:?}: {error}", format.name);
                        assert!(error.what.to_string().len() > 10, "{place}");
                        assert!(error.at.is_some(), "{place}");
                    }
                }
            }
        }
        assert!(game.read(None, "?!", &Options::new()).is_err(), "{name}");
    }
    let accepted: Vec<_> = accepted.iter().map(|(g, f, text, id)| (*g, *f, *text, &**id)).collect();
    assert_eq!(accepted, PUZZLES, "what is accepted must be known to be a puzzle");
}
