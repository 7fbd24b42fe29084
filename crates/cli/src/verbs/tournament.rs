//! `quadrille tournament`: programs play Pairs for two, everybody against everybody.

use super::duel::{asked_wins, typed, wins};
use crate::failure::Failure;
use crate::{budget, language, options, output};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use quadrille_core::{GenerateAsk, GenerateError, Locale, Stop, message};
use quadrille_games::pairs::duel::tournament::{
    self, Pairing, PlayError, Played, schedule, standing, standings,
};
use quadrille_games::pairs::duel::{Player, Wins};
use quadrille_games::pairs::rules::Puzzle;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

pub fn command(name: &'static str) -> Command {
    let number = |name: &'static str, default: &'static str, help: &'static str| {
        Arg::new(name)
            .long(name)
            .value_name("N")
            .value_parser(value_parser!(u64).range(0..=1_000_000))
            .default_value(default)
            .help(help)
    };
    let command = Command::new(name)
        .about("Round robin of Pairs players: every two on every board, from both sides")
        .after_help(
            "Players are random, greedy, minimax:DEPTH and expert[:SECONDS]. With --record, games are\n\
             written down as they end, and the same command goes on where it stopped.\n\n\
             Examples:\n  \
             quadrille tournament --players greedy,minimax:3,expert:1 --boards 100 --size 6x6\n  \
             quadrille tournament --players minimax:2,expert:0.1 --boards 20 --record games.tsv",
        )
        .arg(
            Arg::new("players")
                .long("players")
                .value_name("A,B,...")
                .default_value("random,greedy,minimax:3,expert:0.1")
                .help("Who plays"),
        )
        .arg(wins())
        .arg(number("boards", "20", "How many boards"))
        .arg(
            Arg::new("size")
                .long("size")
                .value_name("RxC")
                .value_parser(super::generate::size)
                .default_value("6x6")
                .help("The boards' rows and columns"),
        )
        .arg(number("seed", "1", "Seed of the first board; the next has the next seed"))
        .arg(number("threads", "0", "Games at a time; 0 = one a core"))
        .arg(
            Arg::new("record")
                .long("record")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("Write each game down, and do not play again what is there"),
        )
        .arg(Arg::new("json").long("json").action(ArgAction::SetTrue).help("Print the table as JSON"));
    options::add(command, &[options::GENERATE, options::READ])
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let names: Vec<&str> = arguments
        .get_one::<String>("players")
        .expect("has a default")
        .split(',')
        .map(str::trim)
        .collect();
    let players = names.iter().map(|n| Player::parse(n)).collect::<Result<Vec<_>, _>>()?;
    if players.len() < 2 || players.contains(&Player::Human) {
        return Err(Failure::new(message!("tournament-players")));
    }
    let boards = boards(arguments)?;
    let games = schedule(players.len(), boards.len());
    let record = arguments.get_one::<PathBuf>("record");
    let known = match record {
        Some(path) => Record::read(path, &heading(arguments, &players))?,
        None => BTreeMap::new(),
    };
    let open: Vec<Pairing> = games.iter().copied().filter(|g| !known.contains_key(g)).collect();
    let mut played: Vec<Played> = games
        .iter()
        .filter_map(|g| known.get(g).map(|m| Played { game: *g, margin: *m }))
        .collect();
    let log = match record {
        Some(path) => Some(Record::open(path, &heading(arguments, &players))?),
        None => None,
    };
    played.extend(play_all(arguments, &players, &boards, &open, log)?);
    let finished = played.len() == games.len();
    let locale = language::of(arguments);
    played.sort_by_key(|p| p.game);
    if arguments.get_flag("json") {
        output::print_line(&json(&players, &played)?)?;
    } else {
        output::print(table(&players, &played, locale).as_bytes())?;
    }
    if !finished {
        let told = message!("tournament-short", played = played.len(), games = games.len());
        crate::output::complain!("{}", locale.say(&told));
    }
    Ok(ExitCode::from(u8::from(!finished)))
}

