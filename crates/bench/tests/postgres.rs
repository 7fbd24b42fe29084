//! What both stores promise, and what a store that machines share promises beside that. The server is a real one.
#![cfg(unix)]

mod common {
    pub mod server;
}

use common::server::Server;
use quadrille_bench::store::{
    InstanceInfo, Key, MAX_ATTEMPTS, NewTask, Outcome, Postgres, Product, Queue, Reading, Row,
    Settings, Sqlite, Store, Task, Wanted, Worker,
};
use quadrille_core::Ruling;
use std::collections::HashSet;
use std::sync::Arc;

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

fn row(instance: &str, verdict: Ruling) -> Row {
    let outcome = Outcome {
        verdict,
        solution: Some("12".to_string()),
        objective: Some(-3),
        nodes: 7,
        seconds: 0.25,
        error: Some("a zero \u{fffd} byte".to_string()),
        ..Outcome::default()
    };
    Row { key: key(instance), outcome }
}

fn rows(store: &mut dyn Store) -> Vec<Row> {
    let mut all = Vec::new();
    let mut keep = |row| {
        all.push(row);
        Ok(())
    };
    store.rows("c", true, &mut keep).unwrap();
    all
}

fn named(id: &str) -> Worker {
    Worker { id: id.to_string(), ..Worker::current() }
}

/// A connection of each of two runs to the same store.
fn both_stores(server: &Server, folder: &std::path::Path) -> [[Box<dyn Store>; 2]; 2] {
    let file = || Box::new(Sqlite::open(&folder.join("s.sqlite")).unwrap()) as Box<dyn Store>;
    let shared = || Box::new(Postgres::open(&server.address()).unwrap()) as Box<dyn Store>;
    [[file(), file()], [shared(), shared()]]
}

#[test]
fn both_stores_keep_the_same_promises() {
    let server = Server::start();
    let folder = tempfile::tempdir().unwrap();
    for [mut one, mut two] in both_stores(&server, folder.path()) {
        let (me, other) = (named("me"), named("other"));
        one.open_campaign("c", &settings()).unwrap();
        two.open_campaign("c", &settings()).unwrap();
        let longer = Settings { time_limit: 2.0, ..settings() };
        let error = one.open_campaign("c", &longer).unwrap_err().to_string();
        assert!(error.contains("--time-limit 1 ") && error.contains("--campaign"), "{error}");
        assert_eq!(two.campaigns().unwrap(), [("c".to_string(), settings())]);

        one.begin("c", &me).unwrap();
        two.begin("c", &other).unwrap();
        let wanted = ["a", "b", "B"].map(key);
        assert_eq!(one.claim("c", &me, &wanted[..1]).unwrap().mine, [0]);
        let second = two.claim("c", &other, &wanted).unwrap();
        assert_eq!((second.mine, second.others), (vec![1, 2], vec![0]));
        two.beat(&other).unwrap();
        two.record("c", &other, &[row("b", Ruling::Solved), row("B", Ruling::Crashed)]).unwrap();
        one.record("c", &me, &[row("b", Ruling::Unknown)]).unwrap();
        let third = two.claim("c", &other, &wanted).unwrap();
        assert_eq!((third.mine, third.others), (vec![], vec![0]));
        // Whoever ends gives back what it reserved.
        one.end(&me).unwrap();
        assert_eq!(two.claim("c", &other, &wanted).unwrap().mine, [0]);
        two.record("c", &other, &[row("a", Ruling::Solved)]).unwrap();

        let all = [row("B", Ruling::Crashed), row("a", Ruling::Solved), row("b", Ruling::Solved)];
        assert_eq!(rows(&mut *one), all, "in the order of bytes, and the first one stays");
        assert_eq!(one.finished("c").unwrap(), wanted.iter().cloned().collect());
        assert_eq!(one.forget("c", &wanted, &[Ruling::Crashed]).unwrap(), 1);
        assert_eq!(one.claim("c", &me, &wanted).unwrap().mine, [2], "it can be done again");
        one.record("c", &me, &[row("B", Ruling::Solved)]).unwrap();
        assert_eq!(rows(&mut *two)[0], row("B", Ruling::Solved));

        let info = InstanceInfo {
            hash: Arc::from("a"),
            name: "a.txt".to_string(),
            game: "towers".to_string(),
            cells: 16,
            series: String::new(),
            x: Some(4.0),
        };
        one.add_instances(std::slice::from_ref(&info)).unwrap();
        let info = InstanceInfo { series: "s".to_string(), ..info };
        one.add_instances(std::slice::from_ref(&info)).unwrap();
        assert_eq!(two.instances().unwrap(), [info]);
        let reading = Reading { game: "towers".to_string(), options: [].into() };
        one.add_reading("c", &reading).unwrap();
        one.add_reading("c", &reading).unwrap();
        assert_eq!(two.readings("c").unwrap(), [reading]);
        assert_eq!(two.machines("c").unwrap(), [me.machine]);
    }
}

