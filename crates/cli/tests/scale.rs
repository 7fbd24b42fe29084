//! Campaigns that several workers share on one PostgreSQL, with workers and server killed at random.
//!
//! `make test` kills a few times; `make scale` sets `QUADRILLE_KILLS` and does it for long.
#![cfg(unix)]

mod common;
#[path = "../../bench/tests/common/server.rs"]
mod server;

use common::{quadrille, refused};
use quadrille_bench::puzzles::{Choice, Collections, Puzzle};
use quadrille_bench::store::{Postgres, Queue, Row, Sqlite, Standing, Store};
use quadrille_core::{Rng, Ruling};
use serde_json::{Value, json};
use server::Server;
use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
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
    let listed = lab.asked("GET", "");
    let campaign = &listed["campaigns"][0];
    assert_eq!((&campaign["campaign"], &listed["unreadable"]), (&"set".into(), &json!([])));
    let report = lab.asked("POST", &campaign.to_string());
    assert_eq!(report["summary"][0]["runs"], 10, "{report}");
}

/// A service over a shared store.
struct Lab {
    child: Child,
    host: String,
}

impl Lab {
    fn start(store: &str) -> Self {
        let mut command = common::command(&["serve", "--port", "0", "--store", store]);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let host = line.split("http://").nth(1).unwrap().split('/').next().unwrap().to_string();
        Lab { child, host }
    }

    /// What the campaigns' route answers.
    fn asked(&self, method: &str, body: &str) -> Value {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let (host, length) = (&self.host, body.len());
        let request = format!(
            "{method} /api/v1/campaigns HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 200"), "{answer}");
        serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }
}

impl Drop for Lab {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
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

/// Everything a collection holds, in the order of the seeds.
fn collection(server: &Server, name: &str) -> Vec<Puzzle> {
    let mut store = Postgres::open_to_read(&server.address()).unwrap();
    store.puzzles(name, &Choice::default(), u64::MAX).unwrap()
}

#[test]
fn a_collection_is_the_same_whoever_makes_it_and_holds_no_puzzle_twice() {
    let server = Server::start();
    let address = server.address();
    // Boards of so few cells that images of each other come up.
    let ask =
        ["generate", "pairs", "--size", "1x3", "--seed", "5", "--count", "300", "--chunk", "7"];
    let store = ["--store", &address, "--collection"];
    let one = [&ask[..], &store, &["one", "--jobs", "1"]].concat();
    let said = ran(&one).out;
    let all = collection(&server, "one");
    assert!(said.starts_with(&format!("one: {} puzzles", all.len())), "{said}");
    assert!((2..300).contains(&all.len()), "{}", all.len());
    // By others, in another order, with one of them killed, and again over what is there.
    ran(&[&ask[..], &store, &["two", "--jobs", "0"]].concat());
    let mut victim = worker(&address);
    std::thread::sleep(Duration::from_millis(300));
    victim.kill().unwrap();
    victim.wait().unwrap();
    server.end_leases();
    let mut pair = [worker(&address), worker(&address)];
    assert!(pair.iter_mut().all(|one| one.wait().unwrap().success()));
    assert_eq!(collection(&server, "two"), all);
    ran(&one);
    assert_eq!(collection(&server, "one"), all);

    // Each as `generate` alone would make it, rated as `explain` rates it.
    let puzzle = &all[all.len() / 2];
    let seed = puzzle.seed.to_string();
    assert_eq!(ran(&["generate", "pairs", "--size", "1x3", "--seed", &seed]).out.trim(), puzzle.id);
    assert!(puzzle.score.is_some() && puzzle.level.is_some());

    let folder = tempfile::tempdir().unwrap();
    let drawn = folder.path().join("drawn");
    let score = puzzle.score.unwrap();
    let range = format!("{score}..{score}");
    let new = ["bench", "new", text(&drawn), "--store", &address, "--collection", "one"];
    let new = [&new[..], &["--score", &range, "--count", "1000"]].concat();
    ran(&new);
    let wanted = all.iter().filter(|p| p.score == puzzle.score).count();
    assert_eq!(fs::read_dir(&drawn).unwrap().count(), wanted + 1, "the puzzles and the manifest");
    ran(&["bench", "run", text(&drawn), "--methods", "matching", "--time-limit", "5"]);
    let none = [&new[..5], &["--collection", "one", "--technique", "none"]].concat();
    refused(&quadrille(&none), "no such puzzle");
}

#[test]
fn a_book_draws_from_a_collection_by_rating() {
    let server = Server::start();
    let address = server.address();
    let ask = ["generate", "singles", "--size", "6", "--seed", "9", "--count", "60"];
    ran(&[&ask[..], &["--store", &address, "--collection", "six"]].concat());
    let all = collection(&server, "six");
    let mut scores: Vec<u64> = all.iter().filter_map(|puzzle| puzzle.score).collect();
    scores.sort_unstable();
    let (least, most) = (scores[scores.len() / 4], scores[3 * scores.len() / 4]);
    let folder = tempfile::tempdir().unwrap();
    let (wishes, out) = (folder.path().join("book.toml"), folder.path().join("book.pdf"));
    let section = |count: usize, collection: &str| {
        let words = format!(
            "[[section]]\ngame = \"singles\"\ncount = {count}\nrating = \"{least}..{most}\"\n\
             from = \"{address}\"\ncollection = \"{collection}\"\n"
        );
        fs::write(&wishes, words).unwrap();
        quadrille(&["book", text(&wishes), "--out", text(&out)])
    };
    let made = section(10, "six");
    assert_eq!(made.code, 0, "{}", made.err);
    let said = std::process::Command::new("pdftotext").args([text(&out), "-"]).output();
    let said = said.unwrap_or_else(|error| panic!("pdftotext: {error}; run tools/setup test"));
    let said = String::from_utf8(said.stdout).unwrap();
    let seeds: HashSet<u64> =
        said.lines().filter_map(|line| line.split_once("seed ")?.1.trim().parse().ok()).collect();
    let within = |puzzle: &&Puzzle| puzzle.score.is_some_and(|s| (least..=most).contains(&s));
    let wanted: HashSet<u64> =
        all.iter().filter(within).take(10).map(|puzzle| puzzle.seed).collect();
    assert!(wanted.len() == 10 && wanted.is_subset(&seeds), "{wanted:?} {seeds:?}");
    refused(&section(1000, "six"), "of 1000 puzzles");
    refused(&section(1, "seven"), "six");
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
