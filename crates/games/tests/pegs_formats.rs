//! Pegs: its notations, and what is said of bad ones.

use proptest::prelude::*;
use quadrille_core::Options;
use quadrille_core::prelude::*;
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::boards::named;
use quadrille_games::pegs::rules::Puzzle;

#[test]
fn every_notation_writes_back_what_it_read() {
    let texts = [
        ("csv", " ,x,x,x, ,\nx,x,x,x,x,\nx,x,o,x,x,\nx,x,x,x,x,\n ,x,x,x, ,\n"),
        ("matrix", "2,1,1,1,2,\n1,1,1,1,1,\n1,1,0,1,1,\n1,1,1,1,1,\n2,1,1,1,2,\n"),
        ("text", " ***\n*****\n**-**\n*****\n ***\n"),
        ("id", "5x5:OPPPOPPPPPPPHPPPPPPPOPPPO"),
        ("text", "  -\n * *\n* * *\n"),
        ("id", "triangle:3:HPPPPP"),
    ];
    for (name, text) in texts {
        let format = Pegs::formats().iter().find(|f| f.name == name).unwrap();
        assert!((format.recognises)(text), "{name}");
        let puzzle = format.read.unwrap()(text, &Options::new()).unwrap();
        assert_eq!(format.write.unwrap()(&puzzle).unwrap(), text);
    }
    let cross = named("cross:5", None).unwrap();
    let read = |name: &str, text: &str, options: &Options| {
        let format = Pegs::formats().iter().find(|f| f.name == name).unwrap();
        format.read.unwrap()(text, options)
    };
    for (name, text) in &texts[..4] {
        assert_eq!(read(name, text, &Options::new()).unwrap(), cross, "{name}");
    }
    let not_closed = " ,x,x,x, \nx,x,x,x,x\nx,x,o,x,x\nx,x,x,x,x\n ,x,x,x, \n";
    assert_eq!(read("csv", not_closed, &Options::new()).unwrap(), cross);
    let other = "1,3,3,3,1\n3,3,3,3,3\n3,3,2,3,3\n3,3,3,3,3\n1,3,3,3,1\n";
    assert_eq!(read("matrix", other, &Options::new().with("cells", "123")).unwrap(), cross);
}

#[test]
fn a_drawing_keeps_every_cell_in_its_place() {
    let text = Pegs::formats().iter().find(|f| f.name == "text").unwrap();
    for id in ["4x1:OPPH", "4x3:OOOOOPPHOOPO", "3x3:OOOOOOPPH", "triangle:3:HPPPPP"] {
        let puzzle: Puzzle = id.parse().unwrap();
        let drawn = text.write.unwrap()(&puzzle).unwrap();
        let again = text.read.unwrap()(&drawn, &Options::new()).unwrap();
        assert_eq!(again.to_string(), id, "{drawn:?}");
        let state = Pegs::read_progress(&puzzle, &drawn).unwrap();
        assert_eq!(Pegs::write_progress(&puzzle, &state), id);
    }
    // A triangle has no other place than its rows give it.
    let margin = text.read.unwrap()("\n   -\n  * *\n", &Options::new()).unwrap();
    assert_eq!(margin.to_string(), "triangle:2:HPP");
}

#[test]
fn bad_boards_and_goals_are_told_apart() {
    let all = |text: &str, goal: &str| {
        let options = Options::new().with("goal", goal);
        let format = Pegs::formats().iter().find(|f| (f.recognises)(text));
        let read = format.unwrap_or(&Pegs::formats()[0]).read.unwrap();
        read(text, &options).map(|_| ()).map_err(|e| e.to_string())
    };
    for (text, goal, says) in [
        ("o,o,o\n", "any", "no peg"),
        ("x,x,x\n", "any", "no empty hole"),
        ("x,x,o\nx,x\n", "any", "row of 2 cells, expected 3"),
        ("3x1:PPHP", "any", "more than 3 cells"),
        ("3x1:PP", "any", "found 2 cells"),
        ("999999x999999:P", "any", "size from 1 to"),
        ("200x200:P", "any", "expected 40000"),
        ("3x1:PPH", "r9c9", "not a cell"),
        ("3x1:PPH", "middle", "expected any, centre or a cell"),
        ("4x1:PPHP", "centre", "no cell in its centre"),
        ("english@r1c1", "any", "not a cell"),
    ] {
        let error = all(text, goal).unwrap_err();
        assert!(error.contains(says), "{text} {goal}: {error}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}", lines in "[xo*.,0-3 PHO:\n@rc-]{0,60}") {
        for text in [text, lines] {
            for format in Pegs::formats() {
                let _ = (format.recognises)(&text);
                let _ = format.read.map(|read| read(&text, &Options::new()));
            }
            let puzzle = named("english", None).unwrap();
            let _ = Pegs::read_solution(&puzzle, &text);
            let _ = Pegs::read_progress(&puzzle, &text);
            let _ = Pegs::check_certificate(&puzzle, &text);
            let _ = Pegs::check_certificate(&puzzle, &format!("pegs proof\nclaim at-least 2\n{text}"));
        }
    }
}
