//! Represents a convex hull: its vertices, faces and edges.

use super::{CompressedLists, HillClimber};
use crate::Point;

/// The number of directions that a hull extends in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Dimension {
    /// All points are equal: one vertex.
    Point,
    /// All points lie on a line: two vertices, one edge.
    Segment,
    /// All points lie in a plane: a convex polygon, with a face on either side.
    Polygon,
    /// A convex polyhedron.
    Solid,
}

/// The convex hull of a point set. Its vertices are exactly the extreme points: none is lost, and none lies inside a
/// face or an edge. Its faces are whole: no two of them lie in one plane. The same points in any order give the same
/// hull.
#[derive(Debug, Clone, PartialEq)]
pub struct Hull {
    pub(super) dimension: Dimension,
    pub(super) vertices: Vec<Point>,
    pub(super) source_indices: Vec<u32>,
    pub(super) polygons: CompressedLists,
    pub(super) triangles: Vec<[u32; 3]>,
    pub(super) polygon_of: Vec<u32>,
    pub(super) polygons_at: CompressedLists,
    pub(super) neighbours: CompressedLists,
    pub(super) hill_climber: HillClimber,
}

impl Hull {
    /// Returns whether the hull is a point, a segment, a polygon or a solid.
    pub fn dimension(&self) -> Dimension {
        self.dimension
    }

    /// Returns the extreme points, in an order in which near points are near each other.
    pub fn vertices(&self) -> &[Point] {
        &self.vertices
    }

    /// Returns the position of the vertex of this number.
    #[inline]
    pub fn vertex(&self, vertex: u32) -> &Point {
        &self.vertices[vertex as usize]
    }

    /// Returns, for each vertex, the given point that it is; one of them if several are equal.
    pub fn source_indices(&self) -> &[u32] {
        &self.source_indices
    }

    /// Returns the faces: the vertices around each, counterclockwise seen from outside, the lowest first.
    pub fn polygons(&self) -> &CompressedLists {
        &self.polygons
    }

    /// Returns the faces cut into triangles, polygon by polygon.
    pub fn triangles(&self) -> &[[u32; 3]] {
        &self.triangles
    }

    /// Returns, for each triangle, the number of the polygon it is part of.
    pub fn polygon_of(&self) -> &[u32] {
        &self.polygon_of
    }

    /// Returns, for each vertex, the numbers of the faces it is a corner of, ascending.
    pub fn polygons_at(&self) -> &CompressedLists {
        &self.polygons_at
    }

    /// Returns, for each vertex, the numbers of the vertices at the other ends of its edges, ascending. Edges lie
    /// between faces, never inside one.
    pub fn neighbours(&self) -> &CompressedLists {
        &self.neighbours
    }

    /// Returns the mean of the hull's vertices.
    pub fn centre(&self) -> Point {
        self.hill_climber.centre
    }

    /// Returns the data for climbing from each vertex.
    #[inline]
    pub(crate) fn hill_climber(&self) -> &HillClimber {
        &self.hill_climber
    }

    /// Returns the edges as pairs of vertex numbers, the lower first, in ascending order.
    pub fn edges(&self) -> impl Iterator<Item = [u32; 2]> {
        (0_u32..).zip(self.neighbours.iter()).flat_map(|(a, all)| {
            let higher = all.iter().filter(move |&&b| a < b);
            higher.map(move |&b| [a, b])
        })
    }
}
