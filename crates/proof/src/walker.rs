//! The checker of walks: a small program of its own, which knows two files and no game.
//!
//! ```text
//! quadrille moves 1
//! places 4
//! pegs 1 2 4                      where pegs stand at the start
//! never alone 1                   no position has this peg alone; or: never fewer 2 pegs
//! move 1 2 3                      needs pegs on 1 and 2 and none on 3, and turns that around
//!
//! quadrille levels 1
//! level 3 1 86d51a2f7a3b8a5e      pegs, positions, and a sum over them
//! end
//! ```
//! It walks through every position that the moves reach and believes no line: the levels must be what it finds,
//! and what is said never to be must not be among them. It shares no code with what wrote them.

use crate::Failure;
use quadrille_core::{CancelToken, message};
use std::time::{Duration, Instant};

/// Wider boards are not walked.
const MAX_PLACES: usize = 128;
/// Nor are more positions at once: 2 GB of them.
const MAX_POSITIONS: usize = 1 << 27;
/// The clock is looked at after so many positions.
const LOOK: usize = 1 << 14;

/// A position: bit i for a peg on place i + 1.
type Pegs = u128;

/// What a walk found.
pub enum Walked {
    /// The claim holds, and the levels are right: so many positions.
    Holds(u64),
    /// Something is not as the files say.
    Differs,
}

#[derive(Clone, Copy)]
enum Never {
    Alone(Pegs),
    Fewer(u32),
}

struct Game {
    start: Pegs,
    never: Never,
    /// What a move takes, and all that it touches.
    moves: Vec<(Pegs, Pegs)>,
}

/// The moves' file; nothing if it is none.
fn game(text: &str) -> Option<Game> {
    let mut lines = text.lines();
    (lines.next()? == "quadrille moves 1").then_some(())?;
    let places: usize = lines.next()?.strip_prefix("places ")?.parse().ok()?;
    (places <= MAX_PLACES).then_some(())?;
    let place = |word: &str| -> Option<Pegs> {
        let number: usize = word.parse().ok()?;
        (1..=places).contains(&number).then(|| 1 << (number - 1))
    };
    let list = |line: &str, head: &str| -> Option<Vec<Pegs>> {
        line.strip_prefix(head)?.split_whitespace().map(place).collect()
    };
    let start = list(lines.next()?, "pegs ")?.iter().fold(0, |all, peg| all | peg);
    let claim: Vec<&str> = lines.next()?.split(' ').collect();
    let never = match claim[..] {
        ["never", "alone", at] => Never::Alone(place(at)?),
        ["never", "fewer", pegs] => Never::Fewer(pegs.parse().ok()?),
        _ => return None,
    };
    let mut moves = Vec::new();
    for line in lines {
        let [a, b, c] = list(line, "move ")?[..] else { return None };
        (a != b && b != c && c != a).then_some(())?;
        moves.push((a | b, a | b | c));
    }
    Some(Game { start, never, moves })
}

/// The levels' file: pegs, positions, sum.
fn levels(text: &str) -> Option<Vec<(u32, u64, u64)>> {
    let body = text.strip_prefix("quadrille levels 1\n")?.strip_suffix("end\n")?;
    let level = |line: &str| {
        let [head, pegs, positions, sum] = line.split(' ').collect::<Vec<_>>()[..] else {
            return None;
        };
        let known = head == "level" && sum.len() == 16;
        let sum = u64::from_str_radix(sum, 16).ok().filter(|_| known)?;
        Some((pegs.parse().ok()?, positions.parse().ok()?, sum))
    };
    body.lines().map(level).collect()
}

/// SplitMix64's last steps.
fn spread(word: u64) -> u64 {
    let one = (word ^ (word >> 30)).wrapping_mul(0xbf58476d1ce4e5b9);
    let two = (one ^ (one >> 27)).wrapping_mul(0x94d049bb133111eb);
    two ^ (two >> 31)
}

/// Each position once.
fn distinct(positions: &mut Vec<Pegs>) {
    positions.sort_unstable();
    positions.dedup();
}

