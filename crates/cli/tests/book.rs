//! `quadrille book` as a script meets it: what it refuses, and that it leaves a whole file or none.

mod common;

use common::{command, quadrille, refused};
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

const SMALL: &str = "[[section]]\ngame = \"towers\"\nsize = \"4\"\ncount = 3\n\
                     [[section]]\ngame = \"pairs\"\nsize = \"4\"\ncount = 3\n";

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

#[test]
fn a_book_is_the_same_with_any_number_of_jobs() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("book.toml"), SMALL).unwrap();
    for (out, jobs) in [("one.pdf", "1"), ("three.pdf", "3")] {
        let ran = quadrille(&["book", text(&at("book.toml")), "-o", text(&at(out)), "-j", jobs]);
        assert_eq!((ran.code, ran.out.as_str()), (0, ""), "{}", ran.err);
        assert!(ran.err.contains("6 puzzles"), "{}", ran.err);
    }
    let (one, three) = (fs::read(at("one.pdf")).unwrap(), fs::read(at("three.pdf")).unwrap());
    assert!(one.starts_with(b"%PDF-") && one == three);
}

#[test]
fn a_book_without_a_language_speaks_that_of_the_command() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("book.toml"), SMALL).unwrap();
    fs::write(at("french.toml"), format!("language = \"fr\"\n{SMALL}")).unwrap();
    let make = |wishes: &str, language: &str| {
        let (wishes, out) = (at(wishes), at("book.pdf"));
        let words = ["book", text(&wishes), "--out", text(&out), "--language", language];
        let ran = quadrille(&words);
        assert_eq!(ran.code, 0, "{}", ran.err);
        fs::read(out).unwrap()
    };
    let french = make("french.toml", "en");
    assert!(make("book.toml", "fr") == french && make("book.toml", "en") != french);
}

#[test]
fn what_is_refused_leaves_what_was_there() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("book.pdf"), "an older book").unwrap();
    fs::write(at("book.toml"), "[[section]]\ngame = \"towers\"\ncuont = 3\n").unwrap();
    let none =
        "[[section]]\ngame = \"singles\"\nsize = \"5\"\ncount = 3\nrating = \"9000..9001\"\n";
    fs::write(at("none.toml"), none).unwrap();
    fs::write(at("store.toml"), format!("{SMALL}from = \"here.sqlite\"\ncollection = \"c\"\n"))
        .unwrap();
    let make =
        |wishes: &str| quadrille(&["book", text(&at(wishes)), "--out", text(&at("book.pdf"))]);
    refused(&make("book.toml"), "book.toml: line 3, column 1");
    refused(&make("no.toml"), "no.toml");
    refused(&make("book.pdf"), "line 1");
    refused(&make("none.toml"), "found 0 of 3 puzzles");
    refused(&make("store.toml"), "section 2 (pairs)");
    refused(&make("."), "");
    let stopped = {
        fs::write(at("book.toml"), SMALL).unwrap();
        let (wishes, out) = (at("book.toml"), at("book.pdf"));
        quadrille(&["book", text(&wishes), "--out", text(&out), "--time-limit", "0"])
    };
    assert_eq!(stopped.code, 1, "{}", stopped.err);
    assert!(stopped.err.contains("no book: "), "{}", stopped.err);
    assert_eq!(fs::read(at("book.pdf")).unwrap(), b"an older book");
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let long =
        "[[section]]\ngame = \"towers\"\nsize = \"12\"\nlevel = \"unreasonable\"\ncount = 2000\n";
    fs::write(at("book.toml"), long).unwrap();
    let (wishes, out) = (at("book.toml"), at("book.pdf"));
    let words = ["book", text(&wishes), "--out", text(&out), "--jobs", "2"];
    let child = command(&words).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(1000));
    let told = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(told.unwrap().success());
    let ran = common::Ran::from(child.wait_with_output().unwrap());
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(ran.err.contains("no book: "), "{}", ran.err);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "only the wishes");
}
