//! Campaigns that several workers share on one PostgreSQL, with workers and server killed at random.
//!
//! `make test` kills a few times; `make scale` sets `QUADRILLE_KILLS` and does it for long.
#![cfg(unix)]

mod collections;
#[path = "../common/mod.rs"]
mod common;
mod lab;
#[path = "../../../bench/tests/common/server.rs"]
mod server;

use common::{quadrille, refused};
use lab::Lab;
use quadrille_bench::store::{Postgres, Queue, Row, Sqlite, Standing, Store};
use quadrille_core::{Rng, Ruling};
use serde_json::json;
use server::Server;
use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const BOARDS: [&str; 4] = [
    "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1",
    "towers:3:3///////////",
    "towers:3://3/////////",
    "towers:2:1///////",
];

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn set(folder: &Path) -> PathBuf {
    let set = folder.join("set");
    fs::create_dir(&set).unwrap();
    for (number, board) in BOARDS.iter().enumerate() {
        fs::write(set.join(format!("{number}.txt")), board).unwrap();
    }
    set
}

fn kills() -> usize {
    std::env::var("QUADRILLE_KILLS").ok().map_or(4, |text| text.parse().expect("a number"))
}

fn program(arguments: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
    command.args(arguments).env("LC_ALL", "C").stdin(Stdio::null());
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn worker(store: &str) -> Child {
    program(&["bench", "work", "--store", store, "--lease", "2", "--jobs", "2"])
}

fn ran(arguments: &[&str]) -> common::Ran {
    let ran = quadrille(arguments);
    assert_eq!(ran.code, 0, "{arguments:?}: {}", ran.err);
    ran
}

fn rows(store: &mut dyn Store, campaign: &str) -> Vec<Row> {
    let mut all = Vec::new();
    let mut keep = |row| {
        all.push(row);
        Ok(())
    };
    store.rows(campaign, true, &mut keep).unwrap();
    all
}

fn standing(server: &Server) -> Standing {
    Postgres::open(&server.address()).unwrap().standing("solve/set").unwrap()
}

#[test]
fn whoever_is_killed_when_every_job_counts_once() {
    let mut server = Server::start();
    let address = server.address();
    let folder = tempfile::tempdir().unwrap();
    let set = set(folder.path());
    let kills = kills();
    let repeat = (40 * kills).to_string();
    let submit = ["bench", "submit", text(&set), "--store", &address, "--methods", "search,sat"];
    let submit = [&submit[..], &["--repeat", &repeat]].concat();
    let said = ran(&submit).out;
    let expected = BOARDS.len() * 2 * 40 * kills;
    assert!(said.contains(&format!("{expected} jobs, {expected} of them new")), "{said}");
    assert!(ran(&submit).out.contains(", 0 of them new"), "submitting again adds nothing");

    let mut rng = Rng::new(kills as u64);
    let mut workers: Vec<Child> = (0..3).map(|_| worker(&address)).collect();
    for round in 0..kills {
        std::thread::sleep(Duration::from_millis(100 + rng.below(900) as u64));
        if round % 4 == 3 {
            server.kill();
            server.restart();
        } else {
            let victim = rng.below(workers.len());
            workers[victim].kill().unwrap();
            workers[victim].wait().unwrap();
            workers[victim] = worker(&address);
        }
    }
    let begin = Instant::now();
    while standing(&server).left() > 0 && begin.elapsed() < Duration::from_secs(600) {
        std::thread::sleep(Duration::from_millis(200));
        for one in &mut workers {
            // Whoever came too late to find anything has ended; another looks again.
            if one.try_wait().unwrap().is_some() {
                *one = worker(&address);
            }
        }
    }
    for one in &mut workers {
        one.kill().unwrap();
        one.wait().unwrap();
    }
    let standing = standing(&server);
    assert_eq!((standing.done, standing.aside.len()), (expected as u64, 0), "{standing:?}");
    let all = rows(&mut Postgres::open(&address).unwrap(), "set");
    let distinct: HashSet<_> = all.iter().map(|row| row.key.clone()).collect();
    assert_eq!((all.len(), distinct.len()), (expected, expected));
    let verdicts: BTreeSet<_> = all.iter().map(|row| row.outcome.verdict.word()).collect();
    assert_eq!(verdicts, BTreeSet::from(["solved"]));
}

#[test]
fn a_shared_store_gives_the_report_that_a_file_gives() {
    let server = Server::start();
    let address = server.address();
    let folder = tempfile::tempdir().unwrap();
    let set = set(folder.path());
    fs::write(set.join("9.txt"), "this is no puzzle").unwrap();
    ran(&["bench", "run", text(&set), "--methods", "search"]);
    let submit = ["bench", "submit", text(&set), "--store", &address, "--methods", "search"];
    ran(&submit);
    let status = ran(&["bench", "status", "--store", &address]).out;
    assert!(status.starts_with("solve/set: 0 of 5 done, 0 under way"), "{status}");
    // Half by a run that has the files, the rest by a worker that has the store alone.
    let mut local = Sqlite::open_to_read(&set.join("results.sqlite")).unwrap();
    assert_eq!(rows(&mut local, "set").len(), 5);
    ran(&["bench", "run", text(&set), "--store", &address, "--methods", "search", "--repeat", "2"]);
    ran(&["bench", "work", "--store", &address]);
    let report = folder.path().join("report");
    ran(&["bench", "collect", text(&set), "--store", &address, "--out", text(&report)]);
    assert!(report.join("index.html").is_file());
    let status = ran(&["bench", "status", "--store", &address, "--json"]).out;
    let status: serde_json::Value = serde_json::from_str(&status).unwrap();
    assert_eq!((&status["done"], &status["left"]), (&10.into(), &0.into()));

    let verdict = |row: &Row| (row.key.instance.clone(), row.key.seed, row.outcome.verdict);
    let shared = rows(&mut Postgres::open(&address).unwrap(), "set");
    let of_seed_0 = shared.iter().filter(|row| row.key.seed == 0).map(verdict);
    assert_eq!(
        of_seed_0.collect::<Vec<_>>(),
        rows(&mut local, "set").iter().map(verdict).collect::<Vec<_>>()
    );
    assert_eq!(shared.iter().filter(|r| r.outcome.verdict == Ruling::Invalid).count(), 2);
    let export = folder.path().join("export");
    ran(&["bench", "export", text(&set), "--store", &address, "--to", text(&export)]);
    assert!(export.join("search/0.txt").is_file());
    let compared = ran(&["bench", "compare", &format!("{address}#set"), text(&set)]).out;
    assert!(compared.contains("5 jobs in common"), "{compared}");

    // The page's Lab reads it too, by a name without secrets.
    let lab = Lab::start(&address);
    let listed = lab.asked("GET", "campaigns", "");
    let campaign = &listed["campaigns"][0];
    assert_eq!((&campaign["campaign"], &listed["unreadable"]), (&"set".into(), &json!([])));
    let report = lab.asked("POST", "campaigns", &campaign.to_string());
    assert_eq!(report["summary"][0]["runs"], 10, "{report}");
}

#[test]
fn clocks_that_differ_by_an_hour_do_no_harm() {
    let server = Server::start();
    let address = server.address();
    let folder = tempfile::tempdir().unwrap();
    let set = set(folder.path());
    let submit = ["bench", "submit", text(&set), "--store", &address, "--methods", "search"];
    ran(&[&submit[..], &["--repeat", "20"]].concat());
    let workers: Vec<Child> = ["-1h", "+1h", "+0h"]
        .iter()
        .map(|shift| {
            Command::new("faketime")
                .args(["--exclude-monotonic", "-f", shift, env!("CARGO_BIN_EXE_quadrille")])
                .args(["bench", "work", "--store", &address])
                .stdout(Stdio::piped())
                .spawn()
                .expect("faketime is there: see tools/setup test")
        })
        .collect();
    let mut finished = 0;
    for one in workers {
        let said = one.wait_with_output().unwrap();
        assert!(said.status.success());
        let said = String::from_utf8(said.stdout).unwrap();
        let number = said.split(' ').next().unwrap().replace("one", "1");
        finished += number.parse::<usize>().unwrap_or_else(|_| panic!("{said}"));
    }
    // Nobody took from another what was not yet done.
    assert_eq!(finished, 20 * BOARDS.len());
    assert_eq!(rows(&mut Postgres::open(&address).unwrap(), "set").len(), finished);
}

#[test]
fn a_store_that_machines_cannot_share_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("s.sqlite");
    refused(&quadrille(&["bench", "work", "--store", text(&file)]), "postgres://");
    refused(&quadrille(&["bench", "work"]), "QUADRILLE_STORE");
    refused(&quadrille(&["bench", "status", "--store", "postgres://x:y@localhost:1/z"]), "reached");
    assert!(!file.exists());
}

