//! What the store promises: nothing doubled, nothing lost, one clear message.

use super::*;
use crate::store::Outcome;
use std::path::Path;

fn settings() -> Settings {
    Settings { time_limit: 1.0, memory_limit: 0, count: 1, threads: 1 }
}

fn key(instance: &str) -> Key {
    Key {
        instance: Arc::from(instance),
        method: Arc::from("search"),
        version: Arc::from("1"),
        options: Arc::from(""),
        seed: u64::MAX,
    }
}

fn row(instance: &str, verdict: &str) -> Row {
    let outcome = Outcome {
        verdict: quadrille_core::Ruling::from_word(verdict),
        solution: Some("12".to_string()),
        objective: Some(-3),
        nodes: 7,
        seconds: 0.25,
        ..Outcome::default()
    };
    Row { key: key(instance), outcome }
}

fn rows(store: &mut Sqlite) -> Vec<Row> {
    let mut all = Vec::new();
    let mut keep = |row| {
        all.push(row);
        Ok(())
    };
    store.rows("c", true, &mut keep).unwrap();
    all
}

fn opened(folder: &tempfile::TempDir) -> Sqlite {
    let mut store = Sqlite::open(&folder.path().join("s.sqlite")).unwrap();
    store.open_campaign("c", &settings()).unwrap();
    store
}

#[test]
fn a_row_is_never_doubled_and_the_first_one_stays() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = opened(&folder);
    let worker = Worker::current();
    store.begin("c", &worker).unwrap();
    store.record("c", &worker, &[row("a", "solved"), row("b", "unknown")]).unwrap();
    store.record("c", &worker, &[row("a", "crashed")]).unwrap();
    assert_eq!(rows(&mut store), [row("a", "solved"), row("b", "unknown")]);
    assert_eq!(store.finished("c").unwrap(), HashSet::from([key("a"), key("b")]));
    assert!(store.finished("other").unwrap().is_empty());
}

#[test]
fn reservations_of_the_living_hold_and_those_of_the_dead_do_not() {
    let folder = tempfile::tempdir().unwrap();
    let (mut one, mut two) = (opened(&folder), opened(&folder));
    let me = Worker::current();
    let other = Worker { id: "other".to_string(), ..me.clone() };
    one.begin("c", &me).unwrap();
    two.begin("c", &other).unwrap();
    let wanted = [key("a"), key("b")];
    assert_eq!(one.claim("c", &me, &wanted[..1]).unwrap().mine, [0]);
    let second = two.claim("c", &other, &wanted).unwrap();
    assert_eq!((second.mine, second.others), (vec![1], vec![0]));

    // A worker whose process number now belongs to another process is dead.
    let dead = Worker { id: "dead".to_string(), started: me.started + 1, ..me.clone() };
    one.end(&me).unwrap();
    one.begin("c", &dead).unwrap();
    one.claim("c", &dead, &wanted[..1]).unwrap();
    assert_eq!(two.claim("c", &other, &wanted).unwrap().mine, [0, 1]);

    two.record("c", &other, &[row("a", "solved")]).unwrap();
    let third = one.claim("c", &me, &wanted).unwrap();
    assert_eq!((third.mine, third.others), (vec![], vec![1]));
}

#[test]
fn other_limits_need_another_campaign() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = opened(&folder);
    let longer = Settings { time_limit: 2.0, ..settings() };
    let error = store.open_campaign("c", &longer).unwrap_err().to_string();
    assert!(error.contains("--time-limit 1 ") && error.contains("--campaign"), "{error}");
    store.open_campaign("d", &longer).unwrap();
    assert_eq!(store.campaigns().unwrap().len(), 2);
}

#[test]
fn a_full_disk_is_one_clear_message_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = opened(&folder);
    let worker = Worker::current();
    store.record("c", &worker, &[row("a", "solved")]).unwrap();
    let pages: i64 = store.connection.pragma_query_value(None, "page_count", |r| r.get(0)).unwrap();
    store.connection.pragma_update(None, "max_page_count", pages).unwrap();
    let mut large = row("b", "solved");
    large.outcome.solution = Some("x".repeat(1 << 20));
    let error = store.record("c", &worker, &[large]).unwrap_err().to_string();
    assert!(error.contains("the disk is full"), "{error}");
    drop(store);
    assert_eq!(rows(&mut opened(&folder)), [row("a", "solved")]);
}

