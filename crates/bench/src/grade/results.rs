//! Which result file belongs to which instance.

use crate::Failure;
use quadrille_core::message;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// More result files than this are refused.
const MAX_FILES: usize = 100_000;

/// The files of each method by the instance they are about.
pub(super) type Files = BTreeMap<String, BTreeMap<String, PathBuf>>;

/// Finds the result files of instances with these stems.
///
/// A file is named like its instance, or, as some of the courses' programs have it, after the method with the instance's
/// numbers (`cplex_1.txt` for `instance_1.txt`): that counts where these numbers are one instance's and one file's alone.
pub(super) fn found(folder: &Path, stems: &[&str]) -> Result<Files, Failure> {
    let mut methods = listed(folder)?;
    let known: BTreeSet<&str> = stems.iter().copied().collect();
    let instances = by_numbers(stems.iter().copied());
    for files in methods.values_mut() {
        let others = files.keys().map(String::as_str).filter(|name| !known.contains(name));
        let named: Vec<(String, PathBuf)> = by_numbers(others)
            .into_iter()
            .filter_map(|(numbers, name)| Some((*instances.get(&numbers)?.as_ref()?, name?)))
            .filter(|(stem, _)| !files.contains_key(*stem))
            .map(|(stem, name)| (stem.to_string(), files[name].clone()))
            .collect();
        files.extend(named);
    }
    Ok(methods)
}

/// The result files that no instance with these stems is graded by, as they lie in the folder: their names fit none, or more
/// than one.
pub(super) fn apart(folder: &Path, stems: &[&str]) -> Result<Vec<PathBuf>, Failure> {
    let mut left = Vec::new();
    for files in found(folder, stems)?.into_values() {
        let used: BTreeSet<&PathBuf> = stems.iter().filter_map(|stem| files.get(*stem)).collect();
        let others = files.values().filter(|path| !used.contains(path));
        left.extend(others.map(|path| path.strip_prefix(folder).unwrap_or(path).to_path_buf()));
    }
    left.sort();
    Ok(left)
}

/// Names by their numbers; nothing where two have the same.
fn by_numbers<'a>(names: impl Iterator<Item = &'a str>) -> BTreeMap<Vec<&'a str>, Option<&'a str>> {
    let mut found = BTreeMap::new();
    for name in names.filter(|name| !numbers(name).is_empty()) {
        found.entry(numbers(name)).and_modify(|one| *one = None).or_insert(Some(name));
    }
    found
}

/// The numbers in a name, without the zeros before them.
fn numbers(name: &str) -> Vec<&str> {
    let parts = name.split(|sign: char| !sign.is_ascii_digit()).filter(|part| !part.is_empty());
    parts.map(|part| part.trim_start_matches('0')).collect()
}

/// What names are sorted by: digits by the number they make.
pub(super) fn order(name: &str) -> (Vec<(String, u64)>, String) {
    let mut parts = Vec::new();
    let mut rest = name;
    while !rest.is_empty() {
        let word = rest.find(|sign: char| sign.is_ascii_digit()).unwrap_or(rest.len());
        let digits = &rest[word..];
        let end = digits.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(digits.len());
        // A number too long to be one comes last.
        let number = digits[..end].parse().unwrap_or(u64::MAX);
        parts.push((rest[..word].to_string(), number));
        rest = &digits[end..];
    }
    (parts, name.to_string())
}

/// A file's name without its ending.
pub(super) fn stem(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

/// The result files by method and stem: `RES/METHOD/FILE`, or `RES/FILE` with no method.
fn listed(folder: &Path) -> Result<BTreeMap<String, BTreeMap<String, PathBuf>>, Failure> {
    let mut methods: BTreeMap<String, BTreeMap<String, PathBuf>> = BTreeMap::new();
    let mut count = 0;
    let mut folders = vec![(String::new(), folder.to_path_buf())];
    while let Some((method, folder)) = folders.pop() {
        let entries = fs::read_dir(&folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let mut entries = entries.map_err(|error| Failure::at(&folder, error))?;
        // Of several files of one name the first counts, whatever order the disk has them in.
        entries.sort_by_key(fs::DirEntry::file_name);
        for entry in entries {
            // Links are not followed: they may lead anywhere.
            let kind = entry.file_type().map_err(|error| Failure::at(&entry.path(), error))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if kind.is_dir() && method.is_empty() {
                folders.push((name, entry.path()));
            } else if (kind.is_file() || !method.is_empty()) && !name.starts_with('.') {
                count += 1;
                if count > MAX_FILES {
                    return Err(Failure::at(&folder, message!("grade-too-many", most = MAX_FILES)));
                }
                let files = methods.entry(method.clone()).or_default();
                files.entry(stem(&name).to_string()).or_insert_with(|| entry.path());
            }
        }
    }
    if methods.is_empty() {
        return Err(Failure::at(folder, message!("grade-no-files")));
    }
    Ok(methods)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_comes_before_the_tenth() {
        let mut names = ["t_10.txt", "t_2.txt", "t_1.txt", "a", "t_02.txt"];
        names.sort_by_cached_key(|name| order(name));
        assert_eq!(names, ["a", "t_1.txt", "t_02.txt", "t_2.txt", "t_10.txt"]);
    }

    #[test]
    fn names_after_the_method_count_where_nothing_else_can_be_meant() {
        let folder = tempfile::tempdir().unwrap();
        for name in
            ["cplex_1.txt", "cplex_t5_02.txt", "instance_3.txt", "cplex_3.txt", "a_7", "b_7"]
        {
            let path = folder.path().join("cplex").join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        let stems = ["instance_1", "inst_t5_2", "instance_3", "instance_7", "readme"];
        let files = &found(folder.path(), &stems).unwrap()["cplex"];
        let of = |stem: &str| files.get(stem)?.file_name()?.to_str().map(str::to_string);
        assert_eq!(of("instance_1").as_deref(), Some("cplex_1.txt"));
        assert_eq!(of("inst_t5_2").as_deref(), Some("cplex_t5_02.txt"));
        assert_eq!(of("instance_3").as_deref(), Some("instance_3.txt"));
        assert_eq!((of("instance_7"), of("readme")), (None, None));
        let left = apart(folder.path(), &stems).unwrap();
        let left: Vec<_> = left.iter().map(|path| path.to_str().unwrap()).collect();
        assert_eq!(left, ["cplex/a_7", "cplex/b_7", "cplex/cplex_3.txt"]);
        let twice = ["towers_1", "unruly_1"];
        assert!(!found(folder.path(), &twice).unwrap()["cplex"].contains_key("towers_1"));
    }
}
