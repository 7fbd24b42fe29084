//! Writing results: to standard output, or to a file whole or not at all.

use crate::failure::Failure;
use clap::{Arg, ArgMatches};
use quadrille_core::DynPuzzle;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// `--out FILE`.
pub fn out(help: &'static str) -> Arg {
    Arg::new("out")
        .long("out")
        .short('o')
        .value_name("FILE")
        .value_parser(clap::value_parser!(PathBuf))
        .help(help)
}

/// Writes a file beside its place and renames it, so that nobody ever sees half of it.
pub fn write_file(
    path: &Path,
    fill: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let place = || -> io::Result<()> {
        let folder = match path.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        let mut part = tempfile::Builder::new().prefix(".quadrille-").tempfile_in(folder)?;
        {
            let mut buffer = BufWriter::new(part.as_file_mut());
            fill(&mut buffer)?;
            buffer.flush()?;
        }
        readable_by_others(part.as_file())?;
        part.as_file().sync_all()?;
        part.persist(path).map_err(|error| error.error)?;
        Ok(())
    };
    place().map_err(|error| Failure::from(error).within(path.display()))
}

/// Temporary files are private; what the user asked for is an ordinary file.
fn readable_by_others(file: &std::fs::File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        file.set_permissions(std::fs::Permissions::from_mode(0o644))?;
    }
    Ok(())
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
