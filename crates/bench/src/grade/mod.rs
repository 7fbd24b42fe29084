//! Students' results against the truth: every solution refereed, every claim held against what is
//! proved here. Files are read, never run.

mod answer;
mod results;

pub use answer::Answer;

use crate::dataset::Dataset;
use crate::report::{Table, array_page, csv_field};
use crate::{Failure, files, read};
use quadrille_core::{Ask, Budget, DynPuzzle, Ruling, SolveReport};
use std::fs;
use std::io::Read;
use std::path::Path;

/// Longer result files are not read.
const MAX_BYTES: u64 = 16 << 20;

/// What a result file is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The solution is right, and no claim about it is false.
    Right,
    /// Right that there is none.
    RightlyImpossible,
    /// The solution is legal, and something better is known; nothing false is claimed.
    NotBest,
    /// A solution that breaks a rule.
    Wrong,
    /// A claim that something here disproves.
    FalseClaim,
    /// A claim that could be neither proved nor disproved in time.
    Undecided,
    /// Nothing is answered.
    NoAnswer,
    /// No solution can be made out in the file.
    Unreadable,
    /// There is no file.
    Missing,
}

impl Mark {
    /// The word in tables.
    pub fn word(self) -> &'static str {
        match self {
            Mark::Right => "right",
            Mark::RightlyImpossible => "rightly impossible",
            Mark::NotBest => "legal, not best",
            Mark::Wrong => "wrong",
            Mark::FalseClaim => "false claim",
            Mark::Undecided => "undecided",
            Mark::NoAnswer => "no answer",
            Mark::Unreadable => "unreadable",
            Mark::Missing => "missing",
        }
    }

    /// Whether it is as good as can be.
    pub fn is_right(self) -> bool {
        matches!(self, Mark::Right | Mark::RightlyImpossible)
    }
}

/// One line of the table.
pub struct Graded {
    /// The folder of the method, or empty.
    pub method: String,
    /// The instance's file.
    pub instance: String,
    /// What it is worth.
    pub mark: Mark,
    /// Why, with the rule that is broken or the counterexample.
    pub why: String,
    /// The time the file names.
    pub seconds: Option<f64>,
}

/// Grades every file of a results folder; `budget` is what each instance may take to be proved.
pub fn grade(
    data: &Dataset,
    folder: &Path,
    budget: impl Fn() -> Budget,
) -> Result<Vec<Graded>, Failure> {
    let stems: Vec<&str> = data.instances.iter().map(|i| results::stem(&i.name)).collect();
    let methods = results::found(folder, &stems)?;
    let mut graded = Vec::new();
    for instance in &data.instances {
        let puzzle = match read::file(data.game, &instance.path, &data.options) {
            Ok(puzzle) => puzzle,
            // One bad instance is no reason to leave the others ungraded.
            Err(error) => {
                let why = format!("the instance cannot be read: {error}");
                let (instance, mark) = (&instance.name, Mark::Unreadable);
                graded.extend(methods.keys().map(|method| Graded {
                    method: method.clone(),
                    instance: instance.clone(),
                    mark,
                    why: why.clone(),
                    seconds: None,
                }));
                continue;
            }
        };
        let mut truth = None;
        for (method, files) in &methods {
            let mut line = |mark: Mark, why: String, seconds: Option<f64>| {
                let (method, instance) = (method.clone(), instance.name.clone());
                graded.push(Graded { method, instance, mark, why, seconds });
            };
            let Some(path) = files.get(results::stem(&instance.name)) else {
                line(Mark::Missing, String::new(), None);
                continue;
            };
            let answer = match content(path) {
                Ok(text) => Answer::of(&text),
                Err(why) => {
                    line(Mark::Unreadable, why, None);
                    continue;
                }
            };
            let truth = truth.get_or_insert_with(|| known(&*puzzle, &mut budget()));
            let (mark, why) = judged(&*puzzle, &answer, truth);
            line(mark, why, answer.seconds);
        }
    }
    Ok(graded)
}

/// What is proved here, as far as the budget allows.
fn known(puzzle: &dyn DynPuzzle, budget: &mut Budget) -> Option<SolveReport> {
    puzzle.solve(None, &Ask::default(), budget).ok().filter(|report| report.verdict.is_definite())
}

