//! What is known of an assembly now: its parts and the pairs that meet or are near.

use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::unit::Unit;

use nearpoint_message::message;

use crate::error::ReviewError;
use crate::measure::Measure;
use crate::part::ReviewPart;

/// An assembly as it was looked at.
#[derive(Debug, Clone, PartialEq)]
pub struct Facts {
    /// Of all lengths.
    pub unit: Unit,
    /// All parts.
    pub parts: Vec<ReviewPart>,
    /// All pairs of which there is anything to say.
    pub pairs: Vec<PairFact>,
}

/// Two parts, and how they are to each other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PairFact {
    /// The place of the one in the list of parts.
    pub a: usize,
    /// Of the other.
    pub b: usize,
    /// Where it is, scene frame.
    pub place: [f64; 3],
    /// How it is.
    pub measure: Measure,
    /// No true solids that the meshes may stand for are deeper in each other than this; none: that cannot be told.
    pub at_most: Option<f64>,
}

impl PairFact {
    /// How deep the two may be in each other; without end where that cannot be told.
    pub(crate) fn deepest(&self) -> f64 {
        match self.measure.class {
            PairClass::Interferes => self.measure.depth.map_or(f64::INFINITY, |[_, upper]| upper),
            PairClass::Undecided => self.at_most.unwrap_or(f64::INFINITY),
            PairClass::Touches | PairClass::Clear => 0.0,
        }
    }
}

impl Facts {
    /// Refuses what no assembly is.
    pub(crate) fn check(&self) -> Result<(), ReviewError> {
        let is_sound = |pair: &PairFact| {
            let known = pair.a.max(pair.b) < self.parts.len() && pair.a != pair.b;
            known && pair.measure.is_sound() && pair.place.iter().all(|x| x.is_finite())
        };
        let bad = self.pairs.iter().position(|pair| !is_sound(pair));
        bad.map_or(Ok(()), |at| {
            Err(message!("review-pair-names-part", value = at).into())
        })
    }
}
