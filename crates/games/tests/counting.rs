//! The method `sweep` against methods that look at every solution, against the referee, and against numbers of others.

use quadrille_core::{Ask, Budget, DynPuzzle, Options, Rng, Ruling, SolveReport, Stop};
use std::collections::HashMap;

fn board(game: &str, format: &str, text: &str, unique: bool) -> Box<dyn DynPuzzle> {
    let mut options = Options::new();
    if unique {
        options.set("unique-lines", "true");
    }
    let game = quadrille_games::find(game).unwrap();
    game.read(Some(format), text, &options).unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn solved(puzzle: &dyn DynPuzzle, method: Option<&str>, count: u64) -> SolveReport {
    let ask = Ask { count, ..Ask::default() };
    puzzle.solve(method, &ask, &mut Budget::unlimited()).unwrap()
}

/// Counts by `sweep` and holds what a report says of it together.
fn swept(puzzle: &dyn DynPuzzle) -> String {
    let report = solved(puzzle, Some("sweep"), Ask::ALL);
    assert!(report.exhausted, "{report:?}");
    let none = report.counted() == "0";
    assert_eq!(report.verdict, if none { Ruling::Impossible } else { Ruling::Solved });
    assert_eq!(report.solution.is_none(), none);
    let long = report.counted().parse::<u64>().is_err();
    assert_eq!((report.solutions_exact.is_some(), report.solutions == u64::MAX), (long, long));
    report.counted()
}

/// The sweep finds as many as another method, and stops counting where it is told to.
fn agrees(puzzle: &dyn DynPuzzle, other: &str, what: &str) -> u64 {
    let all = solved(puzzle, Some(other), Ask::ALL);
    assert!(all.exhausted, "{what}");
    assert_eq!(swept(puzzle), all.counted(), "{what}");
    for most in [1, 2, 5] {
        let report = solved(puzzle, Some("sweep"), most);
        assert_eq!(report.solutions, all.solutions.min(most), "{what} to {most}");
        // Whoever finds just as many as were asked for need not know whether there are others.
        if all.solutions != most {
            assert_eq!(report.exhausted, all.solutions < most, "{what} to {most}");
        }
    }
    all.solutions
}

fn rows(rows: usize, cols: usize, mut cell: impl FnMut() -> String) -> String {
    let mut row = || (0..cols).map(|_| cell()).collect::<Vec<_>>().join(",") + "\n";
    (0..rows).map(|_| row()).collect()
}

#[test]
fn unruly_as_looking_at_every_board() {
    let mut rng = Rng::new(21);
    let mut several = 0;
    for number in 0..2_000 {
        let side = |rng: &mut Rng| 2 + 2 * rng.below(3);
        let (height, width) = (side(&mut rng), side(&mut rng));
        let given = [0.0, 10.0, 25.0, 40.0][rng.below(4)];
        let text = rows(height, width, || match rng.chance(given) {
            true => rng.below(2).to_string(),
            false => String::from(" "),
        });
        let puzzle = board("unruly", "csv", &text, number % 2 == 0);
        several += u64::from(agrees(&*puzzle, "search", &text) > 1);
    }
    assert!(several > 500, "{several}");
}

#[test]
fn singles_as_looking_at_every_pattern() {
    let mut rng = Rng::new(22);
    let mut several = 0;
    for number in 0..2_000 {
        let (height, width) = (2 + rng.below(4), 2 + rng.below(4));
        let most = [3, 6, 12, 100][rng.below(4)];
        let text = rows(height, width, || (1 + rng.below(most)).to_string());
        let puzzle = board("singles", "csv", &text, false);
        let found = agrees(&*puzzle, "search", &text);
        several += u64::from(found > 1);
        if number < 400 && height * width <= 12 {
            let pattern = |bits: u32| -> String {
                (0..height * width).map(|at| if bits >> at & 1 == 1 { '1' } else { '0' }).collect()
            };
            let right = |bits: &u32| puzzle.check(&pattern(*bits)).unwrap().is_ok();
            assert_eq!((0..1u32 << (height * width)).filter(right).count() as u64, found, "{text}");
        }
    }
    assert!(several > 500, "{several}");
}

#[test]
fn singles_with_thousands_of_solutions() {
    let mut rng = Rng::new(25);
    let mut many = 0;
    for _ in 0..200 {
        let side = 5 + rng.below(3);
        // A Latin square, whose solutions are all patterns, with some numbers changed.
        let mut numbers: Vec<usize> =
            (0..side * side).map(|at| 1 + (at / side + at % side) % side).collect();
        for _ in 0..4 + rng.below(2 * side) {
            let at = rng.below(side * side);
            numbers[at] = 1 + rng.below(side);
        }
        let mut each = numbers.iter();
        let text = rows(side, side, || each.next().unwrap().to_string());
        let puzzle = board("singles", "csv", &text, false);
        let all: u64 = swept(&*puzzle).parse().unwrap();
        // More would take long in a build with assertions.
        if all > 100_000 {
            continue;
        }
        for most in [Ask::ALL, 1_500] {
            let report = solved(&*puzzle, Some("search"), most);
            assert_eq!(report.solutions, all.min(most), "{text}");
            assert!(report.exhausted || all >= most, "{text}");
        }
        many += u64::from(all > 2_000);
    }
    assert!(many > 5, "{many}");
}

/// Who asks for a number of solutions gets that many, or all there are, whichever method knows them soonest.
#[test]
fn numbers_that_are_only_to_be_reached() {
    let empty = format!("{}\n", [" "; 14].join(",")).repeat(14);
    let mut number = 0;
    let square = rows(15, 15, || {
        number += 1;
        (1 + (number / 15 + number) % 15).to_string()
    });
    for (game, text) in [("unruly", empty), ("singles", square)] {
        let puzzle = board(game, "csv", &text, false);
        let ask = Ask::count(Ask::MANY + 2_000);
        let mut budget = Budget::for_time(std::time::Duration::from_secs(120));
        let report = puzzle.solve(None, &ask, &mut budget).unwrap();
        assert_eq!((report.verdict, report.solutions), (Ruling::Solved, ask.count), "{game}");
        assert!(!report.exhausted);
    }
    let white = board("pairs", "grid", &format!("4 4\n{}", "0 0 0 0\n".repeat(4)), false);
    for (asked, counted, all) in [(2, 2, false), (3, 3, false), (35, 35, false), (100, 36, true)] {
        let report = solved(&*white, None, asked);
        assert_eq!((report.solutions, report.exhausted), (counted, all), "{asked}");
        assert_eq!((report.verdict, report.bound), (Ruling::Solved, Some(0)));
    }
}

#[test]
fn pairs_as_trying_every_pairing() {
    let mut rng = Rng::new(23);
    let mut several = 0;
    for _ in 0..1_500 {
        let (height, width) = (1 + rng.below(4), 2 + rng.below(4));
        let most = [1, 2, 9][rng.below(3)];
        let mut text = format!("{height} {width}\n");
        for (count, from) in [(5, 0), (most, 1)] {
            let cell = || (from + rng.below(count)).to_string();
            text += &rows(height, width, cell).replace(',', " ");
        }
        let puzzle = board("pairs", "grid", &text, false);
        let all = solved(&*puzzle, Some("brute"), Ask::ALL);
        let counted = solved(&*puzzle, Some("sweep"), Ask::ALL);
        assert_eq!(
            (counted.counted(), counted.objective),
            (all.counted(), all.objective),
            "{text}"
        );
        assert!(counted.exhausted && counted.bound == all.bound, "{text}");
        several += u64::from(all.solutions > 1);
    }
    assert!(several > 500, "{several}");
}

#[test]
fn numbers_that_others_counted() {
    let empty = |rows: usize, cols: usize| format!("{}\n", vec![" "; cols].join(",")).repeat(rows);
    // OEIS A253316 for boards without equal lines.
    for (n, all, distinct) in
        [(2, "2", "2"), (4, "90", "72"), (6, "11222", "4140"), (8, "12413918", "4111116")]
    {
        assert_eq!(swept(&*board("unruly", "csv", &empty(n, n), false)), all);
        assert_eq!(swept(&*board("unruly", "csv", &empty(n, n), true)), distinct);
    }
    // Patterns of Singles, by the sweep of `quadrille records`, which shares nothing with this one.
    let patterns = include_str!("../../../docs/records/singles-patterns.json");
    let mut terms = 0;
    for (n, value) in terms_of(patterns).filter(|(n, _)| *n <= 9) {
        let mut number = 0;
        let text = rows(n, n, || {
            number += 1;
            number.to_string()
        });
        assert_eq!(swept(&*board("singles", "csv", &text, false)), value, "{n}");
        terms += 1;
    }
    assert_eq!(terms, 8);
    // Pairings of equal cells are tilings by dominoes: 12,988,816 of a chessboard.
    let text = format!("8 8\n{}", "0 0 0 0 0 0 0 0\n".repeat(8));
    assert_eq!(swept(&*board("pairs", "grid", &text, false)), "12988816");
}

fn terms_of(json: &str) -> impl Iterator<Item = (usize, String)> {
    let after = |text: &str, key: &str| {
        let rest = &text[text.find(key).unwrap() + key.len()..];
        rest.chars()
            .filter(|c| !"\" ".contains(*c))
            .take_while(char::is_ascii_digit)
            .collect::<String>()
    };
    json.split('{')
        .skip(2)
        .map(move |term| (after(term, "\"n\":").parse().unwrap(), after(term, "\"value\":")))
}

/// The lowest 64 bits of how many boards four cells wide there are, row after row.
fn lowest_bits(height: usize) -> u64 {
    let rows: [u32; 6] = [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100];
    let mut ways = HashMap::from([((0u32, 0u32, [0usize; 4]), 1u64)]);
    for depth in 0..height {
        let mut next = HashMap::new();
        for ((before, last, blacks), count) in ways {
            for row in rows {
                let same = (before & last & row) | !(before | last | row) & 0b1111;
                let mut after = blacks;
                (0..4).for_each(|col| after[col] += (row >> col & 1) as usize);
                let half = height / 2;
                let fits = after.iter().all(|n| *n <= half && depth + 1 - n <= half);
                if fits && (depth < 2 || same == 0) {
                    let slot: &mut u64 = next.entry((last, row, after)).or_default();
                    *slot = slot.wrapping_add(count);
                }
            }
        }
        ways = next;
    }
    ways.values().fold(0, |sum, count| sum.wrapping_add(*count))
}

#[test]
fn numbers_with_dozens_of_digits() {
    for height in [20, 60] {
        let text = " , , , \n".repeat(height);
        let counted = swept(&*board("unruly", "csv", &text, false));
        let bits = counted.bytes().fold(0u64, |number, digit| {
            number.wrapping_mul(10).wrapping_add(u64::from(digit - b'0'))
        });
        assert_eq!(bits, lowest_bits(height), "{counted}");
        assert!(height < 60 || counted.len() > 20, "{counted}");
        // Lying on its side it is the same board.
        let flat = format!("{}\n", vec![" "; height].join(",")).repeat(4);
        assert_eq!(swept(&*board("unruly", "csv", &flat, false)), counted);
    }
}

#[test]
fn the_default_method_counts_what_cannot_be_looked_at() {
    let unruly = board("unruly", "csv", &" , , , , , , , \n".repeat(8), false);
    let report = solved(&*unruly, None, Ask::ALL);
    assert_eq!((report.counted(), report.exhausted), ("12413918".to_string(), true));
}

#[test]
fn a_limit_ends_a_sweep_with_what_it_has() {
    let text = format!("{}\n", vec![" "; 20].join(",")).repeat(20);
    let puzzle = board("unruly", "csv", &text, false);
    let ask = Ask { count: Ask::ALL, ..Ask::default() };
    let mut budget = Budget::unlimited().with_memory(1 << 20);
    let report = puzzle.solve(Some("sweep"), &ask, &mut budget).unwrap();
    assert_eq!((report.verdict, report.solutions, report.exhausted), (Ruling::Best, 1, false));
    assert_eq!(report.code.as_deref(), Some(&*Stop::Memory.message().key));
    let wide = board("unruly", "csv", &" , , , , , , , , , , , , , \n".repeat(14), true);
    assert!(wide.solve(Some("sweep"), &ask, &mut Budget::unlimited()).is_err());
}