#[test]
fn foreign_and_damaged_files_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("s.sqlite");
    let error = |path: &Path| Sqlite::open(path).err().unwrap().to_string();

    let foreign = "This is a diary. ".repeat(100);
    std::fs::write(&path, &foreign).unwrap();
    assert!(error(&path).contains("no store at all"), "{}", error(&path));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), foreign);

    std::fs::remove_file(&path).unwrap();
    let other = Connection::open(&path).unwrap();
    other.execute_batch("CREATE TABLE diary (day TEXT)").unwrap();
    drop(other);
    let before = std::fs::read(&path).unwrap();
    assert!(error(&path).contains("not a store of campaigns"));
    assert_eq!(std::fs::read(&path).unwrap(), before);

    std::fs::remove_file(&path).unwrap();
    let mut store = opened(&folder);
    let many: Vec<Row> = (0..2000).map(|i| row(&format!("{i:032}"), "solved")).collect();
    store.record("c", &Worker::current(), &many).unwrap();
    drop(store);
    // Scribble over the middle of the file.
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 8192].fill(0xAA);
    std::fs::write(&path, &bytes).unwrap();
    let mut store = Sqlite::open(&path).unwrap();
    let damaged = store.rows("c", true, &mut |_| Ok(())).unwrap_err().to_string();
    assert!(damaged.contains("damaged"), "{damaged}");

    let nowhere = folder.path().join("missing/s.sqlite");
    assert!(error(&nowhere).contains("--store"), "{}", error(&nowhere));
}

fn listed(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn reading_leaves_no_trace() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("s.sqlite");
    let mut store = opened(&folder);
    store.record("c", &Worker::current(), &[row("a", "solved")]).unwrap();
    // While somebody writes.
    assert_eq!(rows(&mut Sqlite::open_to_read(&path).unwrap()), [row("a", "solved")]);
    drop(store);
    let before = std::fs::read(&path).unwrap();
    let mut store = Sqlite::open_to_read(&path).unwrap();
    assert_eq!(rows(&mut store), [row("a", "solved")]);
    assert!(store.record("c", &Worker::current(), &[row("b", "solved")]).is_err());
    drop(store);
    assert_eq!(listed(folder.path()), ["s.sqlite"]);
    assert!(std::fs::read(&path).unwrap() == before);

    std::fs::write(&path, "").unwrap();
    let error = Sqlite::open_to_read(&path).err().unwrap().to_string();
    assert!(error.contains("s.sqlite: there are no results"), "{error}");
    assert_eq!(std::fs::read(&path).unwrap(), b"");
}

#[test]
fn a_store_that_nobody_closed_is_looked_through() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("s.sqlite");
    let mut store = opened(&folder);
    let many: Vec<Row> = (0..2000).map(|i| row(&format!("{i:032}"), "solved")).collect();
    store.record("c", &Worker::current(), &many).unwrap();
    store.connection.query_row("PRAGMA wal_checkpoint", [], |_| Ok(())).unwrap();
    store.record("c", &Worker::current(), &[row("last", "solved")]).unwrap();
    // What a power cut leaves behind: the file and its log.
    let cut = tempfile::tempdir().unwrap();
    let copy = cut.path().join("s.sqlite");
    let mut bytes = std::fs::read(&path).unwrap();
    std::fs::copy(folder.path().join("s.sqlite-wal"), cut.path().join("s.sqlite-wal")).unwrap();
    std::fs::write(&copy, &bytes).unwrap();
    assert_eq!(rows(&mut Sqlite::open_to_read(&copy).unwrap()).len(), 2001);

    let middle = bytes.len() / 2;
    bytes[middle..middle + 8192].fill(0xAA);
    std::fs::write(&copy, &bytes).unwrap();
    for open in [Sqlite::open, Sqlite::open_to_read] {
        let error = open(&copy).err().unwrap().to_string();
        assert!(error.contains("not closed properly and is damaged"), "{error}");
        assert!(std::fs::read(&copy).unwrap() == bytes, "it was left as it is");
    }
}

#[test]
fn only_the_results_of_a_verdict_are_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = opened(&folder);
    let worker = Worker::current();
    let all = [row("a", "solved"), row("b", "crashed"), row("c", "crashed"), row("d", "unknown")];
    store.record("c", &worker, &all).unwrap();
    let keys = ["a", "b", "d"].map(key);
    assert_eq!(store.forget("c", &keys, &[Ruling::Crashed]).unwrap(), 1);
    assert_eq!(rows(&mut store), [row("a", "solved"), row("c", "crashed"), row("d", "unknown")]);
    // Its solution went with it, so that it can come again.
    store.record("c", &worker, &[row("b", "solved")]).unwrap();
    assert_eq!(rows(&mut store)[1], row("b", "solved"));
}
