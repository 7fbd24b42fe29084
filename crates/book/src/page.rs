//! One page as a drawing: letters, boards and lines, in points from the upper left corner of the cut paper.

use crate::paper::MM;
use crate::{Paper, Plan};
use quadrille_core::{View, message};
use quadrille_draw::paper::{Weight, text_width};
use quadrille_draw::{PATTERNS, Part, escaped};
use std::fmt::Write;

/// The colours of letters: to be read, and to be found when looked for.
pub const INK: &str = "#18212f";
pub const SOFT: &str = "#545e6d";

/// The side of a cell in the drawings of boards; they are scaled to what a page has room for.
const DRAWN: f64 = 40.0;
/// Room around a board for what stands over its edge, in cells.
const RIM: f64 = 0.25;

/// Which end of a line of text is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    Left,
    Middle,
    Right,
}

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub size: f64,
    pub weight: Weight,
    pub colour: &'static str,
}

impl Style {
    pub fn plain(size: f64) -> Self {
        Style { size, weight: Weight::Regular, colour: INK }
    }

    pub fn strong(size: f64) -> Self {
        Style { size, weight: Weight::Semibold, colour: INK }
    }

    pub fn soft(size: f64) -> Self {
        Style { size, weight: Weight::Regular, colour: SOFT }
    }

    /// From one line to the next.
    pub fn leading(&self) -> f64 {
        self.size * 1.4
    }
}

/// A rectangle of a page.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Area {
    pub fn bottom(&self) -> f64 {
        self.y + self.height
    }

    pub fn middle(&self) -> f64 {
        self.x + self.width / 2.0
    }
}

/// A board that was drawn and waits for its place.
pub struct Board {
    part: Part,
}

impl Board {
    pub fn new(plan: &Plan, view: &View) -> Self {
        let said = plan.say(&message!("book-letters"));
        let mut letters = said.split(' ');
        let letters = std::array::from_fn(|_| letters.next().unwrap_or_default().to_string());
        Board { part: quadrille_draw::part(view, DRAWN, letters) }
    }

    /// Its width and height in cells.
    pub fn cells(&self) -> (f64, f64) {
        (self.part.width / DRAWN + 2.0 * RIM, self.part.height / DRAWN + 2.0 * RIM)
    }

    /// The side of a cell with which it just fits.
    pub fn fitting(&self, width: f64, height: f64) -> f64 {
        let (across, down) = self.cells();
        (width / across).min(height / down)
    }
}

/// What is on a page, beside what all pages have.
#[derive(Default)]
pub struct Page {
    body: String,
    /// What stands above it; nothing on the first page.
    pub head: Option<String>,
    /// The section it belongs to, for the mark at the edge.
    pub tab: Option<usize>,
}

impl Page {
    pub fn headed(head: &str) -> Self {
        Page { head: Some(head.to_string()), ..Page::default() }
    }

    /// A line of text; `y` is where its letters stand.
    pub fn text(&mut self, (x, y): (f64, f64), from: From, style: Style, text: &str) {
        let anchor = match from {
            From::Left => "start",
            From::Middle => "middle",
            From::Right => "end",
        };
        let weight = if style.weight == Weight::Semibold { 600 } else { 400 };
        let _ = writeln!(
            self.body,
            "<text x=\"{x:.2}\" y=\"{y:.2}\" font-size=\"{:.2}\" font-weight=\"{weight}\" fill=\"{}\" \
             text-anchor=\"{anchor}\">{}</text>",
            style.size,
            style.colour,
            escaped(text)
        );
    }

    /// Text in lines no wider than `width`, the first of them below `y`; says where the last one ends.
    pub fn lines(&mut self, (x, y): (f64, f64), width: f64, style: Style, text: &str) -> f64 {
        let mut y = y;
        for line in wrapped(text, style, width) {
            self.text((x, y + style.size), From::Left, style, &line);
            y += style.leading();
        }
        y
    }

    /// A board with its upper left corner at a place; says how high it is.
    pub fn board(&mut self, board: &Board, (x, y): (f64, f64), cell: f64) -> f64 {
        let scale = cell / DRAWN;
        let (left, top) = (x + RIM * cell, y + RIM * cell);
        let _ = writeln!(
            self.body,
            "<g transform=\"translate({left:.3} {top:.3}) scale({scale:.5})\" text-anchor=\"middle\">\n{}</g>",
            board.part.svg
        );
        board.cells().1 * cell
    }

    pub fn line(&mut self, [x1, y1, x2, y2]: [f64; 4], width: f64) {
        let _ = writeln!(
            self.body,
            "<path d=\"M{x1:.2} {y1:.2}L{x2:.2} {y2:.2}\" fill=\"none\" stroke=\"{INK}\" \
             stroke-width=\"{width:.2}\"/>"
        );
    }

