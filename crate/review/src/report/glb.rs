//! The parts and what they have in common as one GLB file: parts are grey glass, bodies in common are red and solid.

use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_import::body::{self, Body};

/// What is seen through.
const GLASS: [f32; 4] = [0.62, 0.65, 0.69, 0.25];
const RED: [f32; 4] = [0.84, 0.12, 0.13, 1.0];

/// Writes parts and bodies, each a node of its own name; their own colours count where they have some.
#[must_use]
pub fn write(parts: &[Body], bodies: &[Body], unit: Unit, up: Up) -> Vec<u8> {
    let all = [(parts, GLASS), (bodies, RED)];
    let all = all.into_iter().flat_map(|(list, colour)| {
        list.iter().map(move |&body| Body {
            colour: body.colour.or(Some(colour)),
            ..body
        })
    });
    body::glb(&all.collect::<Vec<_>>(), unit, up)
}
