//! Computes how often a surface winds around a point that may lie on it.

use super::orient::{Spot, orient};
use crate::collide::Container;
use crate::{Point, Vector};

/// Returns how the segment from `p` to `q` passes through a triangle: 1 from behind, against the normal −1, 0 not at all.
pub(crate) fn passage(outward: &impl Fn(u32) -> Vector, p: &Spot, q: &Spot, t: &[Spot; 3]) -> i8 {
    let [u, v, w] = t;
    let [before, after] = [p, q].map(|end| -orient(outward, [u, v, w, end]));
    if before * after != -1 {
        return 0;
    }
    let first = orient(outward, [p, q, u, v]);
    let is_within = first != 0
        && orient(outward, [p, q, v, w]) == first
        && orient(outward, [p, q, w, u]) == first;
    if is_within { after } else { 0 }
}

/// Returns the winding number of a closed surface around a spot, which may be on it as long as either moves, by a ray along
/// +x that moves with the spot. `corners` returns a triangle's corners in its orientation; None for a triangle to skip.
pub(crate) fn winding(
    outward: &impl Fn(u32) -> Vector,
    container: &Container<'_>,
    p: &Spot,
    corners: impl Fn(u32) -> Option<[Spot; 3]>,
) -> i32 {
    let mut winding = 0;
    container.on_ray(&p.at, |t| {
        if let Some(t) = corners(t) {
            let last = t.iter().fold(p.at.x, |x, spot| x.max(spot.at.x));
            let far = Spot {
                at: Point::new(last + last.abs() + 1.0, p.at.y, p.at.z),
                moves: p.moves,
            };
            winding += i32::from(passage(outward, p, &far, &t));
        }
    });
    winding
}
