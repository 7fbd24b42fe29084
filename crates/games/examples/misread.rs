//! `misread INPUTS SEED [GAME [NOTATION]]`: so many damaged texts for every reader, none of which may panic, and what is
//! taken for a puzzle must come back from its ID.
//!
//! libFuzzer (`fuzz/run`) finds ways into a reader that nobody thought of; this is for numbers: it knows what texts look
//! like, so most of its damage lies behind the first check of a reader, and it spends no time on anything else.

#![allow(clippy::print_stdout)]

use quadrille_core::{DynGame, Options, Rng};
use quadrille_exchange::{lz_string, penpa};
use quadrille_games::GAMES;
use std::time::Instant;

/// Texts that are longer teach a reader nothing new, but some are needed in a notation in which all are long.
const LONGEST: usize = 1_000;
const FEWEST: usize = 4;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| arguments.get(at).and_then(|text| text.parse::<u64>().ok());
    let (Some(inputs), Some(seed)) = (number(0), number(1)) else {
        eprintln!("misread INPUTS SEED [GAME [NOTATION]]");
        std::process::exit(2);
    };
    let wanted = |at: usize, name: &str| arguments.get(at).is_none_or(|given| given == name);
    for game in GAMES.iter().filter(|game| wanted(2, game.name())) {
        for format in game.formats().iter().filter(|f| f.reads && wanted(3, f.name)) {
            let start = Instant::now();
            let taken = attack(*game, format.name, inputs, seed);
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{} {}: {inputs} inputs, {taken} taken, {seconds:.0} s",
                game.name(),
                format.name
            );
        }
    }
}

/// Feeds a reader; tells how many texts it took for puzzles.
fn attack(game: &dyn DynGame, format: &str, inputs: u64, seed: u64) -> u64 {
    let texts = right_texts(game, format);
    assert!(!texts.is_empty(), "{} {format}: nothing to start from", game.name());
    let mut rng = Rng::new(seed);
    let mut taken = 0;
    for _ in 0..inputs {
        let text = damaged(&texts, &mut rng);
        let text = repacked(format, &text, &mut rng);
        let Ok(puzzle) = game.read(Some(format), &text, &Options::new()) else { continue };
        taken += 1;
        let _moves = puzzle.moves_in(&text);
        let Ok(id) = puzzle.write("id") else { continue };
        let again = game.read(Some("id"), &id, &Options::new());
        let again = again.unwrap_or_else(|e| panic!("{text:?} is {id:?}, which is refused: {e}"));
        assert_eq!(again.write("id").as_ref(), Ok(&id), "{text:?}");
    }
    taken
}

/// The boards of the corpora in this notation, packed ones laid open.
fn right_texts(game: &dyn DynGame, format: &str) -> Vec<String> {
    let (root, name) = (env!("CARGO_MANIFEST_DIR"), game.name());
    let path = format!("{root}/src/{name}/corpus/conformance.tsv");
    let corpus = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let ids = corpus.lines().filter_map(|line| line.split('\t').next());
    let puzzles = ids.filter_map(|id| game.read(Some("id"), id, &Options::new()).ok());
    let texts = puzzles.filter_map(|puzzle| puzzle.write(format).ok());
    let mut texts: Vec<String> = texts.map(|text| opened(format, text)).collect();
    texts.sort_by_key(String::len);
    let short = texts.iter().filter(|text| text.len() <= LONGEST).count();
    texts.truncate(short.max(FEWEST));
    texts.extend(played(game, format));
    texts
}

/// What other programs wrote: they say more than we do, moves among it.
fn played(game: &dyn DynGame, format: &str) -> Vec<String> {
    let path = |name: &str| format!("{}/tests/exchange/{name}", env!("CARGO_MANIFEST_DIR"));
    let file = |name: &str| std::fs::read_to_string(path(name)).ok();
    let moves = "MOVE    :6:R0,0,2\nMOVE    :6:P1,0,0\nMOVE    :4:B0,1\nMOVE    :9:C1,1;E0,1\nMOVE    :7:3,1-3,3\n";
    let pzpr = [
        "pzprv3/hitori/4/4/1 1 1 4 /1 4 2 3 /3 3 2 1 /4 2 1 3 /# + # . /+ + + . /# + # . /+ + + # /",
        "pzprv3/skyscrapers/4/4/. . . . . . /. 2 1 4 3 . /4 1 2 3 4 . /. 4 3 1 2 3 /. 3 4 2 1 . /. . 1 3 . . /",
    ];
    let all: Vec<String> = match format {
        "save" => {
            let save = file(&format!("{}.sav", game.name()));
            let many = |text: String| {
                let text = text.replace("NSTATES :1:1", "NSTATES :1:6");
                text.replace("STATEPOS:1:1", "STATEPOS:1:6") + moves
            };
            save.into_iter().map(many).collect()
        }
        "pzpr" => pzpr.iter().map(ToString::to_string).collect(),
        "penpa" if game.name() == "singles" => file("hitori.penpa").into_iter().collect(),
        _ => Vec::new(),
    };
    let known = |text: &String| game.read(Some(format), text, &Options::new()).is_ok();
    all.into_iter().filter(known).map(|text| opened(format, text)).collect()
}

