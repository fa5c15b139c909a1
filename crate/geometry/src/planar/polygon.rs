//! Represents polygons with holes, of one or several pieces.

use std::f64::consts::TAU;
use std::sync::{Arc, OnceLock};

use nalgebra::RealField;

use super::inscribed::inscribed;
use super::nesting::nested;
use super::outline::Outline;
use super::ring;
use super::{Point2, PolygonError, Vector2, validate};

/// A region of the plane that is bounded by outer rings and holes. Outer rings go round counter-clockwise, holes
/// clockwise, so that the solid is on the left of every edge. Rings may touch each other, and themselves, in single
/// points, but neither cross nor run along each other.
#[derive(Debug, Clone)]
pub struct Polygon {
    /// The rings; each outer ring is followed by its holes.
    rings: Vec<Vec<Point2>>,
    /// The end of each piece's rings: an outer ring and its holes.
    ends: Vec<usize>,
    /// The outline, made on first use.
    outline: OnceLock<Arc<Outline>>,
}

impl PartialEq for Polygon {
    fn eq(&self, other: &Self) -> bool {
        self.rings == other.rings
    }
}

impl Polygon {
    /// Creates a polygon of rings of either orientation: a ring inside an odd number of others is a hole. Vertices are
    /// kept, including those in the middle of a straight edge.
    pub fn new(rings: Vec<Vec<Point2>>) -> Result<Self, PolygonError> {
        validate::check(&rings)?;
        Ok(Self::unchecked(rings))
    }

    /// Creates a polygon of rings that are known to bound one.
    pub(super) fn unchecked(rings: Vec<Vec<Point2>>) -> Self {
        let (rings, ends) = nested(rings);
        Self {
            rings,
            ends,
            outline: OnceLock::new(),
        }
    }

    /// Returns all rings, the solid on their left; each outer ring is followed by its holes.
    pub fn rings(&self) -> &[Vec<Point2>] {
        &self.rings
    }

    /// Returns the connected pieces of the polygon, each an outer ring, then its holes.
    pub fn pieces(&self) -> impl Iterator<Item = &[Vec<Point2>]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts
            .zip(&self.ends)
            .map(|(start, end)| &self.rings[start..*end])
    }

    /// Returns the number of vertices of all rings.
    #[expect(clippy::len_without_is_empty, reason = "no polygon is empty")]
    pub fn len(&self) -> usize {
        self.rings.iter().map(Vec::len).sum()
    }

    /// Returns the area of the polygon without its holes, to rounding.
    pub fn area(&self) -> f64 {
        self.rings.iter().map(|ring| ring::area(ring)).sum()
    }

    /// Returns the lowest and the highest corner of the bounding box.
    pub fn bounds(&self) -> [Point2; 2] {
        ring::bounds(self.rings.iter().flatten())
    }

    /// Returns whether a point, in the polygon's frame, is inside or on the boundary. Exact.
    pub fn contains_point(&self, p: Point2) -> bool {
        let mut inside = false;
        for [a, b] in self.rings.iter().flat_map(|ring| ring::edges(ring)) {
            match ring::crossing(a, b, p) {
                ring::RayCrossing::On => return true,
                ring::RayCrossing::Yes => inside = !inside,
                ring::RayCrossing::No => {}
            }
        }
        inside
    }

    /// Returns whether every corner of every ring turns left or goes straight on: one ring, no notch, no hole.
    pub fn is_convex(&self) -> bool {
        let convex = |ring: &Vec<Point2>| {
            let n = ring.len();
            let corner = |i: usize| ring::side(ring[i], ring[(i + 1) % n], ring[(i + 2) % n]);
            (0..n).all(|i| corner(i) >= 0)
        };
        matches!(self.rings.as_slice(), [ring] if convex(ring))
    }

    /// Returns how far the boundary turns left, of all rings together, in full turns: 1 for a convex contour, more with
    /// every tip. The cost of a no-fit polygon is the number of touch segments of a vertex and an edge. That is about the
    /// vertices of each contour times the turns of the other.
    pub fn turning_number(&self) -> f64 {
        let left = |ring: &Vec<Point2>| -> f64 {
            let n = ring.len();
            let along = |i: usize| ring[(i + 1) % n] - ring[i % n];
            let corner = |i: usize| {
                let (before, after) = (along(i), along(i + 1));
                RealField::atan2(before.perp(&after), before.dot(&after)).max(0.0)
            };
            (0..n).map(corner).sum()
        };
        self.rings.iter().map(left).sum::<f64>() / TAU
    }

    /// Returns the contour prepared for queries.
    pub(crate) fn outline(&self) -> &Arc<Outline> {
        self.outline.get_or_init(|| {
            let mut outline = Outline::new(&self.rings);
            outline.inscribed = inscribed(&outline);
            Arc::new(outline)
        })
    }

    /// Returns the polygon moved by a vector, its coordinates rounded.
    pub fn shifted(&self, by: Vector2) -> Self {
        let mut moved = self.clone();
        moved.outline = OnceLock::new();
        moved.rings.iter_mut().flatten().for_each(|p| *p += by);
        moved
    }
}
