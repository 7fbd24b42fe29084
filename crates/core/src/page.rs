//! What is left out inside a page: models, proofs, films and the like, which no page asks for and every visitor would
//! have to load.

use crate::{InputError, message};

/// Refuses, inside a page. Inlined, so that what comes after it is known not to be reached there, and is dropped.
#[inline(always)]
pub(crate) fn refuses() -> Result<(), InputError> {
    match cfg!(target_family = "wasm") {
        true => Err(InputError::new(message!("not-in-pages"))),
        false => Ok(()),
    }
}
