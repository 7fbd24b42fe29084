//! Who may play.

use super::super::rules::Pair;
use super::search::{self, Choice};
use super::{Side, Table, minimax};
use quadrille_core::{Budget, InputError, Message, Rng, message};
use std::fmt;
use std::time::Duration;

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Player {
    /// A person.
    Human,
    /// Any legal move.
    Random,
    /// The cheapest pair.
    Greedy,
    /// The player of report 004, looking so many moves ahead.
    Minimax(u32),
    /// The best we have, thinking so many seconds a move.
    Expert(f64),
}

/// Looking further ahead than this never ends.
const MAX_DEPTH: u32 = 20;
/// Nobody waits longer for a move.
const MAX_SECONDS: u32 = 3600;

impl Player {
    /// Reads `human`, `random`, `greedy`, `minimax:DEPTH` or `expert[:SECONDS]`.
    pub fn parse(text: &str) -> Result<Self, InputError> {
        let wrong = || {
            InputError::new(message!(
                "pairs-no-player",
                text = text.to_string(),
                depth = MAX_DEPTH,
                seconds = MAX_SECONDS
            ))
        };
        let (name, number) = match text.split_once(':') {
            Some((name, number)) => (name, Some(number)),
            None => (text, None),
        };
        match (name, number) {
            ("human", None) => Ok(Player::Human),
            ("random", None) => Ok(Player::Random),
            ("greedy", None) => Ok(Player::Greedy),
            ("minimax", None) => Ok(Player::Minimax(3)),
            ("minimax", Some(n)) => match n.parse() {
                Ok(depth) if (1..=MAX_DEPTH).contains(&depth) => Ok(Player::Minimax(depth)),
                _ => Err(wrong()),
            },
            ("expert", None) => Ok(Player::Expert(1.0)),
            ("expert", Some(n)) => match n.parse::<f64>() {
                Ok(s) if s > 0.0 && s <= f64::from(MAX_SECONDS) => Ok(Player::Expert(s)),
                _ => Err(wrong()),
            },
            _ => Err(wrong()),
        }
    }

    /// Who that is, for people; [`Player::parse`] reads the notation that `Display` writes.
    pub fn title(self) -> Message {
        match self {
            Player::Human => message!("pairs-player-human"),
            Player::Random => message!("pairs-player-random"),
            Player::Greedy => message!("pairs-player-greedy"),
            Player::Minimax(depth) => message!("pairs-player-minimax", depth = depth),
            Player::Expert(seconds) => {
                message!("pairs-player-expert", seconds = seconds.to_string())
            }
        }
    }

    /// The move this player makes; nothing for a person, or when the game is over.
    pub fn choose(self, table: &Table, rng: &mut Rng, budget: &mut Budget) -> Option<Pair> {
        let mut offers = table.offers();
        match self {
            Player::Human => None,
            Player::Random => {
                let all: Vec<_> = offers.collect();
                rng.choose(&all).map(|o| o.pair)
            }
            // The first of the best in reading order.
            Player::Greedy => offers.min_by_key(|o| table.price(*o)).map(|o| o.pair),
            Player::Minimax(depth) => {
                let first = offers.next()?;
                let chosen = minimax::choose(table, depth, &mut (), budget);
                Some(chosen.map_or(first.pair, |(pair, _)| pair))
            }
            Player::Expert(seconds) => {
                offers.next()?;
                let mut slice = budget.slice(Duration::from_secs_f64(seconds), u64::MAX);
                let choice = search::choose(table, &mut slice);
                budget.absorb(&slice);
                Some(choice.pair)
            }
        }
    }
}

/// A hint for a person: a move, and how sure it is.
#[must_use]
pub fn hint(table: &Table, seconds: f64, budget: &Budget) -> Option<(Pair, Message)> {
    table.offers().next()?;
    let mut slice = budget.slice(Duration::from_secs_f64(seconds), u64::MAX);
    let Choice { pair, value, proved, depth } = search::choose(table, &mut slice);
    let behind = if table.turn() == Side::First { table.margin() } else { -table.margin() };
    let lead = behind + value;
    let outcome = match lead {
        0 => message!("pairs-outcome-draw"),
        n if n < 0 => message!("pairs-outcome-win", by = -n),
        n => message!("pairs-outcome-loss", by = n),
    };
    let name = table.puzzle().name(pair);
    let text = if proved {
        message!("pairs-hint-proved", pair = name, outcome = outcome)
    } else {
        message!("pairs-hint-likely", pair = name, depth = depth, outcome = outcome)
    };
    Some((pair, text))
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("human"),
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Minimax(depth) => write!(f, "minimax:{depth}"),
            Player::Expert(seconds) => write!(f, "expert:{seconds}"),
        }
    }
}
