//! The box around posed meshes.

use crate::bounds::Aabb;
use crate::shape::Mesh;
use crate::{Pose, Rigid};

/// The box along the axes of the scene around all corners of these meshes' triangles, posed and rounded to f64: the
/// least that holds them. Empty where there is none.
pub fn extent<'a>(posed: impl IntoIterator<Item = (&'a Mesh, Pose)>) -> Aabb {
    let mut bounds = Aabb::EMPTY;
    for (mesh, pose) in posed {
        let rigid = Rigid::new(&pose);
        let mut is_used = vec![false; mesh.vertices().len()];
        for &v in mesh.triangles().iter().flatten() {
            is_used[v as usize] = true;
        }
        let used = mesh
            .vertices()
            .iter()
            .zip(is_used)
            .filter(|(_, used)| *used);
        bounds = used.fold(bounds, |bounds, (v, _)| bounds.with(&rigid.point(v)));
    }
    bounds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::{Soup, make};
    use crate::{Point, Vector};

    #[test]
    fn the_box_is_that_of_the_vertices_and_not_of_a_turned_box() {
        let ball = Mesh::weld(make::uv_sphere(64, 32, 2.0)).unwrap();
        let turned = Pose::new(Vector::new(10.0, 0.0, 0.0), Vector::new(0.0, 0.0, 0.4));
        let bounds = extent([(&ball, turned)]);
        // A turned cube around the ball would be 1.3 times as large.
        assert!((bounds.hi - bounds.lo).amax() <= 4.0, "{bounds:?}");
        let all: Vec<Point> = ball
            .vertices()
            .iter()
            .map(|v| Rigid::new(&turned).point(v))
            .collect();
        assert_eq!(bounds, Aabb::around(&all));
    }

    #[test]
    fn what_no_triangle_uses_does_not_count() {
        let soup = Soup {
            positions: vec![[0.0; 3], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [9.0, 9.0, 9.0]],
            triangles: vec![[0, 1, 2]],
            faces: vec![],
        };
        let mesh = Mesh::weld(soup).unwrap();
        let bounds = extent([(&mesh, Pose::identity())]);
        assert_eq!(bounds.hi, Point::new(1.0, 1.0, 0.0));
        assert_eq!(extent([]), Aabb::EMPTY);
    }
}
