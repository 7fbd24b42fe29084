//! The microscope on the command line: relaxations, trees, cuts, and what is wrong with a request.

mod common;

use common::quadrille;
use serde_json::Value;

const UNRULY: &str = "unruly:6x6:faCADAJeBd";
const SINGLES: &str = "singles:6x6:223436423531434425531366352114261246";
const PAIRS: &str = "pairs:2x3:w5w8w4w11w1w3";
const TOWERS: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";

fn json(arguments: &[&str]) -> Value {
    let ran = quadrille(arguments);
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn a_relaxation_is_told_in_three_ways() {
    let ran = quadrille(&["relax", UNRULY]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.lines().count() >= 9 && ran.out.contains("mip: "), "{}", ran.out);
    let seen = json(&["relax", UNRULY, "--method", "mip-2colour", "--to", "json"]);
    assert_eq!(seen["cells"].as_array().unwrap().len(), 36);
    assert_eq!(seen["layers"], serde_json::json!(["1", "2"]));
    let svg = quadrille(&["relax", TOWERS, "--to", "svg", "--layer", "3"]);
    assert_eq!((svg.code, svg.out.matches("<rect x=").count()), (0, 16), "{}", svg.err);
    // Jumps are drawn a step at a time, pairs at once, with what their cells are worth.
    let pegs = quadrille(&["relax", "pegs:3x3:PPHPPPHPP", "--to", "svg"]);
    assert!(pegs.code == 0 && !pegs.out.contains("<line"), "{}", pegs.out);
    let pairs = quadrille(&["relax", "pairs:2x3:w5w8w4w11w1w3", "--to", "svg"]);
    assert!(pairs.out.contains("<line") && pairs.out.contains("11</text>"), "{}", pairs.out);
    let fixed =
        json(&["relax", TOWERS, "--fix", "x_r1c1_1=1", "--fix", "x_r1c2_1=1", "--to", "json"]);
    assert_eq!(fixed["feasible"], false, "no height twice in a row");
}

#[test]
fn programs_are_compared() {
    let rows = json(&["relax", UNRULY, "--all", "--to", "json"]);
    let names: Vec<&str> =
        rows.as_array().unwrap().iter().map(|r| r["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["mip", "mip-2colour"]);
    let ran = quadrille(&["relax", UNRULY, "--all"]);
    assert_eq!((ran.code, ran.out.lines().count()), (0, 3), "{}", ran.out);
}

#[test]
fn a_tree_is_written_in_three_notations() {
    let folder = tempfile::tempdir().unwrap();
    for (ending, first) in
        [("dot", "digraph tree {"), ("json", "{\"nodes\":["), ("txt", "# branch and bound")]
    {
        let path = folder.path().join(format!("tree.{ending}"));
        let path = path.to_str().unwrap();
        let ran =
            quadrille(&["solve", TOWERS, "--method", "bnb", "--inference", "none", "--tree", path]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let text = std::fs::read_to_string(path).unwrap();
        assert!(text.starts_with(first), "{text}");
    }
}

#[test]
fn searches_and_players_write_trees_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tree.json");
    let path = path.to_str().unwrap();
    let read =
        || -> Value { serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap() };
    for method in ["search", "sat"] {
        let ran = quadrille(&["solve", UNRULY, "--method", method, "--tree", path]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(!read()["nodes"].as_array().unwrap().is_empty(), "{method}");
    }
    let ran = quadrille(&["duel", PAIRS, "--first", "minimax:3", "--tree", path]);
    assert_eq!((ran.code, ran.out.as_str()), (0, ""), "{}", ran.err);
    let tree = read();
    let pruned = |node: &&Value| node["fate"] == "bound";
    assert!(tree["nodes"].as_array().unwrap().iter().filter(pruned).count() > 0, "{tree}");
}

#[test]
fn algorithms_are_watched_at_work() {
    let ran = quadrille(&["scenes", "pairs:2x3:w1w1w1w1b1w1"]);
    assert!(ran.code == 0 && ran.out.contains("no path is left"), "{} {}", ran.out, ran.err);
    let told = json(&["scenes", "pegs:english", "--to", "json"]);
    assert_eq!(told["scenes"].as_array().unwrap().len(), 33);
    let ran = quadrille(&["scenes", "pegs:3x3:PPHPPPHPP"]);
    assert!(ran.code == 0 && ran.out.contains("the start weighs"), "{} {}", ran.out, ran.err);
}

#[test]
fn a_limit_is_no_bad_input() {
    for verb in ["relax", "cuts", "scenes"] {
        let puzzle = if verb == "scenes" { "pegs:english" } else { SINGLES };
        let ran = quadrille(&[verb, puzzle, "--time-limit", "0.000001"]);
        assert_eq!(ran.code, 1, "{verb}: {} {}", ran.out, ran.err);
    }
}

#[test]
fn rounds_of_cuts_are_told() {
    let told = json(&["cuts", SINGLES, "--to", "json"]);
    assert_eq!(told["verdict"], "solved");
    let rounds = told["rounds"].as_array().unwrap();
    assert!(rounds.len() >= 2 && !rounds[0]["cuts"].as_array().unwrap().is_empty(), "{told}");
    let ran = quadrille(&["cuts", SINGLES, "--cut", "report"]);
    assert!(ran.code == 0 && ran.out.contains("Round 2"), "{}", ran.out);
}

#[test]
fn what_is_wrong_is_said() {
    let refused = [
        (vec!["relax", UNRULY, "--fix", "x_r1c1"], "x_r1c1=1"),
        (vec!["relax", UNRULY, "--fix", "x_r9c9=1"], "x_r9c9"),
        (vec!["relax", UNRULY, "--method", "simplex"], "mip-2colour"),
        (vec!["relax", UNRULY, "--layer", "7"], "no layers"),
        (vec!["relax", UNRULY, "--all", "--to", "svg"], "json"),
        (vec!["cuts", UNRULY], "no loop of cuts"),
        (vec!["solve", UNRULY, "--method", "mip", "--tree", "tree.dot"], "--method bnb"),
        (
            vec!["scenes", UNRULY],
            "unruly has no scenes: its algorithms are not shown picture by picture\n",
        ),
        (vec!["duel", PAIRS, "--first", "greedy", "--tree", "tree.dot"], "minimax"),
        (vec!["solve", UNRULY, "--method", "bnb", "--tree", "tree.png"], ".json"),
        (vec!["solve", UNRULY, UNRULY, "--method", "bnb", "--tree", "tree.dot"], "one puzzle"),
        (vec!["solve", UNRULY, "--method", "bnb", "--branching", "best"], "most-fractional"),
    ];
    for (arguments, words) in refused {
        let ran = quadrille(&arguments);
        assert!(ran.code == 2 && ran.err.contains(words), "{arguments:?}: {}", ran.err);
    }
}
