//! One board as SVG.

use crate::palette::{
    ARROW, BARE, FIFTH, GRID, INK, ON_BLACK, PAPER, PLATE, PLATE_LIGHT, PLATE_RIM, REASON, SOFT,
    TARGET, WRITTEN, WRONG,
};
use crate::pieces;
use crate::strip::escaped;
use quadrille_core::{Cell, CellView, Clue, Clues, Colour, Ground, Highlight, Piece, Shape, View};
use std::fmt::Write;

/// Every so many cells a heavier line helps to count, on boards that are not counted at a glance.
const HEAVY: usize = 5;
const SMALL: usize = 8;

/// A board to be drawn with its top left corner at the origin.
pub struct Board<'a> {
    view: &'a View,
    cell: f64,
    /// Room for clues on each side, in pixels.
    rim: f64,
    letters: Letters,
}

/// What stands below the number of a white, red, blue and green cell.
pub type Letters = [String; 4];

impl<'a> Board<'a> {
    pub fn new(view: &'a View, cell: f64) -> Self {
        Board {
            view,
            cell,
            rim: if view.clues.is_some() { cell * 0.8 } else { 0.0 },
            letters: ["W", "R", "B", "G"].map(String::from),
        }
    }

    /// With the letters of another language.
    pub fn lettered(self, letters: Letters) -> Self {
        Board { letters, ..self }
    }

    pub fn width(&self) -> f64 {
        self.view.cols as f64 * self.cell + 2.0 * self.rim
    }

    pub fn height(&self) -> f64 {
        self.view.rows as f64 * self.cell + 2.0 * self.rim
    }

    /// The middle of a cell.
    pub fn centre(&self, at: Cell) -> (f64, f64) {
        let shift = match self.view.shape {
            Shape::Square => 0.0,
            Shape::Triangle => (self.view.rows - 1 - at.row) as f64 / 2.0,
        };
        let x = self.rim + (at.col as f64 + shift + 0.5) * self.cell;
        (x, self.rim + (at.row as f64 + 0.5) * self.cell)
    }

    fn cells(&self) -> impl Iterator<Item = (Cell, &'a CellView)> {
        let cols = self.view.cols;
        let place = move |i: usize| Cell::new(i / cols, i % cols);
        self.view
            .cells
            .iter()
            .enumerate()
            .map(move |(i, cell)| (place(i), cell))
            .filter(|(_, cell)| cell.ground != Ground::Nothing)
    }

    pub fn draw(&self, out: &mut String) {
        let pegs = self.view.cells.iter().any(|c| matches!(c.piece, Piece::Peg | Piece::Hole));
        if pegs {
            self.plate(out);
        }
        self.grounds(out, pegs);
        self.highlights(out);
        if !pegs {
            self.lines(out);
        }
        for (at, cell) in self.cells() {
            pieces::draw(out, self.centre(at), self.cell, self.view.rows, cell);
            self.text(out, at, cell);
        }
        self.links(out);
        self.arrows(out);
        if let Some(clues) = &self.view.clues {
            self.clues(out, clues);
        }
    }

    /// The wood that holes are in: the cells with a rim around all of them.
    fn plate(&self, out: &mut String) {
        let side = self.cell;
        let mut path = String::new();
        for (at, _) in self.cells() {
            let (x, y) = self.centre(at);
            let (left, top) = (x - side / 2.0, y - side / 2.0);
            let _ = write!(path, "M{left:.2} {top:.2}h{side:.2}v{side:.2}h-{side:.2}z");
        }
        for (colour, width) in [(PLATE_RIM, 0.425), (PLATE_LIGHT, 0.34), (PLATE, 0.3)] {
            let _ = writeln!(
                out,
                "<path d=\"{path}\" fill=\"{PLATE}\" stroke=\"{colour}\" stroke-width=\"{:.2}\" \
                 stroke-linejoin=\"round\"/>",
                width * side
            );
        }
    }

