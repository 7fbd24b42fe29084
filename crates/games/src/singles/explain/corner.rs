//! Technique `corner`: equal numbers in a corner of the board.

use super::board::{Board, Deduction, Emit};
use crate::singles::solve::engine::{BLACK, OPEN, WHITE};
use quadrille_core::{Cell, Language};

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "corner";

/// The two-by-two cells of a corner: `a` in the corner, `b` and `c` beside it, `d` opposite.
struct Square {
    a: u32,
    b: u32,
    c: u32,
    d: u32,
}

/// Finds three patterns, in each of the four corners and both ways round:
///
/// ```text
/// 3 3        [3] 3       the corner and both its neighbours equal: the corner is black,
/// 3 .   ->    3  .       or both neighbours would be and cut it off
///
/// 3 3        [3] 3       two pairs side by side: of each pair one is black, not beside each
/// 4 4   ->    4 [4]      other, and not both neighbours of the corner
///
/// 3 3         3  3       a pair at the corner: whichever is black, the corner's other
/// . .   ->   (.) .       neighbour is white
/// ```
pub fn scan(board: &Board<'_>, emit: &mut Emit<'_>) {
    let (rows, cols) = (board.frame.rows, board.frame.cols);
    if rows < 2 || cols < 2 {
        return;
    }
    for (r, r2) in [(0, 1), (rows - 1, rows - 2)] {
        for (c, c2) in [(0, 1), (cols - 1, cols - 2)] {
            let at = |r, c| board.frame.at(r, c);
            let (a, beside, under, d) = (at(r, c), at(r, c2), at(r2, c), at(r2, c2));
            for (b, c) in [(beside, under), (under, beside)] {
                if let Some(found) = in_square(board, &Square { a, b, c, d })
                    && !emit(found)
                {
                    return;
                }
            }
        }
    }
}

fn in_square(board: &Board<'_>, square: &Square) -> Option<Deduction> {
    let &Square { a, b, c, d } = square;
    let equal = |x: u32, y: u32| board.twins.mates(x).any(|m| m == y);
    let live = |cells: &[u32]| cells.iter().all(|&x| board.may_be_white(x));
    let open = |cells: &[u32]| -> Vec<u32> {
        cells.iter().copied().filter(|&x| board.colour(x) == OPEN).collect()
    };
    let name = |x: u32| board.cell(x);
    if !equal(a, b) || !live(&[a, b]) {
        return None;
    }
    if equal(a, c) && live(&[c]) && !open(&[a]).is_empty() {
        let text = board.say(|language| triple([a, b, c].map(name), language));
        return Some(Deduction { targets: vec![a], colour: BLACK, because: vec![b, c], text });
    }
    let blacks = open(&[a, d]);
    if equal(c, d) && live(&[c, d]) && !blacks.is_empty() {
        let text = board.say(|language| two_pairs([a, b, c, d].map(name), language));
        return Some(Deduction { targets: blacks, colour: BLACK, because: vec![a, b, c, d], text });
    }
    if !open(&[c]).is_empty() {
        let text = board.say(|language| pair([a, b, c].map(name), language));
        return Some(Deduction { targets: vec![c], colour: WHITE, because: vec![a, b], text });
    }
    None
}

fn triple([a, b, c]: [Cell; 3], language: Language) -> String {
    match language {
        Language::English => format!(
            "{a}, {b} and {c} are equal: were the corner {a} white, {b} and {c} would be black and \
             cut it off. It is black."
        ),
        Language::French => format!(
            "{a}, {b} et {c} sont égales : si le coin {a} était blanc, {b} et {c} seraient noires \
             et l’isoleraient. Il est noir."
        ),
    }
}

fn two_pairs([a, b, c, d]: [Cell; 4], language: Language) -> String {
    match language {
        Language::English => format!(
            "{a} and {b} are equal, and so are {c} and {d}: of each pair one is black, not side by \
             side, and not {b} with {c}, which would cut off the corner. So {a} and {d} are black."
        ),
        Language::French => format!(
            "{a} et {b} sont égales, {c} et {d} aussi : dans chaque paire l’une est noire, mais \
             pas côte à côte, ni {b} avec {c}, ce qui isolerait le coin. Donc {a} et {d} sont \
             noires."
        ),
    }
}

fn pair([a, b, c]: [Cell; 3], language: Language) -> String {
    match language {
        Language::English => format!(
            "One of the equal {a} and {b} is black. If {a}, its neighbour {c} is white; if {b}, \
             {c} is the corner's last way out. So {c} is white."
        ),
        Language::French => format!(
            "L’une des cases égales {a} et {b} est noire. Si c’est {a}, sa voisine {c} est \
             blanche ; si c’est {b}, {c} est la dernière issue du coin. Donc {c} est blanche."
        ),
    }
}
