//! Defines the input of a review: the parts of an assembly and its pairs that touch, intersect or are near each other.

use nearpoint_geometry::interference::PairClass;
use nearpoint_geometry::unit::Unit;

use nearpoint_message::message;

use crate::error::ReviewError;
use crate::measure::PairMeasurement;
use crate::part::ReviewPart;

/// The current parts of an assembly and the results of their pairs.
#[derive(Debug, Clone, PartialEq)]
pub struct AssemblySnapshot {
    /// The unit of all lengths.
    pub unit: Unit,
    /// All parts of the assembly.
    pub parts: Vec<ReviewPart>,
    /// All pairs that have a measure.
    pub pairs: Vec<PairSnapshot>,
}

/// A pair of parts with its results.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PairSnapshot {
    /// The index of the first part in the list of parts.
    pub a: usize,
    /// The index of the second part.
    pub b: usize,
    /// The position of the pair, in the scene frame.
    pub position: [f64; 3],
    /// The measure of the pair.
    pub measure: PairMeasurement,
    /// An upper bound of the depth for all true solids that the meshes may stand for; `None` if no bound is known.
    pub depth_upper_bound: Option<f64>,
    /// The interference of the first part's shafts in the second part's holes, and the reverse; `None` without any.
    pub fits: [Option<InterferenceFit>; 2],
}

/// The interference of one part's shafts in another part's coaxial holes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct InterferenceFit {
    /// The largest difference of the diameters of a shaft and its hole.
    pub interference: f64,
    /// The largest depth of the surfaces of these fits in each other.
    pub depth: f64,
    /// The largest amount by which the bounds of a depth may exceed it, because meshes deviate.
    pub slack: f64,
}

impl InterferenceFit {
    /// Returns whether the fits explain all of the depth of a pair: what is proven of it, and the bound above.
    pub(crate) fn explains(&self, pair: &PairSnapshot) -> bool {
        let proven = pair.measure.depth.map_or(0.0, |[lower, _]| lower);
        proven <= self.depth && pair.max_depth() <= self.depth + self.slack
    }
}

impl PairSnapshot {
    /// Returns an upper bound of the depth; infinite if none is known.
    pub(crate) fn max_depth(&self) -> f64 {
        match self.measure.class {
            PairClass::Interferes => self.measure.depth.map_or(f64::INFINITY, |[_, upper]| upper),
            PairClass::Undecided => self.depth_upper_bound.unwrap_or(f64::INFINITY),
            PairClass::Touches | PairClass::Clear => 0.0,
        }
    }
}

impl AssemblySnapshot {
    /// Checks the indices and numbers, and refuses input that no assembly can have.
    pub(crate) fn check(&self) -> Result<(), ReviewError> {
        let is_sound = |pair: &PairSnapshot| {
            let known = pair.a.max(pair.b) < self.parts.len() && pair.a != pair.b;
            known && pair.measure.is_sound() && pair.position.iter().all(|x| x.is_finite())
        };
        let bad = self.pairs.iter().position(|pair| !is_sound(pair));
        bad.map_or(Ok(()), |at| {
            Err(message!("review-pair-names-part", value = at).into())
        })
    }
}
