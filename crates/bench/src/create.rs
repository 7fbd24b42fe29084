//! Making a data set: a folder, its manifest, and one file a puzzle.

use crate::manifest::{self, Batch, Manifest};
use crate::puzzles::Puzzle;
use crate::{Failure, files};
use quadrille_core::{Budget, DynGame, GenerateError};
use std::collections::HashSet;
use std::path::Path;

/// So many seeds in a row that only repeat puzzles of their batch end the batch.
const MAX_REPEATS: u64 = 200;

/// What was made.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Made {
    /// Files written now.
    pub written: u64,
    /// Files that were there already.
    pub kept: u64,
    /// Batches whose generator could not give enough different puzzles.
    pub short: Vec<String>,
}

/// Makes or completes the data set `manifest` in `folder`.
///
/// Interrupted at any moment it can be called again: finished files are kept.
pub fn generate(
    folder: &Path,
    manifest: &Manifest,
    budget: &mut Budget,
    told: &mut dyn FnMut(u64, u64),
) -> Result<Made, Failure> {
    let game = quadrille_games::reading::game(&manifest.game)?;
    let format = notation(game, manifest.format.as_deref())?;
    prepare(folder, manifest)?;
    let total = manifest.batches.iter().map(|b| b.count).sum();
    let mut made = Made::default();
    let mut done = 0;
    for batch in &manifest.batches {
        let mut maker = Maker { folder, game, format, batch, budget, texts: HashSet::new() };
        let before = (made.written, made.kept);
        let (mut known, mut repeats) = (made.written + made.kept, 0);
        let mut seed = batch.seed;
        while maker.texts.len() < batch.count as usize {
            match maker.one(seed)? {
                Outcome::Written => made.written += 1,
                Outcome::Kept => made.kept += 1,
                Outcome::Repeated => repeats += 1,
            }
            if made.written + made.kept > known {
                (known, repeats) = (made.written + made.kept, 0);
            }
            if repeats > MAX_REPEATS {
                made.short.push(batch.name.clone());
                break;
            }
            seed = seed.wrapping_add(1);
            told(done + (made.written - before.0) + (made.kept - before.1), total);
        }
        done += batch.count;
    }
    Ok(made)
}

enum Outcome {
    Written,
    Kept,
    Repeated,
}

struct Maker<'a> {
    folder: &'a Path,
    game: &'static dyn DynGame,
    format: &'static str,
    batch: &'a Batch,
    budget: &'a mut Budget,
    texts: HashSet<String>,
}

impl Maker<'_> {
    fn one(&mut self, seed: u64) -> Result<Outcome, Failure> {
        let name = format!("{}-{seed}.{}", self.batch.name, ending(self.format));
        let path = self.folder.join(&name);
        if let Ok(text) = std::fs::read_to_string(&path) {
            return Ok(if self.texts.insert(text) { Outcome::Kept } else { Outcome::Repeated });
        }
        let made =
            self.game.generate(&self.batch.ask(seed)?, self.budget).map_err(|e| match e {
                GenerateError::Input(error) => Failure::new(format!("{name}: {error}")),
                GenerateError::Stopped(stop) => Failure::new(format!(
                    "{name}: {stop}; the files made so far are kept, run this again to go on"
                )),
            })?;
        let text = made.puzzle.write(self.format)?;
        if self.texts.contains(&text) {
            return Ok(Outcome::Repeated);
        }
        files::write_text(&path, &text)?;
        self.texts.insert(text);
        Ok(Outcome::Written)
    }
}

/// Makes a data set of the puzzle files of another folder.
pub fn copy(folder: &Path, manifest: &Manifest, from: &Path) -> Result<Made, Failure> {
    let game = quadrille_games::reading::game(&manifest.game)?;
    let source = crate::dataset::Dataset::open(from, Some(game), &manifest.read_options())?;
    prepare(folder, manifest)?;
    let mut made = Made::default();
    for instance in &source.instances {
        let path = folder.join(&instance.name);
        if path.exists() {
            made.kept += 1;
            continue;
        }
        let bytes = std::fs::read(&instance.path).map_err(|e| Failure::at(&instance.path, e))?;
        files::write(&path, |out| out.write_all(&bytes))?;
        made.written += 1;
    }
    Ok(made)
}

/// Makes a data set of puzzles drawn from a collection.
pub fn draw(folder: &Path, collection: &str, puzzles: &[Puzzle]) -> Result<Made, Failure> {
    let game = puzzles.first().map(|puzzle| puzzle.game.clone()).unwrap_or_default();
    let about = format!("drawn from the collection {collection}");
    prepare(folder, &Manifest { game, about, ..Manifest::default() })?;
    let mut made = Made::default();
    for puzzle in puzzles {
        let path = folder.join(format!("{}-{}.txt", puzzle.game, puzzle.seed));
        if path.exists() {
            made.kept += 1;
            continue;
        }
        files::write_text(&path, &format!("{}\n", puzzle.id))?;
        made.written += 1;
    }
    Ok(made)
}

/// Makes the folder and writes the manifest, unless the folder already holds the same one.
fn prepare(folder: &Path, manifest: &Manifest) -> Result<(), Failure> {
    files::make_folder(folder)?;
    match Manifest::of_folder(folder)? {
        Some(found) if found == *manifest => Ok(()),
        Some(_) => Err(Failure::at(
            folder,
            format!("holds another data set already (see its {})", manifest::FILE),
        )),
        None => {
            let mut entries = std::fs::read_dir(folder).map_err(|e| Failure::at(folder, e))?;
            if entries.next().is_some() {
                return Err(Failure::at(folder, "is not empty; expected a new folder"));
            }
            files::write_text(&folder.join(manifest::FILE), &manifest.to_text()?)
        }
    }
}

/// The notation of a name, or the reports' own one.
pub(crate) fn notation(game: &dyn DynGame, wanted: Option<&str>) -> Result<&'static str, Failure> {
    let formats = game.formats();
    let writable: Vec<_> = formats.iter().filter(|f| f.writes).map(|f| f.name).collect();
    let known = |name: &str| writable.iter().copied().find(|f| *f == name);
    let found = match wanted {
        Some(name) => known(name),
        None => known("csv").or_else(|| known("grid")).or_else(|| known("id")),
    };
    found.ok_or_else(|| {
        let wanted = wanted.unwrap_or("csv");
        let all = writable.join(", ");
        Failure::new(format!("{} has no notation `{wanted}` to write; it has {all}", game.name()))
    })
}

fn ending(format: &str) -> &'static str {
    match format {
        "csv" => "csv",
        "grid" => "in",
        _ => "txt",
    }
}
