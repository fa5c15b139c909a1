//! Defines the settings of a scene: the pairs of interest, and the behaviour of drags.

use nearpoint_motion::snap;

use crate::document::Document;
use crate::hand::DragMode;

/// The settings of a scene: the pairs of interest, and the behaviour of drags.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// The largest distance of pairs of interest.
    pub within: Within,
    /// The limit below which clearances are flagged, in the scene's unit.
    pub limit: f64,
    /// The response of a drag where parts come together.
    pub drag_mode: DragMode,
    /// The parameters of snapping. A reach of 0 stands for 1.5 % of the scene's size.
    pub snap: snap::SnapSettings,
}

/// The largest distance of pairs of interest.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Within {
    /// No limit for two parts; 5 % of the scene's size (its home boxes' diagonal) for up to [`MOST_USUAL`]. Nobody
    /// could read the clearances of more parts, so for these it is the clearance limit.
    Usual,
    /// No limit.
    Unlimited,
    /// The distance, in the scene's unit.
    Distance(f64),
}

/// The reach of snapping as a share of the scene's size, if none is set.
const USUAL_REACH: f64 = 0.015;

/// The number of parts above which a scene looks for no clearances beyond the limit, unless a distance is set.
pub const MOST_USUAL: usize = 250;

/// The distance of interest as a share of the scene's size, if none is set.
const USUAL_SHARE: f64 = 0.05;

impl Default for Settings {
    fn default() -> Self {
        Self {
            within: Within::Usual,
            limit: 0.0,
            drag_mode: DragMode::Detect,
            snap: snap::SnapSettings::default(),
        }
    }
}

impl Settings {
    /// Returns the largest distance of pairs of interest in a document; infinite for no limit.
    pub(crate) fn within(&self, document: &Document) -> f64 {
        match self.within {
            Within::Unlimited => f64::INFINITY,
            Within::Distance(distance) => distance.max(self.limit),
            Within::Usual => match document.parts().len() {
                0..=2 => f64::INFINITY,
                3..=MOST_USUAL => self.usual_within(document),
                _ => self.limit,
            },
        }
    }

    /// Returns the distance beyond which a check of a motion looks for no clearances.
    pub(crate) fn motion_horizon(&self, document: &Document) -> f64 {
        self.usual_within(document).max(self.within(document))
    }

    fn usual_within(&self, document: &Document) -> f64 {
        (USUAL_SHARE * document.size()).max(self.limit)
    }

    /// Returns the parameters of snapping in a document of this size.
    pub(crate) fn snap_in(&self, document: &Document) -> snap::SnapSettings {
        let reach = if self.snap.reach > 0.0 {
            self.snap.reach
        } else {
            USUAL_REACH * document.size()
        };
        snap::SnapSettings { reach, ..self.snap }
    }
}
