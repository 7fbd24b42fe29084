//! `quadrille serve` and `quadrille play`: the web app on a local port.

use crate::engines;
use crate::failure::Failure;
use crate::output;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use quadrille_bench::store::Place;
use quadrille_core::message;
use quadrille_service::{Config, Server};
use std::net::IpAddr;
use std::path::PathBuf;
use std::process::{ExitCode, Stdio};
use std::time::Duration;

pub fn command(name: &'static str) -> Command {
    let usual = Config::default();
    let about = match name {
        "play" => "Open the web app in your browser",
        _ => "Serve the web app and its JSON interface on a local port",
    };
    Command::new(name)
        .about(about)
        .arg(
            Arg::new("address")
                .long("address")
                .value_name("IP")
                .value_parser(value_parser!(IpAddr))
                .help(format!(
                    "Address to listen on; 0.0.0.0 lets other machines in [default: {}]",
                    usual.address
                )),
        )
        .arg(
            Arg::new("port")
                .long("port")
                .short('p')
                .value_name("PORT")
                .value_parser(value_parser!(u16))
                .help(format!(
                    "Port to listen on; 0 for any free one [default: {}, or a free one]",
                    usual.port
                )),
        )
        .arg(
            Arg::new("host-name")
                .long("host-name")
                .value_name("NAME")
                .action(ArgAction::Append)
                .help("Host name to answer to, beside addresses and localhost; may be repeated"),
        )
        .arg(
            Arg::new("data")
                .long("data")
                .value_name("DIR")
                .value_parser(value_parser!(PathBuf))
                .help("Folder with data sets of `quadrille bench`, whose campaigns the Lab opens"),
        )
        .arg(
            Arg::new("store")
                .long("store")
                .value_name("URL")
                .value_parser(|text: &str| match Place::parse(text) {
                    place @ Place::Server(_) => Ok(place),
                    Place::File(_) => Err("expected postgres://user@host/database".to_string()),
                })
                .help("A database that machines share, whose campaigns the Lab opens and whose collections puzzles are drawn from; what QUADRILLE_STORE says otherwise"),
        )
        .arg(
            Arg::new("workers")
                .long("workers")
                .value_name("N")
                .value_parser(value_parser!(u16).range(1..=256))
                .help(format!("Jobs that run at once [default: {}]", usual.limits.workers)),
        )
        .arg(
            Arg::new("max-time")
                .long("max-time")
                .value_name("SECONDS")
                .value_parser(value_parser!(u64).range(1..=86_400))
                .help(format!(
                    "The most time a job may ask for [default: {}]",
                    usual.limits.asked.max_time.as_secs()
                )),
        )
        .after_help(format!("Example:\n  quadrille {name} --port 8000"))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    serve(arguments, false)
}

pub fn run_and_open(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    serve(arguments, true)
}

fn serve(arguments: &ArgMatches, open: bool) -> Result<ExitCode, Failure> {
    let server = bind(arguments)?;
    let url = server.url()?;
    let address = server.address()?;
    let bound = match address.ip().is_unspecified() {
        true => format!(", listening on {address}"),
        false => String::new(),
    };
    if !address.ip().is_loopback() {
        output::complain!("{}", message!("cli-open-to-others", address = address.to_string()));
    }
    output::print_line(&format!("Quadrille is at {url}{bound} (Ctrl-C ends it)"))?;
    if open {
        open_browser(&url);
    }
    server.run()?;
    Ok(ExitCode::SUCCESS)
}

/// Takes the port that was asked for; without one the usual port, or a free one if that is taken.
fn bind(arguments: &ArgMatches) -> Result<Server, Failure> {
    let mut config = Config { workshop: Some(engines::workshop()), ..Config::default() };
    if let Some(address) = arguments.get_one::<IpAddr>("address") {
        config.address = *address;
    }
    if let Some(names) = arguments.get_many::<String>("host-name") {
        config.host_names = names.cloned().collect();
    }
    if let Some(folder) = arguments.get_one::<PathBuf>("data") {
        if !folder.is_dir() {
            return Err(Failure::new(message!("serve-folder")).within(folder.display()));
        }
        config.data.folder = Some(folder.clone());
    }
    let named = arguments.get_one::<Place>("store").cloned().or_else(Place::of_variable);
    config.data.server = named.filter(|place| matches!(place, Place::Server(_)));
    if let Some(workers) = arguments.get_one::<u16>("workers") {
        config.limits.workers = usize::from(*workers);
    }
    if let Some(seconds) = arguments.get_one::<u64>("max-time") {
        config.limits.asked.max_time = Duration::from_secs(*seconds);
        config.limits.asked.default_time =
            config.limits.asked.default_time.min(config.limits.asked.max_time);
    }
    let asked = arguments.get_one::<u16>("port").copied();
    config.port = asked.unwrap_or(config.port);
    let place = format!("{}:{}", config.address, config.port);
    match Server::bind(config.clone()) {
        Err(_) if asked.is_none() => Server::bind(Config { port: 0, ..config }),
        other => other,
    }
    .map_err(|error| Failure::from(error).at(message!("serve-listen", place = place)))
}

/// Whether a browser opens is not ours to promise: the address was printed.
fn open_browser(url: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let silent = std::process::Command::new(program)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    drop(silent);
}
