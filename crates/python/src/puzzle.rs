//! A puzzle, and all that can be asked about it.

use crate::answer::{Check, Report, Solution};
use crate::crew::{self, Terms};
use crate::kept::{self, Reduced};
use crate::position::Position;
use crate::proof::Proof;
use crate::reasons::{Explanation, Step};
use crate::values::{Count, Whole};
use crate::{errors, picture, values};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use quadrille_core::{Ask, Claim, DynPuzzle, Message, ModelKind, Options, message};
use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// What a generator says about a puzzle it made.
#[derive(Clone, Default)]
pub struct Made {
    /// The seed.
    pub seed: Option<u64>,
    /// A solution, if one is known.
    pub solution: Option<String>,
    /// What is promised.
    pub notes: Vec<String>,
}

/// A puzzle of any game. `read` and `generate` give them.
#[pyclass(frozen, module = "quadrille")]
#[derive(Clone)]
pub struct Puzzle {
    /// The puzzle.
    pub inner: Arc<dyn DynPuzzle>,
    /// The options it was read with: its ID may not hold them.
    pub options: Arc<Options>,
    made: Arc<Made>,
}

impl Puzzle {
    /// One that was read.
    pub fn read(inner: Box<dyn DynPuzzle>, options: Options) -> Self {
        Puzzle { inner: inner.into(), options: options.into(), made: Arc::default() }
    }

    /// One that was generated.
    pub fn made(inner: Box<dyn DynPuzzle>, options: Options, made: Made) -> Self {
        Puzzle { made: made.into(), ..Puzzle::read(inner, options) }
    }

    fn identity(&self) -> Option<String> {
        self.inner.id().ok()
    }

    /// The reading options as the command line takes them.
    pub fn given(&self) -> BTreeMap<String, String> {
        self.options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect()
    }
}

