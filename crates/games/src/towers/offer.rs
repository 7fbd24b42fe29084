//! What is offered of the game before anybody has asked for anything.

use quadrille_core::{Daily, Offer, Sample};

pub const OFFER: Offer = Offer {
    usual: "5",
    sizes: &["4", "5", "6", "7", "8", "9", "10", "12"],
    daily: Daily { number: 0, sides: [4, 5, 5, 6, 6, 6, 7] },
    classics: &[],
    sample: Sample {
        puzzle: "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1",
        moves: "r1c1=1;r1c2=3;r1c3=4;r1c4=2;r2c1=4;r2c2=2;r2c3=3;r2c4=1;r3c1=2;r3c2=4;r3c4=3;r4c2=1;r4c4=4",
    },
    measure: None,
    for_two: false,
};
