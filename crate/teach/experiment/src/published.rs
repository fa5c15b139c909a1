//! Holds the paper's results: Kitamura, chapter 6, with five subjects, four of them practised.

use crate::protocol::Mode;
use crate::task::model::TaskId;

/// The published gains of a mode of help over mode 1, in percent.
#[derive(Debug, Clone, Copy, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[cfg_attr(feature = "typescript", tsify(type_prefix = "Experiment"))]
pub struct PublishedGain {
    /// The gain in the distance error.
    pub distance: f64,
    /// The gain in the angle error.
    pub angle: f64,
    /// The gain in the time.
    pub time: f64,
}

/// Returns the published gains of a task and a mode, from table 6.2. None for task C and for the snail. Also None for
/// mode 2: section 6.5.1 states without numbers that it was as bad as mode 1 or worse.
pub fn gain(task: TaskId, mode: Mode) -> Option<PublishedGain> {
    match (task, mode) {
        (TaskId::A, Mode::Snapping) => Some(PublishedGain {
            distance: 35.0,
            angle: 71.0,
            time: 21.0,
        }),
        (TaskId::B, Mode::Snapping) => Some(PublishedGain {
            distance: 59.0,
            angle: 99.0,
            time: 41.0,
        }),
        _ => None,
    }
}

/// Returns the additional time for the snail over one of real blocks, percent, from the best subject to the worst (6.6.2).
/// Without help the snail took 2.5 to 5 times as long, with help less than twice, the best 8 % longer.
pub fn extra_over_real(mode: Mode) -> Option<[f64; 2]> {
    match mode {
        Mode::Alone => Some([150.0, 400.0]),
        Mode::Shown => None,
        Mode::Snapping => Some([8.0, 100.0]),
    }
}