#[pymethods]
impl Puzzle {
    /// The game's name.
    #[getter]
    fn game(&self) -> &'static str {
        self.inner.game()
    }

    /// The puzzle as `game:ID`.
    #[getter]
    fn id(&self, py: Python<'_>) -> PyResult<String> {
        self.inner.id().map_err(|error| errors::input(py, &error))
    }

    /// A text that it shares with the puzzles that are this one turned, mirrored or relabelled, and with no other.
    #[getter]
    fn form(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| self.inner.form()).map_err(|error| errors::input(py, &error))
    }

    /// How many cells it has.
    #[getter]
    fn cells(&self) -> usize {
        self.inner.cells()
    }

    /// How many clues it has, in games where that is a choice.
    #[getter]
    fn clues(&self) -> Option<usize> {
        self.inner.clues()
    }

    /// The names of the rules it has beside the game's own.
    #[getter]
    fn rules(&self) -> Vec<&'static str> {
        self.inner.further_rules()
    }

    /// The seed it was generated from; `None` for one that was read.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.made.seed
    }

    /// The solution its generator knows; `None` for one that was read.
    #[getter]
    fn solution(&self) -> Option<Solution> {
        let text = self.made.solution.clone()?;
        Some(Solution::new(self.clone(), text))
    }

    /// What its generator promises.
    #[getter]
    fn notes(&self) -> Vec<String> {
        self.made.notes.clone()
    }

    /// Solves it. `method` is one of the game's (`quadrille.games()`), `count` stops after so many solutions (2 tells
    /// whether there is only one, `"all"` how many there are); other keywords are the methods' options.
    #[pyo3(signature = (method=None, *, count=Count::UpTo(1), time_limit=Some(60.0), memory_limit=None, seed=Whole::Number(0), threads=Whole::Number(1), watch=None, **options), text_signature = "($self, method=None, *, count=1, time_limit=60.0, memory_limit=None, seed=0, threads=1, watch=None, **options)")]
    #[allow(clippy::too_many_arguments)]
    fn solve(
        &self,
        py: Python<'_>,
        method: Option<String>,
        count: Count,
        time_limit: Option<f64>,
        memory_limit: Option<u64>,
        seed: Whole,
        threads: Whole,
        watch: Option<Py<PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Report> {
        let threads = values::threads(py, threads)?;
        let ask = Ask {
            count: count.asked(py)?,
            seed: seed.asked(py, "seed")?,
            options: values::options(options)?,
            threads,
            proof: false,
            tree: false,
        };
        let terms = Terms { time: values::seconds(py, time_limit)?, memory: memory_limit, watch };
        let puzzle = self.inner.clone();
        let report =
            crew::run(py, terms, move |budget| puzzle.solve(method.as_deref(), &ask, budget))?;
        Ok(Report::new(self.clone(), report.map_err(|error| errors::input(py, &error))?))
    }

    /// Referees a solution: whether it is right, and which rule is broken where.
    fn check(&self, py: Python<'_>, solution: &Bound<'_, PyAny>) -> PyResult<Check> {
        let text = solution_text(solution)?;
        match py.detach(|| self.inner.check(text.trim())) {
            Ok(found) => Ok(Check::new(found)),
            Err(error) => Err(errors::input(py, &error)),
        }
    }

    /// Solves step by step as a person would, with the reason of every step, from the start or from a position.
    #[pyo3(signature = (position=None, *, limit=None, language="en", shortest=false, time_limit=Some(60.0), watch=None), text_signature = "($self, position=None, *, limit=None, language=\"en\", shortest=False, time_limit=60.0, watch=None)")]
    #[expect(clippy::too_many_arguments, reason = "Python's keywords")]
    fn explain(
        &self,
        py: Python<'_>,
        position: Option<&Bound<'_, PyAny>>,
        limit: Option<usize>,
        language: &str,
        shortest: bool,
        time_limit: Option<f64>,
        watch: Option<Py<PyAny>>,
    ) -> PyResult<Explanation> {
        self.position(py, position)?.explain(py, limit, language, shortest, time_limit, watch)
    }

    /// The next step a person could take; `None` where no technique says anything.
    #[pyo3(signature = (position=None, *, language="en", shortest=false, time_limit=Some(60.0)), text_signature = "($self, position=None, *, language=\"en\", shortest=False, time_limit=60.0)")]
    fn hint(
        &self,
        py: Python<'_>,
        position: Option<&Bound<'_, PyAny>>,
        language: &str,
        shortest: bool,
        time_limit: Option<f64>,
    ) -> PyResult<Option<Step>> {
        self.position(py, position)?.hint(py, language, shortest, time_limit)
    }

    /// The position before the first move, or the one that a text describes: whole, or as moves joined by `;`.
    #[pyo3(signature = (progress=None))]
    pub fn position(
        &self,
        py: Python<'_>,
        progress: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Position> {
        let Some(progress) = progress.filter(|given| !given.is_none()) else {
            return Ok(Position::new(self.clone(), self.inner.start()));
        };
        if let Ok(position) = progress.cast::<Position>() {
            return Ok(position.get().clone());
        }
        let text = progress.extract::<String>()?;
        match self.inner.position(text.trim_end()) {
            Ok(position) => Ok(Position::new(self.clone(), position)),
            Err(error) => Err(errors::input(py, &error)),
        }
    }

    /// The exact integer program or formula: "lp" (CPLEX), "mps" (free), "cnf" (DIMACS) or "opb". With `method` the
    /// program that this method solves, where a game has several.
    #[pyo3(signature = (to="lp", method=None))]
    fn model(&self, py: Python<'_>, to: &str, method: Option<&str>) -> PyResult<String> {
        let puzzle = &*self.inner;
        let text = py.detach(|| match (to, method) {
            ("opb", _) => puzzle.program(method).map(|program| program.to_opb()),
            ("lp", None) => puzzle.model(ModelKind::Lp),
            ("lp", Some(_)) => puzzle.program(method).map(|program| program.to_lp()),
            ("mps", None) => puzzle.model(ModelKind::Mps),
            ("mps", Some(_)) => puzzle.program(method).map(|program| program.to_mps()),
            ("cnf", None) => puzzle.model(ModelKind::Cnf),
            ("cnf", Some(_)) => Err(quadrille_core::InputError::new(message!("cli-model-cnf"))),
            _ => Err(quadrille_core::InputError::new(Message::verbatim(format!(
                "to: there is no {to:?}; expected lp, mps, cnf or opb"
            )))),
        });
        text.map_err(|error| errors::input(py, &error))
    }

    /// Proves a claim for other people's checkers: "unique", "impossible", "optimal" or "solvable"; without one, what
    /// holds. Raises `NotSo` if it is false and `Stopped` if nobody could prove it in time.
    #[pyo3(signature = (claim=None, *, method=None, time_limit=Some(60.0), memory_limit=None, watch=None), text_signature = "($self, claim=None, *, method=None, time_limit=60.0, memory_limit=None, watch=None)")]
    fn prove(
        &self,
        py: Python<'_>,
        claim: Option<&str>,
        method: Option<String>,
        time_limit: Option<f64>,
        memory_limit: Option<u64>,
        watch: Option<Py<PyAny>>,
    ) -> PyResult<Proof> {
        let known = |name: &str| {
            Claim::named(name).ok_or_else(|| {
                let names = Claim::ALL.map(|(_, name)| name).join(", ");
                errors::argument(py, format!("claim: there is no {name:?}; expected {names}"))
            })
        };
        let claim = claim.map(known).transpose()?;
        let terms = Terms { time: values::seconds(py, time_limit)?, memory: memory_limit, watch };
        let puzzle = self.inner.clone();
        let proved =
            crew::run(py, terms, move |budget| puzzle.prove(method.as_deref(), claim, budget))?;
        Proof::new(py, self.clone(), proved)
    }

    /// The puzzle in another notation (`quadrille.games()` lists them).
    fn convert(&self, py: Python<'_>, to: &str) -> PyResult<String> {
        py.detach(|| self.inner.write(to)).map_err(|error| errors::input(py, &error))
    }

    /// A picture of it, or of a solution: "text" and "svg" give a string, "png" and "pdf" bytes, "animation" an SVG
    /// whose pictures take turns.
    #[pyo3(signature = (to="svg", solution=None))]
    fn show<'py>(
        &self,
        py: Python<'py>,
        to: &str,
        solution: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let solution = solution.filter(|given| !given.is_none()).map(solution_text).transpose()?;
        picture::show(py, &*self.inner, solution.as_deref(), to)
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        picture::svg(py, &[self.inner.start().view().map_err(|e| errors::input(py, &e))?])
    }

    fn __str__(&self) -> String {
        self.inner.start().draw_text()
    }

    fn __repr__(&self) -> String {
        match self.identity() {
            Some(id) if id.len() <= 200 => format!("quadrille.read({id:?})"),
            _ => format!("<{} puzzle of {} cells>", self.inner.game(), self.inner.cells()),
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Puzzle>() else { return false };
        let other = other.get();
        self.options == other.options
            && self.identity().is_some_and(|id| Some(id) == other.identity())
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.identity().hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let Made { seed, solution, notes } = &*self.made;
        let arguments = (self.id(py)?, self.given(), *seed, solution, notes);
        kept::reduced(py, "_kept_puzzle", arguments)
    }
}

/// The text of a solution, given as one or as text.
pub fn solution_text(given: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(solution) = given.cast::<Solution>() {
        return Ok(solution.get().text().to_string());
    }
    Ok(given.cast::<PyString>()?.to_str()?.to_string())
}
