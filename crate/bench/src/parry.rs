//! Runs the same queries in parry3d with f64 (Dimforge).

use crate::assembly;
use nearpoint_geometry::shape::{Mesh, Shape};
use nearpoint_geometry::{Point, Pose, relative_pose};
use parry3d_f64::bounding_volume::{Aabb, BoundingVolume};
use parry3d_f64::math::{Pose as Isometry, Rotation, Vector};
use parry3d_f64::partitioning::BvhNode;
use parry3d_f64::query::details::intersection_test_support_map_support_map;
use parry3d_f64::shape::TriMesh;
use std::collections::HashMap;
use std::sync::Arc;

/// Builds parry's mesh with its tree.
pub fn build(mesh: &Mesh) -> TriMesh {
    TriMesh::new(points(mesh.vertices()), mesh.triangles().to_vec()).unwrap()
}

/// Converts points.
pub fn points(points: &[Point]) -> Vec<Vector> {
    points.iter().map(|p| Vector::new(p.x, p.y, p.z)).collect()
}

/// Converts a pose.
pub fn isometry(pose: &Pose) -> Isometry {
    let (t, r) = (pose.translation.vector, pose.rotation.coords);
    Isometry::from_parts(
        Vector::new(t.x, t.y, t.z),
        Rotation::from_xyzw(r.x, r.y, r.z, r.w),
    )
}

/// Counts the colliding pairs of triangles. It traverses both trees by parry's `leaf_pairs` and tests two triangles by
/// parry's test where their boxes overlap, because parry has no query of its own for this.
pub fn colliding_pairs(a: &TriMesh, b: &TriMesh, b_in_a: &Isometry) -> usize {
    let columns = [Vector::X, Vector::Y, Vector::Z].map(|axis| b_in_a.transform_vector(axis).abs());
    let posed = |node: &BvhNode| {
        let centre = b_in_a.transform_point(node.center());
        let half = (node.maxs() - node.mins()) * 0.5;
        let half = columns[0] * half.x + columns[1] * half.y + columns[2] * half.z;
        Aabb::new(centre - half, centre + half)
    };
    let leaves = a
        .bvh()
        .leaf_pairs(b.bvh(), |x, y| x.aabb().intersects(&posed(y)));
    leaves
        .filter(|&(i, j)| {
            let (s, t) = (a.triangle(i), b.triangle(j).transformed(b_in_a));
            s.local_aabb().intersects(&t.local_aabb())
                && intersection_test_support_map_support_map(&Isometry::IDENTITY, &s, &t)
        })
        .count()
}

/// The meshes of an assembly with their poses.
#[derive(Debug)]
pub struct Assembly(Vec<(Arc<TriMesh>, Pose)>);

impl Assembly {
    /// Converts an assembly; equal parts share their mesh here, too.
    pub fn new(whole: &assembly::Assembly) -> Self {
        let mut built: HashMap<*const Shape, Arc<TriMesh>> = HashMap::new();
        let parts = whole.parts.iter().map(|(shape, pose)| {
            let mesh = built.entry(Arc::as_ptr(shape));
            let mesh = mesh.or_insert_with(|| Arc::new(build(shape.mesh())));
            (mesh.clone(), *pose)
        });
        Self(parts.collect())
    }

    /// Counts the colliding pairs of triangles in these pairs of parts.
    pub fn count_contacts(&self, near: &[[usize; 2]]) -> usize {
        let each = near.iter().map(|&[a, b]| {
            let [(a, a_pose), (b, b_pose)] = [&self.0[a], &self.0[b]];
            colliding_pairs(a, b, &isometry(&relative_pose(a_pose, b_pose)))
        });
        each.sum()
    }
}
