//! Any text is read or refused, never more; what was read can be written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_core::Options;
use quadrille_exchange::lz_string::pack;
use quadrille_games::find;
use quadrille_games::reading::Source;

fuzz_target!(|text: &str| {
    let _ = quadrille_core::picture::read(text, 10_000);
    // What addresses pack is seldom hit by chance, so JSON is packed here.
    match text.starts_with('{') {
        true => back(&format!("https://www.f-puzzles.com/?load={}", pack(text))),
        false => back(text),
    }
});

fn back(text: &str) {
    let Ok(puzzle) = Source::default().text(text) else { return };
    let _ = puzzle.moves_in(text);
    // Boards without an ID are those too large for one.
    let Ok(id) = puzzle.id() else { return };
    let game = find(puzzle.game()).expect("a puzzle belongs to a game");
    for format in game.formats().iter().filter(|format| format.reads && format.writes) {
        // A notation may be unable to carry a puzzle. Some leave what is asked beside the board to
        // options, and rows without a cell away; what they do carry stays the same from then on.
        let again = |text: &str| {
            let read = game.read(Some(format.name), text, &Options::new());
            read.unwrap_or_else(|e| panic!("{id} as {}: {e}\n{text}", format.name))
        };
        let Ok(written) = puzzle.write(format.name) else { continue };
        let once = again(&written);
        let twice = again(&once.write(format.name).expect("it was written before"));
        assert_eq!(once.id(), twice.id(), "{id} as {}:\n{written}", format.name);
        if format.name == "id" {
            assert_eq!(once.id().as_ref(), Ok(&id), "{written}");
        }
    }
}
