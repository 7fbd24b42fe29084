//! Campaigns as they are named and told. Who has the data folder answers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A campaign's name.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignName {
    /// The store it is in, by its name in the data folder.
    pub store: String,
    /// Its name in the store.
    pub campaign: String,
}

/// The campaigns that can be opened.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub struct CampaignList {
    /// Whether there is a data folder at all.
    pub data: bool,
    /// What is in it.
    pub campaigns: Vec<CampaignName>,
    /// Stores that could not be read.
    pub unreadable: Vec<String>,
}

/// A campaign's results.
#[derive(Debug, Serialize, JsonSchema)]
pub struct CampaignReport {
    /// Its name.
    pub campaign: String,
    /// How many puzzles have a result.
    pub instances: usize,
    /// What the results were produced on.
    pub machines: Vec<String>,
    /// The versions that produced them.
    pub versions: Vec<String>,
    /// A row for each method.
    pub summary: Vec<SummaryRow>,
    /// Diagrams.
    pub charts: Vec<Chart>,
    /// Methods that contradict each other: a bug in one of them.
    pub disagreements: Vec<String>,
}

/// What one method did in a campaign.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SummaryRow {
    /// The method.
    pub method: String,
    /// Runs it has a result for.
    pub runs: usize,
    /// Runs that count as solved.
    pub solved: usize,
    /// Median time of solved runs.
    pub median: Option<f64>,
    /// Mean time, an unsolved run counting twice the limit.
    pub par2: f64,
    /// Shifted geometric mean, an unsolved run counting the limit.
    pub geometric: f64,
    /// Runs it solved in the least time, ties counting for each.
    pub wins: usize,
    /// Mean objective, where there is one.
    pub objective: Option<f64>,
    /// The most memory any run took.
    pub peak: u64,
}

/// A diagram.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Chart {
    /// The name of its file without the ending.
    pub name: String,
    /// What it shows, in one sentence.
    pub caption: String,
    /// The picture.
    pub svg: String,
}
