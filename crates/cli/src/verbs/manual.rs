//! `quadrille completions` and `quadrille man`: the command line, told to shells and to `man`.

use crate::failure::Failure;
use crate::output;
use clap::{Arg, ArgMatches, Command, value_parser};
use clap_complete::Shell;
use std::path::PathBuf;
use std::process::ExitCode;

pub fn completions_command(name: &'static str) -> Command {
    Command::new(name)
        .about("Print what a shell needs to complete quadrille's arguments")
        .arg(
            Arg::new("shell")
                .value_name("SHELL")
                .required(true)
                .value_parser(value_parser!(Shell))
                .help("The shell"),
        )
        .after_help(
            "Example:\n  quadrille completions fish > ~/.config/fish/completions/quadrille.fish",
        )
}

pub fn run_completions(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let shell = *arguments.get_one::<Shell>("shell").expect("clap requires it");
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut crate::command(), "quadrille", &mut script);
    output::print(&script)?;
    Ok(ExitCode::SUCCESS)
}

pub fn man_command(name: &'static str) -> Command {
    Command::new(name)
        .about("Write the manual pages, one a verb")
        .arg(
            output::out_folder("The folder to write them to; it is made if need be").required(true),
        )
        .after_help("Example:\n  quadrille man --out ~/.local/share/man/man1")
}

pub fn run_man(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let folder = arguments.get_one::<PathBuf>("out").expect("clap requires it");
    std::fs::create_dir_all(folder).map_err(|e| Failure::from(e).within(folder.display()))?;
    let mut whole = crate::command().disable_help_subcommand(true);
    whole.build();
    let mut pages = vec![("quadrille".to_string(), whole.clone())];
    for verb in whole.get_subcommands().filter(|verb| !verb.is_hide_set()) {
        let name = format!("quadrille-{}", verb.get_name());
        pages.push((name.clone(), verb.clone().name(name)));
    }
    for (name, command) in pages {
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page)?;
        output::write_file(&folder.join(format!("{name}.1")), |out| out.write_all(&page))?;
    }
    Ok(ExitCode::SUCCESS)
}
