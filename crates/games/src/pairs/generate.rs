//! Random boards, with the shares of the colours and the spread of the values one asks for.

use super::format::{IGNORE_VALUES, grid, rule};
use super::images::image;
use super::offer::OFFER;
use super::rules::{self, MAX_VALUE, Puzzle, Rule};
use super::{Pairs, explain, solve};
use quadrille_core::{
    Arg, Budget, Colour, Explain, Generate, GenerateAsk, GenerateError, Generated, InputError,
    Kind, Message, Offer, OptionSpec, Options, Rng, Stop, message,
};

/// How often each colour is drawn.
const COLOURS: OptionSpec =
    OptionSpec { name: "colours", kind: Kind::Text("W,R,B,G,D"), about: "pairs-option-colours" };
/// The least and the greatest value.
const VALUES: OptionSpec =
    OptionSpec { name: "values", kind: Kind::Text("LOW..HIGH"), about: "pairs-option-values" };
/// How values are drawn between them.
const SPREAD: OptionSpec = OptionSpec {
    name: "spread",
    kind: Kind::Choice(&["uniform", "low", "bell"]),
    about: "pairs-option-spread",
};

/// Boards up to this size are solved, so that a solution comes with them.
const MAX_SOLVED: usize = 250_000;
/// Boards up to this size can be asked to have a difficulty.
const MAX_GRADED: usize = 2_500;
/// So many boards are drawn for one that has the difficulty.
const TRIES: usize = 5_000;
/// The greatest share of a colour.
const MAX_SHARE: u32 = 1000;
const DEFAULT_SIZE: (usize, usize) = (8, 8);

struct Recipe {
    rows: usize,
    cols: usize,
    shares: [u32; 5],
    low: u32,
    high: u32,
    spread: &'static str,
    rule: Rule,
}

impl Generate for Pairs {
    const OFFER: Offer = OFFER;

    fn generate_options() -> &'static [OptionSpec] {
        &[COLOURS, VALUES, SPREAD]
    }

    fn unfit_options() -> &'static [(&'static str, &'static str)] {
        &[
            ("clues", "pairs-no-clues"),
            ("pattern", "pairs-no-clues"),
            ("symmetric", "pairs-no-clues"),
            ("symmetry", "pairs-no-clues"),
            ("from", "pairs-no-from"),
            ("change", "pairs-no-from"),
        ]
    }

    fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
        image(puzzle, number)
    }

    /// Makes a board; with a difficulty, tries until one has it.
    fn generate(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        let recipe = recipe(ask)?;
        let mut rng = Rng::new(ask.seed);
        let Some(level) = ask.level(<Pairs as Explain>::levels())? else {
            let puzzle = recipe.draw(&mut rng, budget)?;
            return Ok(finish(puzzle, Vec::new(), budget)?);
        };
        if recipe.rows * recipe.cols > MAX_GRADED {
            return Err(InputError::new(message!("pairs-graded-size", most = MAX_GRADED)).into());
        }
        for _ in 0..TRIES {
            let puzzle = recipe.draw(&mut rng, budget)?;
            if explain::level_of(&puzzle, budget)? == level {
                let note = message!("made-level", level = level);
                return Ok(finish(puzzle, vec![note], budget)?);
            }
        }
        let what = message!("pairs-level-rare", tries = TRIES, level = level);
        Err(InputError::new(what).into())
    }
}

fn finish(
    puzzle: Puzzle,
    mut notes: Vec<Message>,
    budget: &mut Budget,
) -> Result<Generated<Pairs>, Stop> {
    let mut solution = None;
    if puzzle.len() <= MAX_SOLVED {
        let best = solve::best_pairing(&puzzle, budget)?;
        notes.push(message!("pairs-least-score", score = puzzle.score(&best)));
        solution = Some(best);
    }
    Ok(Generated { puzzle, solution, notes })
}

fn recipe(ask: &GenerateAsk) -> Result<Recipe, InputError> {
    let (rows, cols) = ask.size.unwrap_or(DEFAULT_SIZE);
    rules::size(rows, cols).map_err(InputError::new)?;
    let (low, high) = values(&ask.options)?;
    Ok(Recipe {
        rows,
        cols,
        shares: shares(&ask.options)?,
        low,
        high,
        spread: SPREAD.chosen(&ask.options)?,
        rule: rule(&ask.options, Rule::Adjacent)?,
    })
}

fn shares(options: &Options) -> Result<[u32; 5], InputError> {
    let Some(text) = options.get(COLOURS.name) else { return Ok([30, 20, 20, 20, 10]) };
    let wrong = || {
        InputError::new(message!(
            "pairs-wrong-shares",
            option = Arg::Option(COLOURS.name.into()),
            text = text.to_string(),
            most = MAX_SHARE
        ))
    };
    let parsed: Result<Vec<u32>, _> = text.split(',').map(|t| t.trim().parse()).collect();
    let shares: [u32; 5] = parsed.ok().and_then(|s| s.try_into().ok()).ok_or_else(wrong)?;
    let total: u64 = shares.iter().map(|s| u64::from(*s)).sum();
    if total == 0 || shares.iter().any(|s| *s > MAX_SHARE) {
        return Err(wrong());
    }
    Ok(shares)
}

fn values(options: &Options) -> Result<(u32, u32), InputError> {
    if IGNORE_VALUES.is_on(options)? {
        return Ok((1, 1));
    }
    let Some(text) = options.get(VALUES.name) else { return Ok((1, 9)) };
    let (low, high) = text.split_once("..").unwrap_or((text, text));
    match (low.trim().parse(), high.trim().parse()) {
        (Ok(low), Ok(high)) if 1 <= low && low <= high && high <= MAX_VALUE => Ok((low, high)),
        _ => Err(InputError::new(message!(
            "pairs-wrong-range",
            option = Arg::Option(VALUES.name.into()),
            text = text.to_string(),
            most = MAX_VALUE
        ))),
    }
}

impl Recipe {
    fn draw(&self, rng: &mut Rng, budget: &mut Budget) -> Result<Puzzle, GenerateError> {
        let cells = self.rows * self.cols;
        let (mut colours, mut values) = (Vec::with_capacity(cells), Vec::with_capacity(cells));
        for cell in 0..cells {
            if cell.is_multiple_of(1024) {
                budget.tick()?;
            }
            colours.push(self.colour(rng));
            values.push(self.value(rng));
        }
        Ok(Puzzle::new(self.rows, self.cols, colours, values, self.rule)?)
    }

    fn colour(&self, rng: &mut Rng) -> Colour {
        let total: u32 = self.shares.iter().sum();
        let mut left = rng.below(total as usize) as u32;
        for (colour, share) in grid::COLOURS.iter().zip(self.shares) {
            if left < share {
                return *colour;
            }
            left -= share;
        }
        Colour::Black
    }

    fn value(&self, rng: &mut Rng) -> u32 {
        let mut draw = || self.low + rng.below((self.high - self.low + 1) as usize) as u32;
        match self.spread {
            "low" => draw().min(draw()),
            "bell" => {
                let sum = u64::from(draw()) + u64::from(draw()) + u64::from(draw());
                (sum / 3) as u32
            }
            _ => draw(),
        }
    }
}
