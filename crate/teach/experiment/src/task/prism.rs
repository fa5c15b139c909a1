//! Makes blocks from numbers.

use std::sync::Arc;

use nearpoint_geometry::Vector;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::{ComplexField, UnitQuaternion};
use nearpoint_geometry::shape::{Diagnostics, Mesh, Shape, Soup, diagnose};
use std::f64::consts::{FRAC_PI_2, PI};

/// Welds triangles without defects to a shape, and returns it with its diagnostics.
pub fn with_diagnostics(soup: Soup) -> (Arc<Shape>, Arc<Diagnostics>) {
    let mesh = Mesh::weld(soup).expect("the blocks' numbers are finite and few");
    let diagnostics = Arc::new(diagnose(&mesh));
    (
        Arc::new(Shape::build(mesh, &SequentialExecutor)),
        diagnostics,
    )
}

/// Returns a convex outline in x and z, counter-clockwise as seen from the front, extruded along y by `depth`, its centre at
/// y = 0.
pub fn prism(outline: &[[f64; 2]], depth: f64) -> Soup {
    let count = outline.len() as u32;
    let layer = |y: f64| outline.iter().map(move |[x, z]| [*x, y, *z]);
    let positions = layer(-0.5 * depth).chain(layer(0.5 * depth)).collect();
    let mut triangles = Vec::new();
    for i in 1..count.saturating_sub(1) {
        triangles.push([0, i, i + 1]);
        triangles.push([count, count + i + 1, count + i]);
    }
    for i in 0..count {
        let j = (i + 1) % count;
        triangles.push([i, count + i, count + j]);
        triangles.push([i, count + j, j]);
    }
    Soup {
        positions,
        triangles,
        faces: Vec::new(),
    }
}

/// Returns the outline of a half disc, its flat side down, relative to the centre of its box.
pub fn half_disc(radius: f64, steps: u32) -> Vec<[f64; 2]> {
    let low = -0.5 * radius;
    let on_the_arc = |i: u32| {
        let (sin, cos) = ComplexField::sin_cos(PI * f64::from(i) / f64::from(steps));
        [radius * cos, low + radius * sin]
    };
    let arc = (1..steps).map(on_the_arc);
    let ends = [[radius, low], [-radius, low]];
    [ends[0]].into_iter().chain(arc).chain([ends[1]]).collect()
}

/// Returns the rotation by this number of quarter turns about an axis.
pub fn quarters(axis: Vector, times: u32) -> UnitQuaternion<f64> {
    UnitQuaternion::from_scaled_axis(axis * (FRAC_PI_2 * f64::from(times)))
}

/// Returns the rotations by half a turn about the three axes, and the identity.
pub fn half_turns() -> Vec<UnitQuaternion<f64>> {
    let turned = [Vector::x(), Vector::y(), Vector::z()].map(|axis| quarters(axis, 2));
    [UnitQuaternion::identity()]
        .into_iter()
        .chain(turned)
        .collect()
}

/// Returns the 24 rotations that map a cube onto itself, the identity first.
pub fn cube_turns() -> Vec<UnitQuaternion<f64>> {
    let up = [
        UnitQuaternion::identity(),
        quarters(Vector::x(), 1),
        quarters(Vector::x(), 2),
        quarters(Vector::x(), 3),
        quarters(Vector::y(), 1),
        quarters(Vector::y(), 3),
    ];
    let all = up
        .iter()
        .flat_map(|tip| (0..4).map(move |times| tip * quarters(Vector::z(), times)));
    all.collect()
}
