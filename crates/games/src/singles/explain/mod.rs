//! Solving Singles as a person would: techniques from easy to hard, one file each.

mod black_neighbour;
mod board;
mod corner;
mod cut_off;
mod exhaustion;
mod offset_pair;
mod pair_isolation;
mod sandwich;
mod split;
mod tries;
mod white_twin;

use super::play::State;
use super::rules::{Puzzle, Solution};
use super::solve::engine::{BLACK, OPEN, WHITE};
use super::solve::twins::Twins;
use board::{Board, Deduction, Emit};
use quadrille_core::{Budget, Explanation, Language, Level, Step, Stop, TechniqueInfo};

/// The difficulty levels; the first two are the peer's.
pub static LEVELS: &[Level] = &[
    Level { rank: 0, name: "easy" },
    Level { rank: 1, name: "tricky" },
    Level { rank: 2, name: "hard" },
    Level { rank: 3, name: "extreme" },
];

/// The techniques, easiest first.
pub static TECHNIQUES: &[TechniqueInfo] = &[
    info(black_neighbour::NAME, "the cells beside a black are white", "easy"),
    info(white_twin::NAME, "a number seen once in a line hides its twins there", "easy"),
    info(sandwich::NAME, "the cell between two equal numbers is white", "easy"),
    info(pair_isolation::NAME, "two equal neighbours hide every other twin in their line", "easy"),
    info(cut_off::NAME, "the last way out of a cell is white", "easy"),
    info(corner::NAME, "equal numbers in a corner of the board", "tricky"),
    info(split::NAME, "a black that would cut the whites in two is none", "tricky"),
    info(offset_pair::NAME, "two pairs of twins that meet side by side", "tricky"),
    info(tries::SHORT, "a try that soon runs into a contradiction", "hard"),
    info(tries::LONG, "a try that runs into a contradiction after a long chain", "extreme"),
    info(exhaustion::NAME, "every way to go on with the other colour fails", "extreme"),
];

const fn info(name: &'static str, about: &'static str, level: &'static str) -> TechniqueInfo {
    TechniqueInfo { name, about, level }
}

/// How a technique looks at a board.
enum Scan {
    /// By looking.
    Look(fn(&Board<'_>, &mut Emit<'_>)),
    /// By trying, with a reach.
    Try(usize),
}

/// The techniques of [`TECHNIQUES`] but the last, in the same order, with the weight of a step.
static SCANS: &[(Scan, u32)] = &[
    (Scan::Look(black_neighbour::scan), 1),
    (Scan::Look(white_twin::scan), 1),
    (Scan::Look(sandwich::scan), 2),
    (Scan::Look(pair_isolation::scan), 2),
    (Scan::Look(cut_off::scan), 3),
    (Scan::Look(corner::scan), 5),
    (Scan::Look(split::scan), 8),
    (Scan::Look(offset_pair::scan), 10),
    (Scan::Try(tries::SHORT_REACH), 30),
    (Scan::Try(usize::MAX), 100),
];

/// The weight of a step by exhaustion.
const EXHAUSTION_WEIGHT: u32 = 500;

/// How far reasoning came.
enum Sweep {
    /// Something new is known.
    Progress,
    /// Nothing new.
    Stuck,
    /// What is known contradicts itself.
    Clash(String),
}

/// Reasoning under way: the board and the story so far.
struct Reasoning<'a> {
    board: Board<'a>,
    story: Explanation,
    /// The hardest technique used so far, as an index into [`SCANS`].
    hardest: Option<usize>,
    limit: usize,
}

