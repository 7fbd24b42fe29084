//! Explanations whose every step is the cheapest there is: nothing new follows from fewer clues and cells, and
//! among as few none from fewer rules.
//!
//! This is the method of Gamba, Bogaerts and Guns, "Efficiently Explaining CSPs with Unsatisfiable Subset
//! Optimization" (IJCAI 2021): `hitting` proposes what to cite, cheapest first; `oracle` says that something
//! follows from it, or shows a board on which it does not; every such board rules out further proposals. When
//! something follows, no cheaper proposal was left. It knows no game: it argues about a
//! [`Case`].

mod hitting;
mod oracle;

use hitting::Proposals;
use oracle::{Oracle, Refuted};
use quadrille_core::case::{Case, Kind};
use quadrille_core::{
    Arg, Budget, Cell, DynPosition, Explanation, InputError, Locale, Message, Step, Stop, message,
};
use std::collections::BTreeSet;

/// The name of these steps, where others have that of their technique.
pub const TECHNIQUE: &str = "shortest";

/// What a step cites.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Citation {
    /// Clues and rules, by their numbers in the case.
    pub sources: Vec<usize>,
    /// Cells of which something is known.
    pub cells: Vec<Cell>,
}

/// A step as facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    /// What is cited: nothing cheaper will do.
    pub cited: Citation,
    /// What follows from it: statements by their numbers, and whether they are true.
    pub follows: Vec<(usize, bool)>,
    /// How many clues and cells are cited.
    pub cost: u32,
}

/// Up to `limit` cheapest steps from a position; the inner error is a limit reached before the first.
pub fn explain(
    position: &dyn DynPosition,
    limit: usize,
    locale: Locale,
    budget: &mut Budget,
) -> Result<Result<Explanation, Stop>, InputError> {
    let mut case = position.case()?;
    let mut told = Explanation::default();
    let mut chain = match Chain::new(&case, budget) {
        Ok(Some(chain)) => chain,
        Ok(None) => {
            told.note = Some(locale.say(&message!("shortest-impossible")));
            return Ok(Ok(told));
        }
        Err(stop) => return Ok(Err(stop)),
    };
    while told.steps.len() < limit {
        budget.report("progress-shortest", told.steps.len() as u64, 0);
        match chain.next(&mut case, budget) {
            Ok(Some(argument)) => {
                told.score = told.score.saturating_add(argument.cost);
                told.steps.push(said(&case, &argument, locale));
            }
            Ok(None) => {
                told.solved = case.statements.iter().all(|statement| statement.known.is_some());
                if !told.solved {
                    told.note = Some(locale.say(&message!("shortest-several")));
                }
                break;
            }
            Err(stop) if told.steps.is_empty() => return Ok(Err(stop)),
            Err(stop) => {
                let why = message!("explain-stopped", why = stop.message());
                told.note = Some(locale.say(&why));
                break;
            }
        }
    }
    Ok(Ok(told))
}

/// A chain of cheapest steps, and the boards that were met on the way: they stay useful.
pub struct Chain {
    oracle: Oracle,
    /// What every statement is in the end.
    truth: Vec<bool>,
    /// The statements that follow at all, some day.
    due: BTreeSet<usize>,
    met: Vec<Refuted>,
}

impl Chain {
    /// The chain of a case; nothing if it has no solution.
    pub fn new(case: &Case, budget: &mut Budget) -> Result<Option<Self>, Stop> {
        let mut oracle = Oracle::new(case, budget);
        let Some(truth) = oracle.solution(case, budget)? else { return Ok(None) };
        let due = oracle.follow_from_all(case, &truth, budget)?;
        Ok(Some(Chain { oracle, truth, due, met: Vec::new() }))
    }

    /// The cheapest step, which the case then knows; nothing when nothing more follows.
    pub fn next(&mut self, case: &mut Case, budget: &mut Budget) -> Result<Option<Argument>, Stop> {
        self.due.retain(|statement| case.statements[*statement].known.is_none());
        if self.due.is_empty() {
            return Ok(None);
        }
        let mut proposals = Proposals::new(case, &self.due);
        let argument = loop {
            let cited = proposals.cheapest(case, &self.met, budget)?;
            if self.settles_something(case, &cited, budget)? {
                break self.all_that_follows(case, cited, budget)?;
            }
        };
        for &(statement, value) in &argument.follows {
            case.statements[statement].known = Some(value);
        }
        Ok(Some(argument))
    }

    /// Whether any statement follows from what is cited. If not, boards are met that rule this citation out for
    /// all of them, so it is not proposed again.
    fn settles_something(
        &mut self,
        case: &Case,
        cited: &Citation,
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        let mut open = self.due.clone();
        while let Some(id) = open.pop_first() {
            let claim = (id, self.truth[id]);
            match self.oracle.refute(case, cited, claim, &self.truth, budget)? {
                None => return Ok(true),
                Some(board) => {
                    open.retain(|other| !board.wrong[*other]);
                    self.met.push(board);
                }
            }
        }
        Ok(false)
    }

    fn all_that_follows(
        &mut self,
        case: &Case,
        cited: Citation,
        budget: &mut Budget,
    ) -> Result<Argument, Stop> {
        let mut follows = Vec::new();
        for &statement in &self.due {
            let claim = (statement, self.truth[statement]);
            if self.oracle.follows(case, &cited, claim, budget)? {
                follows.push(claim);
            }
        }
        let clues = cited.sources.iter().filter(|id| case.sources[**id].kind != Kind::Rule);
        let cost = (clues.count() + cited.cells.len()) as u32;
        Ok(Argument { cited, follows, cost })
    }
}

/// An argument for a player.
fn said(case: &Case, argument: &Argument, locale: Locale) -> Step {
    let effects = effects(case, argument);
    let mut because = argument.cited.cells.clone();
    let mut clues = Vec::new();
    let mut cited: Vec<Arg> = Vec::new();
    let mut rules: Vec<Message> = Vec::new();
    for source in argument.cited.sources.iter().map(|id| &case.sources[*id]) {
        match &source.kind {
            Kind::Rule => rules.push(source.what.clone()),
            Kind::Beside(name) => {
                clues.push(name.clone());
                cited.push(source.what.clone().into());
            }
            Kind::Printed(cell) => {
                because.push(*cell);
                cited.push(source.what.clone().into());
            }
        }
    }
    cited.extend(argument.cited.cells.iter().map(|cell| Arg::from(*cell)));
    because.sort_unstable();
    because.dedup();
    let reason = message!(
        "shortest-step",
        effects = Arg::all(effects.iter().cloned()),
        cited = Arg::All(cited),
        rules = Arg::all(rules)
    );
    Step {
        technique: TECHNIQUE,
        effects,
        because,
        clues,
        place: None,
        chain: Vec::new(),
        broken: Vec::new(),
        labels: Vec::new(),
        text: locale.say(&reason),
    }
}

/// What follows, in the contract's notation: where a cell is known, not what it is not.
fn effects(case: &Case, argument: &Argument) -> Vec<String> {
    let settles = |cell: Cell| {
        let about = argument.follows.iter().filter(|(id, _)| case.statements[*id].cell == cell);
        about.clone().count() > 1 && about.clone().any(|(_, value)| *value)
    };
    let news = argument.follows.iter().filter_map(|&(id, value)| {
        let statement = &case.statements[id];
        match value {
            true => Some(statement.yes.clone()),
            false if settles(statement.cell) => None,
            false => Some(statement.no.clone()),
        }
    });
    news.collect()
}
