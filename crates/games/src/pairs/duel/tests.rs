//! The expert against an exhaustive search that shares nothing with it.

use super::table::Table;
use super::*;
use crate::pairs::format::grid;
use crate::pairs::rules::Rule;
use quadrille_core::{Colour, Locale, Options, Rng};
use std::time::Duration;

fn board(rng: &mut Rng, rows: usize, cols: usize, rule: Rule) -> Puzzle {
    let colours = (0..rows * cols).map(|_| grid::COLOURS[rng.below(5)]).collect();
    let greatest = [2, 9, 50][rng.below(3)];
    let values = (0..rows * cols).map(|_| 1 + rng.below(greatest) as u32).collect();
    Puzzle::new(rows, cols, colours, values, rule).unwrap()
}

/// What the mover will have over the other under best play, by trying everything.
fn exact(table: &mut Table) -> i64 {
    let moves: Vec<_> = table.offers().collect();
    let mut least = None;
    for offer in moves {
        table.take(offer.pair).unwrap();
        let value = table.price(offer) - exact(table);
        table.undo();
        least = Some(least.map_or(value, |l: i64| l.min(value)));
    }
    least.unwrap_or(0)
}

#[test]
fn the_expert_is_exact_on_small_boards() {
    let mut rng = Rng::new(3);
    for round in 0..300 {
        let rule = if round % 4 == 0 { Rule::WhiteAnywhere } else { Rule::Adjacent };
        let (rows, cols) = [(2, 3), (3, 3), (2, 5), (3, 4)][rng.below(4)];
        let puzzle = board(&mut rng, rows, cols, rule);
        let wins = if round % 3 == 0 { Wins::Higher } else { Wins::Lower };
        let mut table = Table::new(&puzzle).unwrap().with_wins(wins);
        let value = exact(&mut table);
        let found = outlook(&puzzle, wins, &mut Budget::unlimited()).unwrap().unwrap();
        assert_eq!(found.value, if wins == Wins::Higher { -value } else { value });
        let best: Vec<Pair> = table
            .clone()
            .offers()
            .filter(|o| {
                table.take(o.pair).unwrap();
                let reaches = table.price(*o) - exact(&mut table) == value;
                table.undo();
                reaches
            })
            .map(|o| o.pair)
            .collect();
        let mut listed = found.best.clone();
        listed.sort();
        assert_eq!(listed, best);
        if !table.is_over() {
            // With a table of a few positions it takes longer and errs no more.
            for memory in [u64::MAX, 1000] {
                let mut budget = Budget::unlimited().with_memory(memory);
                let chosen = Player::Expert(0.001).choose(&table, &mut rng, &mut budget);
                assert!(best.contains(&chosen.unwrap()));
            }
        }
    }
}

#[test]
fn what_the_expert_thinks_is_exact_on_small_boards() {
    let mut rng = Rng::new(8);
    for round in 0..150 {
        let (rows, cols) = [(2, 3), (3, 3), (2, 5), (3, 4)][rng.below(4)];
        let puzzle = board(&mut rng, rows, cols, Rule::Adjacent);
        let wins = if round % 2 == 0 { Wins::Lower } else { Wins::Higher };
        let mut table = Table::new(&puzzle).unwrap().with_wins(wins);
        let value = exact(&mut table);
        match weigh(&table, &mut Budget::unlimited()) {
            Some(weighed) => assert_eq!((weighed.value, weighed.proved), (value, true)),
            None => assert!(table.is_over()),
        }
    }
}

#[test]
fn known_values_of_the_course_grids() {
    let grids = [
        (include_str!("../corpus/grid00.in"), 4),
        (include_str!("../corpus/grid01.in"), -5),
        (include_str!("../corpus/grid02.in"), 0),
        (include_str!("../corpus/grid03.in"), 0),
        (include_str!("../corpus/grid04.in"), 0),
    ];
    for (text, value) in grids {
        let puzzle = grid::read(text, &Options::new()).unwrap();
        let found = outlook(&puzzle, Wins::Lower, &mut Budget::unlimited()).unwrap().unwrap();
        assert_eq!(found.value, value);
    }
}

#[test]
fn a_whole_game_obeys_the_rules_whoever_plays() {
    let mut rng = Rng::new(9);
    let players =
        ["random", "greedy", "minimax:2", "expert:0.01"].map(|p| Player::parse(p).unwrap());
    for first in players {
        for second in players {
            let puzzle = board(&mut rng, 4, 5, Rule::Adjacent);
            let margin =
                tournament::play(&puzzle, first, second, Wins::Higher, 1, &mut Budget::unlimited());
            assert!(margin.is_ok());
        }
    }
}

#[test]
fn large_boards_are_played_too() {
    let mut rng = Rng::new(2);
    let puzzle = board(&mut rng, 30, 30, Rule::Adjacent);
    let table = Table::new(&puzzle).unwrap();
    let mut budget = Budget::for_time(Duration::from_millis(200));
    assert!(Player::Expert(0.05).choose(&table, &mut rng, &mut budget).is_some());
}