/// Up to `limit` steps from a player's position.
pub fn explain(
    puzzle: &Puzzle,
    from: &State,
    limit: usize,
    language: Language,
    budget: &mut Budget,
) -> Result<Explanation, Stop> {
    let twins = Twins::new(puzzle);
    let mut board = Board::new(puzzle, &twins, Some(language));
    if let Err(clash) = board.take_marks(from) {
        let note = match language {
            Language::English => format!("The marks contradict the rules: {}.", clash.what),
            Language::French => format!("Les marques contredisent les règles : {}.", clash.what),
        };
        return Ok(Explanation { note: Some(note), ..Explanation::default() });
    }
    let mut reasoning = Reasoning { board, story: Explanation::default(), hardest: None, limit };
    reasoning.run(SCANS.len(), budget)?;
    while reasoning.story.note.is_none() && !reasoning.finished() {
        if !reasoning.exhaust(budget)? {
            break;
        }
        reasoning.run(SCANS.len(), budget)?;
    }
    Ok(reasoning.end())
}

/// Solves with techniques up to `level` alone; the board as far as they come.
pub struct Logic {
    /// The colour of every cell of the frame.
    pub colours: Vec<u8>,
    /// The level of the hardest technique used; nothing when no step was needed.
    pub level: Option<&'static str>,
    /// The sum of the steps' weights.
    pub score: u32,
    /// A contradiction among what follows: there is no solution.
    pub clash: Option<String>,
    /// The answer, if every cell is decided.
    pub solution: Option<Solution>,
}

/// Reasons with all techniques up to a level's rank, without words.
pub fn logic(puzzle: &Puzzle, rank: u8, budget: &mut Budget) -> Result<Logic, Stop> {
    let twins = Twins::new(puzzle);
    let board = Board::new(puzzle, &twins, None);
    let mut reasoning =
        Reasoning { board, story: Explanation::default(), hardest: None, limit: usize::MAX };
    let allowed = (0..SCANS.len()).take_while(|&i| rank_of(i) <= rank).count();
    reasoning.run(allowed, budget)?;
    let board = &reasoning.board;
    let black = board.frame.inside().map(|at| board.colour(at) == BLACK).collect();
    let whole = board.open() == 0 && reasoning.story.note.is_none();
    Ok(Logic {
        colours: board.colours().to_vec(),
        level: reasoning.hardest.map(|i| TECHNIQUES[i].level),
        score: reasoning.story.score,
        clash: reasoning.story.note.clone(),
        solution: whole.then(|| Solution::new(board.frame.rows, board.frame.cols, black)),
    })
}

/// The cells behind each deduction that techniques up to a level make from the empty board.
///
/// These are the places where a player can begin.
pub fn openings(puzzle: &Puzzle, rank: u8, budget: &mut Budget) -> Result<Vec<Vec<u32>>, Stop> {
    let twins = Twins::new(puzzle);
    let board = Board::new(puzzle, &twins, Some(Language::default()));
    let mut places = Vec::new();
    for technique in (0..SCANS.len()).take_while(|&i| rank_of(i) <= rank) {
        let mut emit = |found: Deduction| {
            places.push([found.targets, found.because].concat());
            true
        };
        match SCANS[technique].0 {
            Scan::Look(scan) => scan(&board, &mut emit),
            Scan::Try(reach) => tries::scan(&board, reach, budget, &mut emit)?,
        }
    }
    Ok(places)
}

/// The rank of a technique's level.
fn rank_of(technique: usize) -> u8 {
    let name = TECHNIQUES[technique].level;
    LEVELS.iter().find(|l| l.name == name).map_or(u8::MAX, |l| l.rank)
}

fn contradiction(what: &str, language: Language) -> String {
    match language {
        Language::English => {
            format!("A contradiction: {what}. Nothing completes this position.")
        }
        Language::French => format!("Contradiction : {what}. Rien ne complète cette position."),
    }
}

