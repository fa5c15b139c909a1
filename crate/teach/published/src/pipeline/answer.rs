//! What the pipeline answers.

use nearpoint_geometry::Point;

/// A body, or one of its elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Part {
    /// All of it: its hull.
    Whole,
    /// An element, by its number.
    Element(u32),
}

/// Which step an answer comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// The envelope spheres of both bodies are apart (step 1).
    Envelopes,
    /// The hulls of both bodies (step 2).
    Hulls,
    /// Elements of A, and B's hull (step 3).
    ReleasedA,
    /// A's hull, and elements of B (step 4).
    ReleasedB,
    /// Elements of both (step 5).
    Elements,
}

impl Level {
    /// Of a comparison of these parts.
    pub fn of(parts: [Part; 2]) -> Self {
        match parts {
            [Part::Whole, Part::Whole] => Self::Hulls,
            [Part::Element(_), Part::Whole] => Self::ReleasedA,
            [Part::Whole, Part::Element(_)] => Self::ReleasedB,
            [Part::Element(_), Part::Element(_)] => Self::Elements,
        }
    }
}

/// Two points, in A's frame, and how far apart they are said to be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Witness {
    /// 0 where they overlap.
    pub distance: f64,
    /// Of A. On a hull this may be a point that no element has; see [`Witness::elements`].
    pub on_a: Point,
    /// Of B.
    pub on_b: Point,
    /// The elements of A and of B that have these points, to rounding.
    pub elements: [Option<u32>; 2],
}

/// What it cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Pairs of envelope spheres compared.
    pub envelopes: usize,
    /// Pairs of hulls whose distance was searched.
    pub searches: usize,
    /// Steps of Gilbert's method in these.
    pub iterations: usize,
}

/// The distance of two bodies, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Found {
    /// Which parts of the bodies the answer comes from.
    pub level: Level,
    /// The answer. As published it may be more than the true distance, or less; the bounds say by how much at most.
    /// Where elements overlap the distance is 0, and the points are those of the depth.
    pub witness: Witness,
    /// The true distance is no less, but for rounding.
    pub lower: f64,
    /// The true distance is no more, but for rounding.
    pub upper: f64,
    /// What the query cost.
    pub counts: Counts,
}

impl Found {
    /// Whether this is the distance of the elements, proven: both bounds have met in it.
    pub fn is_exact(&self) -> bool {
        self.lower >= self.upper && self.witness.distance == self.upper
    }
}
