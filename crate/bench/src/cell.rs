//! Provides a robot cell: two robots IRB 4400, and parts around them.

use crate::cases::{meshes, shape};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::nalgebra::{Unit, UnitQuaternion};
use nearpoint_geometry::shape::{Mesh, Shape, Soup, primitives};
use nearpoint_geometry::{Point, Pose, Vector};

/// The links, from the base on.
pub const LINKS: [&str; 7] = [
    "base_link",
    "link_1",
    "link_2",
    "link_3",
    "link_4",
    "link_5",
    "link_6",
];

/// The origin of each joint on the previous link, its axis, and its limits, as in the robot's URDF.
pub const JOINTS: [([f64; 3], [f64; 3], [f64; 2]); 6] = [
    ([0.0, 0.0, 0.0], [0.0, 0.0, 1.0], [-2.88, 2.88]),
    ([0.2, 0.0, 0.68], [0.0, 1.0, 0.0], [-1.222, 1.658]),
    ([0.0, 0.0, 0.89], [0.0, 1.0, 0.0], [-1.047, 1.134]),
    ([1.38, 0.0, 0.15], [1.0, 0.0, 0.0], [-3.49, 3.49]),
    ([0.0, 0.0, 0.0], [0.0, 1.0, 0.0], [-2.094, 2.094]),
    ([0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [-6.98, 6.98]),
];

/// Returns the visual meshes in metres, each in its link's frame.
pub fn links() -> Vec<Shape> {
    let folder = "irb4400/abb_irb4400_support/meshes/irb4400l_30_243/visual";
    let file = |name: &&str| meshes(&format!("{folder}/{name}.stl"));
    shapes(LINKS.iter().flat_map(file))
}

/// Returns the parts of the speed reducer, each in its own frame.
pub fn reducer() -> Vec<Shape> {
    shapes(meshes("reducer.glb"))
}

fn shapes(meshes: impl IntoIterator<Item = Mesh>) -> Vec<Shape> {
    let meshes = meshes.into_iter();
    meshes
        .map(|mesh| Shape::build(mesh, &SequentialExecutor))
        .collect()
}

/// Returns the rotation of a joint about its axis.
fn rotation(axis: [f64; 3], angle: f64) -> UnitQuaternion<f64> {
    UnitQuaternion::from_axis_angle(&Unit::new_normalize(Vector::from(axis)), angle)
}

/// Returns the poses of the links of a robot.
pub fn poses(base: &Pose, angles: &[f64; 6]) -> Vec<Pose> {
    let mut poses = vec![*base];
    for ((at, axis, _), &angle) in JOINTS.iter().zip(angles) {
        let before = poses[poses.len() - 1];
        let joint = Pose::from_parts(Vector::from(*at).into(), rotation(*axis, angle));
        poses.push(before * joint);
    }
    poses
}

/// Returns a point on each joint's axis and the axis, in the world, base first.
pub fn axes(poses: &[Pose]) -> Vec<(Point, Unit<Vector>)> {
    let joints = JOINTS.iter().zip(&poses[1..]);
    joints
        .map(|((_, axis, _), pose)| {
            let axis = Unit::new_normalize(pose.rotation * Vector::from(*axis));
            (pose * Point::origin(), axis)
        })
        .collect()
}

/// Returns twenty parts around the robots: tables, posts, pipes and work pieces.
pub fn surroundings() -> Vec<(Shape, Pose)> {
    let mut parts = Vec::new();
    for i in 0..20 {
        let around = f64::from(i) * 0.7;
        let away = 1.3 + 0.35 * f64::from(i % 4);
        let soup = match i % 5 {
            0 => primitives::cuboid(0.8, 0.5, 0.04),
            1 => primitives::tube(24, 0.06, 0.05, 1.6),
            2 => primitives::torus(40, 20, 0.25, 0.06),
            3 => primitives::bumpy_sphere(40, 30, u64::from(i as u32)),
            _ => primitives::cuboid(0.1, 0.1, 1.8),
        };
        let size = if i % 5 == 3 { 0.2 } else { 1.0 };
        let scaled = Soup {
            positions: soup.positions.iter().map(|p| p.map(|x| x * size)).collect(),
            ..soup
        };
        let at = Vector::new(
            1.0 + away * around.cos(),
            away * around.sin(),
            0.4 + 0.3 * f64::from(i % 3),
        );
        let pose = Pose::new(at, Vector::new(0.0, 0.0, around));
        parts.push((shape(scaled), pose));
    }
    parts
}
