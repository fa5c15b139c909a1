//! Defines the axes of the scene.

use nearpoint_geometry::Vector;
use serde::Serialize;

/// One of the scene's axes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Axis {
    /// The x axis.
    X,
    /// The y axis.
    Y,
    /// The z axis.
    Z,
}

impl Axis {
    /// All axes, in the order of coordinates.
    pub const ALL: [Self; 3] = [Self::X, Self::Y, Self::Z];

    /// Returns the direction of the axis in the scene, of unit length.
    pub fn direction(self) -> Vector {
        match self {
            Self::X => Vector::x(),
            Self::Y => Vector::y(),
            Self::Z => Vector::z(),
        }
    }

    /// Returns the other two axes.
    pub fn others(self) -> [Self; 2] {
        match self {
            Self::X => [Self::Y, Self::Z],
            Self::Y => [Self::Z, Self::X],
            Self::Z => [Self::X, Self::Y],
        }
    }
}
