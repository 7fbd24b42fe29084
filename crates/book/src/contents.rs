//! What stands before the puzzles: the title page, and where everything is.

use crate::page::{Board, From, Page, Sheet, Style, wrapped};
use crate::paper::MM;
use crate::{Chapter, Chosen, Plan, Trouble};
use quadrille_core::message;
use quadrille_draw::paper::text_width;

/// So many boards adorn the title page at most.
const BOARDS: usize = 6;
/// The side of such a board, and of one that stands alone, in millimetres.
const BOARD: f64 = 48.0;
const ALONE: f64 = 90.0;

/// The pages before the first chapter.
pub fn pages(
    sheet: &Sheet,
    plan: &Plan,
    chapters: &[Chapter],
    sections: &[Vec<Chosen>],
) -> Result<Vec<Page>, Trouble> {
    let area = sheet.area();
    let style = Style::plain(1.1 * sheet.size);
    let a_page = ((area.height / (1.25 * style.leading())) as usize).max(1);
    let before = 1 + chapters.len().div_ceil(a_page);
    let mut pages = vec![title(sheet, plan, sections)];
    let mut number = before + 1;
    for group in chapters.chunks(a_page) {
        let mut page = Page::headed(&plan.say(&message!("book-contents")));
        let mut y = area.y + style.size;
        for chapter in group {
            entry(&mut page, sheet, style, (y, number), &chapter.title);
            number += chapter.pages.len();
            y += 1.25 * style.leading();
        }
        pages.push(page);
    }
    Ok(pages)
}

/// A title, dots, and the number of its page.
fn entry(page: &mut Page, sheet: &Sheet, style: Style, (y, number): (f64, usize), title: &str) {
    let area = sheet.area();
    let number = number.to_string();
    let right = area.x + area.width;
    let wide = |text: &str| text_width(text, style.weight, style.size);
    let room = area.width - wide(&number) - 2.0 * sheet.size;
    let title = wrapped(title, style, room).swap_remove(0);
    page.text((area.x, y), From::Left, style, &title);
    page.text((right, y), From::Right, style, &number);
    let dots = ((room - wide(&title)) / wide(" .")).floor().max(0.0) as usize;
    let soft = Style::soft(style.size);
    page.text((right - wide(&number) - sheet.size, y), From::Right, soft, &" .".repeat(dots));
}

fn title(sheet: &Sheet, plan: &Plan, sections: &[Vec<Chosen>]) -> Page {
    let mut page = Page::default();
    let (width, height) = (sheet.paper.width, sheet.paper.height);
    let middle = width / 2.0;
    let style = Style::strong((width / 17.0).min(4.0 * sheet.size));
    let mut y = height * 0.16;
    for line in wrapped(&plan.title, style, sheet.area().width) {
        y += style.leading();
        page.text((middle, y), From::Middle, style, &line);
    }
    if let Some(author) = &plan.author {
        y += 2.2 * sheet.size;
        page.text((middle, y), From::Middle, Style::plain(1.4 * sheet.size), author);
    }
    y += 2.4 * sheet.size;
    let count = plan.say(&message!("book-count", puzzles = plan.puzzles()));
    page.text((middle, y), From::Middle, Style::soft(1.2 * sheet.size), &count);
    boards(&mut page, sheet, plan, sections, y + 3.0 * sheet.size);
    let version = env!("CARGO_PKG_VERSION");
    let seed = plan.seed.to_string();
    let made = plan.say(&message!("book-made", version = version, seed = seed));
    let foot = height - sheet.area().x;
    page.text((middle, foot), From::Middle, Style::soft(0.85 * sheet.size), &made);
    page
}

/// The first puzzle of some sections, of each game at least one before a second of any.
fn boards(page: &mut Page, sheet: &Sheet, plan: &Plan, sections: &[Vec<Chosen>], top: f64) {
    let firsts: Vec<&Chosen> = sections.iter().filter_map(|puzzles| puzzles.first()).collect();
    let mut shown: Vec<&Chosen> = Vec::new();
    for puzzle in &firsts {
        if shown.iter().all(|other| other.game != puzzle.game) {
            shown.push(puzzle);
        }
    }
    shown.truncate(BOARDS);
    let area = sheet.area();
    let columns = shown.len().min(if area.width > 150.0 * MM { 3 } else { 2 }).max(1);
    let rows = shown.len().div_ceil(columns);
    let bottom = sheet.paper.height - 2.0 * area.x;
    let most = if shown.len() == 1 { ALONE } else { BOARD } * MM;
    let gap = 1.5 * sheet.size;
    let step = ((bottom - top) / rows as f64).min(area.width / columns as f64).min(most + gap);
    let side = step - gap;
    if side < 10.0 * MM {
        return;
    }
    for (row, group) in shown.chunks(columns).enumerate() {
        let left = area.middle() - group.len() as f64 * step / 2.0;
        for (column, puzzle) in group.iter().enumerate() {
            let board = Board::new(plan, &puzzle.start);
            let cell = board.fitting(side, side);
            let (across, down) = board.cells();
            let x = left + (column as f64 + 0.5) * step - across * cell / 2.0;
            let y = top + (row as f64 + 0.5) * step - down * cell / 2.0;
            page.board(&board, (x, y), cell);
        }
    }
}