#[test]
fn reading_a_server_changes_nothing_and_says_what_is_wrong() {
    let server = Server::start();
    let empty = Postgres::open_to_read(&server.address()).err().unwrap().to_string();
    assert!(empty.contains("there are no results"), "{empty}");
    drop(Postgres::open(&server.address()).unwrap());
    let mut store = Postgres::open_to_read(&server.address()).unwrap();
    let refused = store.open_campaign("c", &settings()).unwrap_err().to_string();
    assert!(refused.contains("read-only"), "{refused}");
    assert!(store.campaigns().unwrap().is_empty());
    for (address, says) in [
        ("postgres://me:secret@localhost:1/db", "cannot be reached"),
        ("postgres://me:secret@localhost:port/db", "expected postgres://"),
    ] {
        let error = Postgres::open(address).err().unwrap().to_string();
        assert!(error.contains(says) && !error.contains("secret"), "{error}");
    }
    for other in ["UPDATE layout SET number = 0", "DELETE FROM layout"] {
        server.client().execute(other, &[]).unwrap();
        let told = Postgres::open_to_read(&server.address()).err().unwrap().to_string();
        assert!(told.contains("not those of this program"), "{told}");
    }
    server.client().execute("INSERT INTO layout VALUES (99)", &[]).unwrap();
    let later = Postgres::open(&server.address()).err().unwrap().to_string();
    assert!(later.contains("later version"), "{later}");
}

fn wanted() -> Wanted<'static> {
    Wanted { queue: None, kinds: &["solve"], version: "1", fresh: 10, tried: 2, idle: true }
}

fn add(store: &mut Postgres, names: &[&str]) -> u64 {
    let task = |name: &&str| NewTask { name: key(name).name(), payload: name.to_string() };
    let tasks: Vec<NewTask> = names.iter().map(task).collect();
    store.add_tasks("solve/c", "solve", "1", &tasks).unwrap()
}

fn taken(store: &mut Postgres, worker: &Worker) -> Vec<Task> {
    store.take(worker, &wanted()).unwrap().tasks
}

fn result(name: &str, verdict: Ruling) -> Product {
    Product::Result("c".to_string(), Box::new(row(name, verdict)))
}

#[test]
fn what_a_paused_worker_brings_late_changes_nothing() {
    let server = Server::start();
    let mut store = Postgres::open(&server.address()).unwrap();
    store.open_campaign("c", &settings()).unwrap();
    assert_eq!(add(&mut store, &["a", "b"]), 2);
    assert_eq!(add(&mut store, &["a", "b"]), 0, "the same tasks again are no new ones");
    let (slow, quick) = (named("slow"), named("quick"));
    let first = taken(&mut store, &slow);
    assert_eq!(first.len(), 2);
    assert!(taken(&mut store, &quick).is_empty(), "they are held");
    server.end_leases();
    // Alive again before anybody noticed: nothing is lost.
    store.renew(&slow).unwrap();
    assert!(taken(&mut store, &quick).is_empty());
    server.end_leases();
    let second = taken(&mut store, &quick);
    assert_eq!(second.iter().map(|task| task.attempt).collect::<Vec<_>>(), [2, 2]);
    // Before the other has finished, and after: refused, also through the door that `bench run` uses.
    let late = (first[0].clone(), result("a", Ruling::Crashed));
    assert_eq!(store.finish(&slow, std::slice::from_ref(&late)).unwrap(), 0);
    assert!(rows(&mut store).is_empty());
    assert_eq!(
        store.finish(&quick, &[(second[0].clone(), result("a", Ruling::Solved))]).unwrap(),
        1
    );
    assert_eq!(store.finish(&slow, std::slice::from_ref(&late)).unwrap(), 0);
    store.renew(&slow).unwrap();
    store.fail(&slow, &first[1], "late").unwrap();
    store.give_back(&slow, &first).unwrap();
    assert_eq!(rows(&mut store), [row("a", Ruling::Solved)]);
    // Told twice, because an answer was lost on the way: counted once.
    assert_eq!(
        store.finish(&quick, &[(second[0].clone(), result("a", Ruling::Solved))]).unwrap(),
        0
    );
    let standing = store.standing("solve/c").unwrap();
    assert_eq!((standing.done, standing.held, standing.left()), (1, 1, 1));
}

#[test]
fn a_run_that_was_paused_records_nothing_late() {
    let server = Server::start();
    let mut slow = Postgres::open(&server.address()).unwrap();
    let mut quick = Postgres::open(&server.address()).unwrap();
    slow.open_campaign("c", &settings()).unwrap();
    assert_eq!(slow.claim("c", &named("slow"), &[key("a")]).unwrap().mine, [0]);
    server.end_leases();
    assert_eq!(quick.claim("c", &named("quick"), &[key("a")]).unwrap().mine, [0]);
    slow.record("c", &named("slow"), &[row("a", Ruling::Crashed)]).unwrap();
    assert!(rows(&mut slow).is_empty());
    quick.record("c", &named("quick"), &[row("a", Ruling::Solved)]).unwrap();
    assert_eq!(rows(&mut slow), [row("a", Ruling::Solved)]);
}

