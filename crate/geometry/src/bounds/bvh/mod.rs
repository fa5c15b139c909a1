//! A tree of boxes over the triangles of a mesh, four children to a node.

mod build;
mod descent;
mod node;

use super::{Aabb, Boxes, above, below};
use crate::Point;
use crate::work::Work;
pub use node::{Child, Node};

/// A bounding volume hierarchy over triangles: candidates only, never an exact answer.
///
/// Every triangle is a child of exactly one node. The boxes are f32, in the mesh's frame and unit but relative to
/// [`Bvh::origin`], so that a small mesh far from its frame's origin keeps tight boxes, and rounded outward: each box
/// contains the triangles below it as given in f64. Nodes are stored parents first, node 0 is the root.
///
/// Built from the top by the surface area heuristic over binned centroids (Wald, "On fast construction of SAH-based
/// bounding volume hierarchies", 2007, sections 3 and 4), with four-way nodes in place of binary ones, bins along the
/// longest axis only, and halving at the median where few triangles are left, which fills the nodes. The tree depends
/// on the triangles alone, not on the width of the [`Work`] that built it.
#[derive(Debug, Clone, PartialEq)]
pub struct Bvh {
    origin: Point,
    bounds: Aabb,
    nodes: Vec<Node>,
}

impl Bvh {
    /// The tree over `triangles`, indices into `vertices`, whose coordinates must be finite and below 1e37 in size, so
    /// that sums of them stay in the range of f32.
    pub fn build(vertices: &[Point], triangles: &[[u32; 3]], work: &impl Work) -> Self {
        let bounds = bounds(vertices, triangles, work);
        let origin = if bounds.is_empty() {
            Point::origin()
        } else {
            bounds.centre()
        };
        Self {
            origin,
            bounds,
            nodes: build::nodes(vertices, triangles, &origin, work),
        }
    }

    /// Where the boxes of the nodes are measured from.
    pub fn origin(&self) -> Point {
        self.origin
    }

    /// The exact box of all triangles.
    pub fn bounds(&self) -> Aabb {
        self.bounds
    }

    /// All nodes, parents first; the root is the first. Never empty: a tree over nothing is one node with no child.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// A box around a triangle, in all lanes, measured as the boxes of the nodes are.
    pub(crate) fn around(&self, corners: &[Point; 3]) -> Boxes {
        let [a, b, c] = corners.map(|p| p - self.origin);
        let (low, high) = (a.inf(&b).inf(&c), a.sup(&b).sup(&c));
        Boxes::splat(low.map(below).into(), high.map(above).into())
    }

    /// Bytes on the heap and in the value itself.
    pub fn memory_bytes(&self) -> usize {
        size_of::<Self>() + self.nodes.capacity() * size_of::<Node>()
    }
}

/// Fewer triangles than this are bounded on one thread.
const GRAIN: usize = 64 * 1024;

/// The box around all corners.
fn bounds(vertices: &[Point], triangles: &[[u32; 3]], work: &impl Work) -> Aabb {
    if work.width() > 1 && triangles.len() > GRAIN {
        let (left, right) = triangles.split_at(triangles.len() / 2);
        let (left, right) = work.join(
            || bounds(vertices, left, work),
            || bounds(vertices, right, work),
        );
        return left.union(&right);
    }
    let corners = triangles.iter().flatten().map(|&v| &vertices[v as usize]);
    Aabb::around(corners)
}
