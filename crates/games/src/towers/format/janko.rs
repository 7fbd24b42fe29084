//! Blocks of janko.at's pages of Wolkenkratzer (skyscrapers): the clues above and below, left and right, and given towers.

use crate::towers::rules::{Puzzle, Side, Towers};
use quadrille_core::{Cell, Format, InputError, Options, message};
use quadrille_exchange::janko;

/// What a block may call the puzzle; the first is what we write.
const NAMES: &[&str] = &["wolkenkratzer", "skyscrapers", "skyscraper", "hochhaus"];
/// No printed board is larger.
const MAX_CELLS: usize = 10_000;

/// The notation's row in the table.
pub const FORMAT: Format<Towers> = Format {
    name: "janko",
    about: "towers-format-janko",
    recognises: |text| janko::recognises(text, NAMES),
    read: Some(read),
    write: Some(|puzzle| Ok(write(puzzle))),
    read_stream: None,
    write_stream: None,
};

fn read(text: &str, _: &Options) -> Result<Puzzle, InputError> {
    let block = janko::read(text, MAX_CELLS)?;
    let n = block.rows;
    if block.cols != n {
        let what = message!("towers-janko-square", rows = n, cols = block.cols);
        return Err(InputError::new(what));
    }
    if let Some(depth) = block.depth.filter(|depth| *depth != n) {
        return Err(InputError::new(message!("towers-janko-parks", depth = depth, size = n)));
    }
    let mut puzzle = Puzzle::empty(n).map_err(InputError::new)?;
    let great = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
    let sides = [
        (&block.above_below, [Side::Top, Side::Bottom]),
        (&block.left_right, [Side::Left, Side::Right]),
    ];
    for (signs, sides) in sides {
        for (index, token) in signs.iter().enumerate() {
            let Some(clue) = token.number()? else { continue };
            let set = puzzle.set_clue(sides[index / n], index % n, great(clue));
            set.map_err(|what| token.error(what))?;
        }
    }
    for (index, token) in block.problem.iter().enumerate() {
        let Some(height) = token.number()? else { continue };
        let cell = Cell::new(index / n, index % n);
        puzzle.give(cell, great(height)).map_err(|what| token.error(what))?;
    }
    Ok(puzzle)
}

fn write(puzzle: &Puzzle) -> String {
    let n = puzzle.size();
    let sign = |number: Option<usize>| number.map_or_else(|| "-".to_string(), |n| n.to_string());
    let clues = |sides: [Side; 2]| {
        sides.map(|side| (0..n).map(|i| sign(puzzle.clue(side, i))).collect()).to_vec()
    };
    let given = |row, col| puzzle.given(Cell::new(row, col)).map(usize::from);
    let mut sections = vec![
        ("clabels", clues([Side::Top, Side::Bottom])),
        ("rlabels", clues([Side::Left, Side::Right])),
    ];
    if (0..n * n).any(|at| given(at / n, at % n).is_some()) {
        let row = |row| (0..n).map(|col| sign(given(row, col))).collect();
        sections.push(("problem", (0..n).map(row).collect()));
    }
    janko::write(NAMES[0], n, n, &sections)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> String {
        read(text, &Options::new()).unwrap_err().what.key.into_owned()
    }

    #[test]
    fn what_is_no_board_of_towers_is_refused() {
        assert_eq!(key("begin\npuzzle wolkenkratzer\nsize 4\nend"), "janko-no-problem");
        let flat = "begin\nrows 2\ncols 3\nclabels\n- - -\n- - -\nend";
        assert_eq!(key(flat), "towers-janko-square");
        let parks = "begin\nsize 3\ndepth 2\nclabels\n- - -\n- - -\nend";
        assert_eq!(key(parks), "towers-janko-parks");
        let error = read("begin\nsize 3\nrlabels\n- - -\n- 9 -\nend", &Options::new()).unwrap_err();
        assert_eq!(error.at, Some((5, 3)), "{error}");
    }

    #[test]
    fn a_size_after_the_board_does_not_shrink_it() {
        let board = "begin\nsize 3\nproblem\n- - -\n- - -\n- - 1\n";
        assert_eq!(key(&format!("{board}size 2\nend")), "janko-late");
        assert_eq!(key(&format!("{board}cols 4\nend")), "janko-late");
        assert!(read(&format!("{board}rows 3\nend"), &Options::new()).is_ok());
    }
}
