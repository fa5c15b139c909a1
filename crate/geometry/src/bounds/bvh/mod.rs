//! Builds a tree of boxes over the triangles of a mesh, four children to a node.

mod build;
mod node;
mod traversal;

use super::{Aabb, SimdAabb, f32_above, f32_below};
use crate::Point;
use crate::executor::Executor;
pub use node::{Child, Node};

/// A bounding volume hierarchy over triangles: candidates only, never an exact answer.
///
/// Every triangle is a child of exactly one node. The boxes are f32, in the mesh's frame and unit. They are relative to
/// [`Bvh::origin`], so that a small mesh far from its frame's origin has tight boxes. They are rounded outward: each box
/// contains the triangles below it as given in f64. Nodes are stored parents first, node 0 is the root.
///
/// It is built top down by the surface area heuristic over binned centroids (Wald, "On fast construction of SAH-based
/// bounding volume hierarchies", 2007, sections 3 and 4). Departures: four-way nodes in place of binary ones, bins along
/// the longest axis only, and halving at the median where few triangles are left, which fills the nodes. The tree depends
/// on the triangles alone, not on the width of the [`Executor`] that built it.
#[derive(Debug, Clone, PartialEq)]
pub struct Bvh {
    origin: Point,
    bounds: Aabb,
    nodes: Vec<Node>,
}

impl Bvh {
    /// Builds the tree over `triangles`, which are indices into `vertices`. The coordinates must be finite and below
    /// 1e37 in size, so that sums of them stay in the range of f32.
    pub fn build(vertices: &[Point], triangles: &[[u32; 3]], executor: &impl Executor) -> Self {
        let bounds = bounds(vertices, triangles, executor);
        let origin = if bounds.is_empty() {
            Point::origin()
        } else {
            bounds.centre()
        };
        Self {
            origin,
            bounds,
            nodes: build::nodes(vertices, triangles, &origin, executor),
        }
    }

    /// Returns the origin that the nodes' boxes are relative to, in the frame of the vertices.
    pub fn origin(&self) -> Point {
        self.origin
    }

    /// Returns the exact bounding box of all triangles.
    pub fn bounds(&self) -> Aabb {
        self.bounds
    }

    /// Returns all nodes, parents first, so the root first. There is always one: a tree over nothing is one node with no
    /// child.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Returns a box around a triangle, in all lanes, relative to the same origin as the nodes' boxes.
    pub(crate) fn triangle_box(&self, corners: &[Point; 3]) -> SimdAabb {
        let [a, b, c] = corners.map(|p| p - self.origin);
        let (low, high) = (a.inf(&b).inf(&c), a.sup(&b).sup(&c));
        SimdAabb::splat(low.map(f32_below).into(), high.map(f32_above).into())
    }

    /// Returns the bytes that the tree takes, on the heap and in the value itself.
    pub fn memory_bytes(&self) -> usize {
        size_of::<Self>() + self.nodes.capacity() * size_of::<Node>()
    }
}

/// The number of triangles below which they are bounded on one thread.
const MIN_PARALLEL_TRIANGLES: usize = 64 * 1024;

/// Returns the box around all corners.
fn bounds(vertices: &[Point], triangles: &[[u32; 3]], executor: &impl Executor) -> Aabb {
    if executor.parallelism() > 1 && triangles.len() > MIN_PARALLEL_TRIANGLES {
        let (left, right) = triangles.split_at(triangles.len() / 2);
        let (left, right) = executor.join(
            || bounds(vertices, left, executor),
            || bounds(vertices, right, executor),
        );
        return left.union(&right);
    }
    let corners = triangles.iter().flatten().map(|&v| &vertices[v as usize]);
    Aabb::from_points(corners)
}
