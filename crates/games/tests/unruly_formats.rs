//! Unruly's notations: what is written is read back, whole and piece by piece.

use proptest::prelude::*;
use quadrille_core::prelude::*;
use quadrille_core::{Options, Rng};
use quadrille_games::unruly::Unruly;
use quadrille_games::unruly::rules::{Ink, Puzzle};
use std::io::BufReader;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn whatever_is_written_is_read_back(
        rows in 1usize..5, cols in 1usize..40, seed in any::<u64>(), unique in any::<bool>(),
        text in "[0-2,\\-\n a-zA-Z:x]{0,60}",
    ) {
        let (rows, cols) = (rows * 2, cols * 2);
        let mut rng = Rng::new(seed);
        let mut puzzle = Puzzle::new(rows, cols).unwrap().with_unique_lines(unique);
        for (row, col) in (0..rows).flat_map(|r| (0..cols).map(move |c| (r, c))) {
            if rng.chance(40.0) {
                puzzle.give(row, col, Some(Ink::black_if(rng.chance(50.0))));
            }
        }
        for format in Unruly::formats() {
            if ["puzzlekit", "janko"].contains(&format.name) && unique {
                prop_assert!((format.write.unwrap())(&puzzle).is_err(), "it cannot say that lines must differ");
                continue;
            }
            let written = (format.write.unwrap())(&puzzle).unwrap();
            let mut back = (format.read.unwrap())(&written, &Options::new()).unwrap();
            if format.name == "text" {
                back = back.with_unique_lines(unique);
            }
            prop_assert_eq!(&back, &puzzle, "{}", format.name);
            if let Some(stream) = format.read_stream {
                let mut pieces = BufReader::with_capacity(7, written.as_bytes());
                prop_assert_eq!(&stream(&mut pieces, &Options::new()).unwrap(), &puzzle);
                let from_text = (format.read.unwrap())(&text, &Options::new());
                let mut pieces = BufReader::with_capacity(5, text.as_bytes());
                let from_stream = stream(&mut pieces, &Options::new());
                prop_assert_eq!(from_text.ok(), from_stream.ok(), "{} {:?}", format.name, text);
            }
        }
    }
}