    fn grounds(&self, out: &mut String, pegs: bool) {
        if pegs {
            return;
        }
        let side = self.cell;
        let tiled = self.view.margins.is_some();
        for (at, cell) in self.cells() {
            let (x, y) = self.centre(at);
            let fill = match cell.ground {
                Ground::Black | Ground::Tint(Colour::Black) => INK,
                Ground::Tint(Colour::Red) => "url(#red)",
                Ground::Tint(Colour::Blue) => "url(#blue)",
                Ground::Tint(Colour::Green) => "url(#green)",
                _ if tiled => BARE,
                _ => PAPER,
            };
            let _ = writeln!(
                out,
                "<rect x=\"{:.2}\" y=\"{:.2}\" width=\"{side:.2}\" height=\"{side:.2}\" fill=\"{fill}\"/>",
                x - side / 2.0,
                y - side / 2.0
            );
        }
    }

    fn highlights(&self, out: &mut String) {
        for (at, cell) in self.cells() {
            let (fill, dash) = match cell.highlight {
                Highlight::None => continue,
                Highlight::Reason => (REASON, "3 2"),
                Highlight::Target => (TARGET, "none"),
                Highlight::Wrong => (WRONG, "1 2"),
            };
            let (x, y) = self.centre(at);
            let side = self.cell - 6.0;
            let _ = writeln!(
                out,
                "<rect x=\"{:.2}\" y=\"{:.2}\" width=\"{side:.2}\" height=\"{side:.2}\" \
                 fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"1.5\" stroke-dasharray=\"{dash}\"/>",
                x - side / 2.0,
                y - side / 2.0
            );
        }
    }

    /// Thin lines between cells, a strong one where the board ends.
    fn lines(&self, out: &mut String) {
        let (rows, cols) = (self.view.rows, self.view.cols);
        let there = |row: isize, col: isize| {
            let (r, c) = (row as usize, col as usize);
            row >= 0
                && col >= 0
                && r < rows
                && c < cols
                && self.view.cells[r * cols + c].ground != Ground::Nothing
        };
        let (mut thin, mut heavy, mut strong) = (String::new(), String::new(), String::new());
        let counted = rows.max(cols) > SMALL;
        let fifth = |line: isize| counted && (line as usize).is_multiple_of(HEAVY);
        for row in 0..=rows as isize {
            for col in 0..=cols as isize {
                let x = self.rim + col as f64 * self.cell;
                let y = self.rim + row as f64 * self.cell;
                for (across, other, line, end) in [
                    (there(row, col), there(row - 1, col), row, format!("h{:.2}", self.cell)),
                    (there(row, col), there(row, col - 1), col, format!("v{:.2}", self.cell)),
                ] {
                    let path = match (across, other) {
                        (true, true) if fifth(line) => &mut heavy,
                        (true, true) => &mut thin,
                        (false, false) => continue,
                        _ => &mut strong,
                    };
                    let _ = write!(path, "M{x:.2} {y:.2}{end}");
                }
            }
        }
        for (path, colour, width) in [(thin, GRID, 1.0), (heavy, FIFTH, 1.6), (strong, INK, 3.0)] {
            if !path.is_empty() {
                let _ = writeln!(
                    out,
                    "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                     stroke-linecap=\"square\"/>"
                );
            }
        }
    }

    fn text(&self, out: &mut String, at: Cell, cell: &CellView) {
        let middle = self.centre(at);
        let (x, y) = pieces::face(middle, self.cell, self.view.rows, cell);
        let dark = matches!(cell.ground, Ground::Black | Ground::Tint(Colour::Black))
            || cell.piece == Piece::Black;
        // What was written is told from what was printed, as in the page.
        let fill = match cell.piece {
            _ if dark => ON_BLACK,
            Piece::Tower if !cell.given => WRITTEN,
            _ => INK,
        };
        let tinted = matches!(cell.ground, Ground::Tint(_));
        let weight = if cell.given || tinted { 600 } else { 400 };
        if !cell.text.is_empty() {
            // A tinted cell keeps room for its letter below the number, as in the page.
            let (largest, drop) = if tinted { (0.46, -0.1) } else { (0.5, 0.0) };
            let size = self.cell * if cell.text.chars().count() > 2 { 0.34 } else { largest };
            let base = y + size * 0.36 + drop * self.cell;
            write_text(out, (x, base), size, weight, fill, &cell.text);
        }
        if let Ground::Tint(colour) = cell.ground {
            let letter = match colour {
                Colour::White => 0,
                Colour::Red => 1,
                Colour::Blue => 2,
                Colour::Green => 3,
                Colour::Black => return,
            };
            let letter = &self.letters[letter];
            write_text(out, (x, y + self.cell * 0.34), self.cell * 0.22, 600, fill, letter);
        }
        if !cell.pencil.is_empty() && cell.text.is_empty() {
            self.pencil(out, (x, y), &cell.pencil);
        }
    }

