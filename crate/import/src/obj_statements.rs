//! The statements of an OBJ file, before it is known what they mean.

use crate::digits::Digits;
use std::collections::HashMap;
use std::ops::Range;

/// The statements of a file, as they come.
#[derive(Default)]
pub(crate) struct Statements<'a> {
    pub(crate) positions: Vec<[f64; 3]>,
    /// Of all positions: one program wrote them.
    pub(crate) digits: Digits,
    /// The corners of all polygons, one after another, as indices of positions.
    pub(crate) corners: Vec<u32>,
    pub(crate) polygons: Vec<Polygon>,
    /// In order of their first polygons.
    pub(crate) sections: Vec<Section>,
    /// Objects by number, also if names repeat; 0 is what comes before the first `o`.
    pub(crate) objects: Vec<Option<String>>,
    pub(crate) groups: Interned<'a>,
    pub(crate) materials: Interned<'a>,
    /// The material files' names.
    pub(crate) libraries: Vec<String>,
}

/// One `f`.
#[derive(Clone, Copy)]
pub(crate) struct Polygon {
    /// Where its corners end.
    pub(crate) end: u32,
    pub(crate) line: u32,
}

/// Polygons, one after another, that belong to the same.
pub(crate) struct Section {
    pub(crate) polygons: Range<usize>,
    pub(crate) object: u32,
    pub(crate) group: u32,
    pub(crate) material: u32,
}

/// Names numbered in order of their first use.
#[derive(Default)]
pub(crate) struct Interned<'a> {
    numbers: HashMap<&'a [u8], u32>,
    pub(crate) names: Vec<&'a [u8]>,
}

impl Statements<'_> {
    /// One more polygon of these.
    pub(crate) fn enter(&mut self, [object, group, material]: [u32; 3]) {
        let at = self.polygons.len();
        let belongs = |last: &&mut Section| {
            [last.object, last.group, last.material] == [object, group, material]
        };
        match self.sections.last_mut().filter(belongs) {
            Some(last) => last.polygons.end = at,
            None => self.sections.push(Section {
                polygons: at - 1..at,
                object,
                group,
                material,
            }),
        }
    }
}

impl<'a> Interned<'a> {
    pub(crate) fn number(&mut self, name: &'a [u8]) -> u32 {
        *self.numbers.entry(name).or_insert_with(|| {
            self.names.push(name);
            self.names.len() as u32 - 1
        })
    }
}
