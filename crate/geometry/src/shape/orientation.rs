//! Finds which way the triangles of a closed mesh face: whether the material is behind them.

use super::edges::Edges;
use super::self_crossings::SelfCrossings;
use super::{DisjointSets, Shape};
use crate::collide::ClosedOperand;
use crate::collide::intersection::{PerturbedPoint, winding_number};
use crate::executor::{Executor, Interrupted};
use crate::{Point, Vector};

/// The orientation of every triangle of a closed and oriented mesh: whether its normal leads out of the material.
///
/// A component, triangles connected by edges, bounds a winding number of 1 less outside than inside, or 1 more. Together
/// with the winding number of the other components there, one side must have no material and the other must have some. A
/// component with material on both sides bounds nothing. If another passes through it, its inside is unknown.
#[derive(Debug, Clone)]
pub(crate) struct TriangleOrientations {
    /// 1 where the normal leads out, −1 where it leads in, 0 where both sides are inside.
    signs: Vec<i8>,
}

/// The number of triangles between two polls.
const POLL_EVERY: u32 = 1024;

impl TriangleOrientations {
    /// Returns the orientation as given, for a surface that bounds nothing.
    pub(crate) fn as_given(triangles: usize) -> Self {
        Self {
            signs: vec![1; triangles],
        }
    }

    /// Finds the orientation of the triangles of an oriented shape.
    pub(crate) fn compute(shape: &Shape, executor: &impl Executor) -> Result<Self, Interrupted> {
        let mesh = shape.mesh();
        let mut sets = DisjointSets::new(mesh.triangles().len());
        for (_, sides) in Edges::new(mesh).iter() {
            for pair in sides.windows(2) {
                sets.join(pair[0].triangle(), pair[1].triangle());
            }
        }
        let roots: Vec<u32> = (0..mesh.triangles().len() as u32)
            .map(|t| sets.root(t))
            .collect();
        // For each root: the vertex farthest along x, then the volume about it.
        let mut farthest: Vec<Option<Point>> = vec![None; roots.len()];
        for (t, &root) in (0..).zip(&roots) {
            for p in mesh.corners(t) {
                let best = farthest[root as usize].get_or_insert(p);
                if p.x > best.x {
                    *best = p;
                }
            }
        }
        let mut volumes = vec![0.0; roots.len()];
        for (t, &root) in (0..).zip(&roots) {
            if let Some(origin) = farthest[root as usize] {
                let [a, b, c] = mesh.corners(t).map(|p| p - origin);
                volumes[root as usize] += a.dot(&b.cross(&c));
            }
        }
        let is_alone = farthest.iter().flatten().nth(1).is_none();
        let container = ClosedOperand::in_own_frame(shape);
        let mut judged = vec![0; roots.len()];
        for (root, p) in (0..).zip(&farthest) {
            let Some(p) = p else { continue };
            executor.poll(true)?;
            let outside = if is_alone {
                0
            } else {
                winding_of_others(shape, &container, &roots, root, p)
            };
            let before = if volumes[root as usize] < 0.0 {
                outside - 1
            } else {
                outside
            };
            judged[root as usize] = match before {
                0 => 1,
                -1 => -1,
                _ => 0,
            };
        }
        let signs = |judged: &[i8]| roots.iter().map(|&root| judged[root as usize]).collect();
        let facing = Self {
            signs: signs(&judged),
        };
        if !roots.iter().any(|&root| judged[root as usize] == 0) {
            return Ok(facing);
        }
        let crossings = SelfCrossings::unknown(roots.len());
        for (t, &root) in (0..).zip(&roots) {
            executor.poll(t % POLL_EVERY == 0)?;
            if judged[root as usize] == 0 && crossings.is_crossing(t, shape, &facing) {
                judged[root as usize] = if volumes[root as usize] < 0.0 { -1 } else { 1 };
            }
        }
        Ok(Self {
            signs: signs(&judged),
        })
    }

    /// Returns 1 where the normal of a triangle leads out of the material, −1 where it leads in, 0 where both sides are
    /// inside.
    #[inline]
    pub(crate) fn sign(&self, triangle: u32) -> i8 {
        self.signs[triangle as usize]
    }

    pub(crate) fn memory_bytes(&self) -> usize {
        self.signs.capacity()
    }
}

/// Returns how often the other components wind around a point just beyond `p`, the point of a component farthest along x.
fn winding_of_others(
    shape: &Shape,
    container: &ClosedOperand<'_>,
    roots: &[u32],
    root: u32,
    p: &Point,
) -> i32 {
    // Outward along −x is a step along +x; the digits of the other coordinates are arbitrary.
    let beyond = |_| Vector::new(-1.0, 0.000_273_11, -0.000_190_37);
    let still = |position| PerturbedPoint {
        position,
        perturbed_with: None,
    };
    let moving = PerturbedPoint {
        position: *p,
        perturbed_with: Some(0),
    };
    winding_number(&beyond, container, &moving, |t| {
        (roots[t as usize] != root).then(|| shape.triangle(t).map(still))
    })
}
