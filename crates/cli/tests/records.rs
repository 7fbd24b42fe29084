//! `quadrille records`: lists, files that are gone on with, and the terms that are kept beside the documentation.

mod common;

use common::{quadrille, refused};
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn a_file_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("most.json");
    let file = path.to_str().unwrap();
    let ran = quadrille(&["records", "singles-most", "--to", "4", "--out", file]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("n = 4: 5 (as published"), "{}", ran.out);
    let first = fs::read_to_string(&path).unwrap();
    let ran = quadrille(&["records", "singles-most", "--to", "6", "--out", file]);
    assert!(ran.out.contains("n = 6: 12 (as published"), "{}", ran.out);
    let terms =
        |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap()["terms"].clone();
    let (first, second) = (terms(&first), terms(&fs::read_to_string(&path).unwrap()));
    assert_eq!(
        first.as_array().unwrap()[..],
        second.as_array().unwrap()[..3],
        "not computed again"
    );
    let ran = quadrille(&["records", "--check", file]);
    assert_eq!((ran.code, ran.out.contains("5 of 5 terms")), (0, true), "{}", ran.out);
    refused(&quadrille(&["records", "singles-fewest", "--out", file]), "another record");
    // A witness that was changed is seen.
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("\"101000101\"", "\"101000100\"")).unwrap();
    refused(&quadrille(&["records", "--check", file]), "n = 3");
    refused(&quadrille(&["records", "singles-most", "--to", "4", "--out", file]), "n = 3");
    fs::write(&path, "{").unwrap();
    refused(&quadrille(&["records", "singles-most", "--out", file]), "EOF");
}

#[test]
fn limits_and_bad_usage_are_told() {
    let ran = quadrille(&["records", "singles-most", "--to", "12", "--time-limit", "0"]);
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(ran.err.contains("stopped at n = 2: time limit reached"), "{}", ran.err);
    refused(&quadrille(&["records", "chess"]), "no record chess");
    refused(&quadrille(&["records", "singles-most", "--to", "1"]), "from 2 to 28");
    let ran = quadrille(&["records"]);
    assert!(ran.out.lines().count() >= 10 && ran.out.contains("OEIS A322125"), "{}", ran.out);
}

/// What cannot be better is proved to a checker that is not ours.
#[test]
fn bounds_are_verified_by_the_outside_checker() {
    let folder = tempfile::tempdir().unwrap();
    for (name, n, programs, least) in [
        ("unruly-givens", "2", 16, -3),
        ("unruly-distinct-givens", "2", 10, -3),
        // Of some of these boards, choices of tiles are ruled out one by one.
        ("unruly-givens", "3", 852, -5),
    ] {
        let proofs = folder.path().join(format!("{name}-{n}"));
        let ran = quadrille(&["records", name, "--to", n, "--proofs", proofs.to_str().unwrap()]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains(&format!("{programs} refuted programs")), "{}", ran.out);
        assert_eq!(fs::read_dir(&proofs).unwrap().count(), 2 * programs);
        // The last row allows one tile less than the record.
        let program = fs::read_to_string(proofs.join("board-0001.opb")).unwrap();
        assert!(program.trim_end().ends_with(&format!(">= {least} ;")), "{program}");
    }
    let there = folder.path().to_str().unwrap();
    refused(&quadrille(&["records", "unruly-givens", "--to", "2", "--proofs", there]), there);
    refused(&quadrille(&["records", "singles-most", "--proofs", there]), "no proofs");
}

/// The same for a formula, by the verified checker of LRAT.
#[test]
fn a_bound_is_verified_by_a_checker_of_lrat() {
    let folder = tempfile::tempdir().unwrap();
    let proofs = folder.path().join("proofs");
    let ran = quadrille(&[
        "records",
        "singles-fewest",
        "--to",
        "5",
        "--proofs",
        proofs.to_str().unwrap(),
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let tool = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/lrat-check");
    let files = ["singles-5-4.cnf", "singles-5-4.lrat"].map(|name| proofs.join(name));
    let checked = Command::new(tool).args(&files).output().expect("tools/lrat-check starts");
    // Never passed over in silence: proofs nobody else has checked are not proved.
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    assert!(String::from_utf8_lossy(&checked.stdout).starts_with("s VERIFIED "));
}

/// The terms that docs/records.md tells lie beside it, with their witnesses.
#[test]
fn the_terms_that_are_told_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/records");
    let page = fs::read_to_string(folder.with_extension("md")).expect("docs/records.md");
    let mut files = 0;
    for entry in fs::read_dir(&folder).expect("docs/records") {
        let path = entry.unwrap().path();
        let ran = quadrille(&["records", "--check", path.to_str().unwrap()]);
        assert_eq!(ran.code, 0, "{}: {}", path.display(), ran.err);
        let kept: serde_json::Value =
            serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let name = kept["record"].as_str().unwrap();
        let section = page.split("\n## ").find(|section| section.contains(&format!("`{name}`")));
        let section = section.unwrap_or_else(|| panic!("docs/records.md has nothing about {name}"));
        for term in kept["terms"].as_array().unwrap() {
            let (n, value) = (&term["n"], term["value"].as_str().unwrap());
            let row = format!("| {n} | {value} |");
            assert!(section.contains(&row), "docs/records.md, {name}: no row {row}");
        }
        files += 1;
    }
    assert!(files >= 8, "only {files} files of terms");
}
