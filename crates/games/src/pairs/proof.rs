//! Proofs that no pairing scores less: prices that a reader can check in linear time.
//!
//! ```text
//! pairs-proof adjacent ROWS COLS SCORE
//! one price a cell, row by row
//! ```
//! Prices are not negative, and the prices of two cells that may pair sum to at least what the
//! pair saves, twice the smaller value. So no pairing saves more than the sum of all prices, and
//! the score is at least the value of all cells less that sum.
//!
//! ```text
//! pairs-proof white-anywhere ROWS COLS SCORE
//! one price a cell, then two a gap of the rail
//! sets COUNT
//! for each set: AROUND PRICE SIZE and its own vertices
//! ```
//! This is the proof of a cheapest matching on the rail (see `rail.rs`); prices are doubled. The
//! prices of an edge's ends, less those of the odd sets that hold both, are at most its cost;
//! coloured cells are priced at most their value, the ground and black cells at most 0. Then no
//! matching, and so no pairing, costs less than the sum of all prices less, for a set of 2k + 1
//! vertices, k times its price. AROUND is the number from 1 of an earlier set that holds this one
//! whole, or 0; the vertices are numbered from 0, cells first.

use super::format::pairing::push_number;
use super::rail::Rail;
use super::rules::{Puzzle, Rule};
use quadrille_core::{Colour, Message, RuleBroken, message};
use quadrille_engines::matching::NONE;
use quadrille_engines::matching::general::Cheapest;

fn push_signed(out: &mut Vec<u8>, number: i64) {
    if number < 0 {
        out.push(b'-');
    }
    push_number(out, number.unsigned_abs());
}

fn head(puzzle: &Puzzle, rule: &str, score: i64) -> Vec<u8> {
    format!("pairs-proof {rule} {} {} {score}\n", puzzle.rows(), puzzle.cols()).into_bytes()
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("letters, digits and signs")
}

/// Writes the proof of a score by prices on cells, which were written before.
pub fn write_adjacent(puzzle: &Puzzle, score: i64, prices: &[u8]) -> String {
    let mut out = head(puzzle, "adjacent", score);
    out.extend_from_slice(prices);
    text(out)
}

/// Writes prices of cells in reading order.
pub fn prices(puzzle: &Puzzle, prices: impl Iterator<Item = i64>) -> Vec<u8> {
    let mut out = Vec::with_capacity(3 * puzzle.len());
    for (at, price) in prices.enumerate() {
        push_signed(&mut out, price);
        out.push(if (at + 1).is_multiple_of(puzzle.cols()) { b'\n' } else { b' ' });
    }
    out
}

/// Writes the proof of a score by prices on the rail graph and its odd sets.
pub fn write_anywhere(puzzle: &Puzzle, score: i64, found: &Cheapest) -> String {
    let mut out = head(puzzle, "white-anywhere", score);
    for (at, price) in found.price.iter().enumerate() {
        push_signed(&mut out, *price);
        let end = if at < puzzle.len() {
            (at + 1).is_multiple_of(puzzle.cols())
        } else {
            at % 2 != puzzle.len() % 2
        };
        out.push(if end { b'\n' } else { b' ' });
    }
    let mut own = vec![Vec::new(); found.sets.len()];
    for (vertex, home) in found.home.iter().enumerate().filter(|(_, h)| **h != NONE) {
        own[*home as usize].push(vertex);
    }
    out.extend_from_slice(format!("sets {}\n", found.sets.len()).as_bytes());
    for (set, vertices) in found.sets.iter().zip(own) {
        push_number(&mut out, if set.around == NONE { 0 } else { u64::from(set.around) + 1 });
        out.push(b' ');
        push_signed(&mut out, set.price);
        out.push(b' ');
        push_number(&mut out, vertices.len() as u64);
        for vertex in vertices {
            out.push(b' ');
            push_number(&mut out, vertex as u64);
        }
        out.push(b'\n');
    }
    text(out)
}

