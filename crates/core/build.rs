//! Puts the catalogues of all languages into the library: every folder under `locales/` is one.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What only the command line says, and what a page reads by itself: not for the games inside a page.
const NOT_IN_PAGES: [&str; 7] =
    ["bench.ftl", "book.ftl", "cli.ftl", "files.ftl", "lens.ftl", "lessons.ftl", "page.ftl"];

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

/// Parts of keys that name something on offer: a page has words of its own for these, in the reader's language. And what
/// the methods say that a page does not have.
const NAMED: [&str; 4] = ["-option-", "-method-", "-format-", "sweep-"];

/// A catalogue as the games inside a page need it: without comments, and without what the page says by itself.
fn for_pages(text: &str) -> String {
    let mut kept = String::new();
    let mut message: Vec<&str> = Vec::new();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    for line in lines.chain(["end"]) {
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            kept.extend(said(&message).iter().flat_map(|line| [line, "\n"]));
            message.clear();
        }
        message.push(line);
    }
    kept
}

/// The lines of a message that the games say.
fn said<'a>(message: &[&'a str]) -> Vec<&'a str> {
    let key = message.first().and_then(|line| line.split([' ', '=']).next()).unwrap_or_default();
    if NAMED.iter().any(|part| key.contains(part)) {
        return Vec::new();
    }
    let attribute =
        |line: &&&str| !matches!(line.trim_start().split(' ').next(), Some(".name" | ".about"));
    let rest: Vec<&str> = message.iter().filter(attribute).copied().collect();
    let value =
        rest.iter().any(|line| line.split_once('=').map_or(*line, |two| two.1).trim() != "");
    if value { rest } else { message.to_vec() }
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
        let (mut list, mut count) = (String::new(), 0);
        for file in sorted(folder).into_iter().filter(ftl) {
            println!("cargo:rerun-if-changed={}", file.display());
            let text = fs::read_to_string(&file).expect("a catalogue is text");
            let text = match page {
                true => format!("{:?}", for_pages(&text)),
                false => format!("include_str!({file:?})"),
            };
            writeln!(list, "File::new({:?}, {text}),", name(&file)).expect("memory");
            count += 1;
        }
        writeln!(files, "static FILES_{index}: [File; {count}] = [\n{list}];").expect("memory");
        let code = name(folder);
        writeln!(languages, "Catalogue::new({code:?}, &FILES_{index}),").expect("memory");
    }
    let count = folders.len();
    let out = format!("{files}static CATALOGUES: [Catalogue; {count}] = [\n{languages}];\n");
    let place = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("catalogues.rs");
    fs::write(place, out).expect("the build folder can be written");
}
