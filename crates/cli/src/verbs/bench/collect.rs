//! `quadrille bench collect`: waits for a submitted campaign and reports it.

use super::{report, set, status};
use crate::failure::Failure;
use crate::{budget, language, output};
use clap::{Arg, ArgAction, ArgMatches, Command};
use quadrille_bench::work::SOLVE_QUEUE;
use quadrille_core::message;
use std::process::ExitCode;
use std::time::{Duration, Instant};

const LOOK_EVERY: Duration = Duration::from_secs(1);
const LINE_EVERY: Duration = Duration::from_secs(30);

pub fn command(name: &'static str) -> Command {
    report::arguments(Command::new(name))
        .about("Wait until a submitted campaign is done, then report it as `bench report` does")
        .after_help(
            "Ends with status 1 where tasks were set aside: the report is then about the others.\n\n\
             Example:\n  quadrille bench collect towers-full --store postgres://me@host/lab",
        )
        .arg(
            Arg::new("no-wait")
                .long("no-wait")
                .action(ArgAction::SetTrue)
                .help("Report what there is now"),
        )
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let mut store = set::place(arguments).open_queue()?;
    let (_, campaign, _) = set::finished(arguments)?;
    let queue = format!("{SOLVE_QUEUE}{campaign}");
    let cancel = budget::interrupt();
    let locale = language::of(arguments);
    let mut last = Instant::now();
    let standing = loop {
        let standing = store.standing(&queue)?;
        let done = standing.left() == 0 || arguments.get_flag("no-wait");
        if done || cancel.is_cancelled() {
            break standing;
        }
        if last.elapsed() >= LINE_EVERY {
            last = Instant::now();
            let (done, total) = (standing.done, standing.total);
            let line =
                message!("bench-waiting", done = done, total = total, workers = standing.workers);
            output::complain!("{}", locale.say(&line));
        }
        std::thread::sleep(LOOK_EVERY);
    };
    let whole = standing.left() == 0 && standing.aside.is_empty();
    if !whole {
        output::complain!("{}", locale.say(&status::line(&queue, &standing)));
    }
    drop(store);
    let reported = report::run(arguments)?;
    Ok(if whole { reported } else { ExitCode::from(1) })
}
