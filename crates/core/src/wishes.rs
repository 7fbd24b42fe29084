//! Puzzles that keep wishes about how they are solved: a technique they need, others they do without, a score.
//!
//! Puzzles are made from one seed after the other until reasoning about one is as wished. What cannot be had is refused
//! at once, with the reason; what is only rare goes on until the budget ends, and the nearest is kept.

use crate::practice::{named, until};
use crate::{
    Budget, DynGame, DynGenerated, DynPuzzle, Explanation, GenerateAsk, GenerateError, InputError,
    Level, Locale, Message, Stop, TechniqueInfo, message,
};

/// What the explanation of a puzzle shall be like.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// It uses this technique.
    pub needs: Option<String>,
    /// It reaches the solution without these.
    pub avoid: Vec<String>,
    /// It reaches the solution, with a score from the first of these to the second.
    pub score: Option<(u32, u32)>,
}

/// A puzzle that keeps the wishes, or why there is none.
#[must_use]
pub struct Wished {
    /// The puzzle, or why not.
    pub made: Result<DynGenerated, GenerateError>,
    /// The one that came nearest where none was found.
    pub nearest: Option<Nearest>,
}

/// A puzzle that keeps some of the wishes.
pub struct Nearest {
    /// The puzzle.
    pub puzzle: Box<dyn DynPuzzle>,
    /// What is told about it: its score, and which wishes it breaks.
    pub what: Message,
    /// How far it is from what was wished: wishes broken, then points.
    far: (usize, u32),
}

impl Wishes {
    /// Whether nothing is wished.
    pub fn is_empty(&self) -> bool {
        *self == Wishes::default()
    }

    /// Reads `20..35`, or one score.
    pub fn read_score(text: &str) -> Result<(u32, u32), InputError> {
        let (low, high) = text.split_once("..").unwrap_or((text, text));
        match (low.parse(), high.parse()) {
            (Ok(low), Ok(high)) if low <= high => Ok((low, high)),
            _ => Err(InputError::new(message!("wish-score", text = text.to_string()))),
        }
    }

    /// Refuses what no puzzle can keep.
    fn possible(&self, game: &dyn DynGame, ask: &GenerateAsk) -> Result<GenerateAsk, InputError> {
        let avoided: Vec<_> =
            self.avoid.iter().map(|name| named(game, name)).collect::<Result<_, _>>()?;
        let needed = self.needs.as_deref().map(|name| named(game, name)).transpose()?;
        if let Some(needed) = &needed
            && avoided.iter().any(|technique| technique.name == needed.name)
        {
            return Err(InputError::new(message!("wish-both", technique = needed.name)));
        }
        let rank = |name: &str| game.levels().iter().find(|level| level.name == name);
        let difficulty = ask.difficulty.clone().or(needed.as_ref().map(|n| n.level.to_string()));
        let difficulty = difficulty.or_else(|| easier(game, &avoided));
        let level = difficulty.as_deref().and_then(rank);
        if let (Some(needed), Some(level)) = (&needed, level)
            && let Some(own) = rank(needed.level)
            && own.rank > level.rank
        {
            return Err(InputError::new(message!(
                "wish-harder",
                technique = needed.name,
                level = *level,
                own = *own
            )));
        }
        // A puzzle's level is that of the hardest technique it needs.
        let avoids = |name: &str| avoided.iter().any(|technique| technique.name == name);
        if let Some(level) = level {
            let mut of_level = game.techniques();
            of_level.retain(|technique| technique.level == level.name);
            if !of_level.is_empty() && of_level.iter().all(|technique| avoids(technique.name)) {
                return Err(InputError::new(message!("wish-level", level = *level)));
            }
        }
        let ask = GenerateAsk { difficulty, ..ask.clone() };
        match self.needs.as_deref() {
            Some(needs) => game.practised(needs, ask.size).applied(needs, &ask),
            None => Ok(ask),
        }
    }

    /// How an explanation differs from what is wished: wishes broken, and points beside the score.
    fn far(&self, told: &Explanation) -> (usize, u32) {
        let uses = |name: &str| told.steps.iter().any(|step| step.technique == name);
        let mut broken = usize::from(self.needs.as_deref().is_some_and(|name| !uses(name)));
        broken += self.avoid.iter().filter(|name| uses(name)).count();
        let whole = !self.avoid.is_empty() || self.score.is_some();
        broken += usize::from(whole && !told.solved);
        let points = self.score.map_or(0, |(low, high)| {
            low.saturating_sub(told.score).max(told.score.saturating_sub(high))
        });
        (broken, points)
    }
}

/// The level for who wants to do without some techniques and names none: the hardest below them, or the easiest that has
/// others.
fn easier(game: &dyn DynGame, avoided: &[TechniqueInfo]) -> Option<String> {
    let is_avoided = |name: &str| avoided.iter().any(|technique| technique.name == name);
    let (techniques, levels) = (game.techniques(), game.levels());
    let easiest = levels.iter().find(|level| avoided.iter().any(|t| t.level == level.name))?;
    let possible =
        |level: &&Level| techniques.iter().any(|t| t.level == level.name && !is_avoided(t.name));
    let below = levels.iter().rev().find(|level| level.rank < easiest.rank && possible(level));
    Some(below.or(levels.iter().find(possible)).unwrap_or(easiest).name.to_string())
}

/// Why there is no puzzle. A generator that tried all it tries says that, and nothing about methods.
pub fn why_none(stop: Stop) -> Message {
    match stop {
        Stop::GaveUp => message!("wish-gave-up"),
        stop => stop.message(),
    }
}

/// Makes a puzzle that keeps the wishes. The same request gives the same puzzle.
pub fn wished(
    game: &dyn DynGame,
    ask: &GenerateAsk,
    wishes: &Wishes,
    budget: &mut Budget,
) -> Wished {
    let ask = match wishes.possible(game, ask) {
        Ok(ask) => ask,
        Err(error) => return Wished { made: Err(error.into()), nearest: None },
    };
    let (mut nearest, mut tries): (Option<Nearest>, u64) = (None, 0);
    let made = until(game, &ask, budget, &mut |made, budget| {
        tries += 1;
        budget.report("progress-boards", tries, 0);
        let told = made.puzzle.start().explain(usize::MAX, Locale::default(), budget)?;
        let far = wishes.far(&told);
        if far == (0, 0) {
            return Ok(Some(made));
        }
        if nearest.as_ref().is_none_or(|best| far < best.far) {
            let what = message!("wish-nearest", score = told.score, broken = far.0);
            nearest = Some(Nearest { puzzle: made.puzzle, what, far });
        }
        Ok(None)
    });
    let nearest = nearest.filter(|_| matches!(made, Err(GenerateError::Stopped(_))));
    Wished { made, nearest }
}
