//! A person playing: a position, its moves, what is wrong with it, and how it looks.
//!
//! | move | does |
//! |---|---|
//! | `r1c2=3` | builds a tower; `r1c2=0` takes it away |
//! | `r1c2=3!` | builds a tower and strikes its height from the pencil marks of its lines |
//! | `r1c2!=3` | rules a height out |
//! | `r1c2?3` | adds or removes one pencil mark |
//! | `r1c2:1,2,4` | sets the pencil marks; `r1c2:` removes them all |
//! | `marks` | marks every empty cell with the heights that no tower of its lines has |

use super::format::{found, read_heights, symbol, write_heights};
use super::hand;
use super::heights::{self, HeightSet};
use super::rules::{Heights, Puzzle, Side, Towers, look, seen};
use quadrille_core::{
    Cell, Clue, ClueState, Clues, Grid, Highlight, InputError, Message, Piece, Play, Status, View,
    message, moves,
};

/// A position: the towers built so far, and the pencil marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The towers, given ones included; 0 where none stands.
    pub heights: Heights,
    /// The heights the player still thinks possible; nothing where no mark was ever made.
    pub marks: Grid<Option<HeightSet>>,
}

impl Play for Towers {
    type State = State;

    fn start(puzzle: &Puzzle) -> State {
        let n = puzzle.size();
        let mut heights = Grid::filled(n, n, 0);
        for (cell, height) in puzzle.givens() {
            heights[cell] = height;
        }
        State { heights, marks: Grid::filled(n, n, None) }
    }

    fn finish(puzzle: &Puzzle, solution: &Heights) -> State {
        State { heights: solution.clone(), ..Self::start(puzzle) }
    }

    fn play(puzzle: &Puzzle, state: &mut State, text: &str) -> Result<(), InputError> {
        if text.trim() == "marks" {
            hand::mark_all(puzzle, state);
            return Ok(());
        }
        let (cell, change) = read_move(puzzle, text)?;
        if let Some(given) = puzzle.given(cell) {
            if matches!(change, Change::Build { height, .. } if height == given) {
                return Ok(());
            }
            let what = message!("towers-move-given", cell = cell, given = given);
            return Err(InputError::at(1, 1, what));
        }
        let everything = heights::all(puzzle.size());
        let marks = &mut state.marks[cell];
        match change {
            Change::Build { height, tidy } => {
                state.heights[cell] = height;
                if tidy {
                    hand::tidy(state, cell, height);
                }
            }
            Change::RuleOut(height) => *marks = Some(marks.unwrap_or(everything) & !(1 << height)),
            Change::Toggle(height) => {
                *marks = Some(marks.unwrap_or(0) ^ (1 << height)).filter(|&left| left != 0);
            }
            Change::Mark(set) => *marks = set,
        }
        Ok(())
    }

    /// Heights row by row with `.` for empty cells, or moves, or both; each separated from the next by `;`.
    fn read_progress(puzzle: &Puzzle, text: &str) -> Result<State, InputError> {
        let mut state = Self::start(puzzle);
        let first = text.split(';').next().unwrap_or_default();
        // Heights may start with `r` and a digit, as a move does: a tower of 27 is an `r`.
        let played = first.trim() == "marks" || first.contains(['=', '?', ':']);
        let moves = if first.trim().is_empty() || played {
            text
        } else {
            let heights = read_heights(puzzle.size(), first.trim())?;
            for cell in puzzle.cells().filter(|&cell| heights[cell] != 0) {
                Self::play(puzzle, &mut state, &format!("{cell}={}", heights[cell]))?;
            }
            &text[first.len()..]
        };
        for text in moves::split(moves) {
            Self::play(puzzle, &mut state, text)?;
        }
        Ok(state)
    }

    fn write_progress(puzzle: &Puzzle, state: &State) -> String {
        let mut text = write_heights(&state.heights);
        for cell in puzzle.cells() {
            if let Some(marks) = state.marks[cell] {
                let list: Vec<String> =
                    heights::members(marks).map(|height| height.to_string()).collect();
                let list = if list.is_empty() { "-".to_string() } else { list.join(",") };
                text += &format!(";{cell}:{list}");
            }
        }
        text
    }

    /// Repeated heights, full lines that miss their clue, cells without any height left.
    fn status(puzzle: &Puzzle, state: &State) -> Status {
        let n = puzzle.size();
        let heights = &state.heights;
        let mut status = Status::default();
        for line in puzzle.lines() {
            for j in 0..n {
                let b = line.cell(n, j);
                for a in (0..j).map(|i| line.cell(n, i)) {
                    if heights[a] != 0 && heights[a] == heights[b] {
                        let what =
                            message!("towers-twice", one = a, other = b, height = heights[a]);
                        status.breaks(&[a, b], line.said_in(what, n));
                    }
                }
            }
        }
        for (side, index, clue) in puzzle.clues() {
            let line = side.line(index, n);
            let view = look(heights, side, index);
            if !view.contains(&0) && seen(view.iter().copied()) != clue {
                let cells: Vec<Cell> = (0..n).map(|i| line.cell(n, i)).collect();
                let count = seen(view);
                let what = message!("towers-shows", count = count, side = side, clue = clue);
                status.breaks(&cells, line.said_in(what, n));
            }
        }
        for cell in
            puzzle.cells().filter(|&cell| heights[cell] == 0 && state.marks[cell] == Some(0))
        {
            status.breaks(&[cell], message!("towers-no-height-left", cell = cell));
        }
        let empty = heights.values().iter().filter(|&&height| height == 0).count();
        status.counts.insert("empty cells", empty as i64);
        status.won = empty == 0 && status.broken.is_empty();
        status.over = status.won;
        status
    }

