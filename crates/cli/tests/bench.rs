//! Campaigns from outside: data sets, crash-safe runs, reports.

mod common;

use common::{command, quadrille, refused};
use quadrille_bench::store::{Row, Sqlite, Store};
use quadrille_core::Rng;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

/// A small data set of easy puzzles.
fn small_set(folder: &Path, count: u64) {
    let manifest = format!(
        "game = \"towers\"\naxis = \"side n\"\n\
         [[batch]]\nname = \"n4\"\ncount = {count}\nseed = 1\nsize = \"4\"\nx = 4\n\
         options = {{ mode = \"full\" }}\n\
         [[batch]]\nname = \"n5\"\ncount = {count}\nseed = 1\nsize = \"5\"\nx = 5\n\
         options = {{ mode = \"full\" }}\n\
         [[batch]]\nname = \"n6\"\ncount = {count}\nseed = 1\nsize = \"6\"\nx = 6\n\
         options = {{ mode = \"hard\" }}\n"
    );
    let file = folder.with_extension("toml");
    std::fs::write(&file, manifest).unwrap();
    let made = quadrille(&["bench", "new", text(folder), "--manifest", text(&file)]);
    assert_eq!(made.code, 0, "{}", made.err);
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn rows(store: &Path) -> Vec<Row> {
    let mut store = Sqlite::open_to_read(store).unwrap();
    let mut all = Vec::new();
    for (campaign, _) in store.campaigns().unwrap() {
        let mut keep = |row| {
            all.push(row);
            Ok(())
        };
        store.rows(&campaign, true, &mut keep).unwrap();
    }
    all
}

/// A table without what differs from run to run: times and memory.
fn lasting(rows: &[Row]) -> Vec<String> {
    let line = |row: &Row| {
        let (k, o) = (&row.key, &row.outcome);
        format!(
            "{} {} {} {} {} {} {:?} {:?} {:?} {} {:?}",
            k.instance,
            k.method,
            k.version,
            k.options,
            k.seed,
            o.verdict,
            o.solution,
            o.objective,
            o.bound,
            o.nodes,
            o.error
        )
    };
    rows.iter().map(line).collect()
}

const RUN: [&str; 8] =
    ["--methods", "search,sat", "--time-limit", "20", "--jobs", "2", "--repeat", "2"];

fn start(set: &Path) -> Child {
    let mut command = command(&["bench", "run", text(set)]);
    command.args(RUN);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

#[test]
fn killed_at_twenty_moments_the_table_is_that_of_an_undisturbed_run() {
    let folder = tempfile::tempdir().unwrap();
    let (calm, rough) = (folder.path().join("calm"), folder.path().join("rough"));
    small_set(&calm, 12);
    small_set(&rough, 12);
    assert!(start(&calm).wait().unwrap().success());
    let want = rows(&calm.join("results.sqlite"));
    assert_eq!(want.len(), 3 * 12 * 2 * 2);

    let store = rough.join("results.sqlite");
    let mut rng = Rng::new(7);
    let mut seen: BTreeMap<String, Row> = BTreeMap::new();
    for _ in 0..20 {
        let mut child = start(&rough);
        std::thread::sleep(Duration::from_millis(5 + rng.below(150) as u64));
        child.kill().unwrap();
        child.wait().unwrap();
        if store.exists() {
            // A store that was killed before its first transaction has no tables to read.
            for row in Sqlite::open(&store).map(|_| rows(&store)).unwrap() {
                let name = format!("{:?}", row.key);
                // What was recorded once stays as it was, times included.
                let first = seen.entry(name).or_insert_with(|| row.clone());
                assert_eq!(*first, row);
            }
        }
    }
    assert!(start(&rough).wait().unwrap().success());
    let got = rows(&store);
    assert_eq!(lasting(&got), lasting(&want));
    let got: BTreeMap<String, Row> =
        got.into_iter().map(|row| (format!("{:?}", row.key), row)).collect();
    for (name, row) in &seen {
        assert_eq!(got.get(name), Some(row), "recorded before a kill, then done again");
    }
}

#[test]
fn two_runs_at_once_share_the_work() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set");
    small_set(&set, 10);
    let both = [start(&set), start(&set)];
    let mut done = 0;
    for child in both {
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{err}");
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains("120 of 120 jobs have a result"), "{said}");
        let (_, rest) = said.split_once("now ").unwrap();
        done += rest.split(' ').next().unwrap().parse::<usize>().unwrap();
    }
    assert_eq!(done, 120, "a job was done twice or not at all");
    assert_eq!(rows(&set.join("results.sqlite")).len(), 120);
}

