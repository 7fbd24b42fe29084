//! Why work on an erased puzzle ended early.

use crate::{InputError, Stop};

/// A limit, or a puzzle that cannot be worked on. Kept apart because callers tell them apart: what was found before a
/// limit is still told, an error is not.
pub(crate) enum End {
    Stop(Stop),
    Input(InputError),
}

impl From<InputError> for End {
    fn from(error: InputError) -> Self {
        End::Input(error)
    }
}

impl From<Stop> for End {
    fn from(stop: Stop) -> Self {
        End::Stop(stop)
    }
}
