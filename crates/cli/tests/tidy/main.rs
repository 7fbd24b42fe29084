//! The invariants of ARCHITECTURE.md and the house style, kept by reading the sources.
//!
//! Every exception is a line of a list with its reason, and an exception nobody needs any more fails
//! too, so that the lists only shrink.

mod dependencies;
mod imports;
mod lengths;
mod outside;
mod sources;
mod wasm;
mod words;

/// Fails with every offence on a line of its own.
fn none(rule: &str, offences: &[String]) {
    assert!(offences.is_empty(), "{rule}: {} offences\n{}", offences.len(), offences.join("\n"));
}
