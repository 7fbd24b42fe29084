//! Puts the catalogues of all languages into the library: every folder under `locales/` is one.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What only the command line says, and what a page reads by itself: not for the games inside a page.
const NOT_IN_PAGES: [&str; 6] =
    ["bench.ftl", "book.ftl", "cli.ftl", "files.ftl", "lens.ftl", "page.ftl"];

/// What is spoken when nobody asks for a language.
const FIRST: &str = "en";

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.filter_map(|e| e.ok().map(|e| e.path())).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The key a line begins to explain, if it does.
fn key(line: &str) -> Option<&str> {
    let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
    begins.then(|| line.split([' ', '=']).next().unwrap_or_default())
}

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("locales");
    println!("cargo:rerun-if-changed={}", root.display());
    let mut folders: Vec<PathBuf> = sorted(&root).into_iter().filter(|p| p.is_dir()).collect();
    folders.sort_by_key(|folder| (name(folder) != FIRST, name(folder)));
    let page = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    let (mut files, mut languages) = (String::new(), String::new());
    for (index, folder) in folders.iter().enumerate() {
        println!("cargo:rerun-if-changed={}", folder.display());
        let left_out = |path: &Path| page && NOT_IN_PAGES.contains(&name(path).as_str());
        let ftl = |path: &PathBuf| path.extension().is_some_and(|e| e == "ftl") && !left_out(path);
        let (mut keys, mut count) = (Vec::new(), 0);
        let mut list = String::new();
        for file in sorted(folder).into_iter().filter(ftl) {
            println!("cargo:rerun-if-changed={}", file.display());
            writeln!(list, "File::new({:?}, include_str!({file:?})),", name(&file))
                .expect("memory");
            let text = fs::read_to_string(&file).expect("a catalogue is text");
            keys.extend(text.lines().filter_map(key).map(|key| (key.to_string(), count)));
            count += 1;
        }
        keys.sort();
        writeln!(files, "static FILES_{index}: [File; {count}] = [\n{list}];").expect("memory");
        let code = name(folder);
        writeln!(
            languages,
            "Catalogue {{ code: {code:?}, files: &FILES_{index}, keys: &{keys:?} }},"
        )
        .expect("memory");
    }
    let count = folders.len();
    let out = format!("{files}static CATALOGUES: [Catalogue; {count}] = [\n{languages}];\n");
    let place = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("catalogues.rs");
    fs::write(place, out).expect("the build folder can be written");
}
