//! Generators that obey: so many clues, clues where a picture has them, symmetric, or the solution of another puzzle.

use quadrille_core::{
    Ask, Budget, DynGame, DynGenerated, DynPuzzle, GenerateAsk, GenerateError, Locale, Options,
};

fn game(name: &str) -> &'static dyn DynGame {
    quadrille_games::find(name).unwrap()
}

fn ask(size: Option<usize>, difficulty: Option<&str>, options: &[(&str, &str)]) -> GenerateAsk {
    let mut given = Options::new();
    options.iter().for_each(|(name, value)| given.set(name, *value));
    let difficulty = difficulty.map(str::to_string);
    GenerateAsk { size: size.map(|n| (n, n)), difficulty, seed: 1, options: given }
}

/// Makes a puzzle, and has its one solution counted by another method than the generator's.
fn made(name: &str, ask: &GenerateAsk, method: &str) -> DynGenerated {
    let made = game(name).generate(ask, &mut Budget::unlimited());
    let made = made.unwrap_or_else(|error| panic!("{name} {ask:?}: {error}"));
    let report = made.puzzle.solve(Some(method), &Ask::count(2), &mut Budget::unlimited()).unwrap();
    assert_eq!((report.solutions, report.exhausted), (1, true), "{name} {ask:?}");
    assert_eq!(report.solution, made.solution, "{name} {ask:?}");
    if let Some(level) = &ask.difficulty {
        assert_eq!(level_of(&*made.puzzle), Some(level.as_str()), "{name} {ask:?}");
    }
    made
}

fn level_of(puzzle: &dyn DynPuzzle) -> Option<&'static str> {
    let start = puzzle.start();
    start.explain(usize::MAX, Locale::default(), &mut Budget::unlimited()).unwrap().difficulty
}

/// The key of the reason for which a request is refused.
fn refused(name: &str, ask: &GenerateAsk) -> String {
    match game(name).generate(ask, &mut Budget::unlimited()) {
        Err(GenerateError::Input(error)) => {
            assert!(!error.to_string().contains(&*error.what.key), "{error}");
            error.what.key.to_string()
        }
        Err(GenerateError::Stopped(stop)) => panic!("{name} {ask:?}: {stop}"),
        Ok(made) => panic!("{name} {ask:?}: {:?}", made.puzzle.id()),
    }
}

/// What a picture of the puzzle shows as given, row by row; with the border where there is one.
fn shown(puzzle: &dyn DynPuzzle) -> Vec<String> {
    let view = puzzle.start().view().unwrap();
    let sign = |yes: bool| if yes { '#' } else { '.' };
    let row = |r: usize| -> String {
        view.cells[r * view.cols..(r + 1) * view.cols].iter().map(|c| sign(c.given)).collect()
    };
    let rows: Vec<String> = (0..view.rows).map(row).collect();
    let Some(clues) = &view.clues else { return rows };
    let line = |clues: &[quadrille_core::Clue]| -> String {
        clues.iter().map(|clue| sign(!clue.text.is_empty())).collect()
    };
    let (left, right) = (line(&clues.left), line(&clues.right));
    let mut all = vec![format!(".{}.", line(&clues.top))];
    for ((row, left), right) in rows.iter().zip(left.chars()).zip(right.chars()) {
        all.push(format!("{left}{row}{right}"));
    }
    all.push(format!(".{}.", line(&clues.bottom)));
    all
}

#[test]
fn boards_have_as_many_clues_as_were_wished() {
    for (size, clues) in [(4, 5), (4, 32), (5, 9), (5, 20), (6, 30)] {
        for difficulty in [None, Some("hard")].into_iter().take(if clues == 20 { 2 } else { 1 }) {
            let request = ask(Some(size), difficulty, &[("clues", &clues.to_string())]);
            assert_eq!(made("towers", &request, "sat").puzzle.clues(), Some(clues));
        }
    }
    for (size, clues) in [(6, 8), (6, 36), (8, 14), (8, 33)] {
        let request = ask(Some(size), None, &[("clues", &clues.to_string())]);
        assert_eq!(made("unruly", &request, "sat").puzzle.clues(), Some(clues));
    }
    let request = ask(Some(8), Some("normal"), &[("clues", "24"), ("symmetric", "true")]);
    let both = made("unruly", &request, "sat");
    assert_eq!(both.puzzle.clues(), Some(24));
    let rows = shown(&*both.puzzle).concat();
    assert!(rows.chars().eq(rows.chars().rev()));
    // With a middle the number may be odd or even.
    for clues in ["11", "12"] {
        let request = ask(Some(5), None, &[("clues", clues), ("symmetry", "half-turn")]);
        assert_eq!(made("towers", &request, "sat").puzzle.clues().unwrap().to_string(), clues);
    }
}

