//! Method `bnb` of every game with a program: our own branch and bound on the programs that proofs speak about.

use quadrille_core::tree::Tree;
use quadrille_core::{
    Answer, Ask, Budget, Game, InputError, Kind, OptionSpec, Options, Spec, Stop, Verdict, message,
};
use quadrille_engines::bnb::{self, Branching, Found, Inference, Order, Settings};
use quadrille_engines::mip;

/// What to branch on.
pub const BRANCHING: OptionSpec = OptionSpec {
    name: "branching",
    kind: Kind::Choice(&["smallest-row", "first", "most-fractional", "strong", "pseudo-cost"]),
    about: "bnb-option-branching",
};

/// Which open node comes next.
pub const NODE_ORDER: OptionSpec = OptionSpec {
    name: "node-order",
    kind: Kind::Choice(&["depth", "best-bound", "breadth"]),
    about: "bnb-option-node-order",
};

/// The most nodes.
pub const NODE_LIMIT: OptionSpec = OptionSpec {
    name: "node-limit",
    kind: Kind::Whole { least: 1, most: u64::MAX, default: None },
    about: "bnb-option-node-limit",
};

/// What is concluded from the rows.
pub const INFERENCE: OptionSpec = OptionSpec {
    name: "inference",
    kind: Kind::Choice(&["probing", "rows", "none"]),
    about: "bnb-option-inference",
};

/// The program, in games that have two.
pub const fn program(choices: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name: "program", kind: Kind::Choice(choices), about: "bnb-option-program" }
}

/// The settings that options ask for.
pub fn settings(options: &Options, tree: bool) -> Result<Settings, InputError> {
    Ok(Settings {
        branching: named(&Branching::ALL, BRANCHING.chosen(options)?),
        order: named(&Order::ALL, NODE_ORDER.chosen(options)?),
        inference: named(&Inference::ALL, INFERENCE.chosen(options)?),
        nodes: NODE_LIMIT.whole(options)?.unwrap_or(u64::MAX),
        tree,
    })
}

/// The setting of a name.
fn named<T: Copy + Default>(all: &[(T, &str)], name: &str) -> T {
    all.iter().find(|known| known.1 == name).map(|known| known.0).unwrap_or_default()
}

/// Solves a puzzle's program, again without each answer found where several are asked for. The tree is that of
/// the last search: of several, the one that looked for another answer.
pub fn run<G: Game>(
    puzzle: &G::Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<G::Solution>, InputError> {
    mip::available()?;
    let settings = settings(&ask.options, ask.tree)?;
    let spec = Spec::<G>::of(ask.options.get("program"))?;
    let mut program = (spec.write)(puzzle)?;
    let found = bnb::solve(&program, settings, budget);
    if spec.bound.is_some() {
        return Ok(minimal::<G>(puzzle, spec, found, &program));
    }
    let (mut first, mut count, mut found) = (None, 0, found);
    let (exhausted, stop) = loop {
        let Some(point) = found.point.take() else {
            break (found.stop.is_none(), found.stop);
        };
        count += 1;
        first.get_or_insert_with(|| (spec.answer)(puzzle, &point));
        if count >= ask.count.max(1) {
            break (false, None);
        }
        program.exclude(&point);
        found = bnb::solve(&program, settings, budget);
    };
    Ok(with_tree(Answer::counted(first, count, exhausted, stop), found.tree))
}

/// The answer in a game that minimises something. Its objective may differ from the program's by a constant.
fn minimal<G: Game>(
    puzzle: &G::Puzzle,
    spec: &Spec<G>,
    found: Found,
    program: &quadrille_core::pb::Program,
) -> Answer<G::Solution> {
    let Found { point, bound, stop, tree, .. } = found;
    let answer = match (point, stop) {
        (Some(point), stop) => {
            let solution = (spec.answer)(puzzle, &point);
            let value = program.value(&point);
            let objective = G::objective(puzzle, &solution);
            let bound = objective.zip(bound).map(|(objective, bound)| objective - value + bound);
            match stop {
                None => Answer { bound: bound.or(objective), ..Answer::solved(solution) },
                Some(_) => Answer::best(solution, bound),
            }
        }
        (None, None) => Answer::impossible(),
        (None, Some(stop)) => Answer::unknown(stop),
    };
    with_tree(answer, tree)
}

fn with_tree<S>(answer: Answer<S>, tree: Option<Tree>) -> Answer<S> {
    let gave_up = answer.verdict == Verdict::Unknown(Stop::GaveUp);
    let answer = if gave_up { answer.note(message!("bnb-gave-up")) } else { answer };
    match tree {
        Some(tree) if tree.more > 0 => {
            let note = message!("bnb-tree-cut", kept = tree.nodes.len(), more = tree.more);
            Answer { tree: Some(tree), ..answer.note(note) }
        }
        tree => Answer { tree, ..answer },
    }
}
