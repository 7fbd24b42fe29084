//! A player's position: moves lead from one to the next, and none is changed.

use crate::answer::Report;
use crate::crew::{self, Terms};
use crate::kept::{self, Reduced};
use crate::puzzle::Puzzle;
use crate::reasons::{Explanation, Step};
use crate::{errors, picture, values};
use pyo3::prelude::*;
use pyo3::types::PyString;
use quadrille_core::{Cell, DynPosition};
use std::sync::Arc;

/// A position in a puzzle: what a player has put down so far.
#[pyclass(frozen, module = "quadrille")]
#[derive(Clone)]
pub struct Position {
    /// The puzzle.
    pub of: Puzzle,
    /// The position.
    pub inner: Arc<dyn DynPosition>,
}

impl Position {
    /// Of a puzzle.
    pub fn new(of: Puzzle, inner: Box<dyn DynPosition>) -> Self {
        Position { of, inner: inner.into() }
    }
}

#[pymethods]
impl Position {
    /// The puzzle.
    #[getter]
    fn puzzle(&self) -> Puzzle {
        self.of.clone()
    }

    /// The position as text, as `Puzzle.position` reads it.
    #[getter]
    fn progress(&self) -> String {
        self.inner.progress()
    }

    /// How it stands: won, over, the rules broken, and what is counted.
    #[getter]
    fn status<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        values::plain(py, &self.inner.status())
    }

    /// The picture as data: rows, columns, and every cell with what is on it.
    #[getter]
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        values::plain(py, &self.inner.view().map_err(|error| errors::input(py, &error))?)
    }

    /// The position after a move such as `r1c2=3` or `r4c2-r4c4`, or after several.
    fn play(&self, py: Python<'_>, moves: &Bound<'_, PyAny>) -> PyResult<Position> {
        let moves = match moves.cast::<PyString>() {
            Ok(text) => vec![text.to_str()?.to_string()],
            Err(_) => moves.extract::<Vec<String>>()?,
        };
        let mut next = self.inner.duplicate();
        next.play_all(&moves).map_err(|error| errors::input(py, &error))?;
        Ok(Position::new(self.of.clone(), next))
    }

    /// The cells that a line drawn from this one can lead to: jumps of Pegs, partners in Pairs.
    fn reach(&self, py: Python<'_>, cell: &str) -> PyResult<Vec<String>> {
        let Ok(cell) = cell.parse::<Cell>() else {
            return Err(errors::argument(py, format!("no cell {cell:?}; expected r1c1")));
        };
        Ok(self.inner.reach(cell).iter().map(ToString::to_string).collect())
    }

    /// Looks for a solution that keeps all that was put down.
    #[pyo3(signature = (*, time_limit=Some(60.0), watch=None), text_signature = "($self, *, time_limit=60.0, watch=None)")]
    fn complete(
        &self,
        py: Python<'_>,
        time_limit: Option<f64>,
        watch: Option<Py<PyAny>>,
    ) -> PyResult<Report> {
        let terms = Terms { time: values::seconds(py, time_limit)?, memory: None, watch };
        let position = self.inner.clone();
        let report = crew::run(py, terms, move |budget| position.complete(budget))?;
        Ok(Report::new(self.of.clone(), report.map_err(|error| errors::input(py, &error))?))
    }

    /// Steps of reasoning from here; the shortest cite provably as few clues and cells as can be.
    #[pyo3(signature = (*, limit=None, language="en", shortest=false, time_limit=Some(60.0), watch=None), text_signature = "($self, *, limit=None, language=\"en\", shortest=False, time_limit=60.0, watch=None)")]
    pub fn explain(
        &self,
        py: Python<'_>,
        limit: Option<usize>,
        language: &str,
        shortest: bool,
        time_limit: Option<f64>,
        watch: Option<Py<PyAny>>,
    ) -> PyResult<Explanation> {
        let locale = values::language(py, language)?;
        let terms = Terms { time: values::seconds(py, time_limit)?, memory: None, watch };
        let position = self.inner.clone();
        let limit = limit.unwrap_or(usize::MAX);
        let told = crew::run(py, terms, move |budget| match shortest {
            true => quadrille_games::shortest::explain(&*position, limit, locale, budget),
            false => Ok(position.explain(limit, locale, budget)),
        })?;
        let told = told.map_err(|error| errors::input(py, &error))?;
        Ok(Explanation::new(self.clone(), told.map_err(|stop| errors::stopped(py, stop))?))
    }

    /// The next step; `None` where no technique says anything. The shortest cites provably as few clues and cells as can be.
    #[pyo3(signature = (*, language="en", shortest=false, time_limit=Some(60.0)), text_signature = "($self, *, language=\"en\", shortest=False, time_limit=60.0)")]
    pub fn hint(
        &self,
        py: Python<'_>,
        language: &str,
        shortest: bool,
        time_limit: Option<f64>,
    ) -> PyResult<Option<Step>> {
        Ok(self.explain(py, Some(1), language, shortest, time_limit, None)?.first())
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        picture::svg(py, &[self.inner.view().map_err(|error| errors::input(py, &error))?])
    }

    fn __str__(&self) -> String {
        self.inner.draw_text()
    }

    fn __repr__(&self) -> String {
        format!("<position {:?}>", self.inner.progress())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Position>() else { return false };
        let (a, b) = (self, other.get());
        a.of.inner.id().ok() == b.of.inner.id().ok() && a.inner.progress() == b.inner.progress()
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        PyString::new(py, &self.inner.progress()).hash()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        kept::reduced(py, "_kept_position", (self.of.clone(), self.inner.progress()))
    }
}
