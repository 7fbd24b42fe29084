//! A neutral picture of a board: what a front end needs to draw any game, and nothing about rules.

use crate::Cell;

/// How the cells lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, schemars::JsonSchema)]
pub enum Shape {
    /// Rows and columns.
    #[default]
    Square,
    /// Row `r` has `r + 1` cells and is centred: the triangular peg boards.
    Triangle,
}

/// What lies under a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, schemars::JsonSchema)]
pub enum Ground {
    /// There is no cell here.
    Nothing,
    /// An ordinary cell.
    #[default]
    Plain,
    /// A blackened cell.
    Black,
    /// A cell of a colour; drawn with a letter or pattern too, never by colour alone.
    Tint(Colour),
}

/// A colour that a cell may have; what it means is the game's business.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, schemars::JsonSchema)]
pub enum Colour {
    /// White.
    White,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Black.
    Black,
}

/// What stands on a cell beside its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, schemars::JsonSchema)]
pub enum Piece {
    /// Nothing.
    #[default]
    None,
    /// A white disc.
    White,
    /// A black disc.
    Black,
    /// A peg.
    Peg,
    /// An empty hole.
    Hole,
    /// A place without a cell, on a board that is being drawn.
    Gap,
    /// A ring around the text: surely white.
    Circle,
    /// A tower, as high as the number on it says.
    Tower,
}

/// Why a cell is drawn to be noticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, schemars::JsonSchema)]
pub enum Highlight {
    /// It is not.
    #[default]
    None,
    /// Evidence of the step being explained.
    Reason,
    /// What the step changes.
    Target,
    /// Breaks a rule.
    Wrong,
}

/// One cell of a picture.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, schemars::JsonSchema)]
pub struct CellView {
    /// What lies under it.
    pub ground: Ground,
    /// The number or letter in it.
    pub text: String,
    /// Pencil marks.
    pub pencil: Vec<u32>,
    /// The piece on it.
    pub piece: Piece,
    /// Part of the puzzle, not of the answer.
    pub given: bool,
    /// Settled, and so drawn faintly.
    pub faint: bool,
    /// Whether and why to notice it.
    pub highlight: Highlight,
}

/// Whether a demand on a whole line is met.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, schemars::JsonSchema)]
pub enum ClueState {
    /// Nobody can tell yet.
    #[default]
    Open,
    /// It is.
    Done,
    /// It no longer can be.
    Wrong,
}

/// A number beside a line.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, schemars::JsonSchema)]
pub struct Clue {
    /// The number; empty = no clue.
    pub text: String,
    /// How it stands.
    pub state: ClueState,
}

/// Numbers around a board.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, schemars::JsonSchema)]
pub struct Clues {
    /// Above each column.
    pub top: Vec<Clue>,
    /// Below each column.
    pub bottom: Vec<Clue>,
    /// Left of each row.
    pub left: Vec<Clue>,
    /// Right of each row.
    pub right: Vec<Clue>,
}

/// How many pieces of each colour a line holds.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, schemars::JsonSchema)]
pub struct LineCount {
    /// Black ones.
    pub black: usize,
    /// White ones.
    pub white: usize,
    /// How the line stands.
    pub state: ClueState,
}

/// The counts of all lines, for players who like to see them.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, schemars::JsonSchema)]
pub struct Margins {
    /// Row by row.
    pub rows: Vec<LineCount>,
    /// Column by column.
    pub cols: Vec<LineCount>,
}

/// A whole picture.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize, schemars::JsonSchema)]
#[must_use]
pub struct View {
    /// How the cells lie.
    pub shape: Shape,
    /// Rows.
    pub rows: usize,
    /// Columns.
    pub cols: usize,
    /// The cells, row by row.
    pub cells: Vec<CellView>,
    /// Numbers around the board, if the game has them.
    pub clues: Option<Clues>,
    /// What each line holds, if that is worth counting.
    pub margins: Option<Margins>,
    /// Cells bound together (pairs).
    #[serde(serialize_with = "pairs_as_text")]
    #[schemars(with = "Vec<[String; 2]>")]
    pub links: Vec<(Cell, Cell)>,
    /// Movements to show (jumps).
    #[serde(serialize_with = "pairs_as_text")]
    #[schemars(with = "Vec<[String; 2]>")]
    pub arrows: Vec<(Cell, Cell)>,
    /// A line under the picture.
    pub caption: String,
}

fn pairs_as_text<S: serde::Serializer>(pairs: &[(Cell, Cell)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(pairs.iter().map(|(a, b)| [a.to_string(), b.to_string()]))
}

impl View {
    /// Boards with more cells are not drawn: nobody could look at them.
    pub const MAX_CELLS: usize = 250_000;

    /// A board of plain empty cells.
    pub fn plain(rows: usize, cols: usize) -> Self {
        View { rows, cols, cells: vec![CellView::default(); rows * cols], ..View::default() }
    }

    /// One cell, to change.
    pub fn at(&mut self, cell: Cell) -> &mut CellView {
        &mut self.cells[cell.row * self.cols + cell.col]
    }
}
