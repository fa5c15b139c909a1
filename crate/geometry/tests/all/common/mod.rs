//! Shares helpers among the tests of this crate. Each test file uses its own part of it.
#![allow(dead_code, clippy::print_stdout, clippy::unwrap_used)]

pub use nearpoint_testing::{clouds, oracle, planar, rational, voxels};

use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::interference::{InterferenceResult, Precision, Solid, examine, refine};
use nearpoint_geometry::planar::Point2;
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Point, Pose};
use nearpoint_testing::shapes::shape;

/// Returns the rows of a table of numbers, separated by commas.
pub fn rows<const N: usize>(table: &str) -> Vec<[f64; N]> {
    let row = |row: &str| {
        let numbers = row.split_whitespace().map(|number| number.parse().unwrap());
        numbers.collect::<Vec<f64>>().try_into().unwrap()
    };
    table.split(',').map(row).collect()
}

/// Returns a ring of the given vertices.
pub fn drawn(vertices: &str) -> Vec<Point2> {
    planar::ring(&rows(vertices))
}

/// Returns a shape of the given vertices and triangles, which count from 1, as in an OBJ file.
pub fn obj(vertices: &str, triangles: &str) -> Shape {
    let corners = |row: [f64; 3]| row.map(|vertex| vertex as u32 - 1);
    shape(Soup {
        positions: rows(vertices),
        triangles: rows(triangles).into_iter().map(corners).collect(),
        faces: Vec::new(),
    })
}

/// Returns the number of cases to try: the environment variable's, or else the usual one.
pub fn cases_from_env<T: std::str::FromStr>(variable: &str, usual: T) -> T {
    let requested = std::env::var(variable).ok();
    requested.map_or(usual, |count| {
        count.parse().ok().expect("a number of cases")
    })
}

/// Returns the number of random pairs to try of each kind.
pub fn pairs_from_env(usual: usize) -> usize {
    cases_from_env("NEARPOINT_PAIRS", usual)
}

/// Returns a part whose facets approximate its surface.
pub fn part(shape: &Shape) -> Solid<'_> {
    let (is_exact_mesh, unit) = (false, Unit::Mm);
    Solid {
        shape,
        is_exact_mesh,
        unit,
    }
}

/// Returns a part that is its mesh.
pub fn model(shape: &Shape) -> Solid<'_> {
    Solid {
        is_exact_mesh: true,
        ..part(shape)
    }
}

/// Returns the findings about two parts.
pub fn examine_pair([a, b]: [Solid; 2], pose: &Pose) -> InterferenceResult {
    let pairs = colliding_pairs(a.shape, b.shape, pose, &SequentialExecutor).unwrap();
    examine(&a, &b, pose, &pairs, &SequentialExecutor).unwrap()
}

/// Returns the findings about two parts with the class and the numbers that finer facets show, if they show more.
pub fn refine_pair([a, b]: [Solid; 2], pose: &Pose) -> InterferenceResult {
    let found = examine_pair([a, b], pose);
    let (known, common) = (Precision::from(&found), found.intersection.as_ref().ok());
    match refine(&a, &b, pose, known, common, &SequentialExecutor).unwrap() {
        Some(fine) => InterferenceResult {
            class: fine.class,
            undecided_reason: None,
            depth: fine.depth,
            overlap: fine.overlap,
            ..found
        },
        None => found,
    }
}

/// Makes triangles of their own corners.
pub fn loose(positions: Vec<[f64; 3]>) -> Soup {
    let count = positions.len() as u32 / 3;
    Soup {
        positions,
        triangles: (0..count).map(|i| [3 * i, 3 * i + 1, 3 * i + 2]).collect(),
        faces: Vec::new(),
    }
}

/// Moves triangles.
pub fn placed(mut soup: Soup, by: [f64; 3]) -> Soup {
    for p in &mut soup.positions {
        *p = [0, 1, 2].map(|i| p[i] + by[i]);
    }
    soup
}

/// Poses triangles.
pub fn posed(mut soup: Soup, pose: &Pose) -> Soup {
    for p in &mut soup.positions {
        *p = (pose * Point::from(*p)).into();
    }
    soup
}

/// Returns the same triangles with these faces.
pub fn regrouped(mesh: &Mesh, faces: Vec<u32>) -> Mesh {
    let vertices = mesh.vertices().iter().map(|&p| p.into()).collect();
    Mesh::from_parts(vertices, mesh.triangles().to_vec(), faces).unwrap()
}

/// Makes a cube about the origin with sides of this length.
pub fn cube(edge: f64) -> Soup {
    primitives::cuboid(edge, edge, edge)
}
