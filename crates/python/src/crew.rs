//! Long work beside the interpreter: on a thread of its own, while the caller's waits without the lock, looks for
//! Ctrl-C, and tells how far it is.
//!
//! Signals reach Python on its main thread alone, so that is the one that must wait and look. Threads are kept for the
//! next call, because starting one would take longer than solving a small board.

use crate::errors;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyBool;
use quadrille_core::workshop::Workshop;
use quadrille_core::{Budget, CancelToken, Message, Progress};
use quadrille_engines::{child, mip};
use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How often the waiting thread looks for Ctrl-C.
const PULSE: Duration = Duration::from_millis(50);
/// Threads, and processes of engines, kept for the next call.
const KEPT: usize = 4;
/// As much as a main thread has, twice.
const STACK: usize = 16 << 20;

/// What a caller allows.
pub struct Terms {
    /// How long.
    pub time: Option<Duration>,
    /// How much working memory, in bytes.
    pub memory: Option<u64>,
    /// Whom to tell: a function, `False` for nobody, `None` for the terminal or the notebook.
    pub watch: Option<Py<PyAny>>,
}

type Task = Box<dyn FnOnce() + Send>;
type Ending<T> = Result<T, Box<dyn Any + Send>>;

/// The threads and processes that wait for work.
struct Crew {
    /// Whose they are: after a fork the copies of threads are gone and the processes are the parent's.
    process: u32,
    threads: Vec<Sender<Task>>,
    workshop: Workshop,
}

/// Taken only with the interpreter's lock held, so that no fork finds it taken.
static CREW: Mutex<Option<Crew>> = Mutex::new(None);

fn with_crew<T>(py: Python<'_>, act: impl FnOnce(&mut Crew) -> T) -> PyResult<T> {
    let mut crew = CREW.lock().unwrap_or_else(PoisonError::into_inner);
    let process = std::process::id();
    if crew.as_ref().is_some_and(|crew| crew.process != process) {
        // To drop it would end the parent's processes.
        std::mem::forget(crew.take());
    }
    if crew.is_none() {
        let program = program(py)?;
        let workshop = Workshop::new(KEPT, move || start(&program));
        *crew = Some(Crew { process, threads: Vec::new(), workshop });
    }
    Ok(act(crew.as_mut().expect("made above")))
}

/// The command line that comes with the package: engines work in copies of it.
pub fn program(py: Python<'_>) -> PyResult<PathBuf> {
    static PROGRAM: PyOnceLock<PathBuf> = PyOnceLock::new();
    let found = PROGRAM.get_or_try_init(py, || {
        let program = py.import("quadrille._program")?.getattr("path")?.call0()?;
        let program = program.extract::<PathBuf>()?;
        mip::came_with(program.clone());
        Ok::<_, PyErr>(program)
    });
    Ok(found?.clone())
}

fn start(program: &PathBuf) -> io::Result<Child> {
    let mut command = Command::new(program);
    command.arg(child::VERB).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    // Ctrl-C is for the interpreter, which ends its children itself.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.spawn()
}

fn new_thread() -> io::Result<Sender<Task>> {
    let (hand, tasks) = channel::<Task>();
    let work = move || tasks.iter().for_each(|task| task());
    std::thread::Builder::new().name("quadrille".into()).stack_size(STACK).spawn(work)?;
    Ok(hand)
}

/// Does work under a budget, ended by Ctrl-C.
pub fn run<T: Send + 'static>(
    py: Python<'_>,
    terms: Terms,
    work: impl FnOnce(&mut Budget) -> T + Send + 'static,
) -> PyResult<T> {
    let (thread, workshop) = with_crew(py, |crew| (crew.threads.pop(), crew.workshop.clone()))?;
    let thread = thread.map_or_else(new_thread, Ok)?;
    let cancel = CancelToken::new();
    let news = Arc::new(Mutex::new(None));
    let latest = news.clone();
    let mut budget = Budget::unlimited()
        .with_cancel(cancel.clone())
        .with_workshop(workshop)
        .with_watcher(Arc::new(move |progress| {
            *latest.lock().unwrap_or_else(PoisonError::into_inner) = Some(progress);
        }));
    if let Some(time) = terms.time {
        budget = budget.with_time(time);
    }
    if let Some(bytes) = terms.memory {
        budget = budget.with_memory(bytes);
    }
    let (tell, mut told) = channel();
    let task: Task = Box::new(move || {
        // Whoever asked waits for this; nobody is left to complain to if it does not.
        let _ = tell.send(catch_unwind(AssertUnwindSafe(|| work(&mut budget))));
    });
    if thread.send(task).is_err() {
        return Err(errors::failed(py, "a thread has ended"));
    }
    let mut display = Display { watch: terms.watch, news, shown: None };
    let ended = wait(py, &mut told, &cancel, &mut display);
    display.close(py)?;
    with_crew(py, |crew| {
        if crew.threads.len() < KEPT {
            crew.threads.push(thread);
        }
    })?;
    match ended? {
        Ok(value) => Ok(value),
        Err(panic) => resume_unwind(panic),
    }
}

/// Waits for the end. What Python raises meanwhile ends the work first.
fn wait<T: Send>(
    py: Python<'_>,
    told: &mut Receiver<Ending<T>>,
    cancel: &CancelToken,
    display: &mut Display,
) -> PyResult<Ending<T>> {
    let mut raised = None;
    loop {
        let listening = &mut *told;
        match py.detach(move || listening.recv_timeout(PULSE)) {
            Ok(ended) => return raised.map_or(Ok(ended), Err),
            Err(RecvTimeoutError::Disconnected) => {
                return Err(errors::failed(py, "a thread has ended"));
            }
            Err(RecvTimeoutError::Timeout) => {
                let trouble = py.check_signals().and_then(|()| display.update(py)).err();
                if trouble.is_some() && raised.is_none() {
                    cancel.cancel();
                    raised = trouble;
                }
            }
        }
    }
}

/// Tells how far work has come.
struct Display {
    watch: Option<Py<PyAny>>,
    news: Arc<Mutex<Option<Progress>>>,
    /// The function that is told, once there was anything to tell.
    shown: Option<Py<PyAny>>,
}

impl Display {
    fn update(&mut self, py: Python<'_>) -> PyResult<()> {
        let news = self.news.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(Progress { what, done, total, .. }) = news else { return Ok(()) };
        if self.shown.is_none() {
            self.shown = match &self.watch {
                Some(watch) if watch.bind(py).cast::<PyBool>().is_ok_and(|yes| !yes.is_true()) => {
                    return Ok(());
                }
                Some(watch) if watch.bind(py).is_callable() => Some(watch.clone_ref(py)),
                _ => Some(py.import("quadrille._watch")?.getattr("Line")?.call0()?.unbind()),
            };
        }
        let what = Message::new(what).to_string();
        match &self.shown {
            Some(shown) => shown.call1(py, (what, done, total)).map(drop),
            None => Ok(()),
        }
    }

    /// Lets a line of ours go; a user's own function is simply not called any more.
    fn close(&self, py: Python<'_>) -> PyResult<()> {
        match &self.shown {
            Some(shown) if self.watch.is_none() => shown.call_method0(py, "close").map(drop),
            _ => Ok(()),
        }
    }
}
