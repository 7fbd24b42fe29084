//! Pages as files: without their empty words, with a sum that tells damaged ones, renamed into place.
//!
//! A file is a head, which has the counts, and then each block: the peg counts it holds, and unless there are none, for
//! every 64 words a word that tells which of them are not 0, and those. That is as fast as copying; dense pages would
//! hardly get smaller by more work, and sparse ones are small.

use super::{PageTask, Site, Trouble};
use crate::{Failure, files};
use quadrille_core::{Stop, message};
use quadrille_games::pegs::census::{Counts, Kept, Page, PageCensus, mix};
use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read};
use std::path::{Path, PathBuf};

/// Begins every page.
const MARK: u64 = u64::from_le_bytes(*b"QPAGE  2");
/// The words of a head: the mark, the blocks, the words of a block, the sum of those, the counts, and the sum of all
/// before it.
const HEAD: usize = 5 + 2 * 64;
/// In place of the number of blocks: the page was needed and is no more, and its counts are all that is left.
const SPENT: u64 = u64::MAX;
/// What is read at a time.
const BUFFER: usize = 1 << 18;

/// A folder of pages.
pub struct Shelf {
    folder: PathBuf,
}

/// What stands before the blocks of a page.
struct Head {
    blocks: u64,
    size: u64,
    sum: u64,
    counts: Counts,
}

impl Head {
    fn is_empty(&self) -> bool {
        self.counts.all.iter().all(|count| *count == 0)
    }

    fn words(&self) -> Vec<u64> {
        let first = [MARK, self.blocks, self.size, self.sum];
        let mut words = [&first[..], &self.counts.all, &self.counts.unchanged].concat();
        words.push(words.iter().copied().fold(0, mix));
        words
    }

    /// Nothing if a word is not what it was.
    fn of(words: &[u64; HEAD]) -> Option<Self> {
        let mut counts = Counts::default();
        counts.all.copy_from_slice(&words[4..68]);
        counts.unchanged.copy_from_slice(&words[68..132]);
        let head = Head { blocks: words[1], size: words[2], sum: words[3], counts };
        (head.words() == words).then_some(head)
    }
}

impl Shelf {
    /// Opens a folder, which must be new or belong to the same census.
    pub fn open(site: &Site, census: &PageCensus<'_>) -> Result<Self, Failure> {
        let folder = site.folder.clone();
        files::make_folder(&folder)?;
        let mark = folder.join("pages.json");
        let cut = (census.pages(), census.bytes());
        let own = serde_json::json!([site.board, site.goal, cut]).to_string();
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
        Ok(Shelf { folder })
    }

    fn path(&self, task: PageTask) -> PathBuf {
        self.folder.join(task.part.name()).join(format!("{}.page", task.page))
    }

    /// What is to be said where a page should be there and is not.
    pub(super) fn missing(&self, task: PageTask) -> Failure {
        Failure::at(&self.path(task), message!("bench-page-missing"))
    }

    /// How many positions a page holds, or nothing if it is not there yet.
    pub fn counts(
        &self,
        census: &PageCensus<'_>,
        task: PageTask,
    ) -> Result<Option<Counts>, Failure> {
        let path = self.path(task);
        let head = self.opened(&path, census.kept(task.page), HEAD * 8)?;
        Ok(head.map(|(head, _)| head.counts))
    }

