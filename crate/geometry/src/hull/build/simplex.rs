//! Finds the start of quickhull: as many independent points as there are.

use crate::collide::{orient2d, orient3d};
use crate::{Point, Vector};

/// The extent of the points, and the points that prove it.
pub(crate) enum InitialSimplex {
    /// All points are equal to this one.
    Point(u32),
    /// All points lie between these two.
    Segment([u32; 2]),
    /// All points lie in the plane of these three, which shows its area along this axis.
    Plane { corners: [u32; 3], axis: usize },
    /// A tetrahedron with volume; the first three turn counterclockwise seen from outside.
    Solid([u32; 4]),
}

/// Chooses the initial points. The tetrahedron should be large; the exact predicates decide what exists.
pub(crate) fn initial_simplex(points: &[Point]) -> InitialSimplex {
    let at = |i: u32| &points[i as usize];
    let (a, b) = ends(points);
    if at(a) == at(b) {
        return InitialSimplex::Point(a);
    }
    let along = at(b) - at(a);
    let off_line = |p: &Point| along.cross(&(p - at(a))).norm_squared();
    let is_off = |p: &Point| axis_of_area(at(a), at(b), p).is_some();
    let Some(c) = farthest(points, off_line, is_off) else {
        return InitialSimplex::Segment([a, b]);
    };
    let normal: Vector = along.cross(&(at(c) - at(a)));
    let off_plane = |p: &Point| normal.dot(&(p - at(a))).abs();
    let side = |p: &Point| orient3d(at(a), at(b), at(c), p);
    match farthest(points, off_plane, |p| side(p) != 0) {
        None => {
            let axis = axis_of_area(at(a), at(b), at(c));
            InitialSimplex::Plane {
                corners: [a, b, c],
                axis: axis.expect("c was chosen to be off the line through a and b"),
            }
        }
        Some(d) if side(at(d)) > 0 => InitialSimplex::Solid([a, b, c, d]),
        Some(d) => InitialSimplex::Solid([a, c, b, d]),
    }
}

/// Returns the first and the last point by x, then y, then z: both are extreme.
fn ends(points: &[Point]) -> (u32, u32) {
    let key = |i: usize| (points[i].x, points[i].y, points[i].z);
    let (mut first, mut last) = (0, 0);
    for i in 1..points.len() {
        if key(i) < key(first) {
            first = i;
        }
        if key(i) > key(last) {
            last = i;
        }
    }
    (first as u32, last as u32)
}

/// Returns the point with the largest measure, if it is surely off, else any point that is.
fn farthest(
    points: &[Point],
    measure: impl Fn(&Point) -> f64,
    is_off: impl Fn(&Point) -> bool,
) -> Option<u32> {
    let mut best = (0, 0.0);
    for (i, p) in points.iter().enumerate() {
        let far = measure(p);
        if far > best.1 {
            best = (i, far);
        }
    }
    let found = if is_off(&points[best.0]) {
        Some(best.0)
    } else {
        points.iter().position(is_off)
    };
    found.map(|i| i as u32)
}

/// Returns an axis along which the three points are seen not to be collinear.
fn axis_of_area(a: &Point, b: &Point, c: &Point) -> Option<usize> {
    (0..3).find(|&axis| orient2d(axis, a, b, c) != 0)
}
