//! A game's rules on a page: the sentences, an example with its answer, and what helps.

use crate::answers::numbered;
use crate::page::{Area, Board, From, Page, Sheet, Style};
use crate::paper::MM;
use crate::puzzle::solved;
use crate::{Plan, Section, Trouble};
use quadrille_core::{Budget, GenerateAsk, GenerateError, Message, View, message};

/// Sizes of the example: the first that the game can make.
const SIZES: [usize; 4] = [4, 5, 6, 7];
/// So many seeds are tried for an example at each size.
const TRIES: u64 = 20;
/// The side of a cell of the example, in millimetres.
const CELL: [f64; 2] = [9.0, 12.0];

/// A small puzzle before and after.
struct Example {
    start: View,
    finished: View,
    /// The moves, where the answer is a play.
    moves: Option<String>,
}

/// The page of a section's game.
pub fn page(
    sheet: &Sheet,
    plan: &Plan,
    section: &Section,
    further: &[&str],
    budget: &mut Budget,
) -> Result<Page, Trouble> {
    let game = section.game.name();
    let mut page = Page::headed(&plan.rules_title(section));
    page.tab = Some(section.number);
    let area = sheet.area();
    let style = Style::plain(1.15 * sheet.size);
    let mut rules = vec![plan.say(&Message::new(format!("{game}.rules")))];
    rules.extend(further.iter().map(|rule| plan.say(&Message::new(format!("{game}.rule-{rule}")))));
    let mut y = page.lines((area.x, area.y), area.width, style, &rules.join(" ")) + sheet.size;
    if let Some(example) = example(section, plan.seed, budget)? {
        y = put_example(&mut page, sheet, plan, &example, y) + 1.5 * sheet.size;
    }
    techniques(&mut page, sheet, plan, section, Area { y, height: area.bottom() - y, ..area });
    Ok(page)
}

/// A small puzzle with one answer, or a best one.
fn example(section: &Section, seed: u64, budget: &mut Budget) -> Result<Option<Example>, Trouble> {
    for side in SIZES {
        for seed in (0..TRIES).map(|k| seed.wrapping_add(k)) {
            // The section's own options may ask for a board that has its size.
            let options = section.reading();
            let ask =
                GenerateAsk { size: Some((side, side)), seed, options, ..GenerateAsk::default() };
            let made = match section.game.generate(&ask, budget) {
                Ok(made) => made.puzzle,
                Err(GenerateError::Input(_)) => break,
                Err(GenerateError::Stopped(stop)) => return Err(stop.into()),
            };
            let Some((solution, _)) = solved(made.as_ref(), budget)? else { continue };
            let play = made.film(&solution)?.len() > 1;
            let start = made.start().view()?;
            return Ok(Some(Example {
                start: if play { numbered(&start) } else { start },
                finished: made.finished(&solution)?.view()?,
                moves: play.then(|| solution.split(';').collect::<Vec<_>>().join(", ")),
            }));
        }
    }
    Ok(None)
}

fn put_example(page: &mut Page, sheet: &Sheet, plan: &Plan, example: &Example, y: f64) -> f64 {
    let area = sheet.area();
    let size = sheet.size;
    let boards = [&example.start, &example.finished].map(|view| Board::new(plan, view));
    let half = area.width / 2.0;
    let fitting = boards.iter().map(|b| b.fitting(half - size, area.height / 3.0));
    let cell = fitting.fold(CELL[usize::from(plan.large)] * MM, f64::min);
    let words = [message!("book-example"), message!("book-example-answer")];
    let mut bottom = y;
    for (place, (board, words)) in boards.iter().zip(&words).enumerate() {
        let middle = area.x + half * (place as f64 + 0.5);
        page.text((middle, y + size), From::Middle, Style::soft(size), &plan.say(words));
        let left = middle - board.cells().0 * cell / 2.0;
        let high = page.board(board, (left, y + 1.5 * size), cell);
        bottom = f64::max(bottom, y + 1.5 * size + high);
    }
    let Some(moves) = &example.moves else { return bottom };
    let told = plan.say(&message!("book-moves", moves = moves.clone()));
    page.lines((area.x, bottom + 0.5 * size), area.width, Style::plain(0.9 * size), &told)
}

/// What helps, easiest first, as far as there is room.
fn techniques(page: &mut Page, sheet: &Sheet, plan: &Plan, section: &Section, area: Area) {
    let size = sheet.size;
    let style = Style::plain(0.95 * size);
    let all = section.game.techniques();
    let mut y = area.y + 2.2 * size;
    for (number, technique) in all.iter().enumerate() {
        let about = plan.say(&technique.about);
        let line = format!("{} ({})", capital(&about), plan.level(technique.level));
        let lines = crate::page::wrapped(&line, style, area.width - 1.2 * size).len();
        if y + lines as f64 * style.leading() > area.bottom() {
            break;
        }
        if number == 0 {
            let words = plan.say(&message!("book-techniques"));
            page.text((area.x, area.y + size), From::Left, Style::strong(1.1 * size), &words);
        }
        page.text((area.x, y + style.size), From::Left, style, "–");
        y = page.lines((area.x + 1.2 * size, y), area.width - 1.2 * size, style, &line)
            + 0.25 * size;
    }
}

/// Lines about techniques begin small, as parts of lists do.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
