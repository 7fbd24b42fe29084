//! The rules of Pairs, and the referee. It knows nothing of how pairings are found.

use quadrille_core::{Cell, Colour, InputError, Message, RuleBroken, Rules, message};

/// The game.
pub struct Pairs;

impl Rules for Pairs {
    const NAME: &'static str = "pairs";
    const TITLE: &'static str = "Pairs (ColorGrid)";
    type Puzzle = Puzzle;
    type Solution = Pairing;

    fn cells(puzzle: &Puzzle) -> usize {
        puzzle.len()
    }

    fn further_rules(puzzle: &Puzzle) -> Vec<&'static str> {
        match puzzle.rule {
            Rule::Adjacent => Vec::new(),
            Rule::WhiteAnywhere => vec!["white-anywhere"],
        }
    }

    /// Every pair allowed, no cell in two pairs.
    fn check(puzzle: &Puzzle, pairing: &Pairing) -> Result<(), RuleBroken> {
        let mut taken = vec![false; puzzle.len()];
        for pair in &pairing.pairs {
            let (a, b) = (pair.first as usize, pair.second as usize);
            if a.max(b) >= puzzle.len() {
                return Err(RuleBroken::new(vec![], message!("pairs-outside")));
            }
            if !puzzle.allows(a, b) {
                let cells = vec![puzzle.cell(a), puzzle.cell(b)];
                return Err(RuleBroken::new(cells, why_not(puzzle, a, b)));
            }
            for index in [a, b] {
                if std::mem::replace(&mut taken[index], true) {
                    let cell = puzzle.cell(index);
                    return Err(RuleBroken::new(vec![cell], message!("pairs-twice", cell = cell)));
                }
            }
        }
        Ok(())
    }

    fn objective(puzzle: &Puzzle, solution: &Pairing) -> Option<i64> {
        Some(puzzle.score(solution))
    }
}

/// Boards with more cells are refused before anything is allocated for them.
pub const MAX_CELLS: usize = 1 << 25;
/// The greatest value of a cell: the sum of two still fits in 31 bits, any score in 63.
pub const MAX_VALUE: u32 = 1_000_000_000;

/// Who may pair with whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rule {
    /// Cells of a pair lie side by side.
    #[default]
    Adjacent,
    /// Two whites may also pair at any distance.
    WhiteAnywhere,
}

/// A board: every cell has a colour and a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    rows: usize,
    cols: usize,
    colours: Vec<Colour>,
    values: Vec<u32>,
    rule: Rule,
}

/// Two cells bound together, by their places in reading order from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    /// The cell that comes first in reading order.
    pub first: u32,
    /// The other one.
    pub second: u32,
}

impl Pair {
    /// The pair of two cells, in whichever order they are given.
    pub fn new(a: usize, b: usize) -> Self {
        Pair { first: a.min(b) as u32, second: a.max(b) as u32 }
    }
}

/// A pairing, right or wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pairing {
    /// The pairs.
    pub pairs: Vec<Pair>,
}

/// Whether cells of these colours may form a pair.
#[must_use]
pub fn compatible(a: Colour, b: Colour) -> bool {
    families(a) & families(b) != 0
}

/// Red and blue are of one family, green of another, white of both and black of none: cells pair if they share one.
fn families(colour: Colour) -> u8 {
    match colour {
        Colour::Red | Colour::Blue => 1,
        Colour::Green => 2,
        Colour::White => 3,
        Colour::Black => 0,
    }
}

/// The colour's name, as a part of a sentence.
fn colour_name(colour: Colour) -> Message {
    message!(match colour {
        Colour::White => "pairs-colour-white",
        Colour::Red => "pairs-colour-red",
        Colour::Blue => "pairs-colour-blue",
        Colour::Green => "pairs-colour-green",
        Colour::Black => "pairs-colour-black",
    })
}

