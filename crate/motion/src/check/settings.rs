//! Holds the settings of a check.

use super::work_cell::WorkCell;
use serde::{Deserialize, Serialize};

/// The settings of a motion check.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CheckSettings {
    /// The largest distance of two surfaces in an interval that is reported as a contact, and the allowed error of the
    /// smallest clearance. Above 0.
    pub accuracy: f64,
    /// The allowed error of a large clearance, as a fraction of it.
    pub relative_accuracy: f64,
    /// The method that finds contacts: faces or spheres.
    pub method: CheckMethod,
    /// True if the check ends at the first contact of any pair.
    pub stop_at_first_contact: bool,
    /// True if the check also searches the smallest clearance of each pair.
    pub finds_min_clearance: bool,
    /// The distance beyond which clearances do not matter.
    pub horizon: f64,
    /// The number of times, evenly from the start to the end, at which the smallest clearance of all pairs is measured.
    pub samples: usize,
}

/// The method by which a motion check finds contacts: by exact triangles or by spheres.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum CheckMethod {
    /// The triangles.
    #[default]
    Exact,
    /// The smallest spheres of both bodies. They are quicker for bodies of many triangles, and report contacts up to
    /// about four of the smallest radii farther away.
    Spheres,
}

/// The largest number of samples that a check accepts.
pub const MAX_SAMPLES: usize = 100_000;

impl CheckSettings {
    /// Returns the allowed error of a smallest clearance of about that size.
    pub fn tolerance(&self, clearance: f64) -> f64 {
        self.accuracy.max(self.relative_accuracy * clearance)
    }

    /// Returns the largest distance of the surfaces of two bodies at a contact.
    pub(super) fn max_distance(&self, cell: &WorkCell, bodies: [usize; 2]) -> f64 {
        let radii = bodies.iter().filter_map(|&body| {
            let model = cell.bodies[body].spheres.as_ref()?;
            (self.method == CheckMethod::Spheres).then(|| 2.0 * model.min_radius())
        });
        self.accuracy + radii.sum::<f64>()
    }

    /// Returns settings with 200 samples, a search for every smallest clearance, and no horizon.
    pub fn new(accuracy: f64) -> Self {
        Self {
            accuracy,
            relative_accuracy: 0.01,
            method: CheckMethod::default(),
            stop_at_first_contact: false,
            finds_min_clearance: true,
            horizon: f64::INFINITY,
            samples: 200,
        }
    }
}