    /// Pencil marks stand in a small square of their own order.
    fn pencil(&self, out: &mut String, (x, y): (f64, f64), marks: &[u32]) {
        let most = marks.iter().copied().max().unwrap_or(1);
        let side = (1..).find(|s| s * s >= most).unwrap_or(1);
        let step = self.cell * 0.86 / f64::from(side);
        for mark in marks.iter().filter(|m| **m > 0) {
            let (row, col) = ((mark - 1) / side, (mark - 1) % side);
            let dx = (f64::from(col) - f64::from(side - 1) / 2.0) * step;
            let dy = (f64::from(row) - f64::from(side - 1) / 2.0) * step;
            let size = step * 0.8;
            write_text(out, (x + dx, y + dy + size * 0.36), size, 400, SOFT, &mark.to_string());
        }
    }

    fn links(&self, out: &mut String) {
        for (a, b) in &self.view.links {
            let ((ax, ay), (bx, by)) = (self.centre(*a), self.centre(*b));
            let inset = self.cell * 0.42;
            let _ = writeln!(
                out,
                "<rect x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{:.2}\" rx=\"{:.2}\" \
                 fill=\"none\" stroke=\"{INK}\" stroke-width=\"2.5\"/>",
                ax.min(bx) - inset,
                ay.min(by) - inset,
                (ax - bx).abs() + 2.0 * inset,
                (ay - by).abs() + 2.0 * inset,
                self.cell * 0.3
            );
        }
    }

    fn arrows(&self, out: &mut String) {
        for (from, to) in &self.view.arrows {
            let ((ax, ay), (bx, by)) = (self.centre(*from), self.centre(*to));
            let _ = writeln!(
                out,
                "<line x1=\"{ax:.2}\" y1=\"{ay:.2}\" x2=\"{bx:.2}\" y2=\"{by:.2}\" \
                 stroke=\"{ARROW}\" stroke-width=\"3\" marker-end=\"url(#head)\"/>"
            );
        }
    }

    fn clues(&self, out: &mut String, clues: &Clues) {
        let size = self.cell * 0.42;
        let (far_x, far_y) = (self.width() - self.rim / 2.0, self.height() - self.rim / 2.0);
        let near = self.rim / 2.0;
        let mut put = |x: f64, y: f64, clue: &Clue| {
            if !clue.text.is_empty() {
                write_text(out, (x, y + size * 0.36), size, 600, INK, &clue.text);
            }
        };
        for (i, clue) in clues.top.iter().enumerate() {
            put(self.rim + (i as f64 + 0.5) * self.cell, near, clue);
        }
        for (i, clue) in clues.bottom.iter().enumerate() {
            put(self.rim + (i as f64 + 0.5) * self.cell, far_y, clue);
        }
        for (i, clue) in clues.left.iter().enumerate() {
            put(near, self.rim + (i as f64 + 0.5) * self.cell, clue);
        }
        for (i, clue) in clues.right.iter().enumerate() {
            put(far_x, self.rim + (i as f64 + 0.5) * self.cell, clue);
        }
    }
}

fn write_text(
    out: &mut String,
    (x, y): (f64, f64),
    size: f64,
    weight: u32,
    fill: &str,
    text: &str,
) {
    let _ = writeln!(
        out,
        "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{size:.2}\" font-weight=\"{weight}\" \
         fill=\"{fill}\">{}</text>",
        escaped(text)
    );
}
