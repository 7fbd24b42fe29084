//! What is pickled or copied, made again: processes that share work send each other puzzles and what came of them.

use crate::answer::{Check, Report, Solution};
use crate::duel::Duel;
use crate::errors;
use crate::position::Position;
use crate::puzzle::{Made, Puzzle};
use crate::reasons::{Explanation, Step};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use quadrille_core::{Cell, DynGame, Explanation as Told, Message, Options, SolveReport, Where};
use quadrille_games::reading;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A puzzle, with what its generator said.
#[pyfunction]
#[pyo3(name = "_kept_puzzle")]
pub fn kept_puzzle(
    py: Python<'_>,
    id: &str,
    options: BTreeMap<String, String>,
    seed: Option<u64>,
    solution: Option<String>,
    notes: Vec<String>,
) -> PyResult<Puzzle> {
    let given = options.iter().fold(Options::new(), |all, (name, value)| all.with(name, value));
    let source = reading::Source { options: given.clone(), ..reading::Source::default() };
    let read = source.line(id).unwrap_or_else(|| source.text(id));
    let read = read.map_err(|error| errors::reading(py, error))?;
    Ok(Puzzle::made(read, given, Made { seed, solution, notes }))
}

/// A report, from what `--json` prints. Seconds come beside it, because a decimal text may miss their last bit.
#[pyfunction]
#[pyo3(name = "_kept_report")]
pub fn kept_report(
    py: Python<'_>,
    puzzle: &Bound<'_, Puzzle>,
    text: &str,
    seconds: f64,
    notes: Vec<String>,
) -> PyResult<Report> {
    let mut report: SolveReport =
        serde_json::from_str(text).map_err(|error| errors::failed(py, error))?;
    report.seconds = seconds;
    report.notes = notes.into_iter().map(Message::verbatim).collect();
    Ok(Report::new(puzzle.get().clone(), report))
}

/// A solution.
#[pyfunction]
#[pyo3(name = "_kept_solution")]
pub fn kept_solution(puzzle: &Bound<'_, Puzzle>, text: String) -> Solution {
    Solution::new(puzzle.get().clone(), text)
}

/// What the referee said.
#[pyfunction]
#[pyo3(name = "_kept_check")]
pub fn kept_check(
    right: bool,
    objective: Option<i64>,
    broken: Option<String>,
    cells: Vec<String>,
) -> Check {
    Check { right, objective, broken, cells }
}

/// A position.
#[pyfunction]
#[pyo3(name = "_kept_position")]
pub fn kept_position(
    py: Python<'_>,
    puzzle: &Bound<'_, Puzzle>,
    progress: &str,
) -> PyResult<Position> {
    let position = puzzle.get().inner.position(progress);
    let position = position.map_err(|error| errors::input(py, &error))?;
    Ok(Position::new(puzzle.get().clone(), position))
}

/// A game for two after some moves.
#[pyfunction]
#[pyo3(name = "_kept_duel")]
pub fn kept_duel(
    py: Python<'_>,
    puzzle: &Bound<'_, Puzzle>,
    wins: &str,
    taken: Vec<String>,
) -> PyResult<Duel> {
    let mut duel = Duel::new(py, puzzle, wins)?;
    for pair in taken {
        duel.take(py, &pair)?;
    }
    Ok(duel)
}

/// Steps of reasoning, from what `--json` prints.
#[pyfunction]
#[pyo3(name = "_kept_explanation")]
pub fn kept_explanation(
    py: Python<'_>,
    origin: &Bound<'_, Position>,
    text: &str,
) -> PyResult<Explanation> {
    let from = origin.get();
    let told = || {
        let told: Written = serde_json::from_str(text)?;
        told.read(reading::game(from.of.inner.game())?)
    };
    let told: Result<Told, Box<dyn std::error::Error>> = told();
    Ok(Explanation::new(from.clone(), told.map_err(|error| errors::failed(py, error))?))
}

/// One step of an explanation.
#[pyfunction]
#[pyo3(name = "_kept_step")]
pub fn kept_step(explanation: &Bound<'_, Explanation>, number: usize) -> PyResult<Step> {
    explanation.get().numbered(number as isize)
}

