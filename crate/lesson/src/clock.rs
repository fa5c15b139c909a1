//! Times of what is much shorter than a tick of the lent clock.

/// Milliseconds that are long for any clock: those of browsers tick every 5 to 100 µs, or every 1 ms.
const LONG_ENOUGH: f64 = 12.0;
/// A clock that has not moved after so many runs does not move.
const STANDS_STILL_AFTER: usize = 64;
const MOST: usize = 100_000;

/// Microseconds of one run of `task`, which is run over and over, each time twice as often, until that takes long
/// enough for a coarse clock; none if the clock stands still. One at 0 does: such a clock is lent where nobody looks at
/// times.
pub(crate) fn microseconds(now: fn() -> f64, mut task: impl FnMut()) -> Option<f64> {
    if now() <= 0.0 {
        return None;
    }
    task();
    let (mut spent, mut runs, mut batch) = (0.0, 0, 1);
    while spent < LONG_ENOUGH && runs < MOST && !(spent <= 0.0 && runs >= STANDS_STILL_AFTER) {
        let began = now();
        (0..batch).for_each(|_| task());
        spent += now() - began;
        runs += batch;
        batch *= 2;
    }
    (spent > 0.0).then(|| spent * 1000.0 / runs as f64)
}
