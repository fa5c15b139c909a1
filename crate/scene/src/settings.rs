//! Defines the settings of a scene: the pairs of interest, and the behaviour of drags.

use nearpoint_motion::snap;

use crate::document::Document;
use crate::drag::DragMode;

/// The settings of a scene: the pairs of interest, and the behaviour of drags.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// The largest distance of pairs of interest.
    pub max_distance: MaxDistance,
    /// The limit below which clearances are flagged, in the scene's unit.
    pub clearance_limit: f64,
    /// The response of a drag to contacts with other parts.
    pub drag_mode: DragMode,
    /// The parameters of snapping. A snap distance of 0 stands for 1.5 % of the scene's size.
    pub snap: snap::SnapSettings,
}

/// The largest distance of pairs of interest.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum MaxDistance {
    /// No limit for two parts; 5 % of the scene's size (the diagonal of the box around all parts at their home poses)
    /// for up to [`MAX_AUTOMATIC_PARTS`]. With more parts there are too many clearances to read, so it is the clearance
    /// limit.
    Automatic,
    /// No limit.
    Unlimited,
    /// The distance, in the scene's unit.
    Distance(f64),
}

/// The automatic snap distance, as a fraction of the scene's size.
const AUTOMATIC_SNAP_FRACTION: f64 = 0.015;

/// The number of parts above which a scene searches no clearances beyond the limit, unless a distance is set.
pub const MAX_AUTOMATIC_PARTS: usize = 250;

/// The automatic distance of interest, as a fraction of the scene's size.
const AUTOMATIC_FRACTION: f64 = 0.05;

impl Default for Settings {
    fn default() -> Self {
        Self {
            max_distance: MaxDistance::Automatic,
            clearance_limit: 0.0,
            drag_mode: DragMode::Detect,
            snap: snap::SnapSettings::default(),
        }
    }
}

impl Settings {
    /// Returns the largest distance of pairs of interest in a document; infinite for no limit.
    pub(crate) fn max_distance_in(&self, document: &Document) -> f64 {
        match self.max_distance {
            MaxDistance::Unlimited => f64::INFINITY,
            MaxDistance::Distance(distance) => distance.max(self.clearance_limit),
            MaxDistance::Automatic => match document.parts().len() {
                0..=2 => f64::INFINITY,
                3..=MAX_AUTOMATIC_PARTS => self.automatic_max_distance(document),
                _ => self.clearance_limit,
            },
        }
    }

    /// Returns the distance beyond which a motion check searches no clearances.
    pub(crate) fn motion_horizon(&self, document: &Document) -> f64 {
        self.automatic_max_distance(document)
            .max(self.max_distance_in(document))
    }

    fn automatic_max_distance(&self, document: &Document) -> f64 {
        (AUTOMATIC_FRACTION * document.size()).max(self.clearance_limit)
    }

    /// Returns the parameters of snapping in a document of this size.
    pub(crate) fn snap_in(&self, document: &Document) -> snap::SnapSettings {
        let snap_distance = if self.snap.snap_distance > 0.0 {
            self.snap.snap_distance
        } else {
            AUTOMATIC_SNAP_FRACTION * document.size()
        };
        snap::SnapSettings {
            snap_distance,
            ..self.snap
        }
    }
}
