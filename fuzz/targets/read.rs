//! Any text is read or refused, never more; what was read can be written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_core::Options;
use quadrille_games::find;
use quadrille_games::reading::Source;

fuzz_target!(|text: &str| {
    let Ok(puzzle) = Source::default().text(text) else { return };
    // Boards without an ID are those too large for one.
    let Ok(id) = puzzle.id() else { return };
    let game = find(puzzle.game()).expect("a puzzle belongs to a game");
    for format in game.formats().iter().filter(|format| format.reads && format.writes) {
        // A notation may be unable to carry a puzzle; what it carries must come back, and all of it does
        // by its name. (What is asked of a puzzle beside its board, others leave to options.)
        let Ok(written) = puzzle.write(format.name) else { continue };
        let again = game.read(Some(format.name), &written, &Options::new());
        let again = again.unwrap_or_else(|e| panic!("{id} as {}: {e}\n{written}", format.name));
        assert_eq!(again.write(format.name).as_ref(), Ok(&written), "{id} as {}", format.name);
        if format.name == "id" {
            assert_eq!(again.id().as_ref(), Ok(&id), "{written}");
        }
    }
});
