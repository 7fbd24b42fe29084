//! The games inside a page: the questions of `quadrille_wire` in, its answers out, as JSON.
//!
//! The page calls three functions. `alloc` gives room for a question, `ask` takes it and gives the answer, `free` takes
//! the room of the answer back. A question is `["en", {"path": "puzzle", "body": {...}}]`; an answer is `{"done": ...}` or
//! `{"refused": {"error": ..., "code": ..., "at": ...}}`, with the length of its text in the first four bytes, the lowest first. The page lends a
//! clock and a solver of integer programs, and hears of progress and of panics. After a panic the module is of no more use: the page starts another.
#![cfg(target_arch = "wasm32")]
// The one door between the page's memory and ours.
#![allow(unsafe_code)]

use quadrille_core::{Budget, Locale, Message, clock};
use quadrille_engines::mip;
use quadrille_wire::{Limits, News, Refusal, Request, answer, watcher};
use std::panic;
use std::ptr::slice_from_raw_parts_mut;
use std::sync::Once;

/// What tables of one piece of work may grow to. A page has far less than a machine.
const MEMORY: u64 = 512 << 20;

/// The bytes of a text's length.
const HEAD: usize = 4;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since some moment in the past.
    safe fn now() -> f64;
    /// Takes a text about how far the work is.
    fn progress(text: *const u8, length: usize);
    /// Solves an integer program in LP text within some seconds. What it gives is room of [`alloc`], as an answer is: a length and a text.
    /// A page that has no solver here throws, and never comes back.
    fn integer(text: *const u8, length: usize, seconds: f64) -> *mut u8;
    /// Takes a text about what went wrong in here.
    fn panicked(text: *const u8, length: usize);
}

/// Room for `length` bytes.
#[unsafe(no_mangle)]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Takes back room that [`alloc`] or [`ask`] gave.
///
/// # Safety
/// `start` and `length` are what was given, once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn free(start: *mut u8, length: usize) {
    // SAFETY: by the promise above this is a box that was leaked.
    drop(unsafe { Box::from_raw(slice_from_raw_parts_mut(start, length)) });
}

/// Answers the question in room that [`alloc`] gave, and takes that room back.
///
/// # Safety
/// As for [`free`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ask(start: *mut u8, length: usize) -> *mut u8 {
    static READY: Once = Once::new();
    READY.call_once(prepare);
    // SAFETY: by the promise above this is a box that was leaked.
    let question = unsafe { Box::from_raw(slice_from_raw_parts_mut(start, length)) };
    let told = told(&question);
    let mut bytes = Vec::with_capacity(HEAD + told.len());
    bytes.extend_from_slice(&(told.len() as u32).to_le_bytes());
    bytes.extend_from_slice(told.as_bytes());
    Box::into_raw(bytes.into_boxed_slice()).cast()
}

fn prepare() {
    clock::lend(|| now());
    mip::lend(solved);
    panic::set_hook(Box::new(|info| {
        let text = info.to_string();
        // SAFETY: the page reads the text before it returns.
        unsafe { panicked(text.as_ptr(), text.len()) };
    }));
}

fn solved(lp: &str, seconds: f64) -> String {
    // SAFETY: the page reads the text before it returns, and gives a box that was leaked, with the length of what follows in front.
    let answer = unsafe {
        let start = integer(lp.as_ptr(), lp.len(), seconds);
        let mut head = [0; HEAD];
        start.copy_to_nonoverlapping(head.as_mut_ptr(), HEAD);
        Box::from_raw(slice_from_raw_parts_mut(start, HEAD + u32::from_le_bytes(head) as usize))
    };
    String::from_utf8_lossy(&answer[HEAD..]).into_owned()
}

fn told(question: &[u8]) -> String {
    let (locale, answered) = match serde_json::from_slice::<(Locale, Request)>(question) {
        Ok((locale, request)) => {
            let budget = Budget::unlimited().with_memory(MEMORY).with_watcher(watcher(tell));
            (locale, answer(request, &Limits::default(), budget))
        }
        // What serde found wrong with the request: for programmers, in its own words.
        Err(error) => (Locale::default(), Err(Refusal::new(Message::verbatim(error.to_string())))),
    };
    match answered {
        Ok(json) => format!("{{\"done\":{json}}}"),
        Err(refusal) => {
            let problem = serde_json::json!({ "refused": refusal.told(locale.in_forms()) });
            problem.to_string()
        }
    }
}

fn tell(news: News) {
    let text = serde_json::to_string(&news).unwrap_or_default();
    // SAFETY: the page reads the text before it returns.
    unsafe { progress(text.as_ptr(), text.len()) };
}
