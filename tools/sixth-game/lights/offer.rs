//! What is offered of the game before anybody has asked for anything.

use quadrille_core::{Daily, Offer, Sample};

pub const OFFER: Offer = Offer {
    usual: "5",
    sizes: &["3", "4", "5", "6", "7"],
    daily: Daily { number: 5, sides: [3, 3, 4, 4, 5, 5, 6] },
    classics: &[],
    sample: Sample { puzzle: "lights:3x3:010111010", moves: "r1c1=left;r2c2=pressed" },
    measure: None,
    for_two: false,
};
