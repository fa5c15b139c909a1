//! Finds where a mesh passes through itself.

use super::Shape;
use super::normal::is_degenerate;
use crate::collide::{PairVisitor, Plane, contact, orient2d, orient3d, traverse};
use crate::executor::{Executor, Interrupted};
use crate::{Point, Pose};
use std::ops::ControlFlow;

/// Finds the pairs of triangles of one mesh that share more than their common vertices imply, in order, the lower number
/// first. Exact. Two triangles are a pair
/// - without a common vertex, if they share a point;
/// - with one, if they share another point;
/// - with two, if they overlap beyond the edge: they lie in one plane, folded onto each other;
/// - with three: they are the same triangle twice.
///
/// Degenerate triangles are left out: [`super::diagnose`] counts them.
pub fn self_intersections(
    shape: &Shape,
    executor: &impl Executor,
) -> Result<Vec<(u32, u32)>, Interrupted> {
    let mut own = SelfIntersectionCollector {
        shape,
        pairs: Vec::new(),
    };
    // No triangle stops this traversal.
    let _ = traverse(shape, shape, &Pose::identity(), &mut own, executor)?;
    own.pairs.sort_unstable();
    Ok(own.pairs)
}

/// A collector of the pairs; the traversal visits each twice.
struct SelfIntersectionCollector<'a> {
    shape: &'a Shape,
    pairs: Vec<(u32, u32)>,
}

impl PairVisitor for SelfIntersectionCollector<'_> {
    #[inline]
    fn pair(&mut self, a: u32, _: &[Point; 3], b: u32, _: &Plane) -> ControlFlow<()> {
        if a < b && intersect(self.shape, a, b) {
            self.pairs.push((a, b));
        }
        ControlFlow::Continue(())
    }

    fn fork(&self) -> Self {
        Self {
            pairs: Vec::new(),
            ..*self
        }
    }

    fn merge(&mut self, fork: Self) {
        self.pairs.extend(fork.pairs);
    }
}

/// Returns whether two triangles share more than their common vertices imply.
pub(crate) fn intersect(shape: &Shape, a: u32, b: u32) -> bool {
    let corners = [shape.triangle(a), shape.triangle(b)];
    if corners.iter().any(is_degenerate) {
        return false;
    }
    let triangles = shape.mesh().triangles();
    let (in_a, in_b) = (triangles[a as usize], triangles[b as usize]);
    let (own_a, of_a) = unshared_corners(&in_a, &in_b);
    let (own_b, of_b) = unshared_corners(&in_b, &in_a);
    match (&own_a[..of_a], &own_b[..of_b]) {
        ([], _) => true,
        ([i], [j]) => folded(&corners[0], *i, &corners[1][*j]),
        ([i, j], [k, l]) => {
            // Anything shared beside the vertex meets the edge opposite it of one of them.
            let opposite = |t: &[Point; 3], i: usize, j: usize| [t[i], t[j], t[j]];
            contact(&opposite(&corners[0], *i, *j), &corners[1]).is_some()
                || contact(&opposite(&corners[1], *k, *l), &corners[0]).is_some()
        }
        _ => contact(&corners[0], &corners[1]).is_some(),
    }
}

/// Returns the corners whose vertices the other triangle lacks, and their number.
fn unshared_corners(these: &[u32; 3], those: &[u32; 3]) -> ([usize; 3], usize) {
    let (mut own, mut count) = ([0; 3], 0);
    for i in (0..3).filter(|&i| !those.contains(&these[i])) {
        own[count] = i;
        count += 1;
    }
    (own, count)
}

/// Returns whether a triangle whose corner `apex` is not shared overlaps one on the opposite edge whose other corner is
/// `p`.
fn folded(triangle: &[Point; 3], apex: usize, p: &Point) -> bool {
    let (u, v) = (triangle[(apex + 1) % 3], triangle[(apex + 2) % 3]);
    let tip = triangle[apex];
    orient3d(&u, &v, &tip, p) == 0
        && (0..3).all(|axis| orient2d(axis, &u, &v, &tip) == orient2d(axis, &u, &v, p))
}
