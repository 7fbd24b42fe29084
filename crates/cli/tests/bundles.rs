//! `prove` and `verify`: what is claimed is accepted by a checker that is not ours, and nothing else is.

mod common;

use common::{Ran, command, quadrille, refused};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// Puzzles of every game with what there is to prove about them.
const CLAIMS: [(&str, &[&str], &str); 18] = [
    ("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1", &[], "exactly one solution"),
    ("towers:3:3///3////////", &["--claim", "impossible"], "no solution"),
    ("singles:5x5:2545235244521321254345335", &["--claim", "unique"], "exactly one solution"),
    ("singles:2x2:1111", &[], "no solution"),
    ("unruly:6x6:faCADAJeBd", &[], "exactly one solution"),
    ("unruly:6x6:faCADAJeBd", &["--method", "mip-2colour"], "exactly one solution"),
    ("unruly:6x6:AAAzi", &[], "no solution"),
    ("pegs:3x3:PPHPPPHPP", &["--claim", "optimal"], "better than 2"),
    ("pegs:4x1:PPHP", &["--method", "mip-rings"], "better than 1"),
    ("pegs:4x1:PPHP", &["--goal", "r1c1"], "no solution"),
    ("pegs:4x1:PPHP", &["--goal", "r1c2"], "has a solution"),
    ("pegs:4x3:OPPPOPPPPHOO", &["--goal", "r3c1"], "no solution"),
    ("pegs:triangle:4:HPPPPPPPPP", &[], "better than 3"),
    ("pairs:2x3:w5d8g4b11rw3", &[], "better than 8"),
    ("pairs:2x3a:w5w8w4w11ww3", &[], "better than 6"),
    ("pairs:1x2:dd5", &[], "better than 0"),
    ("pairs:2x3:w5d8g4b11rw3", &["--claim", "solvable"], "has a solution"),
    ("pegs:4x1:PPHP", &["--claim", "solvable"], "has a solution"),
];

/// Claims for which nobody finds a proof for VeriPB in a few seconds, and what they say.
const WALKS: [(&str, &[&str], &str); 2] = [
    ("pegs:diamond:7", &["--time-limit", "8"], "better than 5"),
    (
        "pegs:6x4:PPHPPPPPPPHPPPPOHPPPPPPP",
        &["--goal", "r2c1", "--time-limit", "8"],
        "the pegs puzzle has no solution",
    ),
];

fn prove(puzzle: &str, more: &[&str], folder: &Path) -> Ran {
    let out = ["--out", folder.to_str().unwrap()];
    quadrille(&[&["prove", puzzle], &out[..], more].concat())
}

fn verify(folder: &Path) -> Ran {
    quadrille(&["verify", folder.to_str().unwrap()])
}

