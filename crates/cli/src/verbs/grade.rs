//! `quadrille grade`: students' result files against the truth.

use crate::failure::Failure;
use crate::{budget, input, language, output};
use clap::{Arg, ArgMatches, Command, value_parser};
use quadrille_bench::dataset::Dataset;
use quadrille_bench::grade::{Graded, apart, grade, write};
use quadrille_core::{Locale, Message, message};
use quadrille_games::reading;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let folder = |name: &'static str, shown: &'static str, help: &'static str| {
        Arg::new(name)
            .value_name(shown)
            .required(true)
            .value_parser(value_parser!(PathBuf))
            .help(help)
    };
    let command = Command::new(name)
        .about("Grade result files: every solution refereed, every claim checked")
        .after_help(
            "RES holds a folder a method and in it a file an instance, named like the instance\n\
             (or with its numbers, as cplex_1.txt for instance_1.txt), as the reports' programs write\n\
             them: a solution (quoted, a matrix, a grid, or the printed board), solveTime, isOptimal.\n\
             Files are read and never run. Claims are held against what is proved here; the\n\
             counterexample is shown. Exit status 0 if everything is right, 1 otherwise.\n\n\
             Examples:\n  \
             quadrille grade data res --game towers\n  \
             quadrille grade data res --game towers --out grades",
        )
        .arg(folder("data", "DATA", "The folder of instances"))
        .arg(folder("results", "RES", "The folder of results"))
        .arg(output::out_folder("Write grade.html and grade.csv into this folder"))
        .arg(budget::time_limit("60"))
        .arg(budget::memory_limit());
    input::reading_options(command)
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let named = |name: &str| arguments.get_one::<PathBuf>(name).expect("clap requires it");
    let game = arguments.get_one::<String>("game").map(|name| reading::game(name)).transpose()?;
    let options = crate::options::given(arguments, &[crate::options::READ]);
    let data = Dataset::open(named("data"), game, &options)?;
    let graded = grade(&data, named("results"), || budget::of(arguments))?;
    let locale = language::of(arguments);
    if let Some(folder) = arguments.get_one::<PathBuf>("out") {
        write(&graded, folder, locale)?;
    }
    for line in graded.iter().filter(|line| !line.mark.is_right()) {
        output::print_line(&told(line, locale))?;
    }
    for path in apart(&data, named("results"))? {
        let told = message!("grade-apart", file = path.display().to_string());
        output::print_line(&locale.say(&told))?;
    }
    let mut counts: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for line in &graded {
        let entry = counts.entry(&line.method).or_default();
        entry.0 += usize::from(line.mark.is_right());
        entry.1 += 1;
    }
    for (method, (right, all)) in counts {
        let method = if method.is_empty() { "." } else { method };
        let told = message!("grade-summary", method = method.to_string(), right = right, all = all);
        output::print_line(&locale.say(&told))?;
    }
    let all_right = graded.iter().all(|line| line.mark.is_right());
    Ok(ExitCode::from(u8::from(!all_right)))
}

fn told(line: &Graded, locale: Locale) -> String {
    let Graded { method, instance, mark, why, .. } = line;
    let place = if method.is_empty() { instance.clone() } else { format!("{method}/{instance}") };
    let within = |place: Message, what: Message| message!("cli-within", place = place, what = what);
    let mark = match why {
        None => mark.name(),
        Some(why) => within(mark.name(), why.clone()),
    };
    locale.say(&within(Message::verbatim(place), mark))
}
