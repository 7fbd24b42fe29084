//! What a solve reports, its solution, and what the referee says.

use crate::kept::{self, Reduced};
use crate::puzzle::Puzzle;
use crate::{errors, picture, values};
use pyo3::prelude::*;
use quadrille_core::{RuleBroken, SolveReport};
use std::collections::BTreeMap;

/// The outcome of a solve, with the fields of `quadrille solve --json`.
#[pyclass(frozen, module = "quadrille")]
pub struct Report {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What was answered.
    pub report: SolveReport,
}

impl Report {
    /// Of a puzzle.
    pub fn new(puzzle: Puzzle, report: SolveReport) -> Self {
        Report { puzzle, report }
    }
}

#[pymethods]
impl Report {
    /// The puzzle.
    #[getter]
    fn puzzle(&self) -> Puzzle {
        self.puzzle.clone()
    }

    /// The method that answered.
    #[getter]
    fn method(&self) -> Option<&str> {
        self.report.method.as_deref()
    }

    /// "solved", "impossible", "best" or "unknown".
    #[getter]
    fn verdict(&self) -> &'static str {
        self.report.verdict.word()
    }

    /// The solution, if there is one; it passed the referee.
    #[getter]
    fn solution(&self) -> Option<Solution> {
        let text = self.report.solution.clone()?;
        Some(Solution::new(self.puzzle.clone(), text))
    }

    /// How many solutions were counted.
    #[getter]
    fn solutions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        values::long(py, &self.report.counted())
    }

    /// Whether those are all.
    #[getter]
    fn exhausted(&self) -> bool {
        self.report.exhausted
    }

    /// Pegs left or score; `None` in games that minimise nothing.
    #[getter]
    fn objective(&self) -> Option<i64> {
        self.report.objective
    }

    /// A proved lower bound on it.
    #[getter]
    fn bound(&self) -> Option<i64> {
        self.report.bound
    }

    /// Further numbers under their own names, such as `moves`.
    #[getter]
    fn measures(&self) -> BTreeMap<String, i64> {
        self.report.measures.clone()
    }

    /// Seconds inside the method alone.
    #[getter]
    fn seconds(&self) -> f64 {
        self.report.seconds
    }

    /// Nodes the method counted.
    #[getter]
    fn nodes(&self) -> u64 {
        self.report.nodes
    }

    /// Why there is no definite answer.
    #[getter]
    fn error(&self) -> Option<&str> {
        self.report.error.as_deref()
    }

    /// The limit behind `error` by its name, the same in every language.
    #[getter]
    fn code(&self) -> Option<&str> {
        self.report.code.as_deref()
    }

    /// What a curious user would want to know.
    #[getter]
    fn notes(&self) -> Vec<String> {
        self.report.notes.iter().map(ToString::to_string).collect()
    }

    /// What `--json` prints, as a dictionary.
    fn as_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        values::plain(py, &self.report)
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<Option<String>> {
        self.solution().map(|solution| solution._repr_svg_(py)).transpose()
    }

    fn __repr__(&self) -> String {
        let SolveReport { verdict, seconds, .. } = &self.report;
        let solutions = self.report.counted();
        let method = self.report.method.as_deref().unwrap_or("none");
        let solution = self.report.solution.as_deref().map(shortened);
        let solution = solution.map_or(String::new(), |text| format!(", solution {text:?}"));
        format!("<{verdict} by {method} in {seconds:.6} s, {solutions} counted{solution}>")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        self.reduced(py)
    }
}

fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((at, _)) => format!("{}...", &text[..at]),
        None => text.to_string(),
    }
}

/// A solution in the contract's notation, which draws itself.
#[pyclass(frozen, module = "quadrille")]
pub struct Solution {
    puzzle: Puzzle,
    text: String,
}

impl Solution {
    /// Of a puzzle.
    pub fn new(puzzle: Puzzle, text: String) -> Self {
        Solution { puzzle, text }
    }
}

#[pymethods]
impl Solution {
    /// The puzzle it solves.
    #[getter]
    fn puzzle(&self) -> Puzzle {
        self.puzzle.clone()
    }

    /// The notation: heights, `0`/`1`, or moves or pairs joined by `;`.
    #[getter]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The moves that lead from the start to it.
    #[getter]
    fn moves(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.puzzle.inner.way_to(&self.text).map_err(|error| errors::input(py, &error))
    }

    /// A picture: see `Puzzle.show`.
    #[pyo3(signature = (to="svg"))]
    fn show<'py>(&self, py: Python<'py>, to: &str) -> PyResult<Bound<'py, PyAny>> {
        picture::show(py, &*self.puzzle.inner, Some(&self.text), to)
    }

    pub fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        let views = self.puzzle.inner.film(&self.text);
        picture::svg(py, &views.map_err(|error| errors::input(py, &error))?)
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("<solution {:?}>", shortened(&self.text))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        if let Ok(other) = other.cast::<Solution>() {
            return self.text == other.get().text;
        }
        other.extract::<String>().is_ok_and(|text| text == self.text)
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        pyo3::types::PyString::new(py, &self.text).hash()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        kept::reduced(py, "_kept_solution", (self.puzzle.clone(), &self.text))
    }
}

/// What the referee says; true exactly if the solution is right.
#[pyclass(frozen, get_all, module = "quadrille")]
pub struct Check {
    /// Whether the solution is right.
    pub right: bool,
    /// Pegs left or score of a right one; `None` in games that minimise nothing.
    pub objective: Option<i64>,
    /// The rule that is broken, in a sentence.
    pub broken: Option<String>,
    /// The cells a person should look at.
    pub cells: Vec<String>,
}

impl Check {
    /// From the referee.
    pub fn new(found: Result<Option<i64>, RuleBroken>) -> Self {
        match found {
            Ok(objective) => Check { right: true, objective, broken: None, cells: Vec::new() },
            Err(broken) => Check {
                right: false,
                objective: None,
                broken: Some(broken.what.to_string()),
                cells: broken.cells.iter().map(ToString::to_string).collect(),
            },
        }
    }
}

#[pymethods]
impl Check {
    fn __bool__(&self) -> bool {
        self.right
    }

    fn __repr__(&self) -> String {
        match (&self.broken, self.objective) {
            (Some(broken), _) => format!("<wrong: {broken}>"),
            (None, Some(objective)) => format!("<right, objective {objective}>"),
            (None, None) => "<right>".to_string(),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        kept::reduced(py, "_kept_check", (self.right, self.objective, &self.broken, &self.cells))
    }
}
