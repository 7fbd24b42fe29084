//! The notations of Singles, one file each.

mod csv;
mod id;
mod puzzlink;
mod pzpr;

use super::Singles;
use quadrille_core::Format;

/// Every notation; `id` is what follows `singles:` in a puzzle's name.
pub static FORMATS: &[Format<Singles>] = &[puzzlink::FORMAT, pzpr::FORMAT, id::FORMAT, csv::FORMAT];
