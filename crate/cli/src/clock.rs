//! Measures the time since the program started.

use std::sync::OnceLock;
use std::time::Instant;

/// Returns the milliseconds since the first call.
pub fn clock() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1e3
}
