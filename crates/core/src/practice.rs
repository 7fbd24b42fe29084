//! Puzzles to practise a technique on: made from one seed after the other until reasoning needs it.

use crate::{
    Arg, Budget, DynGame, DynGenerated, GenerateAsk, GenerateError, InputError, Locale, Rng, Step,
    Stop, TechniqueInfo, message,
};

/// A puzzle that needs a technique, and where it does.
#[must_use]
pub struct Practice {
    /// The puzzle.
    pub made: DynGenerated,
    /// The moves that lead to where the technique is the easiest that says anything.
    pub before: Vec<String>,
    /// What it says there.
    pub step: Step,
}

/// So many puzzles are made before a technique is called too rare.
const TRIES: usize = 20_000;
/// So many requests that a game refuses before it is believed that it refuses them all.
const FRUITLESS: usize = 3;

/// Makes a puzzle whose explanation uses a technique, and none of a harder level. Without a difficulty in the request
/// it has the technique's own. The same request gives the same puzzle.
pub fn practice(
    game: &dyn DynGame,
    ask: &GenerateAsk,
    technique: &str,
    locale: Locale,
    budget: &mut Budget,
) -> Result<Practice, GenerateError> {
    let wanted = named(game, technique)?;
    let difficulty = ask.difficulty.clone().unwrap_or_else(|| wanted.level.to_string());
    let ask = GenerateAsk { difficulty: Some(difficulty), ..ask.clone() };
    let ask = game.practised(technique, ask.size).applied(technique, &ask)?;
    until(game, &ask, budget, &mut |made, budget| {
        let found = used(&made, technique, locale, budget)?;
        Ok(found.map(|(before, step)| Practice { made, before, step }))
    })
}

/// Takes a puzzle, or nothing if it will not do.
pub(crate) type Keep<'a, T> =
    &'a mut dyn FnMut(DynGenerated, &mut Budget) -> Result<Option<T>, Stop>;

/// Makes puzzles from one seed after the other, all of them drawn from the request's, until one is kept.
pub(crate) fn until<T>(
    game: &dyn DynGame,
    ask: &GenerateAsk,
    budget: &mut Budget,
    keep: Keep<'_, T>,
) -> Result<T, GenerateError> {
    let mut seeds = Rng::new(ask.seed);
    let mut found_none = 0;
    for _ in 0..TRIES {
        budget.tick().map_err(GenerateError::Stopped)?;
        let ask = GenerateAsk { seed: seeds.bits(), ..ask.clone() };
        let made = match game.generate(&ask, budget) {
            Ok(made) => made,
            // One seed may lead to none of the level; a request that makes no sense leads to none at all.
            Err(GenerateError::Input(error)) if found_none >= FRUITLESS => {
                return Err(GenerateError::Input(error));
            }
            Err(GenerateError::Input(_)) => {
                found_none += 1;
                continue;
            }
            Err(stopped) => return Err(stopped),
        };
        if let Some(kept) = keep(made, budget).map_err(GenerateError::Stopped)? {
            return Ok(kept);
        }
    }
    Err(GenerateError::Stopped(Stop::GaveUp))
}

/// The technique of a name.
pub(crate) fn named(game: &dyn DynGame, technique: &str) -> Result<TechniqueInfo, InputError> {
    let mut techniques = game.techniques();
    if let Some(place) = techniques.iter().position(|known| known.name == technique) {
        return Ok(techniques.swap_remove(place));
    }
    let known = Arg::all(techniques.iter().map(|known| known.name));
    let (game, name) = (game.name(), technique.to_string());
    Err(InputError::new(message!("no-technique", game = game, name = name, known = known)))
}

/// The first step by a technique, and the moves before it.
fn used(
    made: &DynGenerated,
    technique: &str,
    locale: Locale,
    budget: &mut Budget,
) -> Result<Option<(Vec<String>, Step)>, Stop> {
    let told = made.puzzle.start().explain(usize::MAX, locale, budget)?;
    let mut before = Vec::new();
    for step in told.steps {
        if step.technique == technique {
            return Ok(Some((before, step)));
        }
        before.extend(step.effects);
    }
    Ok(None)
}
