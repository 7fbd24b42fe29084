//! The microscope: what is seen of a puzzle's integer program. Only a service answers this, because it needs HiGHS.

use crate::puzzle::options;
use crate::{Limits, Named, Ready, Refusal, Work};
use quadrille_core::lens::{CutLoop, Formulation, ModelSeen, RelaxationSeen, Scenes};
use quadrille_core::{
    Ask, Budget, DynPuzzle, ModelKind, Options, SolveReport, Stop, Tree, message,
};
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
    /// An algorithm of the game's own at work.
    Scenes,
    /// The program or the formula as a file's text.
    Text,
}

/// The notation of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ModelNotation {
    /// CPLEX LP.
    #[default]
    Lp,
    /// Free MPS.
    Mps,
    /// Pseudo-Boolean, as proofs use it.
    Opb,
    /// DIMACS CNF.
    Cnf,
}

/// Longer texts are for files.
const MOST_TEXT: usize = 16 << 20;
/// Minimax looks no further than this.
const MOST_DEPTH: u32 = 12;

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
    /// Whether branches on variables that the program does not have are left out: searches have variables of their own.
    #[serde(default)]
    pub known: bool,
    /// Whose tree: `bnb`, another method that keeps one, or `minimax`.
    pub method: Option<String>,
    /// How many moves ahead `minimax` looks.
    pub depth: Option<u32>,
    /// Which scenes.
    pub scenes: Option<String>,
    /// The notation of a text.
    pub notation: Option<ModelNotation>,
    /// The kind of cut.
    pub cut: Option<String>,
    /// Options of the branch and bound.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The most time.
    pub seconds: Option<f64>,
}

/// A search and its tree.
#[derive(Serialize, JsonSchema)]
pub struct Branched {
    /// How it ended; nothing of a player who only looks ahead.
    pub report: Option<SolveReport>,
    /// What it tried.
    pub tree: Tree,
    /// The same for Graphviz.
    pub dot: String,
    /// The same as GrUMPy and BAK read it.
    pub grumpy: String,
}

impl Branched {
    fn new(report: Option<SolveReport>, tree: Tree) -> Self {
        let (dot, grumpy) = (tree.to_dot(), tree.to_grumpy());
        Branched { report, tree, dot, grumpy }
    }
}

/// A program or formula as text.
#[derive(Serialize, JsonSchema)]
pub struct ModelText {
    /// The text.
    pub text: String,
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
    /// Of `scenes`.
    Scenes(Scenes),
    /// Of `text`.
    Text(ModelText),
}

const BNB: &str = "bnb";
const MINIMAX: &str = "minimax";

/// The tree of a method, no larger than a page can draw.
fn tree(
    puzzle: &dyn DynPuzzle,
    method: &str,
    program: Option<&str>,
    options: Options,
    budget: &mut Budget,
) -> Result<Branched, Refusal> {
    let mut options = if method == BNB { options } else { Options::new() };
    if let Some(program) = program.filter(|_| method == BNB && puzzle.programs().len() > 1) {
        options.set("program", program);
    }
    let ask = Ask { options, tree: true, ..Ask::default() };
    *budget = budget.clone().telling_nodes();
    let mut report = puzzle.solve(Some(method), &ask, budget)?;
    let Some(mut tree) = report.tree.take() else {
        return Err(Refusal::new(message!("lens-no-tree", method = method.to_string())));
    };
    tree.more += tree.nodes.len().saturating_sub(MOST_NODES) as u64;
    tree.nodes.truncate(MOST_NODES);
    Ok(Branched::new(Some(report), tree))
}

/// What minimax looks at.
fn ahead(puzzle: &dyn DynPuzzle, depth: u32, budget: &mut Budget) -> Result<Branched, Refusal> {
    match puzzle.game_tree(depth.clamp(1, MOST_DEPTH), budget) {
        Some(told) => Ok(Branched::new(None, told?.map_err(stopped)?)),
        None => Err(Refusal::new(message!("service-not-for-two", game = puzzle.game()))),
    }
}

fn text(
    puzzle: &dyn DynPuzzle,
    program: Option<&str>,
    notation: ModelNotation,
) -> Result<ModelText, Refusal> {
    let text = match (notation, program) {
        (ModelNotation::Opb, _) => puzzle.program(program)?.to_opb(),
        (ModelNotation::Lp, Some(_)) => puzzle.program(program)?.to_lp(),
        (ModelNotation::Mps, Some(_)) => puzzle.program(program)?.to_mps(),
        (ModelNotation::Lp, None) => puzzle.model(ModelKind::Lp)?,
        (ModelNotation::Mps, None) => puzzle.model(ModelKind::Mps)?,
        (ModelNotation::Cnf, _) => puzzle.model(ModelKind::Cnf)?,
    };
    match text.len() {
        0..=MOST_TEXT => Ok(ModelText { text }),
        bytes => Err(Refusal::new(message!("lens-text-long", bytes = bytes))),
    }
}

fn stopped(stop: Stop) -> Refusal {
    Refusal::new(message!("lens-stopped", why = stop.message()))
}

fn scenes_stopped(stop: Stop) -> Refusal {
    Refusal::new(message!("scenes-stopped", why = stop.message()))
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
        let (method, depth, scenes) = (self.method, self.depth, self.scenes);
        let (known, notation) = (self.known, self.notation.unwrap_or_default());
        Ok(Box::new(move |budget| {
            let program = program.as_deref();
            Ok(match aspect {
                Aspect::Model => Looked::Model(lens::model(&*puzzle, program)?),
                Aspect::Relaxation => {
                    let whole = fixed.is_empty();
                    let fixed = if known { lens::known(&*puzzle, program, fixed)? } else { fixed };
                    let seen = lens::relaxation(&*puzzle, program, &fixed, whole, budget)?;
                    Looked::Relaxation(seen.map_err(stopped)?)
                }
                Aspect::Tree => {
                    let method = method.as_deref().unwrap_or(BNB);
                    let branched = match method {
                        MINIMAX => ahead(&*puzzle, depth.unwrap_or(3), budget)?,
                        _ => tree(&*puzzle, method, program, options, budget)?,
                    };
                    Looked::Tree(Box::new(branched))
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
                Aspect::Scenes => {
                    let names = puzzle.scene_names();
                    let name = scenes.as_deref().or(names.first().copied()).unwrap_or_default();
                    Looked::Scenes(puzzle.scenes(name, budget)?.map_err(scenes_stopped)?)
                }
                Aspect::Text => Looked::Text(text(&*puzzle, program, notation)?),
            })
        }))
    }
}
