//! A folder with the files that the pages speak of, and running a command in it.

use super::SAMPLE;
use super::commands::root;
use super::server::Server;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A command that takes longer hangs.
const LONGEST: Duration = Duration::from_secs(20);

/// A result file as the reports' programs write them.
const GRADED: &str = "solution = \"1342423124133124\"\nsolveTime = 0.1\nisOptimal = true\n";

pub struct Folder(tempfile::TempDir);

/// The database that the pages speak of.
const DATABASE: &str = "postgres://me@host/lab";

/// Gives each page a database of its own, on a server that is started when the first page needs it.
#[derive(Default)]
pub struct Databases {
    server: Option<Server>,
    made: usize,
    of_page: Option<(String, String)>,
}

impl Databases {
    /// A page's command with the address of a database that is there.
    pub fn with_address(&mut self, page: &str, words: Vec<String>) -> Vec<String> {
        if !words.iter().any(|word| word.starts_with(DATABASE)) {
            return words;
        }
        if self.of_page.as_ref().is_none_or(|(known, _)| known != page) {
            let server = self.server.get_or_insert_with(Server::start);
            self.made += 1;
            let name = format!("page{}", self.made);
            server.client().batch_execute(&format!("CREATE DATABASE {name}")).expect("a database");
            let address = server.address().replace("/postgres", &format!("/{name}"));
            self.of_page = Some((page.to_string(), address));
        }
        let (_, address) = self.of_page.as_ref().expect("just made");
        words.into_iter().map(|word| word.replace(DATABASE, address)).collect()
    }
}

impl Folder {
    /// A fresh folder for a page.
    pub fn new(page: &str) -> Self {
        let folder = Folder(tempfile::tempdir().expect("a folder"));
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect(name);
        let towers = folder.output(&words(&["convert", SAMPLE, "--to", "csv"]));
        write("puzzle.csv", &towers);
        write("solution.txt", "1342423124133124");
        write("ring.txt", ".####.\n#....#\n#....#\n#....#\n#....#\n.####.\n");
        for (name, text) in [("data/puzzle.csv", &*towers), ("res/mip/puzzle.txt", GRADED)] {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect(name);
            fs::write(path, text).expect(name);
        }
        write("ids.txt", &format!("{SAMPLE}\nunruly:6x6:faCADAJeBd\n"));
        let grids = root().join("crates/games/src/pairs/corpus");
        for name in ["grid11.in", "grid12.in", "grid21.in"] {
            fs::copy(grids.join(name), folder.path().join(name)).expect(name);
        }
        let pairs = folder.output(&words(&["convert", "pairs:2x3:w5d8g4b11rw3", "--to", "grid"]));
        write("pairs.in", &pairs);
        // Two games call their sample so.
        let (board, to) = if page.contains("unruly") {
            ("unruly:6x6:faCADAJeBd", "csv12")
        } else {
            ("pegs:3x3:PPHPPPHPP", "csv")
        };
        write("board.csv", &folder.output(&words(&["convert", board, "--to", to])));
        for name in ["tiny.toml", "mine.toml"] {
            write(
                name,
                "game = \"towers\"\n[[batch]]\nname = \"n5\"\ncount = 1\nseed = 1\nsize = \"5\"\n",
            );
        }
        fs::copy(root().join("docs/book.toml"), folder.path().join("book.toml")).expect("a book");
        // Some commands name files of the repository.
        #[cfg(unix)]
        std::os::unix::fs::symlink(root().join("crates"), folder.path().join("crates"))
            .expect("a link");
        folder
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    fn command(&self, words: &[String]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
        command.args(words).env("LC_ALL", "C").current_dir(self.path()).stdin(Stdio::null());
        command
    }

    /// What a command that must work prints.
    pub fn output(&self, words: &[String]) -> String {
        let output = self.command(words).output().expect("the binary runs");
        assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("it speaks UTF-8")
    }

    /// Runs a command; anything but an answer, or none within a short limit, is a fault of the page.
    pub fn run(&self, words: &[String]) -> Result<(), String> {
        let errors = self.path().join(".errors");
        let file = fs::File::create(&errors).expect("a file for errors");
        let mut child = self
            .command(words)
            .stdout(Stdio::null())
            .stderr(file)
            .spawn()
            .expect("the binary runs");
        let code = ended(&mut child).ok_or_else(|| format!("still runs after {LONGEST:?}"))?;
        let limited = words.iter().any(|word| word == "--time-limit");
        // What a limit cut short is graded as no answer.
        let graded = words.first().is_some_and(|verb| verb == "grade");
        match code {
            Some(0) => Ok(()),
            Some(1) if limited || graded => Ok(()),
            _ => Err(format!("{code:?}: {}", fs::read_to_string(&errors).unwrap_or_default())),
        }
    }
}

/// How a child ended, or nothing if it had to be killed.
fn ended(child: &mut Child) -> Option<Option<i32>> {
    let start = Instant::now();
    while start.elapsed() < LONGEST {
        if let Some(status) = child.try_wait().expect("a child") {
            return Some(status.code());
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    child.kill().expect("a child");
    child.wait().expect("a child");
    None
}

pub fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| word.to_string()).collect()
}
