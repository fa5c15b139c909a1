//! Measures how bad a clash is, and compares two measures of it.

use nearpoint_geometry::interference::PairClass;
use nearpoint_scene::SettledBy;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// The results for two parts at the time of a test, in the assembly's unit.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairMeasurement {
    /// The settled class: it holds for every two solids that the meshes may stand for, or is the CAD kernel's.
    pub class: PairClass,
    /// The source of the class. The CAD kernel's class has the kernel's numbers.
    #[serde(default, skip_serializing_if = "SettledBy::is_proof")]
    pub settled_by: SettledBy,
    /// True if the second part is a duplicate of the first.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub duplicate: bool,
    /// The lower and upper bound of the penetration depth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<[f64; 2]>,
    /// The clearance of the meshes, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clearance: Option<f64>,
    /// The bounds of the parts' clearance, where they differ from the clearance of the meshes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clearance_bounds: Option<[f64; 2]>,
    /// The volume of the meshes' intersection, where both are closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub volume: Option<f64>,
    /// The bounds of the volume of the parts' intersection, where they differ from the volume of the meshes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub volume_bounds: Option<[f64; 2]>,
    /// True if the bounds hold for the meshes only, not for the solids that they stand for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub of_meshes: bool,
}

impl PairMeasurement {
    /// Returns whether the two are deeper in each other or nearer than before, or were decided then and are undecided now.
    /// Differences up to `noise` count as none. So do bounds that overlap, since the values may be equal.
    pub fn is_worse_than(&self, then: &Self, noise: f64) -> bool {
        let ranks = [self, then].map(PairMeasurement::rank);
        if ranks[0] != ranks[1] {
            return ranks[0] > ranks[1];
        }
        match (self.separation(), then.separation()) {
            (Some([_, now]), Some([then, _])) => now < then - noise,
            (None, Some(_)) => true,
            // Before, no depth was known: only the volumes of the intersections can be compared.
            (_, None) => self.has_more_volume_than(then),
        }
    }

    /// Returns whether the two are less deep in each other, or farther apart, than before.
    pub(crate) fn is_better_than(&self, then: &Self, noise: f64) -> bool {
        let ranks = [self, then].map(PairMeasurement::rank);
        match ranks[0].cmp(&ranks[1]) {
            Ordering::Less => true,
            Ordering::Greater => false,
            Ordering::Equal => match (self.separation(), then.separation()) {
                (Some([now, _]), Some([_, then])) => now > then + noise,
                _ => then.has_more_volume_than(self),
            },
        }
    }

    /// Returns the measurement that the CAD kernel settles as this class, with the kernel's numbers in place of the
    /// meshes'. The kernel has no depth.
    #[must_use]
    pub fn settled_by_kernel(self, class: PairClass, [volume, distance]: [f64; 2]) -> Self {
        let interferes = class == PairClass::Interferes;
        Self {
            class,
            settled_by: SettledBy::Kernel,
            depth: self.depth.filter(|_| interferes),
            clearance: (class == PairClass::Clear).then_some(distance),
            clearance_bounds: None,
            volume: interferes.then_some(volume),
            volume_bounds: None,
            ..self
        }
    }

    /// Returns the bounds of the signed distance, which is the negative depth where the two penetrate.
    fn separation(&self) -> Option<[f64; 2]> {
        let apart = self.clearance_bounds();
        apart.or_else(|| self.depth.map(|[low, high]| [-high, -low]))
    }

    /// Returns the lower and the upper bound of the parts' clearance; `None` where it is unknown.
    pub fn clearance_bounds(&self) -> Option<[f64; 2]> {
        self.clearance_bounds
            .or(self.clearance.map(|clearance| [clearance; 2]))
    }

    /// Returns the lower and the upper bound of the volume of the parts' intersection; `None` where it is unknown.
    pub fn volume_bounds(&self) -> Option<[f64; 2]> {
        self.volume_bounds.or(self.volume.map(|volume| [volume; 2]))
    }

    fn has_more_volume_than(&self, then: &Self) -> bool {
        match (self.volume_bounds(), then.volume_bounds()) {
            (Some([now, _]), Some([_, then])) => now > then + then * SAME_VOLUME,
            _ => false,
        }
    }

