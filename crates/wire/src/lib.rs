//! What is asked from the other side of a wire, and its answers: the types are the interface.
//!
//! The service puts HTTP around this. The OpenAPI file and the page's TypeScript are written from these types
//! (`tests/schema`), so that nothing about the interface is said twice. What is deliberately absent: files, threads,
//! sockets. A clock is read only where a report says how long work took.

mod book;
mod campaigns;
mod catalogue;
mod check;
mod collections;
mod complete;
mod convert;
mod draft;
mod duel;
mod explain;
mod generate;
mod hand;
mod job;
mod kept;
mod limits;
mod look;
mod news;
mod picture;
mod play;
mod practice;
mod prove;
mod puzzle;
mod refusal;
mod request;
mod solve;

pub use book::{Book, BookSection, Booked};
pub use campaigns::{CampaignList, CampaignName, CampaignReport, Chart, SummaryRow};
pub use catalogue::{Allowance, Catalogue, GameInfo, GameName};
pub use check::{Check, Judgement};
pub use collections::{Collection, CollectionList, Pick, Picked};
pub use complete::Complete;
pub use convert::{Convert, Converted};
pub use draft::{Agree, Agreed, Made, Outlook, Unify};
pub use duel::{Standing, Stands, Taken, Turn, Weigh, Weighed, Wins};
pub use explain::{Explain, Explained};
pub use generate::{Generate, Generated};
pub use hand::{Cells, Deed, Extends, Handle, Handled, Held, Moves, Point, Way};
pub use job::{Done, Job};
pub use limits::Limits;
pub use look::{Aspect, Branched, Compared, Decision, Look, Looked};
pub use news::{Health, JobName, News, watcher};
pub use picture::{Drawn, Picture, Show};
pub use play::{Play, Played};
pub use practice::{Practice, Practise, Practised};
pub use prove::{Bundled, Prove};
pub use puzzle::{Described, Named};
pub use refusal::{Place, Problem, Refusal};
pub use request::{Request, answer};
pub use solve::Solve;

use quadrille_core::Budget;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What is answered at once.
pub trait Question: DeserializeOwned + Send + 'static {
    /// The answer.
    type Answer: Serialize + Send + 'static;

    /// Answers it.
    fn answer(self, limits: &Limits) -> Result<Self::Answer, Refusal>;
}

/// Work whose request was read and makes sense.
pub type Ready<A> = Box<dyn FnOnce(&mut Budget) -> Result<A, Refusal> + Send>;

/// What may last. Its puzzle is read once, before it waits for its turn.
pub trait Work: DeserializeOwned + Send + 'static {
    /// The answer.
    type Answer: Serialize + Send + 'static;

    /// How long it may take, if it says so.
    fn seconds(&self) -> Option<f64>;

    /// Reads what the request names, and refuses what can be seen to be wrong before any work is done.
    fn prepare(self, limits: &Limits) -> Result<Ready<Self::Answer>, Refusal>;
}
