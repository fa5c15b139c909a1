//! Defines the contours of a file, and the options for reading them.

use super::error::ContourError;
use nearpoint_geometry::planar::{Polygon, Repair, Vector2};
use nearpoint_geometry::unit::Unit;
use nearpoint_message::Message;

/// A flat contour of a file: its polygon, name and number of copies.
#[derive(Debug, Clone, PartialEq)]
pub struct Contour {
    /// The name as in the file, so it is text and not markup; generated if the file has none.
    pub name: String,
    /// The polygon in its own frame, y up, in the drawing's unit.
    pub polygon: Polygon,
    /// The requested number of copies.
    pub count: u32,
    /// The allowed turns, degrees; any turn if the list is empty.
    pub allowed_rotations: Vec<f64>,
    /// The layer as in the file, if it has layers.
    pub layer: Option<String>,
    /// The placement of the contour, if the file is a sheet.
    pub placement: Option<Placement>,
    /// The repairs that were made to its rings.
    pub repairs: Vec<Repair>,
}

/// The placement of a contour on a sheet: turned about its origin, then moved.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Placement {
    /// The turn in degrees, counter-clockwise.
    pub rotation: f64,
    /// The position of its origin on the sheet, in the drawing's unit.
    pub translation: Vector2,
}

/// The contents of a contour file.
#[derive(Debug, Clone, PartialEq)]
pub struct ContourFile {
    /// The contours in the order of the file; never empty.
    pub contours: Vec<Contour>,
    /// The file's unit, if it states one: then all coordinates are in millimetres. Units that [`Unit`] lacks, such as
    /// feet, are reported as millimetres, to which they are converted.
    pub unit: Option<Unit>,
    /// The errors of invalid contours, each once.
    pub skipped: Vec<ContourError>,
    /// The notes about content without an outline and about assumptions, a sentence each.
    pub notes: Vec<Message>,
}

/// The user's options for reading a contour file.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ContourOptions {
    /// The largest distance of a curve from its chords: in millimetres, or in the file's own unit if it states none. No
    /// curve has more than 4096 chords, so a very large one, of hundreds of metres, is coarser.
    pub flatness: f64,
    /// The largest distance of loose ends that are joined, as a fraction of the drawing's size.
    pub join_tolerance: f64,
}

impl Default for ContourOptions {
    fn default() -> Self {
        Self {
            flatness: 0.05,
            join_tolerance: nearpoint_geometry::tolerance::LINE_END_GAP,
        }
    }
}