fn pages(folder: &Path) -> usize {
    let parts = fs::read_dir(folder).into_iter().flatten().flatten();
    parts.filter_map(|part| Some(fs::read_dir(part.path()).ok()?.count())).sum()
}

fn largest(folder: &Path) -> PathBuf {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.max_by_key(|path| fs::metadata(path).unwrap().len()).unwrap()
}

#[test]
fn a_census_in_pages_that_was_killed_goes_on_with_another_number_of_workers() {
    let folder = tempfile::tempdir().unwrap();
    let board = ["pegs", "census", "square:5"];
    let wanted = ran(&board).out;
    let (alone, shared) = (folder.path().join("alone"), folder.path().join("shared"));
    let paged = |dir: &Path, more: &[&str]| -> Vec<String> {
        let words = [&board[..], &["--paged", "--page-size", "8K", "--dir", text(dir)], more];
        words.concat().iter().map(|word| word.to_string()).collect()
    };
    let killed_at = |words: &[String], dir: &Path, most: usize| {
        let mut child = program(&words.iter().map(String::as_str).collect::<Vec<_>>());
        let begin = Instant::now();
        while pages(dir) < most && begin.elapsed() < Duration::from_secs(120) {
            std::thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        child.wait().unwrap();
    };
    let told = |words: Vec<String>| ran(&words.iter().map(String::as_str).collect::<Vec<_>>()).out;
    for (most, jobs) in [(3, "2"), (20, "1"), (60, "3")] {
        killed_at(&paged(&alone, &["--jobs", jobs]), &alone, most);
    }
    assert!(pages(&alone) >= 60);
    assert_eq!(told(paged(&alone, &["--jobs", "2"])), wanted);

    // The same by workers of a store, one of them killed, with a page that is lost.
    let server = Server::start();
    let address = server.address();
    killed_at(&paged(&shared, &["--store", &address]), &shared, 20);
    let mut victim = worker(&address);
    std::thread::sleep(Duration::from_millis(200));
    victim.kill().unwrap();
    victim.wait().unwrap();
    server.end_leases();
    fs::remove_file(largest(&shared.join("reached"))).unwrap();
    let mut other = program(&["bench", "work", "--store", &address, "--stay"]);
    assert_eq!(told(paged(&shared, &["--store", &address])), wanted);
    other.kill().unwrap();
    other.wait().unwrap();

    // A damaged page is named, and another census does not go on in this folder.
    let page = largest(&shared.join("won"));
    let mut bytes = fs::read(&page).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 16;
    fs::write(&page, bytes).unwrap();
    let words = paged(&shared, &[]);
    let again = quadrille(&words.iter().map(String::as_str).collect::<Vec<_>>());
    refused(&again, "damaged");
    refused(&quadrille(&["pegs", "census", "square:4", "--paged", "--dir", text(&shared)]), "");
}
