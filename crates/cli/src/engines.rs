//! Where engines work that may last: in copies of this program, which can be ended.

use quadrille_core::workshop::Workshop;
use quadrille_engines::child;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

/// Processes kept for the next who needs one.
const KEPT: usize = 4;

/// Whether this process was started to serve an engine, and its end.
pub fn served() -> Option<io::Result<()>> {
    let asked: Option<OsString> = std::env::args_os().nth(1);
    asked.is_some_and(|verb| verb == child::VERB).then(child::serve_standard)
}

/// The processes of this program.
pub fn workshop() -> Workshop {
    static WORKSHOP: OnceLock<Workshop> = OnceLock::new();
    WORKSHOP.get_or_init(|| Workshop::new(KEPT, start)).clone()
}

fn start() -> io::Result<Child> {
    let mut command = Command::new(program()?);
    command.arg(child::VERB).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    // Ctrl-C is for this process, which ends its children itself.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.spawn()
}

/// This program. On Linux by the name that leads to it even after its file was replaced.
pub fn program() -> io::Result<PathBuf> {
    let running = PathBuf::from("/proc/self/exe");
    if cfg!(target_os = "linux") && running.exists() {
        return Ok(running);
    }
    std::env::current_exe()
}
