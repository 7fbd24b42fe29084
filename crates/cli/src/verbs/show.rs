//! `quadrille show`: a picture of a puzzle or of its solution.

use crate::failure::Failure;
use crate::language;
use crate::{budget, input, output};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use quadrille_core::{Ask, Message, SolveReport, message};
use quadrille_draw::Look;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name).about("Draw a puzzle or its solution").after_help(
        "Examples:\n  \
         quadrille show puzzle.csv --game towers --to svg --out puzzle.svg\n  \
         quadrille show puzzle.csv --game towers --solve --to pdf --out solution.pdf\n  \
         quadrille show pegs:english --goal centre --solve --to animation --out play.svg",
    );
    input::puzzle_arguments(command)
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("FORMAT")
                .default_value("text")
                .value_parser(["text", "svg", "png", "pdf", "animation"])
                .help("Kind of picture; animation is an SVG whose pictures take turns"),
        )
        .arg(
            Arg::new("solution")
                .long("solution")
                .value_name("S")
                .conflicts_with("solve")
                .value_parser(value_parser!(OsString))
                .help("A solution to draw: its text, a file, or -"),
        )
        .arg(
            Arg::new("solve")
                .long("solve")
                .action(ArgAction::SetTrue)
                .help("Solve the puzzle first and draw the solution"),
        )
        .arg(budget::time_limit("60"))
        .arg(output::out("Write to a file instead of standard output"))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let puzzle = input::puzzle(arguments)?;
    let solution = match arguments.get_one::<OsString>("solution") {
        Some(text) => Some(input::text_or_file(text)?.trim().to_string()),
        None if arguments.get_flag("solve") => {
            let report = puzzle.solve(None, &Ask::default(), &mut budget::of(arguments))?;
            if report.solution.is_none() {
                output::complain!("{}", language::of(arguments).say(&nothing_to_draw(&report)));
                return Ok(ExitCode::from(1));
            }
            report.solution
        }
        None => None,
    };
    let kind = arguments.get_one::<String>("to").expect("has a default").as_str();
    if kind == "text" {
        let position = match &solution {
            Some(text) => puzzle.finished(text)?,
            None => puzzle.start(),
        };
        output::write(arguments, position.draw_text().as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    }
    let binary = !matches!(kind, "svg" | "animation");
    if binary && !arguments.contains_id("out") && std::io::stdout().is_terminal() {
        return Err(Failure::new(message!("show-terminal", kind = kind.to_string())));
    }
    let views = match &solution {
        Some(text) => puzzle.film(text)?,
        None => vec![puzzle.start().view()?],
    };
    let svg = match kind {
        "animation" => quadrille_draw::animated_svg(&views, Look::default()),
        _ => quadrille_draw::svg(&views, Look::default()),
    };
    let bytes = match kind {
        "svg" | "animation" => svg.into_bytes(),
        "png" => quadrille_draw::png(&svg, 2.0).map_err(Failure::foreign)?,
        _ => quadrille_draw::pdf(&svg).map_err(Failure::foreign)?,
    };
    output::write(arguments, &bytes)?;
    Ok(ExitCode::SUCCESS)
}

fn nothing_to_draw(report: &SolveReport) -> Message {
    let verdict = report.verdict.word();
    // The reason of a limit goes by its code; any other is said as it came.
    let reason = report.code.clone().map(Message::new);
    match reason.or(report.error.clone().map(Message::verbatim)) {
        Some(why) => message!("show-nothing-because", verdict = verdict, why = why),
        None => message!("show-nothing", verdict = verdict),
    }
}
