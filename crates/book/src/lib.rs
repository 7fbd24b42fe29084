//! Books of puzzles: what somebody wishes becomes a plan, the plan is filled with puzzles, and the puzzles are laid out
//! on pages that become a PDF.
//!
//! The same wishes and the same version of the program give the same bytes, however many threads worked.

mod answers;
mod code;
mod contents;
mod fill;
mod page;
mod paper;
mod plan;
mod puzzle;
mod puzzles;
mod rules;
mod section;
mod trouble;

pub use fill::{Shelf, Stored, fill};
pub use paper::Paper;
pub use plan::{Plan, read};
pub use puzzle::Chosen;
pub use section::{Section, Source};
pub use trouble::Trouble;

use page::{Page, Sheet};
use quadrille_core::{Budget, message};
use quadrille_draw::paper::{About, Document};

/// What is told while pages are drawn.
const PAGES: &str = "progress-pages";

/// A book that is ready to be printed.
#[derive(Debug)]
#[must_use]
pub struct Printed {
    /// The PDF.
    pub pdf: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
    /// The puzzles of each section, as they stand in the book.
    pub sections: Vec<Vec<Chosen>>,
}

/// Makes a book: chooses its puzzles in `jobs` threads, and prints it.
pub fn make(
    plan: &Plan,
    shelf: Option<&dyn Shelf>,
    jobs: usize,
    budget: &mut Budget,
) -> Result<Printed, Trouble> {
    let sections = fill(plan, shelf, jobs, budget)?;
    print(plan, sections, budget)
}

/// A stretch of pages that a reader looks for.
struct Chapter {
    title: String,
    pages: Vec<Page>,
}

/// Lays the puzzles out and writes the document.
fn print(plan: &Plan, sections: Vec<Vec<Chosen>>, budget: &mut Budget) -> Result<Printed, Trouble> {
    let sheet = Sheet::new(plan);
    let mut chapters = Vec::new();
    let mut first = 1;
    let mut met: Vec<&str> = Vec::new();
    for (section, puzzles) in plan.sections.iter().zip(&sections) {
        let game = section.game.name();
        if plan.rules && !met.contains(&game) {
            met.push(game);
            let further = plan.further_rules(game, &sections);
            let pages = vec![rules::page(&sheet, plan, section, &further, budget)?];
            chapters.push(Chapter { title: plan.rules_title(section), pages });
        }
        let title = plan.title_of(section);
        let pages = puzzles::pages(&sheet, plan, section, &title, puzzles, first)?;
        first += puzzles.len();
        chapters.push(Chapter { title, pages });
        budget.check()?;
    }
    let title = plan.say(&message!("book-answers"));
    chapters.push(Chapter { title, pages: answers::pages(&sheet, plan, &sections)? });
    write(plan, &sheet, chapters, sections, budget)
}

fn write(
    plan: &Plan,
    sheet: &Sheet,
    chapters: Vec<Chapter>,
    sections: Vec<Vec<Chosen>>,
    budget: &mut Budget,
) -> Result<Printed, Trouble> {
    let front = contents::pages(sheet, plan, &chapters, &sections)?;
    let mut marks = Vec::new();
    let mut number = front.len();
    for chapter in &chapters {
        marks.push((chapter.title.clone(), number));
        number += chapter.pages.len();
    }
    let about = About {
        title: plan.title.clone(),
        language: plan.locale.code().to_string(),
        maker: format!("Quadrille {}", env!("CARGO_PKG_VERSION")),
        trim: sheet.paper.slug(),
        bleed: sheet.paper.bleed(),
        marks,
    };
    let mut document = Document::new(about);
    let pages: Vec<Page> =
        front.into_iter().chain(chapters.into_iter().flat_map(|c| c.pages)).collect();
    for (number, page) in pages.iter().enumerate() {
        budget.check()?;
        budget.report(PAGES, number as u64, pages.len() as u64);
        document.add(&sheet.finish(page, number + 1)).map_err(Trouble::foreign)?;
    }
    Ok(Printed { pdf: document.finish(), pages: pages.len(), sections })
}
