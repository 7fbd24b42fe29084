//! The boards that have names, each with its usual empty hole.

use super::format::shown;
use super::rules::{MAX_SIDE, Puzzle, Spot};
use quadrille_core::{Arg, Cell, Grid, InputError, Shape, message};

/// What [`named`] understands, for error messages and help pages.
pub const NAMES: [&str; 11] = [
    "english",
    "european",
    "wiegleb",
    "asymmetrical",
    "cross:N",
    "cross:RxC",
    "european:N",
    "diamond:N",
    "square:N",
    "rect:RxC",
    "triangle:N",
];

/// A board full of pegs with the hole at `vacancy`, or at its usual place.
///
/// The usual place is the centre where there is one, and otherwise the top of a triangle or the upper
/// left of the middle of an even square. No peg can jump into the centre of a board of up to 3 x 3:
/// such a board starts stuck unless `vacancy` says otherwise.
pub fn named(name: &str, vacancy: Option<Cell>) -> Result<Puzzle, InputError> {
    let (kind, size) = match name.split_once(':') {
        Some((kind, size)) => (kind, Some(size)),
        None => (name, None),
    };
    let cross = |rows, cols, up, left| {
        filled(rows, cols, move |r, c| (up..up + 3).contains(&r) || (left..left + 3).contains(&c))
    };
    let (shape, grid) = match (kind, size) {
        ("english", None) => (Shape::Square, cross(7, 7, 2, 2)),
        ("european" | "french" | "octagon", None) => {
            (Shape::Square, filled(7, 7, |r, c| r.abs_diff(3) + c.abs_diff(3) <= 4))
        }
        ("wiegleb", None) => (Shape::Square, cross(9, 9, 3, 3)),
        ("asymmetrical", None) => (Shape::Square, cross(8, 8, 3, 3)),
        ("cross", Some(text)) => {
            let (rows, cols) = match text.split_once('x') {
                Some((rows, cols)) => (side(name, rows, 3)?, side(name, cols, 3)?),
                None => (side(name, text, 3)?, side(name, text, 3)?),
            };
            // On an even side the arms lie as on the asymmetrical board, one nearer to the end.
            (Shape::Square, cross(rows, cols, rows / 2 - 1, cols / 2 - 1))
        }
        ("european", Some(text)) => {
            let n = side(name, text, 3)?;
            (Shape::Square, filled(n, n, european(n)))
        }
        ("diamond", Some(text)) => {
            let n = odd(name, text, 3)?;
            let h = n / 2;
            (Shape::Square, filled(n, n, move |r, c| r.abs_diff(h) + c.abs_diff(h) <= h))
        }
        ("square", Some(text)) => {
            let n = side(name, text, 2)?;
            (Shape::Square, filled(n, n, |_, _| true))
        }
        ("rect", Some(text)) => {
            let Some((rows, cols)) = text.split_once('x') else {
                let what = message!("pegs-board-rect", name = name.to_string());
                return Err(InputError::new(what));
            };
            let (rows, cols) = (side(name, rows, 1)?, side(name, cols, 1)?);
            (Shape::Square, filled(rows, cols, |_, _| true))
        }
        ("triangle", Some(text)) => {
            let n = side(name, text, 2)?;
            (Shape::Triangle, filled(n, n, |r, c| c <= r))
        }
        ("cross" | "diamond" | "square" | "triangle", None) => {
            let (name, kind) = (name.to_string(), kind.to_string());
            return Err(InputError::new(message!("pegs-board-size", name = name, kind = kind)));
        }
        _ => {
            let (name, known) = (name.to_string(), Arg::all(NAMES));
            return Err(InputError::new(message!(
                "pegs-board-unknown",
                name = name,
                known = known
            )));
        }
    };
    with_vacancy(name, shape, grid, vacancy)
}

fn with_vacancy(
    name: &str,
    shape: Shape,
    mut grid: Grid<Spot>,
    vacancy: Option<Cell>,
) -> Result<Puzzle, InputError> {
    let hole = match vacancy {
        Some(cell) => cell,
        None => usual_vacancy(shape, &grid),
    };
    match grid.get(hole) {
        Some(Spot::Peg) => grid[hole] = Spot::Hole,
        _ => {
            let what = message!("pegs-board-no-cell", cell = hole, name = name.to_string());
            return Err(InputError::new(what));
        }
    }
    Puzzle::new(shape, grid)
}

fn usual_vacancy(shape: Shape, grid: &Grid<Spot>) -> Cell {
    match shape {
        Shape::Triangle => Cell::new(0, 0),
        Shape::Square => {
            let middle = Cell::new((grid.rows() - 1) / 2, (grid.cols() - 1) / 2);
            // The middle of every board named here is a cell.
            debug_assert_eq!(grid[middle], Spot::Peg);
            middle
        }
    }
}

/// Which cells the European board of an order has: a square whose corners are cut off in steps, so that
/// the first row has three cells (four, on an even side) and each next one two more.
fn european(n: usize) -> impl Fn(usize, usize) -> bool {
    let cut = (n - 3) / 2;
    move |r, c| r.min(n - 1 - r) + c.min(n - 1 - c) >= cut
}

fn filled(rows: usize, cols: usize, inside: impl Fn(usize, usize) -> bool) -> Grid<Spot> {
    let cells = (0..rows * cols).map(|i| match inside(i / cols, i % cols) {
        true => Spot::Peg,
        false => Spot::Nothing,
    });
    Grid::from_vec(rows, cols, cells.collect())
}

fn side(name: &str, text: &str, least: usize) -> Result<usize, InputError> {
    match text.parse::<usize>() {
        Ok(n) if (least..=MAX_SIDE).contains(&n) => Ok(n),
        _ => Err(InputError::new(message!(
            "pegs-board-side",
            name = name.to_string(),
            least = least,
            most = MAX_SIDE,
            found = shown(text)
        ))),
    }
}

fn odd(name: &str, text: &str, least: usize) -> Result<usize, InputError> {
    match side(name, text, least)? {
        n if n % 2 == 1 => Ok(n),
        n => {
            let what = message!("pegs-board-odd", name = name.to_string(), found = n);
            Err(InputError::new(what))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_has_its_number_of_holes() {
        for (name, cells) in [
            ("english", 33),
            ("european", 37),
            ("wiegleb", 45),
            ("asymmetrical", 39),
            ("diamond:9", 41),
            ("cross:5", 21),
            ("cross:7", 33),
            ("cross:6", 27),
            ("cross:7x5", 27),
            ("european:5", 21),
            ("european:6", 32),
            ("european:7", 37),
            ("european:9", 57),
            ("square:6", 36),
            ("rect:5x9", 45),
            ("triangle:5", 15),
        ] {
            assert_eq!(named(name, None).unwrap().cells().count(), cells, "{name}");
        }
        for (one, other) in [
            ("cross:9", "wiegleb"),
            ("cross:7", "english"),
            ("cross:8", "asymmetrical"),
            ("cross:7x7", "cross:7"),
            ("european:5", "cross:5"),
            ("european:7", "european"),
            ("european:3", "square:3"),
        ] {
            assert_eq!(named(one, None), named(other, None), "{one} and {other}");
        }
    }

    #[test]
    fn wrong_names_and_sizes_are_told_apart() {
        for name in [
            "cross",
            "cross:2",
            "cross:x",
            "cross:7x",
            "european:2",
            "rect:5",
            "square:999999",
            "roman",
            "",
        ] {
            assert!(named(name, None).is_err(), "{name}");
        }
        assert!(named("english", Some(Cell::new(0, 0))).is_err());
    }
}
