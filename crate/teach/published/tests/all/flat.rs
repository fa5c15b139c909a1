//! Provides worlds in the plane for planning.

use std::sync::Arc;

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::plan::PlanningPart;
use nearpoint_published::octree::WorldCube;
use nearpoint_published::planning::{Dimension, Space};

pub fn shape(soup: Soup) -> Arc<Shape> {
    Arc::new(Shape::build(Mesh::weld(soup).unwrap(), &SequentialExecutor))
}

/// Returns a prism over an L of arms `thick` wide, about the centre of its box.
pub fn ell(long: f64, short: f64, thick: f64, height: f64) -> Arc<Shape> {
    let outline = [
        [0.0, 0.0],
        [long, 0.0],
        [long, thick],
        [thick, thick],
        [thick, short],
        [0.0, short],
    ];
    let at = |z: f64| outline.map(|[x, y]| [x - long / 2.0, y - short / 2.0, z]);
    let mut soup = Soup::default();
    soup.positions.extend(at(-height / 2.0));
    soup.positions.extend(at(height / 2.0));
    for i in 0..6_u32 {
        let j = (i + 1) % 6;
        soup.triangles.extend([[i, j, 6 + j], [i, 6 + j, 6 + i]]);
    }
    for [a, b, c] in [[0, 1, 2], [0, 2, 3], [0, 3, 4], [0, 4, 5]] {
        soup.triangles.extend([[a, c, b], [6 + a, 6 + b, 6 + c]]);
    }
    shape(soup)
}

pub fn flat(edge: f64, depth: u32) -> Space {
    let world = WorldCube::new(Point::origin(), edge).unwrap();
    Space::new(world, depth, Dimension::Flat).unwrap()
}

/// Returns a wall in the plane of a flat space.
pub fn wall(space: &Space, x: [f64; 2], y: [f64; 2]) -> PlanningPart {
    let height = 0.5 * space.cell();
    let middle = |r: [f64; 2]| 0.5 * (r[0] + r[1]);
    PlanningPart {
        shape: shape(primitives::cuboid(x[1] - x[0], y[1] - y[0], height)),
        pose: Pose::translation(middle(x), middle(y), height),
    }
}

pub fn at(space: &Space, x: f64, y: f64, degrees: f64) -> Pose {
    Pose::new(
        Vector::new(x, y, 0.5 * space.cell()),
        Vector::z() * degrees.to_radians(),
    )
}
