//! Holds our own figures of a machine with 16 cores, and makes their step. They were measured once, before each thread
//! cached freed memory, and do not depend on the reader's machine.

use super::amdahl::implied_share;
use crate::story::{Bound, LazyStep, Number, NumberUnit};

/// The numbers of threads of [`ARM`] and [`STATIONS`].
const THREADS: [usize; 5] = [1, 2, 4, 8, 16];

/// The milliseconds in which the page checked a robot arm, SO-101: 17 parts of 399 000 triangles.
pub(super) const ARM: [f64; 5] = [2946.0, 1556.0, 1403.0, 2184.0, 3058.0];

/// The milliseconds in which the page checked stations of 10 000 parts.
pub(super) const STATIONS: [f64; 5] = [13123.0, 8277.0, 7326.0, 10567.0, 17493.0];

/// The speed-up of the command line with 16 threads: the same check of the arm on the same machine, without a browser.
pub(super) const NATIVE_ARM: f64 = 3.7;

/// The millions of calls to the allocator in that check: 1.29 million allocations, as many frees, and 0.48 million
/// reallocations.
const ALLOCATOR_CALLS: f64 = 3.0;

/// Returns the speed-up over one thread for each number of [`THREADS`].
pub(super) fn speed_ups(times: [f64; 5]) -> [[f64; 2]; 5] {
    let [one, ..] = times;
    std::array::from_fn(|i| [THREADS[i] as f64, one / times[i]])
}

/// Makes the step about these figures, with the serial share that each of them implies.
pub(super) fn step<'a>() -> LazyStep<'a> {
    const TIMES: [&str; 5] = ["arm-1", "arm-2", "arm-4", "arm-8", "arm-16"];
    const SHARES: [&str; 4] = ["implied-2", "implied-4", "implied-8", "implied-16"];
    let time = |(name, value): (&'static str, f64)| {
        Number::new(name, value, NumberUnit::Milliseconds, Bound::Approximate)
    };
    let ratio = |(name, value)| Number::ratio(name, value).with_bound(Bound::Approximate);
    let [one, _, four, _, sixteen] = ARM;
    let [_, several @ ..] = speed_ups(ARM);
    let shares = several.map(|[threads, speed_up]| implied_share(speed_up, threads));
    let [of_two, .., of_sixteen] = shares;
    let percent = |share: f64| (share * 100.0).round() / 100.0;
    LazyStep::new("more-hands.sixteen")
        .with_arg("one", one)
        .with_arg("four", four)
        .with_arg("sixteen", sixteen)
        .with_arg("of-two", percent(of_two))
        .with_arg("of-sixteen", percent(of_sixteen))
        .with_arg("of-native", percent(implied_share(NATIVE_ARM, 16.0)))
        .with_arg("calls", ALLOCATOR_CALLS)
        .numbers(TIMES.into_iter().zip(ARM).map(time))
        .numbers(SHARES.into_iter().zip(shares).map(ratio))
        .numbers([ratio(("native-16", NATIVE_ARM))])
}
