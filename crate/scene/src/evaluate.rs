//! The whole answer for one pair at one relative pose.

use nearpoint_geometry::Pose;
use nearpoint_geometry::work::{Stopped, Work};

use crate::frame::PairResult;
use crate::part::Part;

/// What the last answer of a pair leaves for the next one.
#[derive(Debug, Default)]
pub(crate) struct Warm;

/// Asks everything about two parts. The queries are on their way: until they are here, no pair is ever answered.
pub(crate) fn evaluate(
    _a: &Part,
    _b: &Part,
    _b_in_a: &Pose,
    _within: f64,
    _warm: &mut Warm,
    _work: &impl Work,
) -> Result<PairResult, Stopped> {
    Err(Stopped)
}
