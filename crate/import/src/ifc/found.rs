//! What reads an IFC file, and what it finds, as plain data.

use nearpoint_message::Message;
use std::ops::ControlFlow;

/// What reads IFC files.
pub trait IfcReader {
    /// Reads a whole file; a sentence without its full stop where that goes wrong. `tell` is told how many products are
    /// done, of about how many; after it broke any answer will do.
    fn read(
        &mut self,
        bytes: &[u8],
        tell: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<Found, Message>;
}

/// All of it: lengths in the file's own unit, Z up.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Found {
    /// How long the file's unit is, in metres.
    pub metres: f64,
    /// The project and what is in it, in the order of the file or not.
    pub things: Vec<Thing>,
    /// Each shape once, however many products have it.
    pub shapes: Vec<Shape>,
    /// What products consist of.
    pub pieces: Vec<Piece>,
    /// What the reader says it could not do, a line each.
    pub complaints: Vec<String>,
}

/// A project, a place in it (site, building, storey, space), or a product.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Thing {
    /// The number of its line in the file.
    pub id: u32,
    /// Its type, such as `IfcWall`.
    pub kind: String,
    /// Its `GlobalId`; may be empty.
    pub global_id: String,
    /// Its `Name`, decoded; may be empty.
    pub name: String,
    /// What it is in or part of.
    pub above: Option<u32>,
    /// It is an element, and the file gives it a shape, whether or not that was understood.
    pub has_shape: bool,
}

/// Triangles in a frame of their own.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Shape {
    /// x, y, z of each corner.
    pub positions: Vec<f32>,
    /// Three corners a triangle.
    pub triangles: Vec<u32>,
}

/// A shape as a part of a product.
#[derive(Debug, Clone, PartialEq)]
pub struct Piece {
    /// The product's `id`.
    pub thing: u32,
    /// A place in [`Found::shapes`].
    pub shape: u32,
    /// sRGB and opacity; white where the file says none.
    pub colour: [f32; 4],
    /// Takes the shape's coordinates into the file's, column by column. Where it mirrors, the shape's triangles are turned
    /// around already.
    pub placement: [f64; 16],
}