/// Checks a proof in linear time, without solving anything; says what it proves.
pub fn check(puzzle: &Puzzle, text: &str) -> Result<Message, RuleBroken> {
    let mut words = Words { words: text.split_ascii_whitespace(), read: 0 };
    words.expect("pairs-proof")?;
    let rule = match puzzle.rule() {
        Rule::Adjacent => "adjacent",
        Rule::WhiteAnywhere => "white-anywhere",
    };
    words.expect(rule)?;
    words.expect(&puzzle.rows().to_string())?;
    words.expect(&puzzle.cols().to_string())?;
    let score = i128::from(words.number()?);
    let bound = match puzzle.rule() {
        Rule::Adjacent => adjacent(puzzle, &mut words)?,
        Rule::WhiteAnywhere => anywhere(puzzle, &mut words)?,
    };
    if let Some(word) = words.words.next() {
        return Err(wrong(message!("pairs-proof-long", word = short(word))));
    }
    if bound < score {
        let (bound, score) = (bound.to_string(), score.to_string());
        return Err(wrong(message!("pairs-proof-weak", bound = bound, score = score)));
    }
    Ok(message!("pairs-proved", bound = bound.to_string()))
}

fn wrong(what: Message) -> RuleBroken {
    RuleBroken::new(vec![], what)
}

fn short(word: &str) -> String {
    word.chars().take(20).collect()
}

struct Words<'a> {
    words: std::str::SplitAsciiWhitespace<'a>,
    read: usize,
}

impl Words<'_> {
    fn expect(&mut self, expected: &str) -> Result<(), RuleBroken> {
        self.read += 1;
        match self.words.next() {
            Some(word) if word == expected => Ok(()),
            Some(word) => Err(wrong(message!(
                "pairs-proof-word",
                at = self.read,
                word = short(word),
                expected = expected.to_string()
            ))),
            None => {
                Err(wrong(message!("pairs-proof-ends-before", expected = expected.to_string())))
            }
        }
    }

    fn number(&mut self) -> Result<i64, RuleBroken> {
        self.read += 1;
        let word = self.words.next().ok_or_else(|| wrong(message!("pairs-proof-short")))?;
        word.parse()
            .map_err(|_| wrong(message!("pairs-proof-number", at = self.read, word = short(word))))
    }

    fn below(&mut self, bound: usize) -> Result<usize, RuleBroken> {
        let number = self.number()?;
        match usize::try_from(number) {
            Ok(n) if n < bound => Ok(n),
            _ => Err(wrong(message!(
                "pairs-proof-below",
                at = self.read,
                number = number.to_string(),
                bound = bound
            ))),
        }
    }
}

/// What prices on cells prove.
fn adjacent(puzzle: &Puzzle, words: &mut Words<'_>) -> Result<i128, RuleBroken> {
    let mut prices = Vec::new();
    let mut sum = 0i128;
    for cell in 0..puzzle.len() {
        let price = words.number()?;
        if price < 0 {
            let place = puzzle.cell(cell);
            let what = message!("pairs-proof-negative", cell = place);
            return Err(RuleBroken::new(vec![place], what));
        }
        sum += i128::from(price);
        prices.push(price);
    }
    for pair in puzzle.side_by_side() {
        let (a, b) = (pair.first as usize, pair.second as usize);
        let saved = 2 * i128::from(puzzle.values()[a].min(puzzle.values()[b]));
        if i128::from(prices[a]) + i128::from(prices[b]) < saved {
            let saved = saved.to_string();
            return Err(RuleBroken::new(
                vec![puzzle.cell(a), puzzle.cell(b)],
                message!("pairs-proof-cheap", pair = puzzle.name(pair), saved = saved),
            ));
        }
    }
    Ok(i128::from(puzzle.total()) - sum)
}

