//! Stores earlier states of the sheet. Each entry is a whole state; contours share their polygons.

use std::sync::Arc;

use nearpoint_geometry::planar::Point2;

use crate::{Contour, ContourId};

/// A state that undo restores.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Snapshot {
    pub title: Arc<str>,
    pub rectangle: [Point2; 2],
    pub contours: Vec<Contour>,
    pub selected: Option<ContourId>,
}