    fn view(puzzle: &Puzzle, state: &State) -> View {
        Self::view_standing(puzzle, state, &Self::status(puzzle, state))
    }

    fn view_standing(puzzle: &Puzzle, state: &State, status: &Status) -> View {
        let n = puzzle.size();
        let mut view = View::plain(n, n);
        for cell in puzzle.cells() {
            let shown = view.at(cell);
            shown.given = puzzle.given(cell).is_some();
            match state.heights[cell] {
                0 => {
                    let marks = state.marks[cell].unwrap_or(0);
                    shown.pencil = heights::members(marks).map(|height| height as u32).collect();
                }
                height => {
                    shown.text = height.to_string();
                    shown.piece = Piece::Tower;
                }
            }
        }
        for &cell in status.broken.iter().flat_map(|broken| &broken.cells) {
            view.at(cell).highlight = Highlight::Wrong;
        }
        let border =
            |side: Side| (0..n).map(|i| clue_view(puzzle, &state.heights, side, i)).collect();
        view.clues = Some(Clues {
            top: border(Side::Top),
            bottom: border(Side::Bottom),
            left: border(Side::Left),
            right: border(Side::Right),
        });
        view
    }

    /// A position in plain text, as the course reports print it. An empty cell is a dot.
    ///
    /// ```text
    ///      2 1
    ///    -------
    ///  2 | 1 2 | 1
    ///  1 | 2 1 | 2
    ///    -------
    ///      1 2
    /// ```
    fn draw_text(puzzle: &Puzzle, state: &State) -> String {
        let n = puzzle.size();
        let width = n.to_string().len();
        let clue =
            |side: Side, i: usize| puzzle.clue(side, i).map_or(String::new(), |c| c.to_string());
        let border = |side: Side| {
            let clues: Vec<_> = (0..n).map(|i| format!("{:>width$}", clue(side, i))).collect();
            format!("{:width$}   {}", "", clues.join(" ")).trim_end().to_string()
        };
        let rule = format!(" {:width$} {}", "", "-".repeat((width + 1) * n + 3));
        let mut lines =
            vec![format!(" {}", border(Side::Top)).trim_end().to_string(), rule.clone()];
        for row in 0..n {
            let towers: Vec<_> = (0..n)
                .map(|col| match state.heights[Cell::new(row, col)] {
                    0 => format!("{:>width$}", symbol(0)),
                    height => format!("{height:>width$}"),
                })
                .collect();
            let (left, right) = (clue(Side::Left, row), clue(Side::Right, row));
            let line = format!(" {left:>width$} | {} | {right:>width$}", towers.join(" "));
            lines.push(line.trim_end().to_string());
        }
        lines.push(rule);
        lines.push(format!(" {}", border(Side::Bottom)).trim_end().to_string());
        lines.join("\n") + "\n"
    }
}

/// A clue and how it stands: known only when its line is full.
fn clue_view(puzzle: &Puzzle, heights: &Heights, side: Side, index: usize) -> Clue {
    let Some(clue) = puzzle.clue(side, index) else { return Clue::default() };
    let view = look(heights, side, index);
    let state = if view.contains(&0) {
        ClueState::Open
    } else if seen(view) == clue {
        ClueState::Done
    } else {
        ClueState::Wrong
    };
    Clue { text: clue.to_string(), state }
}

/// What a move does to its cell.
enum Change {
    Build { height: u8, tidy: bool },
    RuleOut(u8),
    Toggle(u8),
    Mark(Option<HeightSet>),
}