const ADDRESSES: [(&str, &str); 2] =
    [("fpuzzles", "https://www.f-puzzles.com/?load="), ("sudokupad", "https://sudokupad.app/fpuz")];

fn address(format: &str) -> Option<&'static str> {
    ADDRESSES.iter().find(|(name, _)| *name == format).map(|(_, address)| *address)
}

/// What is packed in an address, or the text itself.
fn opened(format: &str, text: String) -> String {
    if format == "penpa" {
        return penpa::unpack(&text).unwrap_or(text);
    }
    let packed = address(format).and_then(|address| text.strip_prefix(address));
    packed.and_then(|packed| lz_string::unpack(packed.trim())).unwrap_or(text)
}

/// Packs it again; now and then the packing is damaged, too.
fn repacked(format: &str, text: &str, rng: &mut Rng) -> String {
    let packed = match address(format) {
        Some(address) => format!("{address}{}", lz_string::pack(text)),
        None if format == "penpa" => penpa::pack(text, 0),
        None => return text.to_string(),
    };
    if rng.chance(10.0) { damaged(&[packed], rng) } else { packed }
}

/// What stands between the parts of the notations.
const SIGNS: &[u8] = b"0123456789abzxuABZPHOs,/:;.-_@%?#~&= \t\n\"{}[]+\xc3";

/// A right text with some damage.
fn damaged(texts: &[String], rng: &mut Rng) -> String {
    let mut text = texts[rng.below(texts.len())].clone().into_bytes();
    for _ in 0..1 + rng.below(4) {
        let at = rng.below(text.len() + 1);
        let some = rng.below(12).min(text.len() - at);
        match rng.below(10) {
            0 => text.insert(at, SIGNS[rng.below(SIGNS.len())]),
            1 => drop(text.drain(at..at + some)),
            2 if at < text.len() => text[at] = SIGNS[rng.below(SIGNS.len())],
            3 if at < text.len() => text[at] = text[at].wrapping_add(1 + 254 * rng.below(2) as u8),
            4 => text.truncate(at),
            5 => {
                let again = text[at..at + some].to_vec();
                drop(text.splice(at..at, again));
            }
            6 => number(&mut text, rng),
            7 => lines(&mut text, rng),
            8 => {
                let other = texts[rng.below(texts.len())].as_bytes();
                let from = rng.below(other.len() + 1);
                text.truncate(at);
                text.extend_from_slice(&other[from..]);
            }
            _ => text.extend((0..some).map(|_| SIGNS[rng.below(SIGNS.len())])),
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// Another number in the place of one.
fn number(text: &mut Vec<u8>, rng: &mut Rng) {
    let digits: Vec<usize> = (0..text.len()).filter(|at| text[*at].is_ascii_digit()).collect();
    let Some(at) = rng.choose(&digits).copied() else { return };
    let end = text[at..].iter().take_while(|byte| byte.is_ascii_digit()).count() + at;
    let other = match rng.below(5) {
        0 => "0".to_string(),
        1 => rng.below(30).to_string(),
        2 => "18446744073709551616".to_string(),
        3 => "-1".to_string(),
        _ => rng.below(300).to_string(),
    };
    drop(text.splice(at..end, other.into_bytes()));
}

/// A line taken away, doubled, or exchanged with another.
fn lines(text: &mut Vec<u8>, rng: &mut Rng) {
    let mut all: Vec<Vec<u8>> = text.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let (a, b) = (rng.below(all.len()), rng.below(all.len()));
    match rng.below(3) {
        0 => drop(all.remove(a)),
        1 => all.insert(a, all[b].clone()),
        _ => all.swap(a, b),
    }
    *text = all.join(&b'\n');
}
