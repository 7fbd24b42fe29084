//! What `--version` says: the program, the commit it was built from, and the engines it found.

use quadrille_engines::{mip, sat};

/// All lines after the program's name.
pub fn full() -> String {
    let commit = match env!("QUADRILLE_COMMIT") {
        "" => String::new(),
        commit => format!(" (commit {commit})"),
    };
    let highs = mip::version().unwrap_or_else(|why| format!("no HiGHS: {why}"));
    format!(
        "{}{commit}\n{}\n{highs}\nSQLite {}",
        env!("CARGO_PKG_VERSION"),
        sat::version(),
        quadrille_bench::store::sqlite_version()
    )
}
