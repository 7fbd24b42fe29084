//! Children that lie, hang, die or swallow memory, played by small scripts.

use super::*;
use quadrille_core::SolveReport;
use quadrille_core::{CancelToken, Ruling};
use std::collections::BTreeMap;
use std::process::Command;

fn job() -> Job {
    Job {
        game: Some("towers".to_string()),
        text: Some("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1".to_string()),
        path: PathBuf::new(),
        read: BTreeMap::new(),
        method: "search".to_string(),
        options: BTreeMap::new(),
        count: 1,
        seed: 0,
        threads: 1,
        seconds: 0.2,
        memory: 1 << 30,
        parent: std::process::id(),
    }
}

/// Lets a script play the child.
///
/// Another process writes it: were it open for writing here, a child that another test starts in that
/// moment would inherit the open file, and the system runs no file that is being written.
fn played_by(folder: &tempfile::TempDir, name: &str, script: &str) -> Outcome {
    let program = folder.path().join(name);
    let text = format!("#!/bin/sh\ncat > /dev/null\n{script}\n");
    let write = ["-c", "printf %s \"$1\" > \"$0\" && chmod 755 \"$0\""];
    let written = Command::new("sh").args(write).arg(&program).arg(text).status().unwrap();
    assert!(written.success());
    Launcher { program }.solve(&job(), &Watchdog::new(CancelToken::new())).unwrap()
}

fn says(solution: &str) -> String {
    let report = SolveReport {
        verdict: Ruling::Solved,
        solution: Some(solution.to_string()),
        ..SolveReport::default()
    };
    let reply = Reply { report, peak: None };
    format!(
        "echo chatter\nprintf '%s' half; echo\necho '{MARK}{}'",
        serde_json::to_string(&reply).unwrap()
    )
}

#[test]
fn every_way_a_child_can_end_is_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let right = played_by(&folder, "right", &says("1342423124133124"));
    assert_eq!((right.verdict, right.error), (Ruling::Solved, None));

    let wrong = played_by(&folder, "wrong", &says("1342423124133142"));
    assert_eq!(wrong.verdict, Ruling::Wrong);
    assert!(wrong.error.unwrap().contains("the referee refuses"));
    let junk = played_by(&folder, "junk", &says("what?"));
    assert_eq!(junk.verdict, Ruling::Wrong);

    let late = played_by(&folder, "late", "exec sleep 60");
    assert_eq!(late.verdict, Ruling::Unknown);
    assert!(late.error.unwrap().contains("time limit"));
    assert!(late.wall < 30.0);

    let greedy =
        played_by(&folder, "greedy", "echo memory allocation of 9 bytes failed; kill -ABRT $$");
    assert_eq!(greedy.verdict, Ruling::Unknown);
    assert!(greedy.error.unwrap().contains("memory limit"));

    let broken = played_by(&folder, "broken", "echo boom >&2; exit 3");
    assert_eq!(broken.verdict, Ruling::Crashed);
    assert!(broken.error.unwrap().contains("boom"));

    let missing = Launcher { program: folder.path().join("missing") };
    let missing = missing.solve(&job(), &Watchdog::new(CancelToken::new())).unwrap_err();
    assert!(missing.to_string().contains("could not be started"), "{missing}");
}

#[test]
fn only_a_signal_that_comes_twice_is_a_crash() {
    let folder = tempfile::tempdir().unwrap();
    let mark = folder.path().join("mark");
    let first_only = format!(
        "if test ! -e {0}; then touch {0}; kill -KILL $$; fi\n{1}",
        mark.display(),
        says("1342423124133124")
    );
    let once = played_by(&folder, "once", &first_only);
    assert_eq!((once.verdict, once.error), (Ruling::Solved, None));
    let twice = played_by(&folder, "twice", "echo ouch; kill -KILL $$");
    assert_eq!(twice.verdict, Ruling::Crashed);
    let why = twice.error.unwrap();
    assert!(why.contains("signal: 9") && why.contains("ouch"), "{why}");
}
