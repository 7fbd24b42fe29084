//! The web app: JSON under `/api/v1`, and the page itself.
//!
//! What is asked and answered is `quadrille_wire`'s business; here are HTTP, the queue of work and the guards. What is deliberately absent: a table of finished jobs (the
//! connection that asked for a job owns it, and losing the connection cancels it), and any path
//! from a request to the file system (the page is inside the program; see `campaigns`).

mod api;
mod assets;
mod book;
mod campaigns;
mod collections;
mod desk;
mod door;
mod guard;
mod jobs;
mod limits;
mod memory;
mod picture;
mod problem;
mod prove;
mod server;
mod site;

pub use campaigns::Data;
pub use limits::Limits;
pub use server::{Config, Server};
pub use site::{File, site};

/// The description of the service that is served at `/api/v1/openapi.json`; a test of `quadrille_wire` writes it.
pub const OPENAPI: &str = include_str!("openapi.json");

/// Every route of the service, as the OpenAPI file must list them.
pub fn routes() -> Vec<(&'static str, &'static str)> {
    api::ROUTES.iter().map(|route| (route.verb, route.path)).collect()
}
