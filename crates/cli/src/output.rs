//! Writing results: to standard output, or to a file whole or not at all.

use crate::failure::Failure;
use clap::{Arg, ArgMatches};
use quadrille_bench::files::write_whole;
use quadrille_core::DynPuzzle;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// `--to text` or `--to json`, for what is told either way.
pub fn text_or_json() -> Arg {
    Arg::new("to")
        .long("to")
        .value_name("FORMAT")
        .default_value("text")
        .value_parser(["text", "json"])
        .help("text or json")
}

/// `--out FILE`.
pub fn out(help: &'static str) -> Arg {
    Arg::new("out")
        .long("out")
        .short('o')
        .value_name("FILE")
        .value_parser(clap::value_parser!(PathBuf))
        .help(help)
}

/// `--out DIR`.
pub fn out_folder(help: &'static str) -> Arg {
    out(help).value_name("DIR")
}

/// Writes a file whole or not at all.
pub fn write_file(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    write_whole(path, fill).map_err(|error| Failure::from(error).within(path.display()))
}

/// Writes to `--out`, or to standard output when it is not given.
pub fn write(arguments: &ArgMatches, bytes: &[u8]) -> Result<(), Failure> {
    match arguments.get_one::<PathBuf>("out") {
        Some(path) => write_file(path, |out| out.write_all(bytes)),
        None => Ok(print(bytes)?),
    }
}

/// Prints `game:ID`, whole or not at all; boards too large for a report's ID included.
pub fn print_id(puzzle: &dyn DynPuzzle) -> Result<(), Failure> {
    let mut text = format!("{}:", puzzle.game()).into_bytes();
    puzzle.write_to("id", &mut text)?;
    text.push(b'\n');
    Ok(print(&text)?)
}

/// Writes to standard output at once.
pub fn print(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()
}

/// Writes a line to standard output at once, so that a batch can be followed.
pub fn print_line(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.write_all(b"\n")?;
    out.flush()
}

/// Writes a line to standard error. Nobody may be reading it any more, and that is no reason to stop.
macro_rules! complain {
    ($($text:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($text)*);
    }};
}
pub(crate) use complain;
