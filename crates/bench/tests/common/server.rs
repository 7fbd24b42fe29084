//! A PostgreSQL server of a test's own: in a folder that goes with it, on a socket in that folder.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::fs;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The server refuses to be root; where root runs the tests it is nobody.
const NOBODY: u32 = 65534;

pub struct Server {
    folder: tempfile::TempDir,
    child: Option<Child>,
    connections: u32,
}

/// The newest PostgreSQL of Debian, or the one on the path.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<(u32, PathBuf)> = versions
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path())))
        .collect();
    found.sort();
    let newest = found.pop().map(|(_, path)| path.join("bin").join(name));
    newest.filter(|path| path.is_file()).unwrap_or_else(|| PathBuf::from(name))
}

fn command(name: &str, folder: &Path) -> Command {
    let mut command = Command::new(program(name));
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.env("LC_ALL", "C").env("HOME", folder).current_dir(folder);
    if fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0) {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

impl Server {
    /// Makes and starts a server.
    pub fn start() -> Self {
        Self::with_connections(100)
    }

    /// The same for many connections.
    pub fn with_connections(connections: u32) -> Self {
        // The name of a socket must be short, whatever TMPDIR says.
        let folder = tempfile::Builder::new().prefix("qpg").tempdir_in("/tmp").unwrap();
        if fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0) {
            chown(folder.path(), Some(NOBODY), Some(NOBODY)).unwrap();
        }
        let made = command("initdb", folder.path())
            .args(["-A", "trust", "-U", "quadrille", "--no-sync", "-E", "UTF8", "-D"])
            .arg(folder.path().join("data"))
            .status()
            .expect("PostgreSQL is there: see tools/setup test");
        assert!(made.success(), "initdb: {made}");
        let mut server = Server { folder, child: None, connections };
        server.restart();
        server
    }

    /// Starts it again after [`Server::kill`].
    pub fn restart(&mut self) {
        let begin = Instant::now();
        loop {
            let child = command("postgres", self.folder.path())
                .arg("-D")
                .arg(self.folder.path().join("data"))
                .arg("-k")
                .arg(self.folder.path())
                .args(["-c", "listen_addresses=", "-c", "fsync=off"])
                .args(["-c", &format!("max_connections={}", self.connections)])
                .spawn()
                .unwrap();
            self.child = Some(child);
            // What a killed server left running must end first: then this one ends at once.
            while begin.elapsed() < Duration::from_secs(60) {
                if self.child.as_mut().is_some_and(|c| c.try_wait().unwrap().is_some()) {
                    break;
                }
                if postgres::Client::connect(&self.address(), postgres::NoTls).is_ok() {
                    return;
                }
                std::thread::sleep(Duration::from_millis(20));
            }
            assert!(begin.elapsed() < Duration::from_secs(60), "the server does not start");
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// Kills it as a power cut would.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Its address.
    pub fn address(&self) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://quadrille@{folder}/postgres")
    }

    /// A connection of the test's own.
    pub fn client(&self) -> postgres::Client {
        let mut client = postgres::Client::connect(&self.address(), postgres::NoTls).unwrap();
        client.batch_execute("SET search_path TO quadrille").unwrap();
        client
    }

    /// Makes all leases end now, as if their time had passed.
    pub fn end_leases(&self) {
        let sql = "UPDATE tasks SET lease = clock_timestamp() - interval '1 second' \
                   WHERE state = 0 AND worker IS NOT NULL";
        self.client().execute(sql, &[]).unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
