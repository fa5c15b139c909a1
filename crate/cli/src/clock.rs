//! The time since the program began.

use std::sync::OnceLock;
use std::time::Instant;

/// Milliseconds since the program's first look at the clock.
pub fn clock() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64() * 1e3
}
