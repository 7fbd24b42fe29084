//! A position as a case to argue: its rules as demands on variables, and the sources that a reason may cite.
//!
//! Explanations that cite as little as can be (`quadrille_games::shortest`) look for the fewest sources
//! from which something new follows. They know no game: this is all they ask of one.

use crate::{Cell, Message};
use std::ops::Not;

/// A variable, or its opposite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Literal {
    /// The number of the variable.
    pub variable: usize,
    /// Whether it must be true.
    pub holds: bool,
}

impl Not for Literal {
    type Output = Self;

    fn not(self) -> Self {
        Literal { holds: !self.holds, ..self }
    }
}

/// What a rule demands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Demand {
    /// One of these holds.
    Some(Vec<Literal>),
    /// Exactly so many of these hold.
    Exactly(usize, Vec<Literal>),
}

/// Something that can be said of a cell: true or false in the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// The cell.
    pub cell: Cell,
    /// What follows if it is true, as in [`crate::Step::effects`].
    pub yes: String,
    /// What follows if it is false.
    pub no: String,
    /// What the position knows of it.
    pub known: Option<bool>,
}

/// What kind of thing is cited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A rule where it applies: everybody knows the rules, so it counts for little.
    Rule,
    /// A clue beside the board, by its name as in [`crate::Step::clues`].
    Beside(String),
    /// A clue in a cell.
    Printed(Cell),
}

/// Something that a reason may cite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// What it is, within a sentence.
    pub what: Message,
    /// Its kind.
    pub kind: Kind,
}

/// The number of a source.
pub type SourceId = usize;

/// A position to argue about. What is known of a cell is a source too, without being listed.
#[derive(Clone, Default, Debug)]
pub struct Case {
    /// What can be said of the cells; the first variables, in this order.
    pub statements: Vec<Statement>,
    /// What may be cited.
    pub sources: Vec<Source>,
    variables: usize,
    demands: Vec<(Vec<SourceId>, Demand)>,
}

impl Case {
    /// A case about these statements, without a rule.
    pub fn new(statements: Vec<Statement>) -> Self {
        let variables = statements.len();
        Case { statements, variables, ..Self::default() }
    }

    /// The literal that a statement is true.
    pub fn says(statement: usize) -> Literal {
        Literal { variable: statement, holds: true }
    }

    /// A variable that only helps to say something.
    pub fn helper(&mut self) -> Literal {
        self.variables += 1;
        Literal { variable: self.variables - 1, holds: true }
    }

    /// Something that may be cited.
    pub fn source(&mut self, what: Message, kind: Kind) -> SourceId {
        self.sources.push(Source { what, kind });
        self.sources.len() - 1
    }

    /// A demand of whoever cites all these sources; of everybody if there is none.
    pub fn demand(&mut self, sources: &[SourceId], demand: Demand) {
        self.demands.push((sources.to_vec(), demand));
    }

    /// One of these holds, for whoever cites all these sources.
    pub fn some(&mut self, sources: &[SourceId], literals: &[Literal]) {
        self.demand(sources, Demand::Some(literals.to_vec()));
    }

    /// How many variables there are, helpers included.
    pub fn variables(&self) -> usize {
        self.variables
    }

    /// All demands, each with the sources it comes from.
    pub fn demands(&self) -> &[(Vec<SourceId>, Demand)] {
        &self.demands
    }
}
