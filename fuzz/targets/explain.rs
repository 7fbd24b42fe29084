//! A puzzle on the first line, a position on the rest: explaining ends within its budget, and no step
//! speaks against a solution that keeps the position.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_core::{Ask, Budget, Locale, Ruling};
use quadrille_games::reading::Source;
use std::time::Duration;

const MOST_CELLS: usize = 64;
const NODES: u64 = 20_000;

fn budget() -> Budget {
    Budget::for_time(Duration::from_millis(200)).with_nodes(NODES).with_memory(100 << 20)
}

fuzz_target!(|text: &str| {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let Ok(puzzle) = Source::default().text(first) else { return };
    if puzzle.cells() > MOST_CELLS {
        return;
    }
    let position = if rest.is_empty() {
        puzzle.start()
    } else {
        let Ok(position) = puzzle.position(rest) else { return };
        position
    };
    let Ok(told) = position.explain(usize::MAX, Locale::default(), &mut budget()) else { return };
    // A chain of steps from the start that ends in a solution is right only if there is one.
    if told.solved && rest.is_empty() {
        let solved = puzzle.solve(None, &Ask::default(), &mut budget()).expect("it is a puzzle");
        assert_ne!(solved.verdict, Ruling::Impossible, "{first}");
    }
    let _ = position.complete(&mut budget());
});