#[test]
fn numbers_of_clues_that_cannot_be_are_refused_with_the_reason() {
    let clues =
        |name: &str, size, options: &[(&str, &str)]| refused(name, &ask(size, None, options));
    assert_eq!(clues("towers", Some(4), &[("clues", "33")]), "towers-clues-most");
    assert_eq!(clues("towers", Some(4), &[("clues", "-1")]), "option-whole");
    let symmetric = [("clues", "7"), ("symmetric", "true")];
    assert_eq!(clues("towers", Some(4), &symmetric), "towers-clues-symmetry");
    assert_eq!(clues("towers", Some(3), &[("clues", "0")]), "towers-none-counted");
    assert_eq!(
        clues("towers", Some(4), &[("clues", "9"), ("mode", "full")]),
        "towers-unique-alone"
    );
    assert_eq!(clues("unruly", Some(6), &[("clues", "37")]), "unruly-clues-most");
    assert_eq!(clues("unruly", Some(6), &[("clues", "many")]), "unruly-clues-value");
    assert_eq!(clues("unruly", Some(6), &[("clues", "0")]), "unruly-none-counted");
    assert_eq!(clues("unruly", Some(8), &symmetric), "unruly-clues-symmetry");
    assert_eq!(clues("unruly", Some(8), &[("clues", "20"), ("fill", "30")]), "unruly-clues-alone");
    assert_eq!(clues("singles", None, &[("clues", "20")]), "singles-no-clues");
    assert_eq!(clues("pegs", None, &[("clues", "20")]), "pegs-no-clues");
    assert_eq!(clues("pairs", None, &[("clues", "20")]), "pairs-no-clues");
}

#[test]
fn clues_lie_where_the_picture_has_them() {
    let towers = [
        ".####.\n#....#\n#....#\n#....#\n#....#\n.####.",
        "......\n.#..#.\n..##..\n..##..\n.#..#.\n......",
        ".#.#..\n#....#\n......\n..#...\n#.....\n..#.#.",
    ];
    for picture in towers {
        let puzzle = made("towers", &ask(None, None, &[("pattern", picture)]), "sat").puzzle;
        assert_eq!(shown(&*puzzle).join("\n"), picture);
    }
    let hard = ask(None, Some("hard"), &[("pattern", towers[2])]);
    let _ = made("towers", &hard, "sat");
    let unruly = [
        "#..#.#\n......\n#.#..#\n..#...\n.#..#.\n#....#",
        "#.#..#.#\n........\n#..##..#\n.#....#.\n.#....#.\n#..##..#\n........\n#.#..#.#",
    ];
    for picture in unruly {
        let puzzle = made("unruly", &ask(None, None, &[("pattern", picture)]), "sat").puzzle;
        assert_eq!(shown(&*puzzle).join("\n"), picture);
    }
    let easy =
        ask(None, Some("easy"), &[("pattern", "#.##..\n.#...#\n..#.#.\n#....#\n.#.#..\n#..#.#")]);
    let _ = made("unruly", &easy, "sat");
}

#[test]
fn pictures_become_the_black_cells_of_singles_answers() {
    let whole = "#.#.#\n.....\n#.#.#\n.....\n#.#.#";
    for (picture, difficulty) in
        [(whole, None), (whole, Some("easy")), ("#.?.#\n?.?.?\n?.#.?\n?.?.?\n#.?.#", None)]
    {
        let request = ask(None, difficulty, &[("pattern", picture)]);
        let made = made("singles", &request, "sat");
        let cells = picture.replace('\n', "");
        for (wanted, black) in cells.chars().zip(made.solution.unwrap().chars()) {
            assert!(wanted == '?' || (wanted == '#') == (black == '1'), "{picture}");
        }
    }
    let keys = [
        ("##.\n...\n...", "singles-picture-broken"),
        (".#.\n#..\n...", "singles-picture-broken"),
        ("...\n...\n...", "singles-picture-room"),
        ("#..\n...\n...", "singles-picture-room"),
        ("#..\n..\n...", "picture-ragged"),
        ("#..\n..a\n...", "picture-sign"),
        ("", "picture-empty"),
    ];
    for (picture, key) in keys {
        assert_eq!(refused("singles", &ask(None, None, &[("pattern", picture)])), key, "{picture}");
    }
}

