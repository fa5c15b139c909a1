//! The one colour that a part is shown in: that of the material with the largest area.

use super::Source;
use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::{Point, shape::Soup};
use std::collections::BTreeMap;

/// Sums up areas by material.
#[derive(Default)]
pub(super) struct Palette {
    areas: BTreeMap<Option<usize>, f64>,
}

impl Palette {
    /// Adds the last `triangles` of the soup, which have this material.
    pub(super) fn add(&mut self, soup: &Soup, triangles: usize, material: Option<usize>) {
        let new = &soup.triangles[soup.triangles.len() - triangles..];
        let area: f64 = (new.iter())
            .map(|t| {
                let [a, b, c] = t.map(|v| Point::from(soup.positions[v as usize]));
                (b - a).cross(&(c - a)).norm()
            })
            .sum();
        *self.areas.entry(material).or_default() += area;
    }

    /// The base colour of the material with the largest area, in sRGB; none for parts without a material.
    pub(super) fn colour(&self, source: &Source) -> Option<[f32; 4]> {
        let largest = self.areas.iter().max_by(|a, b| a.1.total_cmp(b.1));
        let factor = (*source.document.materials.get((*largest?.0)?)?)?;
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
}

/// Linear light as sRGB writes it.
fn encoded(linear: f32) -> f32 {
    if linear <= 0.003_130_8 {
        12.92 * linear
    } else {
        1.055 * ComplexField::powf(linear, 1.0 / 2.4) - 0.055
    }
}