fn read_move(puzzle: &Puzzle, text: &str) -> Result<(Cell, Change), InputError> {
    let n = puzzle.size();
    let wrong = |what: Message| InputError::at(1, 1, what);
    let no_move = || wrong(message!("towers-no-move", found = found(text)));
    let at = text.find(['!', '=', '?', ':']).ok_or_else(no_move)?;
    let (cell, rest) = text.split_at(at);
    let operator = ["!=", "=", "?", ":"].into_iter().find(|sign| rest.starts_with(sign));
    let operator = operator.ok_or_else(no_move)?;
    let value = &rest[operator.len()..];
    let cell: Cell = cell.trim().parse().map_err(|()| no_move())?;
    if cell.row >= n || cell.col >= n {
        return Err(wrong(message!("towers-outside", cell = cell, n = n)));
    }
    let height = |text: &str, least: u8| match text.trim().parse::<u8>() {
        Ok(height) if (least..=n as u8).contains(&height) => Ok(height),
        _ => {
            let found = found(text);
            Err(wrong(message!("towers-move-height", found = found, least = least, most = n)))
        }
    };
    let change = match operator {
        "=" => match value.trim().strip_suffix('!') {
            Some(value) => Change::Build { height: height(value, 1)?, tidy: true },
            None => Change::Build { height: height(value, 0)?, tidy: false },
        },
        "!=" => Change::RuleOut(height(value, 1)?),
        "?" => Change::Toggle(height(value, 1)?),
        _ if value.trim().is_empty() => Change::Mark(None),
        // No height is possible: written so that such a position can be kept, too.
        _ if value.trim() == "-" => Change::Mark(Some(0)),
        _ => {
            let mut set = 0;
            for text in value.split(',') {
                set |= heights::only(height(text, 1)?.into());
            }
            Change::Mark(Some(set))
        }
    };
    Ok((cell, change))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Puzzle {
        let mut puzzle = Puzzle::empty(3).unwrap();
        puzzle.set_clue(Side::Left, 0, 3).unwrap();
        puzzle.give(Cell::new(1, 1), 3).unwrap();
        puzzle
    }

    #[test]
    fn positions_survive_being_written() {
        let puzzle = small();
        let mut state = Towers::start(&puzzle);
        for text in ["r1c1=1", "r1c2!=3", "r1c3?3", "r3c3:1,2", "r2c1:-", "r1c1=2"] {
            Towers::play(&puzzle, &mut state, text).unwrap();
        }
        let text = Towers::write_progress(&puzzle, &state);
        assert_eq!(text, "2...3....;r1c2:1,2;r1c3:3;r2c1:-;r3c3:1,2");
        assert_eq!(Towers::read_progress(&puzzle, &text), Ok(state.clone()));
        Towers::play(&puzzle, &mut state, "r1c3?3").unwrap();
        assert_eq!(state.marks[Cell::new(0, 2)], None);
        let from_moves = Towers::read_progress(&puzzle, "r1c1=2; r3c3!=3").unwrap();
        assert_eq!(Towers::write_progress(&puzzle, &from_moves), "2...3....;r3c3:1,2");
    }

    #[test]
    fn moves_and_heights_are_told_apart() {
        let puzzle = small();
        let read = |text: &str| {
            Towers::write_progress(&puzzle, &Towers::read_progress(&puzzle, text).unwrap())
        };
        assert_eq!(read("r1c2:1,2"), "....3....;r1c2:1,2");
        assert_eq!(read("r1c2:1,2,r1c1=1;r1c3!=2"), "1...3....;r1c2:1,2;r1c3:1,3");
        assert_eq!(read(""), "....3....");
        assert_eq!(read("1...3....;r1c2:1,2"), "1...3....;r1c2:1,2");
        // A tower of 27 is written `r`: here two towers stand, and no move was made.
        let large = Puzzle::empty(27).unwrap();
        let text = format!("r1{}", ".".repeat(27 * 27 - 2));
        let state = Towers::read_progress(&large, &text).unwrap();
        assert_eq!((state.heights[Cell::new(0, 0)], state.heights[Cell::new(0, 1)]), (27, 1));
        assert_eq!(Towers::write_progress(&large, &state), text);
    }

    #[test]
    fn bad_moves_are_refused_with_a_reason() {
        let puzzle = small();
        let wrong = |text: &str| {
            Towers::play(&puzzle, &mut Towers::start(&puzzle), text).unwrap_err().what.to_string()
        };
        assert_eq!(wrong("r2c2=1"), "r2c2 holds a given tower of height 3");
        assert_eq!(wrong("r9c1=1"), "r9c1 is outside the board of 3 x 3");
        assert_eq!(wrong("r1c1=4"), "found `4`, expected a height from 0 to 3");
        for bad in ["", "r1c1", "=3", "r1c1=", "r1c1!=0", "r1c1:1,,2", "x1=2", "r1c1=999999"] {
            wrong(bad);
        }
    }

    #[test]
    fn status_says_what_is_broken_and_when_it_is_won() {
        let puzzle = small();
        let after =
            |text: &str| Towers::status(&puzzle, &Towers::read_progress(&puzzle, text).unwrap());
        assert_eq!(
            after("312.3....").broken[0].what.to_string(),
            "row 1 shows 1 from the left, not 3"
        );
        assert!(after("1..13.3..").broken[0].what.to_string().contains("both hold 1"));
        assert!(after("12323131x".replace('x', "2").as_str()).won);
        assert_eq!(after("12.......").counts["empty cells"], 6);
    }

    #[test]
    fn the_reports_print_it_this_way() {
        let puzzle = small();
        let drawn = Towers::draw_text(&puzzle, &Towers::start(&puzzle));
        assert_eq!(
            drawn,
            "\n   ---------\n 3 | . . . |\n   | . 3 . |\n   | . . . |\n   ---------\n\n"
        );
    }
}
