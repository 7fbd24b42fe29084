//! A census kept as lists, in memory or in a folder: a level at a time, in as many shares as the
//! memory asks for.

use super::Trouble;
use crate::failure::Failure;
use crate::output;
use quadrille_core::{Budget, Stop, message};
use quadrille_games::pegs::census::{Census, Line, PositionSet, mix, pack, unpack};
use std::fs;
use std::path::{Path, PathBuf};

/// Where levels live: each is a few packed shares.
enum Store {
    Memory(Vec<Vec<Vec<u8>>>),
    Folder(PathBuf),
}

impl Store {
    fn open(folder: Option<&Path>) -> Self {
        match folder {
            Some(folder) => Store::Folder(folder.to_path_buf()),
            None => Store::Memory(Vec::new()),
        }
    }

    /// How many shares a level has and the sum of its positions, if it is there whole from an earlier run.
    fn there(&self, level: usize) -> Option<(usize, u64)> {
        match self {
            Store::Memory(_) => None,
            Store::Folder(folder) => {
                let text = fs::read_to_string(folder.join(format!("level-{level}.txt"))).ok()?;
                let (shares, sum) = text.trim().split_once(' ')?;
                Some((shares.parse().ok()?, sum.parse().ok()?))
            }
        }
    }

    fn read(&self, level: usize, share: usize) -> Result<Vec<u8>, Failure> {
        match self {
            Store::Memory(levels) => Ok(levels[level][share].clone()),
            Store::Folder(folder) => {
                let path = folder.join(format!("level-{level}-{share}.bin"));
                fs::read(&path).map_err(|e| Failure::from(e).within(path.display()))
            }
        }
    }

    fn write(&mut self, level: usize, share: usize, bytes: Vec<u8>) -> Result<(), Failure> {
        match self {
            Store::Memory(levels) => {
                levels.resize_with(level + 1, Vec::new);
                levels[level].truncate(share);
                levels[level].push(bytes);
                Ok(())
            }
            Store::Folder(folder) => {
                let path = folder.join(format!("level-{level}-{share}.bin"));
                output::write_file(&path, |out| out.write_all(&bytes))
            }
        }
    }

    /// Marks a level as whole.
    fn close(&mut self, level: usize, line: &Level) -> Result<(), Failure> {
        match self {
            Store::Memory(_) => Ok(()),
            Store::Folder(folder) => {
                let path = folder.join(format!("level-{level}.txt"));
                output::write_file(&path, |out| writeln!(out, "{} {}", line.shares, line.sum))
            }
        }
    }
}

/// What is known of one level.
#[derive(Clone, Copy, Default)]
struct Level {
    forms: u64,
    all: u64,
    shares: usize,
    /// Tells damaged files from whole ones.
    sum: u64,
}

impl Level {
    fn add(&mut self, census: &Census, position: u64) {
        self.forms += 1;
        self.all += census.orbit(position);
        self.sum = mix(self.sum, position);
    }
}

/// A census under way.
struct Count<'a> {
    census: &'a Census,
    store: Store,
    budget: Budget,
    levels: Vec<Level>,
}

/// Counts with lists that live in a folder, if there is one, or in memory.
pub fn count(census: &Census, folder: Option<&Path>, budget: Budget) -> Result<Vec<Line>, Trouble> {
    let mut count = Count { census, store: Store::open(folder), budget, levels: Vec::new() };
    count.levels()?;
    count.lines()
}

impl Count<'_> {
    /// Builds all levels, or reads those that are there.
    fn levels(&mut self) -> Result<(), Trouble> {
        let mut shares = 1;
        loop {
            let level = self.levels.len();
            let line = match self.store.there(level) {
                Some((shares, sum)) => self.counted(level, shares, sum)?,
                None if level == 0 => {
                    let mut line = Level { shares: 1, ..Level::default() };
                    line.add(self.census, self.census.start());
                    self.store.write(0, 0, pack(&[self.census.start()]))?;
                    self.store.close(0, &line)?;
                    line
                }
                None => self.build(level, shares)?,
            };
            if line.forms == 0 {
                return Ok(());
            }
            shares = line.shares;
            self.levels.push(line);
            let pegs = u64::from(self.census.pegs());
            self.budget.report("progress-census", self.levels.len() as u64, pegs);
        }
    }

    /// Counts a level of an earlier run, which must have the positions it had then.
    fn counted(&self, level: usize, shares: usize, sum: u64) -> Result<Level, Trouble> {
        let mut line = Level { shares, ..Level::default() };
        for share in 0..shares {
            for position in unpack(self.store.read(level, share)?) {
                line.add(self.census, position);
            }
        }
        if line.sum != sum {
            return Err(Failure::new(message!("census-level-damaged", level = level)).into());
        }
        Ok(line)
    }

    /// Builds a level in as many shares as the memory asks for.
    fn build(&mut self, level: usize, mut shares: usize) -> Result<Level, Trouble> {
        loop {
            match self.build_in(level, shares) {
                Err(Trouble::Stopped(Stop::Memory)) if shares < 1024 => shares *= 2,
                built => return built,
            }
        }
    }

    /// Builds a level in a number of shares.
    fn build_in(&mut self, level: usize, shares: usize) -> Result<Level, Trouble> {
        let mut line = Level { shares, ..Level::default() };
        for share in 0..shares {
            let found = self.build_share(level, (share as u64, shares as u64))?;
            found.iter().for_each(|position| line.add(self.census, *position));
            self.store.write(level, share, pack(&found))?;
        }
        self.store.close(level, &line)?;
        Ok(line)
    }

    fn build_share(&mut self, level: usize, share: (u64, u64)) -> Result<Vec<u64>, Trouble> {
        let mut packed = Vec::new();
        for before in 0..self.levels[level - 1].shares {
            packed.push(self.store.read(level - 1, before)?);
        }
        // A table that had to be given up is freed with this copy of the budget.
        let mut budget = self.budget.clone();
        let all = packed.into_iter().flat_map(unpack);
        Ok(self.census.next(all, share, &mut budget)?)
    }

    /// Goes back up from the wins and tells the whole table.
    fn lines(&mut self) -> Result<Vec<Line>, Trouble> {
        let (mut lines, mut next) = (Vec::new(), PositionSet::new());
        for level in (0..self.levels.len()).rev() {
            let Level { forms, all, shares, .. } = self.levels[level];
            let mut won = Vec::new();
            for share in 0..shares {
                let there = unpack(self.store.read(level, share)?);
                won.extend(self.census.won(there, &next, &mut self.budget)?);
            }
            lines.push(Line { forms, all, won: won.len() as u64 });
            next.clear(&mut self.budget);
            next.insert_all(&mut won, &mut self.budget)?;
            let (done, total) = (self.levels.len() - level, self.levels.len());
            self.budget.report("progress-back", done as u64, total as u64);
        }
        lines.reverse();
        Ok(lines)
    }
}
