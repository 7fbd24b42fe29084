//! Files of pzpr, the program behind puzz.link: `pzprv3`, the kind of puzzle, rows, columns, then rows of signs. Its own tests
//! and addresses write the lines with `/` between them; both are read.

use quadrille_core::fields::{lines, without_bom};

/// The lines of a file with their numbers from 1.
pub fn pieces(text: &str) -> Vec<(usize, &str)> {
    let bare = without_bom(text).trim();
    if bare.starts_with("pzprv3") && bare.lines().next().is_some_and(|line| line.contains('/')) {
        let all = bare.trim_end_matches('/').split(['/', '\n']).enumerate();
        return all.map(|(i, piece)| (i + 1, piece)).collect();
    }
    lines(text).collect()
}

/// Whether a text is a file of this kind.
pub fn recognises(text: &str, kind: &str) -> bool {
    let bare = without_bom(text).trim_start();
    let mut head = bare.split(['\n', '/']).map(str::trim);
    head.next().is_some_and(|first| first.starts_with("pzprv3")) && head.next() == Some(kind)
}
