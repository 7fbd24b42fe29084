//! A solution as a chain of reasons.

use crate::kept::{self, Reduced};
use crate::picture;
use crate::position::Position;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PySlice};
use quadrille_core::Explanation as Told;
use std::sync::Arc;

/// A puzzle solved as a person would, or as far as a person's techniques go: a sequence of steps.
#[pyclass(frozen, sequence, module = "quadrille")]
pub struct Explanation {
    from: Position,
    told: Arc<Told>,
}

impl Explanation {
    /// From a position.
    pub fn new(from: Position, told: Told) -> Self {
        Explanation { from, told: told.into() }
    }

    /// The first step.
    pub fn first(&self) -> Option<Step> {
        (!self.told.steps.is_empty()).then(|| self.at(0))
    }

    fn at(&self, number: usize) -> Step {
        Step { from: self.from.clone(), told: self.told.clone(), number }
    }

    /// A step by its number from 0, or from the end below that.
    pub fn numbered(&self, number: isize) -> PyResult<Step> {
        let count = self.told.steps.len() as isize;
        let place = if number < 0 { number + count } else { number };
        if (0..count).contains(&place) {
            return Ok(self.at(place as usize));
        }
        Err(PyIndexError::new_err(format!("there are {count} steps")))
    }

    fn reduced<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let told = kept::written(py, &self.told)?;
        kept::reduced(py, "_kept_explanation", (self.from.clone(), told))
    }
}

#[pymethods]
impl Explanation {
    /// The steps in order.
    #[getter]
    fn steps(&self) -> Vec<Step> {
        (0..self.told.steps.len()).map(|number| self.at(number)).collect()
    }

    /// Whether they reach the solution.
    #[getter]
    fn solved(&self) -> bool {
        self.told.solved
    }

    /// The level of the hardest technique used; `None` when a guess or contradiction ends it.
    #[getter]
    fn difficulty(&self) -> Option<&'static str> {
        self.told.difficulty
    }

    /// A number that grows with the number and the weight of the steps.
    #[getter]
    fn score(&self) -> u32 {
        self.told.score
    }

    /// What is to be said at the end: stopped short, contradiction found, several solutions.
    #[getter]
    fn note(&self) -> Option<&str> {
        self.told.note.as_deref()
    }

    fn __len__(&self) -> usize {
        self.told.steps.len()
    }

    /// Sequences can be walked through without it, but checkers of types do not know.
    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.steps().into_pyobject(py)?.try_iter()
    }

    fn __getitem__<'py>(
        &self,
        py: Python<'py>,
        number: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        match number.cast::<PySlice>() {
            Ok(slice) => self.steps().into_pyobject(py)?.get_item(slice),
            Err(_) => Ok(Bound::new(py, self.numbered(number.extract()?)?)?.into_any()),
        }
    }

    fn __str__(&self) -> String {
        let line = |(number, step): (usize, &quadrille_core::Step)| {
            let effects = step.effects.join(", ");
            format!("{:>3}. {}\n     [{}] {effects}\n", number + 1, step.text, step.technique)
        };
        self.told.steps.iter().enumerate().map(line).collect()
    }

    fn __repr__(&self) -> String {
        let solved = if self.told.solved { "solved" } else { "not solved" };
        let level = self.told.difficulty.unwrap_or("none");
        let (count, score) = (self.told.steps.len(), self.told.score);
        format!("<explanation: {solved} in {count} steps, level {level}, score {score}>")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        self.reduced(py)
    }
}

/// One conclusion: what follows, from which cells, and why.
#[pyclass(frozen, module = "quadrille")]
pub struct Step {
    from: Position,
    told: Arc<Told>,
    number: usize,
}

impl Step {
    fn step(&self) -> &quadrille_core::Step {
        &self.told.steps[self.number]
    }
}

#[pymethods]
impl Step {
    /// The technique's name.
    #[getter]
    fn technique(&self) -> &'static str {
        self.step().technique
    }

    /// What follows, as moves: `r1c2=3`, `r1c2!=3`, `r1c2=black`, `r4c2-r4c4`.
    #[getter]
    fn effects(&self) -> Vec<String> {
        self.step().effects.clone()
    }

    /// The cells that are the evidence.
    #[getter]
    fn because(&self) -> Vec<String> {
        self.step().because.iter().map(ToString::to_string).collect()
    }

    /// The numbers beside the board that are evidence too, such as `left2`.
    #[getter]
    fn clues(&self) -> Vec<String> {
        self.step().clues.clone()
    }

    /// What would stand where if the opposite were supposed.
    #[getter]
    fn chain(&self) -> Vec<String> {
        self.step().chain.clone()
    }

    /// The sentence.
    #[getter]
    fn text(&self) -> String {
        self.step().text.clone()
    }

    /// The position the step is taken in.
    #[getter]
    fn position(&self) -> Position {
        let mut position = self.from.inner.duplicate();
        for step in &self.told.steps[..self.number] {
            for effect in &step.effects {
                // What follows may be a mark that a position does not keep.
                let _ = position.play(effect);
            }
        }
        Position::new(self.from.of.clone(), position)
    }

    /// All of it as `quadrille explain --json` prints it.
    fn as_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        Ok(crate::values::plain(py, self.step())?.cast_into::<PyDict>()?)
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        let view = self.position().inner.view();
        let mut view =
            picture::of_step(view.map_err(|e| crate::errors::input(py, &e))?, self.step());
        view.caption = self.step().technique.to_string();
        picture::svg(py, &[view])
    }

    fn __str__(&self) -> &str {
        &self.step().text
    }

    fn __repr__(&self) -> String {
        format!("<step {}: {}>", self.step().technique, self.step().effects.join(", "))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let whole = Explanation { from: self.from.clone(), told: self.told.clone() };
        kept::reduced(py, "_kept_step", (whole, self.number))
    }
}
