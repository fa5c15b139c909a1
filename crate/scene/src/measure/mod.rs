//! What was measured on parts and is kept: it follows the parts, goes with them, and can be undone.
//!
//! A pick says what was picked by a place on its part, not by a number of a mesh: so it is found again where the part was
//! covered with other triangles.

mod commands;
mod file;
mod measurer;

pub use measurer::{Measured, Measurer};

pub(crate) use file::{restored, saved};

use nearpoint_geometry::measure::Kind;
use serde::{Deserialize, Serialize};

use crate::part::PartId;

/// What kind of thing is picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PickKind {
    /// A place.
    Point,
    /// The centre of an arc or of a sphere.
    Centre,
    /// An edge between faces.
    Edge,
    /// A face.
    Face,
    /// The axis of a face or of an arc.
    Axis,
    /// A whole part.
    Part,
}

impl From<PickKind> for Kind {
    fn from(kind: PickKind) -> Self {
        match kind {
            PickKind::Point => Self::Point,
            PickKind::Centre => Self::Centre,
            PickKind::Edge => Self::Edge,
            PickKind::Face => Self::Face,
            PickKind::Axis => Self::Axis,
            PickKind::Part => Self::Part,
        }
    }
}

/// Something that was picked on a part.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// On which part.
    pub part: PartId,
    /// What of it.
    pub kind: PickKind,
    /// A place on it, in the part's frame.
    pub at: [f64; 3],
}

/// One thing that is measured, or two between which is.
#[derive(Debug, Clone, PartialEq)]
pub struct Measure {
    /// Never given out twice.
    pub id: u32,
    /// One or two.
    pub picks: Vec<Pick>,
}
