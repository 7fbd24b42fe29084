//! What the service and the page ask, as JSON behind a letter that names the question.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quadrille_core::{Budget, Locale};
use quadrille_wire::{Check, Convert, Job, Limits, Named, Play, Question, Show, Turn, Work};
use std::time::Duration;

fn question<Q: Question>(json: &[u8], limits: &Limits) {
    if let Ok(question) = serde_json::from_slice::<Q>(json) {
        match question.answer(limits) {
            Ok(answer) => drop(serde_json::to_string(&answer).expect("answers can be written")),
            Err(refusal) => drop(refusal.told(Locale::default())),
        }
    }
}

fn work<W: Work>(json: &[u8], limits: &Limits) {
    let Ok(work) = serde_json::from_slice::<W>(json) else { return };
    let _ = limits.time(work.seconds());
    let time = Duration::from_millis(100);
    let mut budget = Budget::for_time(time).with_nodes(20_000).with_memory(100 << 20);
    if let Ok(answer) = work.prepare(limits).and_then(|ready| ready(&mut budget)) {
        drop(serde_json::to_string(&answer).expect("answers can be written"));
    }
}

fuzz_target!(|data: &[u8]| {
    let Some((kind, json)) = data.split_first() else { return };
    let limits = Limits { cells: 400, drawn_cells: 400, moves: 100, ..Limits::default() };
    match kind {
        b'r' => question::<Named>(json, &limits),
        b'c' => question::<Convert>(json, &limits),
        b'k' => question::<Check>(json, &limits),
        b'p' => question::<Play>(json, &limits),
        b's' => drop(serde_json::from_slice::<Show>(json).map(|show| show.position(&limits))),
        b'd' => work::<Turn>(json, &limits),
        b'j' => work::<Job>(json, &limits),
        _ => {}
    }
});
