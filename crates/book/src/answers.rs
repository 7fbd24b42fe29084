//! The answers at the back, smaller than the puzzles: filled boards side by side, plays move by move.

use crate::page::{Area, Board, From, Page, Sheet, Style, wrapped};
use crate::paper::MM;
use crate::puzzles::goal;
use crate::{Chosen, Plan, Trouble};
use quadrille_core::{Clue, Clues, Shape, View, message};
use quadrille_draw::paper::{Weight, text_width};

/// The side of a cell in millimetres, of answers and of the boards that plays begin with.
const CELL: [f64; 2] = [4.2, 6.5];
const PLAY_CELL: [f64; 2] = [3.6, 5.5];

/// Answers as they flow over pages.
struct Flow<'a> {
    sheet: &'a Sheet,
    title: String,
    pages: Vec<Page>,
    area: Area,
    /// Where the next row begins.
    y: f64,
}

impl Flow<'_> {
    /// The page that has room for something so high; a new one if need be.
    fn room(&mut self, high: f64) -> &mut Page {
        let full = self.y > self.area.y && self.y + high > self.area.bottom();
        if self.pages.is_empty() || full {
            self.pages.push(Page::headed(&self.title));
            self.y = self.area.y;
        }
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    fn gap(&self) -> f64 {
        1.2 * self.sheet.size
    }
}

/// One answer, ready to be placed.
struct Item {
    board: Board,
    cell: f64,
    head: (String, String),
    moves: Vec<String>,
    width: f64,
    height: f64,
}

/// All answers, in the order of the puzzles.
pub fn pages(sheet: &Sheet, plan: &Plan, sections: &[Vec<Chosen>]) -> Result<Vec<Page>, Trouble> {
    let area = sheet.area();
    let title = plan.say(&message!("book-answers"));
    let mut flow = Flow { sheet, title, pages: Vec::new(), area, y: area.y };
    let mut number = 1;
    for (section, puzzles) in plan.sections.iter().zip(sections) {
        let items: Vec<Item> = puzzles
            .iter()
            .zip(number..)
            .map(|(puzzle, number)| match puzzle.is_play {
                true => play(sheet, plan, puzzle, number),
                false => board(sheet, plan, puzzle, number),
            })
            .collect();
        number += puzzles.len();
        put(&mut flow, &plan.title_of(section), &items);
    }
    Ok(flow.pages)
}

fn put(flow: &mut Flow<'_>, title: &str, items: &[Item]) {
    let (size, gap) = (flow.sheet.size, flow.gap());
    let widest = items.iter().map(|item| item.width).fold(1.0, f64::max);
    let columns = (((flow.area.width + gap) / (widest + gap)).floor() as usize).max(1);
    let step = (flow.area.width + gap) / columns as f64;
    let mut heading = Some(title);
    for row in items.chunks(columns) {
        let high = row.iter().map(|item| item.height).fold(0.0, f64::max) + gap;
        // A heading never stands alone at the foot of a page.
        let above = if heading.is_some() { 2.4 * size } else { 0.0 };
        flow.room(above + high);
        let (x, mut y) = (flow.area.x, flow.y);
        let page = flow.room(0.0);
        if let Some(title) = heading.take() {
            page.text((x, y + 1.2 * size), From::Left, Style::strong(1.1 * size), title);
            y += above;
        }
        for (place, item) in row.iter().enumerate() {
            item.put(page, size, (x + place as f64 * step, y));
        }
        flow.y = y + high;
    }
}

impl Item {
    fn put(&self, page: &mut Page, size: f64, (x, y): (f64, f64)) {
        let strong = Style::strong(0.95 * size);
        page.text((x, y + size), From::Left, strong, &self.head.0);
        let after = x + text_width(&self.head.0, Weight::Semibold, strong.size) + 0.5 * size;
        page.text((after, y + size), From::Left, Style::soft(0.85 * size), &self.head.1);
        let below = y + 1.4 * size;
        page.board(&self.board, (x, below), self.cell);
        let style = move_style(size);
        let beside = x + self.board.cells().0 * self.cell + 0.6 * size;
        for (number, line) in self.moves.iter().enumerate() {
            let y = below + style.size + number as f64 * style.leading();
            page.text((beside, y), From::Left, style, line);
        }
    }
}

fn move_style(size: f64) -> Style {
    Style::plain(0.72 * size)
}

fn head(plan: &Plan, puzzle: &Chosen, number: usize) -> (String, String) {
    (number.to_string(), goal(plan, puzzle).unwrap_or_default())
}

fn board(sheet: &Sheet, plan: &Plan, puzzle: &Chosen, number: usize) -> Item {
    let board = Board::new(plan, &puzzle.finished);
    let area = sheet.area();
    let fitting = board.fitting(area.width, area.height - 4.0 * sheet.size);
    let cell = (CELL[usize::from(plan.large)] * MM).min(fitting);
    let head = head(plan, puzzle, number);
    let words = text_width(&head.0, Weight::Semibold, sheet.size)
        + text_width(&head.1, Weight::Regular, 0.85 * sheet.size)
        + sheet.size;
    let (across, down) = board.cells();
    let (width, height) = ((across * cell).max(words), down * cell + 1.4 * sheet.size);
    Item { board, cell, head, moves: Vec::new(), width, height }
}

/// A play is told by its moves, beside the board it begins with, whose lines are numbered.
fn play(sheet: &Sheet, plan: &Plan, puzzle: &Chosen, number: usize) -> Item {
    let board = Board::new(plan, &numbered(&puzzle.start));
    let area = sheet.area();
    let columns = if area.width > 150.0 * MM && !plan.large { 2.0 } else { 1.0 };
    let width = (area.width - (columns - 1.0) * 1.2 * sheet.size) / columns;
    let cell = (PLAY_CELL[usize::from(plan.large)] * MM)
        .min(board.fitting(width / 2.0, area.height / 2.0));
    let (across, down) = board.cells();
    let style = move_style(sheet.size);
    let moves = puzzle.solution.split(';').collect::<Vec<_>>().join(", ");
    let moves = wrapped(&moves, style, width - across * cell - 0.6 * sheet.size);
    let high = (moves.len() as f64 * style.leading()).max(down * cell);
    let head = head(plan, puzzle, number);
    Item { board, cell, head, moves, width, height: high + 1.4 * sheet.size }
}

/// A board with the numbers of its rows and columns beside it.
pub fn numbered(view: &View) -> View {
    let clue = |number: usize| Clue { text: number.to_string(), ..Clue::default() };
    let all = |count: usize| (1..=count).map(clue).collect();
    let top = match view.shape {
        Shape::Square => all(view.cols),
        // In a triangle the places of a row are counted from its own beginning.
        Shape::Triangle => Vec::new(),
    };
    let clues = Clues { top, left: all(view.rows), ..Clues::default() };
    View { clues: Some(clues), ..view.clone() }
}
