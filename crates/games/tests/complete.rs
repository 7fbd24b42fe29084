//! Which positions can be completed, against every filling of small boards the referee accepts.

use quadrille_core::{Budget, CancelToken, DynPuzzle, Locale, Options, Rng, Ruling};

fn puzzle(game: &str, id: &str) -> Box<dyn DynPuzzle> {
    let game = quadrille_games::find(game).unwrap();
    game.read(Some("id"), id, &Options::new()).unwrap_or_else(|e| panic!("{id}: {e}"))
}

/// Every text of `length` digits from `low` to `high` that the referee takes for a solution.
fn solutions(puzzle: &dyn DynPuzzle, length: u32, low: u8, high: u8) -> Vec<Vec<u8>> {
    let base = u32::from(high - low) + 1;
    let digits = |number: u32| {
        (0..length).map(move |at| low + (number / base.pow(at) % base) as u8).collect::<Vec<_>>()
    };
    let right = |digits: &Vec<u8>| {
        let text: String = digits.iter().map(|d| char::from(b'0' + d)).collect();
        puzzle.check(&text).unwrap().is_ok()
    };
    (0..base.pow(length)).map(digits).filter(right).collect()
}

/// Random positions are completed exactly if some solution agrees with them.
fn agree(game: &str, id: &str, cols: usize, [low, high]: [u8; 2], write: fn(u8) -> String) {
    let puzzle = puzzle(game, id);
    let all = solutions(puzzle.as_ref(), puzzle.cells() as u32, low, high);
    assert!(all.len() > 1, "{id} has {} solutions; this needs several", all.len());
    let mut rng = Rng::new(8);
    let mut seen = [0, 0];
    for round in 0..300 {
        // Some cells of a solution, and in every second round one at random.
        let source = rng.choose(&all).unwrap().clone();
        let mut cells: Vec<Option<u8>> =
            source.iter().map(|&d| (rng.below(3) == 0).then_some(d)).collect();
        if round % 2 == 1 {
            let at = rng.below(cells.len());
            cells[at] = Some(low + rng.below(usize::from(high - low) + 1) as u8);
        }
        let place = |at: usize| format!("r{}c{}", at / cols + 1, at % cols + 1);
        let moves: Vec<String> = cells
            .iter()
            .enumerate()
            .filter_map(|(at, d)| d.map(|d| format!("{}={}", place(at), write(d))))
            .collect();
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        let fits = |s: &Vec<u8>| s.iter().zip(&cells).all(|(a, b)| b.is_none_or(|b| *a == b));
        let right = all.iter().any(fits);
        // A given tile that is spoiled is refused: that position cannot be reached.
        let Ok(position) = puzzle.after(&moves) else { continue };
        let report = position.complete(&mut Budget::unlimited()).unwrap();
        assert_eq!(
            report.verdict,
            if right { Ruling::Solved } else { Ruling::Impossible },
            "{id} {moves:?}"
        );
        if let Some(text) = report.solution {
            let found: Vec<u8> = text.bytes().map(|b| b - b'0').collect();
            assert!(fits(&found) && all.contains(&found), "{id} {moves:?} {text}");
        }
        seen[usize::from(right)] += 1;
    }
    assert!(seen.iter().all(|&n| n > 10), "{id}: wrong and right positions: {seen:?}");
}

#[test]
fn towers_positions() {
    agree("towers", "3:///////////", 3, [1, 3], |d| d.to_string());
    agree("towers", "3:2///////////", 3, [1, 3], |d| d.to_string());
}

#[test]
fn unruly_positions() {
    let ink = |d: u8| if d == 1 { "black" } else { "white" }.to_string();
    agree("unruly", "4x4:Fk", 4, [0, 1], ink);
    agree("unruly", "4x4u:Fk", 4, [0, 1], ink);
}

#[test]
fn singles_positions() {
    let ink = |d: u8| if d == 1 { "black" } else { "white" }.to_string();
    agree("singles", "3x3:112231313", 3, [0, 1], ink);
    agree("singles", "4x3:112223131342", 4, [0, 1], ink);
}

/// Every pairing of a small board that the referee takes, as its pairs.
fn pairings(puzzle: &dyn DynPuzzle, names: &[String]) -> Vec<(Vec<String>, i64)> {
    let mut found = Vec::new();
    for set in 0..1u32 << names.len() {
        let pairs: Vec<String> =
            (0..names.len()).filter(|i| set >> i & 1 == 1).map(|i| names[i].clone()).collect();
        if let Ok(Ok(Some(score))) = puzzle.check(&pairs.join(";")) {
            found.push((pairs, score));
        }
    }
    found
}

#[test]
fn pairs_positions() {
    let board = puzzle("pairs", "2x3:w5r8b4w11w1g3");
    let names = ["r1c1+r1c2", "r1c2+r1c3", "r2c1+r2c2", "r2c2+r2c3", "r1c1+r2c1", "r1c2+r2c2"];
    let all = pairings(board.as_ref(), &names.map(str::to_string));
    assert!(all.len() > 8, "{}", all.len());
    let mut dearer = 0;
    let least = all.iter().map(|(_, score)| *score).min().unwrap();
    for (held, _) in &all {
        let position = board.after(held).unwrap();
        let report = position.complete(&mut Budget::unlimited()).unwrap();
        let keeps = |(pairs, _): &&(Vec<String>, i64)| held.iter().all(|p| pairs.contains(p));
        let best = all.iter().filter(keeps).map(|(_, score)| *score).min();
        assert_eq!(report.objective, best, "{held:?}");
        dearer += usize::from(best > Some(least));
    }
    assert!(dearer > 0, "some position is no longer on a best way");
    let alone = board.position("r1c1=alone").unwrap();
    let alone = alone.complete(&mut Budget::unlimited()).unwrap();
    assert!(!alone.solution.unwrap().contains("r1c1"), "a cell marked alone stays alone");
}

#[test]
fn a_position_of_pegs_is_a_puzzle_itself() {
    let board = puzzle("pegs", "cross:5");
    let fewest = |moves: &[&str]| {
        board.after(moves).unwrap().complete(&mut Budget::unlimited()).unwrap().objective
    };
    let first = board.start().explain(1, Locale::default(), &mut Budget::unlimited()).unwrap();
    let jump = first.steps[0].effects[0].as_str();
    assert_eq!(fewest(&[]), fewest(&[jump]));
}

#[test]
fn cancelled_means_unknown() {
    let stop = CancelToken::default();
    stop.cancel();
    let board = puzzle("towers", "3:///////////");
    let report = board.start().complete(&mut Budget::unlimited().with_cancel(stop)).unwrap();
    assert_eq!(report.verdict, Ruling::Unknown);
}
