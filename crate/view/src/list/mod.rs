//! Describes a picture as plain data: the scene's frame seen by a camera. Tests read its text (`Display`).
//!
//! Positions are in the scene's frame unless they belong to a part; sizes on the screen are in CSS pixels.

mod areas;
mod axes;
mod boxes;
mod build;
mod clearances;
mod contact_regions;
mod drag;
mod draw_context;
#[cfg(test)]
mod face_colour_tests;
mod gizmo;
mod ground;
mod intersections;
mod length;
mod mark;
mod marks;
mod path_contacts;
pub(crate) mod pivot;
mod removal;
mod spheres;
#[cfg(test)]
pub(crate) mod tests;
mod text;

pub use areas::{Areas, Layer};
pub(crate) use boxes::box_of;
pub use boxes::corners;
pub use build::build;
pub(crate) use build::{DEPTH_RATIO, widened};
pub(crate) use contact_regions::region_bounds;
pub use draw_context::DrawContext;
pub(crate) use gizmo::RING;
pub use gizmo::{Gizmo, Handle};
pub use ground::{Ground, nice_step};
pub use intersections::IntersectionItem;
pub(crate) use length::trim_zeros;
pub use length::{Units, length_text, precise_text};
pub use mark::{
    ContactRegion, MarkChunk, MarkGroup, MarkKind, MarkStyle, Marks, Tint, Wire, WireKind,
};
pub use marks::{MarkBuilder, MarkOptions};
pub use spheres::SphereShape;

use serde::Serialize;
use std::sync::Arc;

use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_scene::PartId;

pub use crate::axis::Axis;
use crate::section::Section;
use crate::style::{Colour, Palette};

/// The draw list: everything that one picture contains.
#[derive(Debug, Clone)]
pub struct DrawList {
    /// The theme's colours.
    pub palette: Palette,
    /// The scene's up direction.
    pub up: Vector,
    /// The near depth, in scene units; the content lies between it and `far`.
    pub near: f64,
    /// The far depth.
    pub far: f64,
    /// The section planes; points beyond one of them are not drawn.
    pub sections: Vec<Section>,
    /// All parts that are drawn.
    pub parts: Vec<PartItem>,
    /// Transparent parts at the drag target, or at their poses after a removal.
    pub ghosts: Vec<PartItem>,
    /// Flat areas, under the strokes and over the parts; a picture has either areas or parts.
    pub areas: Option<Areas>,
    /// The marks on the parts.
    pub marks: Arc<Marks>,
    /// The intersections, over parts and marks.
    pub intersections: Vec<IntersectionItem>,
    /// The lines of handles, measures and guides.
    pub strokes: Vec<Stroke>,
    /// The symbols, such as the ends of measures.
    pub dots: Vec<Dot>,
    /// The texts that are laid out over the picture.
    pub labels: Vec<Label>,
    /// Another picture over a part of this one.
    pub wipe: Option<Box<WipeOverlay>>,
}

/// A second picture from the same camera that covers the left part of the first.
#[derive(Debug, Clone)]
pub struct WipeOverlay {
    /// The content of the picture.
    pub list: DrawList,
    /// The fraction of the canvas's width that it covers, 0…1.
    pub fraction: f64,
}

/// A part in a draw list, with its pose, colour and highlights.
#[derive(Debug, Clone)]
pub struct PartItem {
    /// The part.
    pub part: PartId,
    /// The mesh.
    pub shape: Arc<Shape>,
    /// The pose: part coordinates to the scene.
    pub pose: Pose,
    /// The part's own colour, with the opacity.
    pub colour: Colour,
    /// True if an outline shows that the part is selected.
    pub selected: bool,
    /// True if an outline shows that the pointer is on the part.
    pub hovered: bool,
    /// True if the part is nearly invisible, as a veil over the pair in focus.
    pub dim: bool,
    /// True if the part is a solid, whose inside a section shows.
    pub solid: bool,
    /// True if the faces are drawn in the colours of the mesh ([`nearpoint_geometry::shape::FaceColours`]), with the
    /// part's opacity.
    pub has_face_colours: bool,
}

impl PartItem {
    /// Returns a part that is not highlighted.
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
            has_face_colours: false,
        }
    }
}

/// The style of a stroke where parts hide it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OccludedStyle {
    /// The stroke is not drawn there.
    Omitted,
    /// The stroke is dashed and pale there.
    Dashed,
    /// The stroke is drawn over everything.
    OnTop,
}

/// A straight line in a draw list. A picture has few, and they are made for each picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stroke {
    /// The start, in the scene.
    pub from: Point,
    /// The end, in the scene.
    pub to: Point,
    /// The widths at both ends, in CSS pixels.
    pub widths: [f32; 2],
    /// The colour before fading.
    pub colour: Colour,
    /// The factor on the opacity at both ends.
    pub fade: [f32; 2],
    /// The style where parts hide it.
    pub occluded: OccludedStyle,
}

impl Stroke {
    /// Returns a stroke that does not fade.
    pub fn new(
        [from, to]: [Point; 2],
        widths: [f32; 2],
        colour: Colour,
        occluded: OccludedStyle,
    ) -> Self {
        let fade = [1.0; 2];
        Self {
            from,
            to,
            widths,
            colour,
            fade,
            occluded,
        }
    }
}

/// A symbol of constant size on the screen, over everything.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Dot {
    /// The centre, in the scene.
    pub at: Point,
    /// The shape of the symbol.
    pub symbol: Symbol,
    /// The radius, in CSS pixels.
    pub radius: f32,
    /// The width of the line, or of the halo around a filled symbol, in CSS pixels.
    pub line: f32,
    /// The colour of the symbol.
    pub colour: Colour,
}

impl Dot {
    /// Returns a dot of this symbol, with its size and the width of its line.
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

/// The shape of a symbol; shapes distinguish kinds without colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Symbol {
    /// A filled disc.
    Disc,
    /// A ring.
    Ring,
    /// A square on its tip.
    Diamond,
    /// A filled square.
    Square,
}

/// The kind of a label: the subject of its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum LabelKind {
    /// The clearance of a pair.
    Clearance,
    /// The penetration depth of a pair.
    Depth,
    /// A clearance or a depth of the meshes, which the true surfaces may not have.
    Undecided,
    /// The name of an axis.
    Axis,
    /// The displacement or the angle of a drag.
    Drag,
    /// The number of degrees of freedom that are left to a dragged part.
    #[serde(rename = "freedoms")]
    DegreesOfFreedom,
    /// A measurement.
    Measure,
    /// A measurement that is selected or about to be made.
    Measuring,
}

/// A text over the picture; the host lays it out.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Label {
    /// The meaning of the text.
    pub kind: LabelKind,
    /// The CSS pixels from the left of the canvas to the text's centre.
    pub x: f64,
    /// The CSS pixels from the top of the canvas to the text's centre.
    pub y: f64,
    /// The text, with its unit.
    pub text: String,
    /// The pair of parts that the text is about.
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
