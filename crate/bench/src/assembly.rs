//! Finds all colliding triangles of a whole assembly in one query, like a collision manager that reports all contacts
//! and nothing else.

use std::sync::Arc;

use nearpoint_geometry::bounds::DynamicBvh;
use nearpoint_geometry::collide::colliding_pairs;
use nearpoint_geometry::executor::Executor;
use nearpoint_geometry::shape::{Mesh, Shape};
use nearpoint_geometry::{Pose, relative_pose};

/// The parts in their poses, and the tree over their boxes.
#[derive(Debug)]
pub struct Assembly {
    /// The shape and pose of each part; equal parts share their shape.
    pub parts: Vec<(Arc<Shape>, Pose)>,
    boxes: DynamicBvh,
}

impl Assembly {
    /// Builds the tree over the boxes of all parts.
    pub fn new(parts: Vec<(Arc<Shape>, Pose)>) -> Self {
        let mut boxes = DynamicBvh::default();
        for (number, (shape, pose)) in parts.iter().enumerate() {
            boxes.insert(number as u32, shape.bounds().posed(pose));
        }
        Self { parts, boxes }
    }

    /// Returns the assembly of meshes in one frame.
    pub fn from_meshes(meshes: Vec<Mesh>, executor: &impl Executor) -> Self {
        let shapes = meshes.into_iter();
        let shapes = shapes.map(|mesh| Arc::new(Shape::build(mesh, executor)));
        Self::new(shapes.map(|shape| (shape, Pose::identity())).collect())
    }

    /// Returns the pairs of parts whose boxes share a point, found through the tree.
    pub fn candidate_pairs(&self) -> Vec<[usize; 2]> {
        let mut pairs = Vec::new();
        for one in self.boxes.numbers() {
            let near = self.boxes.get(one).map(|own| self.boxes.query(own, 0.0));
            let others = near.into_iter().flatten().filter(|&other| other > one);
            pairs.extend(others.map(|other| [one as usize, other as usize]));
        }
        pairs
    }

    /// Counts the colliding pairs of triangles, and their pairs of parts.
    pub fn count_contacts(&self, executor: &impl Executor) -> [usize; 2] {
        let mut found = [0; 2];
        for [a, b] in self.candidate_pairs() {
            let [(a, a_pose), (b, b_pose)] = [&self.parts[a], &self.parts[b]];
            let pairs = colliding_pairs(a, b, &relative_pose(a_pose, b_pose), executor);
            let count = pairs.map_or(0, |pairs| pairs.len());
            found[0] += count;
            found[1] += usize::from(count > 0);
        }
        found
    }
}
