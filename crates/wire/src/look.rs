//! The microscope: what is seen of a puzzle's integer program. Only a service answers this, because it needs HiGHS.

use crate::puzzle::options;
use crate::{Limits, Named, Ready, Refusal, Work};
use quadrille_core::lens::{CutLoop, Formulation, ModelSeen, RelaxationSeen};
use quadrille_core::{Ask, SolveReport, Stop, Tree, message};
use quadrille_games::lens;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A tree on the wire keeps no more nodes than this.
const MOST_NODES: usize = 20_000;

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Aspect {
    /// The program's rows by group.
    Model,
    /// Its linear relaxation on the board.
    Relaxation,
    /// The tree of a branch and bound.
    Tree,
    /// All programs side by side.
    Formulations,
    /// The rounds of a loop of cuts.
    Cuts,
}

/// A variable fixed to a value.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The variable.
    pub variable: String,
    /// Whether it is 1.
    pub value: bool,
}

/// Looks at a puzzle's integer program.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// The puzzle.
    pub puzzle: Named,
    /// What to look at.
    pub aspect: Aspect,
    /// The program, by the method that solves it; the game's first otherwise.
    pub program: Option<String>,
    /// The branches taken, for a relaxation inside a tree.
    #[serde(default)]
    pub fixed: Vec<Decision>,
    /// The kind of cut.
    pub cut: Option<String>,
    /// Options of the branch and bound.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The most time.
    pub seconds: Option<f64>,
}

/// A branch and bound and its tree.
#[derive(Serialize, JsonSchema)]
pub struct Branched {
    /// How it ended.
    pub report: SolveReport,
    /// What it tried.
    pub tree: Tree,
}

/// Formulations side by side.
#[derive(Serialize, JsonSchema)]
pub struct Compared {
    /// A formulation each.
    pub formulations: Vec<Formulation>,
}

/// What is seen.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Looked {
    /// Of `model`.
    Model(ModelSeen),
    /// Of `relaxation`.
    Relaxation(RelaxationSeen),
    /// Of `tree`.
    Tree(Box<Branched>),
    /// Of `formulations`.
    Formulations(Compared),
    /// Of `cuts`.
    Cuts(CutLoop),
}

fn stopped(stop: Stop) -> Refusal {
    Refusal::new(message!("lens-stopped", why = stop.message()))
}

impl Work for Look {
    type Answer = Looked;

    fn seconds(&self) -> Option<f64> {
        self.seconds
    }

    fn prepare(self, limits: &Limits) -> Result<Ready<Looked>, Refusal> {
        let puzzle = self.puzzle.read(limits)?;
        limits.check_cells(puzzle.cells(), limits.drawn_cells)?;
        let options = options(&self.options);
        let decided = |one: Decision| (one.variable, one.value);
        let fixed: Vec<(String, bool)> = self.fixed.into_iter().map(decided).collect();
        let (aspect, program, cut) = (self.aspect, self.program, self.cut);
        Ok(Box::new(move |budget| {
            let program = program.as_deref();
            Ok(match aspect {
                Aspect::Model => Looked::Model(lens::model(&*puzzle, program)?),
                Aspect::Relaxation => {
                    let whole = fixed.is_empty();
                    let seen = lens::relaxation(&*puzzle, program, &fixed, whole, budget)?;
                    Looked::Relaxation(seen.map_err(stopped)?)
                }
                Aspect::Tree => {
                    let mut options = options;
                    if let Some(program) = program.filter(|_| puzzle.programs().len() > 1) {
                        options.set("program", program);
                    }
                    let ask = Ask { options, tree: true, ..Ask::default() };
                    let mut report = puzzle.solve(Some("bnb"), &ask, budget)?;
                    let mut tree = report.tree.take().unwrap_or_default();
                    tree.more += tree.nodes.len().saturating_sub(MOST_NODES) as u64;
                    tree.nodes.truncate(MOST_NODES);
                    Looked::Tree(Box::new(Branched { report, tree }))
                }
                Aspect::Formulations => {
                    let rows = lens::formulations(&*puzzle, &options, budget)?;
                    Looked::Formulations(Compared { formulations: rows.map_err(stopped)? })
                }
                Aspect::Cuts => {
                    let kinds = puzzle.cut_kinds();
                    let cut = cut.as_deref().or(kinds.first().copied()).unwrap_or_default();
                    Looked::Cuts(puzzle.cut_loop(cut, budget)?)
                }
            })
        }))
    }
}