/// What an answer is worth.
fn judged(puzzle: &dyn DynPuzzle, answer: &Answer, truth: &Option<SolveReport>) -> (Mark, String) {
    let counterexample = |report: &SolveReport| report.solution.clone().unwrap_or_default();
    let proved = truth.as_ref().map(|report| report.verdict);
    if answer.infeasible {
        return match (proved, truth) {
            (Some(Ruling::Impossible), _) => (Mark::RightlyImpossible, String::new()),
            (Some(_), Some(report)) => {
                (Mark::FalseClaim, format!("it has a solution: {}", counterexample(report)))
            }
            _ => (Mark::Undecided, "whether it is impossible was not decided in time".to_string()),
        };
    }
    let mut trouble = None;
    for text in &answer.solutions {
        match puzzle.check(text) {
            Ok(Ok(objective)) => return legal(answer, objective, truth),
            Ok(Err(broken)) => trouble = trouble.or(Some((Mark::Wrong, broken.to_string()))),
            Err(_) => {}
        }
    }
    match (trouble, answer.solutions.is_empty(), answer.optimal) {
        (Some(found), ..) => found,
        (None, true, Some(true)) => {
            (Mark::FalseClaim, "it claims an optimum and shows no solution".to_string())
        }
        (None, true, _) => (Mark::NoAnswer, String::new()),
        (None, false, _) => (Mark::Unreadable, "no solution can be made out".to_string()),
    }
}

/// A solution that breaks no rule, and what is said about it.
fn legal(answer: &Answer, reached: Option<i64>, truth: &Option<SolveReport>) -> (Mark, String) {
    if let (Some(named), Some(reached)) = (answer.objective, reached)
        && named != reached
    {
        return (Mark::FalseClaim, format!("it names {named}, its solution has {reached}"));
    }
    let Some(reached) = reached else { return (Mark::Right, String::new()) };
    let Some(best) = truth.as_ref().and_then(|report| report.objective) else {
        return (Mark::Undecided, format!("{reached}; the optimum was not proved in time"));
    };
    if reached == best {
        return (Mark::Right, format!("{reached}"));
    }
    let shown = truth.as_ref().and_then(|report| report.solution.clone()).unwrap_or_default();
    let why = format!("{reached}, and {best} can be had: {shown}");
    match answer.optimal {
        Some(true) => (Mark::FalseClaim, why),
        _ => (Mark::NotBest, why),
    }
}

/// A result file's text, or why there is none. What is not UTF-8 is read all the same: numbers are the same in every code,
/// and what is left of an accent is in no solution. A shell of Windows writes UTF-16, with a mark in front.
fn content(path: &Path) -> Result<String, String> {
    let kind = fs::symlink_metadata(path).map_err(|error| error.to_string())?.file_type();
    if kind.is_symlink() {
        return Err("a link, which is not followed".to_string());
    }
    if !kind.is_file() {
        return Err("not a file".to_string());
    }
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(|error| error.to_string())?;
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(format!("longer than {MAX_BYTES} bytes"));
    }
    let wide = |order: fn([u8; 2]) -> u16| {
        let units: Vec<u16> =
            bytes[2..].chunks_exact(2).map(|pair| order([pair[0], pair[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    Ok(match bytes.as_slice() {
        [0xff, 0xfe, ..] => wide(u16::from_le_bytes),
        [0xfe, 0xff, ..] => wide(u16::from_be_bytes),
        _ => String::from_utf8_lossy(&bytes).into_owned(),
    })
}

/// Writes the table as `grade.html` and `grade.csv`.
pub fn write(graded: &[Graded], folder: &Path) -> Result<(), Failure> {
    files::make_folder(folder)?;
    let head = ["instance", "method", "mark", "why", "time"].map(String::from).to_vec();
    let seconds = |line: &Graded| line.seconds.map(|s| s.to_string()).unwrap_or_default();
    let row = |line: &Graded| {
        let mark = line.mark.word().to_string();
        vec![line.instance.clone(), line.method.clone(), mark, line.why.clone(), seconds(line)]
    };
    let table = Table { head, rows: graded.iter().map(row).collect() };
    files::write_text(&folder.join("grade.html"), &array_page("Grades", &table, None))?;
    files::write(&folder.join("grade.csv"), |out| {
        writeln!(out, "{}", table.head.join(","))?;
        for row in &table.rows {
            let fields: Vec<String> = row.iter().map(|cell| csv_field(cell)).collect();
            writeln!(out, "{}", fields.join(","))?;
        }
        Ok(())
    })
}
