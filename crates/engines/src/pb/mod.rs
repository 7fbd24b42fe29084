//! Refuting 0-1 programs with proofs that a checker of other people's reads (VeriPB).
//!
//! | file | what is in it |
//! |---|---|
//! | [`log`] | the proof as it grows |
//! | `refuter` | the search: learns a clause from every conflict |
//! | `propagate` | what follows at once from the rows and the clauses |
//! | `analyse` | which clause a conflict teaches, and from which rows it follows |
//! | `queue` | the variables, those of late conflicts first |
//!
//! Every clause it learns follows by reverse unit propagation from rows it names, so the proof is written as
//! the search goes. A game adds [`Lemmas`]: rows that follow from its program by arithmetic, found and
//! derived where the search can use them.

mod analyse;
pub mod log;
mod propagate;
mod queue;
pub mod refuter;

pub use log::Log;
pub use refuter::{Lemma, Lemmas, NoLemmas, Outcome, Refuter};

use quadrille_core::pb::Bit;
use std::ops::Not;

/// A variable or its negation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lit(u32);

impl Lit {
    /// The variable, or its negation for `false`.
    pub fn new(bit: Bit, value: bool) -> Self {
        Lit(2 * bit.0 + u32::from(!value))
    }

    /// The variable.
    pub fn bit(self) -> Bit {
        Bit(self.0 / 2)
    }

    /// Whether it is the variable itself.
    pub fn is_positive(self) -> bool {
        self.0.is_multiple_of(2)
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

impl Not for Lit {
    type Output = Lit;
    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}
