//! New puzzles out of a given one: with its solution, but harder, easier or with fewer clues.

use crate::likeness::read_as_any;
use crate::{
    Arg, Budget, Format, Game, GenerateError, InputError, Kind, Level, Message, OptionSpec,
    Options, Verdict, message, page, referee,
};

/// What is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Only the clues.
    Other,
    /// It becomes harder by one level.
    Harder,
    /// It becomes easier by one level.
    Easier,
    /// It loses clues.
    Fewer,
}

/// The names of the changes, in their order.
pub const CHANGES: Kind = Kind::Choice(&["other", "harder", "easier", "fewer"]);

/// A puzzle to begin with, and its only solution.
pub struct Template<G: Game> {
    /// The puzzle.
    pub puzzle: G::Puzzle,
    /// Its only solution.
    pub solution: G::Solution,
    /// What shall become of it.
    pub change: Change,
}

/// What a puzzle to begin with is written in, and what shall become of it: the two options of a game.
#[derive(Clone, Copy)]
pub struct TemplateOptions {
    /// The puzzle.
    pub from: OptionSpec,
    /// The change.
    pub change: OptionSpec,
}

impl TemplateOptions {
    /// The puzzle that a request begins with, if it names one. It must have exactly one solution.
    ///
    /// Inlined, so that what is done with it is known not to be reached in a page, and is dropped.
    #[inline(always)]
    pub fn read<G: Game>(
        &self,
        options: &Options,
        budget: &mut Budget,
    ) -> Result<Option<Template<G>>, GenerateError> {
        if options.get(self.from.name).is_some() || options.get(self.change.name).is_some() {
            page::refuses()?;
            return self.named::<G>(options, budget);
        }
        Ok(None)
    }

    fn named<G: Game>(
        &self,
        options: &Options,
        budget: &mut Budget,
    ) -> Result<Option<Template<G>>, GenerateError> {
        let change = match self.change.chosen(options)? {
            "harder" => Change::Harder,
            "easier" => Change::Easier,
            "fewer" => Change::Fewer,
            _ => Change::Other,
        };
        let Some(text) = options.get(self.from.name) else {
            let [from, change] = [&self.from, &self.change].map(said);
            return refused(message!("from-missing", change = change, from = from));
        };
        let puzzle = read::<G>(text, options)?;
        let ask = crate::Ask::count(2);
        let method = G::default_method(&puzzle, &ask);
        let answer = referee::solve::<G>(&puzzle, method, &ask, budget)?;
        match (answer.verdict, answer.solution) {
            (Verdict::Solved, Some(solution)) if answer.solutions == 1 && answer.exhausted => {
                Ok(Some(Template { puzzle, solution, change }))
            }
            (Verdict::Unknown(stop), _) => Err(stop.into()),
            (Verdict::Impossible, _) => {
                refused(message!("from-impossible", from = said(&self.from)))
            }
            _ => refused(message!("from-several", from = said(&self.from))),
        }
    }
}

/// An option as a message names it.
fn said(option: &OptionSpec) -> Arg {
    Arg::Option(option.name.into())
}

fn refused<T>(what: Message) -> Result<T, GenerateError> {
    Err(InputError::new(what).into())
}

/// Reads a puzzle in the notation it seems to be in, with or without the game's name before it.
fn read<G: Game>(text: &str, options: &Options) -> Result<G::Puzzle, InputError> {
    let id = text.trim().strip_prefix(G::NAME).and_then(|rest| rest.strip_prefix(':'));
    let text = id.unwrap_or(text);
    let seems = |format: &&Format<G>| (format.recognises)(text);
    match G::formats().iter().find(seems).and_then(|format| format.read) {
        Some(read) => read(text, options),
        None => read_as_any::<G>(text, options),
    }
}

/// The level that a change leads to: the one that was asked for, one up or down from the puzzle's own, or nothing where
/// the puzzle is beyond all levels and shall stay so.
pub fn changed_level(
    change: Change,
    own: Option<Level>,
    asked: Option<Level>,
    levels: &[Level],
) -> Result<Option<Level>, InputError> {
    let rank = own.map(|own| usize::from(own.rank));
    let to = match change {
        Change::Other | Change::Fewer => return Ok(asked.or(own)),
        Change::Harder | Change::Easier if asked.is_some() => {
            return Err(InputError::new(message!("from-two-levels")));
        }
        Change::Harder => rank.and_then(|rank| levels.get(rank + 1)),
        Change::Easier => rank.unwrap_or(levels.len()).checked_sub(1).and_then(|at| levels.get(at)),
    };
    match (to, own) {
        (Some(level), _) => Ok(Some(*level)),
        (None, Some(own)) => Err(InputError::new(message!("from-end", level = own))),
        (None, None) => Err(InputError::new(message!("from-beyond"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_go_up_and_down_as_far_as_there_are_any() {
        let levels = [Level { rank: 0, name: "low" }, Level { rank: 1, name: "high" }];
        let [low, high] = levels;
        let to = |change, own, asked| changed_level(change, own, asked, &levels);
        assert_eq!(to(Change::Harder, Some(low), None), Ok(Some(high)));
        assert_eq!(to(Change::Easier, Some(high), None), Ok(Some(low)));
        assert_eq!(to(Change::Easier, None, None), Ok(Some(high)));
        assert_eq!(to(Change::Other, Some(low), None), Ok(Some(low)));
        assert_eq!(to(Change::Fewer, Some(low), Some(high)), Ok(Some(high)));
        let key = |result: Result<Option<Level>, InputError>| result.unwrap_err().what.key;
        assert_eq!(key(to(Change::Harder, Some(high), None)), "from-end");
        assert_eq!(key(to(Change::Easier, Some(low), None)), "from-end");
        assert_eq!(key(to(Change::Harder, None, None)), "from-beyond");
        assert_eq!(key(to(Change::Harder, Some(low), Some(high))), "from-two-levels");
    }
}
