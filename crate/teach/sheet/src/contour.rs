//! One contour on a sheet.

use std::sync::Arc;

use crate::board::Slot;
use nearpoint_geometry::planar::{Polygon, Turn, Vector2};

/// Names a contour for as long as the sheet lives; never used again after it was removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContourId(pub u32);

impl ContourId {
    /// The contour's number on the board.
    pub(crate) fn slot(self) -> Slot {
        self.0 as Slot
    }

    /// The contour of this number on the board.
    pub(crate) fn of(slot: Slot) -> Self {
        Self(slot as u32)
    }
}

/// A contour that is to be put on a sheet. Copies share their name and their polygon.
#[derive(Debug, Clone)]
pub struct NewContour {
    /// What the user knows it by.
    pub name: Arc<str>,
    /// The layer of the drawing that it came from.
    pub layer: Option<Arc<str>>,
    /// In its own frame, which it is turned about.
    pub polygon: Arc<Polygon>,
    /// How it lies, counter-clockwise.
    pub turn: Turn,
    /// Where the origin of its frame lies on the sheet.
    pub at: Vector2,
    /// No hand and no push moves it.
    pub fixed: bool,
}

impl NewContour {
    /// At the sheet's origin, not turned.
    pub fn new(name: &str, polygon: Polygon) -> Self {
        Self {
            name: name.into(),
            layer: None,
            polygon: Arc::new(polygon),
            turn: Turn::NONE,
            at: Vector2::zeros(),
            fixed: false,
        }
    }

    /// The same with its origin there, on the sheet.
    pub fn at(self, x: f64, y: f64) -> Self {
        Self {
            at: Vector2::new(x, y),
            ..self
        }
    }

    /// The same, turned by so much, counter-clockwise.
    pub fn turned(self, degrees: f64) -> Self {
        Self {
            turn: Turn::degrees(degrees),
            ..self
        }
    }

    /// The same, refusing to be moved.
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
    /// The same for as long as the sheet lives.
    pub id: ContourId,
    /// What the user knows it by.
    pub name: Arc<str>,
    /// The layer of the drawing that it came from.
    pub layer: Option<Arc<str>>,
    /// In its own frame, which it is turned about.
    pub polygon: Arc<Polygon>,
    /// How it lies, counter-clockwise.
    pub turn: Turn,
    /// Where its origin is on the sheet.
    pub at: Vector2,
    /// It refuses to be moved.
    pub fixed: bool,
}
