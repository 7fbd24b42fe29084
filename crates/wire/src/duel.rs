//! The machine's move in Pairs for two: the one thing here that belongs to a single game.

use crate::{Limits, Named, Question, Ready, Refusal, Work};
use quadrille_core::clock::Instant;
use quadrille_core::{Budget, Rng, message};
use quadrille_games::pairs::duel::{self, Player, Side, Table};
use quadrille_games::pairs::format::pairing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Which total wins a game for two.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Wins {
    /// The lower one.
    #[default]
    Lower,
    /// The higher one.
    Higher,
}

/// A position of the game for two, and who shall move.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The board.
    pub puzzle: Named,
    /// The pairs taken so far, in turn.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Which total wins.
    #[serde(default)]
    pub wins: Wins,
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
        let table = table(&self.puzzle, &self.moves, self.wins, limits)?;
        let seed = self.seed;
        Ok(Box::new(move |budget| Ok(choose(player, &table, seed, budget))))
    }
}

/// The table after some pairs were taken in turn.
fn table(puzzle: &Named, moves: &[String], wins: Wins, limits: &Limits) -> Result<Table, Refusal> {
    limits.check_moves(moves)?;
    let board = puzzle.read(limits)?;
    let wins = match wins {
        Wins::Lower => duel::Wins::Lower,
        Wins::Higher => duel::Wins::Higher,
    };
    let mut table = Table::new(&duel::board(&*board)?)?.with_wins(wins);
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
    /// Which total wins.
    #[serde(default)]
    pub wins: Wins,
}

/// How a game for two stands.
#[derive(Serialize, JsonSchema)]
pub struct Stands {
    /// What each pair added to the total of who took it, in the order of the moves.
    pub costs: Vec<u32>,
    /// Who took each of them: 0 or 1.
    pub takers: Vec<usize>,
    /// The totals of the first and the second player.
    pub totals: [i64; 2],
    /// Who is to move: 0 or 1.
    pub turn: usize,
    /// Who leads, or has won: 0 or 1; nothing while both have the same.
    pub leads: Option<usize>,
    /// Whether no pair is left.
    pub over: bool,
}

impl Question for Standing {
    type Answer = Stands;

    fn answer(self, limits: &Limits) -> Result<Stands, Refusal> {
        let table = table(&self.puzzle, &self.moves, self.wins, limits)?;
        let number = |side: Side| usize::from(side == Side::Second);
        Ok(Stands {
            costs: table.taken().iter().map(|offer| offer.cost).collect(),
            takers: (0..table.taken().len()).map(|taken| number(Table::mover(taken))).collect(),
            totals: [Side::First, Side::Second].map(|side| table.total(side)),
            turn: number(table.turn()),
            leads: match table.margin() {
                0 => None,
                n => Some(usize::from(n > 0)),
            },
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

/// Asks what an expert thinks of a position of the game for two.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Weigh {
    /// The board.
    pub puzzle: Named,
    /// The pairs taken so far, in turn.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Which total wins.
    #[serde(default)]
    pub wins: Wins,
    /// The most time.
    pub seconds: Option<f64>,
}

/// What an expert thinks of a position.
#[derive(Serialize, JsonSchema)]
pub struct Weighed {
    /// By how much the first player will win at the end if both play well; below 0 the second one.
    pub lead: i64,
    /// The pair to take; nothing when none is left.
    pub best: Option<String>,
    /// Whether that is proved.
    pub proved: bool,
}

impl Work for Weigh {
    type Answer = Weighed;

    fn seconds(&self) -> Option<f64> {
        self.seconds
    }

    fn prepare(self, limits: &Limits) -> Result<Ready<Weighed>, Refusal> {
        let table = table(&self.puzzle, &self.moves, self.wins, limits)?;
        Ok(Box::new(move |budget| Ok(weighed(&table, budget))))
    }
}

fn weighed(table: &Table, budget: &mut Budget) -> Weighed {
    let Some(duel::Weighed { value, best, proved }) = duel::weigh(table, budget) else {
        return Weighed { lead: -table.margin(), best: None, proved: true };
    };
    let rest = if table.turn() == Side::First { value } else { -value };
    Weighed { lead: -(table.margin() + rest), best: Some(table.puzzle().name(best)), proved }
}
