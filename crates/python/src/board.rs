//! Reading puzzles: the same reader as everywhere, with Python's names for files.

use crate::puzzle::Puzzle;
use crate::{errors, values};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use quadrille_games::addresses::is_address;
use quadrille_games::reading::{self, ReadError, Source};
use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Reads a puzzle: a game ID such as `towers:4:2/2/1/...`, a text in any notation the game reads, an address, or a
/// file's path (a `pathlib.Path`, or a string that names a file).
///
/// `game` says which game is meant where a text could belong to several, `format` which notation; other keywords are
/// the games' reading options, such as `goal="centre"` for Pegs.
#[pyfunction]
#[pyo3(signature = (source, game=None, format=None, **options))]
pub fn read(
    py: Python<'_>,
    source: &Bound<'_, PyAny>,
    game: Option<&str>,
    format: Option<&str>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Puzzle> {
    let named = game.map(reading::game).transpose().map_err(|error| errors::reading(py, error))?;
    let options = values::options(options)?;
    let known = |name: &str| {
        let games = quadrille_games::GAMES.iter().copied();
        games
            .filter(|g| named.is_none_or(|n| n.name() == g.name()))
            .any(|g| g.read_options().iter().any(|spec| spec.name == name))
    };
    // Reading passes over the options of other games; one that no game has is a mistake.
    if let Some((name, _)) = options.iter().find(|(name, _)| !known(name)) {
        let option = quadrille_core::Arg::Option(name.to_string().into());
        return Err(errors::said(py, quadrille_core::message!("option-unknown", option = option)));
    }
    let given = options.clone();
    let source_of = Source { game: named, format, options };
    let read = match source.cast::<PyString>() {
        Ok(text) => from_text(py, &source_of, text.to_str()?),
        Err(_) => from_file(&source_of, &source.extract::<PathBuf>()?),
    };
    Ok(Puzzle::read(read.map_err(|failed| failed.raised(py))?, given))
}

/// Why nothing was read, and from which file.
struct Failed(Option<PathBuf>, ReadError);

impl Failed {
    fn raised(self, py: Python<'_>) -> PyErr {
        match self {
            Failed(Some(path), ReadError::File(error)) => errors::file(py, &path, &error),
            Failed(_, error) => errors::reading(py, error),
        }
    }
}

fn from_text(py: Python<'_>, source: &Source<'_>, text: &str) -> Result<reading::Puzzle, Failed> {
    if let Some(puzzle) = source.line(text) {
        return puzzle.map_err(|error| Failed(None, error));
    }
    // A name with a line break or a NUL is nobody's file.
    let path = Path::new(text);
    if !text.contains(['\n', '\0']) && path.is_file() {
        return from_file(source, path);
    }
    py.detach(|| source.text(text)).map_err(|error| match error {
        // Who mistypes a path should not be told about notations.
        ReadError::NoNotation(_) if names_a_file(text) => {
            Failed(Some(path.to_path_buf()), io::Error::from(ErrorKind::NotFound).into())
        }
        other => Failed(None, other),
    })
}

/// Whether a text that is no puzzle looks like the name of a file: it has an ending or a folder, and no scheme.
fn names_a_file(text: &str) -> bool {
    let path = Path::new(text);
    !text.contains(['\n', '\0', ' '])
        && !is_address(text)
        && (path.extension().is_some() || path.parent().is_some_and(|at| at != Path::new("")))
}

fn from_file(source: &Source<'_>, path: &Path) -> Result<reading::Puzzle, Failed> {
    let failed = |error| Failed(Some(path.to_path_buf()), error);
    let file = File::open(path).map_err(|error| failed(error.into()))?;
    source.stream(file).map_err(failed)
}
