//! Chooses the colours of a part: its own is that of the material with the largest area, and each primitive has that of
//! its material.

use super::source::Source;
use crate::face_colours::{PaintRun, PartColours};
use crate::palette::Palette;
use nearpoint_geometry::nalgebra::ComplexField;

/// Returns the colours of a part and of its faces. Primitives without a known material have the colour of the part, which
/// is none if these have the largest area.
pub(super) fn colours(
    palette: Palette<Option<usize>>,
    runs: &[PaintRun<Option<usize>>],
    source: &Source,
) -> PartColours {
    let colour = |material: Option<usize>| base_colour(material?, source);
    let runs = runs.iter();
    PartColours::new(
        palette.largest().and_then(colour),
        runs.map(|&(triangles, material)| (triangles, colour(material))),
    )
}

/// Returns the base colour of a material in sRGB.
fn base_colour(material: usize, source: &Source) -> Option<[f32; 4]> {
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
