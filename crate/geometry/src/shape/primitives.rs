//! Makes shapes from numbers, for tests, benchmarks and demonstrations: closed, outward, without defects.
//!
//! Positions are rounded to f32, so that other engines that compute in f32 see the same numbers. Sines come from `libm`, so
//! that they are the same on every machine.

use super::Soup;
use crate::Vector;
use crate::nalgebra::{ComplexField, Vector3};
use crate::random::SplitMix64;
use std::f64::consts::{PI, TAU};

fn sin_cos(angle: f64) -> (f64, f64) {
    ComplexField::sin_cos(angle)
}

fn rounded(p: [f64; 3]) -> [f64; 3] {
    p.map(|x| f64::from(x as f32))
}

fn soup(positions: Vec<[f64; 3]>, triangles: Vec<[u32; 3]>) -> Soup {
    Soup {
        positions: positions.into_iter().map(rounded).collect(),
        triangles,
        faces: Vec::new(),
    }
}

/// Makes a box about the origin with these edge lengths: 12 triangles.
pub fn cuboid(x: f64, y: f64, z: f64) -> Soup {
    let positions = (0..8)
        .map(|i| {
            let sign = |bit: u32| if i & bit == 0 { -0.5 } else { 0.5 };
            [sign(1) * x, sign(2) * y, sign(4) * z]
        })
        .collect();
    let quads = [
        [0, 4, 6, 2],
        [1, 3, 7, 5],
        [0, 1, 5, 4],
        [2, 6, 7, 3],
        [0, 2, 3, 1],
        [4, 5, 7, 6],
    ];
    let triangles = quads.iter().flat_map(|q| halves(*q)).collect();
    soup(positions, triangles)
}

/// Makes a sphere about the origin, its poles on the z axis: `segments` around, `rings` from pole to pole, 2 · segments ·
/// (rings − 1) triangles. Fewer than 3 segments or 2 rings are taken as 3 and 2.
pub fn uv_sphere(segments: u32, rings: u32, radius: f64) -> Soup {
    sphere_like(segments, rings, |_| radius)
}

/// Makes a bumpy sphere of mean radius about 1: 24 plane waves over the sphere, drawn from `seed`. Its triangles are those
/// of [`uv_sphere`].
pub fn bumpy_sphere(segments: u32, rings: u32, seed: u64) -> Soup {
    const WAVES: usize = 24;
    const AMPLITUDE: f64 = 0.22 * 1.4;
    const HIGHEST: f64 = 5.0;
    let mut random = SplitMix64::seeded(seed);
    let waves: Vec<(Vector, f64)> = (0..WAVES)
        .map(|_| {
            let z = 2.0 * random.uniform() - 1.0;
            let (s, c) = sin_cos(TAU * random.uniform());
            let flat = (1.0 - z * z).sqrt();
            let along = Vector3::new(flat * c, flat * s, z);
            (
                along * (1.0 + (HIGHEST - 1.0) * random.uniform()),
                TAU * random.uniform(),
            )
        })
        .collect();
    sphere_like(segments, rings, |d| {
        let sum: f64 = waves
            .iter()
            .map(|(wave, phase)| ComplexField::sin(wave.dot(&d) + phase))
            .sum();
        1.0 + AMPLITUDE * sum / (WAVES as f64).sqrt()
    })
}

/// Makes a globe; `radius` returns the distance from the origin in a direction.
fn sphere_like(segments: u32, rings: u32, radius: impl Fn(Vector) -> f64) -> Soup {
    let (segments, rings) = (segments.max(3), rings.max(2));
    let mut directions = vec![Vector::z()];
    for i in 1..rings {
        let (s, c) = sin_cos(PI * f64::from(i) / f64::from(rings));
        for j in 0..segments {
            let (sj, cj) = sin_cos(TAU * f64::from(j) / f64::from(segments));
            directions.push(Vector3::new(s * cj, s * sj, c));
        }
    }
    directions.push(-Vector::z());
    let positions = directions
        .into_iter()
        .map(|d| (d * radius(d)).into())
        .collect();
    soup(positions, globe(segments, rings))
}

