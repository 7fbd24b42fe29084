//! Python's values as the erased layer takes them, and back.

use crate::errors;
use crate::puzzle::Puzzle;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt};
use quadrille_core::{Ask, Locale, Options};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

/// Keyword arguments as a game's options: `fewest_clues=True` is `--fewest-clues`.
pub fn options(given: Option<&Bound<'_, PyDict>>) -> PyResult<Options> {
    let mut options = Options::new();
    for (name, value) in given.into_iter().flatten() {
        if value.is_none() {
            continue;
        }
        // `from_` is how Python people write a name that is a word of the language.
        let name = name.extract::<String>()?;
        options.set(&name.trim_end_matches('_').replace('_', "-"), option(&value)?);
    }
    Ok(options)
}

/// A value of an option: a switch, a puzzle by its ID, what stands in a file, or the text of whatever it is.
fn option(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(switch) = value.cast::<PyBool>() {
        return Ok(switch.is_true().to_string());
    }
    if let Ok(puzzle) = value.cast::<Puzzle>() {
        return puzzle.get().inner.id().map_err(|error| errors::input(value.py(), &error));
    }
    if value.hasattr("__fspath__")? {
        let path = value.extract::<PathBuf>()?;
        return fs::read_to_string(&path).map_err(|error| errors::file(value.py(), &path, &error));
    }
    Ok(value.str()?.to_string())
}

/// How many solutions are counted: a number, or `"all"`.
#[derive(FromPyObject)]
pub enum Count {
    /// Up to so many.
    UpTo(u64),
    /// A word.
    Word(String),
    /// Anything else, so that it is refused in our words.
    Other(Py<PyAny>),
}

impl Count {
    /// As a method is asked.
    pub fn asked(self, py: Python<'_>) -> PyResult<u64> {
        let found = match self {
            Count::UpTo(count @ 1..) => return Ok(count),
            Count::UpTo(none) => none.to_string(),
            Count::Word(word) if word == "all" => return Ok(Ask::ALL),
            Count::Word(word) => word,
            Count::Other(other) => other.bind(py).repr()?.to_string(),
        };
        let what = format!("count: found {found}, expected a number from 1, or \"all\"");
        Err(errors::argument(py, what))
    }
}

/// A whole number from 0.
#[derive(FromPyObject)]
pub enum Whole {
    /// One that fits.
    Number(u64),
    /// Anything else, so that it is refused in our words.
    Other(Py<PyAny>),
}

impl Whole {
    /// The number; an argument of this name is refused otherwise.
    pub fn asked(self, py: Python<'_>, name: &str) -> PyResult<u64> {
        let found = match self {
            Whole::Number(number) => return Ok(number),
            Whole::Other(other) => other.bind(py).repr()?.to_string(),
        };
        let what = format!("{name}: found {found}, expected a whole number from 0 to {}", u64::MAX);
        Err(errors::argument(py, what))
    }
}

/// How many threads a method may use: as many as the command line takes.
pub fn threads(py: Python<'_>, given: Whole) -> PyResult<usize> {
    const MOST: u64 = 256;
    match given.asked(py, "threads")? {
        number @ 1..=MOST => Ok(number as usize),
        number => {
            let what = format!("threads: found {number}, expected a number from 1 to {MOST}");
            Err(errors::argument(py, what))
        }
    }
}

/// A number of any length, written in decimal.
pub fn long<'py>(py: Python<'py>, digits: &str) -> PyResult<Bound<'py, PyAny>> {
    // Python reads no more than 4300 digits at a time.
    const PIECE: usize = 4000;
    let mut number = 0u64.into_pyobject(py)?.into_any();
    for piece in digits.as_bytes().chunks(PIECE) {
        let piece = String::from_utf8_lossy(piece);
        let shift = 10u64.into_pyobject(py)?.pow(piece.len(), None::<u64>)?;
        let value = py.get_type::<PyInt>().call1((piece.as_ref(),))?;
        number = number.mul(shift)?.add(value)?;
    }
    Ok(number)
}

/// A number of seconds; nothing is no limit.
pub fn seconds(py: Python<'_>, given: Option<f64>) -> PyResult<Option<Duration>> {
    match given {
        None => Ok(None),
        Some(seconds) if (0.0..=1e9).contains(&seconds) => {
            Ok(Some(Duration::from_secs_f64(seconds)))
        }
        Some(_) => {
            Err(errors::argument(py, "time_limit: expected a number of seconds from 0 to 1e9"))
        }
    }
}

/// A language by its code.
pub fn language(py: Python<'_>, code: &str) -> PyResult<Locale> {
    Locale::of_code(code).ok_or_else(|| {
        let known: Vec<_> = Locale::all().map(Locale::code).collect();
        let known = known.join(", ");
        errors::argument(py, format!("language: there is no {code:?}; there are {known}"))
    })
}

/// What travels as JSON elsewhere, as Python's own values.
pub fn plain<'py>(py: Python<'py>, value: &impl IsPlain) -> PyResult<Bound<'py, PyAny>> {
    object(py, value.as_json().map_err(|error| errors::failed(py, error))?)
}

/// Whatever can be written as JSON.
pub trait IsPlain {
    /// As JSON.
    fn as_json(&self) -> serde_json::Result<Value>;
}

impl<T: serde::Serialize> IsPlain for T {
    fn as_json(&self) -> serde_json::Result<Value> {
        serde_json::to_value(self)
    }
}

fn object<'py>(py: Python<'py>, value: Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(yes) => PyBool::new(py, yes).to_owned().into_any(),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => whole.into_pyobject(py)?.into_any(),
            None => number.as_f64().into_pyobject(py)?.into_any(),
        },
        Value::String(text) => text.into_pyobject(py)?.into_any(),
        Value::Array(all) => {
            let all = all.into_iter().map(|one| object(py, one)).collect::<PyResult<Vec<_>>>()?;
            all.into_pyobject(py)?.into_any()
        }
        Value::Object(all) => {
            let dict = PyDict::new(py);
            for (name, one) in all {
                dict.set_item(name, object(py, one)?)?;
            }
            dict.into_any()
        }
    })
}
