//! The erased layer: text in, reports out, so that front ends choose a game at run time.

use crate::case::Case;
use crate::lens::{CutLoop, Proposed, Scenes};
use crate::pb::Program;
use crate::{
    Ask, Budget, Cell, Claim, Cube, Drag, EditInfo, Exhibit, Explanation, FormatInfo, GenerateAsk,
    GenerateError, Gesture, InputError, Key, Level, Locale, Message, MethodInfo, ModelKind, Offer,
    OptionSpec, Options, Outcome, PlayReport, Practised, Proved, Rating, RuleBroken, SolveReport,
    Status, Stop, TechniqueInfo, Tree, Unproved, View,
};
use std::any::Any;
use std::io::{self, BufRead, Write};

/// A puzzle whose game is known only at run time.
pub trait DynPuzzle: Send + Sync {
    /// The name of the game it belongs to.
    fn game(&self) -> &'static str;
    /// The puzzle as `game:ID`.
    fn id(&self) -> Result<String, InputError>;
    /// A text that it shares with its images (see [`crate::Generate::image`]) and with no other puzzle.
    fn form(&self) -> Result<String, InputError>;
    /// How many clues it has, in games where that is a choice.
    fn clues(&self) -> Option<usize>;
    /// How hard it is.
    fn rate(&self, budget: &mut Budget) -> Result<Rating, Stop>;
    /// How many cells it has.
    fn cells(&self) -> usize;
    /// The names of the rules it has beside the game's own.
    fn further_rules(&self) -> Vec<&'static str>;
    /// The moves that a text it was read from holds beside it, those that the rules take.
    fn moves_in(&self, text: &str) -> Vec<String>;
    /// The puzzle in a notation.
    fn write(&self, format: &str) -> Result<String, InputError>;
    /// The puzzle in a notation, piece by piece where the notation can.
    fn write_to(&self, format: &str, out: &mut dyn Write) -> io::Result<()>;
    /// Solves it; `None` lets the game choose the method.
    fn solve(
        &self,
        method: Option<&str>,
        ask: &Ask,
        budget: &mut Budget,
    ) -> Result<SolveReport, InputError>;
    /// Referees a solution; the outer error is for text that is no solution at all.
    fn check(&self, solution: &str) -> Result<Result<Option<i64>, RuleBroken>, InputError>;
    /// Verifies a certificate and says what it proves.
    fn check_certificate(&self, text: &str) -> Result<Message, RuleBroken>;
    /// An exact model as a file's text.
    fn model(&self, kind: ModelKind) -> Result<String, InputError>;
    /// The 0-1 program that a method solves, or the game's first, written from the rules alone.
    fn program(&self, method: Option<&str>) -> Result<Program, InputError>;
    /// The names of the game's 0-1 programs, the default first.
    fn programs(&self) -> Vec<&'static str>;
    /// What a program's objective says of a solution.
    fn worth(&self, method: &str, solution: &str) -> Result<i64, InputError>;
    /// The optimum of a program's relaxation, if the game has a shorter way to it (see [`crate::Solve::relaxed`]).
    fn relaxed(&self, program: &str, budget: &mut Budget) -> Result<Option<Proposed>, Stop>;
    /// The kinds of cuts that the game's integer program can be solved with, if it adds rows while it is solved.
    fn cut_kinds(&self) -> &'static [&'static str];
    /// Solves the integer program round by round with such a cut.
    fn cut_loop(&self, cut: &str, budget: &mut Budget) -> Result<CutLoop, InputError>;
    /// About so many cubes that together are all answers and of which no two share one.
    fn cubes(&self, wanted: usize, budget: &mut Budget) -> Result<Vec<Cube>, InputError>;
    /// Solves or counts within one of those.
    fn solve_within(
        &self,
        cube: &Cube,
        ask: &Ask,
        budget: &mut Budget,
    ) -> Result<SolveReport, InputError>;
    /// The names of the game's own [`scenes`](crate::Solve::scenes).
    fn scene_names(&self) -> &'static [&'static str];
    /// An algorithm of the game's own at work; the inner error is a limit.
    fn scenes(&self, name: &str, budget: &mut Budget) -> Result<Result<Scenes, Stop>, InputError>;
    /// What a player of the game for two looks at (see [`crate::Solve::game_tree`]).
    fn game_tree(
        &self,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<Result<Result<Tree, Stop>, InputError>>;
    /// Settles the puzzle and proves what there is to prove, or what is claimed, for other people's
    /// checkers.
    fn prove(
        &self,
        method: Option<&str>,
        claim: Option<Claim>,
        budget: &mut Budget,
    ) -> Result<Proved, Unproved>;
    /// The programs, by name, that a proof of this claim with this answer speaks about, and the verdicts
    /// that a checker must give; `walked` where a walk shows it.
    fn exhibits(
        &self,
        method: &str,
        claim: Claim,
        solution: Option<&str>,
        walked: bool,
    ) -> Result<Vec<Exhibit>, InputError>;
    /// The position before the first move.
    fn start(&self) -> Box<dyn DynPosition>;
    /// The puzzle as something that is being drawn: a position whose moves are edits, and whose progress is the name of
    /// the puzzle they make, `game:ID`, after a `#` what else is asked of it.
    fn draft(&self) -> Box<dyn DynPosition>;
    /// What each open cell may be in a solution; nothing in games whose solutions cannot be compared.
    fn outcomes(&self) -> Vec<(Cell, Vec<Outcome>)>;
    /// Whether these leave nothing out, so that solutions can be told apart cell by cell.
    fn comparable(&self) -> bool;
    /// What each of these cells is in a solution, by the face of its outcome.
    fn faces(&self, solution: &str, cells: &[Cell]) -> Result<Vec<String>, InputError>;
    /// Whether there are such edits in its game that leave one solution.
    fn unifies(&self) -> bool;
    /// Edits that write more of a solution into the puzzle (see [`crate::Edit::facts`]).
    fn facts(
        &self,
        solution: &str,
        seed: u64,
        budget: &mut Budget,
    ) -> Result<Result<Vec<String>, Stop>, InputError>;
    /// Edits after which the puzzle can be won, in a game that counts no solutions (see [`crate::Edit::mended`]).
    fn mended(&self, seed: u64, budget: &mut Budget) -> Result<Option<Vec<String>>, Stop>;
    /// Whether solutions of its game are counted.
    fn counts(&self) -> bool;
    /// The position that `--progress` writes: whole, or as the moves that lead to it.
    fn position(&self, progress: &str) -> Result<Box<dyn DynPosition>, InputError>;
    /// The moves that lead from the start to a solution.
    fn way_to(&self, solution: &str) -> Result<Vec<String>, InputError>;
    /// The puzzle with a solution written into it.
    fn filled(&self, solution: &str) -> Result<Box<dyn DynPuzzle>, InputError>;
    /// The position a solution ends in.
    fn finished(&self, solution: &str) -> Result<Box<dyn DynPosition>, InputError>;
    /// A solution as a sequence of pictures.
    fn film(&self, solution: &str) -> Result<Vec<View>, InputError>;
}

