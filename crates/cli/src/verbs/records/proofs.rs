//! Proofs of bounds for outside checkers: written, and verified at once where the checker is VeriPB.

use super::stopped;
use crate::failure::Failure;
use crate::{budget, output};
use quadrille_core::{Budget, Locale, message};
use quadrille_proof::checker;
use quadrille_records::{Notation, Record, Refuted, Term};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// The checker takes no longer for one of these small programs, or something is wrong.
const LIMIT: Duration = Duration::from_secs(600);
/// The only verdict that is believed.
const VERIFIED: &str = "s VERIFIED UNSATISFIABLE";

/// Writes `NAME.opb` and `NAME.pbp`, or `NAME.cnf` and `NAME.lrat`, for every program into a new folder. VeriPB is asked
/// about each at once; a checker of LRAT is for the user to ask.
pub fn write(
    record: &Record,
    term: &Term,
    folder: &Path,
    budget: &mut Budget,
    locale: Locale,
) -> Result<ExitCode, Failure> {
    let Some(prove) = record.prove else {
        return Err(Failure::new(message!("records-no-proofs", name = record.name)));
    };
    fs::create_dir(folder).map_err(|error| Failure::from(error).within(folder.display()))?;
    let (mut verified, mut written, mut trouble) = (0, 0, Ok(()));
    let ended = prove(term, budget, &mut |refuted| {
        trouble = match refuted.notation {
            Notation::VeriPb => verify(&refuted, folder),
            Notation::Lrat => files(&refuted, folder, ["cnf", "lrat"]).map(|_| ()),
        };
        verified += usize::from(refuted.notation == Notation::VeriPb);
        written += 1;
        trouble.is_ok()
    });
    trouble?;
    if let Err(stop) = ended {
        return Ok(stopped(term.n, stop, locale));
    }
    let line = if verified == written {
        message!("records-verified", n = term.n, programs = verified)
    } else {
        message!("records-written", n = term.n, folder = folder.display().to_string())
    };
    output::print_line(&locale.say(&line))?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the program and the proof.
fn files(refuted: &Refuted, folder: &Path, endings: [&str; 2]) -> Result<[PathBuf; 2], Failure> {
    let paths = endings.map(|ending| folder.join(format!("{}.{ending}", refuted.name)));
    output::write_file(&paths[0], |out| out.write_all(refuted.program.as_bytes()))?;
    output::write_file(&paths[1], |out| out.write_all(&refuted.proof))?;
    Ok(paths)
}

fn verify(refuted: &Refuted, folder: &Path) -> Result<(), Failure> {
    let Some(program) = checker::find() else {
        return Err(Failure::new(message!("verify-no-checker")));
    };
    let [opb, pbp] = files(refuted, folder, ["opb", "pbp"])?;
    let refused = || Failure::new(message!("records-refused")).within(pbp.display());
    if checker::unchecked(&refuted.proof).is_some() {
        return Err(refused());
    }
    let said = checker::run(&program, &opb, &pbp, LIMIT, &budget::interrupt())?;
    if said.iter().map(String::as_str).eq([VERIFIED]) { Ok(()) } else { Err(refused()) }
}
