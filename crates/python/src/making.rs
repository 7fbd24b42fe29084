//! Making puzzles.

use crate::crew::{self, Terms};
use crate::puzzle::{Made, Puzzle};
use crate::{errors, values};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use quadrille_core::practice::practice;
use quadrille_core::{GenerateAsk, GenerateError, Locale, Options};
use quadrille_games::reading;

/// Makes a puzzle. The same request with the same seed always gives the same puzzle, here and on the command line.
///
/// `size` is 8 or (6, 10), `difficulty` a level of the game, `needs` a technique to practise; other keywords are the
/// generator's options. Without a seed one is drawn, and told as `puzzle.seed`.
#[pyfunction]
#[pyo3(signature = (game, size=None, difficulty=None, seed=None, *, needs=None, time_limit=Some(600.0), memory_limit=None, watch=None, **options), text_signature = "(game, size=None, difficulty=None, seed=None, *, needs=None, time_limit=600.0, memory_limit=None, watch=None, **options)")]
#[allow(clippy::too_many_arguments)]
pub fn generate(
    py: Python<'_>,
    game: &str,
    size: Option<&Bound<'_, PyAny>>,
    difficulty: Option<String>,
    seed: Option<u64>,
    needs: Option<String>,
    time_limit: Option<f64>,
    memory_limit: Option<u64>,
    watch: Option<Py<PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Puzzle> {
    let game = reading::game(game).map_err(|error| errors::reading(py, error))?;
    let size = size.filter(|size| !size.is_none()).map(|size| measured(py, size)).transpose()?;
    let seed = seed.map_or_else(|| drawn(py), Ok)?;
    let options = values::options(options)?;
    let read = |name: &str| game.read_options().iter().any(|spec| spec.name == name);
    let given = options.iter().filter(|(name, _)| read(name));
    let given = given.fold(Options::new(), |all, (name, value)| all.with(name, value));
    let ask = GenerateAsk { size, difficulty, seed, options };
    let terms = Terms { time: values::seconds(py, time_limit)?, memory: memory_limit, watch };
    let made = crew::run(py, terms, move |budget| match needs {
        Some(name) => practice(game, &ask, &name, Locale::default(), budget).map(|p| p.made),
        None => game.generate(&ask, budget),
    })?;
    match made {
        Ok(made) => {
            let notes = made.notes.iter().map(ToString::to_string).collect();
            let told = Made { seed: Some(seed), solution: made.solution, notes };
            Ok(Puzzle::made(made.puzzle, given, told))
        }
        Err(GenerateError::Input(error)) => Err(errors::input(py, &error)),
        Err(GenerateError::Stopped(stop)) => Err(errors::stopped(py, stop)),
    }
}

/// Rows and columns: 8, (6, 10) or "6x10".
fn measured(py: Python<'_>, size: &Bound<'_, PyAny>) -> PyResult<(usize, usize)> {
    let wrong = || errors::argument(py, "size: expected a size such as 8, (6, 10) or \"6x10\"");
    let (rows, cols) = if let Ok(side) = size.extract::<usize>() {
        (side, side)
    } else if let Ok(both) = size.extract::<(usize, usize)>() {
        both
    } else {
        let text = size.extract::<String>().map_err(|_| wrong())?;
        let number = |text: &str| text.parse::<usize>().map_err(|_| wrong());
        match text.split_once('x') {
            Some((rows, cols)) => (number(rows)?, number(cols)?),
            None => (number(&text)?, number(&text)?),
        }
    };
    let fits = |side: &usize| (1..=1_000_000).contains(side);
    if fits(&rows) && fits(&cols) { Ok((rows, cols)) } else { Err(wrong()) }
}

/// A seed nobody chose: short enough to be typed again.
fn drawn(py: Python<'_>) -> PyResult<u64> {
    py.import("secrets")?.getattr("randbelow")?.call1((1_000_000_000u64,))?.extract()
}
