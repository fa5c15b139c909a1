//! What is to be drawn, as plain data: the scene's frame seen by a camera. Its text (`Display`) is what tests read.
//!
//! Positions are in the scene's frame unless they belong to a part; sizes on the screen are in CSS pixels.

mod areas;
mod axes;
mod balls;
mod bodies;
mod boxes;
mod build;
mod clearances;
mod encounters;
mod gizmo;
mod ground;
mod hand;
mod length;
mod mark;
mod marks;
pub(crate) mod pivot;
mod removal;
mod seen;
mod spots;
#[cfg(test)]
pub(crate) mod tests;
mod text;

pub use areas::{Areas, Layer};
pub use balls::Ball;
pub use bodies::BodyItem;
pub(crate) use boxes::box_of;
pub use boxes::corners;
pub(crate) use build::DEPTH_RATIO;
pub use build::build;
pub(crate) use gizmo::RING;
pub use gizmo::{Gizmo, Handle};
pub use ground::{Ground, nice_step};
pub(crate) use length::trimmed;
pub use length::{Units, length_text, precise_text};
pub use mark::{Class, MarkStyle, Marks, Spot, Tint, Wire, WireKind};
pub use marks::{MarkWish, Marker};
pub use seen::Seen;
pub(crate) use spots::region;

use serde::Serialize;
use std::sync::Arc;

use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::PartId;

pub use crate::axis::Axis;
use crate::section::Section;
use crate::style::{Colour, Palette};

/// One picture.
#[derive(Debug, Clone)]
pub struct DrawList {
    /// The theme's colours.
    pub palette: Palette,
    /// The scene's up direction.
    pub up: Vector,
    /// Depths, scene units, that hold everything.
    pub near: f64,
    /// The farther one.
    pub far: f64,
    /// What lies beyond one of these planes is not drawn.
    pub cuts: Vec<Section>,
    /// All parts that are seen.
    pub parts: Vec<PartItem>,
    /// Parts where the hand has them, or where they will be when they are taken out: a veil and its edges.
    pub ghosts: Vec<PartItem>,
    /// Under the strokes, over the parts: a picture has these or those.
    pub areas: Option<Areas>,
    /// What is marked on the parts.
    pub marks: Arc<Marks>,
    /// Over parts and marks.
    pub bodies: Vec<BodyItem>,
    /// Handles, measures and guides.
    pub strokes: Vec<Stroke>,
    /// The ends of measures, and other points that matter.
    pub dots: Vec<Dot>,
    /// Texts that are laid out over the picture.
    pub labels: Vec<Label>,
    /// Another picture over a piece of this one.
    pub beside: Option<Box<Beside>>,
}

/// A picture from the same place, over the left piece of another.
#[derive(Debug, Clone)]
pub struct Beside {
    /// What is drawn there.
    pub list: DrawList,
    /// How wide it is, of the canvas's width, 0…1.
    pub share: f64,
}

/// A part that is seen.
#[derive(Debug, Clone)]
pub struct PartItem {
    /// Which part.
    pub part: PartId,
    /// Its mesh.
    pub shape: Arc<Shape>,
    /// Part coordinates to the scene.
    pub pose: Pose,
    /// Its own.
    pub colour: Colour,
    /// Its edges show that it is selected.
    pub selected: bool,
    /// It shows that the pointer is on it.
    pub hovered: bool,
    /// A veil over all that is meant, and hardly seen.
    pub dim: bool,
    /// It is a solid: where it is cut, its inside is seen.
    pub solid: bool,
}

impl PartItem {
    /// Returns a part that nothing points out.
    pub fn plain(part: PartId, shape: &Arc<Shape>, pose: Pose, colour: Colour) -> Self {
        Self {
            part,
            shape: Arc::clone(shape),
            pose,
            colour,
            selected: false,
            hovered: false,
            dim: false,
            solid: false,
        }
    }
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
    /// In the scene.
    pub from: Point,
    /// In the scene.
    pub to: Point,
    /// CSS pixels at both ends.
    pub widths: [f32; 2],
    /// Before it is faded.
    pub colour: Colour,
    /// Factor on the opacity at both ends.
    pub fade: [f32; 2],
    /// What becomes of it behind parts.
    pub hidden: Hidden,
}

impl Stroke {
    /// Returns a line that fades nowhere.
    pub fn new([from, to]: [Point; 2], widths: [f32; 2], colour: Colour, hidden: Hidden) -> Self {
        let fade = [1.0; 2];
        Self {
            from,
            to,
            widths,
            colour,
            fade,
            hidden,
        }
    }
}

/// A symbol of constant size on the screen, over everything.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Dot {
    /// In the scene.
    pub at: Point,
    /// Its form.
    pub symbol: Symbol,
    /// CSS pixels.
    pub radius: f32,
    /// Of the line, or of the halo around a filled symbol, CSS pixels.
    pub line: f32,
    /// Of the symbol.
    pub colour: Colour,
}

impl Dot {
    /// Returns a symbol with its size and the width of its line.
    pub fn new(at: Point, symbol: Symbol, radius: f32, line: f32, colour: Colour) -> Self {
        Self {
            at,
            symbol,
            radius,
            line,
            colour,
        }
    }
}

/// Shapes tell kinds apart without colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Symbol {
    /// Filled.
    Disc,
    /// Not filled.
    Ring,
    /// On its tip.
    Diamond,
    /// On its side.
    Square,
}

/// What a label tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum LabelKind {
    /// Of parts that are apart.
    Clearance,
    /// Of parts that interfere.
    Depth,
    /// A clearance or a depth that the meshes have, and the parts may not.
    Undecided,
    /// The name of an axis.
    Axis,
    /// How far a drag has gone.
    Drag,
    /// How many degrees of freedom are left to a held part.
    Freedoms,
    /// What was measured.
    Measure,
    /// The same, chosen or about to be picked.
    Measuring,
}

/// A text over the picture; whoever shows the picture lays it out.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Label {
    /// What it tells.
    pub kind: LabelKind,
    /// CSS pixels on the canvas, the text's middle.
    pub x: f64,
    /// The same, downwards.
    pub y: f64,
    /// With its unit.
    pub text: String,
    /// The pair that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pair: Option<[PartId; 2]>,
}

impl Label {
    /// Returns a label that is about no pair.
    pub fn new(kind: LabelKind, [x, y]: [f64; 2], text: String) -> Self {
        let pair = None;
        Self {
            kind,
            x,
            y,
            text,
            pair,
        }
    }
}
