//! Notations other programs write, read from what those programs wrote: Penpa+ addresses among noqx's examples, save
//! files of Debian's `sgt-puzzles` (`--generate 1 --save`), the examples of puzzlekit's pages.

use quadrille_core::{Ask, Budget, DynPuzzle, Options, Ruling};
use quadrille_games::reading::Source;

fn read(text: &str) -> Box<dyn DynPuzzle> {
    Source::default().text(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn asked(text: &str, option: &str) -> Box<dyn DynPuzzle> {
    let mut options = Options::new();
    options.set(option, "on");
    Source { options, ..Source::default() }.text(text).unwrap()
}

/// The one solution.
fn only(puzzle: &dyn DynPuzzle) -> String {
    let report = puzzle.solve(None, &Ask::count(2), &mut Budget::unlimited()).unwrap();
    assert_eq!((report.verdict, report.solutions), (Ruling::Solved, 1), "{}", report.puzzle);
    report.solution.unwrap()
}

#[test]
fn penpa_addresses_of_noqx() {
    let towers = read(include_str!("skyscrapers.penpa"));
    assert_eq!(
        towers.id().unwrap(),
        "towers:9:/4//7//5//5////4//5//7////3//2//8//6////7//8//2//,7zzzb"
    );
    only(&*towers);
    let singles = read(include_str!("hitori.penpa"));
    assert!(
        singles.id().unwrap().starts_with("singles:8x8:1,.,.,.,6,.,3,.,1,2,.,3,5,4,.,2"),
        "{}",
        singles.id().unwrap()
    );
    only(&*singles);
    // noqx's game forbids equal lines; the drawing does not say so.
    let unruly = asked(include_str!("binairo.penpa"), "unique-lines");
    assert!(unruly.id().unwrap().starts_with("unruly:20x20u:"));
    only(&*unruly);
}

#[test]
fn save_files_of_tathams_programs() {
    let id = |text: &str| read(text).id().unwrap();
    assert_eq!(id(include_str!("towers.sav")), "towers:5:2/2/1/5/3/4/2/2/1/2/3/1/2/3/4/2/2/3/1/2");
    assert_eq!(id(include_str!("singles.sav")), "singles:6x6:325143662544155623341354465531523465");
    assert_eq!(id(include_str!("unruly.sav")), "unruly:8x8:CcfbCaecClacAECbbg");
    assert_eq!(
        id(include_str!("pegs.sav")),
        "pegs:7x7:OOPPPOOOOPPPOOPPPPPPPPPPHPPPPPPPPPPOOPPPOOOOPPPOO"
    );
}

#[test]
fn texts_of_puzzlekits_pages() {
    let towers = "5 5 5\n- 3 3 - -\n- 2 2 2 1\n1 4 3 2 -\n3 2 3 - 1\n- - - - -\n- - - - -\n- - - - -\n- - - - -\n- - - - -\n";
    assert_eq!(only(&*read(towers)), "5314212354345214521321435");
    let unruly = "8 8\n- - - - 2 - - -\n- - 1 2 - 1 - 1\n- 1 - - - - - -\n- 1 2 - 1 - 1 2\n\
        - - 2 - - - - -\n- 1 - - - - 2 2\n2 - - - 1 1 - -\n- - 2 - - - 1 2\n";
    let solution = "1221221112122121211211222121121212212211211211222212112111212212";
    let ours: String = solution.chars().map(|c| if c == '2' { '1' } else { '0' }).collect();
    assert_eq!(read(unruly).game(), "unruly");
    assert!(matches!(read(unruly).check(&ours), Ok(Ok(_))));
    let singles = "3 4\n1 2 5 4\n1 1 2 3\n4 3 2 1\n";
    assert_eq!(read(singles).id().unwrap(), "singles:4x3:125411234321");
}

#[test]
fn errors_say_where_and_what() {
    let error = |text: &str| Source::default().text(text).err().unwrap().to_string();
    assert!(error("m=edit&p=AAAA").contains("damaged"), "{}", error("m=edit&p=AAAA"));
    let sav = include_str!("towers.sav").replace("DESC    :39:2/2", "DESC    :39:9/2");
    assert!(error(&sav).contains('9'), "{}", error(&sav));
    let said = error("4 4\n- 1 2 -\n- - - -\n- - - 2\n- - 1\n");
    assert!(said.contains("line 5"), "{said}");
}