impl Reasoning<'_> {
    fn language(&self) -> Language {
        self.board.words.unwrap_or_default()
    }

    fn finished(&self) -> bool {
        self.board.open() == 0 || self.story.steps.len() >= self.limit
    }

    /// Applies the first `allowed` techniques, always the easiest that finds something.
    fn run(&mut self, allowed: usize, budget: &mut Budget) -> Result<(), Stop> {
        'again: while !self.finished() {
            budget.tick()?;
            for technique in 0..allowed {
                match self.sweep(technique, budget)? {
                    Sweep::Progress => continue 'again,
                    Sweep::Stuck => {}
                    Sweep::Clash(what) => {
                        self.story.note = Some(contradiction(&what, self.language()));
                        return Ok(());
                    }
                }
            }
            return Ok(());
        }
        Ok(())
    }

    /// Looks once over the whole board with one technique and applies what it finds.
    fn sweep(&mut self, technique: usize, budget: &mut Budget) -> Result<Sweep, Stop> {
        budget.check()?;
        let room = self.limit - self.story.steps.len();
        let mut found: Vec<Deduction> = Vec::new();
        let mut emit = |deduction| {
            found.push(deduction);
            found.len() < room
        };
        match SCANS[technique].0 {
            Scan::Look(scan) => scan(&self.board, &mut emit),
            Scan::Try(reach) => tries::scan(&self.board, reach, budget, &mut emit)?,
        }
        let mut sweep = Sweep::Stuck;
        for mut deduction in found {
            // Another step of this sweep may have decided some of the cells already.
            let colour = deduction.colour;
            deduction.targets.retain(|&at| self.board.colour(at) != colour);
            if deduction.targets.is_empty() {
                continue;
            }
            for &at in &deduction.targets {
                if let Err(clash) = self.board.set(at, colour) {
                    return Ok(Sweep::Clash(clash.what));
                }
            }
            self.tell(TECHNIQUES[technique].name, SCANS[technique].1, deduction);
            self.hardest = self.hardest.max(Some(technique));
            sweep = Sweep::Progress;
        }
        Ok(sweep)
    }

    fn tell(&mut self, technique: &'static str, weight: u32, deduction: Deduction) {
        self.story.score = self.story.score.saturating_add(weight);
        if self.board.words.is_none() {
            return;
        }
        // Effects are notation: the same in every language.
        let colour = if deduction.colour == WHITE { "white" } else { "black" };
        let cell = |&at: &u32| self.board.cell(at);
        self.story.steps.push(Step {
            technique,
            effects: deduction.targets.iter().map(|at| format!("{}={colour}", cell(at))).collect(),
            because: deduction.because.iter().map(cell).collect(),
            clues: vec![],
            text: deduction.text,
        });
    }

    /// Settles one open cell by search, when every technique is stuck; `false` ends the story.
    fn exhaust(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        match exhaustion::settle(&self.board, budget)? {
            exhaustion::Found::Step(deduction) => {
                let (at, colour) = (deduction.targets[0], deduction.colour);
                if let Err(clash) = self.board.set(at, colour) {
                    self.story.note = Some(match self.language() {
                        Language::English => format!("A contradiction: {}.", clash.what),
                        Language::French => format!("Contradiction : {}.", clash.what),
                    });
                    return Ok(false);
                }
                self.hardest = Some(SCANS.len());
                self.tell(exhaustion::NAME, EXHAUSTION_WEIGHT, deduction);
                Ok(true)
            }
            exhaustion::Found::End(note) => {
                self.story.note = Some(note);
                Ok(false)
            }
        }
    }

    fn end(mut self) -> Explanation {
        self.story.solved = self.board.open() == 0 && self.story.note.is_none();
        let cut_short = self.story.steps.len() >= self.limit;
        if !self.story.solved && !cut_short && self.story.note.is_none() {
            let open = self.board.frame.inside().filter(|&at| self.board.colour(at) == OPEN);
            self.story.note = Some(match (self.language(), open.count()) {
                (Language::English, 1) => "1 cell is still open.".to_string(),
                (Language::English, n) => format!("{n} cells are still open."),
                (Language::French, 1) => "1 case est encore ouverte.".to_string(),
                (Language::French, n) => format!("{n} cases sont encore ouvertes."),
            });
        }
        let by_technique = self.hardest.filter(|&i| i < SCANS.len());
        self.story.difficulty = match (self.story.solved, self.hardest) {
            (true, None) => Some(LEVELS[0].name),
            (true, Some(_)) => by_technique.map(|i| TECHNIQUES[i].level),
            (false, _) => None,
        };
        self.story
    }
}
