//! Defines the look of marks, intersections and lines for all renderers.

use crate::list::{Class, Hidden, MarkStyle, WireKind};
use crate::style::{Colour, Palette, faded, width};

/// The places at which a line is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Where {
    /// The places where nothing hides the line.
    Seen,
    /// The places where something hides the line.
    Hidden,
    /// All places.
    Anywhere,
}

/// The style of a part's lines.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pen {
    /// The colour, with its opacity.
    pub colour: Colour,
    /// The width, in CSS pixels.
    pub width: f32,
    /// The length of dashes, in CSS pixels; 0 for solid.
    pub dash: f32,
    /// The places at which the line is drawn.
    pub at: Where,
    /// The number of pixel sizes by which the lines are drawn nearer to the eye than they are, so that the surface that they
    /// lie on does not hide them.
    pub lift: f32,
}

/// The look of tinted faces. Colour alone never tells the class: contacts and undecided pairs are hatched, and constraints
/// are hatched more densely.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TintLook {
    /// The meaning of the tint.
    pub class: Class,
    /// The opacity over a face.
    pub area: f32,
    /// The opacity over the triangles that meet.
    pub meeting: f32,
    /// The distance of stripes, in CSS pixels; 0 for plain.
    pub hatch: f32,
}

impl TintLook {
    /// Returns the look of a style.
    pub fn of(style: MarkStyle) -> Self {
        let (area, meeting, hatch) = match (style.class, style.loud) {
            (Class::Interferes, true) => (0.50, 0.80, 0.0),
            (Class::Interferes, false) => (0.16, 0.30, 0.0),
            (Class::Undecided, true) => (0.24, 0.70, 7.0),
            (Class::Undecided, false) => (0.0, 0.0, 0.0),
            (Class::Touches, true) => (0.50, 0.60, 9.0),
            (Class::Touches, false) => (0.16, 0.0, 9.0),
            (Class::Held, true) => (0.42, 0.0, 5.0),
            (Class::Held, false) => (0.18, 0.0, 5.0),
            (Class::Preview, _) => (0.0, 0.0, 0.0),
            (Class::Measured, _) => (0.34, 0.0, 0.0),
        };
        Self {
            class: style.class,
            area,
            meeting,
            hatch,
        }
    }

    /// Returns the colour with this opacity.
    pub fn colour(&self, palette: &Palette, opacity: f32) -> Colour {
        faded(class_colour(self.class, palette), opacity)
    }
}

fn class_colour(class: Class, palette: &Palette) -> Colour {
    match class {
        Class::Touches | Class::Undecided => palette.touching,
        Class::Interferes => palette.crossing,
        Class::Preview | Class::Held | Class::Measured => palette.accent,
    }
}

/// Returns the pens for a wire: where parts hide it, and where it is seen. It is empty for wires in the background.
pub fn pens(style: MarkStyle, kind: WireKind, palette: &Palette) -> Vec<Pen> {
    let colour = class_colour(style.class, palette);
    let (width, strength) = match kind {
        // The rim of an undecided intersection, which may be in many pieces, is thin: its stripes must stay visible.
        WireKind::Rim if style.class == Class::Undecided => (width::RIM, 0.8),
        WireKind::Curve | WireKind::Rim => (width::CURVE, 1.0),
        WireKind::Edge => (width::HELD_EDGE, 1.0),
        WireKind::Outline if matches!(style.class, Class::Held | Class::Measured) => {
            (width::HELD, 1.0)
        }
        WireKind::Outline => (width::FACE_OUTLINE, 0.9),
    };
    let seen = |opacity: f32, dash: f32| Pen {
        colour: faded(colour, opacity),
        width,
        dash,
        at: Where::Seen,
        lift: 3.0,
    };
    let hidden = |opacity: f32| Pen {
        at: Where::Hidden,
        dash: 5.0,
        ..seen(opacity, 0.0)
    };
    match (style.class, style.loud) {
        _ if !style.is_lined() => Vec::new(),
        (Class::Interferes | Class::Undecided, true) => {
            vec![hidden(0.75 * strength), seen(strength, 0.0)]
        }
        (Class::Touches | Class::Undecided, _) => vec![hidden(0.30), seen(strength, 0.0)],
        (Class::Held, true) | (Class::Measured, _) => vec![hidden(0.45), seen(strength, 0.0)],
        (Class::Held, false) => vec![seen(0.45 * strength, 0.0)],
        (Class::Preview, _) => vec![hidden(0.20), seen(0.55, 4.0)],
        (Class::Interferes, false) if kind == WireKind::Rim => vec![seen(0.25, 0.0)],
        (Class::Interferes, false) => vec![seen(0.5 * strength, 0.0)],
    }
}

/// The look of an intersection.
#[derive(Debug, Clone, Copy)]
pub struct BodyLook {
    /// The colour between the stripes.
    pub colour: Colour,
    /// The distance of stripes, in CSS pixels; 0 for plain.
    pub hatch: f32,
    /// The share of the plain colour: 0 for lit, 1 for the colour as it is.
    pub glow: f32,
}

impl BodyLook {
    /// Returns the look of a style: an interference is solid and red, an undecided pair striped and amber.
    pub fn of(style: MarkStyle, palette: &Palette) -> Self {
        let (colour, opacity, hatch) = match style.class {
            Class::Interferes => (palette.crossing, 0.92, 0.0),
            _ => (palette.touching, 0.85, 10.0),
        };
        let hushed = if style.loud { 1.0 } else { 0.25 };
        Self {
            colour: faded(colour, opacity * hushed),
            hatch,
            glow: 0.35,
        }
    }
}

/// Returns the pen for the edges of parts.
pub fn edge_pen(palette: &Palette) -> Pen {
    Pen {
        colour: palette.edge,
        width: width::EDGE,
        dash: 0.0,
        at: Where::Seen,
        lift: 2.0,
    }
}

/// Returns the passes that draw strokes of a kind: the places, the length of dashes, and the factor on the opacity.
pub fn strokes(hidden: Hidden) -> &'static [(Where, f32, f32)] {
    match hidden {
        Hidden::Gone => &[(Where::Seen, 0.0, 1.0)],
        Hidden::Over => &[(Where::Anywhere, 0.0, 1.0)],
        Hidden::Dashed => &[(Where::Hidden, 6.0, 0.6), (Where::Seen, 0.0, 1.0)],
    }
}
