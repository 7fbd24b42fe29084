//! Drawing a board: a press goes through the colours, a stroke paints with one, digits are values.

use super::rules::{MAX_VALUE, Pair, Pairing, Pairs, Puzzle, Rule};
use quadrille_core::edit::{parted, typed, unknown};
use quadrille_core::{
    Budget, Cell, Colour, Drag, Edit, Gesture, InputError, Key, Message, Outcome, Rng, Stop,
};
use std::collections::HashSet;

/// The colours in the order of presses, with their names and keys.
const COLOURS: [(Colour, &str, &str); 5] = [
    (Colour::White, "white", "w"),
    (Colour::Red, "red", "r"),
    (Colour::Blue, "blue", "b"),
    (Colour::Green, "green", "g"),
    (Colour::Black, "black", "d"),
];

/// The largest value that is typed digit by digit.
const TYPED: u64 = 999;
/// Where whites pair at any distance, more partners than this are not tried.
const PARTNERS: usize = 64;
/// More than two lonely cells of value 1 cost.
const MORE_THAN_TWO: u32 = 3;
/// A cell that is in no pair.
const ALONE: &str = "circle";

impl Edit for Pairs {
    const EDIT_DRAG: Drag = Drag::Paints;

    fn blank() -> Puzzle {
        Puzzle::new(4, 5, vec![Colour::White; 20], vec![1; 20], Rule::Adjacent)
            .expect("a board may have this size")
    }

    fn resized(puzzle: &Puzzle, rows: usize, cols: usize) -> Result<Puzzle, InputError> {
        let old = |i: usize| puzzle.index(Cell::new(i / cols, i % cols));
        let cells = 0..rows * cols;
        let colour = |i| old(i).map_or(Colour::White, |at| puzzle.colours()[at]);
        let value = |i| old(i).map_or(1, |at| puzzle.values()[at]);
        let (colours, values) = (cells.clone().map(colour).collect(), cells.map(value).collect());
        Puzzle::new(rows, cols, colours, values, puzzle.rule())
    }

    /// `r1c2=red`, `r1c2=7`.
    fn edit(puzzle: &mut Puzzle, text: &str) -> Result<(), InputError> {
        let (place, what) = parted(text)?;
        let cell = place.parse().ok().and_then(|cell: Cell| puzzle.index(cell));
        let index = cell.ok_or_else(|| unknown(text))?;
        if let Some((colour, ..)) = COLOURS.iter().find(|(_, name, _)| *name == what) {
            puzzle.paint(index, *colour);
            return Ok(());
        }
        match what.parse() {
            Ok(value) if (1..=MAX_VALUE).contains(&value) => puzzle.set_value(index, value),
            _ => return Err(unknown(text)),
        }
        Ok(())
    }

    fn edit_keys(_: &Puzzle) -> Vec<Key> {
        let key = |key: String, face: String| Key { key, face, pencil: false };
        let colours = COLOURS.iter().map(|(_, face, name)| key((*name).into(), (*face).into()));
        let digits = (1..=9).map(|n| key(n.to_string(), n.to_string()));
        colours.chain(digits).chain([key("0".into(), "0".into())]).collect()
    }

    fn edit_gesture(puzzle: &Puzzle, gesture: &Gesture<'_>) -> Result<Vec<String>, Message> {
        let (Gesture::Press { cell, .. }
        | Gesture::Paint { cell, .. }
        | Gesture::Type { cell, .. }) = *gesture
        else {
            return Ok(Vec::new());
        };
        let Some(index) = puzzle.index(cell) else { return Ok(Vec::new()) };
        let now = COLOURS.iter().position(|(colour, ..)| *colour == puzzle.colours()[index]);
        let turned = |by: usize| COLOURS[(now.unwrap_or(0) + by) % COLOURS.len()].1;
        let next = match *gesture {
            Gesture::Press { other: false, .. } | Gesture::Type { key: "Enter" | " ", .. } => {
                turned(1)
            }
            Gesture::Press { .. } => turned(COLOURS.len() - 1),
            Gesture::Paint { like, .. } => match like.split_once('=') {
                Some((_, colour)) => colour,
                None => return Ok(Vec::new()),
            },
            Gesture::Type { key: "Delete" | "Backspace", .. } => COLOURS[0].1,
            Gesture::Type { key, .. } => match COLOURS.iter().find(|(.., name)| *name == key) {
                Some((_, name, _)) => name,
                // A value has no 0 in front.
                None => {
                    let value = typed(key, TYPED).filter(|value| *value > 0);
                    return Ok(value.map(|value| format!("{cell}={value}")).into_iter().collect());
                }
            },
            Gesture::Join { .. } => return Ok(Vec::new()),
        };
        Ok(vec![format!("{cell}={next}")])
    }

