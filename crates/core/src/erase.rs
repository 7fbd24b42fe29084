//! Every [`Game`] behind the erased interface: the only place where types are forgotten.

use crate::case::Case;
use crate::clock::Instant;
use crate::dyn_game::{DynPosition, DynPuzzle};
use crate::erase_draft::Drafted;
use crate::erase_report::{find_format, find_method, id, report, threaded, write};
use crate::lens::{CutLoop, Proposed, Scenes};
use crate::pb::Program;
use crate::rating::rate;
use crate::referee::{refereed, solve};
use crate::{
    Answer, Arg, Ask, Budget, Cell, Claim, Cube, Exhibit, Explanation, Game, Gesture, InputError,
    Key, Locale, Message, ModelKind, Outcome, Parts, PlayReport, Proved, Rating, Recall, Rng,
    RuleBroken, SolveReport, Spec, Status, Stop, Tree, Unproved, View, message, page, prove,
};
use std::any::Any;
use std::io::{self, Write};
use std::sync::Arc;

/// A typed puzzle behind the erased interface.
pub(crate) struct Typed<G: Game> {
    puzzle: Arc<G::Puzzle>,
    recall: Arc<Recall<G::Solution>>,
}

/// A typed position behind the erased interface, with the puzzle it belongs to.
struct Placed<G: Game> {
    puzzle: Arc<G::Puzzle>,
    state: G::State,
    recall: Arc<Recall<G::Solution>>,
}

impl<G: Game> Typed<G> {
    /// A puzzle of which no solution was met yet.
    pub(crate) fn new(puzzle: G::Puzzle) -> Self {
        Typed { puzzle: puzzle.into(), recall: Arc::default() }
    }

    fn placed(&self, state: G::State) -> Box<dyn DynPosition> {
        let (puzzle, recall) = (self.puzzle.clone(), self.recall.clone());
        Box::new(Placed::<G> { puzzle, state, recall })
    }
}

/// Refuses boards that are too large to look at.
fn drawable<G: Game>(puzzle: &G::Puzzle) -> Result<(), InputError> {
    let cells = G::cells(puzzle);
    if cells > View::MAX_CELLS {
        let most = View::MAX_CELLS;
        return Err(InputError::new(message!("too-large-to-draw", cells = cells, most = most)));
    }
    Ok(())
}