#[test]
fn unreadable_files_are_invalid_and_the_run_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("plain");
    std::fs::create_dir(&set).unwrap();
    std::fs::write(set.join("good.txt"), "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1").unwrap();
    std::fs::write(set.join("none.txt"), "towers:3:3///3////////").unwrap();
    std::fs::write(set.join("bad.txt"), "towers:4:junk").unwrap();
    std::fs::write(set.join("binary.bin"), [0xff, 0xfe, 0x00]).unwrap();
    let run = ["bench", "run", text(&set), "--methods", "search", "--memory-limit", "1G"];
    let ran = quadrille(&run);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("4 done, 2 solved, 2 failed"), "{}", ran.out);
    assert!(ran.out.contains("search refused 2 puzzles, the first because: "), "{}", ran.out);
    let mut verdicts: Vec<String> = rows(&set.join("results.sqlite"))
        .into_iter()
        .map(|r| r.outcome.verdict.to_string())
        .collect();
    verdicts.sort();
    assert_eq!(verdicts, ["impossible", "invalid", "invalid", "solved"]);

    let report = quadrille(&["bench", "report", text(&set)]);
    assert_eq!(report.code, 0, "{}", report.err);
    let csv = std::fs::read_to_string(set.join("report/results.csv")).unwrap();
    assert!(csv.contains("bad.txt") && csv.contains(",invalid,"), "{csv}");
}

#[test]
fn a_report_has_every_picture_and_table_and_the_export_the_reports_layout() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set");
    small_set(&set, 3);
    assert!(start(&set).wait().unwrap().success());
    let report = quadrille(&["bench", "report", text(&set)]);
    assert_eq!(report.code, 0, "{}", report.err);
    let page = std::fs::read_to_string(set.join("report/index.html")).unwrap();
    for name in ["performance", "profile", "trend", "success", "scatter-sat-search"] {
        for (ending, start) in [("svg", "<svg"), ("png", "\u{89}PNG"), ("pdf", "%PDF")] {
            let file = set.join(format!("report/{name}.{ending}"));
            let bytes = std::fs::read(&file).unwrap();
            let want: Vec<u8> = start.chars().map(|c| c as u8).collect();
            assert!(bytes.starts_with(&want), "{name}.{ending}");
        }
        assert!(page.contains(&format!("{name}.svg")), "{name}");
    }
    for ending in ["csv", "md", "tex", "html", "pdf"] {
        assert!(set.join(format!("report/results.{ending}")).is_file(), "{ending}");
    }
    // One file that works without a network: its script is inside.
    assert!(!page.contains("<script src") && !page.contains("src=\"http"));

    let res = folder.path().join("res");
    let export = quadrille(&["bench", "export", text(&set), "--to", text(&res)]);
    assert_eq!(export.code, 0, "{}", export.err);
    let file = std::fs::read_to_string(res.join("search/n4-1.txt")).unwrap();
    assert!(file.contains("\nsolveTime = ") && file.contains("\nisOptimal = true\n"), "{file}");
    assert!(file.starts_with("# "), "{file}");

    // Overview first: what is chosen on the page is counted on the page.
    let (overview, summary) = (page.find("id=\"chosen\""), page.find("<h2>Summary"));
    assert!(overview.is_some() && overview < summary && page.contains("\"tag\":\"n4\""));
    let compare = quadrille(&["bench", "compare", text(&set), text(&set)]);
    assert_eq!(compare.code, 0, "{}", compare.err);
    assert!(compare.out.contains("time ratio B/A 1.000"), "{}", compare.out);
    assert!(compare.out.contains("no verdict or objective changed"));
}

