//! A plan: the wishes of a book, all of them checked before any work is done.

use crate::section::{Section, a_page};
use crate::{Chosen, Paper, Trouble};
use quadrille_core::{InputError, Locale, Message, message};
use quadrille_wire::Book;

/// A longer file is refused.
const MOST_BYTES: usize = 1 << 20;
/// More puzzles are refused.
pub const MOST_PUZZLES: usize = 2000;
const MOST_SECTIONS: usize = 100;
/// The longest line of text, in letters.
const MOST_LETTERS: usize = 120;
const MOST_LINK: usize = 200;

/// A book to be made.
pub struct Plan {
    /// What the first page says.
    pub title: String,
    /// Who made it.
    pub author: Option<String>,
    /// The language it speaks.
    pub locale: Locale,
    /// Where all random choices come from.
    pub seed: u64,
    /// What it is printed on.
    pub paper: Paper,
    /// Whether all is larger.
    pub large: bool,
    /// Puzzles on a page, where the user said so.
    pub per_page: Option<usize>,
    /// Whether it has pages with rules.
    pub rules: bool,
    /// Whether puzzles have codes to be photographed.
    pub codes: bool,
    /// The page the codes lead to.
    pub link: Option<String>,
    /// What it holds.
    pub sections: Vec<Section>,
}

/// Reads a file `book.toml`. `language` is spoken where the file names none.
pub fn read(text: &str, language: Locale) -> Result<Plan, Trouble> {
    if text.len() > MOST_BYTES {
        return Err(Trouble::wish(message!("book-too-long", most = MOST_BYTES)));
    }
    let book: Book = toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start.min(text.len()));
        let before = text.get(..start).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let what = Message::verbatim(error.message().trim().replace('\n', ", "));
        Trouble::Wish(InputError::at(line, column, what))
    })?;
    if book.seconds.is_some() {
        return Err(Trouble::wish(message!("book-seconds")));
    }
    Plan::new(&book, language)
}

impl Plan {
    /// Checks every wish.
    pub fn new(book: &Book, language: Locale) -> Result<Self, Trouble> {
        let locale = match &book.language {
            None => language,
            Some(code) => Locale::of_code(code).ok_or_else(|| {
                let known = Locale::all().map(Locale::code).collect::<Vec<_>>().join(", ");
                Trouble::wish(message!("book-language", code = code.clone(), known = known))
            })?,
        };
        if !(1..=MOST_SECTIONS).contains(&book.sections.len()) {
            return Err(Trouble::wish(message!("book-sections", most = MOST_SECTIONS)));
        }
        let sections = book.sections.iter().enumerate();
        let sections = sections.map(|(at, wish)| Section::new(wish, at + 1, book.seed));
        let sections = sections.collect::<Result<Vec<_>, _>>()?;
        let puzzles: usize = sections.iter().map(|section| section.count).sum();
        if puzzles > MOST_PUZZLES {
            let what = message!("book-puzzles", puzzles = puzzles, most = MOST_PUZZLES);
            return Err(Trouble::wish(what));
        }
        let title = match &book.title {
            Some(text) => line("title", text).map_err(Trouble::wish)?,
            None => locale.say(&message!("book-title")),
        };
        let author = book.author.as_deref().map(|text| line("author", text));
        Ok(Plan {
            title,
            author: author.transpose().map_err(Trouble::wish)?,
            locale,
            seed: book.seed,
            paper: Paper::new(book.paper.as_deref().unwrap_or("A4"), book.bleed)?,
            large: book.large_print,
            per_page: a_page(book.per_page).map_err(Trouble::wish)?,
            rules: book.rules,
            codes: book.codes,
            link: book.link.as_deref().map(link).transpose().map_err(Trouble::wish)?,
            sections,
        })
    }

    /// How many puzzles the book holds.
    pub fn puzzles(&self) -> usize {
        self.sections.iter().map(|section| section.count).sum()
    }

    /// In the book's language.
    pub fn say(&self, message: &Message) -> String {
        self.locale.say(message)
    }

    /// The name of a level.
    pub fn level(&self, name: &str) -> String {
        self.say(&Message::new(format!("level-{name}")))
    }

    /// What stands above a section.
    pub fn title_of(&self, section: &Section) -> String {
        if let Some(title) = &section.title {
            return title.clone();
        }
        let mut title = self.say(&Message::new(section.game.name()));
        if let Some((rows, cols)) = section.size {
            title.push_str(&format!(" {rows}×{cols}"));
        }
        if let Some(level) = section.level {
            title.push_str(&format!(" – {}", self.level(level)));
        }
        title
    }

    /// What stands above a game's rules.
    pub fn rules_title(&self, section: &Section) -> String {
        let game = Message::new(section.game.name());
        self.say(&message!("book-rules", game = game))
    }

    /// The rules that some puzzles of a game have beside its own.
    pub fn further_rules(&self, game: &str, sections: &[Vec<Chosen>]) -> Vec<&'static str> {
        let mut rules = Vec::new();
        for puzzle in sections.iter().flatten().filter(|puzzle| puzzle.game == game) {
            for rule in &puzzle.further_rules {
                if !rules.contains(rule) {
                    rules.push(rule);
                }
            }
        }
        rules
    }
}

/// A line of the user's own text, all of whose letters can be printed.
pub fn line(name: &'static str, text: &str) -> Result<String, Message> {
    let letters = text.chars().count();
    if letters == 0 || letters > MOST_LETTERS {
        return Err(message!("book-line", name = name, most = MOST_LETTERS));
    }
    // The fonts have no ligatures; two letters are what printers without them set.
    let text = text.replace('œ', "oe").replace('Œ', "OE");
    match quadrille_draw::paper::lacks(&text) {
        Some(letter) => Err(message!("book-letter", name = name, letter = letter.to_string())),
        None => Ok(text),
    }
}

/// The address of a page.
fn link(text: &str) -> Result<String, Message> {
    let address = ["https://", "http://"].iter().find_map(|start| text.strip_prefix(start));
    let plain = |c: char| c.is_ascii_graphic() && c != '#';
    match address {
        Some(rest) if !rest.is_empty() && text.len() <= MOST_LINK && text.chars().all(plain) => {
            Ok(text.to_string())
        }
        _ => Err(message!("book-link", link = text.to_string(), most = MOST_LINK)),
    }
}
