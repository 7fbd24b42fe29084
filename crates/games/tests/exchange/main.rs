//! Notations other programs write, read from what those programs wrote: Penpa+ addresses among noqx's examples, save
//! files of Debian's `sgt-puzzles` (`--generate 1 --save`), the examples of puzzlekit's pages.

use quadrille_core::{Ask, Budget, DynPuzzle, Options, Ruling};
use quadrille_exchange::lz_string::{pack, unpack};
use quadrille_games::reading::Source;

fn read(text: &str) -> Box<dyn DynPuzzle> {
    Source::default().text(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn asked(text: &str, option: &str) -> Box<dyn DynPuzzle> {
    let mut options = Options::new();
    options.set(option, "true");
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

/// Addresses that other programs have among their examples and tests: noqx's list of puzzles, those of solvers of puzz.link's
/// games, and one of pzprxs; two of them by the older name of the game or the page.
#[test]
fn addresses_of_puzz_link() {
    for (address, id) in [
        (
            "https://puzz.link/p?skyscrapers/9/9/g4g7g5g5i4g5g7i3g2g8g6i7g8g2h",
            "towers:9:/4//7//5//5////4//5//7////3//2//8//6////7//8//2//",
        ),
        (
            "https://puzz.link/p?skyscrapers/6/6/h4j2h2g3g3h4g5g2g2",
            "towers:6://4/////2///2//3//3///4//5//2//2",
        ),
        ("https://puzz.link/p?building/5/5/g2l4g2h4h4h2", "towers:5:/2///////4//2///4///4///2"),
        (
            "https://pzprxs.vercel.app/p?skyscrapers/5/5/g3g1h3g5h4l2g",
            "towers:5:/3//1///3//5///4///////2/",
        ),
        ("https://puzz.link/p?hitori/4/4/1114142333214213", "singles:4x4:1114142333214213"),
    ] {
        let puzzle = read(address);
        assert_eq!(puzzle.id().unwrap(), id);
        only(&*puzzle);
    }
}

/// As they are pasted: without a scheme, with what tells the page how to open, and with a board and its answers in the address.
#[test]
fn addresses_as_people_paste_them() {
    let singles = "singles:4x4:1114142333214213";
    for address in [
        "puzz.link/p?hitori/4/4/1114142333214213",
        "www.puzz.link/p?hitori/4/4/1114142333214213\n",
        "https://puzz.link/p?type=player&hitori/4/4/1114142333214213",
        "pzprv3/hitori/4/4/1 1 1 4 /1 4 2 3 /3 3 2 1 /4 2 1 3 /# . # . /. . . . /# . # # /. . . # /",
    ] {
        assert_eq!(read(address).id().unwrap(), singles, "{address}");
    }
    // What `Duplicate` of puzz.link opens, of the answer among pzpr's own tests.
    let copy = "https://puzz.link/p?type=player&pzprv3/hitori/4/4/1%201%201%204%20/1%204%202%203%20/3%203%202%201%20/\
        4%202%201%203%20/%23%20+%20%23%20.%20/.%20.%20.%20.%20/%23%20.%20%23%20.%20/.%20.%20.%20%23%20/";
    assert_eq!(read(copy).id().unwrap(), singles);
    let file = quadrille_games::addresses::laid_out(copy);
    assert_eq!(read(copy).moves_in(&file)[..3], ["r1c1=black", "r1c2=white", "r1c3=black"]);
    for game in ["Towers", "TOWERS"] {
        let id = "4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";
        assert_eq!(read(&format!("{game}:{id}")).id().unwrap(), format!("towers:{id}"));
    }
    let other = Source::default().text("puzz.link/p?slither/4/4/abc").err().unwrap();
    assert!(other.to_string().contains("puzz.link"), "{other}");
}

/// What is printed on a terminal can be read again, with the rule that a picture alone does not show.
#[test]
fn pictures_that_were_printed() {
    for id in [
        "towers:5:1//2/2/4/////////2///3///,l5j1a",
        "towers:12:12/////////////////////////////////////////10//////",
        "unruly:6x6:aaGcddbbgbbb",
        "singles:4x4:1114142333214213",
        "pegs:7x7:OOPPPOOOOPPPOOPPPPPPPPPPHPPPPPPPPPPOOPPPOOOOPPPOO",
    ] {
        let picture = read(id).start().draw_text();
        assert_eq!(read(&picture).id().unwrap(), id, "{picture}");
    }
    let unequal = read("unruly:6x6u:aaGcddbbgbbb");
    let picture = unequal.write("text").unwrap();
    assert!(picture.starts_with("unique-lines\n0 0 . "), "{picture}");
    assert_eq!(read(&picture).id(), unequal.id());
    assert_eq!(read(&picture.replace('\n', "\r\n")).id(), unequal.id());
    let error = Source::default().text("unique-lines\n0 1\n. . .\n").err().unwrap();
    assert_eq!(error.at(), Some((3, 6)), "{error}");
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

/// Records of puzzlekit's data set (`assets/data`), which has them from pages of janko.at.
#[test]
fn records_of_puzzlekits_data_set() {
    let record = |problem: &str| {
        let problem = problem.replace('\n', "\\n");
        format!(
            "{{\n  \"id\": \"03_6x6\",\n  \"problem\": \"{problem}\",\n  \"source\": \"\"\n}}\n"
        )
    };
    let board = "- - - - - -\n".repeat(6);
    let third = format!("6 6\n4 1 2 2 3 2\n1 3 5 2 4 2\n2 3 3 4 2 1\n2 4 2 3 1 4\n{board}");
    assert_eq!(only(&*read(&third)), only(&*read(&record(third.trim_end()))));
    // Number 42 has given towers, 5 in r3c2 and 6 in r4c5.
    let given = "- - - - - -\n- - - - - -\n- 5 - - - -\n- - - - 6 -\n- - - - - -\n- - - - - -\n";
    let clues = "3 - - 2 2 -\n- - 2 2 - 4\n3 2 - - - -\n4 5 1 - - 5\n";
    let last = format!("6 6\n{clues}[problem]\n{given}{board}");
    let puzzle = read(&record(last.trim_end()));
    assert_eq!(puzzle.id().unwrap(), "towers:6:3///2/2////2/2//4/3/2/////4/5/1///5,m5h6m");
    assert_eq!(read(&last).id(), puzzle.id());
    only(&*puzzle);
    let singles = record(&HITORI_211.join("\n").replacen("8 2", "10 10\n8 2", 1));
    assert_eq!(read(&singles).game(), "singles");
    let many =
        r#"{"count": 2, "puzzles": {"01_5x5": {"problem": "1 1\\n1"}, "02_5x5": {"problem": ""}}}"#;
    let error = game("towers").read(Some("puzzlekit"), many, &Options::new()).err().unwrap();
    assert_eq!((&*error.what.key, error.at), ("tokens-json-many", Some((1, 1))));
}

fn game(name: &str) -> &'static dyn quadrille_core::DynGame {
    quadrille_games::find(name).unwrap()
}

/// <https://www.janko.at/Raetsel/Hitori/211.a.htm>, as puzzlekit's data set has it.
const HITORI_211: [&str; 10] = [
    "8 2 5 7 8 4 4 1 3 9",
    "4 1 9 10 10 8 1 5 5 3",
    "9 1 4 10 7 6 6 6 2 8",
    "7 8 2 2 4 10 2 7 9 2",
    "1 3 6 7 7 5 8 9 4 10",
    "2 5 4 9 1 5 10 4 9 2",
    "2 2 7 10 10 6 2 3 5 1",
    "7 9 2 3 1 1 4 8 10 6",
    "8 10 3 4 6 2 3 9 3 7",
    "5 8 10 10 3 1 2 6 8 2",
];

/// Boards of janko.at in the blocks of its pages: the boards are those of puzzlekit's data set, the order of the properties
/// that of its crawlers. No page itself is stored anywhere we could read.
#[test]
fn blocks_of_jankos_pages() {
    let head = "begin\npuzzle wolkenkratzer\nauthor Otto Janko\nunit 30\nsize 5\n";
    let first = format!(
        "{head}clabels\n- 3 3 - -\n- 2 2 2 1\nrlabels\n1 4 3 2 -\n3 2 3 - 1\nsolution\n5 3 1 4 2\nend\n"
    );
    assert_eq!(only(&*read(&first)), "5314212354345214521321435");
    // Older pages have the names in brackets, and all have the block inside HTML.
    let old = first.replace("clabels", "[clabels]").replace("rlabels", "[rlabels]");
    let old = old.replace("solution", "[solution]").replace("begin", "[begin]");
    let page = |block: &str| {
        format!(
            "<html>\n<script id=\"data\" type=\"application/x-janko\">\n{block}</script>\n<p>end\n"
        )
    };
    for text in [&old, &page(&first), &page(&old)] {
        assert_eq!(read(text).id(), read(&first).id(), "{text}");
    }
    let hitori =
        format!("begin\npuzzle hitori\nsize 10\nproblem\n{}\nend\n", HITORI_211.join("\n"));
    assert_eq!(read(&hitori).game(), "singles");
    only(&*read(&hitori));
    let tohu = "begin\npuzzle tohu-wa-vohu\nsize 8\nproblem\n- 2 2 - - - - -\n- - - - 1 - - 2\n- - 1 - 1 1 - -\n\
        - - - - - 1 1 -\n- - 1 - - - - -\n- 2 - - - - - 1\n- - - 1 2 1 - 2\n1 - - - 1 1 - -\nend\n";
    let solution = "1221221121121212221211211221211221121221221122111121212211221122";
    let ours: String = solution.chars().map(|c| if c == '2' { '1' } else { '0' }).collect();
    assert_eq!(only(&*read(tohu)), ours);
}

/// "Renban Skyscrapers" by Florian Wortmann, packed by f-puzzles, with its solution as among the tests of
/// dclamage/SudokuSolver (`SudokuTests/Puzzles.cs`). Besides the clues it has lines and the boxes of a Sudoku, which are
/// refused by name; without them its solution keeps to the clues as they are read.
#[test]
fn skyscrapers_of_an_f_puzzles_setter() {
    let address = include_str!("skyscrapers.fpuzzles").trim();
    let refused = |address: &str| Source::default().text(address).err().unwrap().to_string();
    assert!(refused(address).contains("`renban`"), "{}", refused(address));
    let (page, packed) = address.split_once("load=").unwrap();
    let mut text = unpack(packed).unwrap();
    let packed = |text: &str| format!("{page}load={}", pack(text));
    for (name, next) in [("\"renban\":", "\"skyscraper\":"), ("\"line\":", "\"text\":")] {
        let (from, to) = (text.find(name).unwrap(), text.find(next).unwrap());
        text.replace_range(from..to, "");
    }
    assert!(refused(&packed(&text)).contains("regions"), "{}", refused(&packed(&text)));
    let puzzle = read(&packed(&text.replace("{}", r#"{"region":null}"#)));
    let clues = "/3////4/5/4//".to_string() + "/4//3////4/5/" + "3//4//3/5//4/4/6////3//4//3";
    assert_eq!(puzzle.id().unwrap(), format!("towers:9:{clues}"));
    let solution =
        "359876142821943567674152389795634218183297456246518793932465871468721935517389624";
    assert_eq!(puzzle.check(solution), Ok(Ok(None)));
    let other = solution.replace('1', "x").replace('9', "1").replace('x', "9");
    assert!(matches!(puzzle.check(&other), Ok(Err(_))), "other heights see other towers");
}

#[test]
fn errors_say_where_and_what() {
    let error = |text: &str| Source::default().text(text).err().unwrap().to_string();
    assert!(error("m=edit&p=AAAA").contains("damaged"), "{}", error("m=edit&p=AAAA"));
    let sav = include_str!("towers.sav").replace("DESC    :39:2/2", "DESC    :39:9/2");
    assert!(error(&sav).contains('9'), "{}", error(&sav));
    let said = error("4 4\n- 1 2 -\n- - - -\n- - - 2\n- - 1\n");
    assert!(said.contains("line 5"), "{said}");
    let said = error("https://puzz.link/p?slither/4/4/1");
    assert!(said.contains("line 1, column 1") && said.contains("skyscrapers"), "{said}");
}

/// Who names a game insists, but not on leaving clues out.
#[test]
fn drawings_of_one_game_are_not_empty_boards_of_another() {
    let towers = include_str!("skyscrapers.penpa");
    assert!(quadrille_games::find("towers").unwrap().read(None, towers, &Options::new()).is_ok());
    for name in ["singles", "unruly"] {
        let read = game(name).read(Some("penpa"), towers, &Options::new());
        let said = read.err().expect("clues stand around the board").to_string();
        assert!(said.contains("outside the board"), "{said}");
    }
}

/// A save file with these moves, all of them made.
fn with_moves(save: &str, moves: &[&str]) -> String {
    let states = (moves.len() + 1).to_string();
    let head = save.replace("NSTATES :1:1", &format!("NSTATES :{}:{states}", states.len()));
    let head = head.replace("STATEPOS:1:1", &format!("STATEPOS:{}:{states}", states.len()));
    let lines = moves.iter().map(|text| format!("MOVE    :{}:{text}\n", text.len()));
    head + &lines.collect::<String>()
}

#[test]
fn save_files_bring_their_moves() {
    let moves = |save: &str, moves: &[&str]| {
        let text = with_moves(save, moves);
        read(&text).moves_in(&text)
    };
    let towers = moves(
        include_str!("towers.sav"),
        &["R0,0,2", "P1,0,3", "P1,0,4", "M", "D-1,0", "R9,9,1", "R0,0,0"],
    );
    assert_eq!(towers, ["r1c1=2", "r1c2?3", "r1c2?4", "r1c1=0"]);
    let singles = moves(include_str!("singles.sav"), &["B0,1", "C1,1;E0,1", "B77,1"]);
    assert_eq!(singles, ["r2c1=black", "r2c2=white", "r2c1=empty"]);
    let unruly = moves(include_str!("unruly.sav"), &["P1,0,0", "P0,1,0", "P-,0,0", "P1,2,0"]);
    // The last is a tile that is given.
    assert_eq!(unruly, ["r1c1=1", "r1c2=0", "r1c1=empty"]);
    let pegs = moves(include_str!("pegs.sav"), &["3,1-3,3", "3,1-3,3", "3,4-3,2"]);
    assert_eq!(pegs, ["r2c4-r4c4", "r5c4-r3c4"]);
    let id = read("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1");
    assert!(id.moves_in("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1").is_empty());
}

/// The boards of the corpora of other makers, as texts, with the name of their game.
fn corpora() -> Vec<(&'static str, String)> {
    let lists = [
        ("towers", include_str!("../../src/towers/corpus/sgt.tsv")),
        ("singles", include_str!("../../src/singles/corpus/sgt_singles.tsv")),
        ("unruly", include_str!("../../src/unruly/corpus/sgt_unruly.tsv")),
        ("pegs", include_str!("../../src/pegs/corpus/sgt_pegs.tsv")),
        ("towers", include_str!("../../src/towers/corpus/puzzlink.tsv")),
        ("singles", include_str!("../../src/singles/corpus/puzzlink.tsv")),
    ];
    let mut boards = Vec::new();
    for (name, list) in lists {
        // The list of Singles names the game in its first column.
        let text = |line: &str| {
            let columns: Vec<&str> = line.split('\t').collect();
            let address = columns.iter().find(|column| column.starts_with("https:"));
            address.unwrap_or(&columns[0]).to_string()
        };
        boards.extend(list.lines().map(|line| (name, text(line))));
    }
    let grids = concat!(env!("CARGO_MANIFEST_DIR"), "/src/pairs/corpus");
    for entry in std::fs::read_dir(grids).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "in") {
            boards.push(("pairs", std::fs::read_to_string(path).unwrap()));
        }
    }
    boards
}

/// Every board of the corpora of other makers, through every notation that is written and read, and back.
#[test]
fn boards_of_the_corpora_come_back_from_every_notation() {
    let (mut ways, mut refused) = (0, Vec::new());
    let boards = corpora();
    for (name, text) in &boards {
        let game = game(name);
        let puzzle =
            game.read(None, text, &Options::new()).unwrap_or_else(|e| panic!("{e}: {text}"));
        for format in game.formats().iter().filter(|format| format.reads && format.writes) {
            match puzzle.write(format.name) {
                Ok(text) => {
                    let mut options = Options::new();
                    if puzzle.further_rules().contains(&"unique-lines") {
                        options.set("unique-lines", "true");
                    }
                    let back = game.read(Some(format.name), &text, &options);
                    let back = back.unwrap_or_else(|e| panic!("{name} {}: {e}", format.name));
                    assert_eq!(back.id(), puzzle.id(), "{name} {}", format.name);
                    ways += 1;
                }
                Err(error) => refused.push((*name, format.name, error.what.key.to_string())),
            }
        }
    }
    refused.sort();
    let few = refused.len();
    refused.dedup();
    assert_eq!(boards.len(), 217);
    assert!(ways > 1100 && few < 60, "{ways} ways, {few} refused: {refused:?}");
}

#[test]
fn files_of_pzpr_bring_their_answers() {
    // From pzprjs' test/script/hitori.js.
    let text = "pzprv3/hitori/4/4/1 1 1 4 /1 4 2 3 /3 3 2 1 /4 2 1 3 /# + # . /+ + + . /# + # . /+ + + # /";
    for text in [text.to_string(), text.replace('/', "\n")] {
        let puzzle = read(&text);
        assert_eq!(puzzle.id().unwrap(), "singles:4x4:1114142333214213");
        let moves = puzzle.moves_in(&text);
        assert_eq!(moves.len(), 13);
        let black: Vec<&str> =
            moves.iter().filter_map(|text| text.strip_suffix("=black")).collect();
        assert_eq!(black, ["r1c1", "r1c3", "r3c1", "r3c3", "r4c4"]);
        assert!(puzzle.after(&moves).is_ok());
        assert_eq!(only(&*puzzle), "1010000010100001");
    }
    let towers = "pzprv3/skyscrapers/4/4/. . . . . . /. 2 1 4 3 . /4 1 2 3 4 . /. 4 3 1 2 3 /. 3 4 2 1 . /. . 1 3 . . /";
    let puzzle = read(towers);
    let moves = puzzle.moves_in(towers);
    assert_eq!(puzzle.check("2143123443123421"), Ok(Ok(None)));
    assert!(puzzle.after(&moves).unwrap().status().won);
}
