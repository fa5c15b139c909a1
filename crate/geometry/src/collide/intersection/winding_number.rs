//! Computes how often a surface winds around a point that may lie on it.

use super::perturbation::{PerturbedPoint, perturbed_orientation};
use crate::collide::ClosedOperand;
use crate::{Point, Vector};

/// Returns how the segment from `p` to `q` passes through a triangle: 1 from behind, against the normal −1, 0 not at all.
pub(crate) fn crossing_sign(
    outward: &impl Fn(u32) -> Vector,
    p: &PerturbedPoint,
    q: &PerturbedPoint,
    t: &[PerturbedPoint; 3],
) -> i8 {
    let [u, v, w] = t;
    let [before, after] = [p, q].map(|end| -perturbed_orientation(outward, [u, v, w, end]));
    if before * after != -1 {
        return 0;
    }
    let first = perturbed_orientation(outward, [p, q, u, v]);
    let is_within = first != 0
        && perturbed_orientation(outward, [p, q, v, w]) == first
        && perturbed_orientation(outward, [p, q, w, u]) == first;
    if is_within { after } else { 0 }
}

/// Returns the winding number of a closed surface around a point, by a ray along +x that moves with the point. The point
/// may be on the surface as long as either of them moves. `corners` returns a triangle's corners in its orientation; None
/// for a triangle to skip.
pub(crate) fn winding_number(
    outward: &impl Fn(u32) -> Vector,
    container: &ClosedOperand<'_>,
    p: &PerturbedPoint,
    corners: impl Fn(u32) -> Option<[PerturbedPoint; 3]>,
) -> i32 {
    let mut winding = 0;
    container.for_each_on_ray(&p.position, |t| {
        if let Some(t) = corners(t) {
            let last = t
                .iter()
                .fold(p.position.x, |x, spot| x.max(spot.position.x));
            let far = PerturbedPoint {
                position: Point::new(last + last.abs() + 1.0, p.position.y, p.position.z),
                perturbed_with: p.perturbed_with,
            };
            winding += i32::from(crossing_sign(outward, p, &far, &t));
        }
    });
    winding
}
