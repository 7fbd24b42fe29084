//! Claims with all that shows them.

use crate::answer::Solution;
use crate::crew::{self, Terms};
use crate::puzzle::Puzzle;
use crate::{errors, values};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use quadrille_core::{Locale, Message, Proved, Unproved};
use quadrille_proof::{self as bundle, verify as bundles};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// A claim about a puzzle, with the programs and proofs that show it.
#[pyclass(frozen, module = "quadrille")]
pub struct Proof {
    puzzle: Puzzle,
    proved: Arc<Proved>,
}

impl Proof {
    /// What came of proving.
    pub fn new(py: Python<'_>, puzzle: Puzzle, proved: Result<Proved, Unproved>) -> PyResult<Self> {
        match proved {
            Ok(proved) => Ok(Proof { puzzle, proved: proved.into() }),
            Err(Unproved::Input(error)) => Err(errors::input(py, &error)),
            Err(Unproved::False(why)) => Err(errors::not_so(py, &why)),
            Err(Unproved::Stopped(stop)) => Err(errors::stopped(py, stop)),
        }
    }
}

#[pymethods]
impl Proof {
    /// "unique", "impossible", "optimal" or "solvable".
    #[getter]
    fn claim(&self) -> &'static str {
        self.proved.claim.name()
    }

    /// The method whose program is spoken about.
    #[getter]
    fn program(&self) -> &'static str {
        self.proved.program
    }

    /// The answer, if the claim has one.
    #[getter]
    fn solution(&self) -> Option<Solution> {
        let text = self.proved.solution.clone()?;
        Some(Solution::new(self.puzzle.clone(), text))
    }

    /// What the answer reaches, for games that minimise something.
    #[getter]
    fn objective(&self) -> Option<i64> {
        self.proved.objective
    }

    /// Who wrote the proof that is not just the answer.
    #[getter]
    fn by(&self) -> String {
        Message::new(self.proved.by).to_string()
    }

    /// The programs and proofs: dictionaries of `name`, `program` (OPB), `proof` (VeriPB) and `verdict`, the checker's
    /// last word.
    #[getter]
    fn exhibits<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let exhibit = |one: &quadrille_core::Exhibit| {
            let dict = PyDict::new(py);
            dict.set_item("name", one.name)?;
            dict.set_item("program", &one.program)?;
            dict.set_item("proof", &one.proof)?;
            dict.set_item("verdict", &one.verdict)?;
            Ok(dict)
        };
        self.proved.exhibits.iter().map(exhibit).collect()
    }

    /// Writes the folder that `quadrille verify` and `quadrille.verify` check. It appears whole, or not at all.
    #[pyo3(signature = (folder, *, language="en"))]
    fn save(&self, py: Python<'_>, folder: PathBuf, language: &str) -> PyResult<()> {
        let locale: Locale = values::language(py, language)?;
        let (puzzle, proved) = (&self.puzzle, &*self.proved);
        py.detach(|| bundle::write(&folder, &*puzzle.inner, puzzle.given(), proved, locale))
            .map_err(|failure| errors::failed(py, failure))
    }

    fn __str__(&self) -> String {
        bundle::sentence(self.proved.claim, self.puzzle.inner.game(), self.proved.objective)
            .to_string()
    }

    fn __repr__(&self) -> String {
        format!("<proof: {}>", self.__str__())
    }
}

/// Verifies a folder of `Proof.save` with the outside checker VeriPB, and says what it shows. Raises `NotSo` if the
/// checker refuses a proof, `Error` where the folder is no bundle or there is no checker.
#[pyfunction]
#[pyo3(signature = (folder, *, time_limit=Some(3600.0)), text_signature = "(folder, *, time_limit=3600.0)")]
pub fn verify(py: Python<'_>, folder: PathBuf, time_limit: Option<f64>) -> PyResult<String> {
    let limit = values::seconds(py, time_limit)?;
    let terms = Terms { time: limit, memory: None, watch: None };
    let outcome = crew::run(py, terms, move |budget| {
        let sound = bundles::sound(&folder)?;
        let limit = limit.unwrap_or(Duration::MAX);
        bundles::checked(&folder, &sound, limit, &budget.cancel_token())
    })?;
    match outcome.map_err(|failure| errors::failed(py, failure))? {
        bundles::Outcome::Verified(what) => Ok(what.to_string()),
        bundles::Outcome::Refused(why) => Err(errors::not_so(py, &why)),
    }
}
