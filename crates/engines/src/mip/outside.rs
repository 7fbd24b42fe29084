//! Integer programming solvers that the user owns, run by their command lines: the program goes to them
//! as an MPS or LP file, the answer comes back as a solution file.
//!
//! Each runs as a child process under the budget, which ends it. Nothing it says is believed further
//! than it can be checked: what it calls a solution is rounded and held against every row here.

use super::answers::{self, Told, judged};
use super::program::Program;
use super::run::{Outcome, available};
use crate::memory::resident_bytes;
use quadrille_core::workshop::end;
use quadrille_core::{Budget, InputError, Kind, OptionSpec, Options, Stop, message};
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::Duration;

/// Which solver the methods called `mip` use.
pub const ENGINE: OptionSpec = OptionSpec {
    name: "engine",
    kind: Kind::Choice(&["highs", "cbc", "glpk", "scip", "gurobi", "cplex"]),
    about: "mip-option-engine",
};

/// How often a waiting parent looks at its budget.
const LOOK: Duration = Duration::from_millis(5);
/// Longer solution files and logs are not read.
const MAX_ANSWER: u64 = 1 << 28;

/// A solver of integer programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// HiGHS, loaded into this program or its children.
    Highs,
    /// COIN-OR's `cbc`.
    Cbc,
    /// GLPK's `glpsol`.
    Glpk,
    /// `scip`.
    Scip,
    /// Gurobi's `gurobi_cl`.
    Gurobi,
    /// IBM's `cplex`.
    Cplex,
}

impl Engine {
    /// The engine that was asked for, if it is here.
    pub fn of(options: &Options) -> Result<Self, InputError> {
        let engine = match ENGINE.chosen(options)? {
            "cbc" => Engine::Cbc,
            "glpk" => Engine::Glpk,
            "scip" => Engine::Scip,
            "gurobi" => Engine::Gurobi,
            "cplex" => Engine::Cplex,
            _ => Engine::Highs,
        };
        match engine {
            Engine::Highs => available()?,
            _ if engine.found().is_none() => {
                let (name, program) = (ENGINE.chosen(options)?, engine.program());
                return Err(InputError::new(message!(
                    "mip-no-engine",
                    engine = name,
                    program = program
                )));
            }
            _ => {}
        }
        Ok(engine)
    }

