//! Arbitrary and almost-right texts fed to every parser of every game: no panic, no hang, and
//! whatever is accepted can be written and read back.

use proptest::collection::vec;
use proptest::prelude::*;
use quadrille_core::{DynGame, Options};
use quadrille_games::GAMES;
use std::io::BufReader;

/// Feeds one text to every parser of every game.
fn feed(text: &str) {
    for game in GAMES {
        for format in game.formats().iter().filter(|f| f.reads) {
            feed_one(*game, format.name, text);
        }
        // Recognising alone must not trip either, and what is recognised must be readable or
        // refused like any other text.
        let _ = game.recognise(text);
        let _ = game.read(None, text, &Options::new());
        // The streaming readers see the same bytes, at once and in small pieces.
        for capacity in [1, 7, 1 << 16] {
            let mut pieces = BufReader::with_capacity(capacity, text.as_bytes());
            let _ = game.read_stream(text, &mut pieces, &Options::new());
        }
    }
}

fn feed_one(game: &dyn DynGame, format: &str, text: &str) {
    let Ok(puzzle) = game.read(Some(format), text, &Options::new()) else { return };
    // Other readings of the same board may look different; the ID must be stable.
    let Ok(id) = puzzle.write("id") else { return };
    let again = game.read(Some("id"), &id, &Options::new());
    let again =
        again.unwrap_or_else(|e| panic!("{} wrote {id:?} and refuses it: {e}", game.name()));
    assert_eq!(again.write("id").as_ref(), Ok(&id), "{} from {format}", game.name());
}

/// Feeds one text to everything that reads answers, moves and positions.
fn feed_answers(text: &str) {
    for game in GAMES {
        for puzzle in samples(*game).iter().take(3) {
            let puzzle = game.read(Some("id"), puzzle, &Options::new()).expect("a corpus ID");
            if let Ok(Ok(_)) = puzzle.check(text) {
                assert!(puzzle.finished(text).is_ok());
            }
            let _ = puzzle.check_certificate(text);
            let _ = puzzle.position(text);
            if let Ok(position) = puzzle.after(&[text]) {
                assert!(puzzle.position(&position.progress()).is_ok(), "{}", game.name());
            }
        }
    }
}

/// The corpus IDs of a game.
fn samples(game: &dyn DynGame) -> Vec<String> {
    let (root, name) = (env!("CARGO_MANIFEST_DIR"), game.name());
    let path = format!("{root}/src/{name}/corpus/conformance.tsv");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    text.lines().filter_map(|l| l.split('\t').next()).map(str::to_string).collect()
}

/// Valid texts of every game in every notation.
fn valid_texts() -> Vec<String> {
    let mut texts = Vec::new();
    for game in GAMES {
        for id in samples(*game) {
            let puzzle = game.read(Some("id"), &id, &Options::new()).expect("a corpus ID");
            for format in game.formats().iter().filter(|f| f.writes) {
                texts.extend(puzzle.write(format.name));
            }
        }
    }
    texts
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_text(text in "\\PC{0,80}") {
        feed(&text);
        feed_answers(&text);
    }

    #[test]
    fn arbitrary_bytes(bytes in vec(any::<u8>(), 0..200)) {
        feed(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn texts_of_the_right_alphabet(text in "[0-9a-zA-Z:,/_.x@#\\- \n;=+]{0,120}") {
        feed(&text);
        feed_answers(&text);
    }

    #[test]
    fn grids_of_small_numbers(rows in vec(vec(0u32..5, 1..7), 1..7), comma in any::<bool>()) {
        let separator = if comma { "," } else { " " };
        let lines: Vec<String> = rows
            .iter()
            .map(|row| row.iter().map(u32::to_string).collect::<Vec<_>>().join(separator))
            .collect();
        feed(&lines.join("\n"));
        feed(&format!("{} {}\n{}", rows.len(), rows[0].len(), lines.join("\n")));
    }

    #[test]
    fn huge_sizes(a in 0u64..=u64::MAX, b in 0u64..5_000_000, end in "[:/ \n,#a-z]{0,6}") {
        for text in [
            format!("{a}x{b}:{end}"), format!("{b}x{b}{end}"), format!("{a} {b}\n{end}"),
            format!("{b}:{end}"), format!("{b}x{a}u:{end}"),
            format!("https://puzz.link/p?hitori/{a}/{b}/{end}"),
            format!("https://puzz.link/p?skyscrapers/{b}/{b}/{end}"),
            format!("square:{b}"), format!("triangle:{b}"), format!("cross:{a}"),
            format!("diamond:{b}"), format!("rect:{a}x{b}"),
        ] {
            feed(&text);
        }
    }
}

#[test]
fn almost_right_texts() {
    let texts = valid_texts();
    let mut rng = quadrille_core::Rng::new(5);
    let alphabet: Vec<char> = "0123456789abzABZ,/:;.-_@%x \n#~PHO\u{e9}".chars().collect();
    for round in 0..4000 {
        let mut text: Vec<char> = texts[round % texts.len()].chars().collect();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(text.len() + 1);
            let with = alphabet[rng.below(alphabet.len())];
            match rng.below(4) {
                0 => text.insert(at, with),
                1 if at < text.len() => drop(text.remove(at)),
                2 if at < text.len() => text[at] = with,
                _ => text.truncate(at),
            }
        }
        let text: String = text.into_iter().collect();
        feed(&text);
        feed_answers(&text);
    }
}
