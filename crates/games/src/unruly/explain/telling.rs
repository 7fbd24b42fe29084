//! What a player is told of a finding: the evidence, and the facts of the sentence.

use super::line_completion::options;
use super::{Finding, Place, Position, Why, cell};
use crate::unruly::line_reasoner::completions;
use crate::unruly::lines::Line;
use crate::unruly::rules::Ink;
use quadrille_core::{Arg, Cell, Message, Telling, message};

/// More ways to complete a line are not counted: nobody would list them.
const COUNTED: usize = 100;

/// A finding for a player.
pub fn tell(position: &Position<'_>, finding: &Finding) -> Telling {
    let effect = |(place, ink): &(Place, Ink)| format!("{}={ink}", cell(*place));
    let effects = finding.put.iter().map(effect).collect();
    Telling::new(effects, because(position, &finding.why), reason(position, finding))
}

fn because(position: &Position<'_>, why: &Why) -> Vec<Cell> {
    match *why {
        Why::Pair { two, .. } | Why::Gap { two, .. } => two.map(cell).to_vec(),
        Why::LastCell { line } | Why::LineCompletion { line } => position.tiles_of(line),
        Why::LineFull { line, ink } => {
            let mut tiles = position.tiles_of(line);
            tiles.retain(|tile| position.get((tile.row, tile.col)) == Some(ink));
            tiles
        }
        Why::NearComplete { line, ink, window } => {
            let mut tiles = position.tiles_of(line);
            tiles.retain(|tile| {
                let place = (tile.row, tile.col);
                position.get(place) == Some(ink) || window.contains(&place)
            });
            tiles
        }
        Why::UniqueLines { line, full: other } | Why::TwoLines { line, cross: other, .. } => {
            let mut tiles = position.tiles_of(line);
            tiles.extend(position.tiles_of(other));
            tiles
        }
        Why::CaseSplit { blame, .. } => blame.map_or(vec![], |line| position.tiles_of(line)),
    }
}

/// Sentences differ in where they name the line, so each catalogue finds its name in two forms:
/// `line` within a sentence and `Line` where one begins.
fn of_line(message: Message, line: Line) -> Message {
    message.with("line", line.name()).with("Line", line.title())
}

/// The tiles that follow, as parts of a sentence: `r1c2 is black`.
fn tiles(put: &[(Place, Ink)]) -> Arg {
    Arg::all(
        put.iter().map(|(place, ink)| message!("unruly-tile-is", cell = cell(*place), ink = *ink)),
    )
}

fn reason(position: &Position<'_>, finding: &Finding) -> Message {
    // All but `line_full` and the like put one tile.
    let (place, put_ink) = finding.put[0];
    let at = cell(place);
    match finding.why {
        Why::Pair { two, ink } => {
            let two = two.map(cell);
            message!("unruly-pair", cells = two.as_slice(), ink = ink, cell = at, other = !ink)
        }
        Why::Gap { two, ink } => {
            let two = two.map(cell);
            message!("unruly-gap", cells = two.as_slice(), ink = ink, cell = at, other = !ink)
        }
        Why::LastCell { line } => {
            of_line(message!("unruly-last_cell", cell = at, ink = put_ink), line)
        }
        Why::LineFull { line, ink } => {
            let half = line.length(&position.board) / 2;
            let message = message!("unruly-line_full", half = half, ink = ink, other = !ink);
            of_line(message, line)
        }
        Why::UniqueLines { line, full } => {
            let tiles = tiles(&finding.put);
            of_line(message!("unruly-unique_lines", full = full.name(), tiles = tiles), line)
        }
        Why::NearComplete { line, ink, window } => {
            let window = window.map(cell);
            let cells = window.as_slice();
            let message = message!("unruly-near_complete", ink = ink, cells = cells, other = !ink);
            of_line(message, line)
        }
        Why::LineCompletion { line } => {
            let ways = completions(&options(position, line), COUNTED + 1).len();
            let (key, ways) = match ways > COUNTED {
                true => ("unruly-line_completion-many", COUNTED),
                false => ("unruly-line_completion", ways),
            };
            of_line(message!(key, ways = ways, tiles = tiles(&finding.put)), line)
        }
        Why::TwoLines { line, supposed, cross, forced } => of_line(
            message!(
                "unruly-two_lines",
                cell = at,
                ink = supposed.1,
                tile = forced.1,
                there = cell(forced.0),
                cross = cross.name(),
                other = put_ink
            ),
            line,
        ),
        Why::CaseSplit { supposed, further, blame } => {
            let key = match blame {
                Some(_) => "unruly-case_split",
                None => "unruly-case_split-nowhere",
            };
            let ink = supposed.1;
            let message = message!(key, cell = at, ink = ink, further = further, other = put_ink);
            match blame {
                Some(line) => of_line(message, line),
                None => message,
            }
        }
    }
}