#[test]
fn every_games_claims_are_verified_by_a_checker_that_is_not_ours() {
    let folder = tempfile::tempdir().unwrap();
    for (number, (puzzle, more, claim)) in CLAIMS.into_iter().enumerate() {
        let bundle = folder.path().join(number.to_string());
        let ran = prove(puzzle, more, &bundle);
        assert_eq!(ran.code, 0, "{puzzle}: {}{}", ran.out, ran.err);
        assert!(ran.out.contains(claim), "{puzzle}: {}", ran.out);
        let ran = verify(&bundle);
        assert_eq!(ran.code, 0, "{puzzle}: {}{}", ran.out, ran.err);
        assert!(ran.out.starts_with("verified: ") && ran.out.contains(claim), "{}", ran.out);
        let page = fs::read_to_string(bundle.join("README.txt")).unwrap();
        assert!(page.contains(claim) && page.contains("veripb "), "{page}");
        // Which goal cannot be reached is part of what is claimed.
        assert!(more.first() != Some(&"--goal") || page.contains(&more.join(" ")), "{page}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), CLAIMS.len(), "nothing else is left");
}

#[test]
fn every_board_of_the_corpus_up_to_seven_is_proved_unique() {
    let folder = tempfile::tempdir().unwrap();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/src");
    let mut proved = 0;
    for (game, file) in [("towers", "sgt.tsv"), ("singles", "sgt_singles.tsv")] {
        let text = fs::read_to_string(corpus.join(game).join("corpus").join(file)).unwrap();
        for line in text.lines().filter(|line| line.starts_with(['3', '4', '5', '6', '7'])) {
            let id = line.split('\t').next().unwrap();
            let bundle = folder.path().join(format!("{game}-{proved}"));
            let ran = prove(&format!("{game}:{id}"), &["--claim", "unique"], &bundle);
            assert_eq!(ran.code, 0, "{game}:{id}: {}{}", ran.out, ran.err);
            let ran = verify(&bundle);
            assert_eq!(ran.code, 0, "{game}:{id}: {}{}", ran.out, ran.err);
            proved += 1;
        }
    }
    assert!(proved > 40, "{proved}");
}

/// Boards nobody chose: most have no solution or several, and the proofs need rings and whole clues.
#[test]
fn what_holds_of_random_boards_is_verified() {
    let folder = tempfile::tempdir().unwrap();
    let mut rng = quadrille_core::Rng::new(17);
    let mut claims = [0; 3];
    for round in 0..60 {
        let mut number = |most: usize| (1 + rng.below(most)).to_string();
        let puzzle = if round % 2 == 0 {
            let cells: String = (0..25).map(|_| number(6)).collect();
            format!("singles:5x5:{cells}")
        } else {
            let clue = |_| if number(2) == "1" { number(3) } else { String::new() };
            let clues: Vec<String> = (0..16).map(clue).collect();
            format!("towers:4:{}", clues.join("/"))
        };
        let bundle = folder.path().join(round.to_string());
        let mut ran = prove(&puzzle, &[], &bundle);
        if ran.code == 1 {
            ran = prove(&puzzle, &["--claim", "solvable"], &bundle);
        }
        assert_eq!(ran.code, 0, "{puzzle}: {}{}", ran.out, ran.err);
        let known = ["exactly one", "no solution", "has a solution"];
        let claim = known.iter().position(|words| ran.out.contains(words)).unwrap();
        claims[claim] += 1;
        let ran = verify(&bundle);
        assert_eq!(ran.code, 0, "{puzzle}: {}{}", ran.out, ran.err);
    }
    // One solution is rare by chance: the corpus has those.
    assert!(claims[1] > 0 && claims[2] > 0, "{claims:?}");
}

#[test]
fn false_claims_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (puzzle, claim, says) in [
        ("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1", "impossible", "has a solution"),
        ("towers:3:3///3////////", "unique", "no solution"),
        ("towers:4:///////////////", "unique", "more than one solution"),
        ("unruly:6x6:faCADAJeBd", "optimal", "nothing to make small"),
        ("pairs:2x3:w5d8g4b11rw3", "unique", "best answer"),
    ] {
        let bundle = folder.path().join("bundle");
        let ran = prove(puzzle, &["--claim", claim], &bundle);
        assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
        assert!(ran.out.contains(says), "{puzzle}: {}", ran.out);
        assert!(!bundle.exists());
    }
    let late = prove(
        "towers:9:///////////////////////////////////",
        &["--time-limit", "0"],
        folder.path(),
    );
    assert_eq!(late.code, 1, "{}{}", late.out, late.err);
    fs::write(folder.path().join("mine"), "mine").unwrap();
    refused(&prove(CLAIMS[0].0, &[], folder.path()), "already");
    assert_eq!(fs::read(folder.path().join("mine")).unwrap(), b"mine");
}

/// Writes the manifest's hashes anew, as somebody who cheats would.
fn rehash(bundle: &Path) {
    let path = bundle.join("manifest.json");
    let mut manifest: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    let files = manifest["files"].as_object_mut().unwrap();
    for (name, hash) in files {
        use sha2::Digest;
        let digest = sha2::Sha256::digest(fs::read(bundle.join(name)).unwrap());
        *hash = digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>().into();
    }
    fs::write(&path, serde_json::to_vec(&manifest).unwrap()).unwrap();
}

/// A fresh bundle of a unique board.
fn fresh(folder: &tempfile::TempDir, name: &str) -> PathBuf {
    let bundle = folder.path().join(name);
    assert_eq!(prove(CLAIMS[0].0, &[], &bundle).code, 0);
    bundle
}

fn edit(bundle: &Path, name: &str, change: impl FnOnce(String) -> String) {
    let text = fs::read_to_string(bundle.join(name)).unwrap();
    let changed = change(text.clone());
    assert_ne!(text, changed, "{name} is damaged");
    fs::write(bundle.join(name), changed).unwrap();
}

#[test]
fn damaged_bundles_are_not_verified() {
    let folder = tempfile::tempdir().unwrap();
    type Damage = fn(&Path);
    let damages: [(&str, Damage, &str); 10] = [
        ("missing", |b| fs::remove_file(b.join("unique.pbp")).unwrap(), "is missing"),
        ("foreign", |b| fs::write(b.join("more.pbp"), "").unwrap(), "no part of this bundle"),
        ("changed", |b| edit(b, "solution.txt", |t| t.replace('1', "2")), "manifest says"),
        ("manifest", |b| fs::write(b.join("manifest.json"), "{}").unwrap(), "not that of a bundle"),
        (
            "program",
            |b| edit(b, "unique.opb", |t| t.replacen("= 1 ;", "= 2 ;", 1)),
            "not the program",
        ),
        (
            "puzzle",
            |b| edit(b, "manifest.json", |t| t.replacen("4:2/2", "4:2/", 1)),
            "not the program",
        ),
        ("claim", |b| edit(b, "manifest.json", |t| t.replace("unique\"", "impossible\"")), ""),
        ("answer", |b| edit(b, "manifest.json", |t| t.replace("1342", "1324")), ""),
        (
            "assumed",
            |b| edit(b, "unique.pbp", |t| t.replacen("rup", "a >= 1;\nrup", 1)),
            "not one rule",
        ),
        ("hidden", |b| edit(b, "unique.pbp", |t| t.replacen(";", "; a >= 1;", 1)), "not one rule"),
    ];
    for (name, damage, says) in damages {
        let bundle = fresh(&folder, name);
        damage(&bundle);
        if !["missing", "changed", "manifest"].contains(&name) {
            rehash(&bundle);
        }
        let ran = verify(&bundle);
        refused(&ran, says);
        assert!(!ran.out.contains("verified"), "{name}: {}", ran.out);
    }
}

/// What only a walk through every position shows is said to be that, and never VeriPB's word.
#[test]
fn a_walk_is_checked_by_a_program_of_our_own_which_is_said() {
    let folder = tempfile::tempdir().unwrap();
    for (number, (puzzle, more, claim)) in WALKS.into_iter().enumerate() {
        let bundle = folder.path().join(number.to_string());
        let ran = prove(puzzle, more, &bundle);
        assert_eq!(ran.code, 0, "{puzzle}: {}{}", ran.out, ran.err);
        let ran = verify(&bundle);
        assert_eq!(ran.code, 0, "{puzzle}: {}{}", ran.out, ran.err);
        assert!(ran.out.contains(claim) && ran.out.contains("not by VeriPB"), "{}", ran.out);
        let page = fs::read_to_string(bundle.join("README.txt")).unwrap();
        assert!(page.contains("No outside checker has read the walk"), "{page}");
        let levels = bundle.join("walk.levels");
        let whole = fs::read_to_string(&levels).unwrap();
        let lines: Vec<&str> = whole.lines().collect();
        let without = |at: usize| {
            let kept = lines.iter().enumerate().filter(|(line, _)| *line != at);
            kept.fold(String::new(), |text, (_, line)| text + line + "\n")
        };
        for text in [without(2), without(lines.len() - 2), without(lines.len() - 1)] {
            fs::write(&levels, text).unwrap();
            rehash(&bundle);
            let ran = verify(&bundle);
            assert!(ran.code == 1 || ran.code == 2, "{}{}", ran.out, ran.err);
            assert!(!ran.out.starts_with("verified"), "{}", ran.out);
        }
        fs::write(&levels, &whole).unwrap();
        edit(&bundle, "walk.moves", |text| {
            text.replacen("never fewer 5", "never fewer 4", 1).replacen("move 1 ", "move 2 ", 1)
        });
        rehash(&bundle);
        refused(&verify(&bundle), "not the program");
    }
}

/// A pipe would be waited for, a device read for ever, and neither has a hash.
#[cfg(unix)]
#[test]
fn files_that_are_no_files_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["unique.pbp", "README.txt", "manifest.json"] {
        let bundle = fresh(&folder, name);
        fs::remove_file(bundle.join(name)).unwrap();
        std::os::unix::fs::symlink("/dev/zero", bundle.join(name)).unwrap();
        refused(&verify(&bundle), "not a plain file");
        fs::remove_file(bundle.join(name)).unwrap();
        fs::create_dir(bundle.join(name)).unwrap();
        refused(&verify(&bundle), "not a plain file");
        fs::remove_dir(bundle.join(name)).unwrap();
        // The right bytes, but elsewhere: they may be others by the time the checker looks.
        let theirs = fresh(&folder, &format!("{name}-elsewhere"));
        std::os::unix::fs::symlink(theirs.join(name), bundle.join(name)).unwrap();
        refused(&verify(&bundle), "not a plain file");
        fs::remove_file(bundle.join(name)).unwrap();
        fs::File::create(bundle.join(name)).unwrap().set_len(5 << 30).unwrap();
        refused(&verify(&bundle), "longer than");
    }
}

