//! Decides whether, and when, two moving triangles meet during a step.
//!
//! Kitamura, chapters 2 and 3, calls two faces colliding in an interval when the convex hulls of their corners at both ends
//! of it meet. That is [`SweptMethod::Hull`]. Two methods serve as references: the plain test at an instant, which misses
//! meetings between instants, and the exact continuous test, which finds the time of first contact. Departures: a direction
//! proves hulls apart, not a test of edges against faces, so that one hull inside the other counts, too. A bound covers the
//! deviation of the motion from straight lines.

mod axis;
mod exact;
mod hull;
mod proof;
mod relative;
mod rigid_motion;
mod shapes;
mod simd_triangle_pair;
mod triangle;
mod turning;

use exact::time_of_impact;
use relative::RelativePair;
pub use rigid_motion::{MotionError, RigidMotion};
pub use shapes::{FirstContact, first_contact};
pub use triangle::SweptTriangle;

use super::contact;

/// The method that tests two moving triangles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SweptMethod {
    /// The exact test at the start of the step, which ignores what follows.
    DiscreteAtStart,
    /// The exact test at the end of the step, which ignores what came before.
    DiscreteAtEnd,
    /// The test of the hulls of both ends: it never misses a meeting, but also reports pairs that pass each other.
    Hull,
    /// The continuous test: it never misses a meeting, and reports only meetings, to rounding and the deviation.
    Exact,
}

impl SweptMethod {
    /// All methods, the cheapest first.
    pub const ALL: [Self; 4] = [
        Self::DiscreteAtStart,
        Self::DiscreteAtEnd,
        Self::Hull,
        Self::Exact,
    ];
}

/// The result of testing two triangles during a step, whose time runs from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum SweptResult {
    /// The triangles do not meet; for a plain test, not at its instant.
    Separated,
    /// The triangles may meet, or do.
    Contact(TimeOfImpact),
}

/// The time, 0 … 1, before which two moving triangles do not meet, and whether they certainly meet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TimeOfImpact {
    /// The time before which they do not meet.
    pub time: f64,
    /// The time by which they have met, if the meeting is certain; else the end of the step.
    pub latest: f64,
    /// True if they are proven to meet, not only too close to be proven apart.
    pub is_certain: bool,
}

impl TimeOfImpact {
    /// Creates a meeting proven at this very instant; earlier instants were not tested.
    fn at(instant: f64) -> Self {
        Self {
            time: instant,
            latest: instant,
            is_certain: true,
        }
    }
}

impl SweptResult {
    /// Returns whether the test reports the pair.
    pub fn is_contact(&self) -> bool {
        matches!(self, Self::Contact(_))
    }

    /// Returns the meeting, if the test reports one.
    pub fn time_of_impact(&self) -> Option<TimeOfImpact> {
        match self {
            Self::Contact(meeting) => Some(*meeting),
            Self::Separated => None,
        }
    }
}

/// Tests two moving triangles, given in one frame, by the given method. Corners must be finite; for others the hull test
/// and the exact test return an uncertain meeting.
pub fn swept(a: &SweptTriangle, b: &SweptTriangle, method: SweptMethod) -> SweptResult {
    let found = match method {
        SweptMethod::DiscreteAtStart => contact(&a.from, &b.from).map(|_| TimeOfImpact::at(0.0)),
        SweptMethod::DiscreteAtEnd => contact(&a.to, &b.to).map(|_| TimeOfImpact::at(1.0)),
        SweptMethod::Hull => hull::hull_contact(a, b),
        SweptMethod::Exact => time_of_impact(a, b, f64::INFINITY),
    };
    found.map_or(SweptResult::Separated, SweptResult::Contact)
}
