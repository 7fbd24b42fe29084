//! The erased layer: text in, reports out, so that front ends choose a game at run time.

use crate::{
    Ask, Budget, Explanation, FormatInfo, GenerateAsk, GenerateError, InputError, Level, Locale,
    Message, MethodInfo, ModelKind, OptionSpec, Options, PlayReport, RuleBroken, SolveReport, Stop,
    TechniqueInfo, View,
};
use std::io::{self, BufRead, Write};

/// A puzzle whose game is known only at run time.
pub trait DynPuzzle: Send + Sync {
    /// The name of the game it belongs to.
    fn game(&self) -> &'static str;
    /// The puzzle as `game:ID`.
    fn id(&self) -> Result<String, InputError>;
    /// How many cells it has.
    fn cells(&self) -> usize;
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
    /// Looks for a solution that keeps all that a player has put down.
    fn complete(
        &self,
        progress: Option<&str>,
        budget: &mut Budget,
    ) -> Result<SolveReport, InputError>;
    /// Referees a solution; the outer error is for text that is no solution at all.
    fn check(&self, solution: &str) -> Result<Result<Option<i64>, RuleBroken>, InputError>;
    /// Verifies a certificate and says what it proves.
    fn check_certificate(&self, text: &str) -> Result<String, RuleBroken>;
    /// Up to `limit` steps of reasoning from a position; only the sentences depend on the language.
    fn explain(
        &self,
        progress: Option<&str>,
        limit: usize,
        locale: Locale,
        budget: &mut Budget,
    ) -> Result<Result<Explanation, Stop>, InputError>;
    /// An exact model as a file's text.
    fn model(&self, kind: ModelKind) -> Result<String, InputError>;
    /// The puzzle, or a solution of it, in plain text.
    fn draw_text(&self, solution: Option<&str>) -> Result<String, InputError>;
    /// A position in plain text.
    fn draw_progress(&self, progress: &str) -> Result<String, InputError>;
    /// The puzzle, or a solution of it, as a picture.
    fn view(&self, solution: Option<&str>) -> Result<View, InputError>;
    /// A solution as a sequence of pictures.
    fn film(&self, solution: &str) -> Result<Vec<View>, InputError>;
    /// Where a game stands after these moves from a position.
    fn play(&self, progress: Option<&str>, moves: &[&str]) -> Result<PlayReport, InputError>;
}

/// A generated puzzle of any game.
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
    fn about(&self) -> &'static str;
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
    /// Makes a puzzle.
    fn generate(
        &self,
        ask: &GenerateAsk,
        budget: &mut Budget,
    ) -> Result<DynGenerated, GenerateError>;
}
