//! What is offered of the game before anybody has asked for anything.

use quadrille_core::{Daily, Offer, Sample};

pub const OFFER: Offer = Offer {
    usual: "8",
    sizes: &["6", "8", "10", "12", "14", "20", "6x10"],
    daily: Daily { number: 2, sides: [6, 6, 8, 8, 8, 10, 10] },
    classics: &[],
    sample: Sample {
        puzzle: "unruly:6x6:AAcBaBaGABAiBac",
        moves: "r1c3=white;r1c6=white;r3c1=white;r3c3=white;r3c4=white;r4c2=white;r4c5=white;r4c6=white;r5c1=white;r5c2=black;r5c4=white;r5c5=black;r6c6=black",
    },
    measure: None,
    for_two: false,
};
