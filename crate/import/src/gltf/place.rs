//! What reading a primitive needs, whether it is compressed or not: which it is, where its positions are to be, and what
//! it adds.

use super::map::Map;
use crate::error::{Result, damaged_at};
use nearpoint_message::{Arg, ToArg, message};

/// A primitive of a mesh, by their numbers.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) mesh: usize,
    pub(super) primitive: usize,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "meshes[{}].primitives[{}]", self.mesh, self.primitive)
    }
}

impl ToArg for Place {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

/// What a primitive adds to a part.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Added {
    /// Points and lines have none.
    pub(super) triangles: usize,
    /// How far a position may be from where it was before it was rounded to an integer.
    pub(super) rounding: f64,
}

/// A position where it is to be, if that is finite.
#[inline]
pub(super) fn mapped(given: [f64; 3], number: usize, map: &Map, place: Place) -> Result<[f64; 3]> {
    let position = map.apply(given);
    if position.iter().all(|x| x.is_finite()) {
        return Ok(position);
    }
    let place = message!("gltf-attributes-position-element", place, number);
    Err(damaged_at(place, message!("coordinate-not-finite")))
}
