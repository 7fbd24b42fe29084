//! The machine's move in Pairs for two: the one thing here that belongs to a single game.

use crate::{Limits, Named, Question, Ready, Refusal, Work};
use quadrille_core::clock::Instant;
use quadrille_core::{Budget, Options, Rng, message};
use quadrille_games::pairs::duel::{Player, Side, Table};
use quadrille_games::pairs::format::{id, pairing};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A position of the game for two, and who shall move.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The board.
    pub puzzle: Named,
    /// The pairs taken so far, in turn.
    #[serde(default)]
    pub moves: Vec<String>,
    /// `random`, `greedy`, `minimax[:DEPTH]` or `expert[:SECONDS]`.
    pub player: String,
    /// For the random player.
    #[serde(default)]
    pub seed: u64,
    /// The most time for the move, whatever the player.
    pub seconds: Option<f64>,
}

/// The move of the machine.
#[derive(Serialize, JsonSchema)]
pub struct Taken {
    /// The pair; nothing when none is left.
    #[serde(rename = "move")]
    pub pair: Option<String>,
    /// What it costs.
    pub cost: Option<u32>,
    /// Who chose it.
    pub player: String,
    /// How long that took.
    pub seconds: f64,
    /// Positions that were looked at.
    pub nodes: u64,
}

impl Work for Turn {
    type Answer = Taken;

    fn seconds(&self) -> Option<f64> {
        self.seconds
    }

    fn prepare(self, limits: &Limits) -> Result<Ready<Taken>, Refusal> {
        let player = Player::parse(&self.player)?;
        if player == Player::Human {
            return Err(Refusal::new(message!("service-person")));
        }
        let table = table(&self.puzzle, &self.moves, limits)?;
        let seed = self.seed;
        Ok(Box::new(move |budget| Ok(choose(player, &table, seed, budget))))
    }
}

/// The table after some pairs were taken in turn.
fn table(puzzle: &Named, moves: &[String], limits: &Limits) -> Result<Table, Refusal> {
    limits.check_moves(moves)?;
    let board = puzzle.read(limits)?;
    if board.game() != "pairs" {
        return Err(Refusal::new(message!("service-not-for-two", game = board.game())));
    }
    let mut table = Table::new(&id::read(&board.write("id")?, &Options::new())?)?;
    for (number, text) in moves.iter().enumerate() {
        let taken = pairing::read_pair(table.puzzle(), text).and_then(|pair| table.take(pair));
        taken.map_err(|why| {
            let (number, why) = (number + 1, why.to_string());
            Refusal::new(message!("service-move", number = number, why = why))
        })?;
    }
    Ok(table)
}

/// Asks how a game for two stands.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The board.
    pub puzzle: Named,
    /// The pairs taken so far, in turn.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// How a game for two stands.
#[derive(Serialize, JsonSchema)]
pub struct Stands {
    /// What each pair cost who took it, in the order of the moves.
    pub costs: Vec<u32>,
    /// What the first and the second player have paid.
    pub totals: [i64; 2],
    /// Who is to move: 0 or 1.
    pub turn: usize,
    /// Whether no pair is left.
    pub over: bool,
}

impl Question for Standing {
    type Answer = Stands;

    fn answer(self, limits: &Limits) -> Result<Stands, Refusal> {
        let table = table(&self.puzzle, &self.moves, limits)?;
        Ok(Stands {
            costs: table.taken().iter().map(|offer| offer.cost).collect(),
            totals: [Side::First, Side::Second].map(|side| table.total(side)),
            turn: if table.turn() == Side::First { 0 } else { 1 },
            over: table.is_over(),
        })
    }
}

fn choose(player: Player, table: &Table, seed: u64, budget: &mut Budget) -> Taken {
    let start = Instant::now();
    let chosen = player.choose(table, &mut Rng::new(seed), budget);
    Taken {
        pair: chosen.map(|pair| table.puzzle().name(pair)),
        cost: chosen.map(|pair| table.puzzle().cost(pair)),
        player: player.to_string(),
        seconds: start.elapsed().as_secs_f64(),
        nodes: budget.nodes(),
    }
}
