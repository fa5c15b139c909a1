//! Provides a field of equal stations in millimetres: a plate on a base, and eight bolts on the plate. In every seventh
//! station one bolt is half a millimetre deep in the plate. Repetition shows costs that grow faster than the number of
//! parts.

use std::f64::consts::TAU;
use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Diagnostics, Mesh, Shape, Soup, diagnose, primitives};
use nearpoint_scene::NewPart;

/// The number of parts of a station.
pub const PARTS: usize = 10;

/// The distance between stations.
const PITCH: f64 = 120.0;

/// The radii and heights of a bolt's edges: a head with a stub on it.
const BOLT: [(f64, f64); 4] = [(6.0, 0.0), (6.0, 6.0), (3.0, 6.0), (3.0, 20.0)];

/// The number of corners around a bolt.
const SEGMENTS: u32 = 32;

/// A shape and the diagnostics of its mesh.
#[derive(Debug, Clone)]
pub struct StationShape(Arc<Shape>, Arc<Diagnostics>);

/// Returns this many stations, in rows and columns. Equal parts share their shape.
pub fn stations(count: usize) -> Vec<NewPart> {
    let side = (count as f64).sqrt().ceil() as usize;
    let plate = station_shape(primitives::cuboid(100.0, 100.0, 10.0));
    let base = station_shape(primitives::cuboid(100.0, 100.0, 12.0));
    let bolt = station_shape(lathe(&BOLT, SEGMENTS));
    let mut parts = Vec::new();
    for station in 0..count {
        let corner = [station % side, station / side].map(|n| n as f64 * PITCH);
        let mut put = |name: &str, made: &StationShape, [x, y, z]: [f64; 3]| {
            let at = Pose::translation(corner[0] + x, corner[1] + y, z);
            parts.push(part(format!("{name} {station}"), made, at, parts.len()));
        };
        put("plate", &plate, [50.0, 50.0, 5.0]);
        put("base", &base, [50.0, 50.0, -6.0]);
        for n in 0..PARTS - 2 {
            let deep = if station % 7 == 0 && n == 5 { 0.5 } else { 0.0 };
            let [column, row] = [n % 4, n / 4].map(|n| n as f64);
            let at = [15.0 + 22.0 * column, 20.0 + 50.0 * row, 10.0 - deep];
            put("bolt", &bolt, at);
        }
    }
    parts
}

fn station_shape(soup: Soup) -> StationShape {
    StationShape::new(Mesh::weld(soup).unwrap())
}

impl StationShape {
    /// Builds and diagnoses a mesh.
    pub fn new(mesh: Mesh) -> Self {
        let shape = Shape::build(mesh, &SequentialExecutor);
        let diagnostics = diagnose(shape.mesh());
        Self(Arc::new(shape), Arc::new(diagnostics))
    }
}

/// Returns a grey part with this pose and id.
pub fn part(
    name: String,
    StationShape(shape, diagnostics): &StationShape,
    pose: Pose,
    index: usize,
) -> NewPart {
    NewPart {
        index_in_model: index,
        ..NewPart::new(name, shape.clone(), diagnostics.clone(), pose)
    }
}

/// Returns the solid of revolution of a profile about the z axis, flat at both ends.
fn lathe(profile: &[(f64, f64)], segments: u32) -> Soup {
    let around = |n: u32| TAU * f64::from(n) / f64::from(segments);
    let row = |&(radius, z): &(f64, f64)| {
        let corners = (0..segments).map(around);
        corners.map(move |angle| [radius * angle.cos(), radius * angle.sin(), z])
    };
    let at = |row: u32, n: u32| row * segments + n % segments;
    let top = profile.len() as u32 - 1;
    let sides = (0..top).flat_map(|row| (0..segments).map(move |n| (row, n)));
    let sides = sides.flat_map(|(row, n)| {
        let [low, next, high, over] = [
            at(row, n),
            at(row, n + 1),
            at(row + 1, n),
            at(row + 1, n + 1),
        ];
        [[low, next, over], [low, over, high]]
    });
    let ends = (2..segments).flat_map(|n| {
        let high = |n| at(top, n);
        [[0, n, n - 1], [high(0), high(n - 1), high(n)]]
    });
    Soup {
        positions: profile.iter().flat_map(row).collect(),
        triangles: sides.chain(ends).collect(),
        faces: Vec::new(),
    }
}
