//! Drawing a board: a press goes from a peg to a hole to no cell at all, a stroke makes all cells alike.

use super::rules::{Goal, Minimise, Pegs, Puzzle, Spot};
use quadrille_core::edit::{erases, parted, unknown};
#[cfg(feature = "solve")]
use quadrille_core::{Budget, Rng, Stop};
use quadrille_core::{
    Cell, Drag, Edit, Gesture, Grid, Ground, Highlight, InputError, Key, Message, Piece, Play,
    Shape, View,
};

impl Edit for Pegs {
    const EDIT_DRAG: Drag = Drag::Paints;
    /// An answer is a way, of which there are many.
    const COUNTS: bool = false;

    fn blank() -> Puzzle {
        super::boards::named("english", None).expect("the board has a name")
    }

    /// Beyond the edge of a full rectangle stand pegs, beyond that of any other board nothing.
    fn resized(puzzle: &Puzzle, rows: usize, cols: usize) -> Result<Puzzle, InputError> {
        let start = puzzle.start();
        let triangle = puzzle.shape() == Shape::Triangle;
        // Who changes one side of a triangle means both.
        let side = if rows == start.rows() { cols } else { rows };
        let (rows, cols) = if triangle { (side, side) } else { (rows, cols) };
        let full = triangle || !start.values().contains(&Spot::Nothing);
        let beyond = if full { Spot::Peg } else { Spot::Nothing };
        let spot = |i: usize| {
            let cell = Cell::new(i / cols, i % cols);
            let outside = triangle && cell.col > cell.row;
            if outside { Spot::Nothing } else { start.get(cell).copied().unwrap_or(beyond) }
        };
        let grid = Grid::from_vec(rows, cols, (0..rows * cols).map(spot).collect());
        remade(puzzle, grid, puzzle.goal())
    }

    /// `r1c2=peg`, `r1c2=hole`, `r1c2=none`; `goal=r1c2`, `goal=any`.
    fn edit(puzzle: &mut Puzzle, text: &str) -> Result<(), InputError> {
        let (place, what) = parted(text)?;
        let mut start = puzzle.start().clone();
        if place == "goal" {
            let goal = match what.parse() {
                Ok(cell) => Goal::At(cell),
                Err(()) if what == "any" => Goal::Any,
                Err(()) => return Err(unknown(text)),
            };
            *puzzle = puzzle.clone().with_goal(goal)?;
            return Ok(());
        }
        let cell = place.parse().ok().filter(|&cell| on_board(puzzle, cell));
        let cell: Cell = cell.ok_or_else(|| unknown(text))?;
        start[cell] = read(what).ok_or_else(|| unknown(text))?;
        *puzzle = remade(puzzle, start, puzzle.goal())?;
        Ok(())
    }

    fn edit_keys(_: &Puzzle) -> Vec<Key> {
        let key = |key: &str, face: &str| Key { key: key.into(), face: face.into(), pencil: false };
        vec![key("p", "peg"), key("h", "hole"), key("x", "gap"), key("g", "goal")]
    }

    fn edit_gesture(puzzle: &Puzzle, gesture: &Gesture<'_>) -> Result<Vec<String>, Message> {
        let (Gesture::Press { cell, .. }
        | Gesture::Paint { cell, .. }
        | Gesture::Type { cell, .. }) = *gesture
        else {
            return Ok(Vec::new());
        };
        if !on_board(puzzle, cell) {
            return Ok(Vec::new());
        }
        let now = puzzle.start()[cell];
        let next = match *gesture {
            Gesture::Press { other: false, .. } | Gesture::Type { key: "Enter" | " ", .. } => {
                turned(now)
            }
            Gesture::Press { .. } => turned(turned(now)),
            Gesture::Paint { like, .. } => match like.split_once('=').and_then(|(_, s)| read(s)) {
                Some(spot) => spot,
                None => return Ok(Vec::new()),
            },
            Gesture::Type { key: "g", .. } => {
                let goal =
                    if puzzle.goal() == Goal::At(cell) { "any".into() } else { cell.to_string() };
                return Ok(vec![format!("goal={goal}")]);
            }
            Gesture::Type { key: "p" | "1", .. } => Spot::Peg,
            Gesture::Type { key: "h" | "o", .. } => Spot::Hole,
            Gesture::Type { key, .. } if key == "x" || erases(key) => Spot::Nothing,
            _ => return Ok(Vec::new()),
        };
        Ok(vec![format!("{cell}={}", name(next))])
    }

    /// Places without a cell are drawn, too: something can be put there.
    fn sketch(puzzle: &Puzzle) -> View {
        let mut view = Self::view(puzzle, &Self::start(puzzle));
        for cell in puzzle.start().cells() {
            if on_board(puzzle, cell) && puzzle.start()[cell] == Spot::Nothing {
                (view.at(cell).ground, view.at(cell).piece) = (Ground::Plain, Piece::Gap);
            }
        }
        if let Goal::At(cell) = puzzle.goal() {
            view.at(cell).highlight = Highlight::Target;
        }
        view
    }

    fn asked(puzzle: &Puzzle) -> Vec<(&'static str, String)> {
        let mut asked = Vec::new();
        if let Goal::At(cell) = puzzle.goal() {
            asked.push(("goal", cell.to_string()));
        }
        if puzzle.minimise() == Minimise::Moves {
            asked.push(("minimise", "moves".to_string()));
        }
        asked
    }

    /// Pegs put in or taken out so that one peg, on the goal if there is one, can be left.
    #[cfg(feature = "solve")]
    fn mended(
        puzzle: &Puzzle,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Option<Vec<String>>, Stop> {
        super::mend::mended(puzzle, rng, budget)
    }
}

/// Another board with the same aims; a goal that is no cell any more goes.
fn remade(puzzle: &Puzzle, start: Grid<Spot>, goal: Goal) -> Result<Puzzle, InputError> {
    let other = Puzzle::new(puzzle.shape(), start)?.with_minimise(puzzle.minimise());
    match goal {
        Goal::At(cell) if other.start().get(cell).is_none_or(|s| *s == Spot::Nothing) => Ok(other),
        goal => other.with_goal(goal),
    }
}

/// Whether something can be put here.
fn on_board(puzzle: &Puzzle, cell: Cell) -> bool {
    let triangle = puzzle.shape() == Shape::Triangle;
    puzzle.start().get(cell).is_some() && !(triangle && cell.col > cell.row)
}

fn turned(spot: Spot) -> Spot {
    match spot {
        Spot::Peg => Spot::Hole,
        Spot::Hole => Spot::Nothing,
        Spot::Nothing => Spot::Peg,
    }
}

fn name(spot: Spot) -> &'static str {
    match spot {
        Spot::Peg => "peg",
        Spot::Hole => "hole",
        Spot::Nothing => "none",
    }
}

fn read(name: &str) -> Option<Spot> {
    match name {
        "peg" => Some(Spot::Peg),
        "hole" => Some(Spot::Hole),
        "none" => Some(Spot::Nothing),
        _ => None,
    }
}
