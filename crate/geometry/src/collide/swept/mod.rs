//! Triangles in motion: whether, and when, two of them meet during a step.
//!
//! Kitamura, chapters 2 and 3, calls two faces colliding in an interval when the convex hulls of their corners at both
//! ends of it meet. That is [`SweptMethod::Hull`]; beside it stand what it is measured against: the plain test at an
//! instant, which misses what happens between, and the exact continuous test, which tells the time of first contact.
//! Departures: hulls are proven apart by a direction, not edge by edge against faces, so that one hull inside the other
//! counts too; and motion that leaves the straight line is allowed for by a bound of how far it does.

mod axis;
mod exact;
mod hull;
mod lanes;
mod parts;
mod proof;
mod relative;
mod travel;
mod triangle;
mod turning;

use exact::first_meeting;
pub use parts::{FirstContact, first_contact};
use relative::Relative;
pub use travel::{Travel, TravelError};
pub use triangle::SweptTriangle;

use super::contact;

/// How two triangles in motion are tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SweptMethod {
    /// Where they are at the start of the step, exactly; blind to what follows.
    PlainAtStart,
    /// Where they are at the end of the step, exactly; blind to what came before.
    PlainAtEnd,
    /// The hulls of both ends: never misses, but reports pairs that pass each other too.
    Hull,
    /// Continuous: never misses, and what it reports is a meeting but for rounding and the deviation.
    Exact,
}

impl SweptMethod {
    /// All of them, the cheapest first.
    pub const ALL: [Self; 4] = [
        Self::PlainAtStart,
        Self::PlainAtEnd,
        Self::Hull,
        Self::Exact,
    ];
}

/// What a test says about two triangles during a step, whose time runs from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Outcome {
    /// They do not meet; of a plain test, not at its instant.
    Apart,
    /// They may meet, or do.
    Meets(Meeting),
}

/// When two triangles meet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Meeting {
    /// They do not meet before.
    pub time: f64,
    /// If the meeting is certain, they have met by then; else the end of the step.
    pub by: f64,
    /// Whether they are proven to meet, not only found too close to be proven apart.
    pub certain: bool,
}

impl Meeting {
    /// Proven to be at this very instant, and not looked for before.
    fn at(instant: f64) -> Self {
        Self {
            time: instant,
            by: instant,
            certain: true,
        }
    }
}

impl Outcome {
    /// Whether the test reports the pair.
    pub fn meets(&self) -> bool {
        matches!(self, Self::Meets(_))
    }

    /// The meeting, if the test reports one.
    pub fn meeting(&self) -> Option<Meeting> {
        match self {
            Self::Meets(meeting) => Some(*meeting),
            Self::Apart => None,
        }
    }
}

/// Tests two triangles in motion, given in one frame, by the method wished for. Corners must be finite; the hulls and
/// the exact test take others for a meeting that is not certain.
pub fn swept(a: &SweptTriangle, b: &SweptTriangle, method: SweptMethod) -> Outcome {
    let found = match method {
        SweptMethod::PlainAtStart => contact(&a.from, &b.from).map(|_| Meeting::at(0.0)),
        SweptMethod::PlainAtEnd => contact(&a.to, &b.to).map(|_| Meeting::at(1.0)),
        SweptMethod::Hull => hull::meeting(a, b),
        SweptMethod::Exact => first_meeting(a, b, f64::INFINITY),
    };
    found.map_or(Outcome::Apart, Outcome::Meets)
}