#[test]
fn a_poisonous_task_is_bounded_and_takes_no_innocent_ones_with_it() {
    let server = Server::start();
    let mut store = Postgres::open(&server.address()).unwrap();
    store.open_campaign("c", &settings()).unwrap();
    let all = ["a", "b", "poison", "c", "d"];
    add(&mut store, &all);
    let (mut deaths, mut done) = (0, HashSet::new());
    for life in 0..100 {
        let worker = named(&format!("worker {life}"));
        // A worker with two threads: it dies when it begins the poison, whatever it has done by then.
        let tasks = taken(&mut store, &worker);
        if tasks.is_empty() {
            break;
        }
        let mut alive = true;
        for pair in tasks.chunks(2) {
            alive &= pair.iter().all(|task| task.payload != "poison");
            if !alive {
                break;
            }
            for task in pair {
                let product = result(&task.payload, Ruling::Solved);
                done.insert(task.payload.clone());
                assert_eq!(store.finish(&worker, &[(task.clone(), product)]).unwrap(), 1);
            }
        }
        deaths += u32::from(!alive);
        server.end_leases();
    }
    assert_eq!(deaths, MAX_ATTEMPTS);
    assert_eq!(done.len(), 4);
    let standing = store.standing("solve/c").unwrap();
    assert_eq!((standing.left(), standing.aside.len()), (0, 1));
    assert!(standing.aside[0].1.contains("fell silent 5 times"), "{:?}", standing.aside);

    // One that fails says why, in its own words.
    assert_eq!(store.reopen("solve/c").unwrap(), 1);
    for _ in 0..MAX_ATTEMPTS {
        let worker = named("patient");
        let task = taken(&mut store, &worker).pop().unwrap();
        store.fail(&worker, &task, "it is poison").unwrap();
    }
    assert!(taken(&mut store, &named("late")).is_empty());
    let aside = store.standing("solve/c").unwrap().aside;
    assert_eq!(aside, [(key("poison").name(), "it is poison".to_string())]);
}

#[test]
fn a_task_is_for_its_version_and_what_is_given_back_was_never_taken() {
    let server = Server::start();
    let mut store = Postgres::open(&server.address()).unwrap();
    add(&mut store, &["a"]);
    let me = named("me");
    let other = Wanted { version: "2", ..wanted() };
    let nothing = store.take(&me, &other).unwrap();
    assert!(nothing.tasks.is_empty() && !nothing.left);
    for _ in 0..3 * MAX_ATTEMPTS {
        let tasks = taken(&mut store, &me);
        assert_eq!(tasks[0].attempt, 1);
        store.give_back(&me, &tasks).unwrap();
    }
}

#[test]
fn a_connection_that_breaks_is_made_again() {
    let mut server = Server::start();
    let mut store = Postgres::open(&server.address()).unwrap();
    add(&mut store, &["a"]);
    let me = named("me");
    let tasks = taken(&mut store, &me);
    server.kill();
    server.restart();
    let done: Vec<_> = tasks.into_iter().map(|t| (t, result("a", Ruling::Solved))).collect();
    assert_eq!(store.finish(&me, &done).unwrap(), 1);
    assert_eq!(rows(&mut store), [row("a", Ruling::Solved)]);
}

/// Whether the connections of a store to its server are encrypted, as the server sees it.
fn encrypted(server: &Server) -> Vec<bool> {
    let sql = "SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
               WHERE application_name = 'quadrille'";
    server.client().query(sql, &[]).unwrap().iter().map(|row| row.get(0)).collect()
}

#[test]
fn connections_are_encrypted_and_servers_known_by_their_certificates() {
    let mut server = Server::start();
    let roots = server.encrypt();
    let roots = format!("&sslrootcert={}", roots.display());
    let mut other = Server::start();
    let others = other.encrypt().display().to_string();
    let (named, number) = (server.network("localhost"), server.network("127.0.0.1"));

    // What is not asked for is done where the server can; what is asked for is done or refused.
    for address in [
        named.clone(),
        format!("{named}?sslmode=prefer"),
        format!("{number}?sslmode=require"),
        format!("{number}?sslmode=require{roots}"),
        format!("{number}?sslmode=verify-ca{roots}"),
        format!("{named}?sslmode=verify-full{roots}"),
    ] {
        let mut store =
            Postgres::open(&address).unwrap_or_else(|error| panic!("{address}: {error}"));
        store.open_campaign("c", &settings()).unwrap();
        assert_eq!(encrypted(&server), [true], "{address}");
    }
    for (address, wanted) in [
        (format!("{named}?sslmode=disable"), "no encryption"),
        (format!("{number}?sslmode=verify-full{roots}"), "not valid for name"),
        (format!("{named}?sslmode=verify-full&sslrootcert={others}"), "invalid peer certificate"),
        (format!("{}?sslmode=require", other.address()), "does not support TLS"),
    ] {
        let error = Postgres::open(&address).err().expect("it is refused").to_string();
        assert!(error.contains(wanted), "{address}: {error}");
    }
    // A store whose server was away comes back encrypted.
    let mut store = Postgres::open(&format!("{named}?sslmode=verify-full{roots}")).unwrap();
    server.kill();
    server.restart();
    store.open_campaign("c", &settings()).unwrap();
    assert_eq!(encrypted(&server), [true]);
}