    fn outcomes(puzzle: &Puzzle) -> Vec<(Cell, Vec<Outcome>)> {
        let coloured = |&index: &usize| puzzle.colours()[index] != Colour::Black;
        let all = |a: usize| {
            let bound = |b: usize| Outcome {
                face: puzzle.cell(b).to_string(),
                play: puzzle.name(Pair::new(a, b)),
            };
            let cell = puzzle.cell(a);
            let alone = Outcome { face: ALONE.to_string(), play: format!("{cell}=alone") };
            let mut all = vec![alone];
            // Only a white that may pair anywhere has to look for partners on all of the board.
            match puzzle.rule() == Rule::WhiteAnywhere && puzzle.colours()[a] == Colour::White {
                true => {
                    let partners = (0..puzzle.len()).filter(|&b| puzzle.allows(a, b));
                    all.extend(partners.take(PARTNERS).map(bound));
                }
                false => all.extend(puzzle.beside(a).map(bound)),
            }
            (cell, all)
        };
        (0..puzzle.len()).filter(coloured).map(all).collect()
    }

    fn comparable(puzzle: &Puzzle) -> bool {
        let whites = || puzzle.colours().iter().filter(|colour| **colour == Colour::White);
        puzzle.rule() == Rule::Adjacent || whites().count() + 4 <= PARTNERS
    }

    fn outcome(puzzle: &Puzzle, solution: &Pairing, cell: Cell) -> String {
        let Some(index) = puzzle.index(cell) else { return String::new() };
        let partner = solution.pairs.iter().find_map(|pair| {
            let (a, b) = (pair.first as usize, pair.second as usize);
            (a == index).then_some(b).or((b == index).then_some(a))
        });
        partner.map_or_else(|| ALONE.to_string(), |mate| puzzle.cell(mate).to_string())
    }

    /// Other values, with which the pairing is the only best one.
    ///
    /// A pair saves twice its smaller value. If both cells of each pair have one value, another one than those of the
    /// pairs it touches, and the cells left alone have 1, then whatever else is paired saves less: along a ring of
    /// pairs by the differences, along a path by its largest value, which two lonely cells do not make up for.
    fn facts(
        puzzle: &Puzzle,
        pairing: &Pairing,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Vec<String>, Stop> {
        let mut values = vec![1; puzzle.len()];
        let far = |cell| puzzle.rule() != Rule::Adjacent && puzzle.colours()[cell] == Colour::White;
        let mut of_whites = HashSet::new();
        let mut pairs = pairing.pairs.clone();
        rng.shuffle(&mut pairs);
        for pair in pairs {
            budget.tick()?;
            let ends = [pair.first as usize, pair.second as usize];
            let beside = ends.map(|cell| puzzle.beside(cell).map(|other| values[other]));
            let touching: HashSet<u32> = beside.into_iter().flatten().collect();
            let everywhere = ends.iter().any(|&cell| far(cell));
            let free = |value: &u32| {
                !(touching.contains(value) || everywhere && of_whites.contains(value))
            };
            let least =
                ends.map(|cell| puzzle.values()[cell]).into_iter().fold(MORE_THAN_TWO, u32::max);
            let higher = (least..=MAX_VALUE).find(&free);
            let value = higher.or_else(|| (MORE_THAN_TWO..least).rev().find(&free));
            ends.iter().for_each(|&cell| values[cell] = value.unwrap_or(least));
            if everywhere {
                of_whites.extend(value);
            }
        }
        let changed = |&cell: &usize| {
            puzzle.colours()[cell] != Colour::Black && puzzle.values()[cell] != values[cell]
        };
        let edit = |cell: usize| format!("{}={}", puzzle.cell(cell), values[cell]);
        let mut facts: Vec<String> = (0..puzzle.len()).filter(changed).map(edit).collect();
        rng.shuffle(&mut facts);
        Ok(facts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cells beside each other are told in reading order, as whoever looks at all of the board finds them.
    #[test]
    fn partners_are_those_that_the_rules_allow() {
        let mut rng = Rng::new(12);
        for rule in [Rule::Adjacent, Rule::WhiteAnywhere] {
            for (rows, cols) in [(1, 2), (1, 7), (4, 5), (9, 9)] {
                let colours: Vec<Colour> =
                    (0..rows * cols).map(|_| COLOURS[rng.below(COLOURS.len())].0).collect();
                let values = vec![1; rows * cols];
                let puzzle = Puzzle::new(rows, cols, colours, values, rule).unwrap();
                for (cell, outcomes) in Pairs::outcomes(&puzzle) {
                    let a = puzzle.index(cell).unwrap();
                    let allowed = (0..puzzle.len()).filter(|&b| puzzle.allows(a, b));
                    let mut faces = vec![ALONE.to_string()];
                    faces.extend(allowed.take(PARTNERS).map(|b| puzzle.cell(b).to_string()));
                    assert!(outcomes.iter().map(|outcome| &outcome.face).eq(&faces), "{cell}");
                }
            }
        }
    }
}
