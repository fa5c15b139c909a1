//! The answers of the pipeline.

use nearpoint_geometry::Point;

/// The whole of a body, or one of its convex elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// The whole body: its hull.
    Whole,
    /// An element, by its number.
    Element(u32),
}

/// The pipeline step that an answer comes from: spheres, hulls or elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// The envelope spheres of both bodies are apart (step 1).
    Envelopes,
    /// The hulls of both bodies were compared (step 2).
    Hulls,
    /// Elements of A were compared with B's hull (step 3).
    ReleasedA,
    /// A's hull was compared with elements of B (step 4).
    ReleasedB,
    /// Elements of both were compared (step 5).
    Elements,
}

impl Level {
    /// Returns the level at which these two parts are compared.
    pub fn from_parts(parts: [Part; 2]) -> Self {
        match parts {
            [Part::Whole, Part::Whole] => Self::Hulls,
            [Part::Element(_), Part::Whole] => Self::ReleasedA,
            [Part::Whole, Part::Element(_)] => Self::ReleasedB,
            [Part::Element(_), Part::Element(_)] => Self::Elements,
        }
    }
}

/// The witness of a distance: a point on each part, in A's frame, and their distance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Witness {
    /// The distance; 0 where they overlap.
    pub distance: f64,
    /// The point of A. On a hull this may be a point of no element; see [`Witness::elements`].
    pub on_a: Point,
    /// The point of B.
    pub on_b: Point,
    /// The elements of A and of B that have these points, to rounding.
    pub elements: [Option<u32>; 2],
}

/// The numbers of tests that a distance query made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// The number of pairs of envelope spheres compared.
    pub envelopes: usize,
    /// The number of pairs of hulls whose distance was searched.
    pub searches: usize,
    /// The number of steps of Gilbert's method in these searches.
    pub iterations: usize,
}

/// The distance of two bodies of convex elements, with its bounds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DistanceResult {
    /// The parts of the bodies that the answer comes from.
    pub level: Level,
    /// The answer. In the published mode it may be more or less than the true distance; the bounds limit the error.
    /// Where elements overlap the distance is 0, and the points are those of the penetration depth.
    pub witness: Witness,
    /// A lower bound of the true distance, except for rounding.
    pub lower: f64,
    /// An upper bound of the true distance, except for rounding.
    pub upper: f64,
    /// The cost of the query.
    pub counts: Counts,
}

impl DistanceResult {
    /// Returns whether this is proven to be the distance of the elements: both bounds equal it.
    pub fn is_exact(&self) -> bool {
        self.lower >= self.upper && self.witness.distance == self.upper
    }
}
