//! The pages of a section: its puzzles side by side, each with its number, its rating and where it comes from.

use crate::code::{self, Code};
use crate::page::{Area, Board, From, Page, Sheet, Style};
use crate::paper::MM;
use crate::{Chosen, Plan, Section, Trouble};
use quadrille_core::{Message, message};
use quadrille_draw::paper::{Weight, text_width};

/// Cells are not drawn larger, in millimetres; the second is for large print.
const LARGEST: [f64; 2] = [14.0, 22.0];
/// Smaller cells cannot be written in.
const SMALLEST: f64 = 4.0;
/// What is tried where nobody says how many puzzles a page has: so many, if their cells are no smaller than this. Six are
/// worth it only where they have room; a large board is better beside three others than alone on a page.
const USUAL: [(usize, [f64; 2]); 4] =
    [(6, [9.0, 14.0]), (4, [7.5, 12.0]), (2, [7.5, 12.0]), (1, [0.0, 0.0])];

/// A puzzle that waits for its place.
struct Item<'a> {
    puzzle: &'a Chosen,
    board: Board,
    code: Option<Code>,
    number: usize,
}

/// How a page is divided.
#[derive(Clone, Copy)]
struct Slots {
    columns: usize,
    rows: usize,
    /// The side of a cell.
    cell: f64,
}

/// The pages of a section whose first puzzle has the number `first`.
pub fn pages(
    sheet: &Sheet,
    plan: &Plan,
    section: &Section,
    title: &str,
    puzzles: &[Chosen],
    first: usize,
) -> Result<Vec<Page>, Trouble> {
    let items: Vec<Item<'_>> = puzzles
        .iter()
        .zip(first..)
        .map(|(puzzle, number)| {
            let code = plan.codes.then(|| Code::new(&code::says(plan, section, puzzle))).flatten();
            Item { puzzle, board: Board::new(plan, &puzzle.start), code, number }
        })
        .collect();
    let (slots, per_page) = divided(sheet, plan, section, &items);
    let smallest = items.iter().map(|item| (cell(sheet, slots, item), item.number));
    if let Some((side, number)) = smallest.min_by(|a, b| a.0.total_cmp(&b.0))
        && side < SMALLEST * MM
    {
        let what = message!("book-small-cells", puzzle = number, least = SMALLEST as u64);
        return Err(Trouble::wish(section.within(what)));
    }
    let area = sheet.area();
    let (width, height) = (area.width / slots.columns as f64, area.height / slots.rows as f64);
    let mut pages = Vec::new();
    for group in items.chunks(per_page) {
        let mut page = Page::headed(title);
        page.tab = Some(section.number);
        for (place, item) in group.iter().enumerate() {
            let (row, column) = (place / slots.columns, place % slots.columns);
            let (x, y) = (area.x + column as f64 * width, area.y + row as f64 * height);
            put(
                &mut page,
                sheet,
                plan,
                Area { x, y, width, height },
                item,
                cell(sheet, slots, item),
            );
        }
        pages.push(page);
    }
    Ok(pages)
}

