//! `quadrille duel`: Pairs for two, people or programs; and `solve --two-players`.

use crate::failure::Failure;
use crate::input::Reader;
use crate::{budget, input, language, output};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use quadrille_core::{Budget, DynPuzzle, Locale, Message, Rng, Stop, message};
use quadrille_games::pairs::duel::{self, Player, Side, Table, Wins, player};
use quadrille_games::pairs::format::{id, pairing};
use quadrille_games::pairs::play::draw_board;
use quadrille_games::pairs::rules::{Pair, Puzzle};
use std::ffi::OsString;
use std::io::{self, BufRead, Read};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Play Pairs for two: in turn each takes a pair and its difference")
        .after_help(
            "WHO is human, random, greedy, minimax:DEPTH (the report's player) or expert[:SECONDS].\n\
             A person types a pair such as r1c1+r1c2, or undo, hint, moves, quit.\n\n\
             Examples:\n  \
             quadrille duel pairs:2x3:w5w8w4w11w1w3 --first human --second expert\n  \
             quadrille duel grid11.in --first minimax:3 --second expert:0.5\n  \
             quadrille duel pairs:2x3:w5w8w4w11w1w3 --first minimax:3 --tree tree.dot",
        );
    let who = |name: &'static str, default: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name("WHO").default_value(default).help(help)
    };
    input::puzzle_arguments(command)
        .arg(wins())
        .arg(who("first", "human", "Who begins"))
        .arg(who("second", "expert", "Who answers"))
        .arg(
            Arg::new("seed")
                .long("seed")
                .value_name("S")
                .value_parser(value_parser!(u64))
                .default_value("0")
                .help("Seed of the random player"),
        )
        .arg(
            Arg::new("tree")
                .long("tree")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help(
                    "Play nothing: write what minimax, who begins, looks at (.dot, .json or .txt)",
                ),
        )
        .arg(
            Arg::new("quiet")
                .long("quiet")
                .short('q')
                .action(ArgAction::SetTrue)
                .help("Between programs: print the moves and the result, not every board"),
        )
}

/// `--wins`.
pub fn wins() -> Arg {
    Arg::new("wins")
        .long("wins")
        .value_name("TOTAL")
        .default_value("lower")
        .value_parser(["lower", "higher"])
        .help("For two: which total wins; report 004's text, read literally, has the higher one")
}

/// Which total wins.
pub fn asked_wins(arguments: &ArgMatches) -> Wins {
    match arguments.get_one::<String>("wins").map(String::as_str) {
        Some("higher") => Wins::Higher,
        _ => Wins::Lower,
    }
}

