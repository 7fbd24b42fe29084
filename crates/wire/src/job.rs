//! Work that may last, by its kind.

use crate::request::read;
use crate::{
    Agree, Agreed, Complete, Explain, Explained, Generate, Generated, Limits, Made, Practise,
    Practised, Ready, Refusal, Solve, Unify, Work,
};
use quadrille_core::SolveReport;
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// Work of some kind.
#[derive(Debug, JsonSchema)]
#[schemars(tag = "kind", rename_all = "lowercase")]
pub enum Job {
    /// Make a puzzle.
    Generate(Generate),
    /// Solve a puzzle.
    Solve(Solve),
    /// Tell whether a position can be completed.
    Complete(Complete),
    /// Explain a position.
    Explain(Explain),
    /// Find a place to practise a technique at.
    Practise(Practise),
    /// Tell what each cell is in some solution.
    Agree(Agree),
    /// Add what leaves one solution.
    Unify(Unify),
}

const KINDS: &[&str] = &["generate", "solve", "complete", "explain", "practise", "agree", "unify"];

/// By hand, as [`Request`](crate::Request) is.
impl<'de> Deserialize<'de> for Job {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Job::of(Value::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl Job {
    /// Work as it was written.
    pub(crate) fn of(mut body: Value) -> Result<Self, serde_json::Error> {
        let kind = match body.as_object_mut().map(|fields| fields.remove("kind")) {
            Some(Some(Value::String(kind))) => kind,
            Some(Some(other)) => {
                return Err(serde_json::Error::custom(format_args!("kind: found {other}")));
            }
            Some(None) => return Err(serde_json::Error::missing_field("kind")),
            None => return Err(serde_json::Error::custom("expected an object")),
        };
        match kind.as_str() {
            "generate" => read(body, Job::Generate),
            "solve" => read(body, Job::Solve),
            "complete" => read(body, Job::Complete),
            "explain" => read(body, Job::Explain),
            "practise" => read(body, Job::Practise),
            "agree" => read(body, Job::Agree),
            "unify" => read(body, Job::Unify),
            _ => Err(serde_json::Error::unknown_variant(&kind, KINDS)),
        }
    }
}

/// What some kind of work gives.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Done {
    /// Of `generate`.
    Generated(Box<Generated>),
    /// Of `solve` and `complete`.
    Solved(Box<SolveReport>),
    /// Of `explain`.
    Explained(Explained),
    /// Of `practise`.
    Practised(Box<Practised>),
    /// Of `agree`.
    Agreed(Agreed),
    /// Of `unify`.
    Made(Made),
}

/// Puts the answer of one kind among those of all.
fn as_done<W: Work>(
    work: W,
    limits: &Limits,
    done: fn(W::Answer) -> Done,
) -> Result<Ready<Done>, Refusal> {
    let ready = work.prepare(limits)?;
    Ok(Box::new(move |budget| ready(budget).map(done)))
}

impl Work for Job {
    type Answer = Done;

    fn seconds(&self) -> Option<f64> {
        match self {
            Job::Generate(work) => work.seconds(),
            Job::Solve(work) => work.seconds(),
            Job::Complete(work) => work.seconds(),
            Job::Explain(work) => work.seconds(),
            Job::Practise(work) => work.seconds(),
            Job::Agree(work) => work.seconds(),
            Job::Unify(work) => work.seconds(),
        }
    }

    fn prepare(self, limits: &Limits) -> Result<Ready<Done>, Refusal> {
        match self {
            Job::Generate(work) => as_done(work, limits, |made| Done::Generated(made.into())),
            Job::Solve(work) => as_done(work, limits, |report| Done::Solved(report.into())),
            Job::Complete(work) => as_done(work, limits, |report| Done::Solved(report.into())),
            Job::Explain(work) => as_done(work, limits, Done::Explained),
            Job::Practise(work) => as_done(work, limits, |found| Done::Practised(found.into())),
            Job::Agree(work) => as_done(work, limits, Done::Agreed),
            Job::Unify(work) => as_done(work, limits, Done::Made),
        }
    }
}
