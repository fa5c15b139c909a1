//! Contours as they are in a file, and how it is read.

use super::error::ContourError;
use nearpoint_geometry::planar::{Polygon, Repair, Vector2};
use nearpoint_geometry::unit::Unit;
use nearpoint_message::Message;

/// A contour of a file.
#[derive(Debug, Clone, PartialEq)]
pub struct Contour {
    /// As in the file, so it is text and not markup; made up where the file gives none.
    pub name: String,
    /// In its own frame, y up, in the drawing's unit.
    pub polygon: Polygon,
    /// How many are wanted.
    pub count: u32,
    /// The turns that are allowed, degrees; any if there are none.
    pub turns: Vec<f64>,
    /// As in the file, where it has layers.
    pub layer: Option<String>,
    /// Where it lies, in a file of a sheet.
    pub placement: Option<Placement>,
    /// What was mended in its rings.
    pub repairs: Vec<Repair>,
}

/// Where a contour lies on a sheet: turned about its origin, then moved.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placement {
    /// Degrees, counter-clockwise.
    pub turn: f64,
    /// Where its origin is on the sheet, in the drawing's unit.
    pub at: Vector2,
}

/// What was found in a file.
#[derive(Debug, Clone, PartialEq)]
pub struct ContourFile {
    /// In the order of the file; never empty.
    pub contours: Vec<Contour>,
    /// The file's unit, if it gives one: then all coordinates are in millimetres. Units that [`Unit`] lacks, such as
    /// feet, count as millimetres, which they are converted to.
    pub unit: Option<Unit>,
    /// Contours that are none, and why; each once.
    pub left_out: Vec<ContourError>,
    /// What has no outline or was taken for granted, a sentence each.
    pub notes: Vec<Message>,
}

/// What the user says about a file.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ContourOptions {
    /// How far the chords of a curve may be from it: in millimetres, or the file's own unit if it gives none. No curve
    /// has more than 4096 chords, though: one that is so large, hundreds of metres, is drawn coarser.
    pub flatness: f64,
    /// How far apart loose ends may be to be joined, as a share of the size of the drawing.
    pub joint: f64,
}

impl Default for ContourOptions {
    fn default() -> Self {
        Self {
            flatness: 0.05,
            joint: nearpoint_geometry::tolerance::LOOSE_END,
        }
    }
}
