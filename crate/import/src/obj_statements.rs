//! Stores the statements of an OBJ file, which `obj_parts` interprets as parts and faces.

use crate::digits::Digits;
use std::collections::HashMap;
use std::ops::Range;

/// The object, the group or the material of polygons that follow those of the piece of the file before.
pub(crate) const INHERITED: u32 = u32::MAX;

/// The statements of a file, or of a piece of it, in their order.
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
    /// The object, the group and the material at the end.
    pub(crate) last: [u32; 3],
    /// True if more of the file is before these statements.
    pub(crate) is_piece: bool,
    /// The corners that are counted backwards from the last vertex, and so from the piece's first if they are negative.
    pub(crate) relative: Vec<(usize, i64)>,
    /// The lowest of these numbers, those of faces with fewer than three corners included.
    pub(crate) lowest: i64,
    /// The first face with fewer than three corners, and the number of such faces.
    pub(crate) small: Option<(usize, usize)>,
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

impl<'a> Statements<'a> {
    /// Returns the statements before the first of a file.
    pub(crate) fn start() -> Self {
        let mut start = Self {
            objects: vec![None],
            ..Self::default()
        };
        start.groups.number(b"");
        start.materials.number(b"");
        start
    }

    /// Returns the statements before the first of a piece of a file.
    pub(crate) fn piece() -> Self {
        Self {
            last: [INHERITED; 3],
            is_piece: true,
            ..Self::default()
        }
    }

    /// Returns the first corner of a polygon.
    pub(crate) fn first_corner(&self, polygon: usize) -> usize {
        let before = polygon.checked_sub(1);
        before.map_or(0, |before| self.polygons[before].end as usize)
    }

    /// Adds the last polygon to those of the current object, group and material.
    pub(crate) fn end_polygon(&mut self) {
        let [object, group, material] = self.last;
        let at = self.polygons.len();
        self.add_section(Section {
            polygons: at - 1..at,
            object,
            group,
            material,
        });
    }

    fn add_section(&mut self, next: Section) {
        let key = |section: &Section| [section.object, section.group, section.material];
        match self.sections.last_mut() {
            Some(last) if key(last) == key(&next) => last.polygons.end = next.polygons.end,
            _ => self.sections.push(next),
        }
    }

    /// Adds the statements of the next piece. Returns whether its faces use no vertex before the first.
    pub(crate) fn append(&mut self, piece: Statements<'a>) -> bool {
        let known = self.positions.len();
        let [corners, polygons] = [self.corners.len(), self.polygons.len()];
        self.positions.extend(piece.positions);
        self.digits.merge(piece.digits);
        self.corners.extend(piece.corners);
        for (at, index) in piece.relative {
            self.corners[corners + at] = (known as i64 + index) as u32;
        }
        self.polygons
            .extend(piece.polygons.iter().map(|polygon| Polygon {
                end: polygon.end + corners as u32,
                line: polygon.line,
            }));
        let objects = self.objects.len() as u32;
        self.objects.extend(piece.objects);
        let number = |names: &mut Interned<'a>, name: &&'a [u8]| names.number(name);
        let groups = piece.groups.names.iter();
        let groups: Vec<u32> = groups.map(|name| number(&mut self.groups, name)).collect();
        let materials = piece.materials.names.iter();
        let materials: Vec<u32> =
            (materials.map(|name| number(&mut self.materials, name))).collect();
        let before = self.last;
        let placed = |[object, group, material]: [u32; 3]| {
            let object = (object != INHERITED).then(|| objects + object);
            [
                object.unwrap_or(before[0]),
                groups.get(group as usize).copied().unwrap_or(before[1]),
                (materials.get(material as usize).copied()).unwrap_or(before[2]),
            ]
        };
        for section in piece.sections {
            let [object, group, material] =
                placed([section.object, section.group, section.material]);
            self.add_section(Section {
                polygons: section.polygons.start + polygons..section.polygons.end + polygons,
                object,
                group,
                material,
            });
        }
        self.last = placed(piece.last);
        self.libraries.extend(piece.libraries);
        if let Some((line, count)) = piece.small {
            self.small.get_or_insert((line, 0)).1 += count;
        }
        known as i64 + piece.lowest >= 0
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
