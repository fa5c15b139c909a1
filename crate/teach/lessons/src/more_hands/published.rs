//! Holds the published results, and shows them in a step: two spheres in the last cycle before contact, at depth 6.

use crate::story::{Bound, LazyStep, Number, NumberUnit};

/// The fractions of steps 1 to 4 on one processor, table 3.1, in percent.
pub(super) const STEP_FRACTIONS: [f64; 4] = [0.5, 2.4, 13.2, 83.9];

/// The milliseconds by number of processors, where the text gives numbers for figures 3.7 and 3.8.
#[derive(Debug, Clone, Copy)]
pub(super) struct PublishedTimes {
    pub one: f64,
    /// The number of processors and the time.
    pub static_sharing: Option<[f64; 2]>,
    pub dynamic: [f64; 2],
}

/// Returns the published times for two spheres with `faces` faces each.
pub(super) fn published_times(faces: usize) -> PublishedTimes {
    match faces {
        960 => PublishedTimes {
            one: 126.0,
            static_sharing: None,
            dynamic: [8.0, 27.0],
        },
        _ => PublishedTimes {
            one: 434.0,
            static_sharing: Some([12.0, 120.0]),
            dynamic: [11.0, 80.0],
        },
    }
}

/// Returns `t1 + t2 + t3 + t4/N`, as a fraction of the time on one processor.
pub(super) fn ideal(workers: f64) -> f64 {
    let [one, two, three, four] = STEP_FRACTIONS;
    (one + two + three + four / workers) / 100.0
}

/// The fewest and the most processors that the thesis calls useful, section 3.7.
const USEFUL: [usize; 2] = [8, 10];

/// Returns the key of the text about the published times.
pub(super) fn text_key(faces: usize) -> &'static str {
    match faces {
        960 => "more-hands.published-960",
        _ => "more-hands.published-3968",
    }
}

/// Adds the published times to their step.
pub(super) fn add_times(step: LazyStep<'_>, faces: usize) -> LazyStep<'_> {
    let millis = |name, value| Number::new(name, value, NumberUnit::Milliseconds, Bound::Published);
    let reported = published_times(faces);
    let [workers, dynamic] = reported.dynamic;
    let of_dynamic = match workers == 8.0 {
        true => "thesis-dynamic-8",
        false => "thesis-dynamic-11",
    };
    let fixed = reported
        .static_sharing
        .map(|[_, time]| millis("thesis-static-12", time));
    step.with_arg("limit", 1.0 / ideal(f64::INFINITY))
        .with_arg("least", USEFUL[0])
        .with_arg("most", USEFUL[1])
        .numbers([millis("thesis-one", reported.one)])
        .numbers(fixed)
        .numbers([
            millis(of_dynamic, dynamic),
            millis("thesis-ideal-12", reported.one * ideal(12.0)),
        ])
}