/// An explanation as it is written: names of techniques and levels are those of its game.
#[derive(Deserialize)]
struct Written {
    steps: Vec<WrittenStep>,
    solved: bool,
    difficulty: Option<String>,
    score: u32,
    note: Option<String>,
}

#[derive(Deserialize)]
struct WrittenStep {
    technique: String,
    effects: Vec<String>,
    because: Vec<Cell>,
    #[serde(default)]
    clues: Vec<String>,
    #[serde(default, rename = "where")]
    place: Option<WrittenWhere>,
    #[serde(default)]
    chain: Vec<String>,
    #[serde(default)]
    broken: Vec<String>,
    #[serde(default)]
    labels: Vec<(Cell, String)>,
    text: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum WrittenWhere {
    Row(usize),
    Column(usize),
    Clue(String),
    Area(Vec<Cell>),
}

impl Written {
    fn read(self, game: &dyn DynGame) -> Result<Told, Box<dyn std::error::Error>> {
        let techniques = game.techniques();
        let step = |step: WrittenStep| {
            let named = techniques.iter().find(|technique| technique.name == step.technique);
            let technique = named.ok_or_else(|| step.technique.clone())?.name;
            Ok(quadrille_core::Step {
                technique,
                effects: step.effects,
                because: step.because,
                clues: step.clues,
                place: step.place.map(|place| match place {
                    WrittenWhere::Row(row) => Where::Row(row),
                    WrittenWhere::Column(column) => Where::Column(column),
                    WrittenWhere::Clue(clue) => Where::Clue(clue),
                    WrittenWhere::Area(cells) => Where::Area(cells),
                }),
                chain: step.chain,
                broken: step.broken,
                labels: step.labels,
                text: step.text,
            })
        };
        let level = |name: String| game.levels().iter().find(|l| l.name == name).map(|l| l.name);
        Ok(Told {
            steps: self.steps.into_iter().map(step).collect::<Result<_, String>>()?,
            solved: self.solved,
            difficulty: self.difficulty.and_then(level),
            score: self.score,
            note: self.note,
        })
    }
}

impl Report {
    /// How it is made again.
    pub fn reduced<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let notes: Vec<_> = self.report.notes.iter().map(ToString::to_string).collect();
        // What the text leaves out comes beside it.
        let plain = SolveReport { notes: Vec::new(), ..self.report.clone() };
        let text = serde_json::to_string(&plain).map_err(|error| errors::failed(py, error))?;
        reduced(py, "_kept_report", (self.puzzle.clone(), text, self.report.seconds, notes))
    }
}

/// What `__reduce__` gives: a function and its arguments.
pub type Reduced<'py> = (Bound<'py, PyAny>, Bound<'py, PyTuple>);

/// How something is made again: the function of that name, with these arguments.
pub fn reduced<'py, A>(py: Python<'py>, name: &str, arguments: A) -> PyResult<Reduced<'py>>
where
    A: IntoPyObject<'py, Target = PyTuple, Output = Bound<'py, PyTuple>, Error = PyErr>,
{
    let function = py.import("quadrille._quadrille")?.getattr(name)?;
    Ok((function, arguments.into_pyobject(py)?))
}

/// The state of a step of reasoning, as text.
pub fn written(py: Python<'_>, told: &Told) -> PyResult<String> {
    serde_json::to_string(told).map_err(|error| errors::failed(py, error))
}

/// The names Python knows these functions by.
pub fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(kept_puzzle, module)?)?;
    module.add_function(wrap_pyfunction!(kept_report, module)?)?;
    module.add_function(wrap_pyfunction!(kept_solution, module)?)?;
    module.add_function(wrap_pyfunction!(kept_check, module)?)?;
    module.add_function(wrap_pyfunction!(kept_position, module)?)?;
    module.add_function(wrap_pyfunction!(kept_duel, module)?)?;
    module.add_function(wrap_pyfunction!(kept_explanation, module)?)?;
    module.add_function(wrap_pyfunction!(kept_step, module)?)
}