/// Makes a capsule along the z axis, about the origin: a cylinder of this length with a half sphere at each end. `segments`
/// around, `rings` from a pole to the cylinder; 4 · segments · rings triangles. Fewer than 3 segments or 1 ring are taken
/// as 3 and 1.
pub fn capsule(segments: u32, rings: u32, radius: f64, length: f64) -> Soup {
    let (segments, rings) = (segments.max(3), rings.max(1));
    let pole = 0.5 * length + radius;
    let mut positions = vec![[0.0, 0.0, pole]];
    let down = (1..=rings).map(|i| (i, 1.0));
    let up = (1..=rings).rev().map(|i| (i, -1.0));
    for (i, side) in down.chain(up) {
        let (s, c) = sin_cos(0.5 * PI * f64::from(i) / f64::from(rings));
        // The last ring of a half sphere lies where the cylinder begins, to the last digit.
        let above = if i == rings { 0.0 } else { radius * c };
        for j in 0..segments {
            let (sj, cj) = sin_cos(TAU * f64::from(j) / f64::from(segments));
            positions.push([
                radius * s * cj,
                radius * s * sj,
                side * (0.5 * length + above),
            ]);
        }
    }
    positions.push([0.0, 0.0, -pole]);
    soup(positions, globe(segments, 2 * rings + 1))
}

/// Returns the triangles between two poles and the rings of positions between them, the north pole the first position.
fn globe(segments: u32, rings: u32) -> Vec<[u32; 3]> {
    let south = 1 + (rings - 1) * segments;
    let at = |ring: u32, j: u32| 1 + ring * segments + j % segments;
    let mut triangles = Vec::new();
    for j in 0..segments {
        triangles.push([0, at(0, j), at(0, j + 1)]);
    }
    for ring in 0..rings - 2 {
        for j in 0..segments {
            triangles.extend(cell(&at, ring, j));
        }
    }
    for j in 0..segments {
        triangles.push([south, at(rings - 2, j + 1), at(rings - 2, j)]);
    }
    triangles
}

/// Makes a torus about the z axis: `around` steps of the tube's centre on a circle of radius `ring`, `tube_steps` around
/// the tube of radius `tube`; 2 · around · tube_steps triangles. Fewer than 3 steps are taken as 3.
pub fn torus(around: u32, tube_steps: u32, ring: f64, tube: f64) -> Soup {
    let (around, tube_steps) = (around.max(3), tube_steps.max(3));
    let mut positions = Vec::new();
    let mut triangles = Vec::new();
    let at = |i: u32, j: u32| (i % around) * tube_steps + j % tube_steps;
    for i in 0..around {
        let (si, ci) = sin_cos(TAU * f64::from(i) / f64::from(around));
        for j in 0..tube_steps {
            let (sj, cj) = sin_cos(TAU * f64::from(j) / f64::from(tube_steps));
            let from_axis = ring + tube * cj;
            positions.push([from_axis * ci, from_axis * si, tube * sj]);
            triangles.extend(cell(&at, i, j));
        }
    }
    soup(positions, triangles)
}

/// Makes a tube about the z axis with flat ends: outer and inner radius, height, about the origin; 8 · segments triangles.
/// An inner radius of 0 makes a solid cylinder of 4 · segments triangles. Fewer than 3 segments are taken as 3.
pub fn tube(segments: u32, outer: f64, inner: f64, height: f64) -> Soup {
    let segments = segments.max(3);
    let mut positions = Vec::new();
    let mut triangles = Vec::new();
    let solid = inner == 0.0;
    // Around the profile, outwards seen: outer bottom, outer top, inner top, inner bottom.
    let profile: &[(f64, f64)] = &[(outer, -0.5), (outer, 0.5), (inner, 0.5), (inner, -0.5)];
    for &(radius, z) in profile {
        let count = if solid && radius == 0.0 { 1 } else { segments };
        for j in 0..count {
            let (s, c) = sin_cos(TAU * f64::from(j) / f64::from(segments));
            positions.push([radius * c, radius * s, z * height]);
        }
    }
    let at = |row: u32, j: u32| {
        if solid && row >= 2 {
            2 * segments + row - 2
        } else {
            row * segments + j % segments
        }
    };
    for j in 0..segments {
        for (row, above) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
            let quad = [at(row, j), at(row, j + 1), at(above, j + 1), at(above, j)];
            triangles.extend(halves(quad).filter(|[a, b, c]| a != b && b != c && c != a));
        }
    }
    soup(positions, triangles)
}

/// Returns the triangles between two rows of positions and two columns.
fn cell(at: impl Fn(u32, u32) -> u32, i: u32, j: u32) -> impl Iterator<Item = [u32; 3]> {
    halves([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)])
}

fn halves([a, b, c, d]: [u32; 4]) -> impl Iterator<Item = [u32; 3]> {
    [[a, b, c], [a, c, d]].into_iter()
}
