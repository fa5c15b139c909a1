//! Provides slow reference answers for octrees: voxels against every triangle, and against every posed cube.

use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::brute_force::contains;
use nearpoint_geometry::collide::contact;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector};
use nearpoint_published::octree::motion::{MotionSource, Relation};
use nearpoint_published::octree::{Cube, FillRule, Octree, WorldCube};
use std::collections::BTreeSet;

pub fn world(depth: u32) -> WorldCube {
    WorldCube::new(Point::origin(), f64::from(1_u32 << depth)).unwrap()
}

pub fn all_voxels(depth: u32) -> Vec<[u32; 3]> {
    let n = 1 << depth;
    (0..n * n * n)
        .map(|i| [i % n, i / n % n, i / n / n])
        .collect()
}

pub fn set(tree: &Octree) -> BTreeSet<[u32; 3]> {
    let each = |cube: Cube| {
        let within = all_voxels(cube.edge.ilog2()).into_iter();
        within.map(move |v| [0, 1, 2].map(|axis| cube.min[axis] + v[axis]))
    };
    tree.full_cubes().flat_map(each).collect()
}

/// Returns the voxels of a world for whose boxes `is_full` is true.
fn those(world: &WorldCube, depth: u32, is_full: impl Fn(&Aabb) -> bool) -> Vec<[u32; 3]> {
    let place = |min| world.cell_box(&Cube { min, edge: 1 }, depth);
    let all = all_voxels(depth).into_iter();
    all.filter(|voxel| is_full(&place(*voxel))).collect()
}

/// Finds the voxels as `Octree::from_shape` does, one by one and with exact tests of triangles against the cube's own; for a
/// part inside the world.
pub fn voxels(
    shape: &Shape,
    in_world: &Pose,
    world: &WorldCube,
    depth: u32,
    rule: FillRule,
) -> Vec<[u32; 3]> {
    let pose = RigidTransform::new(in_world);
    let triangles: Vec<[Point; 3]> = (0..shape.mesh().triangles().len() as u32)
        .map(|t| shape.posed_triangle(t, &pose))
        .collect();
    those(world, depth, |place| {
        let touches = || triangles.iter().any(|t| voxel_meets(place, t));
        rule == FillRule::AnyContact && touches()
            || contains(&triangles, shape.closure(), &place.centre())
    })
}

/// Returns whether a closed box and a closed triangle share a point, exactly: a corner is in the box, or the triangle
/// intersects one of the twelve triangles of the box's faces.
pub fn voxel_meets(place: &Aabb, triangle: &[Point; 3]) -> bool {
    const QUADS: [[usize; 4]; 6] = [
        [0, 1, 3, 2],
        [4, 5, 7, 6],
        [0, 1, 5, 4],
        [2, 3, 7, 6],
        [0, 2, 6, 4],
        [1, 3, 7, 5],
    ];
    let corners: Vec<Point> = place.corners().collect();
    let of_box = QUADS
        .iter()
        .flat_map(|&[a, b, c, d]| [[a, b, c], [a, c, d]]);
    triangle.iter().any(|p| place.contains_point(p))
        || of_box
            .map(|t| t.map(|i| corners[i]))
            .any(|t| contact(&t, triangle).is_some())
}

/// Finds the voxels as `octree::motion::moved` does, every voxel against every cube.
pub fn moved_voxels(
    source: &MotionSource,
    source_in_world: &Pose,
    world: &WorldCube,
    depth: u32,
    rule: FillRule,
) -> Vec<[u32; 3]> {
    let places = source.cubes().iter().map(|c| world.cell_box(c, depth));
    let places: Vec<Aabb> = places.collect();
    let pose = RigidTransform::new(source_in_world);
    those(world, depth, |cell| {
        places.iter().any(|cube| match rule {
            FillRule::Centre => cube.contains_point(&pose.inverse_point(&cell.centre())),
            FillRule::AnyContact => cube_relation(cube, source_in_world, cell) != Relation::Apart,
        })
    })
}

/// Finds what `octree::motion::cube_relation` does, for boxes: 15 separating axes, along each the 8 corners of both.
pub fn cube_relation(cube: &Aabb, source_in_world: &Pose, cell: &Aabb) -> Relation {
    let pose = RigidTransform::new(source_in_world);
    let tilted: Vec<Point> = cube.corners().map(|p| pose.point(&p)).collect();
    let upright: Vec<Point> = cell.corners().collect();
    let world = [Vector::x(), Vector::y(), Vector::z()];
    let axes = world.map(|axis| pose.vector(&axis));
    let across = world.iter().flat_map(|u| axes.map(|v| u.cross(&v)));
    let mut all = world.into_iter().chain(axes).chain(across);
    let is_in = |p: &Point| cube.contains_point(&pose.inverse_point(p));
    if all.any(|axis| is_between(&axis, &tilted, &upright)) {
        Relation::Apart
    } else if upright.iter().all(is_in) {
        Relation::Inside
    } else {
        Relation::Partial
    }
}

/// Returns whether a plane across the axis separates the two.
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
