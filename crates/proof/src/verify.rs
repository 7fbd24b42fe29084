//! Checking a bundle: that it is whole, that its programs are those of its puzzle, and that the outside
//! checker accepts its proofs.

use crate::walker::{self, Walked};
use crate::{Failure, MANIFEST, Manifest, VERSION, checker, hash, sentence};
use quadrille_core::fields::quoted;
use quadrille_core::{CancelToken, Claim, Exhibit, Message, Options, Reader, message};
use quadrille_games::reading::Source;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::time::Duration;

/// The longest file that is read.
const MAX_FILE: u64 = 4 << 30;
/// The longest manifest that is read: it holds the puzzle and its answer.
const MAX_MANIFEST: u64 = 64 << 20;

/// A bundle that is whole and speaks about its puzzle; only the checker's word is missing.
pub struct Sound {
    claim: Message,
    exhibits: Vec<Exhibit>,
}

/// What the checker made of it.
pub enum Outcome {
    /// Every proof is accepted: this is what they show.
    Verified(Message),
    /// A proof is not.
    Refused(Message),
}

fn read(folder: &Path, name: &str, most: u64) -> Result<Vec<u8>, Failure> {
    let path = folder.join(name);
    let place = |error: std::io::Error| Failure::from(error).within(path.display());
    // A pipe would be waited for, a device read for ever, and a link may lead anywhere.
    let there = fs::symlink_metadata(&path).map_err(place)?;
    if !there.is_file() {
        return Err(Failure::new(message!("verify-no-file", file = quoted(name))));
    }
    if there.len() > most {
        return Err(Failure::new(message!("cli-longer", most = most)).within(path.display()));
    }
    let mut bytes = Vec::new();
    File::open(&path).and_then(|f| f.take(most + 1).read_to_end(&mut bytes)).map_err(place)?;
    if bytes.len() as u64 > most {
        return Err(Failure::new(message!("cli-longer", most = most)).within(path.display()));
    }
    Ok(bytes)
}

