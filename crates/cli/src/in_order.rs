//! Work done side by side, and told in the order it was asked for.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

/// How many questions may be ahead of the answer that is waited for, for each thread: what bounds memory.
const AHEAD: usize = 8;

/// Asks `next` for questions until it has none, answers them in `jobs` threads, and tells every answer in the order
/// of the questions. With one job everything happens at once and in turn, so that whoever pipes a line in sees its
/// answer before the next. The first error of `next` or `tell` ends it; what was begun is waited for.
pub fn in_order<Q: Send, A: Send, E>(
    jobs: usize,
    mut next: impl FnMut() -> Result<Option<Q>, E>,
    work: impl Fn(Q) -> A + Sync,
    mut tell: impl FnMut(A) -> Result<(), E>,
) -> Result<(), E> {
    if jobs <= 1 {
        while let Some(question) = next()? {
            tell(work(question))?;
        }
        return Ok(());
    }
    let (questions, asked) = mpsc::channel::<(usize, Q)>();
    let (answers, answered) = mpsc::channel::<(usize, A)>();
    let asked = Mutex::new(asked);
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (answers, asked, work) = (answers.clone(), &asked, &work);
            scope.spawn(move || {
                loop {
                    let question = asked.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok((number, question)) = question else { break };
                    if answers.send((number, work(question))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(answers);
        let mut waiting = BTreeMap::new();
        let (mut sent, mut told) = (0, 0);
        let mut open = true;
        while open || told < sent {
            if open && sent < told + jobs * AHEAD {
                match next()? {
                    Some(question) => {
                        open = questions.send((sent, question)).is_ok();
                        sent += usize::from(open);
                    }
                    None => open = false,
                }
                waiting.extend(answered.try_iter());
            } else if let Ok((number, answer)) = answered.recv() {
                waiting.insert(number, answer);
            } else {
                // A thread that panicked has taken its question along; the scope passes the panic on.
                break;
            }
            while let Some(answer) = waiting.remove(&told) {
                tell(answer)?;
                told += 1;
            }
        }
        drop(questions);
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    #[test]
    fn answers_come_in_order_and_few_wait() {
        for jobs in [1, 2, 5] {
            let (asked, told) = (AtomicUsize::new(0), AtomicUsize::new(0));
            let next = || {
                let number = asked.fetch_add(1, Ordering::SeqCst);
                assert!(number <= told.load(Ordering::SeqCst) + jobs * AHEAD);
                Ok::<_, ()>((number < 300).then_some(number))
            };
            // The first of every ten takes longest.
            let work = |number: usize| {
                thread::sleep(Duration::from_micros(if number.is_multiple_of(10) {
                    500
                } else {
                    10
                }));
                number * number
            };
            let tell = |square| {
                let number = told.fetch_add(1, Ordering::SeqCst);
                assert_eq!(square, number * number);
                Ok(())
            };
            in_order(jobs, next, work, tell).unwrap();
            assert_eq!(told.into_inner(), 300);
        }
    }

    #[test]
    fn the_first_error_ends_it() {
        let mut numbers = 0..;
        let mut heard = Vec::new();
        let tell = |number: u32| {
            heard.push(number);
            if number == 20 { Err("enough") } else { Ok(()) }
        };
        let ended = in_order(3, || Ok(numbers.next()), |number| number, tell);
        assert_eq!(ended, Err("enough"));
        assert_eq!(heard, (0..=20).collect::<Vec<_>>());
        assert_eq!(
            in_order(3, || Err::<Option<u32>, _>("no file"), |n| n, |_| Ok(())),
            Err("no file")
        );
    }
}
