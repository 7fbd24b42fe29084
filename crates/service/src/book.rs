//! Books from the page: the wishes of a `book.toml` as JSON, made by a worker like any other job.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use quadrille_book::{Plan, Trouble, make};
use quadrille_core::{Locale, message};
use quadrille_wire::{Book, Booked, Limits, Ready, Refusal, Work};
use serde::Deserialize;

/// What one request may ask for: larger books are made on the command line.
const MOST_PUZZLES: usize = 300;

/// A book that somebody on the other side of the wire wants.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub struct Wanted(Book);

impl Work for Wanted {
    type Answer = Booked;

    fn seconds(&self) -> Option<f64> {
        self.0.seconds
    }

    fn prepare(self, _: &Limits) -> Result<Ready<Booked>, Refusal> {
        let plan = Plan::new(&self.0, Locale::default()).map_err(refusal)?;
        let puzzles = plan.puzzles();
        if puzzles > MOST_PUZZLES {
            let what = message!("book-too-many-here", puzzles = puzzles, most = MOST_PUZZLES);
            return Err(Refusal::new(what));
        }
        // One job has one worker: the others are for other people.
        Ok(Box::new(move |budget| match make(&plan, None, 1, budget) {
            Ok(printed) => Ok(Booked {
                pdf: Some(BASE64_STANDARD.encode(&printed.pdf)),
                pages: printed.pages,
                puzzles,
                ..Booked::default()
            }),
            Err(Trouble::Stopped(stop)) => Ok(Booked {
                stopped: Some(stop.to_string()),
                code: Some(stop.message().key.to_string()),
                ..Booked::default()
            }),
            Err(trouble) => Err(refusal(trouble)),
        }))
    }
}

fn refusal(trouble: Trouble) -> Refusal {
    match trouble {
        Trouble::Wish(error) => error.into(),
        Trouble::Stopped(stop) => Refusal::new(stop.message()),
    }
}
