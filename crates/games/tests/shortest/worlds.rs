//! The boards that keep the rules of a game, from the rules alone.

/// What every statement is in a world.
pub type World = Vec<bool>;

/// All fillings of a 4x4 board that keep Unruly's rules.
pub fn unruly_worlds() -> Vec<World> {
    let line = |tiles: [bool; 4]| {
        tiles.iter().filter(|tile| **tile).count() == 2
            && tiles.windows(3).all(|three| three.iter().any(|tile| *tile != three[0]))
    };
    let all = (0u32..1 << 16).map(|bits| (0..16).map(|at| bits >> at & 1 == 1).collect());
    let keeps = |world: &World| {
        (0..4).all(|at| {
            line(std::array::from_fn(|c| world[4 * at + c]))
                && line(std::array::from_fn(|r| world[4 * r + at]))
        })
    };
    all.filter(keeps).collect()
}

/// All Latin squares of order 4, as statements: cell by cell, height by height.
pub fn towers_worlds() -> Vec<World> {
    fn fill(square: &mut Vec<usize>, all: &mut Vec<World>) {
        let at = square.len();
        if at == 16 {
            all.push(square.iter().flat_map(|k| (1..=4).map(move |h| h == *k)).collect());
            return;
        }
        for height in 1..=4 {
            let clash = |other: usize| {
                square[other] == height && (other / 4 == at / 4 || other % 4 == at % 4)
            };
            if !(0..at).any(clash) {
                square.push(height);
                fill(square, all);
                square.pop();
            }
        }
    }
    let mut all = Vec::new();
    fill(&mut Vec::new(), &mut all);
    all
}

/// How many towers are seen in a world from a clue named as in steps, such as `left2`.
pub fn seen(world: &World, clue: &str) -> usize {
    let (side, number) = clue.split_at(clue.len() - 1);
    let index = number.parse::<usize>().unwrap() - 1;
    let height = |row: usize, col: usize| {
        (1..=4).find(|h| world[(4 * row + col) * 4 + h - 1]).expect("a tower")
    };
    let towers = (0..4).map(|i| match side {
        "left" => height(index, i),
        "right" => height(index, 3 - i),
        "top" => height(i, index),
        "bottom" => height(3 - i, index),
        other => panic!("no side {other}"),
    });
    let mut highest = 0;
    let rises = |tower: &usize| {
        let rises = *tower > highest;
        highest = highest.max(*tower);
        rises
    };
    towers.filter(rises).count()
}

/// All patterns of a 3x4 board without two blacks side by side and with all whites connected.
pub fn singles_worlds() -> Vec<World> {
    let beside = |a: usize, b: usize| (a % 4).abs_diff(b % 4) + (a / 4).abs_diff(b / 4) == 1;
    let keeps = |world: &World| {
        let whites: Vec<usize> = (0..12).filter(|cell| !world[*cell]).collect();
        let mut reached = vec![whites[0]];
        let mut at = 0;
        while at < reached.len() {
            for white in &whites {
                if beside(reached[at], *white) && !reached.contains(white) {
                    reached.push(*white);
                }
            }
            at += 1;
        }
        reached.len() == whites.len()
            && (0..12).all(|a| (0..a).all(|b| !(world[a] && world[b] && beside(a, b))))
    };
    let all = (0u32..(1 << 12) - 1).map(|bits| (0..12).map(|at| bits >> at & 1 == 1).collect());
    all.filter(keeps).collect()
}