    /// A filled shape given as an SVG path.
    pub fn shape(&mut self, path: &str, colour: &str, (x, y): (f64, f64), scale: f64) {
        let _ = writeln!(
            self.body,
            "<g transform=\"translate({x:.3} {y:.3}) scale({scale:.5})\"><path d=\"{path}\" fill=\"{colour}\"/></g>"
        );
    }
}

/// A text broken into lines no wider than `width`; a word that is wider stands alone, broken where it must.
pub fn wrapped(text: &str, style: Style, width: f64) -> Vec<String> {
    let wide = |text: &str| text_width(text, style.weight, style.size);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        let longer = if line.is_empty() { word.to_string() } else { format!("{line} {word}") };
        if wide(&longer) <= width {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for letter in word.chars() {
            if !line.is_empty() && wide(&format!("{line}{letter}")) > width {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    lines.push(line);
    lines
}

/// What all pages of a book have in common.
pub struct Sheet {
    pub paper: Paper,
    /// The size of running text.
    pub size: f64,
    margin: f64,
    sections: usize,
}

impl Sheet {
    pub fn new(plan: &Plan) -> Self {
        let small = plan.paper.width < 160.0 * MM;
        let size = if plan.large { 15.0 } else { 10.0 };
        let margin = if small { 11.0 } else { 15.0 } * MM;
        Sheet { paper: plan.paper, size, margin, sections: plan.sections.len() }
    }

    /// What a page has for its own things.
    pub fn area(&self) -> Area {
        let (head, foot) = (2.6 * self.size, 2.2 * self.size);
        Area {
            x: self.margin,
            y: self.margin + head,
            width: self.paper.width - 2.0 * self.margin,
            height: self.paper.height - 2.0 * self.margin - head - foot,
        }
    }

    /// A page as an SVG document of its own.
    pub fn finish(&self, page: &Page, number: usize) -> String {
        let slug = self.paper.slug();
        let (width, height) = (self.paper.width + 2.0 * slug, self.paper.height + 2.0 * slug);
        let mut frame = Page::default();
        if let Some(head) = &page.head {
            self.frame(&mut frame, head, page.tab, number);
        }
        let mut marks = Page::default();
        for mark in self.paper.marks() {
            marks.line(mark, 0.25);
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.3}\" height=\"{height:.3}\" \
             viewBox=\"0 0 {width:.3} {height:.3}\" font-family=\"Inter\">\n{PATTERNS}{}\
             <g transform=\"translate({slug:.3} {slug:.3})\">\n{}{}</g>\n</svg>\n",
            marks.body, frame.body, page.body
        )
    }

    /// What stands above and below a page. Odd pages lie on the right.
    fn frame(&self, out: &mut Page, head: &str, tab: Option<usize>, number: usize) {
        let (left, right) = (self.margin, self.paper.width - self.margin);
        let top = self.margin + self.size;
        let (outer, from) = if number % 2 == 1 { (right, From::Right) } else { (left, From::Left) };
        out.text((outer, top), from, Style::strong(self.size * 1.1), head);
        out.line([left, top + 0.6 * self.size, right, top + 0.6 * self.size], 0.75);
        let foot = self.paper.height - self.margin;
        out.text((outer, foot), from, Style::plain(self.size), &number.to_string());
        if let Some(section) = tab {
            self.tab(out, section, number);
        }
    }

    /// A mark at the outer edge by which sections are found in the closed book. It goes over the edge.
    fn tab(&self, out: &mut Page, section: usize, number: usize) {
        let (wide, bleed) = (4.0 * MM, self.paper.bleed());
        let step = (self.paper.height - 4.0 * self.margin) / self.sections.max(1) as f64;
        let high = step.min(14.0 * MM);
        let y = 2.0 * self.margin + step * section.saturating_sub(1) as f64;
        let odd = number % 2 == 1;
        let x = if odd { self.paper.width - wide } else { -bleed };
        let path = format!("M0 0h{:.2}v{high:.2}h-{:.2}z", wide + bleed, wide + bleed);
        out.shape(&path, "#b4b7bd", (x, y), 1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_within_their_width_and_lose_nothing() {
        let style = Style::plain(10.0);
        let text =
            "Each height stands once in every row and column. Donaudampfschifffahrtsgesellschaft";
        for width in [20.0, 60.0, 200.0, 1e4] {
            let lines = wrapped(text, style, width);
            for line in &lines {
                assert!(text_width(line, style.weight, style.size) <= width, "{line} {width}");
            }
            let kept: String = lines.concat().replace(' ', "");
            assert_eq!(kept, text.replace(' ', ""));
        }
        assert_eq!(wrapped("", style, 10.0), [""]);
    }
}
