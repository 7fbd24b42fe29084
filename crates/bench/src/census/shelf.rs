//! Pages as files: compressed, with a sum that tells damaged ones, renamed into place.

use super::{PageTask, Part, Site};
use crate::{Failure, files};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use quadrille_core::message;
use quadrille_games::pegs::census::mix;
use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// Begins every page.
const MARK: &[u8; 8] = b"QPAGE  1";

/// A folder of pages.
pub struct Shelf {
    folder: PathBuf,
    words: usize,
}

/// What stands before the words of a page.
struct Head {
    ones: u64,
    sum: u64,
}

impl Shelf {
    /// Opens a folder, which must be new or belong to the same census.
    pub fn open(site: &Site, words: usize) -> Result<Self, Failure> {
        let folder = site.folder.clone();
        files::make_folder(&folder)?;
        let mark = folder.join("pages.json");
        let own = serde_json::json!([site.board, site.goal, words]).to_string();
        match std::fs::read_to_string(&mark) {
            Ok(there) if there.trim() != own => {
                let other = there.trim().to_string();
                return Err(Failure::at(&folder, message!("bench-other-pages", other = other)));
            }
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => {
                files::write_text(&mark, &format!("{own}\n"))?;
            }
            Err(error) => return Err(Failure::at(&mark, error)),
        }
        Ok(Shelf { folder, words })
    }

    fn path(&self, task: PageTask) -> PathBuf {
        let part = match task.part {
            Part::Reached => "reached",
            Part::Won => "won",
        };
        self.folder.join(format!("{part}-{:02}", task.pegs)).join(format!("{}.page", task.page))
    }

    /// What is to be said where a page should be there and is not.
    pub(super) fn missing(&self, task: PageTask) -> Failure {
        Failure::at(&self.path(task), message!("bench-page-missing"))
    }

    fn opened(&self, path: &Path) -> Result<Option<(Head, BufReader<File>)>, Failure> {
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(Failure::at(path, error)),
        };
        let mut file = BufReader::new(file);
        let head = || -> io::Result<Option<Head>> {
            let mut bytes = [0; 32];
            file.read_exact(&mut bytes)?;
            let number = |at: usize| bytes[at..at + 8].try_into().map(u64::from_le_bytes);
            let (Ok(words), Ok(ones), Ok(sum)) = (number(8), number(16), number(24)) else {
                return Ok(None);
            };
            let ours = bytes.starts_with(MARK) && words == self.words as u64;
            Ok(ours.then_some(Head { ones, sum }))
        };
        let mut head = head;
        match head() {
            Ok(Some(head)) => Ok(Some((head, file))),
            Ok(None) => Err(damaged(path)),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => Err(damaged(path)),
            Err(error) => Err(Failure::at(path, error)),
        }
    }

    /// How many positions a page holds, or nothing if it is not there yet.
    pub fn ones(&self, task: PageTask) -> Result<Option<u64>, Failure> {
        Ok(self.opened(&self.path(task))?.map(|(head, _)| head.ones))
    }

    /// The words of a page that must be there; nothing if it is empty.
    pub fn read(&self, task: PageTask) -> Result<Option<Vec<u64>>, Failure> {
        let path = self.path(task);
        let (head, file) = self.opened(&path)?.ok_or_else(|| self.missing(task))?;
        if head.ones == 0 {
            return Ok(None);
        }
        let mut bytes = Vec::with_capacity(8 * self.words);
        let most = 8 * self.words as u64 + 1;
        let read = DeflateDecoder::new(file).take(most).read_to_end(&mut bytes);
        if read.is_err() || bytes.len() != 8 * self.words {
            return Err(damaged(&path));
        }
        let word = |bytes: &[u8]| u64::from_le_bytes(bytes.try_into().unwrap_or_default());
        let words: Vec<u64> = bytes.chunks_exact(8).map(word).collect();
        if words.iter().copied().fold(0, mix) != head.sum {
            return Err(damaged(&path));
        }
        Ok(Some(words))
    }

    /// Puts a page into its place. No words at all are an empty page.
    pub fn write(&self, task: PageTask, words: &[u64]) -> Result<(), Failure> {
        let path = self.path(task);
        if let Some(folder) = path.parent() {
            files::make_folder(folder)?;
        }
        let ones: u64 = words.iter().map(|word| u64::from(word.count_ones())).sum();
        let sum = words.iter().copied().fold(0, mix);
        files::write(&path, |out| {
            out.write_all(MARK)?;
            for number in [self.words as u64, ones, sum] {
                out.write_all(&number.to_le_bytes())?;
            }
            if ones == 0 {
                return Ok(());
            }
            let mut packed = DeflateEncoder::new(out, Compression::fast());
            words.iter().try_for_each(|word| packed.write_all(&word.to_le_bytes()))?;
            packed.finish().map(drop)
        })
    }
}

fn damaged(path: &Path) -> Failure {
    Failure::at(path, message!("bench-page-damaged"))
}
