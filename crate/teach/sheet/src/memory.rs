//! What was on the sheet before: each entry is the whole of it, contours sharing their polygons.

use std::sync::Arc;

use nearpoint_geometry::planar::Point2;

use crate::{Contour, ContourId};

/// All that undo brings back.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Memory {
    pub title: Arc<str>,
    pub rectangle: [Point2; 2],
    pub contours: Vec<Contour>,
    pub selected: Option<ContourId>,
}
