//! How B's regions have moved.

use super::branch::Branch;
use super::front::{Kept, Pair};
use super::gap::Gap;
use crate::bounds::{Aabb, Child, below};
use crate::shape::Shape;
use crate::{Pose, Rigid, Vector};

/// A part of a shape, by its number in [`Motion`]; 0 is the whole shape.
pub(super) type Region = u32;

/// Everything, however it moves.
pub(super) const WHOLE: Region = 0;

/// The most regions to follow.
const REGIONS: usize = 400;

/// Clocks that run with a shape's motion, one for each region: a vector, by which the region's middle has moved, and a
/// length, by which other points of it may have moved differently.
///
/// A gap of width g along a direction w is after a motion at least g + w · (how far the middle moved) − (how
/// differently others did). Sums of both over many motions tell the same about them all.
#[derive(Debug, Clone, Default)]
pub(super) struct Motion {
    /// In order of their levels in the shape's tree.
    regions: Vec<Followed>,
}

#[derive(Debug, Clone, Copy)]
struct Followed {
    /// The node of the shape's tree.
    node: u32,
    /// The regions of the node's children.
    children: [Region; 2],
    bounds: Aabb,
    moved: Vector,
    spread: f64,
}

impl Motion {
    /// Clocks at 0 for the nodes of the first levels of the shape's tree.
    pub(super) fn of(shape: &Shape) -> Self {
        let followed = |node, bounds| Followed {
            node,
            children: [0; 2],
            bounds,
            moved: Vector::zeros(),
            spread: 0.0,
        };
        let tree = shape.bvh();
        let mut regions = vec![followed(0, tree.bounds())];
        let mut next = 0;
        while next < regions.len() && regions.len() + 4 <= REGIONS {
            let first = regions.len() as Region;
            let node = &tree.nodes()[regions[next].node as usize];
            regions.extend((0..4).filter_map(|slot| match node.child(slot) {
                Child::Node(child) => Some(followed(child, tree.child_bounds(node, slot))),
                _ => None,
            }));
            regions[next].children = [first, regions.len() as Region];
            next += 1;
        }
        Self { regions }
    }

    /// Sets all clocks to 0.
    pub(super) fn restart(&mut self) {
        for region in &mut self.regions {
            region.moved = Vector::zeros();
            region.spread = 0.0;
        }
    }

    /// Lets the clocks run by the motion between two poses; `noise` covers the rounding of both.
    pub(super) fn advance(&mut self, from: &Pose, to: &Pose, noise: f64) {
        let (from, to) = (Rigid::new(from), Rigid::new(to));
        let turn = [0, 1, 2].map(|i| [0, 1, 2].map(|j| to.rotation[i][j] - from.rotation[i][j]));
        let shift = Vector::from(to.translation) - Vector::from(from.translation);
        for region in &mut self.regions {
            let middle = region.bounds.centre();
            let half = region.bounds.hi - middle;
            region.moved += Vector::from(
                turn.map(|row| row[0] * middle.x + row[1] * middle.y + row[2] * middle.z),
            ) + shift;
            let beside =
                Vector::from(turn.map(|row| {
                    row[0].abs() * half.x + row[1].abs() * half.y + row[2].abs() * half.z
                }));
            region.spread += beside.dot(&beside).sqrt() + noise;
        }
    }

    /// The smallest region that a branch is in, whose parent branch is smallest in `parent`.
    #[inline]
    pub(super) fn within(&self, parent: Region, branch: Branch) -> Region {
        let [first, end] = self.regions[parent as usize].children;
        let mut children = first..end;
        children
            .find(|&child| branch.node() == Some(self.regions[child as usize].node))
            .unwrap_or(parent)
    }

    /// An entry of the front for a pair with this gap now.
    #[inline]
    pub(super) fn kept(&self, gap: Gap, pair: Pair) -> Kept {
        let region = &self.regions[pair.region as usize];
        let then = gap.width - dot(&gap.along, &region.moved) + region.spread;
        Kept {
            width: below(then),
            along: gap.along,
            pair,
        }
    }

    /// Whether a pair of the front is still farther apart than `bound`.
    #[inline]
    pub(super) fn keeps_apart(&self, kept: &Kept, bound: f64) -> bool {
        let region = &self.regions[kept.pair.region as usize];
        f64::from(kept.width) + dot(&kept.along, &region.moved) - region.spread > bound
    }
}

#[inline]
fn dot(u: &[f32; 3], v: &Vector) -> f64 {
    f64::from(u[0]) * v.x + f64::from(u[1]) * v.y + f64::from(u[2]) * v.z
}