impl<G: Game> DynPuzzle for Typed<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn id(&self) -> Result<String, InputError> {
        id::<G>(&self.puzzle)
    }

    fn form(&self) -> Result<String, InputError> {
        page::refuses()?;
        let images = (0..).map_while(|number| G::image(&self.puzzle, number));
        let ids = images.map(|image| id::<G>(&image)).collect::<Result<Vec<_>, _>>()?;
        Ok(ids.into_iter().min().unwrap_or_default())
    }

    fn clues(&self) -> Option<usize> {
        G::clues(&self.puzzle)
    }

    fn rate(&self, budget: &mut Budget) -> Result<Rating, Stop> {
        page::refuses().map_err(|_| Stop::GaveUp)?;
        rate::<G>(&self.puzzle, budget)
    }

    fn cells(&self) -> usize {
        G::cells(&self.puzzle)
    }

    fn further_rules(&self) -> Vec<&'static str> {
        G::further_rules(&self.puzzle)
    }

    fn moves_in(&self, text: &str) -> Vec<String> {
        let mut state = G::start(&self.puzzle);
        let takes = |text: &String| {
            let mut next = state.clone();
            let taken = G::play(&self.puzzle, &mut next, text).is_ok();
            if taken {
                state = next;
            }
            taken
        };
        G::moves_in(&self.puzzle, text).into_iter().filter(takes).collect()
    }

    fn write(&self, format: &str) -> Result<String, InputError> {
        write::<G>(&self.puzzle, format)
    }

    fn write_to(&self, format: &str, out: &mut dyn Write) -> io::Result<()> {
        page::refuses().map_err(io::Error::other)?;
        let found = find_format::<G>(format).map_err(io::Error::other)?;
        match found.write_stream {
            Some(write) => write(&self.puzzle, out),
            None => out.write_all(self.write(format).map_err(io::Error::other)?.as_bytes()),
        }
    }

    fn solve(
        &self,
        method: Option<&str>,
        ask: &Ask,
        budget: &mut Budget,
    ) -> Result<SolveReport, InputError> {
        ask.options.only(&[G::solve_options(), G::read_options()])?;
        let method = match method {
            Some(name) => find_method::<G>(name)?,
            None => G::default_method(&self.puzzle, ask),
        };
        let method = threaded::<G>(method, ask.threads)?;
        let (start, nodes) = (Instant::now(), budget.nodes());
        let answer = solve(&*self.puzzle, method, ask, budget)?;
        let seconds = start.elapsed().as_secs_f64();
        Ok(report::<G>(&self.puzzle, method.name, answer, seconds, budget.nodes() - nodes))
    }

    fn check(&self, solution: &str) -> Result<Result<Option<i64>, RuleBroken>, InputError> {
        let solution = G::read_solution(&self.puzzle, solution)?;
        Ok(G::check(&self.puzzle, &solution).map(|()| G::objective(&self.puzzle, &solution)))
    }

    fn check_certificate(&self, text: &str) -> Result<Message, RuleBroken> {
        page::refuses().map_err(|error| RuleBroken::new(vec![], error.what))?;
        G::check_certificate(&self.puzzle, text)
    }

    fn model(&self, kind: ModelKind) -> Result<String, InputError> {
        page::refuses()?;
        G::model(&self.puzzle, kind)
    }

    fn program(&self, method: Option<&str>) -> Result<Program, InputError> {
        page::refuses()?;
        (Spec::<G>::of(method)?.write)(&self.puzzle)
    }

    fn programs(&self) -> Vec<&'static str> {
        prove::specs::<G>().iter().map(|spec| spec.name).collect()
    }

    fn worth(&self, method: &str, solution: &str) -> Result<i64, InputError> {
        let spec = Spec::<G>::of(Some(method))?;
        let solution = G::read_solution(&self.puzzle, solution)?;
        Ok((spec.write)(&self.puzzle)?.value(&(spec.point)(&self.puzzle, &solution)))
    }

    fn relaxed(&self, program: &str, budget: &mut Budget) -> Result<Option<Proposed>, Stop> {
        G::relaxed(&self.puzzle, program, budget)
    }

    fn cut_kinds(&self) -> &'static [&'static str] {
        G::cut_kinds()
    }

    fn cut_loop(&self, cut: &str, budget: &mut Budget) -> Result<CutLoop, InputError> {
        G::cut_loop(&self.puzzle, cut, budget)
    }

    fn cubes(&self, wanted: usize, budget: &mut Budget) -> Result<Vec<Cube>, InputError> {
        page::refuses()?;
        Ok((Parts::<G>::of_game()?.cut)(&self.puzzle, wanted, budget))
    }

    fn solve_within(
        &self,
        cube: &Cube,
        ask: &Ask,
        budget: &mut Budget,
    ) -> Result<SolveReport, InputError> {
        page::refuses()?;
        let (start, nodes) = (Instant::now(), budget.nodes());
        let answer = Parts::<G>::of_game()?.within(&self.puzzle, cube, ask, budget)?;
        let answer = refereed::<G>(&self.puzzle, "cube", answer);
        let seconds = start.elapsed().as_secs_f64();
        Ok(report::<G>(&self.puzzle, "search", answer, seconds, budget.nodes() - nodes))
    }

    fn scene_names(&self) -> &'static [&'static str] {
        G::scene_names()
    }

    fn scenes(&self, name: &str, budget: &mut Budget) -> Result<Result<Scenes, Stop>, InputError> {
        G::scenes(&self.puzzle, name, budget)
    }

    fn game_tree(
        &self,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<Result<Result<Tree, Stop>, InputError>> {
        G::game_tree(&self.puzzle, depth, budget)
    }

    fn prove(
        &self,
        method: Option<&str>,
        claim: Option<Claim>,
        budget: &mut Budget,
    ) -> Result<Proved, Unproved> {
        page::refuses().map_err(Unproved::Input)?;
        prove::prove::<G>(&self.puzzle, method, claim, budget)
    }

    fn exhibits(
        &self,
        method: &str,
        claim: Claim,
        solution: Option<&str>,
        walked: bool,
    ) -> Result<Vec<Exhibit>, InputError> {
        page::refuses()?;
        prove::exhibits::<G>(&self.puzzle, method, claim, solution, walked)
    }

    fn start(&self) -> Box<dyn DynPosition> {
        self.placed(G::start(&self.puzzle))
    }

    fn draft(&self) -> Box<dyn DynPosition> {
        Box::new(Drafted::<G>(G::Puzzle::clone(&self.puzzle)))
    }

    fn outcomes(&self) -> Vec<(Cell, Vec<Outcome>)> {
        if G::COUNTS { G::outcomes(&self.puzzle) } else { Vec::new() }
    }

    fn comparable(&self) -> bool {
        G::COUNTS && G::comparable(&self.puzzle)
    }

    fn unifies(&self) -> bool {
        G::UNIFIES
    }

    fn faces(&self, solution: &str, cells: &[Cell]) -> Result<Vec<String>, InputError> {
        let solution = G::read_solution(&self.puzzle, solution)?;
        Ok(cells.iter().map(|cell| G::outcome(&self.puzzle, &solution, *cell)).collect())
    }

    fn facts(
        &self,
        solution: &str,
        seed: u64,
        budget: &mut Budget,
    ) -> Result<Result<Vec<String>, Stop>, InputError> {
        let solution = G::read_solution(&self.puzzle, solution)?;
        Ok(G::facts(&self.puzzle, &solution, &mut Rng::new(seed), budget))
    }

    fn mended(&self, seed: u64, budget: &mut Budget) -> Result<Option<Vec<String>>, Stop> {
        G::mended(&self.puzzle, &mut Rng::new(seed), budget)
    }

    fn counts(&self) -> bool {
        G::COUNTS
    }

    fn position(&self, progress: &str) -> Result<Box<dyn DynPosition>, InputError> {
        Ok(self.placed(G::read_progress(&self.puzzle, progress)?))
    }

    fn way_to(&self, solution: &str) -> Result<Vec<String>, InputError> {
        Ok(G::way_to(&self.puzzle, &G::read_solution(&self.puzzle, solution)?))
    }

    fn filled(&self, solution: &str) -> Result<Box<dyn DynPuzzle>, InputError> {
        page::refuses()?;
        match G::filled(&self.puzzle, &G::read_solution(&self.puzzle, solution)?) {
            Some(filled) => Ok(Box::new(Typed::<G>::new(filled))),
            None => Err(InputError::new(message!("no-filled", game = G::NAME))),
        }
    }

    fn finished(&self, solution: &str) -> Result<Box<dyn DynPosition>, InputError> {
        Ok(self.placed(G::finish(&self.puzzle, &G::read_solution(&self.puzzle, solution)?)))
    }

    fn film(&self, solution: &str) -> Result<Vec<View>, InputError> {
        page::refuses()?;
        drawable::<G>(&self.puzzle)?;
        Ok(G::film(&self.puzzle, &G::read_solution(&self.puzzle, solution)?))
    }
}

