//! Shows progress on a terminal: on standard error, removed when other output follows, and never in a file or a pipe.

use std::io::{IsTerminal, Write, stderr, stdout};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::format::printable;

/// The delay before the first line, so that short steps show none.
const INITIAL_DELAY: Duration = Duration::from_millis(400);
/// The interval between updates.
const UPDATE_INTERVAL: Duration = Duration::from_millis(150);
/// The largest width: a line that wraps could not be erased again.
const MAX_WIDTH: usize = 60;
/// The control sequence that erases the line.
const CLEARED: &str = "\r\x1b[2K";

/// A progress line; `None` without a terminal, or if the user wants none.
#[derive(Debug, Default)]
pub struct Progress(Option<ProgressLine>);

#[derive(Debug)]
struct ProgressLine {
    state: Arc<(Mutex<State>, Condvar)>,
    writer: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct State {
    doing: String,
    is_over: bool,
}

impl Progress {
    /// Returns a line on a terminal, unless the user wants none.
    pub fn new(is_quiet: bool) -> Self {
        let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        if is_quiet || is_dumb || !stderr().is_terminal() {
            return Self(None);
        }
        let state = Arc::new((Mutex::default(), Condvar::new()));
        let report = state.clone();
        Self(Some(ProgressLine {
            state,
            writer: Some(std::thread::spawn(move || write(&report))),
        }))
    }

    /// Shows the current step in the progress line.
    pub fn show(&self, doing: impl FnOnce() -> String) {
        if let Some(ProgressLine { state, .. }) = &self.0
            && let Ok(mut state) = state.0.lock()
        {
            let doing = doing();
            state.doing = printable(&doing).chars().take(MAX_WIDTH).collect();
        }
    }

    /// Returns whether the line is visible.
    pub fn is_shown(&self) -> bool {
        self.0.is_some()
    }

    /// Ends the line before output that goes to the same terminal.
    pub fn end_line(&mut self) {
        if stdout().is_terminal() {
            self.end();
        }
    }

    /// Erases the progress line.
    pub fn end(&mut self) {
        self.0 = None;
    }
}

impl Drop for ProgressLine {
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
    let (mut wait, mut is_written) = (INITIAL_DELAY, false);
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
        wait = UPDATE_INTERVAL;
    }
    if is_written {
        let _ = write!(stderr(), "{CLEARED}");
        let _ = stderr().flush();
    }
}
