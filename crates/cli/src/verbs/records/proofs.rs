//! Proofs of bounds for the outside checker: written, and verified by it at once.

use super::stopped;
use crate::failure::Failure;
use crate::{budget, output};
use quadrille_core::{Budget, Locale, message};
use quadrille_proof::checker;
use quadrille_records::{Record, Refuted, Term};
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

/// The checker takes no longer for one of these small programs, or something is wrong.
const LIMIT: Duration = Duration::from_secs(600);
/// The only verdict that is believed.
const VERIFIED: &str = "s VERIFIED UNSATISFIABLE";

/// Writes `NAME.opb` and `NAME.pbp` for every program into a new folder and asks the checker about each.
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
    let Some(program) = checker::find() else {
        return Err(Failure::new(message!("verify-no-checker")));
    };
    fs::create_dir(folder).map_err(|error| Failure::from(error).within(folder.display()))?;
    let (mut verified, mut trouble) = (0, Ok(()));
    let ended = prove(term, budget, &mut |refuted| {
        trouble = verify(&refuted, folder, &program);
        verified += usize::from(trouble.is_ok());
        trouble.is_ok()
    });
    trouble?;
    if let Err(stop) = ended {
        return Ok(stopped(term.n, stop, locale));
    }
    let line = message!("records-verified", n = term.n, programs = verified);
    output::print_line(&locale.say(&line))?;
    Ok(ExitCode::SUCCESS)
}

fn verify(refuted: &Refuted, folder: &Path, program: &Path) -> Result<(), Failure> {
    let file = |ending: &str| folder.join(format!("{}.{ending}", refuted.name));
    let (opb, pbp) = (file("opb"), file("pbp"));
    output::write_file(&opb, |out| out.write_all(refuted.program.as_bytes()))?;
    output::write_file(&pbp, |out| out.write_all(refuted.proof.as_bytes()))?;
    let refused = || Failure::new(message!("records-refused")).within(pbp.display());
    if checker::unchecked(refuted.proof.as_bytes()).is_some() {
        return Err(refused());
    }
    let said = checker::run(program, &opb, &pbp, LIMIT, &budget::interrupt())?;
    if said.iter().map(String::as_str).eq([VERIFIED]) { Ok(()) } else { Err(refused()) }
}
