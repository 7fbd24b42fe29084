//! Every record against what is published, as far as that takes no time; witnesses that hold, and damaged ones that do not.

use quadrille_core::{Budget, Stop};
use quadrille_records::{Found, Kept, RECORDS, Record, Standing, Term, find};

fn computed(record: &Record, n: u32) -> Term {
    let mut keep = |_: &str| {};
    let kept = &mut Kept { mark: None, keep: &mut keep };
    let found = (record.compute)(n, kept, &mut Budget::unlimited());
    let Found { value, further, witness } =
        found.unwrap_or_else(|e| panic!("{} {n}: {e}", record.name));
    Term { n, value, further, witness, seconds: 0.0 }
}

/// How far each record is computed here: less than a second all together, in an optimised build.
const HERE: &[(&str, u32)] = &[
    ("singles-fewest", 6),
    ("singles-fewest-number", 5),
    ("singles-most", 10),
    ("singles-patterns", 7),
    ("unruly-boards", 4),
    ("unruly-distinct", 3),
    ("unruly-givens", 3),
    ("unruly-distinct-givens", 3),
    ("towers-clue-sets", 5),
    ("towers-fewest-clues", 4),
    ("pairs-duel-2", 6),
    ("pairs-duel-3", 4),
    ("pegs-triangle-moves", 6),
];

#[test]
fn published_terms_are_found_again_and_witnesses_hold() {
    assert_eq!(RECORDS.len(), HERE.len(), "every record is tried here");
    let mut agreed = 0;
    for (name, to) in HERE {
        let record = find(name).unwrap();
        for n in record.first..=*to {
            let term = computed(record, n);
            assert_ne!(record.standing(&term), Standing::Differs, "{name} {n}: {}", term.value);
            agreed += usize::from(record.standing(&term) == Standing::Agrees);
            (record.check)(&term).unwrap_or_else(|what| panic!("{name} {n}: {what}"));
        }
    }
    assert!(agreed >= 20, "only {agreed} terms are published");
}

#[test]
fn a_damaged_witness_is_refused() {
    for (name, n) in [
        ("singles-fewest", 5),
        ("singles-most", 5),
        ("unruly-givens", 3),
        ("towers-fewest-clues", 4),
        ("pairs-duel-2", 3),
        ("pegs-triangle-moves", 5),
    ] {
        let record = find(name).unwrap();
        let term = computed(record, n);
        let other = Term { value: "1".to_string(), ..term.clone() };
        assert!((record.check)(&other).is_err(), "{name}: another value");
        let none = Term { witness: None, ..term.clone() };
        assert!((record.check)(&none).is_err(), "{name}: no witness");
        let larger = Term { n: n + 1, ..term.clone() };
        assert!((record.check)(&larger).is_err(), "{name}: another size");
    }
    // A cell more or less in a pattern: two that touch, or one that could be black.
    let record = find("singles-fewest").unwrap();
    let term = computed(record, 5);
    for at in 0..25 {
        let mut cells: Vec<u8> = term.witness.clone().unwrap().into_bytes();
        cells[at] ^= 1;
        let blacks = cells.iter().filter(|cell| **cell == b'1').count().to_string();
        let witness = String::from_utf8(cells).ok();
        let damaged = Term { witness, value: blacks, ..term.clone() };
        assert!((record.check)(&damaged).is_err(), "cell {at}");
    }
    // Fewer clues are not enough.
    let record = find("towers-fewest-clues").unwrap();
    let fewer = Term {
        n: 4,
        value: "2".into(),
        witness: Some("towers:4:4/3//////////////".into()),
        ..Term::default()
    };
    assert!((record.check)(&fewer).is_err());
}

#[test]
fn limits_stop_every_record() {
    for record in RECORDS {
        let mut keep = |_: &str| {};
        let kept = &mut Kept { mark: None, keep: &mut keep };
        let mut budget = Budget::unlimited().with_nodes(10);
        let found = (record.compute)(record.quick, kept, &mut budget);
        assert_eq!(found.err(), Some(Stop::Nodes), "{}", record.name);
    }
    for name in ["singles-most", "unruly-boards", "towers-clue-sets"] {
        let record = find(name).unwrap();
        let mut keep = |_: &str| {};
        let kept = &mut Kept { mark: None, keep: &mut keep };
        let mut budget = Budget::unlimited().with_memory(10_000);
        let found = (record.compute)(record.quick, kept, &mut budget);
        assert_eq!(found.err(), Some(Stop::Memory), "{name}");
    }
}

#[test]
fn a_hunt_that_was_stopped_goes_on() {
    let record = find("towers-fewest-clues").unwrap();
    let whole = computed(record, 4);
    let mut keep = |_: &str| {};
    // Three clues, of which the first sets were looked at: the answer is behind them.
    for mark in ["0 0", "2 5", "3 0", "nonsense"] {
        let kept = &mut Kept { mark: Some(mark.to_string()), keep: &mut keep };
        let found = (record.compute)(4, kept, &mut Budget::unlimited()).unwrap();
        assert_eq!((&found.value, &found.witness), (&whole.value, &whole.witness), "{mark}");
    }
}
