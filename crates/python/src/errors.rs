//! Errors as Python raises them. The classes are Python's own (`quadrille/errors.py`), because they have two parents each.

use pyo3::call::PyCallArgs;
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use quadrille_core::wishes::why_none;
use quadrille_core::{InputError, Message, Stop};
use quadrille_games::reading::ReadError;
use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::path::Path;

/// What every system here calls a file that is not there.
const NO_SUCH_FILE: i32 = 2;

static CLASSES: PyOnceLock<Py<PyModule>> = PyOnceLock::new();

/// An error of a class of `quadrille.errors`.
fn raise<'py>(py: Python<'py>, class: &str, arguments: impl PyCallArgs<'py>) -> PyErr {
    let made = || {
        let module =
            CLASSES.get_or_try_init(py, || Ok::<_, PyErr>(py.import("quadrille.errors")?.unbind()));
        let class = module?.bind(py).getattr(class)?.cast_into::<PyType>()?;
        Ok(PyErr::from_value(class.call1(arguments)?))
    };
    made().unwrap_or_else(|error| error)
}

/// Bad input: what, where, and the name of the sentence, the same in every language.
pub fn input(py: Python<'_>, error: &InputError) -> PyErr {
    let (line, column) = error.at.unzip();
    raise(py, "InputError", (error.to_string(), line, column, error.what.key.to_string()))
}

/// Bad input without a place.
pub fn said(py: Python<'_>, what: Message) -> PyErr {
    input(py, &InputError::new(what))
}

/// An argument that Python alone has, or that the command line's parser refuses in its own words.
pub fn argument(py: Python<'_>, what: impl Into<String>) -> PyErr {
    raise(py, "InputError", (what.into(), None::<usize>, None::<usize>, "argument"))
}

/// A text that is no puzzle, or a file that cannot be read.
pub fn reading(py: Python<'_>, error: ReadError) -> PyErr {
    match error {
        ReadError::File(error) => error.into(),
        other => input(py, &InputError { at: other.at(), what: other.message() }),
    }
}

/// A file that cannot be read, with its name, as Python itself says it.
pub fn file(py: Python<'_>, path: &Path, error: &std::io::Error) -> PyErr {
    let number = match (error.raw_os_error(), error.kind()) {
        (Some(number), _) => number,
        // What was looked for and not opened has no number of the system's own.
        (None, ErrorKind::NotFound) => NO_SUCH_FILE,
        (None, kind) => return io::Error::new(kind, format!("{}: {error}", path.display())).into(),
    };
    let said = || py.import("os")?.getattr("strerror")?.call1((number,))?.extract::<String>();
    match said() {
        Ok(said) => PyOSError::new_err((number, said, path.as_os_str().to_owned())),
        Err(error) => error,
    }
}

/// Work that ended before it had anything to show.
pub fn stopped(py: Python<'_>, stop: Stop) -> PyErr {
    let what = stop.message();
    raise(py, "Stopped", (what.to_string(), what.key.to_string()))
}

/// A generator that ended before it had a puzzle.
pub fn none_made(py: Python<'_>, stop: Stop) -> PyErr {
    let (what, code) = (why_none(stop), stop.message().key);
    raise(py, "Stopped", (what.to_string(), code.to_string()))
}

/// A claim that does not hold.
pub fn not_so(py: Python<'_>, what: &Message) -> PyErr {
    raise(py, "NotSo", (what.to_string(), what.key.to_string()))
}

/// What a campaign, a file or a proof could not do.
pub fn failed(py: Python<'_>, what: impl Display) -> PyErr {
    raise(py, "Error", (what.to_string(),))
}
