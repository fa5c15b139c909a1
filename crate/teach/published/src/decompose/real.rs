//! Finds the faces of an element's hull that are faces of the part.

use super::element_hull::ElementHull;
use super::surface::Surface;
use crate::cover::is_covered;
use nearpoint_geometry::Point;
use nearpoint_geometry::collide::Plane;
use nearpoint_geometry::hull::Hull;
use nearpoint_geometry::shape::unit_normal;
use nearpoint_geometry::tolerance::DISTANCE_NOISE;

/// Returns for each polygon of the hull whether the triangles cover it. A triangle counts if its corners are in the
/// polygon's plane, or no farther from it than `height` or rounding. Its orientation does not matter, because its points
/// belong to the part in either case.
pub(super) fn real_polygons(
    surface: &Surface,
    triangles: &[u32],
    body: &ElementHull,
    height: f64,
) -> Vec<bool> {
    let hull = &body.hull;
    let sizes = hull.vertices().iter().map(|p| p.coords.amax());
    let height = height.max(DISTANCE_NOISE * sizes.fold(0.0, f64::max));
    let mut within: Vec<Vec<u32>> = vec![Vec::new(); hull.polygons().len()];
    let corners = polygon_corners(hull);
    for &triangle in triangles {
        let points = surface.points(triangle);
        let mut add = |polygon: u32| {
            let plane = Plane::new(&corners[polygon as usize]);
            if plane.sides(&points).are_in_plane() {
                within[polygon as usize].push(triangle);
            }
        };
        match body.extreme_corner(surface.corners(triangle)) {
            Some(corner) => hull.polygons_at().get(corner).iter().for_each(|&p| add(p)),
            None => (0..corners.len() as u32).for_each(add),
        }
    }
    let covers = |polygon: u32, by: &[u32]| {
        let around = hull.polygons().get(polygon).iter();
        let around: Vec<Point> = around.map(|&v| *hull.vertex(v)).collect();
        is_covered(&around, by.iter().map(|&t| surface.points(t).to_vec()))
    };
    let is_real = |polygon: u32| {
        if covers(polygon, &within[polygon as usize]) {
            return true;
        }
        let [origin, ..] = corners[polygon as usize];
        let normal = unit_normal(&corners[polygon as usize]);
        let is_near = |p: &Point| normal.dot(&(p - origin)).abs() <= height;
        let near = triangles.iter().copied();
        let near: Vec<u32> = near
            .filter(|&t| surface.points(t).iter().all(is_near))
            .collect();
        covers(polygon, &near)
    };
    (0..corners.len() as u32).map(is_real).collect()
}

/// Returns three corners of each polygon, not on a line.
fn polygon_corners(hull: &Hull) -> Vec<[Point; 3]> {
    let around = hull.polygons().iter();
    // Vertices of a hull are extreme: no three of a polygon are on a line.
    around
        .map(|p| [p[0], p[1], p[2]].map(|v| *hull.vertex(v)))
        .collect()
}
