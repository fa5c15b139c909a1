//! Defines the input and the output of reading a primitive, compressed or not.

use super::map::Map;
use crate::error::{Result, damaged_at};
use nearpoint_message::{Arg, ToArg, message};

/// The indices of a primitive and of its mesh.
#[derive(Clone, Copy)]
pub(super) struct PrimitiveRef {
    pub(super) mesh: usize,
    pub(super) primitive: usize,
}

impl std::fmt::Display for PrimitiveRef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "meshes[{}].primitives[{}]", self.mesh, self.primitive)
    }
}

impl ToArg for PrimitiveRef {
    fn to_arg(&self) -> Arg {
        Arg::Text(self.to_string())
    }
}

/// The data that a primitive adds to a part.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct PrimitiveData {
    /// The number of triangles; 0 for points and lines.
    pub(super) triangles: usize,
    /// The largest error of a position that was rounded to an integer.
    pub(super) rounding: f64,
}

/// Maps a position; an error if the result is not finite.
#[inline]
pub(super) fn map_position(
    given: [f64; 3],
    number: usize,
    map: &Map,
    place: PrimitiveRef,
) -> Result<[f64; 3]> {
    let position = map.apply(given);
    if position.iter().all(|x| x.is_finite()) {
        return Ok(position);
    }
    let place = message!("gltf-attributes-position-element", place, number);
    Err(damaged_at(place, message!("coordinate-not-finite")))
}
