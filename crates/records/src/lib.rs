//! Extreme and counted boards: questions about the games that have a number for an answer, for each size.
//!
//! Each record recomputes what others have published, then goes on. Where the answer is an extreme one it comes with a
//! witness, which is checked without the code that found it.

mod pairs;
mod pegs;
mod record;
mod singles;
mod table;
mod towers;
mod unruly;

pub use record::{Found, Kept, Notation, Prover, Record, Refuted, Standing, Term};

/// Every record, in the order in which they are listed.
pub static RECORDS: &[Record] = &[
    singles::FEWEST,
    singles::FEWEST_NUMBER,
    singles::MOST,
    singles::NUMBER,
    unruly::ALL,
    unruly::DISTINCT,
    unruly::FEWEST,
    unruly::FEWEST_DISTINCT,
    towers::SETS,
    towers::FEWEST,
    pairs::TWO_ROWS,
    pairs::THREE_ROWS,
    pegs::TRIANGLE,
];

/// The record of a name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Record> {
    RECORDS.iter().find(|record| record.name == name)
}
