//! The notations of Singles: what is read is written back, and what cannot be read is said clearly.

use proptest::prelude::*;
use quadrille_core::prelude::*;
use quadrille_core::{DynGame, Format, InputError, Message, Options};
use quadrille_games::singles::Singles;
use quadrille_games::singles::rules::{Clue, Puzzle};

fn format(name: &str) -> &'static Format<Singles> {
    <Singles as Notation>::formats().iter().find(|f| f.name == name).unwrap()
}

fn read(name: &str, text: &str) -> Result<Puzzle, InputError> {
    (format(name).read.unwrap())(text, &Options::new())
}

fn write(name: &str, puzzle: &Puzzle) -> String {
    (format(name).write.unwrap())(puzzle).unwrap()
}

fn error(name: &str, text: &str) -> String {
    read(name, text).unwrap_err().to_string()
}

#[test]
fn canonical_texts_come_back_byte_for_byte() {
    for (name, text) in [
        ("csv", "5,4,4\n3,?,1\n.,1000,0\n"),
        ("csv", "18446744073709551615\n"),
        ("id", "12x5:442918b5916614b65887cb23556734b3cc6b95bb173a45c6841b342aa529"),
        ("id", "3x2:1,2,?,.,62,0"),
        ("id", "1x1:62,"),
        ("puzzlink", "https://puzz.link/p?hitori/4/4/1114142333214213"),
        ("puzzlink", "https://puzz.link/p?hitori/6/5/111.45.2..453.3.1..2....3.3.1./"),
        ("puzzlink", "https://puzz.link/p?hitori/2/2/-zz@01"),
        ("pzpr", "pzprv3\nhitori\n1\n3\n1 . - \n. . . \n"),
    ] {
        assert_eq!(write(name, &read(name, text).unwrap()), text);
        assert_eq!(Singles.recognise(text), Some(name), "{text}");
    }
}

#[test]
fn habits_are_forgiven() {
    let plain = read("csv", "1,2\n2,1\n").unwrap();
    for text in ["\u{feff}1,2\r\n2,1\r\n", " 1 , 2\n2,1", "1,2,\n2,1,\n\n", "01,2\n2,1"] {
        assert_eq!(read("csv", text).unwrap(), plain, "{text:?}");
    }
    assert_eq!(read("id", "2dk:1221").unwrap(), read("id", "2x2de:1221\n").unwrap());
    let link = "http://pzv.jp/p.html?hitori_edit/v:x/2/2/12%1/";
    let question = read("puzzlink", link).unwrap();
    assert_eq!(question.clues().values()[2], Clue::Question);
}

#[test]
fn errors_name_the_place_and_what_was_expected() {
    for (name, text, wanted) in [
        (
            "csv",
            "1,2\n1,x\n",
            "line 2, column 3: found `x`, expected a number, `?`, `.` or a blank",
        ),
        (
            "csv",
            "1,2\n1\n",
            "line 2, column 1: found a row of 1 field, expected 2 as in the first row",
        ),
        ("csv", "", "line 1, column 1: found nothing, expected rows of comma-separated numbers"),
        ("csv", "-1", "line 1, column 1: found `-1`, expected a number, `?`, `.` or a blank"),
        ("id", "5", "line 1, column 1: found `5`, expected WxH:cells"),
        ("id", "ax3:1", "line 1, column 1: found `ax3`, expected a size"),
        ("id", "2x2:12", "line 1, column 7: found 2 cells, expected 2 x 2 = 4"),
        ("id", "2x2:12021", "line 1, column 7: found `0`, expected 1-9, a-z or A-Z"),
        ("id", "2x2:12121", "line 1, column 9: found more than 4 cells, expected the end"),
        (
            "puzzlink",
            "https://puzz.link/p?hitori/2/2/12",
            "line 1, column 34: found 2 cells, expected 4",
        ),
        (
            "puzzlink",
            "https://puzz.link/p?hitori/2/2/-1",
            "line 1, column 32: expected two base-36 digits after `-`",
        ),
        (
            "pzpr",
            "pzprv3\nhitori\n1\nx\n",
            "line 4, column 1: found `x`, expected the number of columns",
        ),
    ] {
        assert_eq!(error(name, text), wanted, "{text}");
    }
    assert!(error("csv", "99999999999999999999").contains("too large"));
}

