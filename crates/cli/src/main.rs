//! The `quadrille` command: one file a verb, one row a verb in [`verbs::VERBS`].

mod budget;
mod engines;
mod failure;
mod in_order;
mod input;
mod language;
mod lines;
mod options;
mod output;
mod verbs;
mod version;

use clap::Command;
use failure::Failure;
use quadrille_core::message;
use std::process::ExitCode;

fn main() -> ExitCode {
    if let Some(served) = engines::served() {
        return if served.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    // Where the first word is a verb, nobody will see the others.
    let first = std::env::args_os().nth(1).and_then(|word| word.into_string().ok());
    let verb = verbs::VERBS.iter().find(|verb| Some(verb.name) == first.as_deref());
    let mut command = verb.map_or_else(command, |verb| command_of(std::slice::from_ref(verb)));
    // Asking the engines for their versions means loading them, so only when somebody asks.
    if matches!(first.as_deref(), Some("--version" | "-V")) {
        command = command.version(version::full());
    }
    let matches = match command.try_get_matches() {
        Ok(matches) => matches,
        Err(message) => {
            // clap prints help and version to standard output and complaints to standard error.
            let _ = message.print();
            return ExitCode::from(if message.use_stderr() { 2 } else { 0 });
        }
    };
    let locale = language::of(&matches);
    let outcome = match matches.subcommand() {
        Some((name, arguments)) => match verbs::VERBS.iter().find(|verb| verb.name == name) {
            Some(verb) => (verb.run)(arguments),
            None => Err(Failure::new(message!("cli-no-verb", name = name.to_string()))),
        },
        None => Err(Failure::new(message!("cli-name-a-verb"))),
    };
    match outcome {
        Ok(code) => code,
        // Whoever reads our output has gone away (`quadrille ... | head`): that is no error.
        Err(failure) if failure.broken_pipe => ExitCode::SUCCESS,
        Err(failure) => {
            let error = message!("cli-error", what = failure.told(locale));
            crate::output::complain!("{}", locale.say(&error));
            ExitCode::from(2)
        }
    }
}

/// The whole command line.
fn command() -> Command {
    command_of(verbs::VERBS)
}

/// The command line with these verbs.
fn command_of(verbs: &[verbs::Verb]) -> Command {
    Command::new("quadrille")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Solves, generates, explains and draws five grid games")
        .after_help(
            "PUZZLE is a file (or - for standard input) in any notation the game reads, a game ID such as\n\
             towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1, or a puzz.link address.\n\n\
             Examples:\n  \
             quadrille solve towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1\n  \
             quadrille generate towers --size 6 --difficulty hard\n  \
             quadrille explain puzzle.csv --game towers\n\n\
             Exit status: 0 definite answer, 1 no answer within the limits (or a wrong solution, for\n\
             `check`), 2 bad usage or bad input.",
        )
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(language::argument())
        .subcommands(verbs.iter().map(|verb| (verb.command)(verb.name)))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_consistent() {
        super::command().debug_assert();
    }
}