/// Names that lead out of the folder are no files of it.
#[test]
fn files_outside_the_folder_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("outside.pbp"), "pseudo-Boolean proof version 3.0\n").unwrap();
    let absolute = folder.path().join("outside.pbp").to_str().unwrap().to_string();
    for (number, name) in ["../outside.pbp", &absolute, "."].into_iter().enumerate() {
        let bundle = fresh(&folder, &number.to_string());
        edit(&bundle, "manifest.json", |text| text.replace("unique.pbp", name));
        fs::remove_file(bundle.join("unique.pbp")).unwrap();
        refused(&verify(&bundle), "is missing");
    }
    for place in ["nowhere", "outside.pbp"] {
        refused(&verify(&folder.path().join(place)), place);
    }
}

/// A proof cut off anywhere, or of something else, is the checker's to refuse.
#[test]
fn unfinished_proofs_are_not_verified() {
    let folder = tempfile::tempdir().unwrap();
    let bundle = fresh(&folder, "bundle");
    let whole = fs::read_to_string(bundle.join("unique.pbp")).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    let step = (lines.len() / 12).max(1);
    for keep in (1..lines.len()).step_by(step) {
        let cut = format!("{}\n", lines[..keep].join("\n"));
        let ended = format!("{cut}output NONE;\nconclusion UNSAT;\nend pseudo-Boolean proof;\n");
        let short = lines.len() - keep > 4;
        for text in [Some(cut), short.then_some(ended)].into_iter().flatten() {
            fs::write(bundle.join("unique.pbp"), text).unwrap();
            rehash(&bundle);
            let ran = verify(&bundle);
            assert_eq!(ran.code, 1, "{keep}: {}{}", ran.out, ran.err);
            assert!(ran.out.starts_with("not verified"), "{keep}: {}", ran.out);
        }
    }
    let other = "pseudo-Boolean proof version 3.0\noutput NONE;\nconclusion NONE;\nend pseudo-Boolean proof;\n";
    fs::write(bundle.join("unique.pbp"), other).unwrap();
    rehash(&bundle);
    assert!(verify(&bundle).out.starts_with("not verified"));
}

