//! Pairs for two: what belongs to a single game.

use crate::crew::{self, Terms};
use crate::kept::{self, Reduced};
use crate::puzzle::Puzzle;
use crate::values::Whole;
use crate::{errors, values};
use pyo3::prelude::*;
use quadrille_core::{InputError, Rng, message};
use quadrille_games::pairs::duel::{self, Player, Side, Table, Wins};
use quadrille_games::pairs::format::pairing;

/// A game of Pairs for two: in turn each takes a pair and its difference. By default the lower total wins.
#[pyclass(module = "quadrille")]
pub struct Duel {
    puzzle: Puzzle,
    table: Table,
}

#[pymethods]
impl Duel {
    #[new]
    #[pyo3(signature = (puzzle, wins="lower"))]
    pub fn new(py: Python<'_>, puzzle: &Bound<'_, Puzzle>, wins: &str) -> PyResult<Self> {
        let wins = match wins {
            "lower" => Wins::Lower,
            "higher" => Wins::Higher,
            _ => return Err(errors::argument(py, "wins: expected \"lower\" or \"higher\"")),
        };
        let puzzle = puzzle.get().clone();
        let input = |error: InputError| errors::input(py, &error);
        let board = duel::board(&*puzzle.inner).map_err(input)?;
        Ok(Duel { table: Table::new(&board).map_err(input)?.with_wins(wins), puzzle })
    }

    /// The board.
    #[getter]
    fn puzzle(&self) -> Puzzle {
        self.puzzle.clone()
    }

    /// Who is to move: 0 or 1.
    #[getter]
    fn turn(&self) -> usize {
        self.table.turn() as usize
    }

    /// The totals of the first and the second player.
    #[getter]
    fn totals(&self) -> (i64, i64) {
        (self.table.total(Side::First), self.table.total(Side::Second))
    }

    /// The legal pairs with what each costs.
    #[getter]
    fn offers(&self) -> Vec<(String, u32)> {
        self.table.offers().map(|o| (self.table.puzzle().name(o.pair), o.cost)).collect()
    }

    /// The pairs taken so far, in turn.
    #[getter]
    fn taken(&self) -> Vec<String> {
        self.table.taken().iter().map(|o| self.table.puzzle().name(o.pair)).collect()
    }

    /// Whether no pair is left.
    #[getter]
    fn over(&self) -> bool {
        self.table.is_over()
    }

    /// Who leads, or has won: 0 or 1; `None` while both have the same.
    #[getter]
    fn leader(&self) -> Option<usize> {
        match self.table.margin() {
            0 => None,
            n => Some(usize::from(n > 0)),
        }
    }

    /// Takes a pair such as `r1c1+r1c2` for whoever is to move.
    pub fn take(&mut self, py: Python<'_>, pair: &str) -> PyResult<()> {
        let read = pairing::read_pair(self.table.puzzle(), pair);
        read.and_then(|pair| self.table.take(pair)).map_err(|why| errors::said(py, why))
    }

    /// Takes the last move back; false when there is none.
    fn undo(&mut self) -> bool {
        self.table.undo()
    }

    /// The pair a player would take: "random", "greedy", "minimax:DEPTH" or "expert[:SECONDS]"; `None` at the end.
    #[pyo3(signature = (player="expert", *, seed=Whole::Number(0), time_limit=None), text_signature = "($self, player=\"expert\", *, seed=0, time_limit=None)")]
    fn choose(
        &self,
        py: Python<'_>,
        player: &str,
        seed: Whole,
        time_limit: Option<f64>,
    ) -> PyResult<Option<String>> {
        let player = Player::parse(player).map_err(|error| errors::input(py, &error))?;
        if player == Player::Human {
            return Err(errors::said(py, message!("service-person")));
        }
        let seed = seed.asked(py, "seed")?;
        let table = self.table.clone();
        let terms = Terms { time: values::seconds(py, time_limit)?, memory: None, watch: None };
        let chosen =
            crew::run(py, terms, move |budget| player.choose(&table, &mut Rng::new(seed), budget))?;
        Ok(chosen.map(|pair| self.table.puzzle().name(pair)))
    }

    /// The exact value of the whole game under best play, the first player's total less the second's, and the best
    /// first moves. Raises `Stopped` when the time is over first, or the board is too large.
    #[pyo3(signature = (*, time_limit=Some(60.0)), text_signature = "($self, *, time_limit=60.0)")]
    fn outlook(&self, py: Python<'_>, time_limit: Option<f64>) -> PyResult<(i64, Vec<String>)> {
        let terms = Terms { time: values::seconds(py, time_limit)?, memory: None, watch: None };
        let (board, wins) = (self.table.puzzle().clone(), self.table.wins());
        let found = crew::run(py, terms, move |budget| duel::outlook(&board, wins, budget))?;
        let found = found.map_err(|error| errors::input(py, &error))?;
        let found = found.map_err(|stop| errors::stopped(py, stop))?;
        let name = |pair: &quadrille_games::pairs::rules::Pair| self.table.puzzle().name(*pair);
        Ok((found.value, found.best.iter().map(name).collect()))
    }

    fn __repr__(&self) -> String {
        let (first, second) = self.totals();
        format!("<duel after {} moves, totals {first} and {second}>", self.table.taken().len())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let wins = match self.table.wins() {
            Wins::Lower => "lower",
            Wins::Higher => "higher",
        };
        kept::reduced(py, "_kept_duel", (self.puzzle.clone(), wins, self.taken()))
    }
}
