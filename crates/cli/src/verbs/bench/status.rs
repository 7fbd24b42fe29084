//! `quadrille bench status`: how far the work in a shared store is.

use super::set;
use crate::failure::Failure;
use crate::{language, output};
use clap::{Arg, ArgAction, ArgMatches, Command};
use quadrille_bench::store::{Queue, Standing};
use quadrille_bench::work::SOLVE_QUEUE;
use quadrille_core::{Locale, Message, message};
use std::collections::HashMap;
use std::process::ExitCode;

/// More tasks than this that were set aside are only counted.
const MAX_SHOWN: usize = 20;

pub fn command(name: &'static str) -> Command {
    Command::new(name)
        .about("How far the work in a shared store is, and what was set aside")
        .after_help("Example:\n  quadrille bench status --store postgres://me@host/lab")
        .arg(set::server_argument())
        .arg(Arg::new("campaign").long("campaign").value_name("NAME").help("Only this campaign"))
        .arg(
            Arg::new("reopen")
                .long("reopen")
                .action(ArgAction::SetTrue)
                .help("Let workers try again what was set aside"),
        )
        .arg(
            Arg::new("json")
                .long("json")
                .action(ArgAction::SetTrue)
                .help("One object a line, one line a queue"),
        )
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let mut store = set::server(arguments)?.open_queue()?;
    let locale = language::of(arguments);
    let mut queues = store.queues()?;
    if let Some(name) = arguments.get_one::<String>("campaign") {
        let wanted = format!("{SOLVE_QUEUE}{name}");
        let known: Vec<&str> = queues.iter().filter_map(|q| q.strip_prefix(SOLVE_QUEUE)).collect();
        if !known.contains(&name.as_str()) {
            let known = known.join(", ");
            return Err(Failure::new(message!(
                "bench-no-campaign",
                name = name.clone(),
                known = known
            )));
        }
        queues = vec![wanted];
    }
    for queue in &queues {
        if arguments.get_flag("reopen") {
            store.reopen(queue)?;
        }
        tell(arguments, locale, &mut *store, queue)?;
    }
    if queues.is_empty() {
        output::print_line(&locale.say(&message!("bench-nothing-submitted")))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What puzzles are called, by the hashes that name them among tasks.
fn puzzles(store: &mut dyn Queue) -> Result<HashMap<String, String>, Failure> {
    Ok(store.instances()?.into_iter().map(|one| (one.hash.to_string(), one.name)).collect())
}

/// A task as its users know it: a solve by its puzzle's name and its method.
fn shown(task: &str, puzzles: &HashMap<String, String>) -> String {
    match serde_json::from_str::<(String, String, String, String, u64)>(task) {
        Ok((hash, method, _, options, seed)) => {
            let puzzle = puzzles.get(&hash).unwrap_or(&hash);
            let more = [options, seed.to_string()];
            let more = more.iter().filter(|more| !more.is_empty() && *more != "0");
            [puzzle, &method].into_iter().chain(more).cloned().collect::<Vec<_>>().join(" ")
        }
        Err(_) => task.to_string(),
    }
}

/// How far a queue is, in one line.
pub fn line(queue: &str, standing: &Standing) -> Message {
    message!(
        "bench-standing",
        queue = queue.to_string(),
        done = standing.done,
        total = standing.total,
        held = standing.held,
        workers = standing.workers,
        aside = standing.aside.len()
    )
}

fn tell(
    arguments: &ArgMatches,
    locale: Locale,
    store: &mut dyn Queue,
    queue: &str,
) -> Result<(), Failure> {
    let standing = store.standing(queue)?;
    if arguments.get_flag("json") {
        let left = standing.left();
        let Standing { total, done, held, workers, aside } = standing;
        let aside: Vec<_> = aside
            .iter()
            .map(|(task, why)| serde_json::json!({ "task": task, "why": why }))
            .collect();
        let line = serde_json::json!({ "queue": queue, "total": total, "done": done, "left": left,
            "held": held, "workers": workers, "aside": aside });
        return Ok(output::print_line(&line.to_string())?);
    }
    output::print_line(&locale.say(&line(queue, &standing)))?;
    let aside = &standing.aside;
    let names = if aside.is_empty() { HashMap::new() } else { puzzles(store)? };
    for (task, why) in aside.iter().take(MAX_SHOWN) {
        output::print_line(&format!("  {}: {why}", shown(task, &names)))?;
    }
    if aside.len() > MAX_SHOWN {
        output::print_line(
            &locale.say(&message!("bench-more-aside", more = aside.len() - MAX_SHOWN)),
        )?;
    }
    Ok(())
}
