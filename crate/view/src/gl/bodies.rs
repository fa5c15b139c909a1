//! What bodies in common look like.

use crate::list::{Class, MarkStyle};
use crate::style::{Colour, Palette, faded};

/// How a body is painted.
#[derive(Debug, Clone, Copy)]
pub(super) struct BodyLook {
    pub colour: Colour,
    /// Distance of stripes, CSS pixels; 0: plain.
    pub hatch: f32,
    /// 0: lit, 1: the colour as it is.
    pub glow: f32,
}

impl BodyLook {
    /// What is certain is solid and red, what is not is striped and amber.
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