#[test]
fn huge_sizes_are_refused_before_memory_is_taken() {
    for (name, text) in [
        ("id", "1000000x1000000:1"),
        ("id", "99999999999999999999x2:1"),
        ("puzzlink", "https://puzz.link/p?hitori/1000000/1000000/1"),
        ("puzzlink", "https://puzz.link/p?hitori/9999999999999999999999/1/1"),
        ("pzpr", "pzprv3\nhitori\n1000000\n1000000\n1 2\n"),
        ("id", "0x0:"),
    ] {
        let error = read(name, text).unwrap_err();
        assert!(error.at.is_some(), "{error}");
    }
    let big = read("csv", &"1,".repeat(4_000_001)).unwrap_err();
    assert!(big.to_string().contains("too many cells"), "{big}");
}

#[test]
fn puzzlink_says_what_it_cannot_carry() {
    let puzzle = read("csv", "1,1296\n").unwrap();
    let error = (format("puzzlink").write.unwrap())(&puzzle).unwrap_err();
    assert!(error.what.to_string().contains("1296 at r1c2"), "{error}");
    let about = Message::new(format("puzzlink").about).to_string();
    assert!(about.contains("without blacks"), "{about}");
}

fn any_clue() -> impl Strategy<Value = Clue> {
    prop_oneof![
        8 => (0u64..70).prop_map(Clue::Number),
        1 => any::<u64>().prop_map(Clue::Number),
        1 => Just(Clue::Empty),
        1 => Just(Clue::Question),
    ]
}

fn any_puzzle() -> impl Strategy<Value = Puzzle> {
    (1usize..6, 1usize..6).prop_flat_map(|(rows, cols)| {
        proptest::collection::vec(any_clue(), rows * cols)
            .prop_map(move |clues| Puzzle::new(rows, cols, clues).unwrap())
    })
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,60}") {
        for f in <Singles as Notation>::formats() {
            let _ = (f.recognises)(&text);
            let _ = (f.read.unwrap())(&text, &Options::new());
        }
    }

    #[test]
    fn almost_right_texts_are_read_or_refused(
        text in "(https://puzz\\.link/p\\?hitori/|pzprv3\nhitori\n|)[0-9x]{0,3}[:/\n]?[0-9]{0,2}[/\n]?[0-9a-zA-Z.,?@%\\- \n\u{e9}]{0,40}",
    ) {
        for f in <Singles as Notation>::formats() {
            let _ = (f.recognises)(&text);
            let _ = (f.read.unwrap())(&text, &Options::new());
        }
        let _ = Singles.read(None, &text, &Options::new());
    }

    #[test]
    fn every_puzzle_survives_every_notation(puzzle in any_puzzle()) {
        for f in <Singles as Notation>::formats() {
            if let Ok(text) = (f.write.unwrap())(&puzzle) {
                let back = (f.read.unwrap())(&text, &Options::new());
                prop_assert_eq!(back.as_ref(), Ok(&puzzle), "{}: {}", f.name, text);
            }
        }
    }

    #[test]
    fn moves_solutions_and_positions_never_panic(puzzle in any_puzzle(), text in ".{0,30}") {
        let mut state = Singles::start(&puzzle);
        let _ = Singles::play(&puzzle, &mut state, &text);
        let _ = Singles::read_solution(&puzzle, &text);
        if let Ok(state) = Singles::read_progress(&puzzle, &text) {
            let again = Singles::read_progress(&puzzle, &Singles::write_progress(&puzzle, &state));
            prop_assert_eq!(again, Ok(state));
        }
        let _ = Singles::view(&puzzle, &state);
        let _ = Singles::draw_text(&puzzle, &state);
    }
}

#[test]
fn blanks_are_empty_cells_where_the_game_is_named() {
    let game = quadrille_games::find("singles").unwrap();
    let text = "1, ,1\n2,3,\n,1,2\n";
    assert_eq!(game.recognise(text), None, "other games' files are full of blanks");
    let puzzle = game.read(None, text, &quadrille_core::Options::new()).unwrap();
    assert_eq!(puzzle.write("csv").unwrap(), "1,.,1\n2,3,.\n.,1,2\n");
}
