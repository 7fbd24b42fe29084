//! What the variables and rows of a program are about: cells of the board, and groups of rows.
//!
//! A game names its variables after the cells they speak of (`x_r2c3_4`) and writes a note before each group of
//! rows. That is for readers, and these are readers too.

use super::{Bit, Program, Row};
use crate::Cell;
use std::ops::Range;

/// Rows that say the same thing about different places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The note before them.
    pub name: String,
    /// Which rows, counted from 0, an equation as one.
    pub rows: Range<usize>,
}

impl Program {
    /// How many rows, an equation counted as one.
    pub fn row_count(&self) -> usize {
        self.rows.len()
    }

    /// How many coefficients the rows have.
    pub fn nonzeros(&self) -> usize {
        self.terms.len()
    }

    /// The variable of a name.
    pub fn named(&self, name: &str) -> Option<Bit> {
        self.names.iter().position(|known| known == name).map(|index| Bit(index as u32))
    }

    /// The cells that a variable speaks of, in the order of its name.
    pub fn cells(&self, bit: Bit) -> Vec<Cell> {
        self.name(bit).split('_').filter_map(|word| word.parse().ok()).collect()
    }

    /// What a variable says of its cells: what stands in its name behind the last of them.
    pub fn says(&self, bit: Bit) -> &str {
        let name = self.name(bit);
        let mut from = name.len();
        for word in name.rsplit('_') {
            if word.parse::<Cell>().is_ok() {
                return name[from..].trim_start_matches('_');
            }
            from = from.saturating_sub(word.len() + 1);
        }
        ""
    }

    /// The cells that a row speaks of, each once, in reading order.
    pub fn cells_of(&self, row: &Row<'_>) -> Vec<Cell> {
        let mut cells: Vec<Cell> = row.terms.iter().flat_map(|(_, bit)| self.cells(*bit)).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// The groups of rows, in order; together they are all rows.
    pub fn groups(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        let first = self.notes.first().map_or(self.rows.len(), |(row, _)| *row);
        if first > 0 {
            groups.push(Group { name: String::new(), rows: 0..first });
        }
        for (index, (row, name)) in self.notes.iter().enumerate() {
            let end = self.notes.get(index + 1).map_or(self.rows.len(), |(row, _)| *row);
            if end > *row {
                groups.push(Group { name: name.clone(), rows: *row..end });
            }
        }
        groups
    }

    /// A row as people write it: `x_r1c1 + 2 x_r1c2 >= 1`.
    pub fn row_text(&self, row: &Row<'_>) -> String {
        let mut text = String::new();
        // At most rows are stored as the opposite at least rows.
        let turned = !row.equation && row.terms.iter().all(|(by, _)| *by < 0);
        let sign = if turned { -1 } else { 1 };
        for (index, (by, bit)) in row.terms.iter().enumerate() {
            let by = by * sign;
            text.push_str(match (index, by < 0) {
                (0, false) => "",
                (0, true) => "-",
                (_, false) => " + ",
                (_, true) => " - ",
            });
            if by.unsigned_abs() != 1 {
                text.push_str(&by.unsigned_abs().to_string());
                text.push(' ');
            }
            text.push_str(self.name(*bit));
        }
        let relation = match (row.equation, turned) {
            (true, _) => "=",
            (false, true) => "<=",
            (false, false) => ">=",
        };
        format!("{text} {relation} {}", row.bound * sign)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_cells_and_notes_tell_groups() {
        let mut program = Program::new();
        let a = program.answer_bit("x_r1c2_3");
        let b = program.answer_bit("y_r1c2_r3c2_4");
        let c = program.bit("nothing");
        program.at_least([(1, a), (1, b)], 1);
        program.note("first");
        program.note("second");
        program.at_most([(1, a), (2, c)], 2);
        program.exactly([(1, b), (-1, a)], 0);
        assert_eq!(program.cells(b), [Cell::new(0, 1), Cell::new(2, 1)]);
        assert_eq!([program.says(a), program.says(b), program.says(c)], ["3", "4", ""]);
        let groups = program.groups();
        let told: Vec<(&str, Range<usize>)> =
            groups.iter().map(|group| (group.name.as_str(), group.rows.clone())).collect();
        assert_eq!(told, [("", 0..1), ("second", 1..3)]);
        let texts: Vec<String> = program.rows().map(|row| program.row_text(&row)).collect();
        assert_eq!(texts[0], "x_r1c2_3 + y_r1c2_r3c2_4 >= 1");
        assert_eq!(texts[1], "x_r1c2_3 + 2 nothing <= 2");
        assert_eq!(texts[2], "y_r1c2_r3c2_4 - x_r1c2_3 = 0");
        let rows: Vec<_> = program.rows().collect();
        assert_eq!(program.cells_of(&rows[2]), [Cell::new(0, 1), Cell::new(2, 1)]);
    }
}
