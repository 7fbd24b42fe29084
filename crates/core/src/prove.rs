//! Claims about a puzzle, as programs and proofs that other people's checkers read.

use crate::pb::{self, Program};
use crate::referee::solve;
use crate::walk::{Moves, levels_text};
use crate::{
    Answer, Arg, Ask, Budget, Game, InputError, Message, Refutation, Spec, Stop, Task, Verdict,
    message,
};
use std::time::Duration;

/// What is claimed about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// There is exactly one answer.
    Unique,
    /// There is none.
    Impossible,
    /// The answer cannot be bettered.
    Optimal,
    /// There is an answer.
    Solvable,
}

impl Claim {
    /// All, with their names.
    pub const ALL: [(Claim, &'static str); 4] = [
        (Claim::Unique, "unique"),
        (Claim::Impossible, "impossible"),
        (Claim::Optimal, "optimal"),
        (Claim::Solvable, "solvable"),
    ];

    /// Its name in bundles and on the command line.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(claim, _)| *claim == self).map_or("", |(_, name)| name)
    }

    /// The claim of a name.
    pub fn named(name: &str) -> Option<Claim> {
        Self::ALL.iter().find(|(_, known)| *known == name).map(|(claim, _)| *claim)
    }
}

/// Who reads a proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reader {
    /// The outside checker.
    VeriPb,
    /// A program of our own, which walks through every position: see [`crate::walk`].
    Walker,
}

impl Reader {
    /// How the files of a program and of its proof end.
    pub fn endings(self) -> [&'static str; 2] {
        match self {
            Reader::VeriPb => ["opb", "pbp"],
            Reader::Walker => ["moves", "levels"],
        }
    }
}

/// A program, a proof about it, and what a checker says to both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exhibit {
    /// The name of its two files, without ending.
    pub name: &'static str,
    /// Who reads them.
    pub reader: Reader,
    /// The program, in OPB; or the moves.
    pub program: String,
    /// The proof, in VeriPB's notation; or the levels.
    pub proof: String,
    /// The checker's last word.
    pub verdict: String,
}

/// The name of what only a walk shows.
const WALK: &str = "walk";
/// A proof for the outside checker is looked for so long where a walk is possible too.
const PROOF_TIME: Duration = Duration::from_secs(20);
const PROOF_NODES: u64 = 100_000;

/// A claim with all that shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub struct Proved {
    /// What is claimed.
    pub claim: Claim,
    /// The method whose program is spoken about.
    pub program: &'static str,
    /// The answer, if the claim has one.
    pub solution: Option<String>,
    /// What the answer reaches, for games that minimise something.
    pub objective: Option<i64>,
    /// The key of who wrote the proof that is not just the answer.
    pub by: &'static str,
    /// The programs and proofs.
    pub exhibits: Vec<Exhibit>,
}

/// Why there is no proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unproved {
    /// The question is not one.
    Input(InputError),
    /// The claim does not hold.
    False(Message),
    /// The budget ended first, or nobody knows how to write the proof.
    Stopped(Stop),
}

impl From<Stop> for Unproved {
    fn from(stop: Stop) -> Self {
        Unproved::Stopped(stop)
    }
}

impl From<InputError> for Unproved {
    fn from(error: InputError) -> Self {
        Unproved::Input(error)
    }
}

/// The programs of a game. A page has none: nobody asks it for proofs, and their writers would take an eighth
/// of what it loads.
pub fn specs<G: Game>() -> &'static [Spec<G>] {
    if cfg!(target_family = "wasm") { &[] } else { G::specs() }
}

impl<G: Game> Spec<G> {
    /// The program that a method solves, or the game's first.
    pub fn of(method: Option<&str>) -> Result<&'static Self, InputError> {
        let named = |spec: &&Self| method.is_none_or(|name| name == spec.name);
        specs().iter().find(named).ok_or_else(|| {
            let known = Arg::all(specs::<G>().iter().map(|spec| spec.name));
            let name = method.unwrap_or_default().to_string();
            InputError::new(message!("no-program", game = G::NAME, name = name, known = known))
        })
    }
}

