//! What a player is told of a finding: the evidence, and the facts of the sentence.

use super::line_argument::{End, LineArgument};
use super::refute::{Refutation, refute};
use super::{Finding, Place, Position, Why, cell};
use crate::unruly::lines::Line;
use crate::unruly::rules::Ink;
use quadrille_core::{Arg, Cell, Message, Telling, message};

/// More tiles of a chain are not spelled out in a sentence.
const SPELLED: usize = 8;

/// A finding for a player.
pub fn tell(position: &Position<'_>, finding: &Finding) -> Telling {
    let effects = finding.put.iter().map(effect).collect();
    let argued = argue(position, finding);
    let reason = reason(position, finding, &argued);
    let mut told = Telling::new(effects, because(position, &finding.why), reason);
    told.place = Some(place(finding));
    told.chain = argued.supposed.iter().chain(&argued.chain).map(effect).collect();
    told.broken = argued.broken.iter().map(Cell::to_string).collect();
    told
}

/// A tile as moves write it.
fn effect((place, ink): &(Place, Ink)) -> String {
    format!("{}={ink}", cell(*place))
}

/// Where a player who wants to find the step alone should look.
fn place(finding: &Finding) -> quadrille_core::Where {
    let line = match finding.why {
        Why::Pair { two: [one, other], .. } | Why::Gap { two: [one, other], .. } => {
            if one.0 == other.0 { Line::Row(one.0) } else { Line::Col(one.1) }
        }
        Why::LastCell { line }
        | Why::LineFull { line, .. }
        | Why::UniqueLines { line, .. }
        | Why::NearComplete { line, .. }
        | Why::LineCompletion { line } => line,
        Why::CaseSplit { supposed: ((row, _), _), .. } => Line::Row(row),
    };
    match line {
        Line::Row(row) => quadrille_core::Where::Row(row + 1),
        Line::Col(col) => quadrille_core::Where::Column(col + 1),
    }
}

/// What is supposed in a step that supposes something, and what comes of it.
#[derive(Default)]
struct Argued {
    /// The tile supposed.
    supposed: Option<(Place, Ink)>,
    /// The tiles that would follow.
    chain: Vec<(Place, Ink)>,
    /// The cells where that ends.
    broken: Vec<Cell>,
    /// How it ends, after the words for the tiles.
    end: Option<Message>,
}

fn argue(position: &Position<'_>, finding: &Finding) -> Argued {
    match finding.why {
        Why::LineCompletion { line } => in_line(position, line, finding),
        Why::CaseSplit { supposed, .. } => match refute(position, supposed) {
            Some(refutation) => across_lines(position, supposed, refutation),
            None => Argued { supposed: Some(supposed), ..Argued::default() },
        },
        _ => Argued::default(),
    }
}

fn cells_of(position: &Position<'_>, line: Line) -> Vec<Cell> {
    (0..line.length(&position.board)).map(|at| cell(line.cell(at))).collect()
}

/// Of the tiles that follow in a line the one that is the easiest to argue for.
fn in_line(position: &Position<'_>, line: Line, finding: &Finding) -> Argued {
    let tiles = line.tiles(&position.board);
    let arguments = finding.put.iter().map(|&(place, ink)| {
        let mut with = tiles.clone();
        let at = (0..tiles.len()).find(|&at| line.cell(at) == place).expect("it is in the line");
        with[at] = Some(!ink);
        ((place, !ink), LineArgument::new(with))
    });
    let easy =
        |(_, argument): &(_, LineArgument)| (argument.end == End::Dead, argument.chain.len());
    let (supposed, argument) = arguments.min_by_key(easy).expect("a finding says something");
    let (end, broken) = ended(position, line, &argument.end);
    let chain = followed(line, &argument);
    Argued { supposed: Some(supposed), chain, broken, end: Some(end) }
}

