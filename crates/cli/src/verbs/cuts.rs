//! `quadrille cuts`: an integer program solved round by round, each round adding the rows that its answer broke.

use crate::failure::Failure;
use crate::{budget, input, language, output};
use clap::{Arg, ArgMatches, Command};
use quadrille_core::lens::CutLoop;
use quadrille_core::{Cell, DynPuzzle, Locale, message};
use std::fmt::Write;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Show the rounds of the cut loop of Singles: each board, what is shut in, what is added")
        .after_help(
            "Examples:\n  \
             quadrille cuts singles:6x6:223436423531434425531366352114261246\n  \
             quadrille cuts singles:6x6:223436423531434425531366352114261246 --cut report --to json",
        );
    input::puzzle_arguments(command)
        .arg(
            Arg::new("cut")
                .long("cut")
                .value_name("KIND")
                .default_value("border")
                .help("border: one row for each area shut in; report: the report's own row"),
        )
        .arg(output::text_or_json())
        .arg(budget::time_limit("60"))
        .arg(budget::memory_limit())
        .arg(output::out("Write to a file instead of standard output"))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let puzzle = input::puzzle(arguments)?;
    let cut = arguments.get_one::<String>("cut").map_or("border", String::as_str);
    let told = puzzle.cut_loop(cut, &mut budget::of(arguments))?;
    let text = match arguments.get_one::<String>("to").map(String::as_str) {
        Some("json") => serde_json::to_string(&told).map_err(Failure::foreign)? + "\n",
        _ => in_words(&*puzzle, &told, language::of(arguments))?,
    };
    output::write(arguments, text.as_bytes())?;
    Ok(ExitCode::from(u8::from(!told.verdict.is_definite())))
}

fn in_words(puzzle: &dyn DynPuzzle, told: &CutLoop, locale: Locale) -> Result<String, Failure> {
    let mut out = String::new();
    let list = |cells: &Vec<Cell>| cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ");
    for (index, round) in told.rounds.iter().enumerate() {
        let _ = writeln!(out, "{}", locale.say(&message!("cuts-round", round = index + 1)));
        out += &puzzle.position(&round.progress)?.draw_text();
        for area in &round.shut_in {
            let _ = writeln!(out, "{}", locale.say(&message!("cuts-shut-in", cells = list(area))));
        }
        for cut in &round.cuts {
            let _ = writeln!(out, "{}", locale.say(&message!("cuts-added", cells = list(cut))));
        }
    }
    let verdict = message!("verdict-word", verdict = told.verdict.word());
    let end = message!(
        "cuts-end",
        verdict = verdict,
        rounds = told.rounds.len(),
        cuts = told.cuts(),
        rows = told.size.rows
    );
    let _ = writeln!(out, "{}", locale.say(&end));
    Ok(out)
}
