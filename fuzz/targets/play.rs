//! A puzzle on the first line, then moves and gestures, a line each: a position can always be told,
//! drawn and saved, and what a gesture means can be played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_core::{Cell, Gesture};
use quadrille_games::reading::Source;

/// Larger boards are the business of `read`.
const MOST_CELLS: usize = 400;

fuzz_target!(|text: &str| {
    let mut lines = text.lines();
    let Ok(puzzle) = Source::default().text(lines.next().unwrap_or_default()) else { return };
    if puzzle.cells() > MOST_CELLS {
        return;
    }
    let mut position = puzzle.start();
    for line in lines.take(50) {
        if let Some(gesture) = gesture(line) {
            for told in position.gesture(&gesture).unwrap_or_default() {
                position.play(&told).unwrap_or_else(|e| panic!("{gesture:?} gives {told}: {e}"));
            }
        } else if position.play(line).is_err() {
            continue;
        }
        let saved = position.progress();
        let again = puzzle.position(&saved).unwrap_or_else(|e| panic!("{saved}: {e}"));
        assert_eq!(again.status(), position.status(), "{saved}");
        let view = position.view().expect("small boards are drawn");
        assert_eq!(view.cells.len(), view.rows * view.cols);
        position.draw_text();
    }
    // Any text may be handed in as a saved position.
    let _ = puzzle.position(text).map(|position| position.report());
});

/// `press r1c1`, `other r1c1`, `join r1c1 r1c3`, `paint r1c1 MOVE`, `type r1c1 KEY`, `mark r1c1 KEY`.
fn gesture(line: &str) -> Option<Gesture<'_>> {
    let (what, rest) = line.split_once(' ')?;
    let (cell, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let cell: Cell = cell.parse().ok()?;
    Some(match what {
        "press" => Gesture::Press { cell, other: false },
        "other" => Gesture::Press { cell, other: true },
        "join" => Gesture::Join { from: cell, to: rest.parse().ok()? },
        "paint" => Gesture::Paint { cell, like: rest },
        "type" => Gesture::Type { cell, key: rest, pencil: false, tidy: true },
        "mark" => Gesture::Type { cell, key: rest, pencil: true, tidy: false },
        _ => return None,
    })
}
