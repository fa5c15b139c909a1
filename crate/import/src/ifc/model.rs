//! Defines the interface to an IFC reader, and its result as plain data.

use nearpoint_message::Message;
use std::ops::ControlFlow;

/// A reader of IFC files.
pub trait IfcReader {
    /// Reads a whole file, or returns a sentence without its full stop that describes the failure. `report` receives
    /// the number of finished products and the approximate total. If it breaks, the result is ignored.
    fn read(
        &mut self,
        bytes: &[u8],
        report: &mut dyn FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<IfcModel, Message>;
}

/// The content of an IFC file: lengths in the file's own unit, Z up.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct IfcModel {
    /// The length of the file's unit, in metres.
    pub metres_per_unit: f64,
    /// The project and its content, in any order.
    pub objects: Vec<IfcObject>,
    /// The shapes; products of the same shape share it.
    pub shapes: Vec<IfcShape>,
    /// The pieces of products.
    pub items: Vec<IfcItem>,
    /// The reader's messages about failures, a line each.
    pub messages: Vec<String>,
}

/// A project, a spatial element of it (site, building, storey, space), or a product.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct IfcObject {
    /// The number of its entity in the file.
    pub id: u32,
    /// The type, such as `IfcWall`.
    pub kind: String,
    /// The `GlobalId`; may be empty.
    pub global_id: String,
    /// The `Name`, decoded; may be empty.
    pub name: String,
    /// The object that contains it.
    pub parent: Option<u32>,
    /// True if the file gives it a shape, even if the reader could not convert it.
    pub has_shape: bool,
}

/// The triangles of an IFC shape in their own frame.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct IfcShape {
    /// The coordinates x, y, z of each corner.
    pub positions: Vec<f32>,
    /// The triangles as three corners each.
    pub triangles: Vec<u32>,
}

/// A shape as a part of a product.
#[derive(Debug, Clone, PartialEq)]
pub struct IfcItem {
    /// The `id` of the product.
    pub object: u32,
    /// The shape, as an index into [`IfcModel::shapes`].
    pub shape: u32,
    /// The colour in sRGB, and the opacity; white if the file gives none.
    pub colour: [f32; 4],
    /// The matrix, column by column, from the shape's coordinates to the file's. If it mirrors, the shape's triangles
    /// are already reversed.
    pub placement: [f64; 16],
}
