//! Measures the clearance of a pair that is apart.

use nearpoint_geometry::closest::{Clearance, WarmStart, clearance};
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::face::cylinder_fits;
use nearpoint_geometry::interference::{PairClass, clearance_bounds, contact_tolerance};

use crate::pair_operand::PairOperand;
use crate::pair_result::PairResult;

/// The largest distance, in deviations, of surfaces that may touch: the envelope of an arc over its chord is twice as
/// high as the arc.
const MAX_CONTACT_DISTANCE: f64 = 4.0;

/// Adds the clearance and the fits of two parts that are apart, if they are within the distance of interest.
pub(crate) fn measure(
    apart: PairResult,
    [a, b]: [PairOperand; 2],
    max_distance: f64,
    warm_start: &mut WarmStart,
    executor: &impl Executor,
) -> Result<PairResult, Interrupted> {
    // For a pair no farther apart than its surfaces' deviation, the clearance is always measured.
    let near = match apart.class {
        PairClass::Clear => max_distance,
        _ => {
            let tolerance = contact_tolerance(&a.solid(), &b.solid());
            max_distance.max(MAX_CONTACT_DISTANCE * (apart.deviation + tolerance))
        }
    };
    let found = clearance(a.shape, b.shape, &apart.b_in_a, near, warm_start, executor)?;
    let bounds = match &found {
        Some(found) => {
            let [a, b] = [a.solid(), b.solid()];
            Some(clearance_bounds(&a, &b, &apart.b_in_a, found, executor)?)
        }
        None => None,
    };
    let fits = match &found {
        Some(_) if apart.fits.is_empty() => {
            let b_in_a = (&apart.b_in_a).into();
            cylinder_fits(&a.solid(), &b.solid(), &b_in_a, executor)?
        }
        _ => apart.fits,
    };
    Ok(PairResult {
        place_faces: (found.as_ref())
            .map(|found| faces_at_gap(found, [a, b]))
            .or(apart.place_faces),
        fits,
        clearance: found,
        clearance_bounds: bounds,
        ..apart
    })
}

/// Returns the faces of both parts at the nearest points.
pub(crate) fn faces_at_gap(found: &Clearance, [a, b]: [PairOperand; 2]) -> [u32; 2] {
    [(a, found.triangle_a), (b, found.triangle_b)]
        .map(|(part, triangle)| part.shape.mesh().faces()[triangle as usize])
}
