//! Students' results against the truth: every solution refereed, every claim held against what is
//! proved here. Files are read, never run.

mod answer;
mod page;
mod results;

pub use answer::Answer;

use crate::dataset::Dataset;
use crate::report::csv_field;
use crate::{Failure, files, read};
use quadrille_core::{Ask, Budget, DynPuzzle, Locale, Message, Ruling, SolveReport, message};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

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
    /// Every mark, the best first.
    const ALL: [Mark; 9] = [
        Mark::Right,
        Mark::RightlyImpossible,
        Mark::NotBest,
        Mark::Undecided,
        Mark::NoAnswer,
        Mark::Wrong,
        Mark::FalseClaim,
        Mark::Unreadable,
        Mark::Missing,
    ];

    /// The word for people.
    pub fn name(self) -> Message {
        match self {
            Mark::Right => message!("grade-right"),
            Mark::RightlyImpossible => message!("grade-rightly-impossible"),
            Mark::NotBest => message!("grade-not-best"),
            Mark::Wrong => message!("grade-wrong"),
            Mark::FalseClaim => message!("grade-false-claim"),
            Mark::Undecided => message!("grade-undecided"),
            Mark::NoAnswer => message!("grade-no-answer"),
            Mark::Unreadable => message!("grade-unreadable"),
            Mark::Missing => message!("grade-missing"),
        }
    }

    /// The word in the file that programs read.
    fn word(self) -> &'static str {
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
    pub why: Option<Message>,
    /// The time the file names.
    pub seconds: Option<f64>,
}

/// The result files whose names fit no instance, or more than one.
pub fn apart(data: &Dataset, folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let stems: Vec<&str> = data.instances.iter().map(|i| results::stem(&i.name)).collect();
    results::apart(folder, &stems)
}

/// Grades every file of a results folder; `budget` is what each instance may take to be proved.
pub fn grade(
    data: &Dataset,
    folder: &Path,
    budget: impl Fn() -> Budget,
) -> Result<Vec<Graded>, Failure> {
    let stems: Vec<&str> = data.instances.iter().map(|i| results::stem(&i.name)).collect();
    let methods = results::found(folder, &stems)?;
    let mut instances: Vec<_> = data.instances.iter().collect();
    // The second comes before the tenth.
    instances.sort_by_cached_key(|instance| results::order(&instance.name));
    let mut graded = Vec::new();
    for instance in instances {
        let puzzle = match read::file(data.game, &instance.path, &data.options) {
            Ok(puzzle) => puzzle,
            // One bad instance is no reason to leave the others ungraded.
            Err(error) => {
                let error = error.to_string();
                let why = Some(message!("grade-instance-unread", error = error));
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
            let mut line = |mark: Mark, why: Option<Message>, seconds: Option<f64>| {
                let (method, instance) = (method.clone(), instance.name.clone());
                graded.push(Graded { method, instance, mark, why, seconds });
            };
            let Some(path) = files.get(results::stem(&instance.name)) else {
                line(Mark::Missing, None, None);
                continue;
            };
            let answer = match content(path) {
                Ok(text) => Answer::of(&text),
                Err(why) => {
                    line(Mark::Unreadable, Some(why), None);
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

/// What an answer is worth, and why.
type Judged = (Mark, Option<Message>);

fn judged(puzzle: &dyn DynPuzzle, answer: &Answer, truth: &Option<SolveReport>) -> Judged {
    let counterexample = |report: &SolveReport| report.solution.clone().unwrap_or_default();
    let proved = truth.as_ref().map(|report| report.verdict);
    if answer.infeasible {
        return match (proved, truth) {
            (Some(Ruling::Impossible), _) => (Mark::RightlyImpossible, None),
            (Some(_), Some(report)) => {
                let shown = counterexample(report);
                (Mark::FalseClaim, Some(message!("grade-has-solution", solution = shown)))
            }
            _ => (Mark::Undecided, Some(message!("grade-impossible-undecided"))),
        };
    }
    let mut trouble = None;
    for text in &answer.solutions {
        match puzzle.check(text) {
            Ok(Ok(objective)) => return legal(answer, objective, truth),
            Ok(Err(broken)) => trouble = trouble.or(Some((Mark::Wrong, Some(broken.what)))),
            Err(_) => {}
        }
    }
    match (trouble, answer.solutions.is_empty(), answer.optimal) {
        (Some(found), ..) => found,
        (None, true, Some(true)) => (Mark::FalseClaim, Some(message!("grade-no-solution-shown"))),
        (None, true, _) => (Mark::NoAnswer, None),
        (None, false, _) => (Mark::Unreadable, Some(message!("grade-no-solution-seen"))),
    }
}

/// A solution that breaks no rule, and what is said about it.
fn legal(answer: &Answer, reached: Option<i64>, truth: &Option<SolveReport>) -> Judged {
    let Some(reached) = reached else { return (Mark::Right, None) };
    if let Some(named) = answer.objective.filter(|named| *named != reached) {
        let why = message!("grade-other-objective", named = named, reached = reached);
        return (Mark::FalseClaim, Some(why));
    }
    let Some(best) = truth.as_ref().and_then(|report| report.objective) else {
        let why = message!("grade-optimum-undecided", reached = reached);
        return (Mark::Undecided, Some(why));
    };
    if reached == best {
        return (Mark::Right, Some(Message::verbatim(reached.to_string())));
    }
    let shown = truth.as_ref().and_then(|report| report.solution.clone()).unwrap_or_default();
    let why = message!("grade-better", reached = reached, best = best, solution = shown);
    match answer.optimal {
        Some(true) => (Mark::FalseClaim, Some(why)),
        _ => (Mark::NotBest, Some(why)),
    }
}

/// A result file's text, or why there is none. What is not UTF-8 is read all the same: numbers are the same in every code,
/// and what is left of an accent is in no solution. A shell of Windows writes UTF-16, with a mark in front.
fn content(path: &Path) -> Result<String, Message> {
    let told = |error: std::io::Error| Message::verbatim(error.to_string());
    let kind = fs::symlink_metadata(path).map_err(told)?.file_type();
    if kind.is_symlink() {
        return Err(message!("grade-link"));
    }
    if !kind.is_file() {
        return Err(message!("grade-not-a-file"));
    }
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(told)?;
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(told)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(message!("grade-too-long", most = MAX_BYTES >> 20));
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
pub fn write(graded: &[Graded], folder: &Path, locale: Locale) -> Result<(), Failure> {
    files::make_folder(folder)?;
    files::write_text(&folder.join("grade.html"), &page::page(graded, locale))?;
    files::write(&folder.join("grade.csv"), |out| {
        writeln!(out, "instance,method,mark,why,time")?;
        for line in graded {
            let why = line.why.as_ref().map(|why| locale.say(why)).unwrap_or_default();
            let seconds = line.seconds.map(|s| s.to_string()).unwrap_or_default();
            let row = [&line.instance, &line.method, line.mark.word(), &why, &seconds];
            writeln!(out, "{}", row.map(csv_field).join(","))?;
        }
        Ok(())
    })
}
