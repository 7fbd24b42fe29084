//! What is seen of a puzzle's integer program: its rows by group, its relaxation on the board with the prices of its rows, how
//! formulations compare, rounds of cuts, and scenes that one game alone has. Plain data, for front ends;
//! `quadrille_games::lens` makes it.

use crate::Cell;
use schemars::JsonSchema;
use serde::Serialize;

/// How large a program is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Size {
    /// Rows, an equation counted as one.
    pub rows: usize,
    /// Variables.
    pub columns: usize,
    /// Coefficients.
    pub nonzeros: usize,
}

/// A row and what it speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RowSeen {
    /// The row as people write it; long ones are cut.
    pub text: String,
    /// The cells it speaks of.
    #[serde(serialize_with = "as_texts")]
    #[schemars(with = "Vec<String>")]
    pub cells: Vec<Cell>,
}

/// Rows that say the same thing about different places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GroupSeen {
    /// What they say.
    pub name: String,
    /// How many there are.
    pub count: usize,
    /// The first of them.
    pub rows: Vec<RowSeen>,
}

/// A program as it is looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct ModelSeen {
    /// The method that solves it.
    pub program: String,
    /// The names of all the game's programs.
    pub programs: Vec<String>,
    /// The kinds of cuts it can be solved with, if rows are added while it is solved.
    pub cuts: Vec<String>,
    /// The game's own algorithms that can be watched at work.
    pub scenes: Vec<String>,
    /// Whose trees there are: methods that keep one, and `minimax` in games for two.
    pub trees: Vec<String>,
    /// How large it is.
    pub size: Size,
    /// Whether something is minimised, or any point will do.
    pub minimises: bool,
    /// Its rows.
    pub groups: Vec<GroupSeen>,
}

/// The value of a variable about one cell.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Part {
    /// What the variable says of the cell: a height, a colour, a step; empty where there is only one.
    pub says: String,
    /// Its value, not 0.
    pub value: f64,
}

/// What a relaxation says of a cell.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Shade {
    /// The cell.
    #[serde(serialize_with = "as_text")]
    #[schemars(with = "String")]
    pub cell: Cell,
    /// How far its worst variable is from a whole number: 0 for none, 1 for a half.
    pub doubt: f64,
    /// Its variables that are not 0.
    pub parts: Vec<Part>,
}

/// The value of a variable about two cells: a pair, a jump.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Link {
    /// The first cell.
    #[serde(serialize_with = "as_text")]
    #[schemars(with = "String")]
    pub from: Cell,
    /// The second.
    #[serde(serialize_with = "as_text")]
    #[schemars(with = "String")]
    pub to: Cell,
    /// What the variable says of them: a step; empty where there is only one.
    pub says: String,
    /// Its value, not 0.
    pub value: f64,
    /// What one more of it would cost, its rows paid at their prices: 0 wherever the value is not 0 and not 1.
    pub reduced: f64,
}

/// What a row costs, and how far it is from being tight: one of the two is 0.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Price {
    /// The row.
    pub row: String,
    /// The cells it speaks of.
    #[serde(serialize_with = "as_texts")]
    #[schemars(with = "Vec<String>")]
    pub cells: Vec<Cell>,
    /// What one more on its right-hand side would cost: its dual value.
    pub dual: f64,
    /// How far its sum is from its right-hand side.
    pub slack: f64,
}

/// What a game says of a program's relaxation. A point and prices prove each other best, and whoever is told checks them.
#[derive(Clone, PartialEq, Debug)]
pub enum Proposed {
    /// A value for each variable, and a price for each row.
    Best {
        /// The values.
        values: Vec<f64>,
        /// The prices, an equation's once.
        dual: Vec<f64>,
    },
    /// The relaxation has no point.
    Nothing,
}

/// The relaxation of a program on the board.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct RelaxationSeen {
    /// The method that solves the program.
    pub program: String,
    /// How large it is.
    pub size: Size,
    /// Whether the relaxation has a point; if not, neither has the program.
    pub feasible: bool,
    /// What no solution can beat, in programs that minimise something.
    pub bound: Option<f64>,
    /// The best solution's worth, where it was found.
    pub optimum: Option<i64>,
    /// How far the bound is from that, as a share of it.
    pub gap: Option<f64>,
    /// How many variables are neither 0 nor 1.
    pub fractional: usize,
    /// How many cells have such a variable.
    pub fractional_cells: usize,
    /// Seconds inside the solver of linear programs, starting it included.
    pub seconds: f64,
    /// What variables about one cell say of it, in the order of the program: layers to look at one by one.
    pub layers: Vec<String>,
    /// The layers in which a variable of 1 makes its cell light, and one of 0 dark.
    pub light: Vec<String>,
    /// The cells, in reading order.
    pub cells: Vec<Shade>,
    /// Pairs and jumps that are not 0; the largest of them, where there are tens of thousands.
    pub links: Vec<Link>,
    /// The rows and their prices, in programs that minimise something and are not too large to read.
    pub prices: Vec<Price>,
    /// What the prices add up to: the bound again, from the other side.
    pub dual_bound: Option<f64>,
}