/// What a bundle of this claim with this answer must hold, but for the proofs, which are left empty. What is
/// claimed may be shown by a walk: then the program speaks of the answer alone.
pub fn exhibits<G: Game>(
    puzzle: &G::Puzzle,
    method: &str,
    claim: Claim,
    solution: Option<&str>,
    walked: bool,
) -> Result<Vec<Exhibit>, InputError> {
    let spec = Spec::<G>::of(Some(method))?;
    let program = (spec.write)(puzzle)?;
    let exhibit = |name, program: &Program, value| Exhibit {
        name,
        reader: Reader::VeriPb,
        program: program.to_opb(),
        proof: String::new(),
        verdict: verdict(name, value),
    };
    let exists = |program: &Program, point: &[bool]| {
        let verdict = said(program, point).1;
        Exhibit { verdict, ..exhibit("exists", program, 0) }
    };
    let walk = |value| {
        let none = || InputError::new(message!("prove-no-walk"));
        let moves = G::walk().and_then(|walk| (walk.moves)(puzzle, claim, value));
        Ok(walk_exhibit(&moves.ok_or_else(none)?, String::new()))
    };
    if claim == Claim::Impossible {
        let shown = if walked { walk(0)? } else { exhibit("impossible", &program, 0) };
        return Ok(vec![shown]);
    }
    let solution = solution.ok_or_else(|| InputError::new(message!("prove-no-solution")))?;
    let solution = G::read_solution(puzzle, solution)?;
    G::check(puzzle, &solution).map_err(|broken| InputError::new(broken.what))?;
    let point = (spec.point)(puzzle, &solution);
    if walked {
        let shown = walk(program.value(&point))?;
        return Ok(vec![exists(&program, &point), shown]);
    }
    Ok(match claim {
        Claim::Optimal => vec![exhibit("optimal", &program, program.value(&point))],
        Claim::Unique => {
            let exists = exists(&program, &point);
            vec![exists, exhibit("unique", &other(program, &point), 0)]
        }
        _ => vec![exists(&program, &point)],
    })
}

/// Moves and levels as the exhibit of a walk.
fn walk_exhibit(moves: &Moves, proof: String) -> Exhibit {
    let (program, verdict) = (moves.to_text(), "never".to_string());
    Exhibit { name: WALK, reader: Reader::Walker, program, proof, verdict }
}

/// Shows a claim by a walk, if that is possible and the claim holds.
fn walk<G: Game>(
    puzzle: &G::Puzzle,
    claim: Claim,
    value: i64,
    budget: &mut Budget,
) -> Result<Exhibit, Stop> {
    let walk = G::walk().ok_or(Stop::Refused)?;
    let moves = (walk.moves)(puzzle, claim, value).ok_or(Stop::Refused)?;
    let levels = (walk.levels)(&moves, budget)?.ok_or(Stop::Refused)?;
    Ok(walk_exhibit(&moves, levels_text(&levels)))
}

/// The verdict a checker must give for a file of a bundle.
pub fn verdict(name: &str, value: i64) -> String {
    match name {
        "optimal" => format!("s VERIFIED BOUNDS {value} <= obj <= {value}"),
        _ => "s VERIFIED UNSATISFIABLE".to_string(),
    }
}

/// The same program without one answer.
fn other(mut program: Program, point: &[bool]) -> Program {
    program.exclude(point);
    program
}

/// What a proof that there is a point concludes, and the checker's word. Where something is made small the
/// checker speaks of bounds alone: the least that any numbers give, and what the point reaches.
fn said(program: &Program, point: &[bool]) -> (String, String) {
    if program.objective().is_empty() {
        return ("SAT".to_string(), "s VERIFIED SATISFIABLE".to_string());
    }
    let least: i64 = program.objective().iter().map(|(by, _)| (*by).min(0)).sum();
    let value = program.value(point);
    (format!("BOUNDS {least} {value}"), format!("s VERIFIED BOUNDS {least} <= obj <= {value}"))
}

fn exists(program: &Program, point: &[bool]) -> Exhibit {
    let (concluded, verdict) = said(program, point);
    let proof = format!(
        "pseudo-Boolean proof version 3.0\nf {};\noutput NONE;\nconclusion {concluded} :{};\nend \
         pseudo-Boolean proof;\n",
        program.ids(),
        pb::literals(point)
    );
    Exhibit { name: "exists", reader: Reader::VeriPb, program: program.to_opb(), proof, verdict }
}

/// Settles a puzzle and proves what there is to prove, or what is asked.
pub fn prove<G: Game>(
    puzzle: &G::Puzzle,
    method: Option<&str>,
    asked: Option<Claim>,
    budget: &mut Budget,
) -> Result<Proved, Unproved> {
    let spec = Spec::<G>::of(method)?;
    let program = (spec.write)(puzzle)?;
    let bytes = program.bytes();
    budget.take_memory(bytes)?;
    let proved = proved(puzzle, spec, program, asked, budget);
    budget.free_memory(bytes);
    proved
}

