//! A census kept as bits: all in memory, and now and then written to a file to go on from.

use super::Trouble;
use crate::failure::Failure;
use crate::output;
use quadrille_core::{Budget, message};
use quadrille_games::pegs::census::{BitCensus, Census, Line};
use std::fs::File;
use std::io::{BufReader, ErrorKind};
use std::path::Path;
use std::time::{Duration, Instant};

/// What took less time than this is sooner done again than read.
const WORTH_KEEPING: Duration = Duration::from_secs(20);

/// Counts with bits; nothing for boards where that is not possible.
pub fn count(
    census: &Census,
    folder: Option<&Path>,
    mut budget: Budget,
) -> Result<Option<Vec<Line>>, Trouble> {
    let file = folder.map(|folder| folder.join("positions.bits"));
    let Some(mut bits) = BitCensus::new(census, &mut budget)? else { return Ok(None) };
    if let Some(file) = &file {
        go_on(&mut bits, file, &budget)?;
    }
    let mut saved = Instant::now();
    let outcome = loop {
        let next = bits.next(&budget);
        let (done, pegs) = (census.pegs() - bits.level(), u64::from(census.pegs()));
        budget.report("progress-census", u64::from(done), pegs);
        let more = matches!(next, Ok(true));
        if let Some(file) = &file
            && (next.is_err() || saved.elapsed() > WORTH_KEEPING)
        {
            save(&bits, file)?;
            saved = Instant::now();
        }
        if !more {
            break next;
        }
    };
    outcome?;
    Ok(Some(bits.finish(&budget)?))
}

fn save(bits: &BitCensus<'_>, file: &Path) -> Result<(), Failure> {
    output::write_file(file, |out| bits.write(out))
}

/// Reads what an earlier run left, if there is something.
fn go_on(bits: &mut BitCensus<'_>, file: &Path, budget: &Budget) -> Result<(), Trouble> {
    let damaged = || Failure::new(message!("census-damaged")).within(file.display());
    let open = match File::open(file) {
        Ok(open) => open,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(Failure::from(error).within(file.display()).into()),
    };
    match bits.read(&mut BufReader::new(open), budget) {
        Ok(whole) => match whole? {
            true => Ok(()),
            false => Err(damaged().into()),
        },
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Err(damaged().into()),
        Err(error) => Err(Failure::from(error).within(file.display()).into()),
    }
}