#[test]
fn pictures_that_cannot_be_are_refused_with_the_reason() {
    let pattern =
        |name: &str, picture: &str| refused(name, &ask(None, None, &[("pattern", picture)]));
    assert_eq!(pattern("towers", "...\n..."), "towers-picture-size");
    assert_eq!(pattern("towers", "#..\n...\n..."), "towers-picture-corner");
    assert_eq!(pattern("towers", "...\n.?.\n..."), "picture-either");
    assert_eq!(pattern("towers", "....\n....\n....\n...."), "picture-none");
    assert_eq!(pattern("unruly", &["......"; 6].join("\n")), "picture-none");
    assert_eq!(pattern("unruly", &["....."; 6].join("\n")), "unruly-side-odd");
    assert_eq!(pattern("pegs", "#"), "pegs-no-pattern");
    assert_eq!(pattern("pairs", "#"), "pairs-no-clues");
    let picture = ("pattern", ".####.\n#....#\n#....#\n#....#\n#....#\n.####.");
    assert_eq!(refused("towers", &ask(Some(5), None, &[picture])), "size-differs");
    assert_eq!(refused("towers", &ask(None, None, &[picture, ("clues", "16")])), "picture-alone");
    let symmetric = [picture, ("symmetric", "yes")];
    assert_eq!(refused("towers", &ask(None, None, &symmetric)), "picture-alone");
}

#[test]
fn boards_are_as_symmetric_as_wished() {
    let turned = |rows: &[String]| -> Vec<String> {
        let cols = rows[0].len();
        (0..cols)
            .map(|c| rows.iter().rev().map(|row| row.as_bytes()[c] as char).collect())
            .collect()
    };
    let mirrored = |rows: &[String]| -> Vec<String> {
        rows.iter().map(|r| r.chars().rev().collect()).collect()
    };
    let flipped = |rows: &[String]| -> Vec<String> { rows.iter().rev().cloned().collect() };
    for (name, size) in [("towers", 5), ("unruly", 6), ("singles", 7)] {
        for symmetry in ["half-turn", "quarter-turn", "left-right", "top-bottom", "diagonal"] {
            let made = made(name, &ask(Some(size), None, &[("symmetry", symmetry)]), "sat");
            let rows = if name == "singles" {
                let answer = made.solution.unwrap();
                answer
                    .as_bytes()
                    .chunks(size)
                    .map(|r| String::from_utf8(r.to_vec()).unwrap())
                    .collect()
            } else {
                shown(&*made.puzzle)
            };
            let image = match symmetry {
                "half-turn" => turned(&turned(&rows)),
                "quarter-turn" => turned(&rows),
                "left-right" => mirrored(&rows),
                "top-bottom" => flipped(&rows),
                _ => mirrored(&turned(&rows)),
            };
            assert_eq!(rows, image, "{name} {symmetry}");
        }
    }
    let flat = GenerateAsk { size: Some((6, 8)), ..ask(None, None, &[("symmetry", "diagonal")]) };
    for name in ["unruly", "singles"] {
        assert_eq!(refused(name, &flat), "symmetry-not-square");
    }
}

#[test]
fn a_puzzle_changes_and_keeps_its_solution() {
    for (name, size, level) in
        [("towers", 6, "hard"), ("unruly", 8, "normal"), ("singles", 6, "tricky")]
    {
        let first = made(name, &ask(Some(size), Some(level), &[]), "sat");
        let id = first.puzzle.id().unwrap();
        let levels = game(name).levels();
        let rank = levels.iter().position(|known| known.name == level).unwrap();
        for (change, wanted) in [("harder", rank + 1), ("easier", rank - 1), ("other", rank)] {
            let other = made(name, &ask(None, None, &[("from", &id), ("change", change)]), "sat");
            assert_eq!(other.solution, first.solution, "{name} {change}");
            assert_eq!(level_of(&*other.puzzle), Some(levels[wanted].name), "{name} {change}");
            assert_ne!(other.puzzle.id().unwrap(), id);
        }
        if name == "singles" {
            let fewer = ask(None, None, &[("from", &id), ("change", "fewer")]);
            assert_eq!(refused(name, &fewer), "singles-no-fewer");
            continue;
        }
        let many = first.puzzle.clues().unwrap() + 6;
        let more = ask(None, None, &[("from", &id), ("clues", &many.to_string())]);
        let more = made(name, &more, "sat");
        assert_eq!((more.puzzle.clues(), &more.solution), (Some(many), &first.solution));
        let id = more.puzzle.id().unwrap();
        let fewer = made(name, &ask(None, None, &[("from", &id), ("change", "fewer")]), "sat");
        assert!(fewer.puzzle.clues().unwrap() < many);
        assert_eq!(fewer.solution, first.solution);
        let id = fewer.puzzle.id().unwrap();
        let none = ask(None, None, &[("from", &id), ("change", "fewer")]);
        assert_eq!(refused(name, &none), "from-none-fewer");
    }
}

