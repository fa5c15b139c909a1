//! Finds the positions of B where a vertex of one contour is on an edge of the other and nothing overlaps close to it. They
//! are segments that make up the boundary of the no-fit polygon.
//!
//! The *reduced convolution* of Behar and Lien 2011: a vertex and an edge count only if the cone of the vertex is on
//! the outside of the edge, which no reflex vertex is.

use std::cmp::Ordering;

use super::super::grid_contour::GridContour;
use super::super::ring::side;
use super::super::{GridPolygon, Point2, Vector2};

/// A segment of positions of B, as points, with a vertex on an edge all along. B collides when it moves to the left.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct TouchSegment {
    pub from: Point2,
    pub to: Point2,
    pub vertex: Vertex,
}

/// The vertex that is on an edge of the other contour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Vertex {
    OfA(u32),
    OfB(u32),
}

impl Vertex {
    /// Returns the vertex's position, in A's frame, for a position of B.
    pub fn position(self, a: &GridPolygon, b: &GridPolygon, b_position: Point2) -> Point2 {
        match self {
            Self::OfA(i) => a.points[i as usize],
            Self::OfB(j) => b.points[j as usize] + b_position.coords,
        }
    }
}

impl TouchSegment {
    /// Returns the vector from the start of the segment to its end.
    pub fn along(&self) -> Vector2 {
        self.to - self.from
    }

    /// Returns the unit normal of the segment, away from colliding positions.
    pub fn outward(&self) -> Vector2 {
        let along = self.along().normalize();
        Vector2::new(along.y, -along.x)
    }

    /// Returns the segment moved by a vector.
    pub fn shifted(&self, by: Vector2) -> Self {
        Self {
            from: self.from + by,
            to: self.to + by,
            ..*self
        }
    }

    /// Returns the position of B at a fraction of the segment, 0 … 1.
    pub fn at(&self, fraction: f64) -> Point2 {
        self.from + self.along() * fraction
    }
}

/// Returns all touch segments: edges of A in order, then those of B, each with the vertices of the other in order.
pub(super) fn touch_segments(a: &GridPolygon, b: &GridPolygon) -> Vec<TouchSegment> {
    let of_b = facing(a, b).into_iter();
    let of_a = facing(b, a).into_iter();
    of_b.map(|(i, j)| on_edge_of_a(a, b, i, j))
        .chain(of_a.map(|(j, i)| on_edge_of_b(a, b, i, j)))
        .collect()
}

/// Creates the touch segment of a vertex of B on an edge of A.
fn on_edge_of_a(a: &GridPolygon, b: &GridPolygon, i: u32, j: u32) -> TouchSegment {
    let ([from, to], vertex) = (a.edge(i as usize), b.points[j as usize]);
    TouchSegment {
        from: Point2::from(from - vertex),
        to: Point2::from(to - vertex),
        vertex: Vertex::OfB(j),
    }
}

/// Creates the touch segment of a vertex of A on an edge of B.
fn on_edge_of_b(a: &GridPolygon, b: &GridPolygon, i: u32, j: u32) -> TouchSegment {
    let ([from, to], vertex) = (b.edge(j as usize), a.points[i as usize]);
    TouchSegment {
        from: Point2::from(vertex - from),
        to: Point2::from(vertex - to),
        vertex: Vertex::OfA(i),
    }
}

/// Returns the touch segments of one edge and one vertex of each, if the cone of the vertex is on the outside of the edge.
pub(super) fn of_edges(
    a: &GridPolygon,
    b: &GridPolygon,
    i: u32,
    j: u32,
) -> impl Iterator<Item = TouchSegment> {
    let faces = |edges: &GridPolygon, edge: u32, vertices: &GridPolygon, vertex: u32| {
        let [from, to] = edges.edge(edge as usize);
        let cone = Corner::new(vertices, vertex as usize);
        from != to && cone.is_some_and(|cone| cone.is_outside(to - from))
    };
    let of_b = faces(a, i, b, j).then(|| on_edge_of_a(a, b, i, j));
    let of_a = faces(b, j, a, i).then(|| on_edge_of_b(a, b, i, j));
    of_b.into_iter().chain(of_a)
}

/// Returns the edges of one contour, each with the vertices of another whose cones lie on its outside or along it. The
/// edges are sorted by direction: those of a vertex are consecutive, so that no other is visited.
fn facing(edges: &GridPolygon, vertices: &GridPolygon) -> Vec<(u32, u32)> {
    let along = |i: u32| {
        let [from, to] = edges.edge(i as usize);
        (i, to - from)
    };
    let all = (0..edges.points.len() as u32).map(along);
    let mut sorted: Vec<(u32, Vector2)> = all.filter(|(_, v)| *v != Vector2::zeros()).collect();
    sorted.sort_by(|(i, u), (j, v)| compare_directions(*u, *v).then(i.cmp(j)));
    let mut found = Vec::new();
    for vertex in 0..vertices.points.len() {
        let Some(cone) = Corner::new(vertices, vertex) else {
            continue;
        };
        for begin in cone.begins().into_iter().flatten() {
            let first = sorted.partition_point(|(_, v)| compare_directions(*v, begin).is_lt());
            let on = sorted[first..].iter().chain(&sorted[..first]);
            let outside = on.take_while(|(_, v)| cone.is_outside(*v));
            found.extend(outside.map(|(edge, _)| (*edge, vertex as u32)));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Orders directions counter-clockwise from that of x. Exact; neither is zero.
fn compare_directions(u: Vector2, v: Vector2) -> Ordering {
    let is_lower = |v: Vector2| v.y < 0.0 || v.y == 0.0 && v.x < 0.0;
    let turn = || side(Point2::origin(), Point2::from(u), Point2::from(v));
    is_lower(u).cmp(&is_lower(v)).then_with(|| 0.cmp(&turn()))
}

/// The cone of a vertex that is not reflex, from one neighbour counter-clockwise to the other.
struct Corner {
    next: Vector2,
    previous: Vector2,
}

impl Corner {
    fn new(contour: &GridPolygon, vertex: usize) -> Option<Self> {
        let outline = contour.outline();
        let at = contour.points[vertex];
        let next = contour.points[outline.next[vertex] as usize];
        let previous = contour.points[outline.previous[vertex] as usize];
        let open = side(previous, at, next) >= 0;
        open.then(|| Self {
            next: next - at,
            previous: previous - at,
        })
    }

    /// Returns whether the cone lies on the right of an edge along `along`, or on it.
    fn is_outside(&self, along: Vector2) -> bool {
        let right = |v: Vector2| side(Point2::origin(), Point2::from(along), Point2::from(v)) <= 0;
        right(self.next) && right(self.previous)
    }

    /// Returns the directions at which the edges begin that it is outside of. From the second neighbour on all follow, up
    /// to the opposite of the first; a cone that is a half-plane is outside of two directions only, those of its border.
    fn begins(&self) -> [Option<Vector2>; 2] {
        let [next, previous] =
            [self.next, self.previous].map(|v| Some(v).filter(|v| *v != Vector2::zeros()));
        let is_flat = self.next.dot(&self.previous) < 0.0 && self.is_outside(self.next);
        match is_flat || previous.is_none() {
            true => [previous, next],
            false => [previous, None],
        }
    }
}
