//! One section of a plan, every wish of it checked.

use crate::Trouble;
use quadrille_core::{DynGame, GenerateAsk, Message, Options, message};
use quadrille_wire::BookSection;

/// The most puzzles on a page.
pub const MOST_A_PAGE: usize = 12;
/// Boards with more cells are not put into books.
const MOST_CELLS: usize = 2500;

/// Where puzzles come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// The game's generator.
    Generator,
    /// A collection of a store.
    Collection {
        /// The store.
        place: String,
        /// The collection.
        name: String,
    },
}

/// A section, ready to be filled.
#[derive(Clone)]
pub struct Section {
    /// Its place in the book, from 1.
    pub number: usize,
    /// The game.
    pub game: &'static dyn DynGame,
    /// How many puzzles.
    pub count: usize,
    /// Rows and columns.
    pub size: Option<(usize, usize)>,
    /// The level all its puzzles have.
    pub level: Option<&'static str>,
    /// What stands above it, where the user said so.
    pub title: Option<String>,
    /// The first seed.
    pub seed: u64,
    /// The lowest and the highest rating.
    pub rating: Option<(u32, u32)>,
    /// What all its puzzles need.
    pub technique: Option<&'static str>,
    /// Puzzles on a page, where the user said so.
    pub per_page: Option<usize>,
    /// Options of the generator and for reading.
    pub options: Options,
    /// The options for reading alone, by name: a link carries them.
    pub read_options: Vec<(String, String)>,
    /// Where its puzzles come from.
    pub source: Source,
}

impl Section {
    /// Checks the wishes of section `number`.
    pub fn new(wish: &BookSection, number: usize, book_seed: u64) -> Result<Self, Trouble> {
        let section = Self::checked(wish, number, book_seed);
        section.map_err(|what| Trouble::wish(within(number, &wish.game, what)))
    }

    fn checked(wish: &BookSection, number: usize, book_seed: u64) -> Result<Self, Message> {
        let game = quadrille_games::reading::game(&wish.game).map_err(|e| e.message())?;
        let size = wish.size.as_deref().map(size).transpose()?;
        let options =
            wish.options.iter().fold(Options::new(), |all, (name, value)| all.with(name, value));
        options.only(&[game.generate_options(), game.read_options()]).map_err(|e| e.message())?;
        let for_reading = |name: &str| game.read_options().iter().any(|option| option.name == name);
        let read_options = wish.options.iter().filter(|(name, _)| for_reading(name));
        Ok(Section {
            number,
            game,
            count: within_bounds("count", wish.count, crate::plan::MOST_PUZZLES)?,
            size,
            level: wish.level.as_deref().map(|name| level(game, name)).transpose()?,
            title: wish
                .title
                .as_deref()
                .map(|text| crate::plan::line("title", text))
                .transpose()?,
            // Far enough apart that sections without a seed of their own share none.
            seed: wish.seed.unwrap_or_else(|| book_seed.wrapping_add(number as u64 * 1_000_000)),
            rating: wish.rating.as_deref().map(range).transpose()?,
            technique: wish.technique.as_deref().map(|name| technique(game, name)).transpose()?,
            per_page: a_page(wish.per_page)?,
            read_options: read_options.map(|(n, v)| (n.clone(), v.clone())).collect(),
            options,
            source: source(wish)?,
        })
    }

    /// What the generator is asked for.
    pub fn ask(&self, seed: u64) -> GenerateAsk {
        let difficulty = self.level.map(str::to_string);
        GenerateAsk { size: self.size, difficulty, seed, options: self.options.clone() }
    }

    /// The options for reading.
    pub fn reading(&self) -> Options {
        self.read_options.iter().fold(Options::new(), |all, (name, value)| all.with(name, value))
    }

    /// Says which section something is about.
    pub fn within(&self, what: Message) -> Message {
        within(self.number, self.game.name(), what)
    }
}

fn within(number: usize, game: &str, what: Message) -> Message {
    message!("book-in-section", number = number, game = game.to_string(), what = what)
}

fn size(text: &str) -> Result<(usize, usize), Message> {
    let side = |text: &str| text.trim().parse::<usize>().ok().filter(|n| (1..=1000).contains(n));
    let sides = match text.split_once(['x', '×']) {
        Some((rows, cols)) => side(rows).zip(side(cols)),
        None => side(text).map(|n| (n, n)),
    };
    let (rows, cols) = sides.ok_or_else(|| message!("book-size", size = text.to_string()))?;
    match rows * cols <= MOST_CELLS {
        true => Ok((rows, cols)),
        false => Err(message!("book-too-large", cells = rows * cols, most = MOST_CELLS)),
    }
}

fn level(game: &dyn DynGame, name: &str) -> Result<&'static str, Message> {
    let known = || game.levels().iter().map(|level| level.name);
    known().find(|level| *level == name).ok_or_else(|| {
        let known = known().collect::<Vec<_>>().join(", ");
        message!("book-no-level", name = name.to_string(), known = known)
    })
}

fn technique(game: &dyn DynGame, name: &str) -> Result<&'static str, Message> {
    let all = game.techniques();
    all.iter().map(|technique| technique.name).find(|known| *known == name).ok_or_else(|| {
        let known = all.iter().map(|technique| technique.name).collect::<Vec<_>>().join(", ");
        message!("book-no-technique", name = name.to_string(), known = known)
    })
}

fn range(text: &str) -> Result<(u32, u32), Message> {
    let ends = text.split_once("..");
    let ends = ends.and_then(|(a, b)| Some((a.trim().parse().ok()?, b.trim().parse().ok()?)));
    ends.filter(|(a, b)| a <= b).ok_or_else(|| message!("book-rating", rating = text.to_string()))
}

/// A number from 1.
pub fn within_bounds(name: &'static str, number: usize, most: usize) -> Result<usize, Message> {
    match (1..=most).contains(&number) {
        true => Ok(number),
        false => Err(message!("book-number", name = name, number = number, most = most)),
    }
}

/// Puzzles on a page.
pub fn a_page(wish: Option<usize>) -> Result<Option<usize>, Message> {
    wish.map(|number| within_bounds("per-page", number, MOST_A_PAGE)).transpose()
}

fn source(wish: &BookSection) -> Result<Source, Message> {
    match (&wish.from, &wish.collection) {
        (None, None) => Ok(Source::Generator),
        (Some(place), Some(name)) => {
            Ok(Source::Collection { place: place.clone(), name: name.clone() })
        }
        _ => Err(message!("book-from-collection")),
    }
}
