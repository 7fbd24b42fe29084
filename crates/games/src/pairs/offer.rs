//! What is offered of the game before anybody has asked for anything.

use quadrille_core::{Daily, Offer, Sample};

pub const OFFER: Offer = Offer {
    usual: "6",
    sizes: &["4", "5", "6", "8", "10", "12"],
    daily: Daily { number: 4, sides: [4, 5, 5, 6, 6, 6, 7] },
    classics: &[],
    sample: Sample {
        puzzle: "pairs:3x4:b4b5g9b3r3g8ww9b4w4b9w6",
        moves: "r1c1+r1c2;r1c3+r2c3;r2c1+r3c1;r3c3+r3c4",
    },
    measure: Some("score"),
    for_two: true,
};
