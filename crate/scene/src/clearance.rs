//! Measures the clearance of a pair that is apart.

use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::interference::{PairClass, clearance_bounds, contact_tolerance};
use nearpoint_geometry::work::{Stopped, Work};

use crate::pair_result::PairResult;
use crate::side::Side;

/// The largest distance, in deviations, of surfaces that may meet: the envelope of an arc over its chord is twice as
/// high as the arc.
const NEAR_ENOUGH: f64 = 4.0;

/// Adds the clearance of two parts that are apart, as far as it is looked for.
pub(crate) fn measure(
    apart: PairResult,
    [a, b]: [Side; 2],
    within: f64,
    warm: &mut Warm,
    work: &impl Work,
) -> Result<PairResult, Stopped> {
    // For a pair no farther apart than its surfaces' deviation, the clearance is wanted in any case.
    let near = match apart.class {
        PairClass::Clear => within,
        _ => {
            let tolerance = contact_tolerance(&a.solid(), &b.solid());
            within.max(NEAR_ENOUGH * (apart.deviation + tolerance))
        }
    };
    let found = clearance(a.shape, b.shape, &apart.b_in_a, near, warm, work)?;
    let bounds = match &found {
        Some(found) => {
            let [a, b] = [a.solid(), b.solid()];
            Some(clearance_bounds(&a, &b, &apart.b_in_a, found, work)?)
        }
        None => None,
    };
    Ok(PairResult {
        clearance: found,
        clearance_bounds: bounds,
        ..apart
    })
}