#[test]
fn the_higher_total_wins_where_that_is_asked_for() {
    let puzzle =
        Puzzle::new(1, 4, vec![Colour::White; 4], vec![5, 8, 1, 7], Rule::Adjacent).unwrap();
    for (wins, first, leads) in [(Wins::Lower, (0, 1), 3 - 6), (Wins::Higher, (1, 2), -7)] {
        let table = Table::new(&puzzle).unwrap().with_wins(wins);
        // 3 and 6 at the ends, 7 in the middle, which leaves the other nothing.
        for player in ["greedy", "minimax:2", "expert:1"].map(|p| Player::parse(p).unwrap()) {
            let chosen = player.choose(&table, &mut Rng::new(1), &mut Budget::unlimited());
            assert_eq!(chosen, Some(Pair::new(first.0, first.1)), "{player} {wins:?}");
        }
        let mut table = table;
        table.take(Pair::new(first.0, first.1)).unwrap();
        if let Some(offer) = table.clone().offers().next() {
            table.take(offer.pair).unwrap();
        }
        assert_eq!(table.margin(), leads);
    }
}

#[test]
fn undo_restores_everything() {
    let puzzle =
        Puzzle::new(1, 4, vec![Colour::White; 4], vec![5, 8, 1, 7], Rule::Adjacent).unwrap();
    let mut table = Table::new(&puzzle).unwrap();
    table.take(Pair::new(0, 1)).unwrap();
    assert_eq!((table.turn(), table.margin()), (Side::Second, 3));
    assert!(table.take(Pair::new(1, 2)).unwrap_err().to_string().contains("already taken"));
    assert!(table.take(Pair::new(1, 3)).unwrap_err().to_string().contains("side by side"));
    table.take(Pair::new(2, 3)).unwrap();
    assert!(table.is_over());
    assert_eq!(table.margin(), 3 - 6);
    assert!(table.undo() && table.undo() && !table.undo());
    assert_eq!((table.turn(), table.margin(), table.offers().count()), (Side::First, 0, 3));
}

#[test]
fn players_have_names() {
    for name in ["human", "random", "greedy", "minimax:4", "expert:0.5"] {
        let player = Player::parse(name).unwrap();
        assert_eq!(player.to_string(), name);
        for locale in Locale::all() {
            assert_ne!(locale.say(&player.title()), name);
        }
    }
    for bad in ["", "minimax:0", "minimax:x", "expert:-1", "expert:nan", "greedy:1", "robot"] {
        assert!(Player::parse(bad).is_err(), "{bad}");
    }
}

#[test]
fn a_clear_favourite_gets_the_higher_rating() {
    let games = tournament::schedule(2, 10);
    assert_eq!(games.len(), 20);
    let played: Vec<_> = games
        .iter()
        .map(|g| tournament::Played { game: *g, margin: if g.first == 0 { -3 } else { 2 } })
        .collect();
    let table = tournament::standings(2, &played);
    assert_eq!((table[0].wins, table[1].losses), (20, 20));
    assert!(table[0].rating > table[0].interval && table[0].mean_margin == -2.5);
}

#[test]
fn up_to_twenty_cells_the_expert_never_errs() {
    let mut rng = Rng::new(6);
    for round in 0..40 {
        let rule = if round % 8 == 0 { Rule::WhiteAnywhere } else { Rule::Adjacent };
        let puzzle = board(&mut rng, 4, 5, rule);
        let mut table = Table::new(&puzzle).unwrap();
        while !table.is_over() {
            let best = search::outlook(&table, 1, &mut Budget::unlimited()).unwrap().best;
            let chosen = Player::Expert(0.001).choose(&table, &mut rng, &mut Budget::unlimited());
            assert!(best.contains(&chosen.unwrap()));
            table.take(chosen.unwrap()).unwrap();
            // The other side errs as it likes.
            if let Some(reply) = Player::Random.choose(&table, &mut rng, &mut Budget::unlimited()) {
                table.take(reply).unwrap();
            }
        }
    }
}

#[test]
fn several_threads_find_what_one_finds() {
    let mut rng = Rng::new(17);
    for (rows, cols) in [(3, 4), (4, 4), (3, 7), (2, 10), (4, 6)] {
        let values = (0..rows * cols).map(|_| 1 + rng.below(9) as u32).collect();
        let white = vec![Colour::White; rows * cols];
        let puzzle = Puzzle::new(rows, cols, white, values, Rule::Adjacent).unwrap();
        for wins in [Wins::Lower, Wins::Higher] {
            let by = |threads: usize, memory: u64| {
                let mut budget = Budget::unlimited().with_memory(memory);
                let found = outlook_by(&puzzle, wins, threads, &mut budget).unwrap().unwrap();
                assert_eq!(budget.memory_left(), memory, "all memory is given back");
                (found.value, found.best)
            };
            let one = by(1, 1 << 30);
            assert_eq!(by(2, 1 << 30), one, "{rows}x{cols} {wins:?}");
            assert_eq!(by(5, 1 << 12), one, "{rows}x{cols} {wins:?}");
        }
    }
}
