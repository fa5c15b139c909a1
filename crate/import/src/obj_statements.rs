//! Stores the statements of an OBJ file, which `obj_parts` interprets as parts and faces.

use crate::digits::Digits;
use std::collections::HashMap;
use std::ops::Range;

/// The statements of a file in their order.
#[derive(Default)]
pub(crate) struct Statements<'a> {
    pub(crate) positions: Vec<[f64; 3]>,
    /// The digits of all positions: one program wrote them.
    pub(crate) digits: Digits,
    /// The corners of all polygons, one after another, as indices into the positions.
    pub(crate) corners: Vec<u32>,
    pub(crate) polygons: Vec<Polygon>,
    /// The sections in order of their first polygons.
    pub(crate) sections: Vec<Section>,
    /// The objects by index, even if names repeat; 0 is the content before the first `o`.
    pub(crate) objects: Vec<Option<String>>,
    pub(crate) groups: Interned<'a>,
    pub(crate) materials: Interned<'a>,
    pub(crate) libraries: Vec<String>,
}

/// A polygon, of one `f` statement.
#[derive(Clone, Copy)]
pub(crate) struct Polygon {
    /// The end of its corners in [`Statements::corners`].
    pub(crate) end: u32,
    pub(crate) line: u32,
}

/// The consecutive polygons of one object, group and material.
pub(crate) struct Section {
    pub(crate) polygons: Range<usize>,
    pub(crate) object: u32,
    pub(crate) group: u32,
    pub(crate) material: u32,
}

/// The names, with an index in order of their first use.
#[derive(Default)]
pub(crate) struct Interned<'a> {
    numbers: HashMap<&'a [u8], u32>,
    pub(crate) names: Vec<&'a [u8]>,
}

impl Statements<'_> {
    /// Adds a polygon of this object, group and material.
    pub(crate) fn add_polygon(&mut self, [object, group, material]: [u32; 3]) {
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
