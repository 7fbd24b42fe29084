//! Which crate may depend on which.

use super::sources::root;
use serde_json::Value;
use std::collections::BTreeMap;
use std::process::Command;
use std::sync::OnceLock;

/// What cargo knows about the workspace and everything it is built from.
pub fn metadata() -> &'static Value {
    static METADATA: OnceLock<Value> = OnceLock::new();
    METADATA.get_or_init(|| {
        let output = Command::new(env!("CARGO"))
            .args(["metadata", "--locked", "--format-version", "1"])
            .current_dir(root())
            .output()
            .expect("cargo runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).expect("cargo writes JSON")
    })
}

pub fn packages() -> &'static [Value] {
    metadata()["packages"].as_array().expect("a list of packages")
}

fn ours(package: &Value) -> bool {
    package["source"].is_null()
}

/// What each of our crates needs of our crates, tests and benchmarks aside.
fn needs() -> BTreeMap<&'static str, Vec<&'static str>> {
    let name = |package: &'static Value| package["name"].as_str().expect("a name");
    let names: Vec<_> = packages().iter().filter(|p| ours(p)).map(name).collect();
    let of = |package: &'static Value| {
        let dependencies = package["dependencies"].as_array().expect("a list");
        let normal = dependencies.iter().filter(|d| d["kind"].is_null()).map(name);
        let mut needed: Vec<_> = normal.filter(|name| names.contains(name)).collect();
        needed.sort_unstable();
        (name(package), needed)
    };
    packages().iter().filter(|p| ours(p)).map(of).collect()
}

#[test]
fn dependencies_point_one_way() {
    const CORE: &str = "quadrille-core";
    const ENGINES: &str = "quadrille-engines";
    const EXCHANGE: &str = "quadrille-exchange";
    let needs = needs();
    let allowed: &[(&str, &[&str])] = &[
        (CORE, &[]),
        (ENGINES, &[CORE]),
        (EXCHANGE, &[CORE]),
        ("quadrille-games", &[CORE, ENGINES, EXCHANGE]),
        ("quadrille-draw", &[CORE]),
        ("quadrille-wire", &[CORE, "quadrille-draw", "quadrille-games"]),
    ];
    for (name, may) in allowed {
        let of = needs.get(name).unwrap_or_else(|| panic!("no crate {name}"));
        assert!(of.iter().all(|n| may.contains(n)), "{name} needs {of:?}; it may need {may:?}");
    }
    let below: Vec<_> = allowed.iter().map(|(name, _)| *name).collect();
    for (name, of) in needs.iter().filter(|(name, _)| !below.contains(*name)) {
        assert!(!of.contains(name) && !of.contains(&"quadrille"), "{name} needs {of:?}");
    }
}

#[test]
fn games_need_nothing_from_outside() {
    let games = packages().iter().find(|p| p["name"] == "quadrille-games").expect("the games");
    let dependencies = games["dependencies"].as_array().expect("a list");
    let outside: Vec<_> = dependencies
        .iter()
        .filter(|d| d["kind"].is_null() && !d["source"].is_null())
        .map(|d| &d["name"])
        .collect();
    assert!(outside.is_empty(), "games do no input or output and know no JSON: {outside:?}");
}
