//! `quadrille relax`: the linear relaxation of a puzzle's program on its board, or all its programs side by side.

use crate::failure::Failure;
use crate::{budget, input, language, output};
use clap::{Arg, ArgAction, ArgMatches, Command};
use quadrille_core::lens::{Formulation, RelaxationSeen, Shade};
use quadrille_core::{Cell, DynPuzzle, Locale, Options, Stop, message};
use quadrille_draw::Look;
use quadrille_games::lens;
use std::fmt::Write;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Show the linear relaxation of a puzzle's integer program, or compare its programs")
        .after_help(
            "Examples:\n  \
             quadrille relax unruly:6x6:faCADAJeBd\n  \
             quadrille relax unruly:6x6:faCADAJeBd --method mip-2colour --to svg --out relaxed.svg\n  \
             quadrille relax unruly:6x6:faCADAJeBd --fix x_r1c1=1 --fix x_r1c2=0\n  \
             quadrille relax unruly:6x6:faCADAJeBd --all",
        );
    input::puzzle_arguments(command)
        .arg(super::model::program())
        .arg(
            Arg::new("fix")
                .long("fix")
                .value_name("VARIABLE=VALUE")
                .action(ArgAction::Append)
                .help("Fix a variable of the program to 0 or 1, as a branch does"),
        )
        .arg(
            Arg::new("layer").long("layer").value_name("NAME").help(
                "Where a cell has several variables, show those of this height, colour or step",
            ),
        )
        .arg(
            Arg::new("all")
                .long("all")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["method", "fix", "layer"])
                .help("Compare all programs: size, root bound, nodes of bnb, rounds of cuts"),
        )
        .arg(
            Arg::new("branching")
                .long("branching")
                .value_name("RULE")
                .requires("all")
                .help("Which fraction bnb branches on (see `solve`)"),
        )
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("FORMAT")
                .default_value("text")
                .value_parser(["text", "json", "svg"])
                .help("text, json, or a picture of the board"),
        )
        .arg(budget::time_limit("60"))
        .arg(budget::memory_limit())
        .arg(output::out("Write to a file instead of standard output"))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let puzzle = input::puzzle(arguments)?;
    let locale = language::of(arguments);
    let to = arguments.get_one::<String>("to").map_or("text", String::as_str);
    if arguments.get_flag("all") {
        return all(arguments, &*puzzle, to, locale);
    }
    let method = arguments.get_one::<String>("method").map(String::as_str);
    let fixes: Vec<&String> = arguments.get_many("fix").unwrap_or_default().collect();
    let decisions = fixes.into_iter().map(|text| decision(text)).collect::<Result<Vec<_>, _>>()?;
    let mut budget = budget::of(arguments);
    let told = lens::relaxation(&*puzzle, method, &decisions, true, &mut budget)?;
    let seen = match told {
        Ok(seen) => seen,
        Err(stop) => return Ok(stopped(stop, locale)),
    };
    let layer = arguments.get_one::<String>("layer").map(String::as_str);
    if let Some(name) = layer
        && !seen.layers.iter().any(|layer| layer == name)
        && seen.feasible
    {
        if seen.layers.iter().all(String::is_empty) {
            return Err(Failure::new(message!("relax-no-layers", name = name.to_string())));
        }
        let known = seen.layers.join(", ");
        return Err(Failure::new(message!(
            "relax-no-layer",
            name = name.to_string(),
            known = known
        )));
    }
    let text = match to {
        "json" => serde_json::to_string(&seen).map_err(Failure::foreign)? + "\n",
        "svg" => quadrille_draw::shades(&puzzle.start().view()?, &seen, layer, Look::default()),
        _ => told_in_words(&seen, layer, locale),
    };
    output::write(arguments, text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn stopped(stop: Stop, locale: Locale) -> ExitCode {
    output::complain!("{}", locale.say(&message!("lens-stopped", why = stop.message())));
    ExitCode::from(1)
}

/// `x_r1c1=1`.
fn decision(text: &str) -> Result<(String, bool), Failure> {
    match text.rsplit_once('=') {
        Some((name, "0")) => Ok((name.to_string(), false)),
        Some((name, "1")) => Ok((name.to_string(), true)),
        _ => Err(Failure::new(message!("relax-fix", text = text.to_string()))),
    }
}

fn told_in_words(seen: &RelaxationSeen, layer: Option<&str>, locale: Locale) -> String {
    let mut out = board(seen, layer);
    let say = |message| locale.say(&message) + "\n";
    let size = &seen.size;
    let program = seen.program.clone();
    out += &say(message!(
        "relax-size",
        program = program,
        rows = size.rows,
        columns = size.columns,
        nonzeros = size.nonzeros
    ));
    if !seen.feasible {
        return out + &say(message!("relax-infeasible"));
    }
    out += &match (seen.bound, seen.optimum, seen.gap) {
        (Some(bound), Some(optimum), Some(gap)) => say(message!(
            "relax-gap",
            bound = format!("{bound:.4}"),
            optimum = optimum,
            gap = format!("{:.2}", 100.0 * gap)
        )),
        (Some(bound), ..) => say(message!("relax-bound", bound = format!("{bound:.4}"))),
        (None, ..) => say(message!("relax-any")),
    };
    out + &say(message!(
        "relax-fractional",
        variables = seen.fractional,
        cells = seen.fractional_cells,
        all = seen.cells.len()
    ))
}

/// The board in letters: what a cell is, or its fractions.
fn board(seen: &RelaxationSeen, layer: Option<&str>) -> String {
    let rows = seen.cells.iter().map(|shade| shade.cell.row + 1).max().unwrap_or(0);
    let cols = seen.cells.iter().map(|shade| shade.cell.col + 1).max().unwrap_or(0);
    let mut texts = vec![String::new(); rows * cols];
    for shade in &seen.cells {
        let Cell { row, col } = shade.cell;
        texts[row * cols + col] = in_cell(shade, layer, seen.layers.len());
    }
    let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let mut out = String::new();
    for line in texts.chunks(cols.max(1)) {
        let mut text = String::new();
        line.iter().for_each(|cell| {
            let _ = write!(text, "{cell:>width$}  ");
        });
        let _ = writeln!(out, "{}", text.trim_end());
    }
    out
}

fn in_cell(shade: &Shade, layer: Option<&str>, layers: usize) -> String {
    let share = |value: f64| match value {
        value if (value - value.round()).abs() < 1e-6 => format!("{}", value.round()),
        value => format!("{value:.2}"),
    };
    let of =
        |says: &str| shade.parts.iter().find(|part| part.says == says).map_or(0.0, |p| p.value);
    match (layer, shade.parts.as_slice()) {
        (Some(layer), _) => share(of(layer)),
        (None, parts) if layers == 1 => share(parts.first().map_or(0.0, |part| part.value)),
        (None, [one]) if shade.doubt == 0.0 => one.says.clone(),
        (None, []) => if shade.doubt > 0.0 { "?" } else { "." }.to_string(),
        (None, parts) => parts.iter().map(|part| part.says.as_str()).collect::<Vec<_>>().join("/"),
    }
}

fn all(
    arguments: &ArgMatches,
    puzzle: &dyn DynPuzzle,
    to: &str,
    locale: Locale,
) -> Result<ExitCode, Failure> {
    if to == "svg" {
        return Err(Failure::new(message!("relax-all-svg")));
    }
    let mut options = Options::new();
    if let Some(rule) = arguments.get_one::<String>("branching") {
        options.set("branching", rule);
    }
    let mut budget = budget::of(arguments);
    let rows = match lens::formulations(puzzle, &options, &mut budget)? {
        Ok(rows) => rows,
        Err(stop) => return Ok(stopped(stop, locale)),
    };
    let text = match to {
        "json" => serde_json::to_string(&rows).map_err(Failure::foreign)? + "\n",
        _ => table(&rows, locale),
    };
    output::write(arguments, text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn table(rows: &[Formulation], locale: Locale) -> String {
    let heads = [
        "relax-head-program",
        "relax-head-rows",
        "relax-head-columns",
        "relax-head-nonzeros",
        "relax-head-bound",
        "relax-head-gap",
        "relax-head-fractional",
        "relax-head-nodes",
        "relax-head-rounds",
        "relax-head-seconds",
        "relax-head-verdict",
    ];
    let mut lines: Vec<Vec<String>> =
        vec![heads.iter().map(|key| locale.say(&quadrille_core::Message::new(*key))).collect()];
    let or_dash = |value: Option<String>| value.unwrap_or_else(|| "-".to_string());
    for row in rows {
        lines.push(vec![
            row.name.clone(),
            row.size.rows.to_string(),
            row.size.columns.to_string(),
            row.size.nonzeros.to_string(),
            or_dash(row.bound.map(|bound| format!("{bound:.3}"))),
            or_dash(row.gap.map(|gap| format!("{:.2} %", 100.0 * gap))),
            or_dash(row.fractional.map(|count| count.to_string())),
            row.nodes.to_string(),
            or_dash(row.rounds.map(|rounds| rounds.to_string())),
            format!("{:.3}", row.seconds),
            locale.say(&message!("verdict-word", verdict = row.verdict.word())),
        ]);
    }
    let width =
        |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    let mut out = String::new();
    for line in &lines {
        let mut text = format!("{:<1$}", line[0], widths[0]);
        for (cell, width) in line.iter().zip(&widths).skip(1) {
            let _ = write!(text, "  {cell:>width$}");
        }
        let _ = writeln!(out, "{text}");
    }
    out
}