/// How many puzzles a page holds, and how they stand.
fn divided(sheet: &Sheet, plan: &Plan, section: &Section, items: &[Item<'_>]) -> (Slots, usize) {
    if let Some(wanted) = section.per_page.or(plan.per_page) {
        return (best(sheet, plan, items, wanted), wanted);
    }
    let large = usize::from(plan.large);
    let tries = USUAL.map(|(number, least)| (best(sheet, plan, items, number), number, least));
    let found = tries.iter().find(|(slots, _, least)| slots.cell >= least[large] * MM);
    let &(slots, number, _) = found.unwrap_or(&tries[USUAL.len() - 1]);
    (slots, number)
}

/// The division with the largest cells.
fn best(sheet: &Sheet, plan: &Plan, items: &[Item<'_>], number: usize) -> Slots {
    let largest = LARGEST[usize::from(plan.large)] * MM;
    let divisions = (1..=number).map(|columns| {
        let slots = Slots { columns, rows: number.div_ceil(columns), cell: largest };
        let cell = items.iter().map(|item| cell(sheet, slots, item)).fold(largest, f64::min);
        Slots { cell, ..slots }
    });
    divisions
        .max_by(|a, b| a.cell.total_cmp(&b.cell).then(b.columns.cmp(&a.columns)))
        .unwrap_or(Slots { columns: 1, rows: 1, cell: largest })
}

/// The side of a puzzle's cells in these slots.
fn cell(sheet: &Sheet, slots: Slots, item: &Item<'_>) -> f64 {
    let area = sheet.area();
    // Boards side by side keep apart, plates with a rim of their own too.
    let width = area.width / slots.columns as f64 - 2.0 * sheet.size;
    let height = area.height / slots.rows as f64 - head(sheet) - foot(sheet, item) - gap(sheet);
    item.board.fitting(width, height).min(slots.cell)
}

fn gap(sheet: &Sheet) -> f64 {
    1.2 * sheet.size
}

/// The line above a board.
fn head(sheet: &Sheet) -> f64 {
    2.0 * sheet.size
}

/// What stands below a board: the code, or two lines.
fn foot(sheet: &Sheet, item: &Item<'_>) -> f64 {
    let code =
        item.code.as_ref().map_or(0.0, |code| code.side() + above_code(sheet) + 0.3 * sheet.size);
    code.max(3.0 * sheet.size)
}

/// Between a board and its code: readers of codes want white around them.
fn above_code(sheet: &Sheet) -> f64 {
    0.9 * sheet.size
}

fn put(page: &mut Page, sheet: &Sheet, plan: &Plan, slot: Area, item: &Item<'_>, cell: f64) {
    let size = sheet.size;
    let (across, down) = item.board.cells();
    let foot = foot(sheet, item);
    let high = head(sheet) + down * cell + foot;
    // Board and words stand together in the middle of their slot.
    let top = slot.y + ((slot.height - gap(sheet) - high) / 2.0).max(0.0);
    let left = slot.middle() - across * cell / 2.0;
    let number = item.number.to_string();
    let strong = Style::strong(1.4 * size);
    page.text((left, top + 1.3 * size), From::Left, strong, &number);
    let after = left + text_width(&number, Weight::Semibold, strong.size) + 0.8 * size;
    page.text((after, top + 1.3 * size), From::Left, Style::soft(size), &rated(plan, item.puzzle));
    page.board(&item.board, (left, top + head(sheet)), cell);
    let below = top + head(sheet) + down * cell + above_code(sheet);
    let mut x = left + 0.25 * cell;
    if let Some(code) = &item.code {
        code.draw(page, (x, below));
        x += code.side() + size;
    }
    let small = Style::soft(0.85 * size);
    let room = slot.x + slot.width - x;
    let mut y = below;
    for line in below_lines(plan, item.puzzle) {
        let fits = text_width(&line, small.weight, small.size) <= room;
        // Broken between what it says first, then between words.
        for part in if fits { vec![line.as_str()] } else { line.split(" · ").collect() } {
            y = page.lines((x, y), room, narrowed(small, part, room), part);
        }
    }
}

/// Beside a code in a narrow slot a line is broken between its words; letters become smaller where one is too wide.
fn narrowed(style: Style, line: &str, room: f64) -> Style {
    let wide = |word: &str| text_width(word, style.weight, style.size);
    let widest = line.split(' ').map(wide).fold(0.0, f64::max);
    Style { size: style.size * (room / widest).clamp(0.5, 1.0), ..style }
}

/// The level and the rating.
pub fn rated(plan: &Plan, puzzle: &Chosen) -> String {
    match puzzle.level {
        Some(level) => format!("{} · {}", plan.level(level), puzzle.score),
        None => plan.say(&message!("book-beyond")),
    }
}

fn below_lines(plan: &Plan, puzzle: &Chosen) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(goal) = goal(plan, puzzle) {
        lines.push(goal);
    }
    let (rows, cols) = puzzle.size;
    let seed = puzzle.seed.to_string();
    lines.push(format!("{rows}×{cols} · {}", plan.say(&message!("generate-seed", seed = seed))));
    lines
}

/// What a best answer is worth, in games that count.
pub fn goal(plan: &Plan, puzzle: &Chosen) -> Option<String> {
    let own = format!("book-goal-{}", puzzle.game);
    let key = if plan.locale.has(&own) { own } else { "book-goal".to_string() };
    Some(plan.say(&Message::new(key).with("best", puzzle.objective?)))
}
