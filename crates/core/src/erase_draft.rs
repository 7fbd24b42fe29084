//! A puzzle that is being drawn, behind the interface of positions: its moves are edits, so that whatever plays a
//! puzzle can draw one.

use crate::case::Case;
use crate::dyn_game::{DynPosition, DynPuzzle};
use crate::edit::{drawable, parted, unknown};
use crate::erase::Typed;
use crate::erase_report::{find_format, id};
use crate::{
    Ask, Budget, Cell, Explanation, Game, Gesture, InputError, Key, Locale, Message, OptionSpec,
    Options, PlayReport, SolveReport, Status, Stop, View,
};
use std::any::Any;

/// The edit that changes the size.
const SIZE: &str = "size";
/// The edit that puts another puzzle in the place of this one: its ID, and after a `#` what is asked of it.
const WHOLE: &str = "whole";

/// What an edit changes.
enum Change<'a> {
    /// The size.
    Size(usize, usize),
    /// Everything: the ID of another puzzle, and what is asked of it.
    Whole(&'a str, Options),
    /// Something that only the game knows.
    Own,
}

impl<'a> Change<'a> {
    fn read(text: &'a str, game: &str, options: &[OptionSpec]) -> Result<Self, InputError> {
        match parted(text)? {
            (SIZE, sides) => {
                let side = |side: &str| side.parse::<usize>().map_err(|_| unknown(text));
                let (rows, cols) = sides.split_once('x').unwrap_or((sides, sides));
                let (rows, cols) = (side(rows)?, side(cols)?);
                drawable(rows, cols)?;
                Ok(Change::Size(rows, cols))
            }
            (WHOLE, name) => {
                let (id, asked) = name.split_once('#').unwrap_or((name, ""));
                let own = id.strip_prefix(game).and_then(|rest| rest.strip_prefix(':'));
                let pairs = asked.split('&').filter_map(|pair| pair.split_once('='));
                let asked = pairs.fold(Options::new(), |all, (name, value)| all.with(name, value));
                asked.only(&[options])?;
                Ok(Change::Whole(own.unwrap_or(id), asked))
            }
            _ => Ok(Change::Own),
        }
    }
}

/// A puzzle as `game:ID#option=value&option=value`.
fn name(id: String, asked: &[(&str, String)]) -> String {
    let asked: Vec<String> = asked.iter().map(|(name, value)| format!("{name}={value}")).collect();
    if asked.is_empty() { id } else { format!("{id}#{}", asked.join("&")) }
}

/// A puzzle that is being drawn.
pub(crate) struct Drafted<G: Game>(pub G::Puzzle);

impl<G: Game> Drafted<G> {
    fn edit(puzzle: &mut G::Puzzle, text: &str) -> Result<(), InputError> {
        match Change::read(text, G::NAME, G::read_options())? {
            Change::Size(rows, cols) => *puzzle = G::resized(puzzle, rows, cols)?,
            Change::Whole(id, options) => {
                let Some(read) = find_format::<G>("id")?.read else { return Err(unknown(text)) };
                let whole = read(id, &options)?;
                drawable(G::cells(&whole), 1)?;
                *puzzle = whole;
            }
            Change::Own => G::edit(puzzle, text)?,
        }
        Ok(())
    }

    /// The edits, if they can be made one after the other.
    fn tried(&self, edits: Vec<String>) -> Result<Vec<String>, Message> {
        let mut after = self.0.clone();
        for text in &edits {
            G::edit(&mut after, text).map_err(|error| error.what)?;
        }
        Ok(if after == self.0 { Vec::new() } else { edits })
    }
}

impl<G: Game> DynPosition for Drafted<G> {
    fn play(&mut self, text: &str) -> Result<(), InputError> {
        // Whole or not at all.
        let mut after = self.0.clone();
        Self::edit(&mut after, text)?;
        self.0 = after;
        Ok(())
    }

    fn progress(&self) -> String {
        name(id::<G>(&self.0).unwrap_or_default(), &G::asked(&self.0))
    }

    fn status(&self) -> Status {
        Status { broken: G::faults(&self.0), ..Status::default() }
    }

    fn view(&self) -> Result<View, InputError> {
        drawable(G::cells(&self.0), 1)?;
        Ok(G::sketch(&self.0))
    }

    fn report(&self) -> Result<PlayReport, InputError> {
        Ok(PlayReport { view: self.view()?, status: self.status(), progress: self.progress() })
    }

    fn draw_text(&self) -> String {
        G::draw_text(&self.0, &G::start(&self.0))
    }

    fn explain(
        &self,
        limit: usize,
        locale: Locale,
        budget: &mut Budget,
    ) -> Result<Explanation, Stop> {
        G::explain(&self.0, &G::start(&self.0), limit, locale, budget)
    }

    fn case(&self) -> Result<Case, InputError> {
        Typed::<G>::new(self.0.clone()).start().case()
    }

    fn gesture(&self, gesture: &Gesture<'_>) -> Result<Vec<String>, Message> {
        let tried = self.tried(G::edit_gesture(&self.0, gesture)?);
        match gesture {
            // A stroke passes over what it cannot change.
            Gesture::Paint { .. } => Ok(tried.unwrap_or_default()),
            _ => tried,
        }
    }

    fn gesture_on_clue(&self, clue: &str, key: &str) -> Result<Vec<String>, Message> {
        self.tried(G::edit_clue(&self.0, clue, key))
    }

    fn keys(&self) -> Vec<Key> {
        G::edit_keys(&self.0)
    }

    fn reach(&self, _: Cell) -> Vec<Cell> {
        Vec::new()
    }

    fn counted(&self, _: &str) -> Vec<Cell> {
        Vec::new()
    }

    /// Nothing that is drawn is there for good.
    fn extends(&self, before: &dyn DynPosition) -> bool {
        before.as_any().downcast_ref::<Self>().is_some_and(|before| before.0 == self.0)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    /// Two solutions: who draws wants to know whether there is one.
    fn complete(&self, budget: &mut Budget) -> Result<SolveReport, InputError> {
        Typed::<G>::new(self.0.clone()).solve(None, &Ask::count(2), budget)
    }

    fn duplicate(&self) -> Box<dyn DynPosition> {
        Box::new(Drafted::<G>(self.0.clone()))
    }
}
