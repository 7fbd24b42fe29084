//! Unruly on the command line: large files, the variant rule, bad input.

mod common;

use common::{quadrille, quadrille_with, refused};

/// Files above 16 MB are read piece by piece: 100 rows more than the largest that is not.
#[test]
fn large_files_are_read_piece_by_piece() {
    let folder = tempfile::tempdir().unwrap();
    for (format, fill, solve) in [("csv", "50", true), ("csv12", "50", false), ("id", "100", true)]
    {
        let size = if format == "id" { "4200x4200" } else { "2900x3000" };
        let made = quadrille(&[
            "generate", "unruly", "--size", size, "--fill", fill, "--seed", "1", "--to", format,
        ]);
        assert_eq!(made.code, 0, "{}", made.err);
        assert!(made.out.len() > 16 << 20, "{}", made.out.len());
        let path = folder.path().join(format);
        std::fs::write(&path, &made.out).unwrap();
        let path = path.to_str().unwrap();
        if solve {
            let ran = quadrille(&["solve", path, "--game", "unruly", "--json"]);
            assert_eq!(ran.code, 0, "{}", ran.err);
            assert!(ran.out.contains(r#""verdict":"solved""#));
        }
        let ran = quadrille(&["convert", path, "--game", "unruly", "--to", format]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out == made.out, "{format} is written as it was read");
    }
}

#[test]
fn unique_lines_travel_through_every_verb() {
    let made =
        quadrille(&["generate", "unruly", "--size", "8", "--unique-lines", "true", "--seed", "5"]);
    let id = made.out.trim();
    assert!(id.starts_with("unruly:8x8u:"), "{id}");
    let csv = quadrille(&["convert", id, "--to", "csv"]).out;
    assert!(csv.starts_with("unique-lines\n"), "{csv}");
    let back = quadrille_with(&["convert", "-", "--game", "unruly", "--to", "id"], csv.as_bytes());
    assert_eq!(back.out, made.out, "{}", back.err);
}

#[test]
fn bad_boards_are_refused_with_their_place() {
    let solve = |text: &str| quadrille_with(&["solve", "-", "--game", "unruly"], text.as_bytes());
    refused(&quadrille(&["generate", "unruly", "--size", "7"]), "even");
    refused(&quadrille(&["generate", "unruly", "--size", "4"]), "at least 6");
    refused(&quadrille(&["generate", "unruly", "--fill", "101"]), "0 to 100");
    refused(&quadrille(&["check", "unruly:6x6:faCADAJ", "0"]), "ends after");
    refused(&solve("0,1\n0,x\n"), "line 2, column 3");
    refused(&solve("0,1\n0\n"), "line 2");
    let broken = solve("1,1,1,\n,,,\n,,,\n,,,\n");
    assert_eq!(broken.code, 0, "{}", broken.err);
    assert!(format!("{}{}", broken.out, broken.err).contains("impossible"), "{}", broken.out);
}
