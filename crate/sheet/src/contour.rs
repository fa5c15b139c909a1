//! One contour on a sheet.

use std::sync::Arc;

use nearpoint_geometry::planar::{Polygon, Turn, Vector2};

/// Names a contour for as long as the sheet lives; never used again after it was removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContourId(pub u32);

/// A contour that is to be put on a sheet. Copies share their name and their polygon.
#[derive(Debug, Clone)]
pub struct NewContour {
    pub name: Arc<str>,
    pub layer: Option<Arc<str>>,
    pub polygon: Arc<Polygon>,
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

    pub fn at(self, x: f64, y: f64) -> Self {
        Self {
            at: Vector2::new(x, y),
            ..self
        }
    }

    pub fn turned(self, degrees: f64) -> Self {
        Self {
            turn: Turn::degrees(degrees),
            ..self
        }
    }

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
    pub id: ContourId,
    pub name: Arc<str>,
    pub layer: Option<Arc<str>>,
    pub polygon: Arc<Polygon>,
    pub turn: Turn,
    pub at: Vector2,
    pub fixed: bool,
}