/// What prices on the rail graph prove.
fn anywhere(puzzle: &Puzzle, words: &mut Words<'_>) -> Result<i128, RuleBroken> {
    let rail = Rail::new(puzzle);
    let mut prices = Vec::new();
    for vertex in 0..rail.vertices() {
        let price = words.number()?;
        let limit = match puzzle.colours().get(vertex) {
            Some(Colour::White) => i64::MAX,
            Some(Colour::Black) => 0,
            Some(_) => 2 * i64::from(puzzle.values()[vertex]),
            None if vertex == rail.lower(0) => 0,
            None => i64::MAX,
        };
        if price > limit {
            return Err(wrong(message!(
                "pairs-proof-dear",
                vertex = vertex,
                price = price.to_string(),
                limit = limit
            )));
        }
        prices.push(price);
    }
    words.expect("sets")?;
    let sets = Sets::read(words, rail.vertices())?;
    for (a, b, cost) in rail.edges(puzzle) {
        let shared = sets.shared(a as usize, b as usize);
        let ends = i128::from(prices[a as usize]) + i128::from(prices[b as usize]);
        if ends - shared > 2 * i128::from(cost) {
            return Err(wrong(message!("pairs-proof-edge", first = a, second = b, cost = cost)));
        }
    }
    let sum: i128 = prices.iter().map(|p| i128::from(*p)).sum();
    // The score is a whole number, so half a point more is a point more.
    Ok((sum - sets.paid).div_euclid(2) + (sum - sets.paid).rem_euclid(2))
}

/// Odd sets that lie one in another, ready to tell which of them hold two vertices.
struct Sets {
    /// The innermost set of each vertex.
    home: Vec<u32>,
    around: Vec<u32>,
    depth: Vec<u32>,
    /// The outermost set of the chain a set belongs to; chains follow the largest set inside.
    chain: Vec<u32>,
    /// The price of a set and of all around it.
    priced: Vec<i128>,
    /// For each set of 2k + 1 vertices, k times its price.
    paid: i128,
}

impl Sets {
    fn read(words: &mut Words<'_>, vertices: usize) -> Result<Self, RuleBroken> {
        let count = words.below(vertices + 1)?;
        let mut home = vec![NONE; vertices];
        let (mut around, mut price, mut size) = (Vec::new(), Vec::new(), Vec::new());
        for set in 0..count {
            around.push((words.below(set + 1)? as u32).wrapping_sub(1));
            price.push(words.number()?);
            if price[set] < 0 {
                return Err(wrong(message!("pairs-proof-set-negative", set = set + 1)));
            }
            size.push(words.below(vertices + 1)? as u64);
            for _ in 0..size[set] {
                let vertex = words.below(vertices)?;
                if std::mem::replace(&mut home[vertex], set as u32) != NONE {
                    return Err(wrong(message!("pairs-proof-two-sets", vertex = vertex)));
                }
            }
        }
        Self::link(home, around, &price, size)
    }

    fn link(
        home: Vec<u32>,
        around: Vec<u32>,
        price: &[i64],
        mut size: Vec<u64>,
    ) -> Result<Self, RuleBroken> {
        let count = around.len();
        let mut largest = vec![NONE; count];
        let mut paid = 0;
        // Sets inside come after those around, so sizes add up from the end.
        for set in (0..count).rev() {
            if size[set].is_multiple_of(2) {
                return Err(wrong(message!("pairs-proof-set-even", set = set + 1)));
            }
            paid += i128::from(price[set]) * i128::from(size[set] / 2);
            if around[set] != NONE {
                let outer = around[set] as usize;
                size[outer] += size[set];
                if largest[outer] == NONE || size[set] > size[largest[outer] as usize] {
                    largest[outer] = set as u32;
                }
            }
        }
        let (mut depth, mut chain, mut priced) = (vec![0; count], vec![0; count], vec![0; count]);
        for set in 0..count {
            let outer = around[set] as usize;
            let inside = around[set] != NONE;
            depth[set] = if inside { depth[outer] + 1 } else { 0 };
            priced[set] = i128::from(price[set]) + if inside { priced[outer] } else { 0 };
            let follows = inside && largest[outer] == set as u32;
            chain[set] = if follows { chain[outer] } else { set as u32 };
        }
        Ok(Sets { home, around, depth, chain, priced, paid })
    }

    /// The price of all sets that hold both vertices.
    fn shared(&self, a: usize, b: usize) -> i128 {
        let (mut a, mut b) = (self.home[a], self.home[b]);
        while a != NONE && b != NONE {
            let (top_a, top_b) = (self.chain[a as usize], self.chain[b as usize]);
            if top_a == top_b {
                let shallower = if self.depth[a as usize] < self.depth[b as usize] { a } else { b };
                return self.priced[shallower as usize];
            }
            if self.depth[top_a as usize] >= self.depth[top_b as usize] {
                a = self.around[top_a as usize];
            } else {
                b = self.around[top_b as usize];
            }
        }
        0
    }
}
