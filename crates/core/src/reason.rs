//! Solving as a person would: the driver that every game's techniques share.
//!
//! A technique finds facts; words are made from them only when a person listens. Grading therefore
//! speaks to nobody and formats nothing.

use crate::case::Case;
use crate::{
    Budget, Cell, Explanation, InputError, Level, Locale, Message, Play, Recall, Step, Stop, Where,
};

/// A technique: how it is listed, how much a use of it adds to the score, how it is found.
///
/// What it is, in one line, is the attribute `about` of its message `GAME-NAME`.
pub struct Technique<G: Explain> {
    /// The name in hints and reports; renaming it breaks scripts.
    pub name: &'static str,
    /// The level a puzzle has when this is the hardest technique it needs.
    pub level: Level,
    /// What a use of it adds to the score, unless [`Explain::weight`] says otherwise.
    pub weight: u32,
    /// Looks at a board for up to `most` conclusions, in the order a person would see them. Several
    /// may be told at once where looking costs more than concluding; later ones may have become stale.
    pub find: for<'b, 'p> fn(
        board: &'b mut G::Board<'p>,
        most: usize,
        budget: &mut Budget,
    ) -> Result<Vec<G::Finding>, Stop>,
}

/// How a board stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Something is undecided.
    Open,
    /// Everything follows.
    Solved,
    /// What is known contradicts itself: why.
    Contradiction(Message),
}

/// What is to be said of a player's position before reasoning goes on from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// Nothing.
    Fine,
    /// Something worth knowing; reasoning goes on.
    Remark(Message),
    /// No solution keeps this position: nothing sound can follow.
    Wrong(Message),
}

/// A finding as a player is told it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Telling {
    /// What follows, as in [`Step::effects`].
    pub effects: Vec<String>,
    /// The cells that are the evidence.
    pub because: Vec<Cell>,
    /// The numbers beside the board that are evidence too, as in [`Step::clues`].
    pub clues: Vec<String>,
    /// Where to look, as in [`Step::place`].
    pub place: Option<Where>,
    /// What would follow one after the other, as in [`Step::chain`].
    pub chain: Vec<String>,
    /// Where that breaks a rule, as in [`Step::broken`].
    pub broken: Vec<String>,
    /// The numbers of the argument, as in [`Step::labels`].
    pub labels: Vec<(Cell, String)>,
    /// The sentence.
    pub reason: Message,
}

impl Telling {
    /// What follows, from which cells, and why; nothing more.
    pub fn new(effects: Vec<String>, because: Vec<Cell>, reason: Message) -> Self {
        let (clues, chain, broken, labels) = Default::default();
        Telling { effects, because, clues, place: None, chain, broken, labels, reason }
    }

    /// As a step of a technique, said in a language.
    fn said(self, technique: &'static str, locale: Locale) -> Step {
        let Telling { effects, because, clues, place, chain, broken, labels, reason } = self;
        let text = locale.say(&reason);
        Step { technique, effects, because, clues, place, chain, broken, labels, text }
    }
}

/// Reasoning about a game: its board as a person sees it, and the techniques.
pub trait Explain: Play {
    /// What a person knows while reasoning.
    type Board<'p>;
    /// One conclusion, as facts.
    type Finding;

