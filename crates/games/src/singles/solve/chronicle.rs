//! When and why cells were decided.

/// Why a cell was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::singles) enum Reason {
    /// It was tried, or is known from the start.
    None,
    /// One other cell: a black neighbour or a white twin.
    Cell(u32),
    /// Black would close a cycle of blacks.
    Cycle,
    /// All its twins are black, and answers are to be minimal.
    Lonely,
    /// A learned clause.
    Clause(u32),
}

/// When and why a cell was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::singles) struct Decided {
    /// How many decisions were in force.
    pub level: u32,
    /// Where in the trail it stands.
    pub place: u32,
    /// Why.
    pub reason: Reason,
}

/// What is remembered of every cell: in one place, because on a large board each look elsewhere is a wait for memory.
///
/// What is known without any try is not noted, and its memory is never touched: it counts as known for no reason, before everything
/// else. Only whoever wants the whole story, a proof, has that noted too.
#[derive(Clone)]
pub(super) struct Chronicle {
    /// Level, place and reason: zeros, so that the system hands them out only when they are written.
    entries: Vec<[u32; 3]>,
    whole: bool,
}

impl Chronicle {
    /// For a board of `len` cells, frame included.
    pub fn new(len: usize) -> Self {
        Chronicle { entries: vec![[0; 3]; len], whole: false }
    }

    /// Notes from now on what is known without any try, too.
    pub fn tell_all(&mut self) {
        self.whole = true;
    }

    /// Notes that a cell was decided.
    #[inline]
    pub fn note(&mut self, at: usize, Decided { level, place, reason }: Decided) {
        if level > 0 || self.whole {
            self.entries[at] = [level, place, packed(reason)];
        }
    }

    /// Forgets a cell that a try had decided.
    #[inline]
    pub fn forget(&mut self, at: usize) {
        self.entries[at] = [0; 3];
    }

    /// What was noted of a cell.
    #[inline]
    pub fn of(&self, at: u32) -> Decided {
        let [level, place, reason] = self.entries[at as usize];
        Decided { level, place, reason: unpacked(reason) }
    }
}

/// A reason as a kind in three bits and a number before them: boards have four million cells at most.
#[inline]
fn packed(reason: Reason) -> u32 {
    match reason {
        Reason::None => 0,
        Reason::Cell(at) => at << 3 | 1,
        Reason::Cycle => 2,
        Reason::Lonely => 3,
        Reason::Clause(index) => index << 3 | 4,
    }
}

#[inline]
fn unpacked(number: u32) -> Reason {
    match number & 7 {
        0 => Reason::None,
        1 => Reason::Cell(number >> 3),
        2 => Reason::Cycle,
        3 => Reason::Lonely,
        _ => Reason::Clause(number >> 3),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_read_again() {
        let reasons = [
            Reason::None,
            Reason::Cell(3_999_999),
            Reason::Cycle,
            Reason::Lonely,
            Reason::Clause(7),
        ];
        let mut chronicle = Chronicle::new(reasons.len());
        let early = Decided { level: 0, place: 9, reason: Reason::Cycle };
        let nothing = Decided { level: 0, place: 0, reason: Reason::None };
        chronicle.note(0, early);
        assert_eq!(chronicle.of(0), nothing);
        chronicle.note(0, Decided { level: 1, ..early });
        assert_eq!(chronicle.of(0), Decided { level: 1, ..early });
        chronicle.forget(0);
        assert_eq!(chronicle.of(0), nothing);
        chronicle.tell_all();
        for (at, reason) in reasons.into_iter().enumerate() {
            let decided = Decided { level: at as u32, place: 5, reason };
            chronicle.note(at, decided);
            assert_eq!(chronicle.of(at as u32), decided);
        }
    }
}
