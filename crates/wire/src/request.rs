//! Any question, for a wire that carries no addresses: the inside of a page.

use crate::{
    Catalogue, Check, Convert, Extends, Handle, Job, Limits, Named, Play, Point, Question, Refusal,
    Show, Standing, Turn, Way, Weigh, Work,
};
use quadrille_core::Budget;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// A question by the name of its route under `/api/v1`, with its body.
#[derive(Debug)]
pub enum Request {
    /// Every game and what it offers.
    Games,
    /// A puzzle in any notation.
    Puzzle(Named),
    /// A puzzle in another notation.
    Convert(Convert),
    /// The referee.
    Check(Check),
    /// Where a game stands.
    Play(Play),
    /// What a gesture plays.
    Gesture(Handle),
    /// What belongs to a cell or a clue.
    Point(Point),
    /// The moves to a solution.
    Way(Way),
    /// Whether a position keeps all of another.
    Extends(Extends),
    /// A picture; only those made of text.
    Show(Show),
    /// How a game for two stands.
    Stands(Standing),
    /// A move of the machine.
    Duel(Turn),
    /// What an expert thinks of a game for two.
    Weigh(Weigh),
    /// Work that may last.
    Jobs(Job),
}

const PATHS: &[&str] = &[
    "games", "puzzle", "convert", "check", "play", "gesture", "point", "way", "extends", "show",
    "stands", "duel", "weigh", "jobs",
];

/// A request before its body is looked at.
#[derive(Deserialize)]
struct Asked {
    path: String,
    #[serde(default)]
    body: Value,
}

/// By hand, by way of a value: what serde derives for an enum with a tag has every kind of body three times,
/// for tags that come before it, after it, and within it, and a page has to carry that over a network.
impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Asked { path, body } = Asked::deserialize(deserializer)?;
        let request = match path.as_str() {
            "games" => Ok(Request::Games),
            "puzzle" => read(body, Request::Puzzle),
            "convert" => read(body, Request::Convert),
            "check" => read(body, Request::Check),
            "play" => read(body, Request::Play),
            "gesture" => read(body, Request::Gesture),
            "point" => read(body, Request::Point),
            "way" => read(body, Request::Way),
            "extends" => read(body, Request::Extends),
            "show" => read(body, Request::Show),
            "stands" => read(body, Request::Stands),
            "duel" => read(body, Request::Duel),
            "weigh" => read(body, Request::Weigh),
            "jobs" => Job::of(body).map(Request::Jobs),
            _ => return Err(D::Error::unknown_variant(&path, PATHS)),
        };
        request.map_err(D::Error::custom)
    }
}

/// A body of some kind, as one of all kinds.
pub(crate) fn read<B: DeserializeOwned, R>(
    body: Value,
    kind: fn(B) -> R,
) -> Result<R, serde_json::Error> {
    serde_json::from_value(body).map(kind)
}

/// Answers it, in JSON. A budget given for longer than the request asks for ends earlier.
pub fn answer(request: Request, limits: &Limits, budget: Budget) -> Result<String, Refusal> {
    match request {
        Request::Games => Ok(written(&Catalogue::new(limits, 1))),
        Request::Puzzle(question) => quick(question, limits),
        Request::Convert(question) => quick(question, limits),
        Request::Check(question) => quick(question, limits),
        Request::Play(question) => quick(question, limits),
        Request::Gesture(question) => quick(question, limits),
        Request::Point(question) => quick(question, limits),
        Request::Way(question) => quick(question, limits),
        Request::Extends(question) => quick(question, limits),
        Request::Show(question) => quick(question, limits),
        Request::Stands(question) => quick(question, limits),
        Request::Duel(work) => done(work, limits, budget),
        Request::Weigh(work) => done(work, limits, budget),
        Request::Jobs(work) => done(work, limits, budget),
    }
}

fn quick(question: impl Question, limits: &Limits) -> Result<String, Refusal> {
    Ok(written(&question.answer(limits)?))
}

fn done(work: impl Work, limits: &Limits, budget: Budget) -> Result<String, Refusal> {
    let mut budget = budget.with_time(limits.time(work.seconds())?);
    Ok(written(&work.prepare(limits)?(&mut budget)?))
}

/// Types of the wire can always be written: their keys are text.
fn written(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).unwrap_or_default()
}