/// Walks, and compares with what the files say.
pub fn walk(
    moves: &[u8],
    told: &[u8],
    limit: Duration,
    cancel: &CancelToken,
) -> Result<Walked, Failure> {
    let text = |bytes| std::str::from_utf8(bytes).ok();
    let Some(game) = text(moves).and_then(game) else {
        return Err(Failure::new(message!("verify-no-walk", file = "walk.moves")));
    };
    let Some(told) = text(told).and_then(levels) else {
        return Err(Failure::new(message!("verify-no-walk", file = "walk.levels")));
    };
    let end = Instant::now().checked_add(limit);
    let late = || cancel.is_cancelled() || end.is_some_and(|end| Instant::now() > end);
    let mut now = vec![game.start];
    let mut all = 0;
    for (pegs, positions, sum) in told {
        let broken = |position: &Pegs| match game.never {
            Never::Alone(peg) => *position == peg,
            Never::Fewer(least) => position.count_ones() < least,
        };
        let found = now.iter().fold(0u64, |sum, &position| {
            sum.wrapping_add(spread(position as u64 ^ spread((position >> 64) as u64)))
        });
        let same = now.iter().all(|position| position.count_ones() == pegs);
        if !same || now.len() as u64 != positions || found != sum || now.iter().any(broken) {
            return Ok(Walked::Differs);
        }
        all += positions;
        let mut next = Vec::new();
        let mut room = LOOK;
        for (index, position) in now.iter().enumerate() {
            if index % LOOK == 0 && late() {
                return Err(Failure::new(message!("verify-time")));
            }
            let allowed = game.moves.iter().filter(|(taken, all)| position & all == *taken);
            next.extend(allowed.map(|(_, all)| position ^ all));
            if next.len() > room {
                distinct(&mut next);
                room = room.max(2 * next.len());
            }
            if next.len() > MAX_POSITIONS {
                return Err(Failure::new(message!("verify-walk-large")));
            }
        }
        distinct(&mut next);
        now = next;
    }
    Ok(if now.is_empty() { Walked::Holds(all) } else { Walked::Differs })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOVES: &str = "quadrille moves 1\nplaces 4\npegs 1 2 4\nnever alone 1\n\
                         move 1 2 3\nmove 3 2 1\nmove 2 3 4\nmove 4 3 2\n";

    fn walked(moves: &str, levels: &str) -> Option<bool> {
        let limit = Duration::from_secs(60);
        let found = walk(moves.as_bytes(), levels.as_bytes(), limit, &CancelToken::new());
        found.ok().map(|found| matches!(found, Walked::Holds(3)))
    }

    #[test]
    fn only_what_is_found_again_holds() {
        let level = |pegs: u32, position: u64| {
            format!("level {pegs} 1 {:016x}\n", spread(position ^ spread(0)))
        };
        let each = [level(3, 0b1011), level(2, 0b1100), level(1, 0b0010)];
        let whole = format!("quadrille levels 1\n{}end\n", each.concat());
        assert_eq!(walked(MOVES, &whole), Some(true));
        for moves in [
            MOVES.replace("alone 1", "alone 2"),
            MOVES.replace("alone 1", "fewer 2"),
            MOVES.replace("pegs 1 2 4", "pegs 1 2"),
            MOVES.replace("move 4 3 2\n", ""),
        ] {
            assert_eq!(walked(&moves, &whole), Some(false), "{moves}");
        }
        for moves in [
            MOVES.replace("places 4", "places 3"),
            MOVES.replace("places 4", "places 129"),
            MOVES.replace("move 1 2 3", "move 1 2 2"),
            MOVES.replace("move 1 2 3", "move 1 2"),
            MOVES.replace("never", "ever"),
            String::new(),
        ] {
            assert_eq!(walked(&moves, &whole), None, "{moves}");
        }
        for (levels, said) in [
            (whole.replace(&each[2], ""), Some(false)),
            (whole.replace(&each[1], ""), Some(false)),
            (whole.replace("level 2 1", "level 2 2"), Some(false)),
            (whole.replace(&each[1], &level(2, 0b0110)), Some(false)),
            (whole.replace("end\n", ""), None),
            (whole.replace("level 2", "layer 2"), None),
            (String::new(), None),
        ] {
            assert_eq!(walked(MOVES, &levels), said, "{levels}");
        }
    }
}
