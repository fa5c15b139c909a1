//! Defines the look of marks, intersections and lines for all renderers.

use crate::list::{MarkKind, MarkStyle, OccludedStyle, WireKind};
use crate::style::{Colour, Palette, faded, width};

/// The places where a line is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineVisibility {
    /// The places where nothing hides the line.
    Visible,
    /// The places where something hides the line.
    Hidden,
    /// All places.
    Always,
}

/// The style in which the lines of a part's wires are drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LineStyle {
    /// The colour, with its opacity.
    pub colour: Colour,
    /// The width, in CSS pixels.
    pub width: f32,
    /// The length of dashes, in CSS pixels; 0 for solid.
    pub dash: f32,
    /// The places where the line is drawn.
    pub visibility: LineVisibility,
    /// The number of pixel sizes by which the lines are drawn nearer to the eye. So the surface that they lie on does
    /// not hide them.
    pub depth_offset: f32,
}

/// The look of tinted faces. Colour alone never shows the class: contacts and undecided pairs are hatched, and
/// constraints are hatched more densely.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TintStyle {
    /// The meaning of the tint.
    pub kind: MarkKind,
    /// The opacity over a face.
    pub face_opacity: f32,
    /// The opacity over the triangles in contact.
    pub contact_opacity: f32,
    /// The distance between stripes, in CSS pixels; 0 for plain.
    pub hatch: f32,
}

impl TintStyle {
    /// Returns the look of tinted faces for a mark's style.
    pub fn for_style(style: MarkStyle) -> Self {
        let (area, contact, hatch) = match (style.kind, style.is_strong) {
            (MarkKind::Interferes, true) => (0.50, 0.80, 0.0),
            (MarkKind::Interferes, false) => (0.16, 0.30, 0.0),
            (MarkKind::Undecided, true) => (0.24, 0.70, 7.0),
            (MarkKind::Undecided, false) => (0.0, 0.0, 0.0),
            (MarkKind::Touches, true) => (0.50, 0.60, 9.0),
            (MarkKind::Touches, false) => (0.16, 0.0, 9.0),
            (MarkKind::Constraint, true) => (0.42, 0.0, 5.0),
            (MarkKind::Constraint, false) => (0.18, 0.0, 5.0),
            (MarkKind::Preview, _) => (0.0, 0.0, 0.0),
            (MarkKind::Measurement, _) => (0.34, 0.0, 0.0),
        };
        Self {
            kind: style.kind,
            face_opacity: area,
            contact_opacity: contact,
            hatch,
        }
    }

    /// Returns the style's colour with this opacity.
    pub fn colour(&self, palette: &Palette, opacity: f32) -> Colour {
        faded(kind_colour(self.kind, palette), opacity)
    }
}

fn kind_colour(class: MarkKind, palette: &Palette) -> Colour {
    match class {
        MarkKind::Touches | MarkKind::Undecided => palette.touches,
        MarkKind::Interferes => palette.interferes,
        MarkKind::Preview | MarkKind::Constraint | MarkKind::Measurement => palette.accent,
    }
}

/// Returns the styles of a wire's lines: one where parts hide them, and one where they are visible. A wire in the
/// background has none.
pub fn line_styles(style: MarkStyle, kind: WireKind, palette: &Palette) -> Vec<LineStyle> {
    let colour = kind_colour(style.kind, palette);
    let (width, strength) = match kind {
        // The rim of an undecided intersection, which may be in many pieces, is thin: its stripes must stay visible.
        WireKind::Boundary if style.kind == MarkKind::Undecided => (width::BOUNDARY, 0.8),
        WireKind::Curve | WireKind::Boundary => (width::CURVE, 1.0),
        WireKind::Edge => (width::CONSTRAINT_EDGE, 1.0),
        WireKind::Outline if matches!(style.kind, MarkKind::Constraint | MarkKind::Measurement) => {
            (width::CONSTRAINT, 1.0)
        }
        WireKind::Outline => (width::FACE_OUTLINE, 0.9),
    };
    let seen = |opacity: f32, dash: f32| LineStyle {
        colour: faded(colour, opacity),
        width,
        dash,
        visibility: LineVisibility::Visible,
        depth_offset: 3.0,
    };
    let hidden = |opacity: f32| LineStyle {
        visibility: LineVisibility::Hidden,
        dash: 5.0,
        ..seen(opacity, 0.0)
    };
    match (style.kind, style.is_strong) {
        _ if !style.has_lines() => Vec::new(),
        (MarkKind::Interferes | MarkKind::Undecided, true) => {
            vec![hidden(0.75 * strength), seen(strength, 0.0)]
        }
        (MarkKind::Touches | MarkKind::Undecided, _) => vec![hidden(0.30), seen(strength, 0.0)],
        (MarkKind::Constraint, true) | (MarkKind::Measurement, _) => {
            vec![hidden(0.45), seen(strength, 0.0)]
        }
        (MarkKind::Constraint, false) => vec![seen(0.45 * strength, 0.0)],
        (MarkKind::Preview, _) => vec![hidden(0.20), seen(0.55, 4.0)],
        (MarkKind::Interferes, false) if kind == WireKind::Boundary => vec![seen(0.25, 0.0)],
        (MarkKind::Interferes, false) => vec![seen(0.5 * strength, 0.0)],
    }
}

/// The look of the solid that is the intersection of two parts.
#[derive(Debug, Clone, Copy)]
pub struct IntersectionStyle {
    /// The colour between the stripes.
    pub colour: Colour,
    /// The distance between stripes, in CSS pixels; 0 for plain.
    pub hatch: f32,
    /// The fraction of the unlit colour: 0 for lit, 1 for the colour as it is.
    pub glow: f32,
}

impl IntersectionStyle {
    /// Returns the look of an intersection for a mark's style: an interference is solid and red, an undecided pair
    /// striped and amber.
    pub fn for_style(style: MarkStyle, palette: &Palette) -> Self {
        let (colour, opacity, hatch) = match style.kind {
            MarkKind::Interferes => (palette.interferes, 0.92, 0.0),
            _ => (palette.touches, 0.85, 10.0),
        };
        let hushed = if style.is_strong { 1.0 } else { 0.25 };
        Self {
            colour: faded(colour, opacity * hushed),
            hatch,
            glow: 0.35,
        }
    }
}

/// Returns the line style of the edges of parts.
pub fn edge_style(palette: &Palette) -> LineStyle {
    LineStyle {
        colour: palette.edge,
        width: width::EDGE,
        dash: 0.0,
        visibility: LineVisibility::Visible,
        depth_offset: 2.0,
    }
}

/// Returns the passes that draw strokes of a kind. Each pass has the visibility that it draws, its dash length and its
/// factor on the opacity.
pub fn stroke_passes(hidden: OccludedStyle) -> &'static [(LineVisibility, f32, f32)] {
    match hidden {
        OccludedStyle::Omitted => &[(LineVisibility::Visible, 0.0, 1.0)],
        OccludedStyle::OnTop => &[(LineVisibility::Always, 0.0, 1.0)],
        OccludedStyle::Dashed => &[
            (LineVisibility::Hidden, 6.0, 0.6),
            (LineVisibility::Visible, 0.0, 1.0),
        ],
    }
}
