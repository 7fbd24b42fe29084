//! What is refused, and in which words.

use super::made;
use quadrille_book::{make, read};
use quadrille_core::{Budget, Locale};

const SECTION: &str = "[[section]]\ngame = \"towers\"\ncount = 1\n";

fn refused(text: &str) -> String {
    match read(text, Locale::default()) {
        Ok(_) => panic!("was taken: {text}"),
        Err(trouble) => trouble.to_string(),
    }
}

#[test]
fn every_wrong_wish_is_named_with_its_place() {
    let wrong = [
        ("", "1 to 100 sections"),
        ("title = 5\n", "line 1, column 9"),
        ("titel = \"x\"\n", "unknown field `titel`"),
        (
            "language = \"xx\"\n[[section]]\ngame = \"towers\"\ncount = 1\n",
            "expected one of en, fr",
        ),
        ("paper = \"A9\"\n", "expected A4, A5, A3, letter"),
        ("bleed = 50\n", "bleed: expected 0 to 20"),
        ("per-page = 0\n", "per-page = 0: expected a number from 1 to 12"),
        ("title = \"\"\n", "title: expected 1 to 120 letters"),
        ("title = \"\u{4e00}\"\n", "no letter `\u{4e00}`"),
        ("link = \"ftp://x\"\n", "expected an address such as https://"),
        ("link = \"https://x/#/play\"\n", "without #"),
        ("seed = -1\n", "line 1, column 8"),
        ("seconds = 5\n", "--time-limit"),
    ];
    for (text, expected) in wrong {
        let whole = if text.is_empty() || text.contains("[[") {
            text.to_string()
        } else {
            format!("{text}{SECTION}")
        };
        let said = refused(&whole);
        assert!(said.contains(expected), "{text:?}: {said}");
    }
}

#[test]
fn wrong_sections_are_named_by_their_number() {
    let wrong = [
        ("game = \"chess\"\ncount = 1", "chess"),
        ("game = \"towers\"", "missing field `count`"),
        ("game = \"towers\"\ncount = 0", "count = 0: expected a number from 1 to 2000"),
        ("game = \"towers\"\ncount = 1\nsize = \"x\"", "such as 8 or 6x10"),
        ("game = \"towers\"\ncount = 1\nsize = \"99x99\"", "cells: 9801"),
        ("game = \"towers\"\ncount = 1\nlevel = \"hardest\"", "easy, hard, extreme"),
        ("game = \"towers\"\ncount = 1\ntechnique = \"luck\"", "clue_one"),
        ("game = \"towers\"\ncount = 1\nrating = \"9\"", "20..80"),
        ("game = \"towers\"\ncount = 1\nrating = \"9..1\"", "20..80"),
        ("game = \"towers\"\ncount = 1\nper-page = 13", "1 to 12"),
        ("game = \"towers\"\ncount = 1\nfrom = \"postgres://x/y\"", "from and collection"),
        ("game = \"towers\"\ncount = 1\noptions = { colour = \"x\" }", "colour"),
    ];
    for (text, expected) in wrong {
        let said = refused(&format!("{SECTION}[[section]]\n{text}\n"));
        assert!(said.contains(expected), "{text:?}: {said}");
        assert!(said.contains("section 2") || said.contains("line "), "{text:?}: {said}");
    }
    let many = "[[section]]\ngame = \"towers\"\ncount = 1500\n".repeat(2);
    assert!(refused(&many).contains("puzzles: 3000"));
}

#[test]
fn a_section_that_cannot_be_filled_says_how_many_were_found() {
    let text = "[[section]]\ngame = \"unruly\"\nsize = \"2\"\ncount = 50\n";
    let plan = read(text, Locale::default()).unwrap();
    let said = make(&plan, None, 2, &mut Budget::unlimited()).unwrap_err().to_string();
    assert!(said.starts_with("section 1 (unruly): "), "{said}");
    let text =
        "[[section]]\ngame = \"singles\"\nsize = \"5\"\ncount = 3\nrating = \"9000..9001\"\n";
    let plan = read(text, Locale::default()).unwrap();
    let said = make(&plan, None, 2, &mut Budget::unlimited()).unwrap_err().to_string();
    assert!(said.contains("found 0 of 3 puzzles: tried 650"), "{said}");
    assert!(said.contains("650 rated otherwise"), "{said}");
}

#[test]
fn boards_that_could_not_be_written_in_are_refused() {
    let text = "paper = \"90x120\"\nper-page = 12\n[[section]]\ngame = \"singles\"\nsize = \"8\"\ncount = 1\n";
    let plan = read(text, Locale::default()).unwrap();
    let said = make(&plan, None, 1, &mut Budget::unlimited()).unwrap_err().to_string();
    assert!(said.contains("cells of less than 4 mm"), "{said}");
}

#[test]
fn a_store_is_for_the_command_line() {
    let text = format!("{SECTION}from = \"postgres://nobody/nothing\"\ncollection = \"c\"\n");
    let plan = read(&text, Locale::default()).unwrap();
    let said = make(&plan, None, 1, &mut Budget::unlimited()).unwrap_err().to_string();
    assert!(said.contains("no puzzles from stores"), "{said}");
}

#[test]
fn every_paper_takes_a_book() {
    for look in [
        "paper = \"A5\"",
        "paper = \"letter\"\nbleed = 3",
        "paper = \"110x178\"",
        "large-print = true",
    ] {
        let games = ["towers", "singles", "unruly", "pegs", "pairs"];
        let sections = games.map(|game| format!("[[section]]\ngame = \"{game}\"\ncount = 1\n"));
        assert!(made(&format!("{look}\n{}", sections.concat()), 2).pages > 10, "{look}");
    }
}
