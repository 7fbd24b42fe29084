//! Pairings as text: `r1c1+r2c1;r1c2+r1c3`.

use super::super::rules::{Pair, Pairing, Puzzle};
use super::found;
use quadrille_core::{Cell, InputError, Message, message};

/// Appends a decimal number; the boards are too large for the general machinery.
pub(crate) fn push_number(out: &mut Vec<u8>, mut number: u64) {
    if number < 10 {
        out.push(b'0' + number as u8);
        return;
    }
    let mut digits = [0u8; 20];
    let mut at = digits.len();
    loop {
        at -= 1;
        digits[at] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    out.extend_from_slice(&digits[at..]);
}

/// Writes the pairs joined by `;`.
pub fn write(puzzle: &Puzzle, pairing: &Pairing) -> String {
    let mut out = Vec::with_capacity(pairing.pairs.len() * 16);
    for pair in &pairing.pairs {
        if !out.is_empty() {
            out.push(b';');
        }
        for (index, sign) in [(pair.first, ""), (pair.second, "+")] {
            out.extend_from_slice(sign.as_bytes());
            let cell = puzzle.cell(index as usize);
            out.push(b'r');
            push_number(&mut out, cell.row as u64 + 1);
            out.push(b'c');
            push_number(&mut out, cell.col as u64 + 1);
        }
    }
    String::from_utf8(out).expect("letters, digits and signs")
}

/// Reads one pair of cells on the board; whether they may pair is the referee's business.
pub fn read_pair(puzzle: &Puzzle, text: &str) -> Result<Pair, Message> {
    let wrong = || found(text, message!("pairs-expected-pair"));
    let (first, second) = text.split_once('+').ok_or_else(wrong)?;
    let index = |name: &str| -> Result<usize, Message> {
        let cell: Cell = name.trim().parse().map_err(|()| wrong())?;
        puzzle.index(cell).ok_or_else(|| off_board(puzzle, cell))
    };
    Ok(Pair::new(index(first)?, index(second)?))
}

/// A cell is named that the board does not have.
pub(crate) fn off_board(puzzle: &Puzzle, cell: Cell) -> Message {
    message!("pairs-off-board", cell = cell, rows = puzzle.rows(), cols = puzzle.cols())
}

/// Reads pairs separated by `;` or by lines.
pub fn read(puzzle: &Puzzle, text: &str) -> Result<Pairing, InputError> {
    let mut pairs = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let mut column = 1;
        for raw in line.split(';') {
            let name = raw.trim();
            if !name.is_empty() {
                if pairs.len() > puzzle.len() {
                    let what = message!("pairs-too-many", cells = puzzle.len());
                    return Err(InputError::at(number + 1, column, what));
                }
                let lead = raw.chars().take_while(|c| c.is_whitespace()).count();
                let wrong = |what| InputError::at(number + 1, column + lead, what);
                pairs.push(read_pair(puzzle, name).map_err(wrong)?);
            }
            column += raw.chars().count() + 1;
        }
    }
    Ok(Pairing { pairs })
}

#[cfg(test)]
mod tests {
    use super::super::id;
    use super::*;
    use quadrille_core::Options;

    #[test]
    fn pairings_read_back_and_errors_have_a_place() {
        let puzzle = id::read("2x3:wwwwww", &Options::new()).unwrap();
        let text = "r1c1+r2c1;r1c2+r1c3";
        assert_eq!(write(&puzzle, &read(&puzzle, text).unwrap()), text);
        assert_eq!(read(&puzzle, "").unwrap().pairs.len(), 0);
        let error = read(&puzzle, "r1c1+r1c2; r9c1+r1c1").unwrap_err().to_string();
        assert_eq!(error, "line 1, column 12: r9c1 is outside the board of 2 x 3");
        assert!(read(&puzzle, "r1c1-r1c2").is_err());
    }
}