impl dyn DynPuzzle {
    /// The position these moves lead to.
    pub fn after<S: AsRef<str>>(&self, moves: &[S]) -> Result<Box<dyn DynPosition>, InputError> {
        let mut position = self.start();
        position.play_all(moves)?;
        Ok(position)
    }
}

/// A player's position in a puzzle whose game is known only at run time: what was put down so far.
/// Undoing is going back to a copy.
pub trait DynPosition: Send + Sync {
    /// Plays one move, written as in [`crate::Step::effects`].
    fn play(&mut self, text: &str) -> Result<(), InputError>;
    /// The position as [`DynPuzzle::position`] reads it.
    fn progress(&self) -> String;
    /// How it stands.
    fn status(&self) -> Status;
    /// Its picture; refused for boards nobody could look at.
    fn view(&self) -> Result<View, InputError>;
    /// It in plain text.
    fn draw_text(&self) -> String;
    /// Up to `limit` steps of reasoning from here; only the sentences depend on the language.
    fn explain(
        &self,
        limit: usize,
        locale: Locale,
        budget: &mut Budget,
    ) -> Result<Explanation, Stop>;
    /// The position as a case to argue; a refusal says why it is none.
    fn case(&self) -> Result<Case, InputError>;
    /// The moves a gesture makes: none where it means nothing; a refusal says why.
    fn gesture(&self, gesture: &Gesture<'_>) -> Result<Vec<String>, Message>;
    /// The same of typing on a clue beside the board (`left2`).
    fn gesture_on_clue(&self, clue: &str, key: &str) -> Result<Vec<String>, Message>;
    /// The keys to show under the board.
    fn keys(&self) -> Vec<Key>;
    /// Where a pointer that starts here can lead.
    fn reach(&self, from: Cell) -> Vec<Cell>;
    /// The cells that a clue beside the board (`left2`) counts as things stand.
    fn counted(&self, clue: &str) -> Vec<Cell>;
    /// Whether all that was put down in an earlier position of the same puzzle is still there.
    fn extends(&self, before: &dyn DynPosition) -> bool;
    /// The position behind the erased interface.
    fn as_any(&self) -> &dyn Any;
    /// Looks for a solution that keeps all that was put down; for a puzzle that is being drawn, for two.
    fn complete(&self, budget: &mut Budget) -> Result<SolveReport, InputError>;
    /// A copy.
    fn duplicate(&self) -> Box<dyn DynPosition>;

    /// All that a front end shows of it.
    fn report(&self) -> Result<PlayReport, InputError>;
}

impl dyn DynPosition {
    /// Plays several moves; the first that is refused ends them.
    pub fn play_all<S: AsRef<str>>(&mut self, moves: &[S]) -> Result<(), InputError> {
        moves.iter().try_for_each(|text| self.play(text.as_ref()))
    }
}

impl Clone for Box<dyn DynPosition> {
    fn clone(&self) -> Self {
        self.duplicate()
    }
}

/// A generated puzzle of any game.
#[must_use]
pub struct DynGenerated {
    /// The puzzle.
    pub puzzle: Box<dyn DynPuzzle>,
    /// A solution in the contract's notation, if one is known.
    pub solution: Option<String>,
    /// What is promised about it.
    pub notes: Vec<Message>,
}

/// A game chosen at run time.
pub trait DynGame: Sync {
    /// The name on the command line.
    fn name(&self) -> &'static str;
    /// The name for people.
    fn title(&self) -> &'static str;
    /// One line.
    fn about(&self) -> Message;
    /// The longest text it reads at once.
    fn max_text_bytes(&self) -> u64;
    /// The notations.
    fn formats(&self) -> Vec<FormatInfo>;
    /// The methods.
    fn methods(&self) -> Vec<MethodInfo>;
    /// The techniques, easiest first.
    fn techniques(&self) -> Vec<TechniqueInfo>;
    /// The difficulty levels, easiest first.
    fn levels(&self) -> &'static [Level];
    /// Options for reading a puzzle.
    fn read_options(&self) -> &'static [OptionSpec];
    /// Options of the methods.
    fn solve_options(&self) -> &'static [OptionSpec];
    /// Options of the generators.
    fn generate_options(&self) -> &'static [OptionSpec];
    /// What is offered of it before anybody has asked for anything.
    fn offer(&self) -> &'static Offer;
    /// What a pointer does that is drawn over the board.
    fn drag(&self) -> Drag;
    /// How a puzzle is drawn.
    fn editing(&self) -> EditInfo;
    /// Whether its positions can be argued (see [`DynPosition::case`]).
    fn argued(&self) -> bool;
    /// The notation a text seems to be in.
    fn recognise(&self, text: &str) -> Option<&'static str>;
    /// Reads a text in a notation, or in the one it seems to be in.
    fn read(
        &self,
        format: Option<&str>,
        text: &str,
        options: &Options,
    ) -> Result<Box<dyn DynPuzzle>, InputError>;
    /// Reads piece by piece, if some notation of this game that `head` looks like can.
    fn read_stream(
        &self,
        head: &str,
        input: &mut dyn BufRead,
        options: &Options,
    ) -> Option<Result<Box<dyn DynPuzzle>, InputError>>;
    /// What a request must have for a puzzle that needs a technique, on boards of a size.
    fn practised(&self, technique: &str, size: Option<(usize, usize)>) -> Practised;
    /// Makes a puzzle.
    fn generate(
        &self,
        ask: &GenerateAsk,
        budget: &mut Budget,
    ) -> Result<DynGenerated, GenerateError>;
}