/// The boards of the tournament, each from its own seed.
fn boards(arguments: &ArgMatches) -> Result<Vec<Puzzle>, Failure> {
    let game = quadrille_games::reading::game("pairs")?;
    let seed = *arguments.get_one::<u64>("seed").expect("has a default");
    let count = *arguments.get_one::<u64>("boards").expect("has a default");
    let mut boards = Vec::new();
    for board in 0..count {
        let ask = GenerateAsk {
            size: arguments.get_one("size").copied(),
            difficulty: None,
            seed: seed + board,
            options: options::given(arguments, &[options::GENERATE, options::READ]),
        };
        match game.generate(&ask, &mut budget::of(arguments)) {
            Ok(made) => boards.push(typed(&*made.puzzle)?),
            Err(GenerateError::Input(error)) => return Err(error.into()),
            Err(GenerateError::Stopped(stop)) => return Err(Failure::new(stop.message())),
        }
    }
    Ok(boards)
}

/// Plays the open games on several threads; stops early, with what it has, on Ctrl-C.
fn play_all(
    arguments: &ArgMatches,
    players: &[Player],
    boards: &[Puzzle],
    open: &[Pairing],
    log: Option<Record>,
) -> Result<Vec<Played>, Failure> {
    let wanted = *arguments.get_one::<u64>("threads").expect("has a default") as usize;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if wanted == 0 { cores } else { wanted.min(256) };
    let wins = asked_wins(arguments);
    let next = AtomicUsize::new(0);
    let done = Mutex::new((Vec::new(), log, None::<Failure>));
    let watch = budget::of(arguments);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(&game) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let mut budget =
                        quadrille_core::Budget::unlimited().with_cancel(budget::interrupt());
                    // The random player's seed depends on the game alone, not on who plays when.
                    let seed =
                        (game.board as u64) << 32 | (game.first as u64) << 16 | game.second as u64;
                    let (first, second) = (players[game.first], players[game.second]);
                    let board = &boards[game.board];
                    let outcome = tournament::play(board, first, second, wins, seed, &mut budget);
                    let Ok(mut done) = done.lock() else { return };
                    match outcome {
                        Ok(margin) => {
                            let played = Played { game, margin };
                            if let Some(record) = &mut done.1
                                && let Err(failure) = record.add(&played)
                            {
                                done.2 = Some(failure);
                                return;
                            }
                            done.0.push(played);
                            watch.report("progress-games", done.0.len() as u64, open.len() as u64);
                        }
                        Err(PlayError::Stopped(Stop::Cancelled)) => return,
                        Err(PlayError::Stopped(stop)) => {
                            done.2 = Some(Failure::new(stop.message()))
                        }
                        Err(PlayError::Input(error)) => done.2 = Some(error.into()),
                    }
                    if done.2.is_some() {
                        return;
                    }
                }
            });
        }
    });
    let (played, _, failure) =
        done.into_inner().map_err(|_| Failure::new(message!("tournament-panic")))?;
    failure.map_or(Ok(played), Err)
}

/// What a record must have been made with to be continued.
fn heading(arguments: &ArgMatches, players: &[Player]) -> String {
    let (rows, cols) = arguments.get_one::<(usize, usize)>("size").expect("has a default");
    let seed = arguments.get_one::<u64>("seed").expect("has a default");
    let names: Vec<String> = players.iter().map(Player::to_string).collect();
    let mut text =
        format!("# pairs tournament: {}; size {rows}x{cols}; seed {seed}", names.join(","));
    for (name, value) in options::given(arguments, &[options::GENERATE, options::READ]).iter() {
        let _ = write!(text, "; {name} {value}");
    }
    if asked_wins(arguments) == Wins::Higher {
        text.push_str("; wins higher");
    }
    text
}

/// A file with one finished game a line: board, first, second, margin.
struct Record(File);