/// A puzzle that must be of Pairs, with its type.
pub fn typed(puzzle: &dyn DynPuzzle) -> Result<Puzzle, Failure> {
    Ok(duel::board(puzzle)?)
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let who = |name: &str| Player::parse(arguments.get_one::<String>(name).expect("has a default"));
    let players = [who("first")?, who("second")?];
    let puzzle = typed(&*input::puzzle(arguments)?)?;
    #[cfg(feature = "highs")]
    if let Some(path) = arguments.get_one::<PathBuf>("tree") {
        return looked_ahead(path, &puzzle, players[0], arguments);
    }
    let human = players.contains(&Player::Human);
    let mut game = Game {
        table: Table::new(&puzzle)?.with_wins(asked_wins(arguments)),
        players,
        rng: Rng::new(*arguments.get_one("seed").expect("has a default")),
        budget: budget::of(arguments),
        show: human || !arguments.get_flag("quiet"),
        locale: language::of(arguments),
    };
    while !game.table.is_over() {
        if budget::interrupt().is_cancelled() || !game.turn()? {
            game.say(&message!("seats-unfinished"))?;
            return Ok(ExitCode::from(1));
        }
    }
    game.board()?;
    game.say(&result(&game.table))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes what the player who begins looks at, with the branches left out.
#[cfg(feature = "highs")]
fn looked_ahead(
    path: &std::path::Path,
    puzzle: &Puzzle,
    first: Player,
    arguments: &ArgMatches,
) -> Result<ExitCode, Failure> {
    super::tree::fits(path, false)?;
    let Player::Minimax(depth) = first else {
        return Err(Failure::new(message!("duel-tree-who")));
    };
    match duel::tree(puzzle, depth, &mut budget::of(arguments))? {
        Ok(tree) => super::tree::write_tree(path, &tree)?,
        Err(stop) => return Err(Failure::new(stop.message())),
    }
    Ok(ExitCode::SUCCESS)
}

struct Game {
    table: Table,
    players: [Player; 2],
    rng: Rng,
    budget: Budget,
    show: bool,
    locale: Locale,
}

/// The longest line a person may type.
const MAX_LINE: u64 = 1000;
/// How many legal pairs are listed without being asked for all.
const SHOWN: usize = 12;
/// How long a hint may take.
const HINT_SECONDS: f64 = 2.0;

impl Game {
    fn say(&self, what: &Message) -> Result<(), Failure> {
        Ok(output::print_line(&self.locale.say(what))?)
    }

    /// Plays one turn; false when a person leaves.
    fn turn(&mut self) -> Result<bool, Failure> {
        let side = self.table.turn();
        let player = self.players[side as usize];
        if player == Player::Human {
            return self.ask();
        }
        let chosen = player.choose(&self.table, &mut self.rng, &mut self.budget);
        if budget::interrupt().is_cancelled() {
            return Ok(false);
        }
        let Some(pair) = chosen else { return Ok(false) };
        if self.show && self.players.iter().all(|p| *p != Player::Human) {
            self.board()?;
        }
        self.tell(player, pair)?;
        Ok(true)
    }

    fn tell(&mut self, player: Player, pair: Pair) -> Result<(), Failure> {
        let told = message!(
            "seats-takes",
            side = seat(self.table.turn()),
            player = player.to_string(),
            pair = self.table.puzzle().name(pair),
            cost = self.table.puzzle().cost(pair)
        );
        self.table.take(pair).map_err(Failure::new)?;
        self.say(&told)
    }

    /// The board with the pairs taken, and both totals.
    fn board(&self) -> Result<(), Failure> {
        if !self.show {
            return Ok(());
        }
        let taken: Vec<Pair> = self.table.taken().iter().map(|offer| offer.pair).collect();
        let board = draw_board(self.table.puzzle(), &taken);
        let totals = self.locale.say(&totals(&self.table));
        output::print(format!("\n{board}{totals}\n").as_bytes())?;
        Ok(())
    }

    fn moves(&self, limit: usize) -> Result<(), Failure> {
        let mut offers: Vec<_> = self.table.offers().collect();
        offers.sort_by_key(|o| self.table.price(*o));
        let name =
            |o: &duel::table::Offer| format!("{} ({})", self.table.puzzle().name(o.pair), o.cost);
        let shown: Vec<String> = offers.iter().take(limit).map(name).collect();
        self.say(&message!(
            "seats-legal",
            count = offers.len(),
            pairs = shown.join(", "),
            more = offers.len().saturating_sub(limit)
        ))
    }

    /// Lets a person move; false when they leave.
    fn ask(&mut self) -> Result<bool, Failure> {
        self.board()?;
        self.moves(SHOWN)?;
        loop {
            let side = self.locale.say(&seat(self.table.turn()));
            output::print(format!("{side} > ").as_bytes())?;
            let mut line = Vec::new();
            if io::stdin().lock().take(MAX_LINE).read_until(b'\n', &mut line)? == 0 {
                output::print_line("")?;
                return Ok(false);
            }
            let text = String::from_utf8_lossy(&line);
            match text.trim() {
                "" => {}
                "quit" | "q" => return Ok(false),
                "moves" => self.moves(usize::MAX)?,
                "hint" => self.hint()?,
                "help" | "?" => self.say(&message!("seats-help"))?,
                "undo" | "u" => {
                    if self.undo() {
                        return Ok(true);
                    }
                    self.say(&message!("seats-no-undo"))?;
                }
                words => match pairing::read_pair(self.table.puzzle(), words)
                    .and_then(|pair| self.table.take(pair))
                {
                    Ok(()) => return Ok(true),
                    Err(why) => self.say(&message!("seats-see-help", what = why))?,
                },
            }
        }
    }

    fn hint(&self) -> Result<(), Failure> {
        if let Some((_, text)) = player::hint(&self.table, HINT_SECONDS, &self.budget) {
            self.say(&text)?;
        }
        Ok(())
    }

    /// Takes moves back to the person's own last one.
    fn undo(&mut self) -> bool {
        let own = |game: &Game| game.players[game.table.turn() as usize] == Player::Human;
        if !(0..self.table.taken().len()).any(|k| {
            let side = if k.is_multiple_of(2) { Side::First } else { Side::Second };
            self.players[side as usize] == Player::Human
        }) {
            return false;
        }
        while self.table.undo() {
            if own(self) {
                return true;
            }
        }
        false
    }
}

fn seat(side: Side) -> Message {
    match side {
        Side::First => message!("seat-first"),
        Side::Second => message!("seat-second"),
    }
}

fn totals(table: &Table) -> Message {
    let [first, second] = [Side::First, Side::Second].map(|side| table.total(side));
    message!("seats-totals", first = first, second = second)
}

fn result(table: &Table) -> Message {
    let totals = totals(table);
    match table.margin() {
        0 => message!("seats-draw", totals = totals),
        n => {
            let winner = seat(if n < 0 { Side::First } else { Side::Second });
            message!("seats-won", totals = totals, winner = winner, by = n.abs())
        }
    }
}

/// `--two-players` of `solve`.
pub fn two_players() -> Arg {
    Arg::new("two-players")
        .long("two-players")
        .action(ArgAction::SetTrue)
        .help("Pairs for two: the exact value under best play and the best first moves")
}

/// What `solve --two-players --json` prints.
#[derive(serde::Serialize)]
struct Report<'a> {
    game: &'static str,
    puzzle: String,
    method: &'static str,
    verdict: &'static str,
    value: Option<i64>,
    best: &'a [String],
    seconds: f64,
    nodes: u64,
    error: Option<String>,
}

