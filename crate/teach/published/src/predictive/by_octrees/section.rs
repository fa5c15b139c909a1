//! Tests whether a face crosses a cube, as in section 2.3.3.

use nearpoint_geometry::bounds::PreparedTriangle;
use nearpoint_geometry::{Point, Vector};

/// Returns whether a face crosses a cube, or touches it. First the eight corners of the cube are compared with the face's
/// plane. If they are on both sides, the polygon in which the plane cuts the cube is compared with the face by separating
/// lines in that plane. A line along an edge of the polygon compares the face with the cube's range along an axis; the other
/// lines are along the edges of the face. Within rounding, they cross. A degenerate face has no plane, and only the cube
/// decides ([`PreparedTriangle::intersects_cube`]).
pub(super) fn crosses(facet: &PreparedTriangle, centre: &Point, half: f64, noise: f64) -> bool {
    if facet.normal() == &Vector::zeros() {
        return facet.intersects_cube(centre, half, noise);
    }
    let corners = corners(centre, half);
    let first = facet.corners[0];
    let heights = corners.map(|p| facet.normal().dot(&(p - first)));
    let near = facet.plane_noise(noise);
    let is_beside = heights.iter().all(|h| *h > near) || heights.iter().all(|h| *h < -near);
    if is_beside || !facet.bounds_intersect(centre, half, noise) {
        return false;
    }
    let section = section(&corners, &heights, near);
    let is_beyond = |(from, edge): (&Point, &Vector)| {
        let outward = edge.cross(facet.normal());
        let near = edge.lp_norm(1) * near;
        section.iter().all(|p| outward.dot(&(p - from)) > near)
    };
    !facet.corners.iter().zip(facet.edges()).any(is_beyond)
}

/// Returns the corners by bits, x lowest.
fn corners(centre: &Point, half: f64) -> [Point; 8] {
    let side = |i: usize, axis: usize| if i >> axis & 1 == 0 { -half } else { half };
    [0, 1, 2, 3, 4, 5, 6, 7].map(|i| centre + Vector::new(side(i, 0), side(i, 1), side(i, 2)))
}

/// Returns the corners of a polygon that contains the section, in no order. They are the cube's corners in the plane, and on
/// each cut edge the ends of the interval in which the cut is, up to rounding.
fn section(corners: &[Point; 8], heights: &[f64; 8], near: f64) -> Vec<Point> {
    let in_plane = |i: &usize| heights[*i].abs() <= near;
    let mut section: Vec<Point> = (0..8).filter(in_plane).map(|i| corners[i]).collect();
    for i in 0..8 {
        for axis in 0..3 {
            let j = i | 1 << axis;
            let (from, to) = (heights[i], heights[j]);
            if i == j || from.abs().min(to.abs()) <= near || (from > 0.0) == (to > 0.0) {
                continue;
            }
            let (at, about) = (from / (from - to), near / (from - to).abs());
            for fraction in [at - about, at + about] {
                section.push(corners[i] + (corners[j] - corners[i]) * fraction.clamp(0.0, 1.0));
            }
        }
    }
    section
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::bounds::cube_intersects_triangle;
    use nearpoint_geometry::random::SplitMix64;

    #[test]
    fn the_section_crosses_as_the_face_meets() {
        let mut random = SplitMix64::seeded(17);
        let mut found = [0; 2];
        for round in 0..40_000 {
            let size = [0.5, 1.5, 4.0][round % 3];
            let mut point = || Vector::new(random.signed(), random.signed(), random.signed());
            let near = Point::from(point() * 1.2);
            let mut corners = [(); 3].map(|()| near + point() * size);
            if round % 4 == 0 {
                // Corners on the grid of the cube give faces in its faces, edges on its edges, and degenerate ones.
                corners = corners.map(|p| p.map(f64::round));
            }
            let centre = Point::new(0.5, 0.5, 0.5);
            let noise = nearpoint_geometry::tolerance::CELL_NOISE * 8.0;
            let crosses = crosses(&PreparedTriangle::new(corners), &centre, 0.5, noise);
            let meets = cube_intersects_triangle(&centre, 0.5, &corners);
            assert_eq!(crosses, meets, "{corners:?}");
            found[usize::from(crosses)] += 1;
        }
        assert!(found.iter().all(|&n| n > 2000), "{found:?}");
    }
}
