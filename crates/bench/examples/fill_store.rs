//! Fills a store with made-up results, to measure how reports scale.
//!
//! `cargo run --release -p quadrille-bench --example fill_store -- FOLDER 1000000`, or in place of FOLDER the address of
//! a database, `postgres://user@host/database`.

use quadrille_bench::Failure;
use quadrille_bench::store::{FILE, InstanceInfo, Key, Outcome, Place, Row, Settings, Worker};
use quadrille_core::Rng;
use quadrille_core::Ruling;
use std::sync::Arc;

const METHODS: [&str; 4] = ["mip", "sat", "search", "logic"];
const LIMIT: f64 = 60.0;

fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| "million".to_string());
    let rows: usize = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(1_000_000);
    let mut store = match Place::parse(&folder) {
        Place::File(folder) => {
            std::fs::create_dir_all(&folder).map_err(|e| Failure::new(e.to_string()))?;
            Place::File(folder.join(FILE)).open()?
        }
        server => server.open()?,
    };
    let settings = Settings { time_limit: LIMIT, memory_limit: 0, count: 1, threads: 1 };
    store.open_campaign("made-up", &settings)?;
    let worker = Worker::current();
    store.begin("made-up", &worker)?;
    let mut rng = Rng::new(1);
    let instances: Vec<usize> = (0..rows / METHODS.len()).collect();
    for chunk in instances.chunks(10_000) {
        let infos: Vec<InstanceInfo> = chunk.iter().map(|i| instance(*i)).collect();
        store.add_instances(&infos)?;
        let rows: Vec<Row> = infos.iter().flat_map(|info| results(info, &mut rng)).collect();
        store.record("made-up", &worker, &rows)?;
    }
    store.end(&worker)
}

fn instance(number: usize) -> InstanceInfo {
    let side = 5 + number as u64 % 8;
    InstanceInfo {
        hash: Arc::from(format!("{number:032x}")),
        name: format!("n{side:02}-{number}.csv"),
        game: "towers".to_string(),
        cells: side * side,
        series: String::new(),
        x: Some(side as f64),
    }
}

/// Times that grow with the side and spread over four decades.
fn results(info: &InstanceInfo, rng: &mut Rng) -> Vec<Row> {
    let mut rows = Vec::new();
    for (place, method) in METHODS.iter().enumerate() {
        let spread: f64 = (0..6).map(|_| rng.unit() - 0.5).sum();
        let power = info.x.unwrap_or(0.0) * 0.35 - 3.5 - 0.6 * place as f64 + spread;
        let seconds = 10f64.powf(power).min(LIMIT);
        let solved = seconds < LIMIT;
        let outcome = Outcome {
            verdict: if solved { Ruling::Solved } else { Ruling::Unknown },
            nodes: rng.below(1000) as u64,
            seconds,
            wall: seconds + 0.004,
            cpu: seconds + 0.003,
            peak: 12 << 20,
            error: (!solved).then(|| "time limit reached".to_string()),
            ..Outcome::default()
        };
        let key = Key {
            instance: info.hash.clone(),
            method: Arc::from(*method),
            version: Arc::from("0.1.0"),
            options: Arc::from(""),
            seed: 0,
        };
        rows.push(Row { key, outcome });
    }
    rows
}