/// Solves the game for two on each board.
pub fn solve(arguments: &ArgMatches, names: &[&OsString]) -> Result<ExitCode, Failure> {
    if arguments.contains_id("from") || names.is_empty() {
        return Err(Failure::new(message!("duel-by-name")));
    }
    let reader = Reader::of(arguments)?;
    let mut code = ExitCode::SUCCESS;
    for name in names {
        let puzzle = typed(&*reader.named(name)?)?;
        let mut budget = budget::of(arguments);
        let start = Instant::now();
        let threads = arguments.get_one::<u32>("threads").copied().unwrap_or(1) as usize;
        let wins = asked_wins(arguments);
        let outlook = duel::outlook_by(&puzzle, wins, threads, &mut budget)?;
        let seconds = start.elapsed().as_secs_f64();
        let best: Vec<String> = match &outlook {
            Ok(found) => found.best.iter().map(|p| puzzle.name(*p)).collect(),
            Err(_) => Vec::new(),
        };
        if outlook.is_err() {
            code = ExitCode::from(1);
        }
        let report = Report {
            game: "pairs",
            puzzle: format!("pairs:{}", id::write(&puzzle)),
            method: "two-players",
            verdict: if outlook.is_ok() { "solved" } else { "unknown" },
            value: outlook.as_ref().ok().map(|o| o.value),
            best: &best,
            seconds,
            nodes: budget.nodes(),
            error: outlook.as_ref().err().map(|stop| stop.to_string()),
        };
        tell(arguments, &report, outlook.err())?;
    }
    Ok(code)
}

fn tell(arguments: &ArgMatches, report: &Report<'_>, stop: Option<Stop>) -> Result<(), Failure> {
    if arguments.get_flag("json") {
        let line = serde_json::to_string(report).map_err(Failure::foreign)?;
        return Ok(output::print_line(&line)?);
    }
    let told = match (report.value, stop) {
        (Some(value), _) if report.best.is_empty() => message!("seats-value-over", value = value),
        (Some(value), _) => {
            message!("seats-value", value = value, moves = report.best.join(", "))
        }
        (None, stop) => {
            message!("seats-no-value", why = stop.unwrap_or(Stop::GaveUp).message())
        }
    };
    let seconds = format!("{:.3}", report.seconds);
    let line = message!("seats-cost", what = told, seconds = seconds, nodes = report.nodes);
    Ok(output::print_line(&language::of(arguments).say(&line))?)
}
