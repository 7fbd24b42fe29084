//! What the erased layer finds by name and says in reports.

use crate::likeness::notations;
use crate::{
    Answer, Arg, Format, Game, InputError, Method, Ruling, SolveReport, Stop, Verdict, message,
};

pub(crate) fn find_method<G: Game>(name: &str) -> Result<&'static Method<G>, InputError> {
    G::methods().iter().find(|m| m.name == name).ok_or_else(|| {
        let known = Arg::all(G::methods().iter().map(|m| m.name));
        let name = name.to_string();
        InputError::new(message!("no-method", game = G::NAME, name = name, known = known))
    })
}

/// The method, unless it is asked to use more threads than it can.
pub(crate) fn threaded<G: Game>(
    method: &'static Method<G>,
    threads: usize,
) -> Result<&'static Method<G>, InputError> {
    let known = G::threaded();
    if threads <= 1 || known.contains(&method.name) {
        return Ok(method);
    }
    Err(InputError::new(match known {
        [] => message!("no-threads", game = G::NAME),
        _ => message!(
            "method-one-thread",
            method = method.name,
            known = Arg::all(known.iter().copied())
        ),
    }))
}

/// What `quadrille model` writes: programs and formulas of a puzzle, from which it cannot be read back.
const MODELS: &[&str] = &["lp", "mps", "cnf", "opb"];

pub(crate) fn find_format<G: Game>(name: &str) -> Result<&'static Format<G>, InputError> {
    G::formats().iter().find(|f| f.name == name).ok_or_else(|| {
        if MODELS.contains(&name) {
            return InputError::new(message!("model-no-notation", name = name.to_string()));
        }
        let name = name.to_string();
        InputError::new(message!(
            "no-notation",
            game = G::NAME,
            name = name,
            known = notations::<G>()
        ))
    })
}

/// An answer as a report.
pub(crate) fn report<G: Game>(
    puzzle: &G::Puzzle,
    method: &'static str,
    answer: Answer<G::Solution>,
    seconds: f64,
    nodes: u64,
) -> SolveReport {
    let solution = answer.solution.as_ref();
    let (verdict, stop) = match answer.verdict {
        Verdict::Solved => (Ruling::Solved, None),
        Verdict::Impossible => (Ruling::Impossible, None),
        Verdict::Best => (Ruling::Best, None),
        Verdict::Unknown(stop @ Stop::Refused) => (Ruling::Wrong, Some(stop)),
        // A count that was cut short has something to show, if not all that was asked for.
        Verdict::Unknown(stop) if solution.is_some() => (Ruling::Best, Some(stop)),
        Verdict::Unknown(stop) => (Ruling::Unknown, Some(stop)),
    };
    let measures = solution.map(|s| G::measures(puzzle, s)).unwrap_or_default();
    SolveReport {
        game: Some(G::NAME.to_string()),
        puzzle: id::<G>(puzzle).unwrap_or_default(),
        method: Some(method.to_string()),
        verdict,
        solution: solution.map(|s| G::write_solution(puzzle, s)),
        solutions: answer.solutions,
        solutions_exact: answer.exactly.map(|number| number.to_string()),
        exhausted: answer.exhausted,
        objective: solution.and_then(|s| G::objective(puzzle, s)),
        bound: answer.bound,
        measures: measures.into_iter().map(|(name, n)| (name.to_string(), n)).collect(),
        seconds,
        nodes,
        error: stop.map(|stop| stop.to_string()),
        code: stop.map(|stop| stop.message().key.into_owned()),
        notes: answer.notes,
        certificate: answer.certificate,
        lrat: answer.lrat,
        tree: answer.tree,
    }
}

/// Puzzles with more cells are not repeated in reports.
const MAX_ID_CELLS: usize = 1_000_000;

/// A puzzle as `game:ID`.
pub(crate) fn id<G: Game>(puzzle: &G::Puzzle) -> Result<String, InputError> {
    if G::cells(puzzle) > MAX_ID_CELLS {
        return Err(InputError::new(message!("too-large-for-an-id")));
    }
    Ok(format!("{}:{}", G::NAME, write::<G>(puzzle, "id")?))
}

/// A puzzle in a notation.
pub(crate) fn write<G: Game>(puzzle: &G::Puzzle, format: &str) -> Result<String, InputError> {
    let format = find_format::<G>(format)?;
    match format.write {
        Some(write) => write(puzzle),
        None => Err(InputError::new(message!("only-read", name = format.name))),
    }
}
