//! One puzzle in cubes, solved by whoever works on a store.
#![cfg(unix)]

mod common;
#[path = "../../bench/tests/common/server.rs"]
mod server;

use common::{quadrille, refused};
use serde_json::Value;
use server::Server;
use std::process::{Child, Command, Stdio};

fn worker(store: &str) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
    command.args(["bench", "work", "--store", store, "--lease", "2", "--jobs", "2"]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn ran(arguments: &[&str]) -> common::Ran {
    let ran = quadrille(arguments);
    assert_eq!(ran.code, 0, "{arguments:?}: {}", ran.err);
    ran
}

#[test]
fn a_puzzle_is_solved_in_cubes_by_whoever_works_on_the_store() {
    let server = Server::start();
    let address = server.address();
    let report = |words: &[&str]| -> Value {
        let told = ran(&[&["solve", "--json"], words].concat()).out;
        serde_json::from_str(told.lines().next().unwrap()).unwrap()
    };
    let told =
        |report: &Value| ["verdict", "solutions", "exhausted"].map(|name| report[name].clone());
    // Every 6x6 Unruly board, the 4x4 Latin squares, a board with one solution, one with none.
    for (board, count) in [
        ("unruly:6x6:zl", "20000"),
        ("towers:4:///////////////", "1000"),
        ("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1", "2"),
        ("singles:2x2:1111", "1"),
        ("singles:5x5:1234523451345124512351234", "3"),
    ] {
        let alone = report(&[board, "--method", "search", "--count", count]);
        let cubes = ["--store", &address, "--cubes", "20", "--count", count, "--jobs", "2"];
        let mut helper = worker(&address);
        let together = report(&[&[board], &cubes[..]].concat());
        helper.kill().unwrap();
        helper.wait().unwrap();
        assert_eq!(told(&together), told(&alone), "{board}");
        let again = report(&[&[board], &cubes[..]].concat());
        assert_eq!(
            again["solution"], together["solution"],
            "{board}: what is known is not solved again"
        );
        assert_eq!(
            again["seconds"], together["seconds"],
            "{board}: what is known is not solved again"
        );
    }
    refused(&quadrille(&["solve", "pegs:english", "--store", &address]), "cubes");
    let by_sat = ["solve", "unruly:6x6:zl", "--method", "sat", "--store", &address];
    refused(&quadrille(&by_sat), "search");
    let with_proof = ["solve", "unruly:6x6:zl", "--proof", "unique", "--store", &address];
    refused(&quadrille(&with_proof), "--proof");
}