#[test]
fn puzzles_that_cannot_be_changed_are_refused_with_the_reason() {
    let from = |name: &str, id: &str, change: &str| {
        refused(name, &ask(None, None, &[("from", id), ("change", change)]))
    };
    assert_eq!(from("towers", "towers:4:///////////////", "other"), "from-several");
    assert_eq!(from("towers", "2:1/1///////", "other"), "towers-id-more-clues");
    assert_eq!(from("towers", "2:1/1//////", "other"), "from-impossible");
    assert_eq!(refused("towers", &ask(None, None, &[("change", "harder")])), "from-missing");
    let trivial = "towers:2:1/2//////";
    assert_eq!(from("towers", trivial, "easier"), "from-end");
    let both = ask(None, Some("hard"), &[("from", trivial), ("change", "harder")]);
    assert_eq!(refused("towers", &both), "from-two-levels");
    assert_eq!(from("pegs", "english", "other"), "pegs-no-from");
    assert_eq!(from("pairs", "2x2:wrbg", "other"), "pairs-no-from");
}

/// What pictures and puzzles lead to, for ever: people keep seeds.
#[test]
fn the_same_request_gives_the_same_puzzle_for_ever() {
    const TOWERS: &str = "5:4//1//////3////2///3/2///4,r2f";
    let promised = [
        (
            "towers",
            ("pattern", ".####.\n#....#\n#....#\n#....#\n#....#\n.####."),
            "4:2/2/3/1/2/2/1/3/3/2/1/2/1/3/2/2",
        ),
        (
            "unruly",
            ("pattern", "#..#.#\n......\n#.#..#\n..#...\n.#..#.\n#....#"),
            "6x6:acbGbCCeCBea",
        ),
        (
            "singles",
            ("pattern", "#.#.#\n.....\n#.#.#\n.....\n#.#.#"),
            "5x5:2225324513232213524131333",
        ),
        ("towers", ("from", TOWERS), "5:4//1//3///3/3///////////4,o3i"),
        ("unruly", ("from", "6x6:CChbaCGabdc"), "6x6:CfDEFbbCcc"),
        ("singles", ("from", "4x4:1342422441211431"), "4x4:1324323331443431"),
    ];
    let id =
        |name: &str, option| made(name, &ask(None, None, &[option]), "sat").puzzle.id().unwrap();
    let given = promised.map(|(name, option, _)| id(name, option));
    assert_eq!(given, promised.map(|(name, _, id)| format!("{name}:{id}")));
}

/// Techniques that no puzzle needs are refused at once, and no explanation uses them.
#[test]
fn techniques_that_no_puzzle_needs_are_refused() {
    use quadrille_core::wishes::{Wishes, wished};
    let make = |name: &str, size: Option<usize>, needs: &str, options: &[(&str, &str)]| {
        let wishes = Wishes { needs: Some(needs.to_string()), ..Wishes::default() };
        wished(game(name), &ask(size, None, options), &wishes, &mut Budget::unlimited()).made
    };
    let key = |name: &str, size, needs: &str, options: &[(&str, &str)]| match make(
        name, size, needs, options,
    ) {
        Err(GenerateError::Input(error)) => error.what.key.to_string(),
        other => panic!("{name} {needs}: {:?}", other.map(|made| made.puzzle.id())),
    };
    assert_eq!(key("towers", None, "hidden_set", &[]), "towers-never-hidden-set");
    assert_eq!(key("towers", Some(6), "hidden_set", &[]), "towers-never-hidden-set");
    assert_eq!(key("singles", None, "exhaustion", &[]), "singles-never-exhaustion");
    assert_eq!(key("unruly", None, "unique_lines", &[("unique-lines", "false")]), "wish-option");
    let with_rule = make("unruly", Some(6), "unique_lines", &[]).unwrap().puzzle;
    assert_eq!(with_rule.further_rules(), ["unique-lines"]);
    let cases = [("towers", 5, "hard", "hidden_set"), ("towers", 6, "unreasonable", "hidden_set")];
    for (name, size, level, technique) in cases {
        for seed in 0..40 {
            let request = GenerateAsk { seed, ..ask(Some(size), Some(level), &[]) };
            let made = game(name).generate(&request, &mut Budget::unlimited()).unwrap();
            let start = made.puzzle.start();
            let told = start.explain(usize::MAX, Locale::default(), &mut Budget::unlimited());
            let uses = told.unwrap().steps.iter().any(|step| step.technique == technique);
            assert!(!uses, "{name} seed {seed} needs {technique}");
        }
    }
}
