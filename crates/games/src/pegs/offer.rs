//! What is offered of the game before anybody has asked for anything.

use quadrille_core::{Daily, Offer, Sample};

pub const OFFER: Offer = Offer {
    usual: "7",
    sizes: &["5", "6", "7", "9"],
    daily: Daily { number: 3, sides: [5, 5, 6, 6, 6, 7, 7] },
    classics: &[
        "english",
        "european",
        "wiegleb",
        "asymmetrical",
        "diamond:9",
        "triangle:5",
        "cross:5",
        "square:6",
    ],
    sample: Sample { puzzle: "pegs:5x5:OPPPOPPPPPPPHPPPPPPPOPPPO", moves: "r3c1-r3c3" },
    measure: Some("pegs"),
    for_two: false,
};
