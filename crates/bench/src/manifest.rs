//! The manifest of a data set: which puzzles it holds, and how each of them is made again.
//!
//! A batch is one `quadrille generate` command: the puzzle of seed `s` in batch `b` is the file
//! `b-s`, so a name alone tells which command makes the file again.

use crate::Failure;
use quadrille_core::{GenerateAsk, InputError, Options, message};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// The manifest's file name inside its folder.
pub const FILE: &str = "set.toml";

/// A longer manifest is refused.
const MAX_BYTES: u64 = 4 << 20;
/// More puzzles than this in one batch are refused.
const MAX_COUNT: u64 = 1_000_000;

/// What a data set is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Manifest {
    /// The game all puzzles belong to.
    pub game: String,
    /// One line for people.
    #[serde(default)]
    pub about: String,
    /// The notation of the files; the reports' own by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
    /// The methods `bench run` uses when none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub methods: Vec<String>,
    /// What a batch's `x` means, for the trend diagram: `side n`, `fill rate in %`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub axis: Option<String>,
    /// Options for reading the files, such as a variant of the rules.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub read: BTreeMap<String, String>,
    /// The puzzles, batch by batch.
    #[serde(default, rename = "batch", skip_serializing_if = "Vec::is_empty")]
    pub batches: Vec<Batch>,
}

/// Some puzzles made by the same request from consecutive seeds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Batch {
    /// The files are called `NAME-SEED`.
    pub name: String,
    /// How many.
    pub count: u64,
    /// The first seed.
    pub seed: u64,
    /// `8` or `6x10`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<String>,
    /// A level of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<String>,
    /// Where the batch stands on the manifest's axis.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<f64>,
    /// Batches of one series share a panel of the trend diagram.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub series: String,
    /// The generator's own options.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
}

impl Manifest {
    /// Reads and checks a manifest.
    pub fn parse(text: &str) -> Result<Self, Failure> {
        let manifest: Manifest = toml::from_str(text).map_err(|e| Failure::new(e.to_string()))?;
        manifest.check()?;
        Ok(manifest)
    }

    /// Reads the manifest of a folder; nothing if there is none.
    pub fn of_folder(folder: &Path) -> Result<Option<Self>, Failure> {
        let path = folder.join(FILE);
        match std::fs::metadata(&path) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Failure::at(&path, error)),
            Ok(meta) if meta.len() > MAX_BYTES => {
                Err(Failure::at(&path, format!("longer than {MAX_BYTES} bytes")))
            }
            Ok(_) => {
                let text = std::fs::read_to_string(&path).map_err(|e| Failure::at(&path, e))?;
                Self::parse(&text).map(Some).map_err(|e| Failure::at(&path, e))
            }
        }
    }

    /// The manifest as a file's text.
    pub fn to_text(&self) -> Result<String, Failure> {
        let body = toml::to_string(self).map_err(|e| Failure::new(e.to_string()))?;
        Ok(format!(
            "# A data set. The file BATCH-SEED is made again by\n\
             #   quadrille generate GAME --size SIZE --seed SEED, with the batch's options.\n\n{body}"
        ))
    }

    fn check(&self) -> Result<(), Failure> {
        quadrille_games::reading::game(&self.game)?;
        let mut names = std::collections::BTreeSet::new();
        for batch in &self.batches {
            let plain = |c: char| c.is_ascii_alphanumeric() || "_.-".contains(c);
            if batch.name.is_empty()
                || batch.name.len() > 100
                || batch.name.starts_with('.')
                || !batch.name.chars().all(plain)
            {
                return Err(Failure::new(format!(
                    "batch name `{}`: expected letters, digits, `_`, `.` and `-`",
                    batch.name
                )));
            }
            if !names.insert(&batch.name) {
                return Err(Failure::new(format!("two batches are called `{}`", batch.name)));
            }
            if batch.count > MAX_COUNT {
                return Err(Failure::new(format!(
                    "batch `{}`: {} puzzles; at most {MAX_COUNT} are made",
                    batch.name, batch.count
                )));
            }
            batch.ask(batch.seed)?;
        }
        Ok(())
    }

    /// The options for reading the files.
    pub fn read_options(&self) -> Options {
        given(&self.read)
    }

    /// The batch a file belongs to, by its name.
    pub fn batch_of(&self, file: &str) -> Option<&Batch> {
        let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
        let (name, seed) = stem.rsplit_once('-')?;
        seed.parse::<u64>().ok()?;
        self.batches.iter().find(|batch| batch.name == name)
    }
}

fn given(values: &BTreeMap<String, String>) -> Options {
    values.iter().fold(Options::new(), |all, (name, value)| all.with(name, value))
}

impl Batch {
    /// The generator's request for a seed.
    pub fn ask(&self, seed: u64) -> Result<GenerateAsk, InputError> {
        Ok(GenerateAsk {
            size: self.size.as_deref().map(size).transpose()?,
            difficulty: self.difficulty.clone(),
            seed,
            options: given(&self.options),
        })
    }
}

/// `8` or `6x10`.
fn size(text: &str) -> Result<(usize, usize), InputError> {
    let (rows, columns) = text.split_once('x').unwrap_or((text, text));
    match (rows.parse(), columns.parse()) {
        (Ok(r), Ok(c)) if (1..=100_000).contains(&r) && (1..=100_000).contains(&c) => Ok((r, c)),
        _ => Err(InputError::new(message!("bench-size", text = text.to_string()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manifest_survives_writing_and_reading() {
        for preset in crate::preset::all() {
            if let Ok(text) = preset.manifest.to_text() {
                assert_eq!(Manifest::parse(&text).unwrap(), preset.manifest, "{}", preset.name);
            }
        }
    }

    #[test]
    fn bad_manifests_say_what_is_wrong() {
        let error = |text: &str| Manifest::parse(text).unwrap_err().to_string();
        assert!(error("game = \"chess\"").contains("there are towers"));
        assert!(error("game = 3").contains("line 1"), "{}", error("game = 3"));
        assert!(error("gmae = \"towers\"").contains("gmae"));
        let batch = "game = \"towers\"\n[[batch]]\nseed = 1\ncount = 1\n";
        assert!(error(&format!("{batch}name = \"../x\"")).contains("expected letters"));
        assert!(error(&format!("{batch}name = \"a\"\nsize = \"0\"")).contains("6x10"));
    }

    #[test]
    fn files_find_their_batch() {
        let text = "game = \"towers\"\n[[batch]]\nname = \"n-5\"\nseed = 1\ncount = 1\n";
        let manifest = Manifest::parse(text).unwrap();
        assert_eq!(manifest.batch_of("n-5-12.csv").unwrap().name, "n-5");
        assert_eq!(manifest.batch_of("n-5.csv"), None);
        assert_eq!(manifest.batch_of("other-1.csv"), None);
    }
}
