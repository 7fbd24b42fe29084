//! `quadrille generate`: new puzzles from a seed.

use super::mass;
use crate::failure::Failure;
use crate::language;
use crate::{budget, options, output};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use quadrille_core::dyn_game::DynGenerated;
use quadrille_core::wishes::{Nearest, Wished, Wishes, why_none, wished};
use quadrille_core::{Budget, DynGame, GenerateAsk, GenerateError, Stop, message};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::SystemTime;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Make new puzzles")
        .after_help(
            "The same request with the same seed always gives the same puzzle; puzzle number k of\n\
             --count N has the seed S + k - 1. Promises about the puzzle go to standard error.\n\n\
             Examples:\n  \
             quadrille generate towers --size 7 --difficulty extreme --seed 42\n  \
             quadrille generate towers --size 6 --count 10 --to csv --out puzzles/\n  \
             quadrille generate singles --size 6 --needs sandwich --seed 1\n  \
             quadrille generate unruly --size 8 --avoid line_completion --score 30..60 --seed 1\n  \
             quadrille generate towers --size 4 --count 5 --distinct --seed 1\n  \
             quadrille generate towers --size 5 --clues 12 --seed 1\n  \
             quadrille generate unruly --size 8 --symmetry quarter-turn --seed 1\n  \
             quadrille generate towers --from towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1 --change fewer --seed 1",
        )
        .arg(Arg::new("game").value_name("GAME").required(true))
        .arg(
            Arg::new("size")
                .long("size")
                .value_name("N or RxC")
                .value_parser(size)
                .help("Rows and columns: 8, or 6x10"),
        )
        .arg(
            Arg::new("difficulty")
                .long("difficulty")
                .short('d')
                .value_name("NAME")
                .help("A level of the game (see `quadrille techniques`)"),
        )
        .arg(
            Arg::new("seed")
                .long("seed")
                .value_name("S")
                .value_parser(value_parser!(u64))
                .help("Seed of every random choice; drawn and told when not given"),
        )
        .arg(
            Arg::new("count")
                .long("count")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..=1_000_000))
                .default_value("1")
                .help("How many puzzles"),
        )
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("FORMAT")
                .default_value("id")
                .help("Notation (see `quadrille formats`)"),
        )
        .arg(output::out_folder("Write one file a puzzle into this folder"))
        .arg(
            Arg::new("solution")
                .long("with-solution")
                .action(ArgAction::SetTrue)
                .help("Print the solution after each puzzle, as a comment line"),
        )
        .arg(budget::time_limit("600"))
        .arg(budget::memory_limit());
    options::add(mass::arguments(wishes(command)), &[options::GENERATE, options::READ])
}

/// What may be wished about how the puzzles are solved, and about a list of them.
fn wishes(command: Command) -> Command {
    command
        .arg(Arg::new("needs").long("needs").value_name("TECHNIQUE").help(
            "Only puzzles that need this technique (see `quadrille techniques`), to practise it",
        ))
        .arg(
            Arg::new("avoid")
                .long("avoid")
                .value_name("A,B")
                .value_delimiter(',')
                .action(ArgAction::Append)
                .conflicts_with_all(["store", "collection"])
                .help("Only puzzles that are solved without these techniques"),
        )
        .arg(
            Arg::new("score")
                .long("score")
                .value_name("LOW..HIGH")
                .conflicts_with_all(["store", "collection"])
                .help("Only puzzles with such a score, which `quadrille explain` tells"),
        )
        .arg(
            Arg::new("distinct")
                .long("distinct")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["store", "collection"])
                .help("With --count: no puzzle that is another one turned, mirrored or relabelled"),
        )
}