impl Record {
    fn read(path: &Path, heading: &str) -> Result<BTreeMap<Pairing, i64>, Failure> {
        let mut known = BTreeMap::new();
        if !path.exists() {
            return Ok(known);
        }
        let text =
            std::fs::read_to_string(path).map_err(|e| Failure::from(e).within(path.display()))?;
        // A last line without its end may hold half a number: that game is played again.
        let whole = &text[..text.rfind('\n').map_or(0, |at| at + 1)];
        let mut lines = whole.lines().enumerate();
        if let Some((_, first)) = lines.next()
            && first != heading
        {
            let what = message!("tournament-other", first = first.to_string());
            return Err(Failure::new(what).within(path.display()));
        }
        for (number, line) in lines {
            let fields: Vec<Option<i64>> = line.split('\t').map(|f| f.parse().ok()).collect();
            match fields[..] {
                [Some(board), Some(first), Some(second), Some(margin)] => {
                    let [board, first, second] = [board, first, second].map(|n| n as usize);
                    known.insert(Pairing { board, first, second }, margin);
                }
                _ => {
                    return Err(Failure::new(message!("tournament-line", line = number + 1))
                        .within(path.display()));
                }
            }
        }
        Ok(known)
    }

    fn open(path: &Path, heading: &str) -> Result<Self, Failure> {
        let wrong = |e| Failure::from(e).within(path.display());
        let text = if path.exists() {
            std::fs::read_to_string(path).map_err(wrong)?
        } else {
            String::new()
        };
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(wrong)?;
        // Drop a line that was cut off.
        let whole = text.rfind('\n').map_or(0, |at| at + 1);
        if whole < text.len() {
            file.set_len(whole as u64).map_err(wrong)?;
        }
        if whole == 0 {
            writeln!(file, "{heading}").map_err(wrong)?;
        }
        Ok(Record(file))
    }

    fn add(&mut self, played: &Played) -> Result<(), Failure> {
        let Pairing { board, first, second } = played.game;
        let line = format!("{board}\t{first}\t{second}\t{}\n", played.margin);
        self.0.write_all(line.as_bytes())?;
        Ok(self.0.flush()?)
    }
}

/// The tables people read: ratings, then everybody against everybody.
fn table(players: &[Player], played: &[Played], locale: Locale) -> String {
    let lines = standings(players.len(), played);
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by(|a, b| lines[*b].rating.total_cmp(&lines[*a].rating));
    let [player, wins, draws, losses, margin, rating, each_other] = [
        message!("tournament-head-player"),
        message!("tournament-head-wins"),
        message!("tournament-head-draws"),
        message!("tournament-head-losses"),
        message!("tournament-head-margin"),
        message!("tournament-head-rating"),
        message!("tournament-each-other"),
    ]
    .map(|word| locale.say(&word));
    let mut out =
        format!("{player:<14} {wins:>6} {draws:>6} {losses:>6} {margin:>12} {rating:>16}\n");
    for &p in &order {
        let l = &lines[p];
        let rating = format!("{:+.0} ± {:.0}", l.rating, l.interval);
        let _ = writeln!(
            out,
            "{:<14} {:>6} {:>6} {:>6} {:>12.2} {rating:>16}",
            players[p].to_string(),
            l.wins,
            l.draws,
            l.losses,
            l.mean_margin
        );
    }
    let _ = writeln!(out, "\n{each_other}");
    for &a in &order {
        for &b in order.iter().filter(|b| **b != a) {
            let l = standing(played, a, Some(b));
            let decided = l.wins + l.losses;
            let share =
                if decided == 0 { 0.0 } else { 100.0 * f64::from(l.wins) / f64::from(decided) };
            let (a, b) = (players[a].to_string(), players[b].to_string());
            let _ =
                writeln!(out, "{a:<14} {b:<14} {}-{}-{} {share:6.1} %", l.wins, l.draws, l.losses);
        }
    }
    out
}

#[derive(serde::Serialize)]
struct Line {
    player: String,
    wins: u32,
    draws: u32,
    losses: u32,
    mean_margin: f64,
    rating: f64,
    interval: f64,
}

fn json(players: &[Player], played: &[Played]) -> Result<String, Failure> {
    let lines: Vec<Line> = standings(players.len(), played)
        .into_iter()
        .zip(players)
        .map(|(l, p)| Line {
            player: p.to_string(),
            wins: l.wins,
            draws: l.draws,
            losses: l.losses,
            mean_margin: l.mean_margin,
            rating: l.rating,
            interval: l.interval,
        })
        .collect();
    serde_json::to_string(&lines).map_err(Failure::foreign)
}
