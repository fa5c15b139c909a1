//! Voxels against every posed cube.

use crate::octree::motion::{Relation, Source};
use crate::octree::{Cube, Rule, WorldCube};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::{Point, Pose, Rigid, Vector};

/// As [`crate::octree::motion::cube_relation`], of boxes: fifteen separating axes, along each the eight
/// corners of both.
pub fn cube_relation(cube: &Aabb, source_in_world: &Pose, cell: &Aabb) -> Relation {
    let pose = Rigid::new(source_in_world);
    let tilted: Vec<Point> = cube.corners().map(|p| pose.point(&p)).collect();
    let upright: Vec<Point> = cell.corners().collect();
    let world = [Vector::x(), Vector::y(), Vector::z()];
    let axes = world.map(|axis| pose.vector(&axis));
    let across = world.iter().flat_map(|u| axes.map(|v| u.cross(&v)));
    let all = world.into_iter().chain(axes).chain(across);
    if all
        .into_iter()
        .any(|axis| is_between(&axis, &tilted, &upright))
    {
        return Relation::Apart;
    }
    if upright
        .iter()
        .all(|p| cube.contains_point(&pose.inverse_point(p)))
    {
        return Relation::Inside;
    }
    Relation::Partial
}

/// Whether a plane across the axis has all of one before it and all of the other behind.
fn is_between(axis: &Vector, a: &[Point], b: &[Point]) -> bool {
    let range = |points: &[Point]| {
        let heights = points.iter().map(|p| axis.dot(&p.coords));
        heights.fold((f64::INFINITY, f64::NEG_INFINITY), |(lo, hi), h| {
            (lo.min(h), hi.max(h))
        })
    };
    let ((a_lo, a_hi), (b_lo, b_hi)) = (range(a), range(b));
    a_lo > b_hi || b_lo > a_hi
}

/// As [`crate::octree::motion::moved`], every voxel against every cube.
pub fn moved_voxels(
    source: &Source,
    source_in_world: &Pose,
    world: &WorldCube,
    depth: u32,
    rule: Rule,
) -> Vec<[u32; 3]> {
    let places: Vec<Aabb> = source
        .cubes()
        .iter()
        .map(|c| world.place(c, depth))
        .collect();
    let pose = Rigid::new(source_in_world);
    let is_full = |voxel: &[u32; 3]| {
        let cell = world.place(
            &Cube {
                min: *voxel,
                edge: 1,
            },
            depth,
        );
        places.iter().any(|cube| match rule {
            Rule::Centre => cube.contains_point(&pose.inverse_point(&cell.centre())),
            Rule::AnyContact => cube_relation(cube, source_in_world, &cell) != Relation::Apart,
        })
    };
    let n = 1 << depth;
    let all = (0..n).flat_map(|x| (0..n).flat_map(move |y| (0..n).map(move |z| [x, y, z])));
    all.filter(is_full).collect()
}
