//! The machine's move in Pairs for two: the one thing here that belongs to a single game.
//!
//! It is a job like any other: it waits for a worker, has a budget, and ends with its reader.

use crate::limits::Limits;
use crate::problem::Problem;
use crate::puzzle::{self, Named};
use quadrille_core::message;
use quadrille_core::{Budget, Options, Rng};
use quadrille_games::pairs::duel::{Player, Table};
use quadrille_games::pairs::format::{id, pairing};
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A position of the game for two, and who shall move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    puzzle: Named,
    /// The pairs taken so far, in turn.
    #[serde(default)]
    moves: Vec<String>,
    /// `random`, `greedy`, `minimax[:DEPTH]` or `expert[:SECONDS]`.
    player: String,
    /// For the random player.
    #[serde(default)]
    seed: u64,
    seconds: Option<f64>,
}

/// A position that was found legal.
pub struct Ready {
    player: Player,
    table: Table,
    seed: u64,
}

impl Turn {
    /// How long the move may take, whatever the player.
    pub fn time(&self, limits: &Limits) -> Result<Duration, Problem> {
        limits.time(self.seconds)
    }

    /// Reads the position, or refuses it before the work is queued.
    pub fn read(&self, limits: &Limits) -> Result<Ready, Problem> {
        let player = Player::parse(&self.player)?;
        if player == Player::Human {
            return Err(Problem::unusable(message!("service-person")));
        }
        limits.check_moves(&self.moves)?;
        let board = puzzle::read(&self.puzzle, limits)?;
        if board.game() != "pairs" {
            return Err(Problem::unusable(message!("service-not-for-two", game = board.game())));
        }
        let mut table = Table::new(&id::read(&board.write("id")?, &Options::new())?)?;
        for (number, text) in self.moves.iter().enumerate() {
            pairing::read_pair(table.puzzle(), text).and_then(|pair| table.take(pair)).map_err(
                |why| {
                    Problem::unusable(message!(
                        "service-move",
                        number = number + 1,
                        why = why.to_string()
                    ))
                },
            )?;
        }
        Ok(Ready { player, table, seed: self.seed })
    }
}

impl Ready {
    /// Chooses the move; nothing when no pair is left.
    pub fn run(self, budget: &mut Budget) -> Result<Value, Problem> {
        let Ready { player, table, seed } = self;
        let start = Instant::now();
        let chosen = player.choose(&table, &mut Rng::new(seed), budget);
        Ok(json!({
            "move": chosen.map(|pair| table.puzzle().name(pair)),
            "cost": chosen.map(|pair| table.puzzle().cost(pair)),
            "player": player.to_string(),
            "seconds": start.elapsed().as_secs_f64(),
            "nodes": budget.nodes(),
        }))
    }
}
