//! Any question, for a wire that carries no addresses: the inside of a page.

use crate::{
    Catalogue, Check, Convert, Extends, Handle, Job, Limits, Named, Play, Point, Question, Refusal,
    Show, Standing, Turn, Way, Weigh, Work,
};
use quadrille_core::Budget;
use serde::{Deserialize, Serialize};

/// A question by the name of its route under `/api/v1`, with its body.
#[derive(Debug, Deserialize)]
#[serde(tag = "path", content = "body", rename_all = "lowercase")]
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