pub fn size(text: &str) -> Result<(usize, usize), String> {
    let number = |t: &str| t.parse::<usize>().ok().filter(|n| (1..=1_000_000).contains(n));
    match text.split_once('x') {
        Some((rows, cols)) => number(rows).zip(number(cols)),
        None => number(text).map(|n| (n, n)),
    }
    .ok_or_else(|| "expected a size such as 8 or 6x10".to_string())
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let game =
        quadrille_games::reading::game(arguments.get_one::<String>("game").expect("required"))?;
    let format = arguments.get_one::<String>("to").expect("has a default");
    writable(game, format)?;
    let seed = arguments.get_one::<u64>("seed").copied().unwrap_or_else(drawn_seed);
    if mass::is_wanted(arguments) {
        return mass::run(arguments, game, seed);
    }
    if let Some(folder) = arguments.get_one::<PathBuf>("out") {
        std::fs::create_dir_all(folder).map_err(|e| Failure::from(e).within(folder.display()))?;
    }
    let count = *arguments.get_one::<u64>("count").expect("has a default");
    let distinct = arguments.get_flag("distinct");
    let wishes = asked_wishes(arguments)?;
    let given = options::read(arguments, game)?;
    let (mut forms, mut repeats) = (HashSet::new(), 0);
    let (mut done, mut k) = (0, 0);
    while done < count {
        let ask = GenerateAsk {
            size: arguments.get_one("size").copied(),
            difficulty: arguments.get_one("difficulty").cloned(),
            seed: seed.wrapping_add(k),
            options: given.clone(),
        };
        k += 1;
        let made = match wish(game, &ask, &wishes, &mut budget::of(arguments)) {
            Wished { made: Ok(made), .. } => made,
            Wished { made: Err(GenerateError::Input(error)), .. } => return Err(error.into()),
            Wished { made: Err(GenerateError::Stopped(stop)), nearest } => {
                return Ok(stopped(arguments, ask.seed, stop, nearest));
            }
        };
        if distinct && !forms.insert(made.puzzle.form()?) {
            repeats += 1;
            if repeats == MAX_REPEATS {
                let why = message!("generate-distinct", count = done, tries = repeats);
                output::complain!("{}", language::of(arguments).say(&why));
                return Ok(ExitCode::from(1));
            }
            continue;
        }
        (repeats, done) = (0, done + 1);
        put(arguments, game, format, ask.seed, &made)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// So many seeds in a row that only repeat puzzles end a list of distinct ones.
const MAX_REPEATS: u64 = 200;

/// What the user wishes about how the puzzles are solved.
fn asked_wishes(arguments: &ArgMatches) -> Result<Wishes, Failure> {
    let score = arguments.get_one::<String>("score").map(|text| Wishes::read_score(text));
    Ok(Wishes {
        needs: arguments.get_one::<String>("needs").cloned(),
        avoid: arguments.get_many("avoid").unwrap_or_default().cloned().collect(),
        score: score.transpose()?,
    })
}

fn wish(game: &dyn DynGame, ask: &GenerateAsk, wishes: &Wishes, budget: &mut Budget) -> Wished {
    if wishes.is_empty() {
        return Wished { made: game.generate(ask, budget), nearest: None };
    }
    wished(game, ask, wishes, budget)
}

/// Says why there is no puzzle, and which came nearest.
fn stopped(arguments: &ArgMatches, seed: u64, stop: Stop, nearest: Option<Nearest>) -> ExitCode {
    let locale = language::of(arguments);
    let why = message!("generate-stopped", why = why_none(stop), seed = seed.to_string());
    output::complain!("{}", locale.say(&why));
    if let Some(Nearest { puzzle, what, .. }) = nearest
        && let Ok(id) = puzzle.id()
    {
        output::complain!(
            "{}",
            locale.say(&message!("generate-nearest", what = what, puzzle = id))
        );
    }
    ExitCode::from(1)
}

fn writable(game: &dyn DynGame, format: &str) -> Result<(), Failure> {
    let formats = game.formats();
    if formats.iter().any(|f| f.name == format && f.writes) {
        return Ok(());
    }
    let known: Vec<_> = formats.iter().filter(|f| f.writes).map(|f| f.name).collect();
    Err(Failure::new(message!(
        "generate-not-written",
        game = game.name(),
        format = format.to_string(),
        known = known.join(", ")
    )))
}

/// A seed nobody chose: short enough to be typed again.
fn drawn_seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    quadrille_core::Rng::new(now.as_nanos() as u64 ^ u64::from(std::process::id())).bits()
        % 1_000_000_000
}

fn put(
    arguments: &ArgMatches,
    game: &dyn DynGame,
    format: &str,
    seed: u64,
    made: &DynGenerated,
) -> Result<(), Failure> {
    let locale = language::of(arguments);
    let mut said = locale.say(&message!("generate-seed", seed = seed.to_string()));
    for (number, note) in made.notes.iter().enumerate() {
        said.push_str(if number == 0 { "; " } else { " " });
        said.push_str(&locale.say(note));
    }
    crate::output::complain!("{said}");
    if arguments.get_flag("distinct") {
        let name = made.puzzle.form()?;
        output::complain!("{}", locale.say(&message!("generate-form", name = name)));
    }
    if let Some(folder) = arguments.get_one::<PathBuf>("out") {
        let path = folder.join(file_name(game, format, seed));
        return output::write_file(&path, |out| made.puzzle.write_to(format, out));
    }
    if format == "id" {
        output::print_id(&*made.puzzle)?;
    } else {
        let mut out = std::io::BufWriter::new(std::io::stdout().lock());
        made.puzzle.write_to(format, &mut out)?;
        std::io::Write::flush(&mut out)?;
        if !is_whole_line_format(format) {
            output::print_line("")?;
        }
    }
    if arguments.get_flag("solution")
        && let Some(solution) = &made.solution
    {
        output::print_line(&format!("# {solution}"))?;
    }
    Ok(())
}

/// Files end their own lines; IDs and addresses do not.
fn is_whole_line_format(format: &str) -> bool {
    !["puzzlink", "penpa", "fpuzzles", "sudokupad"].contains(&format)
}

fn file_name(game: &dyn DynGame, format: &str, seed: u64) -> PathBuf {
    let ending = match format {
        "csv" => "csv",
        "grid" => "in",
        _ => "txt",
    };
    Path::new(&format!("{}-{seed}", game.name())).with_extension(ending)
}