#[test]
fn methods_are_followed_from_version_to_version() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set");
    small_set(&set, 2);
    let run = |tag: &str| {
        let methods = ["--methods", "search,sat", "--time-limit", "20", "--jobs", "2"];
        let ran = quadrille(&[&["bench", "run", text(&set), "--tag", tag][..], &methods].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
    };
    run("one");
    refused(&quadrille(&["bench", "history", text(&set)]), "two versions");
    run("two");
    run("three");
    let out = folder.path().join("history");
    let told = quadrille(&["bench", "history", text(&set), "--out", text(&out)]);
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(
        told.out.contains("search: 6 jobs in common, 6 solved by every version"),
        "{}",
        told.out
    );
    assert_eq!(told.out.matches(" of the first (95 % interval").count(), 4, "{}", told.out);
    let page = std::fs::read_to_string(out.join("index.html")).unwrap();
    assert!(page.contains("<svg") && page.contains("+three"), "{page}");
    let csv = std::fs::read_to_string(out.join("history.csv")).unwrap();
    assert_eq!(csv.lines().count(), 1 + 2 * 3, "{csv}");
    for ending in ["svg", "png", "pdf"] {
        assert!(out.join(format!("history.{ending}")).is_file(), "{ending}");
    }
}

#[test]
fn bad_usage_says_what_there_is() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set");
    refused(&quadrille(&["bench", "new", text(&set), "--preset", "chess"]), "towers-full");
    assert!(!set.exists());
    small_set(&set, 1);
    refused(&quadrille(&["bench", "run", text(&set), "--methods", "cplex"]), "search");
    let mip = ["bench", "run", text(&set), "--methods", "mip"];
    for (option, told) in [
        (["--engine", "cpex"], "--engine cpex: expected highs, cbc"),
        (
            ["--node-limit", "0"],
            "--node-limit 0: expected a whole number from 1 to 9223372036854775807",
        ),
        (["--penalty", "6"], "--penalty is not an option of this game"),
    ] {
        refused(&quadrille(&[&mip[..], &option].concat()), told);
    }
    refused(&quadrille(&["bench", "run", "no-such-folder"]), "no such folder");
    refused(&quadrille(&["bench", "report", text(&set)]), "no results");
    refused(
        &quadrille(&["bench", "new", text(&set), "--preset", "towers-full"]),
        "another data set",
    );
    let diary = folder.path().join("diary.sqlite");
    std::fs::write(&diary, "dear diary, ".repeat(100)).unwrap();
    refused(&quadrille(&["bench", "run", text(&set), "--store", text(&diary)]), "no store at all");
}

#[test]
fn growth_is_measured_up_to_the_largest_side_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let grown = |most: &str| {
        let out = text(folder.path());
        let ran = quadrille(&[
            "bench",
            "growth",
            "towers-any",
            "--most-side",
            most,
            "--boards",
            "2",
            "--out",
            out,
        ]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let points = std::fs::read_to_string(folder.path().join("points.csv")).unwrap();
        (points, ran.out)
    };
    let (none, said) = grown("3");
    assert_eq!(none.lines().count(), 1, "{none}");
    assert!(said.contains("side 5, beyond --most-side"), "{said}");
    let (few, _) = grown("6");
    assert_eq!(few.lines().count(), 1 + 2 * 2, "sides 5 and 6: {few}");
    assert!(few.lines().skip(1).all(|line| line.contains(",solved,")), "{few}");
    let (more, said) = grown("8");
    assert!(more.starts_with(few.trim_end()), "what is known stays: {more}");
    assert_eq!(more.lines().count(), 1 + 4 * 2, "{more}");
    assert!(!said.contains("5x5") && said.contains("8x8"), "{said}");
    for name in ["towers-time.svg", "towers-memory.svg", "README.md"] {
        assert!(folder.path().join(name).exists(), "{name}");
    }
    let unknown = quadrille(&["bench", "growth", "chess", "--out", text(folder.path())]);
    refused(&unknown, "towers-any");
}