/// A number on a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Weight {
    /// The cell.
    #[serde(serialize_with = "as_text")]
    #[schemars(with = "String")]
    pub cell: Cell,
    /// The number.
    pub value: i64,
}

/// One picture of a game's own algorithm at work.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Scene {
    /// The moves that lead to its position.
    pub moves: Vec<String>,
    /// Cells in order: a path.
    #[serde(serialize_with = "as_texts")]
    #[schemars(with = "Vec<String>")]
    pub path: Vec<Cell>,
    /// Cells that it is about.
    #[serde(serialize_with = "as_texts")]
    #[schemars(with = "Vec<String>")]
    pub marked: Vec<Cell>,
    /// Numbers on cells.
    pub weights: Vec<Weight>,
    /// What the position comes to.
    pub value: i64,
    /// What it is held against, where there is such a number.
    pub limit: Option<i64>,
}

/// A game's own algorithm at work.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Scenes {
    /// Its name: the key of its words is `lens-` with it.
    pub name: String,
    /// What is seen, one after the other.
    pub scenes: Vec<Scene>,
}

/// A formulation, measured.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Formulation {
    /// The method that solves it, with the cut for those that add rows while they run.
    pub name: String,
    /// How large it is before anything is added.
    pub size: Size,
    /// The root's bound, in programs that minimise something.
    pub bound: Option<f64>,
    /// The optimum, where it was found.
    pub optimum: Option<i64>,
    /// How far the bound is from that, as a share of it.
    pub gap: Option<f64>,
    /// Variables that the root leaves between 0 and 1.
    pub fractional: Option<usize>,
    /// How solving it ended.
    pub verdict: crate::Ruling,
    /// Nodes of the branch and bound.
    pub nodes: u64,
    /// Rounds of cuts, for those that add rows while they run.
    pub rounds: Option<u64>,
    /// Rows added in them.
    pub cuts: Option<u64>,
    /// Seconds of solving it.
    pub seconds: f64,
}

/// One round of a loop that adds rows until a solution keeps the rule they stand for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CutRound {
    /// The round's solution, as `--progress` takes it.
    pub progress: String,
    /// Its areas but the largest: what is shut in.
    #[serde(serialize_with = "as_lists")]
    #[schemars(with = "Vec<Vec<String>>")]
    pub shut_in: Vec<Vec<Cell>>,
    /// The cells of each row added: one of them must change.
    #[serde(serialize_with = "as_lists")]
    #[schemars(with = "Vec<Vec<String>>")]
    pub cuts: Vec<Vec<Cell>>,
}

/// A whole loop of cuts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CutLoop {
    /// The kind of cut.
    pub cut: String,
    /// How large the program was at first.
    pub size: Size,
    /// The rounds; the last has no cut if it ended with a solution.
    pub rounds: Vec<CutRound>,
    /// How it ended.
    pub verdict: crate::Ruling,
    /// Nodes of all rounds.
    pub nodes: u64,
}

impl CutLoop {
    /// No more rounds than this are told.
    pub const MOST: usize = 2000;

    /// How many rows were added.
    pub fn cuts(&self) -> usize {
        self.rounds.iter().map(|round| round.cuts.len()).sum()
    }
}

/// How far a bound is from an optimum, as a share of it.
pub fn gap(bound: Option<f64>, optimum: Option<i64>) -> Option<f64> {
    let (bound, optimum) = (bound?, optimum? as f64);
    let apart = (optimum - bound).max(0.0);
    Some(if apart < 1e-6 { 0.0 } else { apart / optimum.abs().max(1.0) })
}

fn as_text<S: serde::Serializer>(cell: &Cell, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(cell)
}

fn as_texts<S: serde::Serializer>(cells: &[Cell], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(cells.iter().map(ToString::to_string))
}

fn as_lists<S: serde::Serializer>(lists: &[Vec<Cell>], to: S) -> Result<S::Ok, S::Error> {
    let texts = |list: &Vec<Cell>| list.iter().map(ToString::to_string).collect::<Vec<_>>();
    to.collect_seq(lists.iter().map(texts))
}
