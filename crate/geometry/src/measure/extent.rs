//! Computes the box around posed meshes.

use crate::bounds::Aabb;
use crate::shape::Mesh;
use crate::{Pose, RigidTransform};

/// Returns the smallest box along the axes of the scene around all corners of these meshes' triangles, posed and rounded to
/// f64. It is empty if there are none.
pub fn extent<'a>(posed: impl IntoIterator<Item = (&'a Mesh, Pose)>) -> Aabb {
    let mut bounds = Aabb::EMPTY;
    for (mesh, pose) in posed {
        let rigid = RigidTransform::new(&pose);
        let mut is_used = vec![false; mesh.vertices().len()];
        for &v in mesh.triangles().iter().flatten() {
            is_used[v as usize] = true;
        }
        let used = mesh
            .vertices()
            .iter()
            .zip(is_used)
            .filter(|(_, used)| *used);
        bounds = used.fold(bounds, |bounds, (v, _)| bounds.with_point(&rigid.point(v)));
    }
    bounds
}
