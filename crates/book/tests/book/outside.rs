//! The PDF as other people's programs read it: poppler's reader, and a reader of codes.

use super::{SMALL, made};
use quadrille_book::{make, read};
use quadrille_core::{Budget, Locale, Message};
use std::collections::HashSet;
use std::path::Path;
use std::process::Command;
use tempfile::{TempDir, tempdir};

/// What a program says; `tools/setup test` installs those that are run here.
fn said(program: &str, words: &[&str], folder: &Path) -> String {
    let ran = Command::new(program).args(words).current_dir(folder).output();
    let ran = ran.unwrap_or_else(|error| panic!("{program}: {error}; run tools/setup test"));
    let trouble = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert!(ran.status.success(), "{program} {words:?}: {trouble}");
    if program.starts_with("pdf") {
        assert_eq!(trouble, "", "{program} {words:?} complains");
    }
    String::from_utf8_lossy(&ran.stdout).into_owned()
}

fn pages(pdf: &[u8], folder: &TempDir) -> Vec<String> {
    std::fs::write(folder.path().join("book.pdf"), pdf).unwrap();
    let text = said("pdftotext", &["-layout", "book.pdf", "-"], folder.path());
    text.split('\u{c}').map(str::to_string).filter(|page| !page.trim().is_empty()).collect()
}

/// Whether a page has this word standing alone.
fn has(page: &str, word: &str) -> bool {
    page.split_whitespace().any(|found| found == word)
}

#[test]
fn a_reader_finds_titles_numbers_and_the_answers_at_the_back() {
    let folder = tempdir().unwrap();
    let book = made(SMALL, 2);
    let pages = pages(&book.pdf, &folder);
    assert_eq!(pages.len(), book.pages);
    assert!(pages[0].contains("A small book") && pages[0].contains("29 puzzles"), "{}", pages[0]);
    assert!(pages[1].contains("Contents") && pages[1].contains("Answers"));
    let back =
        pages.iter().position(|page| page.lines().next().unwrap().trim() == "Answers").unwrap();
    assert!(pages[back..].iter().all(|page| page.lines().next().unwrap().trim() == "Answers"));
    // Every puzzle stands before the answers, with its seed and rating, and every answer behind.
    for (number, puzzle) in (1..).zip(book.sections.iter().flatten()) {
        let rating = format!("· {}", puzzle.score);
        let seed = format!("seed {}", puzzle.seed);
        let own = |page: &&String| page.contains(&rating) && page.contains(&seed);
        let page = pages[2..back].iter().find(own).unwrap_or_else(|| panic!("{}", puzzle.id));
        assert!(has(page, &number.to_string()), "{number} is not on its page");
        assert!(pages[back..].iter().any(|page| has(page, &number.to_string())), "{number}");
    }
    // The contents tell the truth.
    let listed = pages[1].lines().find(|line| line.contains("Answers")).unwrap();
    assert_eq!(listed.split_whitespace().last(), Some((back + 1).to_string().as_str()));
    let info = said("pdfinfo", &["book.pdf"], folder.path());
    assert!(info.contains("A small book") && !info.contains("CreationDate"), "{info}");
    assert!(info.contains("595.276 x 841.89"), "{info}");
}

#[test]
fn cut_paper_says_where_it_is_cut() {
    let folder = tempdir().unwrap();
    let book = made(&SMALL.replace("seed = 5", "paper = \"A5\"\nbleed = 3"), 2);
    std::fs::write(folder.path().join("book.pdf"), &book.pdf).unwrap();
    let info = said("pdfinfo", &["-box", "book.pdf"], folder.path());
    let line = |name: &str| {
        let found =
            info.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{info}"));
        let numbers = found.split_whitespace().filter_map(|word| word.parse::<f64>().ok());
        numbers.map(|points| points / 72.0 * 25.4).collect::<Vec<_>>()
    };
    let (media, bleed, trim) = (line("MediaBox"), line("BleedBox"), line("TrimBox"));
    let close = |a: f64, b: f64| (a - b).abs() < 0.02;
    assert!(close(trim[2] - trim[0], 148.0) && close(trim[3] - trim[1], 210.0), "{trim:?}");
    assert!(close(trim[0] - bleed[0], 3.0) && close(bleed[3] - trim[3], 3.0), "{bleed:?}");
    assert!(media[0] < bleed[0] && media[2] > bleed[2], "{media:?}");
}

/// What the reader of codes finds on the pages of a book, at this many dots an inch.
fn read_codes(folder: &TempDir, sharp: &str) -> HashSet<String> {
    said("pdftoppm", &["-r", sharp, "-png", "book.pdf", sharp], folder.path());
    let mut found = HashSet::new();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "png") {
            // It fails on pages without codes: what it read is what counts.
            let ran = Command::new("zbarimg").args(["--quiet", "--raw"]).arg(&path).output();
            let ran = ran.unwrap_or_else(|error| panic!("zbarimg: {error}; run tools/setup test"));
            found.extend(String::from_utf8(ran.stdout).unwrap().lines().map(str::to_string));
            std::fs::remove_file(path).unwrap();
        }
    }
    found
}

#[test]
fn codes_lead_to_the_puzzles() {
    let folder = tempdir().unwrap();
    for link in ["", "link = \"https://example.org/play/\"\n"] {
        let book = made(&format!("rules = false\n{link}{SMALL}"), 2);
        std::fs::write(folder.path().join("book.pdf"), &book.pdf).unwrap();
        let puzzles = book.sections.iter().flatten();
        let wanted: HashSet<String> = puzzles
            .map(|puzzle| match link {
                "" => puzzle.id.clone(),
                // Who comes from paper sees the level and the rating that stand there.
                _ => format!(
                    "https://example.org/play/#/play/{}?level={}&rating={}",
                    puzzle.id,
                    puzzle.level.unwrap(),
                    puzzle.score
                ),
            })
            .collect();
        // The reader now and then overlooks one of several codes in a picture: it gets another look.
        let mut found = HashSet::new();
        for sharp in ["200", "150", "250", "300"] {
            found.extend(read_codes(&folder, sharp));
            if found == wanted {
                break;
            }
        }
        assert_eq!(found, wanted);
    }
}

#[test]
fn every_language_has_its_letters() {
    let folder = tempdir().unwrap();
    for locale in Locale::all() {
        let text = format!("language = \"{}\"\n{SMALL}", locale.code())
            .replace("title = \"A small book\"\n", "");
        let plan = read(&text, Locale::default()).unwrap();
        let book = make(&plan, None, 2, &mut Budget::unlimited()).unwrap();
        let pages = pages(&book.pdf, &folder);
        assert!(pages[0].contains(&plan.title), "{}", pages[0]);
        // A letter that the font lacks would have been refused.
        let all = pages.concat();
        for key in ["book-answers", "book-contents", "book-techniques", "book-example"] {
            let words = locale.say(&Message::new(key));
            assert!(all.contains(&words), "{}: {words}", locale.code());
        }
    }
}
