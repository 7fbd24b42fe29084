//! All positions of one class at once: a number for each, and one bit for each number.
//!
//! Whatever is played from a position stays in its class, and a class of a board of n cells has
//! about 2^(n-4) positions: 64 MiB of bits for the English board, 1 GiB for the European one. That
//! is less than any list of the positions themselves, it never grows, and 64 positions that differ
//! in six cells only lie in one word, so that a jump is played in all of them by a few instructions.

mod families;
mod level;
mod numbering;
mod pages;
mod positions;
mod rules;

pub use numbering::Numbering;
pub use pages::{Kept, Page, Pages};
pub use positions::Positions;
pub use rules::Way;