impl Puzzle {
    /// A board of `rows` x `cols` cells in reading order, or what is wrong with it.
    pub fn new(
        rows: usize,
        cols: usize,
        colours: Vec<Colour>,
        values: Vec<u32>,
        rule: Rule,
    ) -> Result<Self, InputError> {
        let cells = size(rows, cols).map_err(InputError::new)?;
        if colours.len() != cells || values.len() != cells {
            let what = message!("pairs-wrong-count", rows = rows, cols = cols, cells = cells);
            return Err(InputError::new(what));
        }
        if let Some(value) = values.iter().find(|v| !(1..=MAX_VALUE).contains(*v)) {
            let what = message!("pairs-wrong-value", value = *value, most = MAX_VALUE);
            return Err(InputError::new(what));
        }
        Ok(Puzzle { rows, cols, colours, values, rule })
    }

    /// How many rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns.
    pub fn cols(&self) -> usize {
        self.cols
    }

    /// How many cells.
    pub fn len(&self) -> usize {
        self.colours.len()
    }

    /// A board has at least two cells.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The colours in reading order.
    pub fn colours(&self) -> &[Colour] {
        &self.colours
    }

    /// The values in reading order.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// Who may pair with whom.
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// The same board under another rule.
    #[must_use]
    pub fn with_rule(mut self, rule: Rule) -> Self {
        self.rule = rule;
        self
    }

    /// Gives a cell another colour.
    pub(super) fn paint(&mut self, index: usize, colour: Colour) {
        self.colours[index] = colour;
    }

    /// Gives a cell another value, from 1 to [`MAX_VALUE`].
    pub(super) fn set_value(&mut self, index: usize, value: u32) {
        self.values[index] = value;
    }

    /// The same board with some cells black: what is left when nothing more is asked of them.
    #[must_use]
    pub fn without(&self, cells: impl IntoIterator<Item = usize>) -> Self {
        let mut rest = self.clone();
        cells.into_iter().for_each(|cell| rest.colours[cell] = Colour::Black);
        rest
    }

    /// The place of a cell from its number in reading order.
    pub fn cell(&self, index: usize) -> Cell {
        Cell::new(index / self.cols, index % self.cols)
    }

    /// The number in reading order of a place, or nothing outside the board.
    pub fn index(&self, cell: Cell) -> Option<usize> {
        (cell.row < self.rows && cell.col < self.cols).then(|| cell.row * self.cols + cell.col)
    }

    /// Whether two cells lie side by side.
    #[must_use]
    pub fn adjacent(&self, a: usize, b: usize) -> bool {
        let (low, high) = (a.min(b), a.max(b));
        high - low == self.cols || (high - low == 1 && !high.is_multiple_of(self.cols))
    }

    /// Whether two different cells may form a pair.
    #[must_use]
    pub fn allows(&self, a: usize, b: usize) -> bool {
        if a == b || !compatible(self.colours[a], self.colours[b]) {
            return false;
        }
        let both_white = self.colours[a] == Colour::White && self.colours[b] == Colour::White;
        self.adjacent(a, b) || (self.rule == Rule::WhiteAnywhere && both_white)
    }

    /// What a pair costs.
    #[must_use]
    pub fn cost(&self, pair: Pair) -> u32 {
        self.values[pair.first as usize].abs_diff(self.values[pair.second as usize])
    }

    /// The score with no pair at all: the value of every cell that is not black.
    #[must_use]
    pub fn total(&self) -> i64 {
        let counted = self.colours.iter().zip(&self.values);
        counted.filter(|(c, _)| **c != Colour::Black).map(|(_, v)| i64::from(*v)).sum()
    }

    /// The score of a pairing that the referee accepts.
    ///
    /// Two cells alone cost their sum and together their difference, so a pair saves twice the
    /// smaller value.
    #[must_use]
    pub fn score(&self, pairing: &Pairing) -> i64 {
        let values = |p: &Pair| (self.values[p.first as usize], self.values[p.second as usize]);
        let saved = |p: &Pair| 2 * i64::from(values(p).0.min(values(p).1));
        self.total() - pairing.pairs.iter().map(saved).sum::<i64>()
    }

    /// `r1c1+r2c1`: the pair as users read and write it.
    pub fn name(&self, pair: Pair) -> String {
        format!("{}+{}", self.cell(pair.first as usize), self.cell(pair.second as usize))
    }

