//! `--tree FILE`: what a method tried, in the notation that the file's ending names.

use crate::failure::Failure;
use crate::output;
use quadrille_core::{SolveReport, Tree, message};
use std::path::Path;

fn ending(path: &Path) -> &str {
    path.extension().and_then(|ending| ending.to_str()).unwrap_or_default()
}

/// Refuses what cannot be written before any work is done.
pub fn fits(path: &Path, many: bool) -> Result<(), Failure> {
    if many {
        return Err(Failure::new(message!("solve-tree-many")));
    }
    match ending(path) {
        "dot" | "json" | "txt" => Ok(()),
        _ => Err(Failure::new(message!("solve-tree-ending")).within(path.display())),
    }
}

/// Writes the tree of a report.
pub fn write(path: &Path, report: &SolveReport) -> Result<(), Failure> {
    let Some(tree) = &report.tree else {
        let method = report.method.clone().unwrap_or_default();
        return Err(Failure::new(message!("solve-no-tree", method = method)));
    };
    write_tree(path, tree)
}

/// Writes a tree.
pub fn write_tree(path: &Path, tree: &Tree) -> Result<(), Failure> {
    let text = match ending(path) {
        "dot" => tree.to_dot(),
        "json" => serde_json::to_string(tree).map_err(Failure::foreign)? + "\n",
        _ => tree.to_grumpy(),
    };
    output::write_file(path, |out| out.write_all(text.as_bytes()))
}
