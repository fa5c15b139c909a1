//! Finds the paint of the largest area of a part, which is the colour of the part as a whole.

use nearpoint_geometry::{Point, shape::Soup};
use std::collections::BTreeMap;

/// A sum of areas by paint.
pub(crate) struct Palette<K> {
    areas: BTreeMap<K, f64>,
}

impl<K: Ord> Palette<K> {
    pub(crate) fn new() -> Self {
        Self {
            areas: BTreeMap::new(),
        }
    }

    /// Adds the area of the last `triangles` of the soup, which have this paint.
    pub(crate) fn add(&mut self, soup: &Soup, triangles: usize, paint: K) {
        let new = &soup.triangles[soup.triangles.len() - triangles..];
        let area: f64 = (new.iter())
            .map(|t| {
                let [a, b, c] = t.map(|v| Point::from(soup.positions[v as usize]));
                (b - a).cross(&(c - a)).norm()
            })
            .sum();
        *self.areas.entry(paint).or_default() += area;
    }

    /// Returns the paint of the largest area; none if nothing was added.
    pub(crate) fn largest(self) -> Option<K> {
        let areas = self.areas.into_iter();
        areas
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(paint, _)| paint)
    }
}
