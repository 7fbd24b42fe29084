//! Pairing as a person would: what is safe first, and prices where nothing simple helps.

mod board;
#[cfg(test)]
mod diagram;
mod lonely;
mod only_partner;
mod prices;
mod strongest;

use super::Pairs;
use super::play::State;
use super::rules::{Pair, Pairing, Puzzle};
use super::solve;
use board::OpenBoard;
use quadrille_core::{
    Budget, Explain, Judgement, Level, Message, Recall, Standing, Stop, Technique, Telling, Where,
    message, reason,
};

const EASY: Level = Level { rank: 0, name: "easy" };
const NORMAL: Level = Level { rank: 1, name: "normal" };
const HARD: Level = Level { rank: 2, name: "hard" };

/// The techniques, easiest first.
static TECHNIQUES: &[Technique<Pairs>] =
    &[lonely::LONELY, only_partner::ONLY_PARTNER, strongest::STRONGEST, prices::PRICES];

/// One conclusion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// No open cell may pair with `cell`: it stays alone.
    Lonely { cell: usize },
    /// `cell` may pair with `partner` only; that saves `saved`, any other pair of the partner `other` at most.
    OnlyPartner { cell: usize, partner: usize, saved: u64, other: u64 },
    /// The pair saves `saved`; the best other pairs of its cells save `apart` together.
    Strongest { cell: usize, partner: usize, saved: u64, apart: u64 },
    /// A pair of a best pairing of what is left, which saves `total`; the pair itself saves `saved`.
    Prices { pair: Pair, saved: u64, total: u64 },
}

impl Finding {
    /// The cells it decides, which are its evidence too.
    fn cells(&self) -> Vec<usize> {
        match *self {
            Finding::Lonely { cell } => vec![cell],
            Finding::OnlyPartner { cell, partner, .. }
            | Finding::Strongest { cell, partner, .. } => vec![cell, partner],
            Finding::Prices { pair, .. } => vec![pair.first as usize, pair.second as usize],
        }
    }

    /// The pair it binds.
    fn pair(&self) -> Option<Pair> {
        match self.cells()[..] {
            [a, b] => Some(Pair::new(a, b)),
            _ => None,
        }
    }

    fn reason(&self, board: &OpenBoard<'_>) -> Message {
        let puzzle = board.puzzle;
        match *self {
            Finding::Lonely { cell } => {
                let value = puzzle.values()[cell];
                message!("pairs-lonely", cell = puzzle.cell(cell), value = value)
            }
            Finding::OnlyPartner { cell, partner, saved, other } => {
                let message = message!("pairs-only_partner", saved = saved, other = other);
                with_costs(message, puzzle, cell, partner)
            }
            Finding::Strongest { cell, partner, saved, apart } => {
                let message = message!("pairs-strongest", saved = saved, apart = apart);
                with_costs(message, puzzle, cell, partner)
            }
            Finding::Prices { pair, saved, total } => {
                let (first, second) = (pair.first as usize, pair.second as usize);
                let message = match &board.prices {
                    Some(prices) => message!("pairs-prices", saved = saved)
                        .with("price", prices[first])
                        .with("other_price", prices[second]),
                    None => message!("pairs-prices-unseen", saved = saved),
                };
                let message = message.with("total", total).with("rest", total - saved);
                with_costs(message, puzzle, first, second)
            }
        }
    }

    /// What the sentence counts with: what pairs of these cells would save, or the prices.
    fn labels(&self, board: &OpenBoard<'_>) -> Vec<(usize, i64)> {
        let (cell, partner) = match *self {
            Finding::Lonely { .. } => return Vec::new(),
            Finding::OnlyPartner { cell, partner, .. }
            | Finding::Strongest { cell, partner, .. } => (cell, partner),
            Finding::Prices { pair, .. } => {
                let Some(prices) = &board.prices else { return Vec::new() };
                let ends = [pair.first as usize, pair.second as usize];
                // Of a large board only the surroundings are worth looking at.
                let near = |at: &usize| {
                    board.left() <= LABELLED
                        || ends.iter().any(|end| end == at || board.puzzle.adjacent(*end, *at))
                };
                return board.open().filter(near).map(|at| (at, prices[at])).collect();
            }
        };
        let saves = |a: usize, b: usize| i64::try_from(board.saves(a, b)).unwrap_or(i64::MAX);
        let mut labels = vec![(cell, saves(cell, partner)), (partner, saves(cell, partner))];
        for (end, mate) in [(cell, partner), (partner, cell)] {
            for other in board.beside(end).filter(|other| *other != mate) {
                match labels.iter_mut().find(|(at, _)| *at == other) {
                    Some((_, most)) => *most = (*most).max(saves(end, other)),
                    None => labels.push((other, saves(end, other))),
                }
            }
        }
        labels
    }
}

