//! A puzzle on the first line, then a proof or a solution of anybody's making: it is judged, and a
//! solution that passes has what the referee says it has.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_games::reading::Source;

const MOST_CELLS: usize = 400;

fuzz_target!(|text: &str| {
    let Some((first, rest)) = text.split_once('\n') else { return };
    let Ok(puzzle) = Source::default().text(first) else { return };
    if puzzle.cells() > MOST_CELLS {
        return;
    }
    let _ = puzzle.check_certificate(rest);
    if let Ok(Ok(_)) = puzzle.check(rest) {
        let end = puzzle.finished(rest).expect("a right solution ends somewhere");
        assert!(end.status().broken.is_empty(), "{first}\n{rest}");
        let way = puzzle.way_to(rest).expect("and is reached by moves");
        puzzle.after(&way).unwrap_or_else(|e| panic!("{first}\n{way:?}: {e}"));
    }
});
