//! Files and functions stay short enough to read.

use super::none;
use super::sources::{Source, files};

const FILE: usize = 420;
const FUNCTION: usize = 75;

/// Longer than they should be: the path (and the function), the lines it may have, and why.
const LONGER: &[(&str, usize, &str)] =
    &[("web/tests/pages.mjs", 596, "one browser test after another; to be cut by page")];

fn sources() -> Vec<Source> {
    let mut all = files(&["crates"], &[".rs"]);
    all.extend(files(&["web/src", "web/tests"], &[".ts", ".svelte", ".mjs"]));
    all
}

/// The name of a function that begins on this line, if one does.
fn function(line: &str) -> Option<&str> {
    let code = line.trim_start();
    let words = [
        "pub ",
        "pub(crate) ",
        "pub(super) ",
        "export ",
        "default ",
        "async ",
        "const ",
        "unsafe ",
    ];
    let mut rest = code;
    while let Some(after) = words.iter().find_map(|word| rest.strip_prefix(word)) {
        rest = after;
    }
    let named = rest.strip_prefix("fn ").or_else(|| rest.strip_prefix("function "));
    if named.is_none() && !(code != rest && rest.contains("=> {")) {
        return None;
    }
    let named = named.unwrap_or(rest);
    let end = named.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(named.len());
    Some(&named[..end]).filter(|name| !name.is_empty())
}

/// Functions with their first line and length. Formatted code ends a function with a closing brace
/// in the column where it began.
fn functions(source: &Source) -> Vec<(&str, usize, usize)> {
    let lines: Vec<&str> = source.text.lines().collect();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let Some(name) = function(line) else { continue };
        // The signature ends where the body begins, or with a semicolon where there is none.
        let signature = lines[start..].iter().find(|l| l.ends_with(['{', '}', ';']));
        if !signature.is_some_and(|l| l.ends_with('{')) {
            continue;
        }
        let closing = |l: &&str| l.trim_start().starts_with('}') && indent(l) == indent(line);
        if let Some(length) = lines[start..].iter().position(closing) {
            found.push((name, start + 1, length + 1));
        }
    }
    found
}

#[test]
fn files_and_functions_are_short() {
    let mut offences = Vec::new();
    let mut needed = vec![false; LONGER.len()];
    let mut seen = 0;
    let mut judge = |what: String, at: String, length: usize, limit: usize| {
        let entry = LONGER.iter().position(|(name, _, _)| *name == what);
        let limit = entry.map_or(limit, |i| LONGER[i].1);
        if let Some(entry) = entry {
            needed[entry] = true;
        }
        if length > limit {
            offences.push(format!("{at}: {what} has {length} lines, {limit} at most"));
        }
    };
    for source in sources() {
        judge(source.path.clone(), source.at(1), source.text.lines().count(), FILE);
        for (name, line, length) in functions(&source) {
            seen += 1;
            judge(format!("{} {name}", source.path), source.at(line), length, FUNCTION);
        }
    }
    let idle = LONGER.iter().zip(needed).filter(|(_, needed)| !needed);
    offences.extend(idle.map(|((what, _, _), _)| format!("{what} is gone: drop its line")));
    assert!(seen > 2000, "only {seen} functions were found: does the search still work?");
    none("files and functions are short", &offences);
}

#[test]
fn the_length_of_a_function_is_seen() {
    let text = "pub fn one() {\n    let a = 1;\n}\n\nfn two(\n    a: u8,\n) -> u8 {\n    a\n}\n\
                trait T {\n    fn none(&self) -> u8;\n}\n\
                export const three = async (a) => {\n  a();\n};\nconst four = (a) => a;\n";
    let source = Source { path: String::new(), text: text.to_string() };
    assert_eq!(functions(&source), [("one", 1, 3), ("two", 5, 5), ("three", 13, 3)]);
}
