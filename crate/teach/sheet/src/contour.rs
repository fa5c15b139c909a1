//! Describes one contour on a sheet.

use std::sync::Arc;

use crate::board::Slot;
use nearpoint_geometry::planar::{PlanarRotation, Polygon, Vector2};

/// The number of a contour for the lifetime of the sheet; it is not reused after the contour was removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContourId(pub u32);

impl ContourId {
    /// Returns the contour's number on the board.
    pub(crate) fn slot(self) -> Slot {
        self.0 as Slot
    }

    /// Returns the contour of this number on the board.
    pub(crate) fn from_slot(slot: Slot) -> Self {
        Self(slot as u32)
    }
}

/// A contour that is to be put on a sheet. Copies share their name and their polygon.
#[derive(Debug, Clone)]
pub struct NewContour {
    /// The name for the user.
    pub name: Arc<str>,
    /// The layer of the drawing that it came from.
    pub layer: Option<Arc<str>>,
    /// The polygon in the contour's own frame, about whose origin it is turned.
    pub polygon: Arc<Polygon>,
    /// The turn, counter-clockwise.
    pub turn: PlanarRotation,
    /// The position of its frame's origin on the sheet.
    pub at: Vector2,
    /// True if neither a drag nor a push moves it.
    pub fixed: bool,
}

impl NewContour {
    /// Makes a contour at the sheet's origin, not turned.
    pub fn new(name: &str, polygon: Polygon) -> Self {
        Self {
            name: name.into(),
            layer: None,
            polygon: Arc::new(polygon),
            turn: PlanarRotation::IDENTITY,
            at: Vector2::zeros(),
            fixed: false,
        }
    }

    /// Returns the contour with its origin at this point of the sheet.
    pub fn at(self, x: f64, y: f64) -> Self {
        Self {
            at: Vector2::new(x, y),
            ..self
        }
    }

    /// Returns the contour turned by this angle, counter-clockwise.
    pub fn turned(self, degrees: f64) -> Self {
        Self {
            turn: PlanarRotation::from_degrees(degrees),
            ..self
        }
    }

    /// Returns the contour as a fixed one.
    pub fn fixed(self) -> Self {
        Self {
            fixed: true,
            ..self
        }
    }
}

/// A contour that lies on a sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Contour {
    /// The number of the contour, for the lifetime of the sheet.
    pub id: ContourId,
    /// The name for the user.
    pub name: Arc<str>,
    /// The layer of the drawing that it came from.
    pub layer: Option<Arc<str>>,
    /// The polygon in the contour's own frame, about whose origin it is turned.
    pub polygon: Arc<Polygon>,
    /// The turn, counter-clockwise.
    pub turn: PlanarRotation,
    /// The position of its origin on the sheet.
    pub at: Vector2,
    /// True if it is not to be moved.
    pub fixed: bool,
}
