//! Making puzzles.

use crate::crew::{self, Terms};
use crate::puzzle::{Made, Puzzle};
use crate::values::Whole;
use crate::{errors, values};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use quadrille_core::wishes::{Wished, Wishes, wished};
use quadrille_core::{GenerateAsk, GenerateError, InputError, Options};
use quadrille_games::reading;

/// Makes a puzzle. The same request with the same seed always gives the same puzzle, here and on the command line.
///
/// `size` is 8 or (6, 10), `difficulty` a level of the game, `needs` a technique to practise, `avoid` techniques to do without,
/// `score` such as (20, 35) what `explain` shall give it; other keywords are the generator's options, `pattern` with the text of a picture or its path and `from_` with a puzzle
/// among them. Without a seed one is drawn, and told as `puzzle.seed`.
#[pyfunction]
#[pyo3(signature = (game, size=None, difficulty=None, seed=None, *, needs=None, avoid=None, score=None, time_limit=Some(600.0), memory_limit=None, watch=None, **options), text_signature = "(game, size=None, difficulty=None, seed=None, *, needs=None, avoid=None, score=None, time_limit=600.0, memory_limit=None, watch=None, **options)")]
#[allow(clippy::too_many_arguments)]
pub fn generate(
    py: Python<'_>,
    game: &str,
    size: Option<&Bound<'_, PyAny>>,
    difficulty: Option<String>,
    seed: Option<Whole>,
    needs: Option<String>,
    avoid: Option<&Bound<'_, PyAny>>,
    score: Option<&Bound<'_, PyAny>>,
    time_limit: Option<f64>,
    memory_limit: Option<u64>,
    watch: Option<Py<PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Puzzle> {
    let game = reading::game(game).map_err(|error| errors::reading(py, error))?;
    let size = size.filter(|size| !size.is_none()).map(|size| measured(py, size)).transpose()?;
    let seed = seed.map_or_else(|| drawn(py), |seed| seed.asked(py, "seed"))?;
    let options = values::options(options)?;
    let read = |name: &str| game.read_options().iter().any(|spec| spec.name == name);
    let given = options.iter().filter(|(name, _)| read(name));
    let given = given.fold(Options::new(), |all, (name, value)| all.with(name, value));
    let ask = GenerateAsk { size, difficulty, seed, options };
    let terms = Terms { time: values::seconds(py, time_limit)?, memory: memory_limit, watch };
    let wishes = Wishes { needs, avoid: names(avoid)?, score: scores(py, score)? };
    let Wished { made, nearest } = crew::run(py, terms, move |budget| match wishes.is_empty() {
        true => Wished { made: game.generate(&ask, budget), nearest: None },
        false => wished(game, &ask, &wishes, budget),
    })?;
    match made {
        Ok(made) => {
            let notes = made.notes.iter().map(ToString::to_string).collect();
            let told = Made { seed: Some(seed), solution: made.solution, notes };
            Ok(Puzzle::made(made.puzzle, given, told))
        }
        Err(GenerateError::Input(error)) => Err(errors::input(py, &error)),
        Err(GenerateError::Stopped(stop)) => {
            let error = errors::none_made(py, stop);
            if let Some(nearest) = nearest {
                error.value(py).setattr("nearest", Puzzle::read(nearest.puzzle, given))?;
            }
            Err(error)
        }
    }
}

/// One name, or several.
fn names(given: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
    let Some(given) = given.filter(|given| !given.is_none()) else { return Ok(Vec::new()) };
    given.extract::<String>().map(|name| vec![name]).or_else(|_| given.extract())
}

/// A score, (20, 35) or "20..35".
fn scores(py: Python<'_>, given: Option<&Bound<'_, PyAny>>) -> PyResult<Option<(u32, u32)>> {
    let Some(given) = given.filter(|given| !given.is_none()) else { return Ok(None) };
    let text = match given.extract::<(i64, i64)>() {
        Ok((low, high)) => format!("{low}..{high}"),
        Err(_) => given.str()?.to_string(),
    };
    let read = Wishes::read_score(&text);
    Ok(Some(read.map_err(|error: InputError| errors::input(py, &error))?))
}

/// Rows and columns: 8, (6, 10) or "6x10".
fn measured(py: Python<'_>, size: &Bound<'_, PyAny>) -> PyResult<(usize, usize)> {
    let wrong = || errors::argument(py, "size: expected a size such as 8, (6, 10) or \"6x10\"");
    let (rows, cols) = if let Ok(side) = size.extract::<usize>() {
        (side, side)
    } else if let Ok(both) = size.extract::<(usize, usize)>() {
        both
    } else if let Ok([rows, cols]) = size.extract::<[usize; 2]>() {
        (rows, cols)
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