    fn opened(
        &self,
        path: &Path,
        (blocks, size): (usize, usize),
        buffer: usize,
    ) -> Result<Option<(Head, BufReader<File>)>, Failure> {
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(Failure::at(path, error)),
        };
        let mut file = BufReader::with_capacity(buffer, file);
        let mut words = [0; HEAD];
        read_words(&mut file, &mut words).map_err(|error| unreadable(path, &error))?;
        let head = Head::of(&words).ok_or_else(|| damaged(path))?;
        let fits = [blocks as u64, SPENT].contains(&head.blocks) && head.size == size as u64;
        if fits { Ok(Some((head, file))) } else { Err(damaged(path)) }
    }

    /// Gives every block of a page that must be there and holds something. A damaged page may be noticed only at its
    /// end.
    pub fn read(
        &self,
        census: &PageCensus<'_>,
        task: PageTask,
        each: &mut dyn FnMut(Kept<'_>) -> Result<(), Stop>,
    ) -> Result<(), Trouble> {
        let path = self.path(task);
        let (blocks, size) = census.kept(task.page);
        let opened = self.opened(&path, (blocks, size), BUFFER)?;
        let (head, mut file) = opened.ok_or_else(|| self.missing(task))?;
        if head.is_empty() {
            return Ok(());
        }
        if head.blocks == SPENT {
            return Err(self.missing(task).into());
        }
        let (mut words, mut sum) = (vec![0; size], 0);
        for at in 0..blocks {
            let there = read_block(&mut file, &mut words, &mut sum);
            let there = there.map_err(|error| unreadable(&path, &error))?;
            if there != 0 {
                each((at, there, &words))?;
            }
        }
        match sum == head.sum {
            true => Ok(()),
            false => Err(damaged(&path).into()),
        }
    }

    /// Puts a page into its place.
    pub fn write(
        &self,
        census: &PageCensus<'_>,
        task: PageTask,
        page: &Page,
        counts: &Counts,
    ) -> Result<(), Failure> {
        let path = self.path(task);
        if let Some(folder) = path.parent() {
            files::make_folder(folder)?;
        }
        let (blocks, size) = census.kept(task.page);
        let (sum, counts) = (page.kept().fold(0, summed), *counts);
        let head = Head { blocks: blocks as u64, size: size as u64, sum, counts };
        files::write(&path, |out| {
            head.words().iter().try_for_each(|word| out.write_all(&word.to_le_bytes()))?;
            if head.is_empty() {
                return Ok(());
            }
            let mut bytes = Vec::with_capacity(8 * (size + size / 64 + 2));
            page.kept().try_for_each(|kept| {
                bytes.clear();
                pack(kept, &mut bytes);
                out.write_all(&bytes)
            })
        })
    }

    /// Keeps only the counts of a page that nothing will be made from any more.
    pub fn spend(&self, census: &PageCensus<'_>, task: PageTask) -> Result<(), Failure> {
        let path = self.path(task);
        let Some((head, _)) = self.opened(&path, census.kept(task.page), HEAD * 8)? else {
            return Ok(());
        };
        if head.blocks == SPENT || head.is_empty() {
            return Ok(());
        }
        let head = Head { blocks: SPENT, ..head };
        files::write(&path, |out| {
            head.words().iter().try_for_each(|word| out.write_all(&word.to_le_bytes()))
        })
    }
}

/// Which of up to 64 words are not 0.
fn filled(words: &[u64]) -> u64 {
    words.iter().rev().fold(0, |set, word| set << 1 | u64::from(*word != 0))
}

/// Adds everything that is written of a block to a sum.
fn summed(sum: u64, (_, there, words): Kept<'_>) -> u64 {
    if there == 0 {
        return sum;
    }
    words.chunks(64).fold(mix(sum, there), |sum, words| {
        let some = words.iter().filter(|word| **word != 0);
        some.fold(mix(sum, filled(words)), |sum, word| mix(sum, *word))
    })
}

/// A block as bytes.
fn pack((_, there, words): Kept<'_>, bytes: &mut Vec<u8>) {
    bytes.extend_from_slice(&there.to_le_bytes());
    if there == 0 {
        return;
    }
    for words in words.chunks(64) {
        bytes.extend_from_slice(&filled(words).to_le_bytes());
        for word in words.iter().filter(|word| **word != 0) {
            bytes.extend_from_slice(&word.to_le_bytes());
        }
    }
}

/// Reads what [`pack`] wrote; says which peg counts the block holds.
fn read_block(file: &mut impl Read, words: &mut [u64], sum: &mut u64) -> io::Result<u64> {
    let there = read_word(file)?;
    if there == 0 {
        return Ok(there);
    }
    *sum = mix(*sum, there);
    let mut filled_words = [0; 64];
    for words in words.chunks_mut(64) {
        let mut filled = read_word(file)?;
        let packed = &mut filled_words[..filled.count_ones() as usize];
        read_words(file, packed)?;
        *sum = packed.iter().fold(mix(*sum, filled), |sum, word| mix(sum, *word));
        words.fill(0);
        for word in packed {
            let at = filled.trailing_zeros() as usize;
            *words.get_mut(at).ok_or(ErrorKind::UnexpectedEof)? = *word;
            filled &= filled - 1;
        }
    }
    Ok(there)
}

fn read_word(file: &mut impl Read) -> io::Result<u64> {
    let mut bytes = [0; 8];
    file.read_exact(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

fn read_words(file: &mut impl Read, words: &mut [u64]) -> io::Result<()> {
    let mut bytes = [0; 8 * HEAD];
    let bytes = &mut bytes[..8 * words.len()];
    file.read_exact(bytes)?;
    for (word, bytes) in words.iter_mut().zip(bytes.chunks_exact(8)) {
        *word = u64::from_le_bytes(bytes.try_into().unwrap_or_default());
    }
    Ok(())
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    match error.kind() {
        ErrorKind::UnexpectedEof => damaged(path),
        _ => Failure::at(path, error),
    }
}

fn damaged(path: &Path) -> Failure {
    Failure::at(path, message!("bench-page-damaged"))
}