    /// The cells that may pair with a cell by lying beside it: above, left, right, below.
    pub fn beside(&self, index: usize) -> impl Iterator<Item = usize> + '_ {
        let col = index % self.cols;
        [
            (index >= self.cols).then(|| index - self.cols),
            (col > 0).then(|| index - 1),
            (col + 1 < self.cols).then(|| index + 1),
            (index + self.cols < self.len()).then(|| index + self.cols),
        ]
        .into_iter()
        .flatten()
        .filter(move |other| compatible(self.colours[index], self.colours[*other]))
    }

    /// All pairs of cells that lie side by side and are compatible: by first cell in reading
    /// order, the right neighbour before the one below.
    pub fn side_by_side(&self) -> impl Iterator<Item = Pair> + '_ {
        (0..self.len())
            .flat_map(move |a| self.beside(a).filter(move |b| *b > a).map(move |b| Pair::new(a, b)))
    }
}

/// The number of cells of a board, or why there can be no such board.
pub fn size(rows: usize, cols: usize) -> Result<usize, Message> {
    if rows < 1 || cols < 2 {
        return Err(message!("pairs-too-small", rows = rows, cols = cols));
    }
    match rows.checked_mul(cols) {
        Some(cells) if cells <= MAX_CELLS => Ok(cells),
        _ => Err(message!("pairs-too-large", rows = rows, cols = cols, most = MAX_CELLS)),
    }
}

/// Why two cells may not form a pair.
pub fn why_not(puzzle: &Puzzle, a: usize, b: usize) -> Message {
    let (first, second) = (puzzle.cell(a), puzzle.cell(b));
    let (one, other) = (puzzle.colours[a], puzzle.colours[b]);
    if a == b {
        return message!("pairs-itself", cell = first);
    }
    let both = |key: &'static str| message!(key, first = first, second = second);
    for (cell, colour) in [(first, one), (second, other)] {
        if colour == Colour::Black {
            return both("pairs-black").with("cell", cell);
        }
    }
    if !compatible(one, other) {
        let names = both("pairs-colours");
        return names.with("one", colour_name(one)).with("other", colour_name(other));
    }
    match puzzle.rule {
        Rule::Adjacent => both("pairs-apart"),
        Rule::WhiteAnywhere => both("pairs-apart-unless-white"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(rule: Rule) -> Puzzle {
        use Colour::*;
        let colours = vec![White, Red, Green, Blue, Black, White];
        Puzzle::new(2, 3, colours, vec![5, 8, 4, 11, 1, 3], rule).unwrap()
    }

    fn verdict(rule: Rule, pairs: &[(usize, usize)]) -> Result<(), String> {
        let pairs = pairs.iter().map(|&(a, b)| Pair::new(a, b)).collect();
        Pairs::check(&board(rule), &Pairing { pairs }).map_err(|e| e.what.to_string())
    }

    #[test]
    fn the_referee_names_the_rule() {
        assert_eq!(verdict(Rule::Adjacent, &[(0, 1), (2, 5)]), Ok(()));
        assert_eq!(
            verdict(Rule::Adjacent, &[(0, 5)]).unwrap_err(),
            "r1c1 and r2c3 do not lie side by side"
        );
        assert_eq!(verdict(Rule::WhiteAnywhere, &[(0, 5)]), Ok(()));
        assert_eq!(
            verdict(Rule::Adjacent, &[(1, 2)]).unwrap_err(),
            "r1c2 and r1c3: red and green do not pair"
        );
        assert!(verdict(Rule::Adjacent, &[(3, 4)]).unwrap_err().contains("black"));
        assert_eq!(verdict(Rule::Adjacent, &[(0, 1), (0, 3)]).unwrap_err(), "r1c1 is in two pairs");
        // The end of a row is not beside the start of the next.
        assert!(verdict(Rule::Adjacent, &[(2, 3)]).is_err());
    }

    #[test]
    fn a_score_counts_differences_and_lonely_cells() {
        let puzzle = board(Rule::Adjacent);
        assert_eq!(puzzle.total(), 31);
        let pairing = Pairing { pairs: vec![Pair::new(0, 1)] };
        assert_eq!(puzzle.score(&pairing), 3 + 4 + 11 + 3);
    }

    #[test]
    fn impossible_sizes_are_refused_before_allocation() {
        for (rows, cols) in [(0, 5), (5, 0), (5, 1), (1_000_000, 1_000_000), (usize::MAX, 3)] {
            assert!(size(rows, cols).is_err());
        }
    }
}
