//! Provides worlds for path planning, about as full as those of Kitamura 1996, section 4.4: depth 5, ten obstacles, and
//! robots of few cells.

use crate::cases::shape;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::UnitQuaternion;
use nearpoint_geometry::shape::{Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_published::octree::WorldCube;
use nearpoint_published::planning::{Cells, Dimension, PlacedVoxels, Space, VoxelModel, Voxels};
use std::sync::Arc;

/// The number of obstacles in a room.
pub const OBSTACLES: usize = 10;

/// A world of voxels of edge 1 with its contents.
#[derive(Debug)]
pub struct PlanningWorld {
    /// The voxels of the world.
    pub space: Space,
    /// The obstacles in their poses.
    pub obstacles: Vec<PlacedVoxels>,
    /// The number of full leaves in the obstacles' trees.
    pub full_cells: usize,
    /// The number of full leaves in the tree of all obstacles.
    pub merged_cells: usize,
}

/// Returns rooms that match those of the paper's figures by counts of full cells, as nearly as these shapes can.
pub fn planning_worlds() -> Vec<PlanningWorld> {
    [(0.506, 0), (0.95, 1), (1.28, 2), (1.605, 3)]
        .map(|(size, seed)| room(size, seed))
        .into()
}

/// Returns the space of all rooms.
pub fn space() -> Space {
    let world = WorldCube::new(Point::origin(), 32.0).unwrap();
    Space::new(world, 5, Dimension::Solid).unwrap()
}

fn room(size: f64, seed: usize) -> PlanningWorld {
    let space = space();
    let obstacles: Vec<PlacedVoxels> = (0..OBSTACLES)
        .map(|i| place_obstacle(&space, obstacle(i, size), pose(i, seed)))
        .collect();
    let mut all = Voxels::new(&space);
    obstacles.iter().for_each(|o| all.union_with(&o.voxels));
    PlanningWorld {
        space,
        full_cells: obstacles.iter().map(|o| o.full_cells).sum(),
        merged_cells: Cells::from_voxels(&space, &all).full().len(),
        obstacles,
    }
}

/// Returns the voxels of a shape at a pose in the world.
pub fn place_obstacle(space: &Space, soup: Soup, at: Pose) -> PlacedVoxels {
    voxel_model(space, soup, at)
        .voxels(&at, &SequentialExecutor)
        .unwrap()
}

/// Returns the voxel model of a shape, built at a pose.
pub fn voxel_model(space: &Space, soup: Soup, at: Pose) -> VoxelModel {
    let shape = Arc::new(shape(soup));
    VoxelModel::new(space, shape, at, &SequentialExecutor).unwrap()
}

/// Returns a ball, plate or bar, each different.
fn obstacle(number: usize, size: f64) -> Soup {
    let part = 1.0 + 0.1 * number as f64;
    let size = match number % 3 {
        0 => [2.6 * part, 1.8 * part, 2.2 * part],
        1 => [7.0, 1.2 * part, 4.0 * part],
        _ => [1.6 * part, 8.0, 1.5],
    }
    .map(|x| x * size);
    let mut soup = if number.is_multiple_of(3) {
        primitives::uv_sphere(24, 12, 1.0)
    } else {
        primitives::cuboid(1.0, 1.0, 1.0)
    };
    for p in &mut soup.positions {
        *p = [0, 1, 2].map(|axis| p[axis] * size[axis]);
    }
    soup
}

/// Returns a pose apart from the others, around the diagonal on which robots start and end.
fn pose(number: usize, seed: usize) -> Pose {
    let along = |by: f64| {
        let x = (number as f64 + 1.0) * by + 0.37 * seed as f64;
        8.5 + 15.0 * (x - x.floor())
    };
    let at = Vector::new(along(0.6180), along(0.7549), along(0.5698));
    let turn = Vector::new(0.3, 0.2 * number as f64, 0.5 - 0.1 * number as f64);
    Pose::from_parts(at.into(), UnitQuaternion::from_scaled_axis(turn))
}

/// Returns a small shuttle: fuselage, wings, tail.
pub fn shuttle() -> Soup {
    let mut soup = Soup::default();
    add(
        &mut soup,
        primitives::uv_sphere(16, 8, 1.0),
        [3.7, 0.9, 0.9],
        [0.0; 3],
    );
    let cube = || primitives::cuboid(1.0, 1.0, 1.0);
    add(&mut soup, cube(), [2.8, 6.4, 0.6], [1.2, 0.0, -0.4]);
    add(&mut soup, cube(), [1.4, 0.6, 2.4], [2.5, 0.0, 1.2]);
    soup
}

/// Returns a chair: seat, back, four legs.
pub fn chair() -> Soup {
    let mut soup = Soup::default();
    let cube = || primitives::cuboid(1.0, 1.0, 1.0);
    add(&mut soup, cube(), [4.6, 4.6, 0.8], [0.0; 3]);
    add(&mut soup, cube(), [0.8, 4.6, 4.4], [-1.9, 0.0, 2.4]);
    for (x, y) in [(-1.9, -1.9), (1.9, -1.9), (-1.9, 1.9), (1.9, 1.9)] {
        add(&mut soup, cube(), [0.7, 0.7, 3.6], [x, y, -2.0]);
    }
    soup
}

/// Adds a part to a soup, scaled along each axis and translated.
pub fn add(soup: &mut Soup, part: Soup, size: [f64; 3], at: [f64; 3]) {
    let first = soup.positions.len() as u32;
    let place = |p: [f64; 3]| [0, 1, 2].map(|i| p[i] * size[i] + at[i]);
    soup.positions.extend(part.positions.into_iter().map(place));
    let triangles = part.triangles.iter();
    soup.triangles
        .extend(triangles.map(|t| t.map(|v| v + first)));
}
