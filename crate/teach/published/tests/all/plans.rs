//! Provides small worlds for planning.

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose};
use nearpoint_published::octree::{Cube, WorldCube};
use nearpoint_published::planning::{Dimension, PlacedVoxels, Space, Voxels};
use nearpoint_testing::Random;
use std::sync::Arc;

/// Returns a space with voxels of edge 1 from the origin.
pub fn space(depth: u32, dimension: Dimension) -> Space {
    let world = WorldCube::new(Point::origin(), f64::from(1_u32 << depth)).unwrap();
    Space::new(world, depth, dimension).unwrap()
}

/// Returns one value in the plane, another in space.
pub fn either<T>(dimension: Dimension, flat: T, solid: T) -> T {
    match dimension {
        Dimension::Flat => flat,
        Dimension::Solid => solid,
    }
}

pub fn all(space: &Space) -> impl Iterator<Item = [u32; 3]> + use<> {
    let space = *space;
    (0..space.voxels()).map(move |i| space.voxel(i))
}

/// Returns the voxels of boxes, each from a corner to another, both included.
pub fn boxes(space: &Space, boxes: &[[[u32; 3]; 2]]) -> Voxels {
    let mut voxels = Voxels::new(space);
    for voxel in all(space) {
        let is_in =
            |[from, to]: &[[u32; 3]; 2]| (0..3).all(|i| (from[i]..=to[i]).contains(&voxel[i]));
        if boxes.iter().any(is_in) {
            voxels.set(voxel);
        }
    }
    voxels
}

/// Returns a box of voxels, or a few, and now and then loose ones.
pub fn random_voxels(random: &mut Random, space: &Space) -> Voxels {
    let (side, layers) = (u64::from(space.side()), u64::from(space.layers()));
    let some = (0..=random.below(3)).map(|_| {
        let mut ends = |n: u64| {
            let from = random.below(n);
            [from, from + random.below(n / 3 + 1).min(n - 1 - from)].map(|x| x as u32)
        };
        let [x, y, z] = [ends(side), ends(side), ends(layers)];
        [[x[0], y[0], z[0]], [x[1], y[1], z[1]]]
    });
    let some: Vec<_> = some.collect();
    boxes(space, &some)
}

pub fn random_obstacle(random: &mut Random, space: &Space) -> PlacedVoxels {
    PlacedVoxels::from_voxels(space, random_voxels(random, space))
}

/// Returns the voxels of a cube in a space.
pub fn voxels_of(space: &Space, cube: &Cube) -> impl Iterator<Item = [u32; 3]> + use<> {
    let (cube, e) = (*cube, cube.edge);
    let layers = if space.layers() == 1 { 1 } else { e };
    (0..e * e * layers).map(move |i| {
        [
            cube.min[0] + i % e,
            cube.min[1] + i / e % e,
            cube.min[2] + i / e / e,
        ]
    })
}

/// Returns cuboids as one shape, each from its lowest corner, with its size.
pub fn cuboids(parts: &[[[f64; 3]; 2]]) -> Arc<Shape> {
    let mut soup = Soup::default();
    for [from, size] in parts {
        let first = soup.positions.len() as u32;
        let part = primitives::cuboid(size[0], size[1], size[2]);
        let place = |p: [f64; 3]| [0, 1, 2].map(|i| p[i] + from[i] + 0.5 * size[i]);
        soup.positions.extend(part.positions.into_iter().map(place));
        let triangles = part.triangles.iter();
        soup.triangles
            .extend(triangles.map(|t| t.map(|v| v + first)));
    }
    Arc::new(Shape::build(Mesh::weld(soup).unwrap(), &SequentialExecutor))
}

/// Returns a pose of a flat body: its origin at x, y, turned about z.
pub fn flat(x: f64, y: f64, turn: f64) -> Pose {
    let turn = nearpoint_geometry::Vector::z() * turn;
    Pose::new(nearpoint_geometry::Vector::new(x, y, 0.0), turn)
}
