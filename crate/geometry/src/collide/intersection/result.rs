//! Represents the intersection of two parts as a body.

use crate::bounds::Aabb;
use crate::hull::CompressedLists;
use crate::shape::DisjointSets;
use crate::tolerance::VOLUME_NOISE;
use crate::{Point, Vector};
use nearpoint_message::{Message, message};

/// A triangle of the surface of an intersection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IntersectionFacet {
    /// Indices into [`Intersection::points`], counterclockwise seen from outside the body.
    pub corners: [u32; 3],
    /// The triangle of a mesh that it is, or is a part of.
    pub source: SourceTriangle,
}

/// The surface that a facet lies on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SourceTriangle {
    /// This triangle of A's mesh.
    A(u32),
    /// This triangle of B's mesh.
    B(u32),
}

impl SourceTriangle {
    /// Returns the part of the triangle, 0 for A and 1 for B, and its number.
    pub fn side(self) -> (usize, u32) {
        match self {
            Self::A(triangle) => (0, triangle),
            Self::B(triangle) => (1, triangle),
        }
    }
}

/// One of the two parts that are intersected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operand {
    /// The first part.
    A,
    /// The second part.
    B,
}

/// The reason why there is no intersection of two parts: the inside of one of them is undetermined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum UnclassifiableReason {
    /// The part is closed, but its triangles do not agree on which side is outside.
    Unoriented(Operand),
    /// The part passes through itself where it meets the other, or one of its shells is in the material of another.
    SelfOverlap(Operand),
}

nearpoint_message::error!(UnclassifiableReason);

impl UnclassifiableReason {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Unoriented(part) => message!("body-triangles-do-not", part = name(*part)),
            Self::SelfOverlap(part) => message!("body-overlaps-itself-meet", part = name(*part)),
        }
    }
}

fn name(part: Operand) -> Message {
    match part {
        Operand::A => message!("body-first-part"),
        Operand::B => message!("body-second-part"),
    }
}

/// The surface of the intersection of two parts, in A's frame.
#[derive(Debug, Clone, Default)]
pub struct Intersection {
    /// The corners of the facets, in A's frame and rounded to f64. Some may be equal: facets meet by index.
    pub points: Vec<Point>,
    /// The parts of A's surface inside B: first the cut triangles of A in order, then the whole ones. Then likewise the
    /// parts of B's surface inside A. Either is missing if the other part is open.
    pub facets: Vec<IntersectionFacet>,
    /// True if both parts are closed. Then the facets bound the intersection, and each of their edges is used as often in
    /// one direction as in the other.
    pub is_closed: bool,
}

impl Intersection {
    /// Returns whether the intersection has no facet. Parts that only touch may leave facets that bound no volume, see
    /// [`Intersection::component_count`].
    pub fn is_empty(&self) -> bool {
        self.facets.is_empty()
    }

    /// Returns the corners of a facet, in A's frame.
    pub fn triangle(&self, facet: &IntersectionFacet) -> [Point; 3] {
        facet.corners.map(|i| self.points[i as usize])
    }

    /// Returns the smallest box around the intersection's facets, in A's frame; it is empty without any.
    pub fn bounds(&self) -> Aabb {
        let corners = self.facets.iter().flat_map(|facet| facet.corners);
        let points: Vec<&Point> = corners.map(|i| &self.points[i as usize]).collect();
        Aabb::from_points(points)
    }

    /// Returns the area of the intersection's surface.
    pub fn area(&self) -> f64 {
        self.doubled_area(self.facets.iter()) / 2.0
    }

    /// Returns the volume of the intersection, 0 unless the facets are closed. It uses the divergence theorem about the
    /// centre of the body, so that the body's position costs no digits.
    pub fn volume(&self) -> f64 {
        self.moments(self.facets.iter()).0.max(0.0)
    }

    /// Returns the centre of mass of the intersection for uniform density, in A's frame; None without volume.
    pub fn centroid(&self) -> Option<Point> {
        let (volume, moment) = self.moments(self.facets.iter());
        let bounds = self.bounds();
        let centroid = bounds.centre() + moment / volume;
        // The centre of a volume that is only rounding is meaningless.
        (volume > 0.0 && bounds.contains_point(&centroid)).then_some(centroid)
    }

    /// Returns the number of bodies that are not connected by edges and have more volume than rounding could make. A cavity
    /// does not count.
    pub fn component_count(&self) -> usize {
        if !self.is_closed {
            return 0;
        }
        let reach = self.bounds().max_abs_coordinate();
        let has_volume = |piece: &&[u32]| {
            let facets = || piece.iter().map(|&facet| &self.facets[facet as usize]);
            self.moments(facets()).0 > VOLUME_NOISE * self.doubled_area(facets()) * reach
        };
        self.shells().iter().filter(has_volume).count()
    }

    /// Returns the facets, by number, that are connected by edges.
    pub fn shells(&self) -> CompressedLists {
        let mut edges: Vec<(u64, u32)> = Vec::with_capacity(3 * self.facets.len());
        for (facet, number) in self.facets.iter().zip(0..) {
            let [a, b, c] = facet.corners;
            for (u, v) in [(a, b), (b, c), (c, a)] {
                edges.push((u64::from(u.min(v)) << 32 | u64::from(u.max(v)), number));
            }
        }
        edges.sort_unstable();
        let mut sets = DisjointSets::new(self.facets.len());
        for pair in edges.windows(2) {
            if pair[0].0 == pair[1].0 {
                sets.join(pair[0].1, pair[1].1);
            }
        }
        sets.groups(0..self.facets.len() as u32)
    }

    fn doubled_area<'a>(&self, facets: impl Iterator<Item = &'a IntersectionFacet>) -> f64 {
        let doubled = facets.map(|facet| {
            let [a, b, c] = self.triangle(facet);
            (b - a).cross(&(c - a)).norm()
        });
        doubled.sum()
    }

    /// Returns the volume that facets bound, and its first moment about the centre of the body.
    fn moments<'a>(&self, facets: impl Iterator<Item = &'a IntersectionFacet>) -> (f64, Vector) {
        if !self.is_closed || self.facets.is_empty() {
            return (0.0, Vector::zeros());
        }
        let centre = self.bounds().centre();
        let (mut volume, mut moment) = (0.0, Vector::zeros());
        for facet in facets {
            let [a, b, c] = self.triangle(facet).map(|p| p - centre);
            let six = a.dot(&(b - a).cross(&(c - a)));
            volume += six;
            moment += (a + b + c) * six;
        }
        (volume / 6.0, moment / 24.0)
    }
}
