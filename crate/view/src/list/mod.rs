//! What is to be drawn, as plain data: the scene's frame seen by a camera. Its text (`Display`) is what tests read.
//!
//! Positions are in the scene's frame unless they belong to a part; sizes on the screen are in CSS pixels.

mod areas;
mod axes;
mod balls;
mod bodies;
mod build;
mod clearances;
mod encounters;
mod gizmo;
mod ground;
mod hand;
mod length;
mod marks;
mod removal;
mod spots;
#[cfg(test)]
mod tests;
mod text;

pub use areas::{Areas, Layer};
pub use balls::Ball;
pub use bodies::BodyItem;
pub use build::{Seen, build, corners};
pub(crate) use gizmo::RING;
pub use gizmo::{Axis, Gizmo, Handle};
pub use ground::{Ground, nice_step};
pub use length::length_text;
pub use marks::{Class, MarkStyle, Marker, Marks, Tint, Wire, WireKind};
pub use spots::Spot;

use serde::Serialize;
use std::sync::Arc;

use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::PartId;

use crate::style::{Colour, Palette};

/// One picture.
#[derive(Debug, Clone)]
pub struct DrawList {
    pub palette: Palette,
    /// The scene's up direction.
    pub up: Vector,
    /// Depths, scene units, that hold everything.
    pub near: f64,
    pub far: f64,
    pub parts: Vec<PartItem>,
    /// Parts where the hand has them, or where they will be when they are taken out: a veil and its edges.
    pub ghosts: Vec<PartItem>,
    /// Under the strokes, over the parts: a picture has these or those.
    pub areas: Option<Areas>,
    pub marks: Arc<Marks>,
    /// Over parts and marks.
    pub bodies: Vec<BodyItem>,
    pub strokes: Vec<Stroke>,
    pub dots: Vec<Dot>,
    pub labels: Vec<Label>,
}

/// A part that is seen.
#[derive(Debug, Clone)]
pub struct PartItem {
    pub part: PartId,
    pub shape: Arc<Shape>,
    /// Part coordinates to the scene.
    pub pose: Pose,
    pub colour: Colour,
    pub selected: bool,
    pub hovered: bool,
}

/// What a stroke does where parts hide it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hidden {
    /// Not drawn there.
    Gone,
    /// Dashed and pale there.
    Dashed,
    /// Drawn over everything.
    Over,
}

/// A straight line, a few of which are made anew for each picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stroke {
    pub from: Point,
    pub to: Point,
    /// CSS pixels at both ends.
    pub widths: [f32; 2],
    pub colour: Colour,
    /// Factor on the opacity at both ends.
    pub fade: [f32; 2],
    pub hidden: Hidden,
}

/// A symbol of constant size on the screen, over everything.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Dot {
    pub at: Point,
    pub symbol: Symbol,
    /// CSS pixels.
    pub radius: f32,
    /// Of the line, or of the halo around a filled symbol, CSS pixels.
    pub line: f32,
    pub colour: Colour,
}

/// Shapes tell kinds apart without colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Symbol {
    Disc,
    Ring,
    Diamond,
    Square,
}

/// What a label tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum LabelKind {
    Clearance,
    /// Of parts that interfere.
    Depth,
    /// A clearance or a depth that the meshes have, and the parts may not.
    Undecided,
    Axis,
    Drag,
    /// How many degrees of freedom are left to a held part.
    Freedoms,
}

/// A text over the picture; whoever shows the picture lays it out.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Label {
    pub kind: LabelKind,
    /// CSS pixels on the canvas, the text's middle.
    pub x: f64,
    pub y: f64,
    pub text: String,
    /// The pair that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pair: Option<[PartId; 2]>,
}
