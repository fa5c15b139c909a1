//! Measures processor time, independent of other work on the machine.

use std::fs;
use std::time::{Duration, Instant};

/// Runs a closure, and returns its result and the processor time of this thread for it, without waiting; the elapsed time
/// if the system does not report it.
pub fn cpu_time<T>(run: impl FnOnce() -> T) -> (T, Duration) {
    let begun = (Instant::now(), of_this_thread());
    let done = run();
    let took = match (begun.1, of_this_thread()) {
        (Some(before), Some(after)) => after.saturating_sub(before),
        _ => begun.0.elapsed(),
    };
    (done, took)
}

/// Linux reports it in nanoseconds, as the first number of a line.
fn of_this_thread() -> Option<Duration> {
    let line = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let first = line.split_whitespace().next()?;
    first.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_takes_no_processor_and_working_does() {
        let ((), waited) = cpu_time(|| std::thread::sleep(Duration::from_millis(300)));
        let ((), worked) = cpu_time(|| {
            let begun = Instant::now();
            while begun.elapsed() < Duration::from_millis(50) {}
        });
        assert!(worked > Duration::ZERO);
        if of_this_thread().is_some() {
            assert!(waited < Duration::from_millis(150), "{waited:?}");
        }
    }
}
