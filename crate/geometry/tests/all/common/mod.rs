//! What the tests of this crate share. Each test file uses its own part of it.
#![allow(dead_code, clippy::print_stdout, clippy::unwrap_used)]

pub use nearpoint_testing::{clouds, oracle, planar, rational, voxels};

use nearpoint_geometry::shape::{Shape, Soup};
use nearpoint_testing::shapes::shape;

/// The rows of a table of numbers, parted by commas.
pub fn rows<const N: usize>(table: &str) -> Vec<[f64; N]> {
    let row = |row: &str| {
        let numbers = row.split_whitespace().map(|number| number.parse().unwrap());
        numbers.collect::<Vec<f64>>().try_into().unwrap()
    };
    table.split(',').map(row).collect()
}

/// A shape by its vertices and triangles, which count from 1, as in an OBJ file.
pub fn obj(vertices: &str, triangles: &str) -> Shape {
    let corners = |row: [f64; 3]| row.map(|vertex| vertex as u32 - 1);
    shape(Soup {
        positions: rows(vertices),
        triangles: rows(triangles).into_iter().map(corners).collect(),
        faces: Vec::new(),
    })
}

/// How many cases to try: as many as the environment says, or else as many as is usual.
pub fn wished<T: std::str::FromStr>(variable: &str, usual: T) -> T {
    let wished = std::env::var(variable).ok();
    wished.map_or(usual, |count| {
        count.parse().ok().expect("a number of cases")
    })
}

/// How many random pairs to try of each kind.
pub fn pairs_wished(usual: usize) -> usize {
    wished("NEARPOINT_PAIRS", usual)
}