    fn rank(&self) -> u8 {
        match self.class {
            PairClass::Interferes => 3 + u8::from(self.duplicate),
            PairClass::Undecided => 2,
            PairClass::Touches => 1,
            PairClass::Clear => 0,
        }
    }

    /// Returns the distance of the two: 0 where they touch or intersect, infinite where none was computed.
    pub(crate) fn gap(&self) -> f64 {
        match (self.clearance, self.class) {
            (Some(gap), _) => gap,
            (None, PairClass::Clear) => f64::INFINITY,
            (None, _) => 0.0,
        }
    }

    /// Returns whether all numbers are finite and in their ranges.
    pub(crate) fn is_sound(&self) -> bool {
        let is_length = |x: f64| x.is_finite() && x >= 0.0;
        let ordered = |[low, high]: [f64; 2]| is_length(low) && is_length(high) && low <= high;
        self.depth.is_none_or(ordered)
            && self.clearance.is_none_or(is_length)
            && self.clearance_bounds.is_none_or(ordered)
            && self.volume.is_none_or(is_length)
            && self.volume_bounds.is_none_or(ordered)
    }
}

/// The largest relative growth of a volume that counts as none.
const SAME_VOLUME: f64 = 0.001;

#[cfg(test)]
mod tests {
    use super::*;

    fn deep(low: f64, high: f64) -> PairMeasurement {
        PairMeasurement {
            class: PairClass::Interferes,
            settled_by: SettledBy::Proof,
            duplicate: false,
            depth: Some([low, high]),
            clearance: None,
            clearance_bounds: None,
            volume: None,
            volume_bounds: None,
            of_meshes: false,
        }
    }

    fn apart(clearance: f64) -> PairMeasurement {
        PairMeasurement {
            class: PairClass::Clear,
            depth: None,
            clearance: Some(clearance),
            ..deep(0.0, 0.0)
        }
    }

    #[test]
    fn deeper_nearer_or_newly_undecided_measure_is_worse() {
        let noise = 0.001;
        let then = deep(1.0, 1.1);
        let unknown = PairMeasurement {
            depth: None,
            ..then
        };
        let doubled = PairMeasurement {
            duplicate: true,
            ..then
        };
        for worse in [deep(1.102, 1.11), unknown, doubled] {
            assert!(worse.is_worse_than(&then, noise), "{worse:?}");
            assert!(!worse.is_better_than(&then, noise), "{worse:?}");
        }
        for same in [then, deep(0.9, 1.0), deep(1.1005, 1.12), deep(0.5, 1.3)] {
            assert!(!same.is_worse_than(&then, noise), "{same:?}");
            assert!(!same.is_better_than(&then, noise), "{same:?}");
        }
        assert!(deep(0.5, 0.9).is_better_than(&then, noise));
        assert!(apart(0.5).is_better_than(&then, noise));
        let undecided = PairMeasurement {
            class: PairClass::Undecided,
            ..then
        };
        assert!(then.is_worse_than(&undecided, noise) && !undecided.is_worse_than(&then, noise));
        assert!(apart(0.4).is_worse_than(&apart(0.5), noise));
        assert!(apart(0.5).is_better_than(&apart(0.4), noise));
        let between = |low, high| PairMeasurement {
            clearance_bounds: Some([low, high]),
            ..apart(0.45)
        };
        assert!(!between(0.35, 0.5).is_worse_than(&between(0.4, 0.55), noise));
        assert!(between(0.3, 0.39).is_worse_than(&between(0.4, 0.55), noise));
        // The clearance between the meshes of an undecided pair may be a gap of the parts, or not.
        let doubt = |measure: PairMeasurement| PairMeasurement {
            class: PairClass::Undecided,
            ..measure
        };
        assert!(!doubt(deep(0.0, 0.1)).is_worse_than(&doubt(between(0.0, 0.1)), noise));
        assert!(!apart(0.4995).is_worse_than(&apart(0.5), noise));
        assert!(!apart(0.6).is_worse_than(&apart(0.5), noise));
        assert!(then.is_worse_than(&apart(0.5), noise) && !apart(0.5).is_worse_than(&then, noise));
        let held = |volume| PairMeasurement {
            volume: Some(volume),
            ..unknown
        };
        assert!(held(2.0).is_worse_than(&held(1.0), noise));
        assert!(!held(1.0).is_worse_than(&held(1.0), noise));
    }
}
