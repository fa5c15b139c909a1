//! Which pairs of a scene are of interest, and how drags behave.

use nearpoint_motion::snap;

use crate::document::Document;
use crate::hand::DragMode;

/// What a scene looks for, and how drags behave in it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// How far apart pairs of interest may be.
    pub within: Within,
    /// Clearances below this are flagged, in the scene's unit.
    pub limit: f64,
    /// What a drag does where parts come together.
    pub drag_mode: DragMode,
    /// The parameters of snapping. A reach of 0 stands for 1.5 % of the scene's size.
    pub snap: snap::SnapSettings,
}

/// How far apart pairs of interest may be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Within {
    /// No limit for two parts; 5 % of the scene's size (its home boxes' diagonal) for up to [`MOST_USUAL`]. Nobody could
    /// read the clearances of more parts, so for these it is the clearance limit.
    Usual,
    /// No limit.
    Unlimited,
    /// At most this, in the scene's unit.
    Distance(f64),
}

/// The share of a scene's size from which a face draws parts, if no reach is set.
const USUAL_REACH: f64 = 0.015;

/// A scene of more parts looks for no clearances beyond the limit, unless a distance is set.
pub const MOST_USUAL: usize = 250;

/// The share of a scene's size that counts as near, if no distance is set.
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
    /// Returns how far apart pairs of interest may be in a document; infinite: no limit.
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
