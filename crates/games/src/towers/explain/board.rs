//! What a person knows of a board: the towers built, and the heights still possible elsewhere.

use crate::towers::heights::{self, HeightSet};
use crate::towers::play::State;
use crate::towers::rules::{Heights, Line, Puzzle, Side};
use quadrille_core::{Cell, Grid, Language, Step};

/// A set of lines; there are at most 122 of them.
pub type LineSet = u128;

/// The board as far as it is known.
#[derive(Clone)]
pub struct Board<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Its size.
    pub n: usize,
    /// The language of the sentences.
    pub language: Language,
    possible: Grid<HeightSet>,
    built: Grid<bool>,
    /// By technique: the lines known to yield nothing until they change.
    quiet: [LineSet; 16],
}

/// What a technique found.
pub struct Finding {
    /// The technique's name.
    pub technique: &'static str,
    /// Towers to build.
    pub build: Vec<(Cell, usize)>,
    /// Heights to rule out.
    pub rule_out: Vec<(Cell, HeightSet)>,
    /// The cells that are the evidence.
    pub because: Vec<Cell>,
    /// The clues that are evidence, by the line they stand beside and the side.
    pub clues: Vec<(Line, Side)>,
    /// A sentence a player understands.
    pub text: String,
}

impl Finding {
    /// One tower to build.
    pub fn tower(technique: &'static str, cell: Cell, height: usize, text: String) -> Self {
        Finding::new(technique, vec![(cell, height)], vec![], text)
    }

    /// Heights to rule out.
    pub fn not(technique: &'static str, rule_out: Vec<(Cell, HeightSet)>, text: String) -> Self {
        Finding::new(technique, vec![], rule_out, text)
    }

    /// Towers to build and heights to rule out, without evidence so far.
    pub fn new(
        technique: &'static str,
        build: Vec<(Cell, usize)>,
        rule_out: Vec<(Cell, HeightSet)>,
        text: String,
    ) -> Self {
        Finding { technique, build, rule_out, because: vec![], clues: vec![], text }
    }

    /// The same with its evidence.
    pub fn because(mut self, cells: Vec<Cell>) -> Self {
        self.because = cells;
        self
    }

    /// The same with a clue as evidence.
    pub fn seen_from(mut self, line: Line, side: Side) -> Self {
        self.clues.push((line, side));
        self
    }

    /// The same with whatever clues a line has as evidence.
    pub fn seen_along(mut self, line: Line, puzzle: &Puzzle) -> Self {
        let ends = line.ends(puzzle.size()).into_iter().zip(line.clues(puzzle));
        self.clues.extend(ends.filter(|(_, clue)| clue.is_some()).map(|(side, _)| (line, side)));
        self
    }

    /// The step as everybody sees it on a board of size `n`.
    pub fn into_step(self, n: usize) -> Step {
        let name = |(line, side): &(Line, Side)| format!("{side}{}", line.split(n).1 + 1);
        let towers = self.build.iter().map(|(cell, height)| format!("{cell}={height}"));
        let out = self.rule_out.iter().flat_map(|&(cell, set)| {
            heights::members(set).map(move |height| format!("{cell}!={height}"))
        });
        let effects = towers.chain(out).collect();
        Step {
            technique: self.technique,
            effects,
            because: self.because,
            clues: self.clues.iter().map(name).collect(),
            text: self.text,
        }
    }
}

impl<'a> Board<'a> {
    /// The board before the first step.
    pub fn new(puzzle: &'a Puzzle) -> Self {
        let n = puzzle.size();
        let mut board = Board {
            puzzle,
            n,
            language: Language::default(),
            possible: Grid::filled(n, n, heights::all(n)),
            built: Grid::filled(n, n, false),
            quiet: [0; 16],
        };
        for (cell, height) in puzzle.givens() {
            board.build(cell, height.into());
        }
        board
    }

    /// The board of somebody who has begun.
    pub fn of_player(puzzle: &'a Puzzle, state: &State, language: Language) -> Self {
        let mut board = Board { language, ..Board::new(puzzle) };
        for cell in puzzle.cells() {
            if state.heights[cell] != 0 {
                board.build(cell, state.heights[cell].into());
            } else if let Some(marks) = state.marks[cell] {
                board.rule_out(cell, !marks);
            }
        }
        board
    }

    /// The heights possible in a cell.
    pub fn possible(&self, cell: Cell) -> HeightSet {
        self.possible[cell]
    }

    /// All of them, row by row.
    pub fn all_possible(&self) -> &[HeightSet] {
        self.possible.values()
    }

    /// Whether a tower stands at a cell.
    pub fn is_built(&self, cell: Cell) -> bool {
        self.built[cell]
    }

    /// The cells of a line from one of its ends: 0 the left or top, 1 the other.
    pub fn view(&self, line: Line, end: usize) -> Vec<Cell> {
        let n = self.n;
        (0..n).map(|i| line.cell(n, if end == 0 { i } else { n - 1 - i })).collect()
    }

