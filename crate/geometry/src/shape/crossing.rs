//! Where a solid overlaps itself.

use super::outward::outward_at;
use super::{Shape, self_intersections};
use crate::collide::common::{Spot, passage};
use crate::work::{Stopped, Work};

/// The triangles that pass through others of their mesh, in order. Those that only touch each other do not: they part when all
/// vertices move into the solid a little. `sign` tells which way a triangle faces.
pub(super) fn crossing(
    shape: &Shape,
    sign: impl Fn(u32) -> i8,
    work: &impl Work,
) -> Result<Vec<u32>, Stopped> {
    let outward = |v| outward_at(shape.mesh(), shape.around(), &sign, v);
    let pairs = self_intersections(shape, work)?;
    let mut found: Vec<u32> = pairs
        .into_iter()
        .filter(|&(s, t)| {
            let [s, t] = [s, t].map(|t| shape.mesh().triangles()[t as usize]);
            let spot = |&v: &u32| Spot {
                at: shape.mesh().vertices()[v as usize],
                moves: Some(v),
            };
            let passes = |of: &[u32; 3], through: &[u32; 3]| {
                (0..3).any(|k| {
                    let ends = [&of[k], &of[(k + 1) % 3]];
                    // An edge does not pass through a triangle that it ends at.
                    !ends.iter().any(|v| through.contains(v)) && {
                        let [p, q] = ends.map(spot);
                        passage(&outward, &p, &q, &through.each_ref().map(spot)) != 0
                    }
                })
            };
            passes(&s, &t) || passes(&t, &s)
        })
        .flat_map(|(s, t)| [s, t])
        .collect();
    found.sort_unstable();
    found.dedup();
    Ok(found)
}
