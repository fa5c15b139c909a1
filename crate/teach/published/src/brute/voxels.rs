//! The voxels of a part, each against every triangle.

use crate::octree::{Cube, Rule, WorldCube};
use nearpoint_geometry::bounds::Aabb;
use nearpoint_geometry::brute::contains;
use nearpoint_geometry::collide::contact;
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Rigid};

/// As [`crate::octree::Octree::of_shape`], voxel by voxel and with exact tests of triangles against the
/// cube's own; for a part inside the world.
pub fn voxels(
    shape: &Shape,
    in_world: &Pose,
    world: &WorldCube,
    depth: u32,
    rule: Rule,
) -> Vec<[u32; 3]> {
    let pose = Rigid::new(in_world);
    let triangles: Vec<[Point; 3]> = (0..shape.mesh().triangles().len() as u32)
        .map(|t| shape.posed_triangle(t, &pose))
        .collect();
    let is_full = |voxel: &[u32; 3]| {
        let cube = Cube {
            min: *voxel,
            edge: 1,
        };
        let place = world.place(&cube, depth);
        let touches = || triangles.iter().any(|t| voxel_meets(&place, t));
        rule == Rule::AnyContact && touches()
            || contains(&triangles, shape.closure(), &place.centre())
    };
    let n = 1 << depth;
    let all = (0..n).flat_map(|x| (0..n).flat_map(move |y| (0..n).map(move |z| [x, y, z])));
    all.filter(is_full).collect()
}

/// Whether a closed box and a closed triangle share a point, exactly: a corner is in the box, or the triangle meets one
/// of the twelve that the box's faces are made of.
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