/// The names in a folder.
fn names(folder: &Path) -> Result<Vec<String>, Failure> {
    let place = |error: std::io::Error| Failure::from(error).within(folder.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(place)? {
        names.push(entry.map_err(place)?.file_name().to_string_lossy().into_owned());
    }
    Ok(names)
}

/// The files named and nothing else, unchanged.
fn contents(folder: &Path, manifest: &Manifest) -> Result<BTreeMap<String, Vec<u8>>, Failure> {
    let there = names(folder)?;
    let foreign =
        there.iter().find(|name| *name != MANIFEST && !manifest.files.contains_key(*name));
    if let Some(name) = foreign {
        return Err(Failure::new(message!("verify-foreign", file = quoted(name))));
    }
    let mut files = BTreeMap::new();
    for (name, wanted) in &manifest.files {
        if !there.contains(name) {
            return Err(Failure::new(message!("verify-missing", file = quoted(name))));
        }
        let bytes = read(folder, name, MAX_FILE)?;
        if hash(&bytes) != *wanted {
            return Err(Failure::new(message!("verify-changed", file = quoted(name))));
        }
        files.insert(name.clone(), bytes);
    }
    Ok(files)
}

/// Reads a bundle and compares it with its puzzle.
pub fn sound(folder: &Path) -> Result<Sound, Failure> {
    let bytes = read(folder, MANIFEST, MAX_MANIFEST)?;
    let unreadable = |why: String| Failure::new(message!("verify-manifest", why = why));
    let manifest: Manifest =
        serde_json::from_slice(&bytes).map_err(|error| unreadable(error.to_string()))?;
    if manifest.bundle != VERSION {
        return Err(unreadable(format!("bundle {}", manifest.bundle)));
    }
    let claim = Claim::named(&manifest.claim).ok_or_else(|| unreadable(manifest.claim.clone()))?;
    let mut files = contents(folder, &manifest)?;
    let mut options = Options::new();
    manifest.options.iter().for_each(|(name, value)| options.set(name, value));
    let source = Source { game: None, format: None, options };
    let puzzle =
        source.line(&manifest.puzzle).ok_or_else(|| unreadable(manifest.puzzle.clone()))?;
    let puzzle = puzzle.map_err(Failure::from)?;
    let solution = manifest.solution.as_deref();
    let mut exhibits = puzzle.exhibits(&manifest.program, claim, solution, manifest.walked)?;
    let mut expected = vec!["README.txt".to_string(), "puzzle.txt".to_string()];
    expected.extend(solution.map(|_| "solution.txt".to_string()));
    for exhibit in &exhibits {
        let [program, proof] =
            exhibit.reader.endings().map(|end| format!("{}.{end}", exhibit.name));
        if files.get(&program).is_none_or(|text| text != exhibit.program.as_bytes()) {
            return Err(Failure::new(message!("verify-other-program", file = program)));
        }
        let Some(text) = files.get(&proof) else {
            return Err(Failure::new(message!("verify-missing", file = quoted(&proof))));
        };
        if exhibit.reader == Reader::VeriPb
            && let Some(line) = checker::unchecked(text)
        {
            return Err(Failure::new(message!("verify-unchecked", file = proof, line = line)));
        }
        expected.extend([program, proof]);
    }
    if let Some(name) = files.keys().find(|name| !expected.contains(name)) {
        return Err(Failure::new(message!("verify-foreign", file = quoted(name))));
    }
    let line = |text: &str| format!("{text}\n").into_bytes();
    let told = [("puzzle.txt", Some(&*manifest.puzzle)), ("solution.txt", solution)];
    for (name, text) in told {
        if files.get(name) != text.map(line).as_ref() {
            return Err(Failure::new(message!("verify-changed", file = quoted(name))));
        }
    }
    for exhibit in exhibits.iter_mut().filter(|one| one.reader == Reader::Walker) {
        let text = files.remove(&format!("{}.levels", exhibit.name)).unwrap_or_default();
        exhibit.proof = String::from_utf8_lossy(&text).into_owned();
    }
    let objective = solution.and_then(|text| puzzle.check(text).ok()?.ok()?);
    Ok(Sound { claim: sentence(claim, puzzle.game(), objective), exhibits })
}

/// Asks the checker, and walks where that is what shows the claim.
pub fn checked(
    folder: &Path,
    sound: &Sound,
    limit: Duration,
    cancel: &CancelToken,
) -> Result<Outcome, Failure> {
    let mut positions = None;
    for exhibit in &sound.exhibits {
        if exhibit.reader == Reader::Walker {
            let (moves, levels) = (exhibit.program.as_bytes(), exhibit.proof.as_bytes());
            match walker::walk(moves, levels, limit, cancel)? {
                Walked::Holds(found) => positions = Some(found),
                Walked::Differs => return Ok(Outcome::Refused(message!("verify-walk-refused"))),
            }
            continue;
        }
        let Some(program) = checker::find() else {
            return Err(Failure::new(message!("verify-no-checker")));
        };
        let file = |end: &str| folder.join(format!("{}.{end}", exhibit.name));
        let said = checker::run(&program, &file("opb"), &file("pbp"), limit, cancel)?;
        if said != [exhibit.verdict.as_str()] {
            let said = match said.is_empty() {
                true => message!("verify-nothing"),
                false => Message::verbatim(quoted(&said.join("; "))),
            };
            let name = format!("{}.pbp", exhibit.name);
            let wanted = exhibit.verdict.clone();
            let refusal = message!("verify-refused", file = name, wanted = wanted, said = said);
            return Ok(Outcome::Refused(refusal));
        }
    }
    let claim = sound.claim.clone();
    Ok(Outcome::Verified(match positions {
        None => message!("verify-verified", claim = claim),
        Some(positions) => message!("verify-walked", claim = claim, positions = positions),
    }))
}