    /// The positions of a line where a height may stand.
    pub fn places(&self, line: Line, height: usize) -> u64 {
        let at = |i: usize| self.possible[line.cell(self.n, i)] >> height & 1;
        (0..self.n).fold(0, |set, i| set | at(i) << i)
    }

    /// Every clue with its line, which end it stands at, and the side.
    pub fn clues(&self) -> Vec<(Line, usize, Side, usize)> {
        let n = self.n;
        let lines = self.puzzle.lines();
        lines
            .flat_map(|line| [(line, 0), (line, 1)])
            .filter_map(|(line, end)| {
                Some((line, end, line.ends(n)[end], line.clues(self.puzzle)[end]?))
            })
            .collect()
    }

    /// `Row 3 sees 4 from the left`.
    pub fn says(&self, line: Line, side: Side, clue: usize) -> String {
        match self.language {
            Language::English => format!("{} sees {clue} from the {side}", self.title(line)),
            Language::French => {
                let towers = if clue == 1 { "tour" } else { "tours" };
                format!("Vue {}, {} montre {clue} {towers}", from_side(side), self.name(line))
            }
        }
    }

    /// `row 3`, with its article where the language wants one.
    pub fn name(&self, line: Line) -> String {
        match self.language {
            Language::English => line.name(self.n),
            Language::French => match line.split(self.n) {
                (true, row) => format!("la ligne {}", row + 1),
                (false, col) => format!("la colonne {}", col + 1),
            },
        }
    }

    /// The same at the start of a sentence.
    pub fn title(&self, line: Line) -> String {
        let name = self.name(line);
        let mut letters = name.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    }

    /// `2`, `2 or 5`, `2, 3 or 5`.
    pub fn or_list(&self, set: HeightSet) -> String {
        self.language.or(&heights::members(set).collect::<Vec<_>>())
    }

    /// `2`, `2 and 5`, `2, 3 and 5`.
    pub fn and_list(&self, set: HeightSet) -> String {
        self.language.and(&heights::members(set).collect::<Vec<_>>())
    }

    /// Builds a tower; its height is then impossible in the rest of its row and column.
    pub fn build(&mut self, cell: Cell, height: usize) {
        self.built[cell] = true;
        self.rule_out(cell, !heights::only(height));
        for i in 0..self.n {
            for other in [Cell::new(cell.row, i), Cell::new(i, cell.col)] {
                if other != cell {
                    self.rule_out(other, heights::only(height));
                }
            }
        }
    }

    /// Rules heights out.
    pub fn rule_out(&mut self, cell: Cell, set: HeightSet) {
        if self.possible[cell] & set != 0 {
            self.possible[cell] &= !set;
            let lines: LineSet = 1 << cell.row | 1 << (self.n + cell.col);
            self.quiet.iter_mut().for_each(|quiet| *quiet &= !lines);
        }
    }

    /// Takes a step.
    pub fn apply(&mut self, finding: &Finding) {
        finding.rule_out.iter().for_each(|&(cell, set)| self.rule_out(cell, set));
        finding.build.iter().for_each(|&(cell, height)| self.build(cell, height));
    }

    /// The first finding in a line that changed since the technique numbered `slot` last found
    /// nothing there.
    pub fn first_in_lines(
        &mut self,
        slot: usize,
        mut find: impl FnMut(&Board<'a>, Line) -> Option<Finding>,
    ) -> Option<Finding> {
        for line in self.puzzle.lines() {
            if self.quiet[slot] >> line.0 & 1 == 0 {
                if let Some(finding) = find(self, line) {
                    return Some(finding);
                }
                self.quiet[slot] |= 1 << line.0;
            }
        }
        None
    }

    /// The answer, once every tower is built.
    pub fn answer(&self) -> Option<Heights> {
        let built = self.built.values().iter().all(|&built| built);
        built.then(|| {
            self.possible.map(|&set| if set == 0 { 0 } else { set.trailing_zeros() as u8 })
        })
    }

    /// Why the board can no longer be filled, if that is plain to see.
    pub fn contradiction(&self) -> Option<String> {
        let n = self.n;
        if let Some(cell) = self.puzzle.cells().find(|&cell| self.possible[cell] == 0) {
            return Some(match self.language {
                Language::English => format!("no height is left for {cell}"),
                Language::French => format!("il ne reste aucune hauteur pour {cell}"),
            });
        }
        self.puzzle.lines().find_map(|line| {
            let height = (1..=n).find(|&height| self.places(line, height) == 0)?;
            let name = self.name(line);
            Some(match self.language {
                Language::English => format!("{name} has no place left for {height}"),
                Language::French => format!("{name} n’a plus de place pour le {height}"),
            })
        })
    }
}

/// From where a line is looked at, in French.
pub fn from_side(side: Side) -> &'static str {
    match side {
        Side::Top => "du haut",
        Side::Bottom => "du bas",
        Side::Left => "de gauche",
        Side::Right => "de droite",
    }
}
