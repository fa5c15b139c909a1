//! Stores measurements on parts: they follow the parts, are removed with them, and can be undone.
//!
//! A pick stores a point on its part, not an index into a mesh. So it remains valid where the part gets another mesh.

mod cache;
mod commands;
mod file;

pub use cache::{MeasuredValues, MeasurementCache};

pub(crate) use file::{restored, saved};

use nearpoint_geometry::measure::FeatureKind;
use serde::{Deserialize, Serialize};

use crate::part::PartId;

/// The kind of a picked feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PickKind {
    /// A point.
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

impl From<PickKind> for FeatureKind {
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

/// A picked feature on a part, for a measurement.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// The picked part.
    pub part: PartId,
    /// The kind of the picked feature.
    pub kind: PickKind,
    /// A point on the feature, in the part's frame.
    #[serde(rename = "at")]
    pub point: [f64; 3],
}

/// A measurement of one pick, or between two.
#[derive(Debug, Clone, PartialEq)]
pub struct Measurement {
    /// The id, which is never reused.
    pub id: u32,
    /// The picks, one or two.
    pub picks: Vec<Pick>,
}
