//! What is offered of the game before anybody has asked for anything.

use quadrille_core::{Daily, Offer, Sample};

pub const OFFER: Offer = Offer {
    usual: "8",
    sizes: &["5", "6", "8", "10", "12", "15", "20"],
    daily: Daily { number: 1, sides: [5, 6, 6, 8, 8, 8, 10] },
    classics: &[],
    sample: Sample {
        puzzle: "singles:4x4:1342422441211431",
        moves: "r2c1=black;r2c3=black;r3c4=black;r4c1=black;r1c1=white;r2c2=white;r3c1=white;r2c4=white",
    },
    measure: None,
    for_two: false,
};
