//! What is measured on growing boards.

/// One kind of work: the boards, and what is asked about them.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    /// The name for the command line and for files.
    pub name: &'static str,
    /// What is done, in a few words.
    pub question: &'static str,
    /// The game.
    pub game: &'static str,
    /// The generator's level.
    pub difficulty: Option<&'static str>,
    /// The generator's options.
    pub options: &'static [(&'static str, &'static str)],
    /// Options for reading the boards.
    pub read: &'static [(&'static str, &'static str)],
    /// The method.
    pub method: &'static str,
    /// Solutions asked for: 2 is a proof that there is one only.
    pub count: u64,
    /// The smallest side, and the largest the game or its notation takes.
    pub sides: (u32, u32),
    /// From one side to the next.
    pub ratio: f64,
    /// Whether the game wants even sides.
    pub even: bool,
}

/// The parts that most works share.
const PLAIN: Work = Work {
    name: "",
    question: "",
    game: "",
    difficulty: None,
    options: &[],
    read: &[],
    method: "search",
    count: 1,
    sides: (5, 61),
    ratio: 1.42,
    even: false,
};

/// Every work, game by game.
pub static WORKS: &[Work] = &[
    Work {
        name: "towers-any",
        question: "all clues, any solution",
        game: "towers",
        options: &[("mode", "full")],
        ratio: 1.2,
        ..PLAIN
    },
    Work {
        name: "towers-unique",
        question: "minimal, prove unique",
        game: "towers",
        difficulty: Some("unreasonable"),
        count: 2,
        sides: (4, 61),
        ratio: 1.1,
        ..PLAIN
    },
    Work {
        name: "singles-unique",
        question: "prove unique",
        game: "singles",
        count: 2,
        sides: (8, 2_000),
        ..PLAIN
    },
    Work {
        name: "unruly-any",
        question: "60 % given, any solution",
        game: "unruly",
        options: &[("fill", "60")],
        method: "auto",
        sides: (10, 20_000),
        even: true,
        ..PLAIN
    },
    Work {
        name: "unruly-unique",
        question: "`normal`, prove unique",
        game: "unruly",
        difficulty: Some("normal"),
        method: "auto",
        count: 2,
        sides: (6, 1_000),
        even: true,
        ..PLAIN
    },
    Work {
        name: "unruly-fewest",
        question: "fewest clues, prove unique",
        game: "unruly",
        options: &[("clues", "fewest")],
        method: "auto",
        count: 2,
        sides: (6, 1_000),
        ratio: 1.2,
        even: true,
        ..PLAIN
    },
    Work {
        name: "pegs-winnable",
        question: "played backwards, one peg",
        game: "pegs",
        options: &[("kind", "reverse")],
        method: "exact",
        sides: (4, 8),
        ratio: 1.15,
        ..PLAIN
    },
    Work {
        name: "pairs-adjacent",
        question: "least score",
        game: "pairs",
        options: PAIRS,
        method: "matching",
        sides: (10, 5_792),
        ..PLAIN
    },
    Work {
        name: "pairs-anywhere",
        question: "white-anywhere, least score",
        game: "pairs",
        options: PAIRS,
        read: &[("rule", "white-anywhere")],
        method: "matching",
        sides: (10, 5_792),
        ..PLAIN
    },
];

const PAIRS: &[(&str, &str)] = &[("colours", "1,1,1,1,1"), ("values", "1..9")];

impl Work {
    /// The sides to be measured, smallest first.
    pub fn ladder(&self) -> Vec<u32> {
        let (from, most) = self.sides;
        let step = if self.even { 2 } else { 1 };
        let mut sides = vec![];
        let mut side = from;
        while side <= most {
            sides.push(side);
            let next = (f64::from(side) * self.ratio / f64::from(step)).round() as u32 * step;
            side = next.max(side + step);
        }
        sides
    }
}

/// The works of these names; a game's name stands for all of its works, no name for everything.
pub fn named(names: &[String]) -> Result<Vec<&'static Work>, String> {
    for name in names {
        if !WORKS.iter().any(|work| [work.name, work.game].contains(&name.as_str())) {
            return Err(name.clone());
        }
    }
    let wanted = |work: &&Work| {
        names.is_empty() || names.iter().any(|name| [work.name, work.game].contains(&name.as_str()))
    };
    Ok(WORKS.iter().filter(wanted).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ladders_climb_within_their_game() {
        for work in WORKS {
            let sides = work.ladder();
            assert!(sides.len() >= 5, "{}: {sides:?}", work.name);
            assert!(sides.windows(2).all(|pair| pair[0] < pair[1]), "{}: {sides:?}", work.name);
            assert!(!work.even || sides.iter().all(|side| side % 2 == 0), "{}", work.name);
            assert!(quadrille_games::find(work.game).is_some(), "{}", work.name);
        }
    }

    #[test]
    fn a_game_names_its_works() {
        let names = |asked: &[&str]| -> Vec<&str> {
            let asked: Vec<String> = asked.iter().map(|name| name.to_string()).collect();
            named(&asked).unwrap().into_iter().map(|work| work.name).collect()
        };
        assert_eq!(names(&["towers"]), ["towers-any", "towers-unique"]);
        assert_eq!(names(&["pairs-anywhere", "singles"]), ["singles-unique", "pairs-anywhere"]);
        assert_eq!(names(&[]).len(), WORKS.len());
        assert_eq!(named(&["chess".to_string()]).unwrap_err(), "chess");
    }
}
