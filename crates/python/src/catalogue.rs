//! What there is: games, methods, notations, techniques, levels, options.

use crate::values;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use quadrille_core::{DynGame, Locale};
use quadrille_games::GAMES;

/// The games by name: what each can do, as a dictionary of `title`, `about`, `methods`, `formats`, `techniques`,
/// `levels`, `read_options`, `solve_options` and `generate_options`.
#[pyfunction]
pub fn games(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    for game in GAMES {
        all.set_item(game.name(), of(py, *game)?)?;
    }
    Ok(all)
}

fn of<'py>(py: Python<'py>, game: &dyn DynGame) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("title", game.title())?;
    dict.set_item("about", game.about().to_string())?;
    dict.set_item("methods", values::plain(py, &game.methods())?)?;
    dict.set_item("formats", values::plain(py, &game.formats())?)?;
    dict.set_item("techniques", values::plain(py, &game.techniques())?)?;
    dict.set_item("levels", game.levels().iter().map(|level| level.name).collect::<Vec<_>>())?;
    dict.set_item("read_options", values::plain(py, &game.read_options())?)?;
    dict.set_item("solve_options", values::plain(py, &game.solve_options())?)?;
    dict.set_item("generate_options", values::plain(py, &game.generate_options())?)?;
    Ok(dict)
}

/// The languages that explanations are told in, by their codes.
#[pyfunction]
pub fn languages() -> Vec<&'static str> {
    Locale::all().map(Locale::code).collect()
}
