//! What a run does when its children cannot be started.

use quadrille_bench::dataset::Dataset;
use quadrille_bench::run::{Launcher, Observer, Plan, Tally, run};
use quadrille_bench::store::{Settings, Sqlite, Store};
use quadrille_core::{CancelToken, Options};

struct Nobody;

impl Observer for Nobody {
    fn update(&self, _: &Tally) {}
}

fn plan(warm_up: u64) -> Plan {
    Plan {
        campaign: "c".to_string(),
        settings: Settings { time_limit: 1.0, memory_limit: 0, count: 1, threads: 1 },
        methods: vec!["search".to_string()],
        options: Options::new(),
        seed: 0,
        repeat: 3,
        order: 1,
        retry: Vec::new(),
        warm_up,
        jobs: 2,
        version: "1".to_string(),
    }
}

#[test]
fn a_child_that_cannot_be_started_ends_the_run_and_records_nothing() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.txt"), "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1")
        .unwrap();
    let set = Dataset::open(folder.path(), None, &Options::new()).unwrap();
    let mut store = Sqlite::open(&folder.path().join("results.sqlite")).unwrap();
    let launcher = Launcher { program: folder.path().join("gone") };
    for warm_up in [0, 1] {
        let cancel = CancelToken::new();
        let ended = run(&set, &plan(warm_up), &mut store, &launcher, &cancel, &Nobody);
        let error = ended.unwrap_err().to_string();
        assert!(error.contains("could not be started"), "{error}");
        assert!(store.finished("c").unwrap().is_empty());
    }
}
