//! `quadrille explain`: a solution as a chain of reasons.

use crate::failure::Failure;
use crate::language;
use crate::{budget, input, output};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use quadrille_core::{Explanation, Locale, Message, message};
use std::ffi::OsString;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Solve step by step as a person would, with the reason of every step")
        .after_help(
            "Examples:\n  \
             quadrille explain towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1\n  \
             quadrille explain puzzle.csv --game towers --json\n  \
             quadrille explain unruly:6x6:DgGEbabcf --shortest\n  \
             quadrille explain unruly:6x6:DgGEbabcf --language fr",
        );
    with_progress(input::puzzle_arguments(command))
}

/// What `explain` and `hint` have in common.
pub fn with_progress(command: Command) -> Command {
    command
        .arg(
            Arg::new("progress")
                .long("progress")
                .value_name("STATE")
                .value_parser(value_parser!(OsString))
                .help("The position to go on from: moves such as r1c2=3 joined by ; or a file"),
        )
        .arg(
            Arg::new("json")
                .long("json")
                .action(ArgAction::SetTrue)
                .help("Print the explanation as one JSON object"),
        )
        .arg(
            Arg::new("shortest")
                .long("shortest")
                .action(ArgAction::SetTrue)
                .help("Steps that provably cite the fewest clues and cells, instead of techniques"),
        )
        .arg(budget::time_limit("60"))
        .arg(budget::memory_limit())
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    steps(arguments, usize::MAX)
}

/// Explains up to `limit` steps.
pub fn steps(arguments: &ArgMatches, limit: usize) -> Result<ExitCode, Failure> {
    let puzzle = input::puzzle(arguments)?;
    let progress = match arguments.get_one::<OsString>("progress") {
        Some(text) => Some(input::text_or_file(text)?),
        None => None,
    };
    let mut budget = budget::of(arguments);
    // What programs read changes its language only when they ask for it by name.
    let locale = match arguments.get_flag("json") {
        true => language::named(arguments).unwrap_or_default(),
        false => language::of(arguments),
    };
    let position = match &progress {
        Some(text) => puzzle.position(text.trim_end())?,
        None => puzzle.start(),
    };
    let explained = match arguments.get_flag("shortest") {
        true => quadrille_games::shortest::explain(&*position, limit, locale, &mut budget)?,
        false => position.explain(limit, locale, &mut budget),
    };
    match explained {
        Ok(explanation) if arguments.get_flag("json") => {
            let line = serde_json::to_string(&explanation).map_err(Failure::foreign);
            output::print_line(&line?)?;
            Ok(ExitCode::SUCCESS)
        }
        Ok(explanation) => {
            output::print(text(&explanation, limit, locale).as_bytes())?;
            Ok(ExitCode::SUCCESS)
        }
        Err(stop) => {
            let why = message!("explain-none", why = stop.message());
            crate::output::complain!("{}", locale.say(&why));
            Ok(ExitCode::from(1))
        }
    }
}

fn text(explanation: &Explanation, limit: usize, locale: Locale) -> String {
    let mut out = String::new();
    for (number, step) in explanation.steps.iter().enumerate() {
        if limit > 1 {
            out.push_str(&format!("{:>3}. ", number + 1));
        }
        out.push_str(&format!("{}\n", step.text));
        let indent = if limit > 1 { "     " } else { "" };
        out.push_str(&format!("{indent}[{}] {}\n", step.technique, step.effects.join(", ")));
    }
    if let Some(note) = &explanation.note {
        out.push_str(&format!("{note}\n"));
    }
    if limit > 1 {
        out.push_str(&summary(explanation, locale));
    }
    out
}

/// The last line: how it ended, and how hard it was.
fn summary(explanation: &Explanation, locale: Locale) -> String {
    let Explanation { solved, difficulty, score, ref steps, .. } = *explanation;
    let end = message!(
        "explained",
        solved = if solved { "yes" } else { "no" },
        steps = steps.len(),
        rated = if difficulty.is_some() { "yes" } else { "no" },
        level = Message::new(format!("level-{}", difficulty.unwrap_or("easy"))),
        score = score
    );
    format!("{}\n", locale.say(&end))
}
