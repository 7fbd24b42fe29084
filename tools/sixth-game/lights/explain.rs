//! Reasoning: a light all of whose switches but one are decided decides the last one.

use super::play::{State, word};
use super::rules::{Lights, Puzzle, Solution, turned};
use super::solve;
use quadrille_core::{
    Budget, Cell, Explain, Judgement, Level, Recall, Rules, Standing, Stop, Technique, Telling,
    Verdict, message,
};

const EASY: Level = Level { rank: 0, name: "easy" };
const HARD: Level = Level { rank: 1, name: "hard" };

static TECHNIQUES: &[Technique<Lights>] = &[
    Technique { name: "last_switch", level: EASY, weight: 1, find: last_switch },
    Technique { name: "elimination", level: HARD, weight: 10, find: elimination },
];

/// What a person knows while reasoning.
pub struct Known<'p> {
    puzzle: &'p Puzzle,
    state: State,
}

/// A cell that is decided, and the light that decides it if one alone does.
pub struct Finding {
    cell: Cell,
    press: bool,
    light: Option<Cell>,
}

fn last_switch(known: &mut Known<'_>, most: usize, _: &mut Budget) -> Result<Vec<Finding>, Stop> {
    let find = |light: Cell| {
        let switches = || turned(&known.puzzle.lit, light);
        let mut open = switches().filter(|at| known.state[*at].is_none());
        let (Some(cell), None) = (open.next(), open.next()) else { return None };
        let others = switches().filter(|at| known.state[*at] == Some(true)).count();
        let press = known.puzzle.lit[light] != (others % 2 == 1);
        Some(Finding { cell, press, light: Some(light) })
    };
    Ok(known.puzzle.lit.cells().filter_map(find).take(most).collect())
}

/// Adding equations until one cell remains: told for the first open cell that has only one value.
fn elimination(known: &mut Known<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    for cell in known.state.cells().filter(|cell| known.state[*cell].is_none()) {
        for press in [false, true] {
            let mut supposed = known.state.clone();
            supposed[cell] = Some(!press);
            if solve::run(known.puzzle, &supposed, 1, budget).verdict == Verdict::Impossible {
                return Ok(vec![Finding { cell, press, light: None }]);
            }
        }
        budget.check()?;
    }
    Ok(Vec::new())
}

impl Explain for Lights {
    type Board<'p> = Known<'p>;
    type Finding = Finding;

    fn levels() -> &'static [Level] {
        &[EASY, HARD]
    }

    fn techniques() -> &'static [Technique<Self>] {
        TECHNIQUES
    }

    fn board<'p>(puzzle: &'p Puzzle, from: &State) -> Known<'p> {
        Known { puzzle, state: from.clone() }
    }

    fn judge(
        puzzle: &Puzzle,
        from: &State,
        _: &Known<'_>,
        _: &Recall<Solution>,
        budget: &mut Budget,
    ) -> Result<Judgement, Stop> {
        Ok(match solve::run(puzzle, from, 1, budget).verdict {
            Verdict::Impossible => Judgement::Wrong(message!("lights-wrong")),
            _ => Judgement::Fine,
        })
    }

    fn standing(known: &Known<'_>) -> Standing {
        if known.state.values().iter().any(Option::is_none) {
            return Standing::Open;
        }
        let solution = Solution { pressed: known.state.map(|press| *press == Some(true)) };
        match Self::check(known.puzzle, &solution) {
            Ok(()) => Standing::Solved,
            Err(broken) => Standing::Contradiction(broken.what),
        }
    }

    fn is_news(known: &Known<'_>, finding: &Finding) -> bool {
        known.state[finding.cell].is_none()
    }

    fn tell(known: &Known<'_>, finding: &Finding) -> Telling {
        let what = word(Some(finding.press));
        let reason = match finding.light {
            Some(light) => {
                message!("lights-last_switch", cell = finding.cell, light = light, what = what)
            }
            None => message!("lights-elimination", cell = finding.cell, what = what),
        };
        let because =
            finding.light.map_or(Vec::new(), |light| turned(&known.puzzle.lit, light).collect());
        Telling::new(vec![format!("{}={what}", finding.cell)], because, reason)
    }

    fn apply(known: &mut Known<'_>, finding: &Finding) {
        known.state[finding.cell] = Some(finding.press);
    }

    fn stuck(_: &Known<'_>, _: &mut Budget) -> Result<quadrille_core::Message, Stop> {
        Ok(message!("lights-stuck"))
    }
}