    /// The name of its command.
    fn program(self) -> &'static str {
        match self {
            Engine::Highs => "highs",
            Engine::Cbc => "cbc",
            Engine::Glpk => "glpsol",
            Engine::Scip => "scip",
            Engine::Gurobi => "gurobi_cl",
            Engine::Cplex => "cplex",
        }
    }

    /// Where its command is, looked for as a shell does.
    fn found(self) -> Option<PathBuf> {
        found_in(&std::env::var_os("PATH")?, self.program())
    }

    /// Solves a program.
    pub fn solve(self, program: &Program, budget: &mut Budget) -> Outcome {
        if self == Engine::Highs {
            return super::solve(program, budget);
        }
        if let Some(stop) = program.stopped().or(budget.check().err()) {
            return Outcome::Stopped { stop, bound: None };
        }
        let solved = self.run(program, budget);
        solved.unwrap_or_else(|stop| Outcome::Stopped { stop, bound: None })
    }

    fn run(self, program: &Program, budget: &Budget) -> Result<Outcome, Stop> {
        let lost = |_| Stop::Lost;
        let folder = tempfile::tempdir().map_err(lost)?;
        let (model, text) = match self {
            // glpsol numbers the columns of an LP file as they come, those of an MPS file as they stand.
            Engine::Glpk => ("model.mps", program.to_mps()),
            _ => ("model.lp", program.to_lp()),
        };
        fs::write(folder.path().join(model), text).map_err(lost)?;
        let log = File::create(folder.path().join("log")).map_err(lost)?;
        let mut command = Command::new(self.found().ok_or(Stop::Lost)?);
        command.args(self.arguments(model, budget.time_left()));
        command.current_dir(folder.path());
        command.stdin(Stdio::null()).stdout(log).stderr(Stdio::null());
        let child = command.spawn().map_err(lost)?;
        let ended = wait(child, budget)?;
        let log = read(&folder.path().join("log")).unwrap_or_default();
        let file = read(&folder.path().join("model.sol")).unwrap_or_default();
        let told = match self {
            Engine::Highs | Engine::Cbc => answers::cbc(program, &file),
            Engine::Glpk => answers::glpk(program, &file, &log),
            Engine::Scip => answers::scip(program, &file, &log),
            Engine::Gurobi => answers::gurobi(program, &file, &log),
            Engine::Cplex => answers::cplex(program, &file, &log),
        };
        if told == Told::Strange && !ended.success() {
            return Err(Stop::Lost);
        }
        Ok(judged(program, told, budget))
    }

    fn arguments(self, model: &str, left: Option<Duration>) -> Vec<String> {
        // A little less than there is, so that what was found can still be handed over.
        let seconds = left.map_or(1e7, |left| (left.as_secs_f64() * 0.95 - 0.05).max(0.01));
        let words = |text: String| text.split(' ').map(str::to_string).collect();
        match self {
            Engine::Highs => Vec::new(),
            Engine::Cbc => words(format!("{model} sec {seconds:.2} ratio 0 solve solu model.sol")),
            Engine::Glpk => {
                // It counts in whole seconds; the parent ends it when those are too long.
                let whole = seconds.ceil().min(2e9) as u32;
                words(format!("--freemps {model} --tmlim {whole} -w model.sol"))
            }
            Engine::Scip => vec![
                "-c".to_string(),
                format!(
                    "set limits time {seconds:.2} read {model} optimize write solution model.sol quit"
                ),
            ],
            Engine::Gurobi => words(format!(
                "TimeLimit={seconds:.2} MIPGap=0 Threads=1 LogFile= ResultFile=model.sol {model}"
            )),
            Engine::Cplex => vec![
                "-c".to_string(),
                format!("read {model}"),
                format!("set timelimit {seconds:.2}"),
                "set mip tolerances mipgap 0".to_string(),
                "set threads 1".to_string(),
                "optimize".to_string(),
                "write model.sol".to_string(),
                "quit".to_string(),
            ],
        }
    }
}

/// A command in the folders of a path, from the root: it is started in another folder than this one.
fn found_in(folders: &OsStr, program: &str) -> Option<PathBuf> {
    let mut places = std::env::split_paths(folders).map(|folder| folder.join(program));
    std::path::absolute(places.find(|place| place.is_file())?).ok()
}

/// Waits for a solver, and ends it when the budget does.
fn wait(mut child: Child, budget: &Budget) -> Result<ExitStatus, Stop> {
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status),
            Ok(None) => {}
            Err(_) => {
                end(&mut child);
                return Err(Stop::Lost);
            }
        }
        let held = resident_bytes(child.id()).unwrap_or(0);
        let stop = match budget.check() {
            Err(stop) => Some(stop),
            Ok(()) if held > budget.memory_left() => Some(Stop::Memory),
            Ok(()) => None,
        };
        if let Some(stop) = stop {
            end(&mut child);
            return Err(stop);
        }
        thread::sleep(LOOK);
    }
}

fn read(path: &Path) -> Option<String> {
    let mut bytes = Vec::new();
    File::open(path).ok()?.take(MAX_ANSWER).read_to_end(&mut bytes).ok()?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_solver_that_is_not_here_is_said_so() {
        let told = Engine::of(&Options::new().with("engine", "cplex"));
        if Engine::Cplex.found().is_none() {
            assert!(told.unwrap_err().to_string().contains("`cplex`"));
        } else {
            assert_eq!(told, Ok(Engine::Cplex));
        }
    }

    #[test]
    fn a_solver_in_a_folder_named_from_here_is_found_from_anywhere() {
        // Tests run in the crate's own folder.
        let folders = std::env::join_paths(["nowhere", "src"]).unwrap();
        let found = found_in(&folders, "lib.rs").unwrap();
        assert!(found.is_absolute() && found.ends_with("src/lib.rs"), "{found:?}");
        assert_eq!(found_in(&folders, "cbc"), None);
    }
}