#[cfg(unix)]
#[test]
fn only_the_checkers_verdict_is_believed() {
    let folder = tempfile::tempdir().unwrap();
    let bundle = fresh(&folder, "bundle");
    let checker = folder.path().join("checker");
    let with = |script: &str| -> Ran {
        common::executable(&checker, &format!("#!/bin/sh\n{script}\n"));
        let mut verify = command(&["verify", bundle.to_str().unwrap(), "--time-limit", "20"]);
        verify.env("QUADRILLE_VERIPB", &checker).output().unwrap().into()
    };
    for script in [
        "exit 0",
        "echo s VERIFIED UNSATISFIABLE",
        "case $2 in *exists*) echo s VERIFIED SATISFIABLE;; *) echo s VERIFIED UNSATISFIABLE; \
         echo Warning: The proof used unchecked assumptions.;; esac",
        "echo s VERIFIED",
        "exit 3",
    ] {
        let ran = with(script);
        assert_eq!(ran.code, 1, "{script}: {}{}", ran.out, ran.err);
        assert!(ran.out.starts_with("not verified"), "{script}: {}", ran.out);
    }
    let missing = command(&["verify", bundle.to_str().unwrap()])
        .env("QUADRILLE_VERIPB", folder.path().join("nowhere"))
        .output()
        .unwrap();
    refused(&missing.into(), "nowhere");
    let none = command(&["verify", bundle.to_str().unwrap()])
        .env_remove("QUADRILLE_VERIPB")
        .env("PATH", folder.path())
        .env("HOME", folder.path())
        .env("XDG_CACHE_HOME", folder.path())
        .output()
        .unwrap();
    refused(&none.into(), "cargo install veripb");
}