/// The same with the program written.
fn proved<G: Game>(
    puzzle: &G::Puzzle,
    spec: &Spec<G>,
    program: Program,
    asked: Option<Claim>,
    budget: &mut Budget,
) -> Result<Proved, Unproved> {
    let count = if spec.bound.is_some() { 1 } else { 2 };
    let ask = Ask::count(count);
    let answer = solve(puzzle, G::default_method(puzzle, &ask), &ask, budget)?;
    let claim = settled(&program, spec.bound.is_some(), &answer, asked)?;
    let point = answer.solution.as_ref().map(|solution| (spec.point)(puzzle, solution));
    let point = point.unwrap_or_default();
    let certificate = answer.certificate.as_deref();
    let mut exhibits = Vec::new();
    let mut by = "prove-by-answer";
    let mut shown = |found: Option<Refutation>, name, program: &Program, value| {
        let Some(found) = found else { return Err(Unproved::Stopped(Stop::Refused)) };
        by = found.by;
        let (program, proof) = (program.to_opb(), found.proof);
        let reader = Reader::VeriPb;
        Ok(Exhibit { name, reader, program, proof, verdict: verdict(name, value) })
    };
    let task = Task { program: &program, point: &point, certificate };
    match claim {
        Claim::Solvable => exhibits.push(exists(&program, &point)),
        Claim::Impossible => {
            match before_a_walk::<G>(budget, |budget| (spec.refute)(puzzle, &task, budget))? {
                Some(found) => exhibits.push(shown(found, "impossible", &program, 0)?),
                None => exhibits.push(walk::<G>(puzzle, claim, 0, budget)?),
            }
        }
        Claim::Optimal => {
            let bound = spec.bound.ok_or(Unproved::Stopped(Stop::GaveUp))?;
            let value = program.value(&point);
            match before_a_walk::<G>(budget, |budget| bound(puzzle, &task, budget))? {
                Some(found) => exhibits.push(shown(found, "optimal", &program, value)?),
                None => {
                    exhibits.push(exists(&program, &point));
                    exhibits.push(walk::<G>(puzzle, claim, value, budget)?);
                }
            }
        }
        Claim::Unique => {
            exhibits.push(exists(&program, &point));
            let other = other(program, &point);
            let task = Task { program: &other, point: &point, certificate };
            let found = (spec.refute)(puzzle, &task, budget)?;
            exhibits.push(shown(found, "unique", &other, 0)?);
        }
    }
    if exhibits.iter().any(|exhibit| exhibit.reader == Reader::Walker) {
        by = "prove-by-walk";
    }
    let solution = answer.solution.as_ref();
    Ok(Proved {
        claim,
        program: spec.name,
        solution: solution.map(|solution| G::write_solution(puzzle, solution)),
        objective: solution.and_then(|solution| G::objective(puzzle, solution)),
        by,
        exhibits,
    })
}

/// Looks for a proof that the outside checker reads; nothing where a walk is likely to end sooner.
fn before_a_walk<G: Game>(
    budget: &mut Budget,
    prove: impl FnOnce(&mut Budget) -> Result<Option<Refutation>, Stop>,
) -> Result<Option<Option<Refutation>>, Stop> {
    if G::walk().is_none() {
        return prove(budget).map(Some);
    }
    let half = budget.time_left().map_or(PROOF_TIME, |left| PROOF_TIME.min(left / 2));
    let mut slice = budget.slice(half, PROOF_NODES);
    let found = prove(&mut slice);
    budget.absorb(&slice);
    match found {
        Ok(found) => Ok(Some(found)),
        Err(stop) => budget.check().and(if stop == Stop::Cancelled { Err(stop) } else { Ok(None) }),
    }
}

/// What an answer lets us claim; whether that is what was asked.
fn settled<S>(
    program: &Program,
    optimises: bool,
    answer: &Answer<S>,
    asked: Option<Claim>,
) -> Result<Claim, Unproved> {
    let truth = match answer.verdict {
        Verdict::Unknown(stop) => return Err(stop.into()),
        Verdict::Best => return Err(Stop::GaveUp.into()),
        Verdict::Impossible => Claim::Impossible,
        Verdict::Solved if optimises && program.objective().is_empty() => Claim::Solvable,
        Verdict::Solved if optimises => Claim::Optimal,
        Verdict::Solved if answer.solutions > 1 => {
            return match asked {
                Some(Claim::Solvable) => Ok(Claim::Solvable),
                _ => Err(Unproved::False(message!("prove-several"))),
            };
        }
        Verdict::Solved if !answer.exhausted => return Err(Stop::GaveUp.into()),
        Verdict::Solved => Claim::Unique,
    };
    match asked {
        None => Ok(truth),
        Some(claim) if claim == truth => Ok(truth),
        Some(Claim::Solvable) if truth != Claim::Impossible => Ok(Claim::Solvable),
        Some(Claim::Unique) if optimises => Err(Unproved::False(message!("prove-optimises"))),
        Some(Claim::Optimal) if !optimises => Err(Unproved::False(message!("prove-nothing-best"))),
        Some(_) => Err(Unproved::False(match truth {
            Claim::Impossible => message!("prove-is-impossible"),
            _ => message!("prove-is-possible"),
        })),
    }
}