impl<G: Game> DynPosition for Placed<G> {
    fn play(&mut self, text: &str) -> Result<(), InputError> {
        G::play(&self.puzzle, &mut self.state, text)
    }

    fn progress(&self) -> String {
        G::write_progress(&self.puzzle, &self.state)
    }

    fn status(&self) -> Status {
        G::status(&self.puzzle, &self.state)
    }

    fn view(&self) -> Result<View, InputError> {
        drawable::<G>(&self.puzzle)?;
        Ok(G::view(&self.puzzle, &self.state))
    }

    fn report(&self) -> Result<PlayReport, InputError> {
        drawable::<G>(&self.puzzle)?;
        let status = self.status();
        let view = G::view_standing(&self.puzzle, &self.state, &status);
        Ok(PlayReport { view, status, progress: self.progress() })
    }

    fn draw_text(&self) -> String {
        G::draw_text(&self.puzzle, &self.state)
    }

    fn explain(
        &self,
        limit: usize,
        locale: Locale,
        budget: &mut Budget,
    ) -> Result<Explanation, Stop> {
        G::explain_on(&self.puzzle, &self.state, limit, locale, &self.recall, budget)
    }

    fn case(&self) -> Result<Case, InputError> {
        // No page argues cases: what does is too large for it.
        let case = match cfg!(target_family = "wasm") {
            true => None,
            false => G::case(&self.puzzle, &self.state),
        };
        let option = Arg::Option("shortest".into());
        let none = message!("case-none", game = G::NAME, option = option);
        case.unwrap_or_else(|| Err(InputError::new(none)))
    }

    fn gesture(&self, gesture: &Gesture<'_>) -> Result<Vec<String>, Message> {
        G::gesture(&self.puzzle, &self.state, gesture)
    }

    fn gesture_on_clue(&self, _: &str, _: &str) -> Result<Vec<String>, Message> {
        Ok(Vec::new())
    }

    fn keys(&self) -> Vec<Key> {
        G::keys(&self.puzzle)
    }

    fn reach(&self, from: Cell) -> Vec<Cell> {
        G::reach(&self.puzzle, &self.state, from)
    }

    fn counted(&self, clue: &str) -> Vec<Cell> {
        G::counted(&self.puzzle, &self.state, clue)
    }

    fn extends(&self, before: &dyn DynPosition) -> bool {
        let before = before.as_any().downcast_ref::<Placed<G>>();
        before.is_some_and(|before| G::extends(&before.state, &self.state))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn complete(&self, budget: &mut Budget) -> Result<SolveReport, InputError> {
        if let Some(puzzle) = G::as_puzzle(&self.puzzle, &self.state) {
            return Typed::<G>::new(puzzle).solve(None, &Ask::default(), budget);
        }
        let puzzle = &self.puzzle;
        let (start, nodes) = (Instant::now(), budget.nodes());
        let answer = match budget.check() {
            Ok(()) => refereed::<G>(puzzle, "complete", G::complete(puzzle, &self.state, budget)?),
            Err(stop) => Answer::unknown(stop),
        };
        let seconds = start.elapsed().as_secs_f64();
        Ok(report::<G>(puzzle, "complete", answer, seconds, budget.nodes() - nodes))
    }

    fn duplicate(&self) -> Box<dyn DynPosition> {
        let (puzzle, recall) = (self.puzzle.clone(), self.recall.clone());
        Box::new(Placed::<G> { puzzle, state: self.state.clone(), recall })
    }
}
