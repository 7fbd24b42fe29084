//! Random boards, with the shares of the colours and the spread of the values one asks for.

use super::format::rule;
use super::play::State;
use super::rules::{self, MAX_VALUE, Puzzle, Rule};
use super::{Pairs, explain, solve};
use quadrille_core::{
    Budget, Colour, GenerateAsk, GenerateError, Generated, InputError, Kind, Language, OptionSpec,
    Options, Rng,
};

/// Options of the generator.
pub static OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "colours",
        kind: Kind::Text("W,R,B,G,D"),
        about: "shares of white, red, blue, green and black (default 30,20,20,20,10)",
    },
    OptionSpec {
        name: "values",
        kind: Kind::Text("LOW..HIGH"),
        about: "the values of cells; one number makes them all equal (default 1..9)",
    },
    OptionSpec {
        name: "spread",
        kind: Kind::Choice(&["uniform", "low", "bell"]),
        about: "how values are drawn: evenly, low ones more often, middle ones more often",
    },
];

/// Boards up to this size are solved, so that a solution comes with them.
const MAX_SOLVED: usize = 250_000;
/// Boards up to this size can be asked to have a difficulty.
const MAX_GRADED: usize = 2_500;
const TRIES: usize = 500;
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

/// Makes a board; with a difficulty, tries until one has it.
pub fn run(ask: &GenerateAsk, budget: &mut Budget) -> Result<Generated<Pairs>, GenerateError> {
    let recipe = recipe(ask)?;
    let mut rng = Rng::new(ask.seed);
    let Some(level) = &ask.difficulty else {
        let puzzle = recipe.draw(&mut rng, budget)?;
        return Ok(finish(puzzle, Vec::new(), budget)?);
    };
    if !explain::LEVELS.iter().any(|l| l.name == level) {
        let names: Vec<_> = explain::LEVELS.iter().map(|l| l.name).collect();
        let what = format!("pairs has no difficulty `{level}`; it has {}", names.join(", "));
        return Err(InputError::new(what).into());
    }
    if recipe.rows * recipe.cols > MAX_GRADED {
        let what = format!("a difficulty can be asked for up to {MAX_GRADED} cells");
        return Err(InputError::new(what).into());
    }
    for _ in 0..TRIES {
        let puzzle = recipe.draw(&mut rng, budget)?;
        let explained =
            explain::run(&puzzle, &State::default(), usize::MAX, Language::default(), budget)?;
        if explained.difficulty == Some(level.as_str()) {
            let note = format!("difficulty {level}");
            return Ok(finish(puzzle, vec![note], budget)?);
        }
    }
    Err(InputError::new(format!(
        "none of {TRIES} boards was {level}; try another size, or other colours and values"
    ))
    .into())
}

fn finish(
    puzzle: Puzzle,
    mut notes: Vec<String>,
    budget: &mut Budget,
) -> Result<Generated<Pairs>, quadrille_core::Stop> {
    let mut solution = None;
    if puzzle.len() <= MAX_SOLVED {
        let best = solve::best_pairing(&puzzle, budget)?;
        notes.push(format!("least score {}", puzzle.score(&best)));
        solution = Some(best);
    }
    Ok(Generated { puzzle, solution, notes: notes.into_iter().map(Into::into).collect() })
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
        spread: ask.options.choice("spread", &["uniform", "low", "bell"])?,
        rule: rule(&ask.options, Rule::Adjacent)?,
    })
}

fn shares(options: &Options) -> Result<[u32; 5], InputError> {
    let Some(text) = options.get("colours") else { return Ok([30, 20, 20, 20, 10]) };
    let wrong = || {
        InputError::new(format!(
            "--colours {text}: expected five whole numbers up to 1000, for white, red, blue, green and black, as in 30,20,20,20,10"
        ))
    };
    let parsed: Result<Vec<u32>, _> = text.split(',').map(|t| t.trim().parse()).collect();
    let shares: [u32; 5] = parsed.ok().and_then(|s| s.try_into().ok()).ok_or_else(wrong)?;
    let total: u64 = shares.iter().map(|s| u64::from(*s)).sum();
    if total == 0 || shares.iter().any(|s| *s > 1000) {
        return Err(wrong());
    }
    Ok(shares)
}

fn values(options: &Options) -> Result<(u32, u32), InputError> {
    let Some(text) = options.get("values") else { return Ok((1, 9)) };
    let (low, high) = text.split_once("..").unwrap_or((text, text));
    match (low.trim().parse(), high.trim().parse()) {
        (Ok(low), Ok(high)) if 1 <= low && low <= high && high <= MAX_VALUE => Ok((low, high)),
        _ => Err(InputError::new(format!(
            "--values {text}: expected LOW..HIGH within 1..{MAX_VALUE}, as in 1..9"
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
        Ok(Puzzle::new(self.rows, self.cols, colours, values, self.rule)
            .map_err(InputError::new)?)
    }

    fn colour(&self, rng: &mut Rng) -> Colour {
        let total: u32 = self.shares.iter().sum();
        let mut left = rng.below(total as usize) as u32;
        for (colour, share) in super::format::grid::COLOURS.iter().zip(self.shares) {
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
