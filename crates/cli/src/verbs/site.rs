//! `quadrille site`: the page as a folder for any web host.

use crate::failure::Failure;
use crate::output;
use clap::{Arg, ArgMatches, Command};
use std::path::PathBuf;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    Command::new(name)
        .about("Write the web app as a folder that any web host can serve")
        .long_about(
            "Write the web app as a folder that any web host can serve, without this program beside it: the games run \
             inside the page. It has every method but mip, draws SVG, and after the first visit needs no network.",
        )
        .arg(
            output::out_folder("The folder to write; it is made if need be").required(true),
        )
        .arg(
            Arg::new("base")
                .long("base")
                .value_name("PATH")
                .value_parser(base)
                .help("The path it will have on its host, such as /games/; needed only where an address may lack the last slash"),
        )
        .after_help("Example:\n  quadrille site --out public")
}

/// A path that can stand in a page as it is.
fn base(text: &str) -> Result<String, String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/-._~".contains(c);
    match text.starts_with('/') && text.ends_with('/') && text.chars().all(plain) {
        true => Ok(text.to_string()),
        false => {
            Err("expected a path of letters, digits, - . _ ~ that begins and ends with /".into())
        }
    }
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let folder = arguments.get_one::<PathBuf>("out").expect("clap requires it");
    let base = arguments.get_one::<String>("base").map(String::as_str);
    for (path, content) in quadrille_service::site(base) {
        let place = folder.join(&path);
        let above = place.parent().unwrap_or(folder);
        std::fs::create_dir_all(above).map_err(|e| Failure::from(e).within(above.display()))?;
        output::write_file(&place, |out| out.write_all(&content))?;
    }
    Ok(ExitCode::SUCCESS)
}
