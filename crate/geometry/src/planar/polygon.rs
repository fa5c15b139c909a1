//! Polygons with holes, of one or several pieces.

use std::fmt::{self, Display, Formatter};
use std::sync::{Arc, OnceLock};

use super::outline::Outline;
use super::ring::{self, Place, place};
use super::{Point2, Vector2};

/// A region of the plane with rings for its boundary. Outer rings go round counter-clockwise, holes clockwise, so that the solid is on the
/// left of every edge. Rings may touch each other in single points, but neither cross nor run along each other.
#[derive(Debug, Clone)]
pub struct Polygon {
    /// Each outer ring is followed by its holes.
    rings: Vec<Vec<Point2>>,
    /// Where the rings of each piece end: an outer ring and its holes.
    ends: Vec<usize>,
    /// Made when it is asked for.
    outline: OnceLock<Arc<Outline>>,
}

impl PartialEq for Polygon {
    fn eq(&self, other: &Self) -> bool {
        self.rings == other.rings
    }
}

/// Why rings are no polygon. Points are in the contour's frame.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum PolygonError {
    NoRing,
    /// A ring needs three vertices that differ.
    TooFewVertices {
        ring: usize,
        vertices: usize,
    },
    NotFinite {
        ring: usize,
        vertex: usize,
    },
    /// A ring that encloses nothing: all its vertices are on a line.
    ZeroArea {
        ring: usize,
    },
}

impl Polygon {
    /// A polygon of rings that go round either way: a ring inside an odd number of others is a hole. Vertices are taken as they are.
    pub fn new(rings: Vec<Vec<Point2>>) -> Result<Self, PolygonError> {
        if rings.is_empty() {
            return Err(PolygonError::NoRing);
        }
        for (number, ring) in rings.iter().enumerate() {
            sound(number, ring)?;
        }
        Ok(Self::nested(rings))
    }

    /// Orders and turns sound rings by how they are nested.
    fn nested(mut rings: Vec<Vec<Point2>>) -> Self {
        let within = |inner: usize, outer: usize| {
            let places = rings[inner].iter().map(|p| place(&rings[outer], *p));
            let mut decided = places.filter(|place| *place != Place::On);
            inner != outer && decided.next() == Some(Place::Inside)
        };
        let count = rings.len();
        let around: Vec<Vec<usize>> = (0..count)
            .map(|i| (0..count).filter(|j| within(i, *j)).collect())
            .collect();
        let is_hole = |i: usize| around[i].len() % 2 == 1;
        // A hole's outer ring is the innermost around it: the one inside most others.
        let owner = |hole: usize| {
            around[hole]
                .iter()
                .copied()
                .max_by_key(|j| around[*j].len())
        };
        let mut order = Vec::with_capacity(count);
        let mut ends = Vec::new();
        for outer in (0..count).filter(|i| !is_hole(*i)) {
            order.push(outer);
            order.extend((0..count).filter(|i| is_hole(*i) && owner(*i) == Some(outer)));
            ends.push(order.len());
        }
        for (i, ring) in rings.iter_mut().enumerate() {
            if ring::is_counter_clockwise(ring) == Some(is_hole(i)) {
                ring.reverse();
            }
        }
        let mut take = |i: usize| std::mem::take(&mut rings[i]);
        let rings = order.into_iter().map(&mut take).collect();
        Self {
            rings,
            ends,
            outline: OnceLock::new(),
        }
    }

    /// All rings, the solid on their left; each outer ring is followed by its holes.
    pub fn rings(&self) -> &[Vec<Point2>] {
        &self.rings
    }

    /// The pieces: an outer ring, then its holes.
    pub fn pieces(&self) -> impl Iterator<Item = &[Vec<Point2>]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts
            .zip(&self.ends)
            .map(|(start, end)| &self.rings[start..*end])
    }

    /// How many vertices, of all rings.
    #[expect(clippy::len_without_is_empty, reason = "no polygon is empty")]
    pub fn len(&self) -> usize {
        self.rings.iter().map(Vec::len).sum()
    }

    /// The area, to rounding.
    pub fn area(&self) -> f64 {
        self.rings.iter().map(|ring| ring::area(ring)).sum()
    }

    /// The lowest and the highest coordinates.
    pub fn bounds(&self) -> [Point2; 2] {
        let none = [
            Point2::new(f64::INFINITY, f64::INFINITY),
            Point2::new(f64::NEG_INFINITY, f64::NEG_INFINITY),
        ];
        let points = self.rings.iter().flatten();
        points.fold(none, |[low, high], p| [low.inf(p), high.sup(p)])
    }

    /// Whether every corner of every ring turns left or goes straight on: one ring, no notch, no hole.
    pub fn is_convex(&self) -> bool {
        let convex = |ring: &Vec<Point2>| {
            let n = ring.len();
            let corner = |i: usize| ring::side(ring[i], ring[(i + 1) % n], ring[(i + 2) % n]);
            (0..n).all(|i| corner(i) >= 0)
        };
        matches!(self.rings.as_slice(), [ring] if convex(ring))
    }

    /// The contour made ready for queries.
    pub(crate) fn outline(&self) -> &Arc<Outline> {
        self.outline.get_or_init(|| Arc::new(Outline::of(self)))
    }

    /// The polygon moved by a vector, its coordinates rounded.
    pub fn shifted(&self, by: Vector2) -> Self {
        let mut moved = self.clone();
        moved.outline = OnceLock::new();
        moved.rings.iter_mut().flatten().for_each(|p| *p += by);
        moved
    }
}

fn sound(number: usize, ring: &[Point2]) -> Result<(), PolygonError> {
    let bad = |p: &Point2| !(p.x.is_finite() && p.y.is_finite());
    if let Some(vertex) = ring.iter().position(bad) {
        return Err(PolygonError::NotFinite {
            ring: number,
            vertex,
        });
    }
    if ring.len() < 3 {
        return Err(PolygonError::TooFewVertices {
            ring: number,
            vertices: ring.len(),
        });
    }
    match ring::is_counter_clockwise(ring) {
        Some(_) => Ok(()),
        None => Err(PolygonError::ZeroArea { ring: number }),
    }
}

impl std::error::Error for PolygonError {}

impl Display for PolygonError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::NoRing => write!(f, "a contour needs at least one closed ring"),
            Self::TooFewVertices { ring, vertices } => write!(
                f,
                "ring {} has {vertices} vertices; a closed ring needs at least 3",
                ring + 1
            ),
            Self::NotFinite { ring, vertex } => write!(
                f,
                "vertex {} of ring {} is not a finite number",
                vertex + 1,
                ring + 1
            ),
            Self::ZeroArea { ring } => write!(
                f,
                "ring {} encloses nothing: all its vertices are on a line",
                ring + 1
            ),
        }
    }
}
