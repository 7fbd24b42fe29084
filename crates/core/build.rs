//! Puts the catalogues of all languages into the library: every folder under `locales/` is one.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

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

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("locales");
    println!("cargo:rerun-if-changed={}", root.display());
    let mut folders: Vec<PathBuf> = sorted(&root).into_iter().filter(|p| p.is_dir()).collect();
    folders.sort_by_key(|folder| (name(folder) != FIRST, name(folder)));
    let mut out = String::new();
    writeln!(out, "static CATALOGUES: [Catalogue; {}] = [", folders.len()).expect("memory");
    for folder in &folders {
        println!("cargo:rerun-if-changed={}", folder.display());
        writeln!(out, "Catalogue {{ code: {:?}, files: &[", name(folder)).expect("memory");
        for file in sorted(folder).iter().filter(|f| f.extension().is_some_and(|e| e == "ftl")) {
            println!("cargo:rerun-if-changed={}", file.display());
            writeln!(out, "({:?}, include_str!({:?})),", name(file), file).expect("memory");
        }
        out.push_str("] },\n");
    }
    out.push_str("];\n");
    let place = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("catalogues.rs");
    fs::write(place, out).expect("the build folder can be written");
}
