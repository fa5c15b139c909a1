//! Converts hulls to solids that a picture can show.

use std::sync::Arc;

use nearpoint_geometry::Point;
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::shape::{Mesh, Shape};

/// The largest number of triangles at which edges are shown; with more, edges would hide the faces.
const FACETED: usize = 4000;

/// Returns the faces of a hull, each with corners of its own, so that every edge is shown; none where the hull has no face.
pub(crate) fn of_hull(hull: &Hull) -> Option<Arc<Shape>> {
    let triangles = hull.triangles();
    if triangles.len() > FACETED {
        let faces = vec![0; triangles.len()];
        return solid(hull.vertices(), triangles.to_vec(), faces);
    }
    let mut corners = Vec::new();
    let mut cut = Vec::new();
    let mut faces = Vec::new();
    for (&triangle, &face) in triangles.iter().zip(hull.polygon_of()) {
        let around = hull.polygons().get(face);
        if faces.last() != Some(&face) {
            corners.extend(around.iter().map(|&vertex| *hull.vertex(vertex)));
        }
        let first = corners.len() - around.len();
        let own = |vertex| around.iter().position(|&other| other == vertex);
        // The triangles of a face use only the face's vertices.
        let own = |vertex| (first + own(vertex).unwrap_or(0)) as u32;
        cut.push(triangle.map(own));
        faces.push(face);
    }
    solid(&corners, cut, faces)
}

/// Returns the solid with these triangles over these corners; none if there is no triangle.
pub(crate) fn solid(
    corners: &[Point],
    triangles: Vec<[u32; 3]>,
    faces: Vec<u32>,
) -> Option<Arc<Shape>> {
    let corners = corners.iter().map(|p| [p.x, p.y, p.z]).collect();
    let mesh = Mesh::from_parts(corners, triangles, faces).ok()?;
    Some(Arc::new(Shape::build(mesh, &SequentialExecutor)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shapes;
    use nearpoint_geometry::Vector;
    use nearpoint_geometry::shape::feature_edges;

    #[test]
    fn every_edge_of_a_hull_is_seen() {
        let hull = Hull::build(&shapes::ellipsoid(200, Vector::new(1.0, 2.0, 3.0), 1)).unwrap();
        let shape = of_hull(&hull).unwrap();
        assert_eq!(shape.mesh().triangles().len(), hull.triangles().len());
        // Each edge counts twice, once from each of its faces.
        assert_eq!(feature_edges(shape.mesh()).len(), 2 * hull.edges().count());
        let cube = Hull::build(&shapes::cuboid(Vector::repeat(1.0))).unwrap();
        assert_eq!(feature_edges(of_hull(&cube).unwrap().mesh()).len(), 24);
    }

    #[test]
    fn a_hull_without_faces_is_no_solid() {
        let hull = Hull::build(&[Point::origin(), Point::new(1.0, 0.0, 0.0)]).unwrap();
        assert!(of_hull(&hull).is_none());
    }
}
