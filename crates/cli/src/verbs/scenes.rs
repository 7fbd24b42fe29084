//! `quadrille scenes`: an algorithm of the game's own at work, picture by picture.

use crate::failure::Failure;
use crate::{budget, input, language, output};
use clap::{Arg, ArgMatches, Command};
use quadrille_core::lens::{Scene, Scenes};
use quadrille_core::{Cell, DynPuzzle, Locale, message};
use std::fmt::Write;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Watch an algorithm at work: the augmenting paths of Pairs' flow, the pagoda functions of Pegs")
        .after_help(
            "Examples:\n  \
             quadrille scenes pairs:2x3:w1w1w1w1b1w1\n  \
             quadrille scenes pegs:english --to json",
        );
    input::puzzle_arguments(command)
        .arg(
            Arg::new("name")
                .long("name")
                .value_name("NAME")
                .help("paths (Pairs) or pagoda (Pegs); the game's own otherwise"),
        )
        .arg(output::text_or_json())
        .arg(budget::time_limit("60"))
        .arg(budget::memory_limit())
        .arg(output::out("Write to a file instead of standard output"))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let puzzle = input::puzzle(arguments)?;
    let named = arguments.get_one::<String>("name").map(String::as_str);
    let name = named.or(puzzle.scene_names().first().copied()).unwrap_or_default();
    let told = match puzzle.scenes(name, &mut budget::of(arguments))? {
        Ok(told) => told,
        Err(stop) => {
            let why = message!("scenes-stopped", why = stop.message());
            output::complain!("{}", language::of(arguments).say(&why));
            return Ok(ExitCode::from(1));
        }
    };
    let text = match arguments.get_one::<String>("to").map(String::as_str) {
        Some("json") => serde_json::to_string(&told).map_err(Failure::foreign)? + "\n",
        _ => in_words(&*puzzle, &told, language::of(arguments))?,
    };
    output::write(arguments, text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn in_words(puzzle: &dyn DynPuzzle, told: &Scenes, locale: Locale) -> Result<String, Failure> {
    let mut out = String::new();
    for (index, scene) in told.scenes.iter().enumerate() {
        let _ = writeln!(out, "{}. {}", index + 1, locale.say(&sentence(&told.name, scene)));
        if scene.weights.is_empty() {
            let mut position = puzzle.start();
            position.play_all(&scene.moves)?;
            out += &position.draw_text();
        } else {
            weights(&mut out, scene);
        }
    }
    Ok(out)
}

/// What a scene shows.
fn sentence(name: &str, scene: &Scene) -> quadrille_core::Message {
    let Scene { value, path, marked, .. } = scene;
    let list = |cells: &[Cell]| cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ");
    let limit = scene.limit.unwrap_or_default();
    match (name, scene.limit) {
        ("pagoda", _) => {
            let cell = list(marked);
            match *value < limit {
                true => message!("scenes-shut", cell = cell, value = *value, limit = limit),
                false => message!("scenes-open", cell = cell, value = *value, limit = limit),
            }
        }
        (_, None) => message!("scenes-path", path = list(path), pairs = *value),
        (_, Some(_)) => message!("scenes-cover", cells = list(marked), pairs = *value),
    }
}

/// The weights where the cells lie.
fn weights(out: &mut String, scene: &Scene) {
    let width = scene.weights.iter().map(|w| w.value.to_string().len()).max().unwrap_or(1) + 1;
    let rows = scene.weights.iter().map(|w| w.cell.row).max().map_or(0, |last| last + 1);
    for row in 0..rows {
        let mut line = String::new();
        for weight in scene.weights.iter().filter(|w| w.cell.row == row) {
            let gap = (width * weight.cell.col).saturating_sub(line.len());
            let _ = write!(line, "{:gap$}{:>width$}", "", weight.value);
        }
        let _ = writeln!(out, "{}", line.trim_end());
    }
}
