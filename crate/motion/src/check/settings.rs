//! How a motion is checked.

use serde::{Deserialize, Serialize};

/// How a motion is checked.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CheckSettings {
    /// How near two surfaces may be in an interval that is told as a contact, and how exactly the smallest clearance is
    /// found. Above 0.
    pub accuracy: f64,
    /// Of a large clearance, so large a share is exact enough.
    pub share: f64,
    /// Whether contacts are found by faces or by spheres.
    pub method: CheckMethod,
    /// Ends with the first contact of all; what comes after it is not looked at.
    pub stop_at_first: bool,
    /// Whether the smallest clearance of each pair is looked for.
    pub smallest: bool,
    /// Clearances beyond this do not matter.
    pub horizon: f64,
    /// At how many times, evenly from the start to the end, the smallest clearance of all pairs is measured; 0: none.
    pub samples: usize,
}

/// What contacts are found by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum CheckMethod {
    /// The triangles.
    #[default]
    Exact,
    /// The smallest spheres of both bodies: quicker for bodies of many triangles, and contacts are told up to about
    /// four of the smallest radii farther away.
    Spheres,
}

/// More samples than this are refused.
pub const MOST_SAMPLES: usize = 100_000;

impl CheckSettings {
    /// How exactly a smallest clearance of about that size is found.
    pub fn tolerance(&self, clearance: f64) -> f64 {
        self.accuracy.max(self.share * clearance)
    }

    /// With 200 samples, everything looked for, however far apart.
    pub fn new(accuracy: f64) -> Self {
        Self {
            accuracy,
            share: 0.01,
            method: CheckMethod::default(),
            stop_at_first: false,
            smallest: true,
            horizon: f64::INFINITY,
            samples: 200,
        }
    }
}