/// On boards with more open cells not every price is told.
const LABELLED: usize = 400;

/// With two cells, what they cost as a pair, and what they cost alone.
fn with_costs(message: Message, puzzle: &Puzzle, cell: usize, partner: usize) -> Message {
    let (one, other) = (puzzle.values()[cell], puzzle.values()[partner]);
    message
        .with("cell", puzzle.cell(cell))
        .with("partner", puzzle.cell(partner))
        .with("cost", one.abs_diff(other))
        .with("alone", u64::from(one) + u64::from(other))
}

impl Explain for Pairs {
    type Board<'p> = OpenBoard<'p>;
    type Finding = Finding;

    fn levels() -> &'static [Level] {
        &[EASY, NORMAL, HARD]
    }

    fn techniques() -> &'static [Technique<Self>] {
        TECHNIQUES
    }

    fn board<'p>(puzzle: &'p Puzzle, from: &State) -> OpenBoard<'p> {
        OpenBoard::new(puzzle, from)
    }

    /// What the choices made so far have already lost.
    fn judge(
        puzzle: &Puzzle,
        from: &State,
        _: &OpenBoard<'_>,
        _: &Recall<Pairing>,
        budget: &mut Budget,
    ) -> Result<Judgement, Stop> {
        let best = solve::least_score(puzzle, budget)?;
        let mut pairs = solve::best_pairing(&puzzle.without(from.decided()), budget)?.pairs;
        pairs.extend(&from.pairs);
        let reachable = puzzle.score(&Pairing { pairs });
        let lost = reachable - best;
        Ok(match lost {
            0 => Judgement::Fine,
            _ => Judgement::Remark(message!(
                "pairs-lost",
                lost = lost,
                reachable = reachable,
                best = best
            )),
        })
    }

    fn standing(board: &OpenBoard<'_>) -> Standing {
        if board.is_decided() { Standing::Solved } else { Standing::Open }
    }

    fn is_news(board: &OpenBoard<'_>, finding: &Finding) -> bool {
        finding.cells().into_iter().all(|cell| board.is_open(cell))
    }

    fn tell(board: &OpenBoard<'_>, finding: &Finding) -> Telling {
        let puzzle = board.puzzle;
        let because: Vec<_> = finding.cells().into_iter().map(|cell| puzzle.cell(cell)).collect();
        let effect = match finding.pair() {
            Some(pair) => puzzle.name(pair),
            None => format!("{}=alone", because[0]),
        };
        let mut told = Telling::new(vec![effect], because.clone(), finding.reason(board));
        told.place = Some(match because[..] {
            [one, other] if one.row != other.row && one.col == other.col => {
                Where::Column(one.col + 1)
            }
            _ => Where::Row(because[0].row + 1),
        });
        let label = |(at, number): (usize, i64)| (puzzle.cell(at), number.to_string());
        told.labels = finding.labels(board).into_iter().map(label).collect();
        told
    }

    fn apply(board: &mut OpenBoard<'_>, finding: &Finding) {
        finding.cells().into_iter().for_each(|cell| board.decide(cell));
        if let Some(pair) = finding.pair() {
            board.take(pair);
        }
    }

    /// Never asked: while two open cells may pair, `prices` finds a pair, and else `lonely` a cell.
    fn stuck(_: &OpenBoard<'_>, _: &mut Budget) -> Result<Message, Stop> {
        Err(Stop::GaveUp)
    }
}

/// The hardest technique a board needs, as its level.
pub fn level_of(puzzle: &Puzzle, budget: &mut Budget) -> Result<Level, Stop> {
    let mut board = OpenBoard::new(puzzle, &State::default());
    let graded = reason::grade::<Pairs>(&mut board, |_| true, budget)?;
    Ok(graded.hardest.unwrap_or(EASY))
}
