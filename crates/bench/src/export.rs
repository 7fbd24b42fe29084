//! The reports' own layout: a folder a method, a file an instance, readable by Julia's `include`.

use crate::store::{InstanceInfo, Row, Store};
use crate::{Failure, files, read};
use quadrille_core::{Options, Ruling};
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;

/// What is needed to draw the solutions.
pub struct Source<'a> {
    /// The data set's folder.
    pub folder: &'a Path,
    /// Its reading options.
    pub options: &'a Options,
    /// The hashes of the instances to write; all where there is no list.
    pub present: Option<HashSet<String>>,
}

/// Writes every result of a campaign; says how many files were written.
///
/// A file holds the puzzle and its solution as comments, then `solution`, `solveTime` and
/// `isOptimal` as assignments.
pub fn export(
    store: &mut dyn Store,
    campaign: &str,
    source: &Source<'_>,
    to: &Path,
) -> Result<usize, Failure> {
    let infos: HashMap<Arc<str>, InstanceInfo> =
        store.instances()?.into_iter().map(|info| (info.hash.clone(), info)).collect();
    files::make_folder(to)?;
    let mut written = HashSet::new();
    let mut made = HashSet::new();
    store.rows(campaign, true, &mut |row| {
        let here = |all: &HashSet<String>| all.contains(&*row.key.instance);
        let Some(info) = infos.get(&row.key.instance) else { return Ok(()) };
        if !source.present.as_ref().is_none_or(here) {
            return Ok(());
        }
        let folder = to.join(folder_name(&row));
        if made.insert(folder.clone()) {
            files::make_folder(&folder)?;
        }
        let stem = info.name.rsplit_once('.').map_or(info.name.as_str(), |(stem, _)| stem);
        // Repetitions with other seeds, and files that differ in their ending only.
        let mut path = folder.join(format!("{stem}.txt"));
        if !written.insert(path.clone()) {
            path = folder.join(format!("{}_seed{}.txt", info.name, row.key.seed));
            written.insert(path.clone());
        }
        files::write_text(&path, &text(&row, info, source))
    })?;
    Ok(written.len())
}

/// The method, with its options where it has some.
fn folder_name(row: &Row) -> String {
    let mut name = row.key.method.to_string();
    if !row.key.options.is_empty() {
        let plain = |c: char| if c.is_ascii_alphanumeric() || c == '=' { c } else { '_' };
        name.push('_');
        name.extend(row.key.options.chars().map(plain));
    }
    name
}

fn text(row: &Row, info: &InstanceInfo, source: &Source<'_>) -> String {
    let o = &row.outcome;
    let mut text = String::new();
    if let Some(drawn) = drawn(row, info, source) {
        for line in drawn.lines() {
            text.push_str(format!("# {line}").trim_end());
            text.push('\n');
        }
    }
    let quoted = |value: &str| format!("\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\""));
    if let Some(solution) = &o.solution {
        text.push_str(&format!("solution = {}\n", quoted(solution)));
    }
    if let Some(objective) = o.objective {
        text.push_str(&format!("objective = {objective}\n"));
    }
    text.push_str(&format!("verdict = {}\n", quoted(o.verdict.word())));
    text.push_str(&format!("solveTime = {}\n", o.seconds));
    text.push_str(&format!("isOptimal = {}\n", o.verdict == Ruling::Solved));
    text
}

/// The solution as the reports print it; nothing if the puzzle's file has gone.
fn drawn(row: &Row, info: &InstanceInfo, source: &Source<'_>) -> Option<String> {
    let solution = row.outcome.solution.as_deref()?;
    let game = quadrille_games::find(&info.game)?;
    let puzzle = read::file(Some(game), &source.folder.join(&info.name), source.options).ok()?;
    Some(puzzle.finished(solution).ok()?.draw_text())
}