/// What follows line after line, and at last in the line where it ends.
fn across_lines(
    position: &Position<'_>,
    supposed: (Place, Ink),
    Refutation { mut chain, line, twin }: Refutation,
) -> Argued {
    if let Some(twin) = twin {
        let end = of_line(message!("unruly-then-equal", full = twin.name()), line);
        let broken = [line, twin].into_iter().flat_map(|line| cells_of(position, line)).collect();
        return Argued { supposed: Some(supposed), chain, broken, end: Some(end) };
    }
    let mut board = position.board.clone();
    for &((row, col), ink) in chain.iter().chain([&supposed]) {
        board.put(row, col, ink);
    }
    let argument = LineArgument::new(line.tiles(&board));
    let (end, broken) = ended(position, line, &argument.end);
    chain.extend(followed(line, &argument));
    Argued { supposed: Some(supposed), chain, broken, end: Some(end) }
}

/// The tiles that an argument puts; none where it does not show how the line ends.
fn followed(line: Line, argument: &LineArgument) -> Vec<(Place, Ink)> {
    match argument.end {
        End::Dead => Vec::new(),
        _ => argument.chain.iter().map(|&(at, ink)| (line.cell(at), ink)).collect(),
    }
}

/// How an argument ends in a line, and where.
fn ended(position: &Position<'_>, line: Line, end: &End) -> (Message, Vec<Cell>) {
    let cells = |from: usize| [from, from + 1, from + 2].map(|at| cell(line.cell(at)));
    let (message, broken) = match end {
        &End::Three(at, ink) => {
            let three = cells(at).to_vec();
            (message!("unruly-then-three", ink = ink, cells = &three), three)
        }
        &End::TooMany(ink) => {
            let half = line.length(&position.board) / 2;
            (message!("unruly-then-many", ink = ink, half = half), cells_of(position, line))
        }
        End::Windows { ink, left, windows } => {
            let named = windows.iter().map(|&from| {
                let [first, _, last] = cells(from);
                message!("unruly-window", first = first, last = last)
            });
            let message = message!("unruly-then-short", ink = *ink, left = *left);
            let broken = windows.iter().flat_map(|&from| cells(from)).collect();
            (message.with("windows", Arg::all(named)), broken)
        }
        End::Dead => (message!("unruly-then-dead"), cells_of(position, line)),
    };
    (of_line(message, line), broken)
}

/// "If this were so, that would follow, and the end."
fn supposition((place, ink): (Place, Ink), argued: &Argued, end: Message) -> Message {
    let mut follow: Vec<Arg> = argued
        .chain
        .iter()
        .take(SPELLED)
        .map(|(place, ink)| message!("unruly-link", cell = cell(*place), ink = *ink).into())
        .collect();
    if argued.chain.len() > SPELLED {
        follow.push(message!("unruly-more", more = argued.chain.len() - SPELLED).into());
    }
    let message = match follow.is_empty() {
        true => message!("unruly-if"),
        false => message!("unruly-if-then", chain = Arg::All(follow)),
    };
    message.with("cell", cell(place)).with("ink", ink).with("end", end)
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
        Why::UniqueLines { line, full: other } => {
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

fn reason(position: &Position<'_>, finding: &Finding, argued: &Argued) -> Message {
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
            let message = message!("unruly-unique_lines", ink = !put_ink, cell = at);
            of_line(message.with("full", full.name()).with("tiles", tiles(&finding.put)), line)
        }
        Why::NearComplete { line, ink, window } => {
            let window = window.map(cell);
            let cells = window.as_slice();
            let message = message!("unruly-near_complete", ink = ink, cells = cells, other = !ink);
            of_line(message, line)
        }
        Why::LineCompletion { .. } => {
            let (supposed, end) =
                (argued.supposed.expect("argued"), argued.end.clone().expect("argued"));
            let argument = supposition(supposed, argued, end);
            let (first, others): (Vec<_>, Vec<_>) =
                finding.put.iter().copied().partition(|&(place, _)| place == supposed.0);
            let message = match others.is_empty() {
                true => message!("unruly-line_completion"),
                false => message!("unruly-line_completion-likewise", others = tiles(&others)),
            };
            message.with("argument", argument).with("tile", tiles(&first))
        }
        Why::CaseSplit { supposed, further, .. } => match &argued.end {
            Some(end) => {
                let argument = supposition(supposed, argued, end.clone());
                message!("unruly-case_split", argument = argument, cell = at, other = put_ink)
            }
            None => message!(
                "unruly-case_split-equal",
                cell = at,
                ink = supposed.1,
                further = further,
                other = put_ink
            ),
        },
    }
}
