//! What is told on a terminal while one waits: on standard error, gone when there is something else to read, and never
//! written into a file or a pipe.

use std::io::{IsTerminal, Write, stderr, stdout};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::format::printable;

/// Nothing is told of what takes less.
const AT_FIRST: Duration = Duration::from_millis(400);
/// How often it is written anew.
const AGAIN: Duration = Duration::from_millis(150);
/// What does not fit on a line could not be taken away again.
const WIDEST: usize = 60;
/// Back to the start of the line, which is empty then.
const CLEARED: &str = "\r\x1b[2K";

/// What is being done; nothing where nobody looks.
#[derive(Debug, Default)]
pub struct Progress(Option<Shown>);

#[derive(Debug)]
struct Shown {
    state: Arc<(Mutex<State>, Condvar)>,
    writer: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct State {
    doing: String,
    is_over: bool,
}

impl Progress {
    /// On a terminal, unless it is not wished for.
    pub fn new(is_quiet: bool) -> Self {
        let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        if is_quiet || is_dumb || !stderr().is_terminal() {
            return Self(None);
        }
        let state = Arc::new((Mutex::default(), Condvar::new()));
        let told = state.clone();
        Self(Some(Shown {
            state,
            writer: Some(std::thread::spawn(move || write(&told))),
        }))
    }

    /// What is being done now.
    pub fn say(&self, doing: impl FnOnce() -> String) {
        if let Some(Shown { state, .. }) = &self.0
            && let Ok(mut state) = state.0.lock()
        {
            let doing = printable(&doing());
            state.doing = doing.chars().take(WIDEST).collect();
        }
    }

    /// Whether anybody looks.
    pub fn is_shown(&self) -> bool {
        self.0.is_some()
    }

    /// An answer is about to be written: where it comes to the same terminal, there is no more to be told.
    pub fn make_room(&mut self) {
        if stdout().is_terminal() {
            self.end();
        }
    }

    /// Takes away what is told.
    pub fn end(&mut self) {
        self.0 = None;
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        if let Ok(mut state) = self.state.0.lock() {
            state.is_over = true;
        }
        self.state.1.notify_all();
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

fn write((state, changed): &(Mutex<State>, Condvar)) {
    let begin = Instant::now();
    let (mut wait, mut is_written) = (AT_FIRST, false);
    let Ok(mut state) = state.lock() else { return };
    loop {
        let over = changed.wait_timeout_while(state, wait, |state| !state.is_over);
        let Ok((now, _)) = over else { return };
        state = now;
        if state.is_over {
            break;
        }
        if !state.doing.is_empty() {
            let seconds = begin.elapsed().as_secs();
            let _ = write!(stderr(), "{CLEARED}{}, {seconds} s", state.doing);
            let _ = stderr().flush();
            is_written = true;
        }
        wait = AGAIN;
    }
    if is_written {
        let _ = write!(stderr(), "{CLEARED}");
        let _ = stderr().flush();
    }
}
