//! A claim with all that shows it, as a folder: programs, proofs, the answer, a page for people, and a
//! manifest with the hash of every file.

pub mod archive;
pub mod checker;
mod failure;
pub mod verify;
pub mod walker;

pub use failure::Failure;

use quadrille_core::{Claim, DynPuzzle, Locale, Message, Options, Proved, Reader, message};
use quadrille_games::reading::Source;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The name of the file that lists the others.
pub const MANIFEST: &str = "manifest.json";
/// The notation of that file: another number is another notation.
const VERSION: u32 = 1;

/// What is claimed, and the files that show it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The notation of this file.
    pub bundle: u32,
    /// The puzzle, as `game:ID`.
    pub puzzle: String,
    /// What the ID leaves unsaid: the games' reading options, as on the command line.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// unique, impossible, optimal or solvable.
    pub claim: String,
    /// The method whose program is spoken about.
    pub program: String,
    /// Whether a walk through every position shows it, which a program of ours checks and no outside checker does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub walked: bool,
    /// The answer, in the contract's notation.
    pub solution: Option<String>,
    /// The SHA-256 of every other file.
    pub files: BTreeMap<String, String>,
}

/// The hash of a file, as the manifest has it.
pub fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// What a claim says, in a sentence.
pub fn sentence(claim: Claim, game: &str, objective: Option<i64>) -> Message {
    let game = game.to_string();
    match (claim, objective) {
        (Claim::Unique, _) => message!("bundle-unique", game = game),
        (Claim::Impossible, _) => message!("bundle-impossible", game = game),
        (Claim::Optimal, Some(value)) => message!("bundle-optimal", game = game, value = value),
        _ => message!("bundle-solvable", game = game),
    }
}

/// The page that says what is proved, what is trusted, and how to check it.
fn page(
    puzzle: &dyn DynPuzzle,
    id: &str,
    options: &BTreeMap<String, String>,
    proved: &Proved,
    locale: Locale,
) -> String {
    // What the ID leaves unsaid is part of the puzzle: another goal may well be reached.
    let asked = options
        .iter()
        .fold(id.to_string(), |text, (name, value)| text + " --" + name + " " + value);
    let mut commands = String::new();
    for exhibit in proved.exhibits.iter().filter(|one| one.reader == Reader::VeriPb) {
        let name = exhibit.name;
        let _ = writeln!(commands, "    veripb {name}.opb {name}.pbp");
        let _ = writeln!(commands, "        {}", exhibit.verdict);
    }
    let claim = sentence(proved.claim, puzzle.game(), proved.objective);
    let said = message!(
        if walked(proved) { "bundle-page-walk" } else { "bundle-page" },
        claim = claim,
        puzzle = asked,
        program = proved.program,
        source = format!("crates/games/src/{}/spec.rs", puzzle.game()),
        by = Message::new(proved.by),
        commands = commands.trim_end().to_string()
    );
    locale.say(&said) + "\n"
}

/// Whether some of it is for our own checker.
fn walked(proved: &Proved) -> bool {
    proved.exhibits.iter().any(|exhibit| exhibit.reader == Reader::Walker)
}

/// The files of a bundle.
fn files(
    puzzle: &dyn DynPuzzle,
    options: BTreeMap<String, String>,
    proved: &Proved,
    locale: Locale,
) -> Result<BTreeMap<String, Vec<u8>>, Failure> {
    let id = puzzle.id()?;
    // Whoever reads the ID again must find the same program.
    let mut again = Options::new();
    options.iter().for_each(|(name, value)| again.set(name, value));
    let again = Source { game: None, format: None, options: again }.line(&id);
    let method = Some(proved.program);
    let same = |read: &dyn DynPuzzle| Ok(read.program(method)? == puzzle.program(method)?);
    let same = again.map(|read| same(&*read?));
    if !matches!(same, Some(Ok::<bool, Failure>(true))) {
        return Err(Failure::new(message!("bundle-id")));
    }
    let mut files = BTreeMap::new();
    let page = page(puzzle, &id, &options, proved, locale);
    files.insert("README.txt".to_string(), page.into_bytes());
    files.insert("puzzle.txt".to_string(), format!("{id}\n").into_bytes());
    if let Some(solution) = &proved.solution {
        files.insert("solution.txt".to_string(), format!("{solution}\n").into_bytes());
    }
    for exhibit in &proved.exhibits {
        let [program, proof] = exhibit.reader.endings();
        files.insert(format!("{}.{program}", exhibit.name), exhibit.program.clone().into_bytes());
        files.insert(format!("{}.{proof}", exhibit.name), exhibit.proof.clone().into_bytes());
    }
    let manifest = Manifest {
        bundle: VERSION,
        puzzle: id,
        options,
        claim: proved.claim.name().to_string(),
        program: proved.program.to_string(),
        walked: walked(proved),
        solution: proved.solution.clone(),
        files: files.iter().map(|(name, bytes)| (name.clone(), hash(bytes))).collect(),
    };
    let mut text = serde_json::to_vec_pretty(&manifest).map_err(Failure::foreign)?;
    text.push(b'\n');
    files.insert(MANIFEST.to_string(), text);
    Ok(files)
}

/// Writes a bundle: the folder appears whole, or not at all. It must not hold anything yet.
pub fn write(
    folder: &Path,
    puzzle: &dyn DynPuzzle,
    options: BTreeMap<String, String>,
    proved: &Proved,
    locale: Locale,
) -> Result<(), Failure> {
    let place = |error: std::io::Error| Failure::from(error).within(folder.display());
    let files = files(puzzle, options, proved, locale)?;
    let above = folder.parent().filter(|path| !path.as_os_str().is_empty());
    let above = above.unwrap_or(Path::new("."));
    let part = tempfile::Builder::new().prefix(".quadrille-").tempdir_in(above).map_err(place)?;
    for (name, bytes) in &files {
        fs::write(part.path().join(name), bytes).map_err(place)?;
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(part.path(), fs::Permissions::from_mode(0o755)).map_err(place)?;
    }
    // An empty folder may be in the way, a full one may not.
    let _ = fs::remove_dir(folder);
    if folder.symlink_metadata().is_ok() {
        return Err(Failure::new(message!("bundle-in-the-way")).within(folder.display()));
    }
    fs::rename(part.path(), folder).map_err(place)?;
    let _ = part.keep();
    Ok(())
}
