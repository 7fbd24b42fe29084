//! Who works on a campaign, and whether they are still alive.

use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

/// A process that works on a campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Worker {
    /// A name no other run has.
    pub id: String,
    /// The machine, by name and boot: after a power cut it is another one.
    pub host: String,
    /// Its process number.
    pub pid: u32,
    /// When that process started, in the system's ticks: process numbers are used again.
    pub started: u64,
    /// What it runs on, for readers of the results.
    pub machine: String,
}

/// A worker on another machine that was silent for so many seconds is taken for dead.
const SILENCE: i64 = 120;

impl Worker {
    /// This process.
    pub fn current() -> Self {
        let pid = std::process::id();
        let started = start_ticks(pid).unwrap_or(0);
        let nanos =
            SystemTime::now().duration_since(UNIX_EPOCH).map(|d| d.as_nanos()).unwrap_or_default();
        let host = host();
        Worker { id: format!("{host}/{pid}/{nanos}"), host, pid, started, machine: machine() }
    }

    /// Whether the worker can still finish what it reserved; `beat` is when it last said so.
    pub fn is_alive(&self, beat: i64) -> bool {
        match (self.host == host(), fs::exists("/proc/self/stat")) {
            (true, Ok(true)) => start_ticks(self.pid) == Some(self.started),
            _ => now() - beat < SILENCE,
        }
    }
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map(|d| d.as_secs() as i64).unwrap_or(0)
}

/// Field 22 of the process's line: the fields after the name, which may hold spaces itself.
fn start_ticks(pid: u32) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let mut fields = text.rsplit_once(')')?.1.split_whitespace();
    // A process that ended but was not yet collected does no more work.
    if matches!(fields.next(), Some("Z" | "X")) {
        return None;
    }
    fields.nth(18)?.parse().ok()
}

fn first_line(path: &str) -> String {
    let text = fs::read_to_string(path).unwrap_or_default();
    text.lines().next().unwrap_or_default().trim().to_string()
}

fn host() -> String {
    let name = first_line("/proc/sys/kernel/hostname");
    format!("{name}/{}", first_line("/proc/sys/kernel/random/boot_id"))
}

/// Processor, cores, memory and system, as far as they are told.
fn machine() -> String {
    let value = |path: &str, name: &str| {
        let text = fs::read_to_string(path).unwrap_or_default();
        let line = text.lines().find(|l| l.starts_with(name)).unwrap_or_default();
        line.split_once(':').map(|(_, v)| v.trim().to_string()).unwrap_or_default()
    };
    let mut parts = Vec::new();
    let model = value("/proc/cpuinfo", "model name");
    parts.push(if model.is_empty() { std::env::consts::ARCH.to_string() } else { model });
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    parts.push(format!("{cores} cores"));
    let memory = value("/proc/meminfo", "MemTotal");
    if let Ok(kib) = memory.trim_end_matches(" kB").parse::<u64>() {
        parts.push(format!("{:.0} GiB", kib as f64 / f64::from(1 << 20)));
    }
    let kernel = first_line("/proc/sys/kernel/osrelease");
    parts.push(format!("{} {kernel}", std::env::consts::OS).trim().to_string());
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_is_alive_and_a_later_one_of_the_same_number_is_another() {
        let worker = Worker::current();
        assert!(worker.is_alive(now()));
        if fs::exists("/proc/self/stat").unwrap_or(false) {
            assert!(!Worker { started: worker.started + 1, ..worker.clone() }.is_alive(now()));
        }
        let elsewhere = Worker { host: "elsewhere".to_string(), ..worker };
        assert!(elsewhere.is_alive(now()) && !elsewhere.is_alive(now() - SILENCE));
    }
}