    /// The difficulty levels, easiest first.
    fn levels() -> &'static [Level];
    /// The techniques, easiest first.
    fn techniques() -> &'static [Technique<Self>];
    /// Whether a technique is a search and no argument: a puzzle that needs it has no level.
    fn is_search(_technique: &Technique<Self>) -> bool {
        false
    }
    /// The board of a position.
    fn board<'p>(puzzle: &'p Self::Puzzle, from: &Self::State) -> Self::Board<'p>;
    /// What is to be said of a position that is not the start. A solution that was met before may
    /// save looking for one.
    fn judge(
        puzzle: &Self::Puzzle,
        from: &Self::State,
        board: &Self::Board<'_>,
        recall: &Recall<Self::Solution>,
        budget: &mut Budget,
    ) -> Result<Judgement, Stop>;
    /// How the board stands.
    fn standing(board: &Self::Board<'_>) -> Standing;
    /// Whether a finding still says something new.
    fn is_news(board: &Self::Board<'_>, finding: &Self::Finding) -> bool;
    /// A finding for a player; asked before it is applied.
    fn tell(board: &Self::Board<'_>, finding: &Self::Finding) -> Telling;
    /// What a finding adds to the score: as a rule its technique's weight.
    fn weight(technique: &Technique<Self>, _finding: &Self::Finding) -> u32 {
        technique.weight
    }
    /// What to say of a position from which nothing is left to do; as a rule that speaks for itself.
    fn nothing_to_do(_board: &Self::Board<'_>) -> Option<Message> {
        None
    }
    /// Takes a finding over.
    fn apply(board: &mut Self::Board<'_>, finding: &Self::Finding);
    /// What to say when no technique helps any further.
    fn stuck(board: &Self::Board<'_>, budget: &mut Budget) -> Result<Message, Stop>;

    /// A position as a case to argue, for reasons that cite as little as can be; nothing in games where there
    /// is more to an answer than what its cells are.
    fn case(_puzzle: &Self::Puzzle, _from: &Self::State) -> Option<Result<Case, InputError>> {
        None
    }

    /// Up to `limit` steps of reasoning from a position; only the sentences depend on the language.
    fn explain(
        puzzle: &Self::Puzzle,
        from: &Self::State,
        limit: usize,
        locale: Locale,
        budget: &mut Budget,
    ) -> Result<Explanation, Stop> {
        Self::explain_on(puzzle, from, limit, locale, &Recall::default(), budget)
    }
    /// The same for whoever asks about one position of a puzzle after the other.
    fn explain_on(
        puzzle: &Self::Puzzle,
        from: &Self::State,
        limit: usize,
        locale: Locale,
        recall: &Recall<Self::Solution>,
        budget: &mut Budget,
    ) -> Result<Explanation, Stop> {
        explain::<Self>(puzzle, from, limit, locale, recall, budget)
    }
}

/// How far silent reasoning came.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Graded {
    /// How the board stands at the end.
    pub standing: Standing,
    /// The level of the hardest technique used; nothing when no step was needed.
    pub hardest: Option<Level>,
    /// The sum of the steps' weights.
    pub score: u32,
}

/// Reasons with the techniques that `allowed` lets pass, telling nobody.
pub fn grade<G: Explain>(
    board: &mut G::Board<'_>,
    allowed: impl Fn(&Technique<G>) -> bool,
    budget: &mut Budget,
) -> Result<Graded, Stop> {
    let mut graded = Graded { standing: Standing::Open, hardest: None, score: 0 };
    loop {
        graded.standing = G::standing(board);
        if graded.standing != Standing::Open {
            return Ok(graded);
        }
        let mut listen = |technique: &Technique<G>, _: &G::Board<'_>, finding: &G::Finding| {
            graded.hardest = graded.hardest.max(Some(technique.level));
            graded.score = graded.score.saturating_add(G::weight(technique, finding));
        };
        if !advance::<G>(board, &allowed, usize::MAX, &mut listen, budget)? {
            return Ok(graded);
        }
    }
}

/// Takes over what the easiest technique finds that finds anything; `false` when none does.
fn advance<G: Explain>(
    board: &mut G::Board<'_>,
    allowed: &impl Fn(&Technique<G>) -> bool,
    most: usize,
    listen: &mut dyn FnMut(&Technique<G>, &G::Board<'_>, &G::Finding),
    budget: &mut Budget,
) -> Result<bool, Stop> {
    for technique in G::techniques().iter().filter(|technique| allowed(technique)) {
        budget.tick()?;
        let mut told = false;
        for finding in (technique.find)(board, most, budget)? {
            if G::is_news(board, &finding) {
                listen(technique, board, &finding);
                G::apply(board, &finding);
                told = true;
                if matches!(G::standing(board), Standing::Contradiction(_)) {
                    return Ok(true);
                }
            }
        }
        if told {
            return Ok(true);
        }
    }
    // Instead of a step a technique may have found that nothing is possible: then there is
    // something new to see.
    Ok(matches!(G::standing(board), Standing::Contradiction(_)))
}

/// Up to `limit` steps from a position.
fn explain<G: Explain>(
    puzzle: &G::Puzzle,
    from: &G::State,
    limit: usize,
    locale: Locale,
    recall: &Recall<G::Solution>,
    budget: &mut Budget,
) -> Result<Explanation, Stop> {
    let mut told = Explanation::default();
    let mut board = G::board(puzzle, from);
    if *from != G::start(puzzle) {
        match G::judge(puzzle, from, &board, recall, budget)? {
            Judgement::Fine => {}
            Judgement::Remark(remark) => told.note = Some(locale.say(&remark)),
            Judgement::Wrong(why) => {
                told.note = Some(locale.say(&why));
                return Ok(told);
            }
        }
    }
    let mut hardest: Option<Level> = None;
    let mut searched = false;
    loop {
        match G::standing(&board) {
            Standing::Solved => {
                told.solved = true;
                if told.steps.is_empty() && told.note.is_none() {
                    told.note = G::nothing_to_do(&board).map(|note| locale.say(&note));
                }
                let level = hardest.or(G::levels().first().copied());
                told.difficulty = level.filter(|_| !searched).map(|l| l.name);
                return Ok(told);
            }
            Standing::Contradiction(why) => {
                told.difficulty = None;
                told.note = Some(locale.say(&crate::message!("no-solution-from-here", why = why)));
                return Ok(told);
            }
            Standing::Open if told.steps.len() >= limit => return Ok(told),
            Standing::Open => {}
        }
        let room = limit - told.steps.len();
        let mut listen = |technique: &Technique<G>, board: &G::Board<'_>, finding: &G::Finding| {
            if told.steps.len() >= limit {
                return;
            }
            hardest = hardest.max(Some(technique.level));
            searched |= G::is_search(technique);
            told.score = told.score.saturating_add(G::weight(technique, finding));
            told.steps.push(G::tell(board, finding).said(technique.name, locale));
        };
        let went_on = advance::<G>(&mut board, &|_| true, room, &mut listen, budget);
        told.difficulty = hardest.map(|level| level.name);
        let end = match went_on {
            Ok(true) => continue,
            Ok(false) => G::stuck(&board, budget),
            Err(stop) => Err(stop),
        };
        told.difficulty = None;
        let note = match end {
            // The steps found so far are as sound as if there were time for more.
            Err(stop) if !told.steps.is_empty() => {
                crate::message!("explain-stopped", why = stop.message())
            }
            other => other?,
        };
        told.note = Some(locale.say(&note));
        return Ok(told);
    }
}
