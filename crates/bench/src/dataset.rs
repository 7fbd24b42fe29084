//! A folder of puzzle files as instances, each known by the hash of its content.

use crate::Failure;
use crate::manifest::{self, Manifest};
use crate::store::{self, Reading};
use quadrille_core::{DynGame, Options, message};
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// One puzzle file.
#[derive(Clone, Debug)]
pub struct Instance {
    /// Hash of the content, the game and the reading options: the same puzzle asked in the same
    /// way, whatever its file is called.
    pub hash: String,
    /// The file's name.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
    /// The batch's series, or empty.
    pub series: String,
    /// Where it stands on the set's axis.
    pub x: Option<f64>,
}

/// A data set as found on disk.
pub struct Dataset {
    /// The folder.
    pub folder: PathBuf,
    /// Its manifest, where it has one.
    pub manifest: Option<Manifest>,
    /// The game of every file, where it is known.
    pub game: Option<&'static dyn DynGame>,
    /// Options for reading the files.
    pub options: Options,
    /// The puzzles in the order of their names; equal ones once.
    pub instances: Vec<Instance>,
    /// Files left out because another has the same content.
    pub doubles: usize,
}

impl Dataset {
    /// Reads a folder. `game` and `options` are the user's; a manifest supplies what they lack.
    pub fn open(
        folder: &Path,
        game: Option<&'static dyn DynGame>,
        options: &Options,
    ) -> Result<Self, Failure> {
        if !folder.is_dir() {
            return Err(Failure::at(folder, "no such folder; expected a data set (see bench new)"));
        }
        let manifest = Manifest::of_folder(folder)?;
        let game = match (game, &manifest) {
            (Some(game), _) => Some(game),
            (None, Some(manifest)) => Some(quadrille_games::reading::game(&manifest.game)?),
            (None, None) => None,
        };
        let mut all = manifest.as_ref().map(Manifest::read_options).unwrap_or_default();
        for (name, value) in options.iter() {
            all.set(name, value);
        }
        let mut set = Dataset {
            folder: folder.to_path_buf(),
            manifest,
            game,
            options: all,
            instances: Vec::new(),
            doubles: 0,
        };
        set.load()?;
        Ok(set)
    }

    fn load(&mut self) -> Result<(), Failure> {
        let mut seen = HashSet::new();
        for (name, path) in puzzle_files(&self.folder)? {
            let hash = self.hash(&path);
            if !seen.insert(hash.clone()) {
                self.doubles += 1;
                continue;
            }
            let batch = self.manifest.as_ref().and_then(|m| m.batch_of(&name));
            let series = batch.map(|b| b.series.clone()).unwrap_or_default();
            let x = batch.and_then(|b| b.x);
            self.instances.push(Instance { hash, name, path, series, x });
        }
        if self.instances.is_empty() {
            return Err(Failure::at(&self.folder, "there is no puzzle file in this folder"));
        }
        Ok(())
    }

    /// The beginning of every hash of this set: the same text asked in another way is another
    /// instance.
    pub(crate) fn digest(&self) -> Sha256 {
        let mut digest = Sha256::new();
        digest.update(self.game.map_or("", |g| g.name()).as_bytes());
        for (name, value) in self.options.iter() {
            digest.update(format!("\0{name}={value}").as_bytes());
        }
        digest.update(b"\0\0");
        digest
    }

    /// How this set was read.
    pub fn reading(&self) -> Reading {
        Reading {
            game: self.game.map_or("", |game| game.name()).to_string(),
            options: self.options.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect(),
        }
    }

    /// The hashes of the puzzles that a folder holds now, read in these ways; nothing if it holds no
    /// puzzle at all, as where a store was taken elsewhere alone.
    pub fn present(
        folder: &Path,
        readings: &[Reading],
    ) -> Result<Option<HashSet<String>>, Failure> {
        if puzzle_files(folder)?.is_empty() || readings.is_empty() {
            return Ok(None);
        }
        let mut all = HashSet::new();
        for reading in readings {
            let game =
                (!reading.game.is_empty()).then(|| quadrille_games::reading::game(&reading.game));
            let options = reading.options.iter().fold(Options::new(), |all, (n, v)| all.with(n, v));
            let set = Dataset::open(folder, game.transpose()?, &options)?;
            all.extend(set.instances.into_iter().map(|instance| instance.hash));
        }
        Ok(Some(all))
    }

    /// A file that cannot be read is an instance too: its results will say `invalid`.
    fn hash(&self, path: &Path) -> String {
        let mut digest = self.digest();
        if hash_file(path, &mut digest).is_err() {
            digest.update(b"unreadable\0");
            digest.update(path.file_name().map(|n| n.as_encoded_bytes()).unwrap_or_default());
        }
        hex(digest)
    }
}

/// The first 128 bits are plenty to tell puzzles apart.
pub(crate) fn hex(digest: Sha256) -> String {
    digest.finalize()[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn hash_file(path: &Path, digest: &mut Sha256) -> std::io::Result<()> {
    let mut file = File::open(path)?;
    let mut buffer = vec![0; 1 << 16];
    loop {
        match file.read(&mut buffer)? {
            0 => return Ok(()),
            n => digest.update(&buffer[..n]),
        }
    }
}

/// The puzzle files of a folder: every plain file that is not the manifest, the store, a text for
/// people, or hidden.
fn puzzle_files(folder: &Path) -> Result<Vec<(String, PathBuf)>, Failure> {
    let mut files = Vec::new();
    let trouble = |error| Failure::at(folder, error);
    for entry in std::fs::read_dir(folder).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        let Some(name) = path.file_name().map(|n| n.to_string_lossy().into_owned()) else {
            continue;
        };
        let ending = path.extension().map(|e| e.to_string_lossy().to_ascii_lowercase());
        let ours = name == manifest::FILE || name.starts_with(store::FILE);
        let other = matches!(
            ending.as_deref(),
            Some("md" | "sqlite" | "toml" | "tsv" | "html" | "svg" | "png" | "pdf")
        );
        if name.starts_with('.') || ours || other || path.is_dir() {
            continue;
        }
        // Reading a pipe waits for a writer and a device may never end. A link that leads nowhere
        // is an instance that cannot be read.
        if std::fs::metadata(&path).is_ok_and(|what| !what.is_file()) {
            return Err(Failure::at(&path, message!("bench-not-a-file")));
        }
        files.push((name, path));
    }
    files.sort();
    Ok(files)
}
