//! Campaigns: data sets of puzzles, solved by several methods, each solve in a process of its own.
//!
//! | module | holds |
//! |---|---|
//! | [`manifest`], [`preset`], [`create`] | what a data set is and how one is made |
//! | [`dataset`], [`read`] | a folder of puzzle files as instances |
//! | [`store`] | where results are kept: a small trait, and SQLite behind it |
//! | [`run`] | child processes, hard limits, resuming |
//! | [`work`], [`puzzles`] | tasks that many machines share, and collections of puzzles they make |
//! | [`census`] | counting peg positions in pages on a disk |
//! | [`stats`], [`chart`], [`report`] | figures, diagrams and tables from the results |
//! | [`export`], [`compare`], [`history`] | the reports' own layout; two stores side by side, or many versions |
//! | [`growth`] | how time and memory grow with the board |
//! | [`grade`] | students' results in that layout, held against the truth |

pub mod census;
pub mod chart;
pub mod compare;
pub mod create;
pub mod dataset;
pub mod export;
pub mod failure;
pub mod files;
pub mod grade;
pub mod growth;
pub mod history;
pub mod manifest;
pub mod preset;
pub mod puzzles;
pub mod read;
pub mod report;
pub mod run;
pub mod stats;
pub mod store;
pub mod work;

pub use failure::Failure;
