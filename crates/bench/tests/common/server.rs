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
    /// Where it listens on the network, encrypted.
    port: Option<u16>,
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

/// Lets the server have a file or folder.
fn give(path: &Path) {
    if fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0) {
        chown(path, Some(NOBODY), Some(NOBODY)).unwrap();
    }
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
        give(folder.path());
        let made = command("initdb", folder.path())
            .args(["-A", "trust", "-U", "quadrille", "--no-sync", "-E", "UTF8", "-D"])
            .arg(folder.path().join("data"))
            .status()
            .expect("PostgreSQL is there: see tools/setup test");
        assert!(made.success(), "initdb: {made}");
        let mut server = Server { folder, child: None, connections, port: None };
        server.restart();
        server
    }

    /// Lets it listen on 127.0.0.1 too, to encrypted connections alone, with a certificate for `localhost` that an authority
    /// of the test's own signed. That authority's certificate is in the file returned.
    pub fn encrypt(&mut self) -> PathBuf {
        let folder = self.folder.path();
        let openssl = |arguments: &str| {
            let mut command = Command::new("openssl");
            command.current_dir(folder).args(arguments.split(' ')).stderr(Stdio::null());
            let done = command.status().expect("openssl is there: see tools/setup test");
            assert!(done.success(), "openssl {arguments}");
        };
        let kind = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3";
        openssl(&format!("req -x509 {kind} -subj /CN=authority -keyout ca.key -out ca.crt"));
        let leaf = "-CA ca.crt -CAkey ca.key -addext subjectAltName=DNS:localhost \
                    -addext basicConstraints=critical,CA:FALSE";
        openssl(&format!("req -x509 {kind} -subj /CN=server {leaf} -keyout tls.key -out tls.crt"));
        for name in ["tls.key", "tls.crt"] {
            give(&folder.join(name));
        }
        let rule = "local all all trust\nhostssl all all 127.0.0.1/32 trust\n";
        fs::write(folder.join("data/pg_hba.conf"), rule).unwrap();
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        self.port = Some(free.local_addr().unwrap().port());
        drop(free);
        self.kill();
        self.restart();
        self.folder.path().join("ca.crt")
    }

    /// Its address on the network, by the host's name or another one.
    pub fn network(&self, host: &str) -> String {
        let port = self.port.expect("it was told to encrypt");
        format!("postgres://quadrille@{host}:{port}/postgres")
    }

    /// Starts it again after [`Server::kill`].
    pub fn restart(&mut self) {
        let begin = Instant::now();
        loop {
            let mut command = command("postgres", self.folder.path());
            if let Some(port) = self.port {
                command.args(["-c", "ssl=on", "-c", "listen_addresses=127.0.0.1"]);
                command.args(["-c", &format!("port={port}")]);
                for (setting, file) in [("ssl_cert_file", "tls.crt"), ("ssl_key_file", "tls.key")] {
                    let file = self.folder.path().join(file);
                    command.args(["-c", &format!("{setting}={}", file.display())]);
                }
            } else {
                command.args(["-c", "listen_addresses="]);
            }
            let child = command
                .arg("-D")
                .arg(self.folder.path().join("data"))
                .arg("-k")
                .arg(self.folder.path())
                .args(["-c", "fsync=off"])
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
        let port = self.port.map_or(String::new(), |port| format!(":{port}"));
        format!("postgres://quadrille@{folder}{port}/postgres")
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
