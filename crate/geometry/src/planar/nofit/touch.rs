//! Places of B where a vertex of one contour is on an edge of the other and nothing overlaps close to it: segments that the boundary of
//! the no-fit polygon consists of.
//!
//! The *reduced convolution* of Behar and Lien 2011: a vertex and an edge count only if the cone of the vertex is on the outside of the
//! edge, which no reflex vertex is.

use super::super::laid::Laid;
use super::super::ring::side;
use super::super::{Point2, Turned, Vector2};

/// Places of B, as points: from where to where it may go with a vertex on an edge. It collides when it goes to the left.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Touch {
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

impl Touch {
    pub fn along(&self) -> Vector2 {
        self.to - self.from
    }

    /// Away from where they collide, of length one.
    pub fn outward(&self) -> Vector2 {
        let along = self.along().normalize();
        Vector2::new(along.y, -along.x)
    }

    pub fn shifted(&self, by: Vector2) -> Self {
        Self {
            from: self.from + by,
            to: self.to + by,
            ..*self
        }
    }

    pub fn at(&self, share: f64) -> Point2 {
        self.from + self.along() * share
    }
}

/// All of them.
pub(super) fn touches(a: &Turned, b: &Turned) -> Vec<Touch> {
    let mut all = Vec::new();
    let (cones_a, cones_b) = (Cones::of(a), Cones::of(b));
    for i in 0..a.points.len() {
        let [from, to] = a.edge(i);
        for j in cones_b.outside(to - from) {
            let vertex = b.points[j as usize];
            all.push(Touch {
                from: Point2::from(from - vertex),
                to: Point2::from(to - vertex),
                vertex: Vertex::OfB(j),
            });
        }
    }
    for j in 0..b.points.len() {
        let [from, to] = b.edge(j);
        for i in cones_a.outside(to - from) {
            let vertex = a.points[i as usize];
            all.push(Touch {
                from: Point2::from(vertex - from),
                to: Point2::from(vertex - to),
                vertex: Vertex::OfA(i),
            });
        }
    }
    all
}

/// The cones of a contour's vertices that are not reflex.
struct Cones {
    cones: Vec<Corner>,
}

struct Corner {
    vertex: u32,
    next: Vector2,
    previous: Vector2,
}

impl Cones {
    fn of(contour: &Turned) -> Self {
        let outline = contour.outline();
        let corner = |i: usize| {
            let at = contour.points[i];
            let next = contour.points[outline.next[i] as usize];
            let previous = contour.points[outline.previous[i] as usize];
            let open = side(previous, at, next) >= 0;
            open.then(|| Corner {
                vertex: i as u32,
                next: next - at,
                previous: previous - at,
            })
        };
        Self {
            cones: (0..contour.points.len()).filter_map(corner).collect(),
        }
    }

    /// The vertices whose cones lie on the right of an edge along `along`, or on it.
    fn outside(&self, along: Vector2) -> impl Iterator<Item = u32> {
        let right =
            move |v: Vector2| side(Point2::origin(), Point2::from(along), Point2::from(v)) <= 0;
        let cones = self.cones.iter();
        cones
            .filter(move |corner| right(corner.next) && right(corner.previous))
            .map(|corner| corner.vertex)
    }
}
