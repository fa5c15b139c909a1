//! Chooses the one colour of a part: that of the material with the largest area.

use super::source::Source;
use crate::palette::Palette;
use nearpoint_geometry::nalgebra::ComplexField;

/// Returns the base colour of the material with the largest area, in sRGB; none for parts without a material.
pub(super) fn colour(palette: Palette<Option<usize>>, source: &Source) -> Option<[f32; 4]> {
    let material = palette.largest()??;
    let factor = source.document.materials.get(material)?.factor?;
    let [r, g, b, opacity] = factor.map(|x| x as f32).map(|x| {
        if x.is_finite() {
            x.clamp(0.0, 1.0)
        } else {
            1.0
        }
    });
    let [r, g, b] = [r, g, b].map(encoded);
    Some([r, g, b, opacity])
}

/// Converts linear light to sRGB.
fn encoded(linear: f32) -> f32 {
    if linear <= 0.003_130_8 {
        12.92 * linear
    } else {
        1.055 * ComplexField::powf(linear, 1.0 / 2.4) - 0.055
    }
}
