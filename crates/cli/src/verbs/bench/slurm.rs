//! Slurm as a launcher: an array job whose tasks are workers. The store alone knows what there is to do, so Slurm
//! need not: a worker that is killed, requeued or never started changes nothing but the pace.

use crate::failure::Failure;
use crate::output;
use quadrille_bench::store::{Place, VARIABLE};
use quadrille_core::message;
use std::path::{Path, PathBuf};
use std::process::Command;

/// An array job.
pub struct Slurm {
    /// The campaign.
    pub campaign: String,
    /// Workers.
    pub workers: u64,
    /// Solves at a time of each.
    pub jobs: u64,
    /// Threads of each solve.
    pub threads: u64,
    /// The user's tag of this build.
    pub tag: Option<String>,
    /// Options for sbatch.
    pub more: Vec<String>,
}

impl Slurm {
    /// Where the script goes unless the user says so.
    pub fn file(&self) -> PathBuf {
        let plain = |c: char| if c.is_ascii_alphanumeric() || "-_.".contains(c) { c } else { '_' };
        PathBuf::from(format!(
            "quadrille-{}.sbatch",
            self.campaign.chars().map(plain).collect::<String>()
        ))
    }

    /// The script. The store's address, which may hold a password, comes with the environment.
    fn text(&self, program: &Path) -> String {
        let Slurm { workers, jobs, threads, .. } = self;
        let mut text = String::from("#!/bin/sh\n");
        let mut option = |option: String| text.push_str(&format!("#SBATCH {option}\n"));
        option("--job-name=quadrille".to_string());
        option(format!("--array=1-{workers}"));
        option(format!("--cpus-per-task={}", jobs.saturating_mul(*threads)));
        option("--requeue".to_string());
        option(format!("--export=ALL,{VARIABLE}"));
        for more in &self.more {
            option(more.clone());
        }
        let tag = self.tag.as_ref().map(|tag| format!(" --tag {}", quoted(tag)));
        text.push_str(&format!(
            "exec {} bench work --campaign {} --jobs {jobs}{}\n",
            quoted(&program.display().to_string()),
            quoted(&self.campaign),
            tag.unwrap_or_default()
        ));
        text
    }

    /// Writes the script.
    pub fn write(&self, file: &Path) -> Result<(), Failure> {
        if let Some(bad) = self.more.iter().find(|more| more.contains(['\n', '\r'])) {
            return Err(Failure::new(message!("bench-sbatch-line", option = bad.clone())));
        }
        let program = std::env::current_exe()?;
        output::write_file(file, |out| out.write_all(self.text(&program).as_bytes()))
    }

    /// Submits the script; gives what Slurm says.
    pub fn submit(&self, file: &Path, place: &Place) -> Result<String, Failure> {
        let Place::Server(address) = place else {
            return Err(Failure::new(message!("bench-needs-server")));
        };
        let ran = Command::new("sbatch").arg(file).env(VARIABLE, address).output();
        let ran = ran.map_err(|error| {
            Failure::new(message!("bench-no-sbatch", error = error.to_string()))
        })?;
        let said = String::from_utf8_lossy(&ran.stdout).trim().to_string();
        if ran.status.success() {
            return Ok(said);
        }
        let error = String::from_utf8_lossy(&ran.stderr).trim().replace('\n', "; ");
        Err(Failure::new(message!("bench-sbatch-refuses", error = error)))
    }
}

/// One word for the shell, whatever it holds.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_array_job_names_its_workers_and_hides_the_address() {
        let slurm = Slurm {
            campaign: "it's; rm -rf".to_string(),
            workers: 40,
            jobs: 2,
            threads: 3,
            tag: Some("new".to_string()),
            more: vec!["--partition=short".to_string()],
        };
        let text = slurm.text(Path::new("/opt/quadrille"));
        assert!(text.contains("#SBATCH --array=1-40\n#SBATCH --cpus-per-task=6\n"), "{text}");
        assert!(text.contains("#SBATCH --partition=short\n"), "{text}");
        let last = text.lines().last().unwrap();
        assert_eq!(
            last,
            r"exec '/opt/quadrille' bench work --campaign 'it'\''s; rm -rf' --jobs 2 --tag 'new'"
        );
        assert!(!text.contains("postgres://"));
        assert_eq!(slurm.file(), Path::new("quadrille-it_s__rm_-rf.sbatch"));
    }
}
