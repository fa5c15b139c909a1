//! Tests degenerate triangles: segments and points.

use super::coplanar::ProjectedTriangle;
use super::{Plane, orient2d, orient3d};
use crate::Point;
use std::cmp::Ordering;

/// Returns whether the degenerate triangle meets the triangle of `t`, which is not degenerate.
pub fn intersects(degenerate: &[Point; 3], t: &Plane) -> bool {
    let [p, q] = ends(degenerate);
    segment_intersects(&p, &q, t)
}

/// Returns whether the segment from `p` to `q` meets the triangle of `t`, which is not degenerate.
fn segment_intersects(p: &Point, q: &Point, t: &Plane) -> bool {
    let sides = [t.side(p), t.side(q)];
    if sides[0] * sides[1] > 0 {
        return false;
    }
    if sides == [0; 2] {
        return ProjectedTriangle::new(t).is_some_and(|view| view.intersects_segment(p, q));
    }
    // The line meets the plane in one point: the three edges turn around the line the same way when it is inside.
    let [a, b, c] = &t.corners;
    let first = orient3d(p, q, a, b);
    let second = orient3d(p, q, b, c);
    if first * second < 0 {
        return false;
    }
    let third = orient3d(p, q, c, a);
    first * third >= 0 && second * third >= 0
}

/// Returns whether two degenerate triangles meet.
pub fn degenerate_intersect(a: &[Point; 3], b: &[Point; 3]) -> bool {
    let [p, q] = ends(a);
    let [r, s] = ends(b);
    if orient3d(&p, &q, &r, &s) != 0 {
        return false;
    }
    let turned = |axis: usize, a: &Point, b: &Point, c: &Point| orient2d(axis, a, b, c);
    for axis in 0..3 {
        let of_ab = [turned(axis, &p, &q, &r), turned(axis, &p, &q, &s)];
        let of_cd = [turned(axis, &r, &s, &p), turned(axis, &r, &s, &q)];
        if of_ab == [0; 2] && of_cd == [0; 2] {
            continue;
        }
        // Seen along this axis they are not collinear, so they are apart when one lies strictly beside the other's line.
        return of_ab[0] * of_ab[1] <= 0 && of_cd[0] * of_cd[1] <= 0;
    }
    // All on one line, along which they are in lexicographic order.
    lexicographic(&p, &s).is_le() && lexicographic(&r, &q).is_le()
}

/// Returns the ends of the segment that three collinear points span; they are equal when it is a point.
fn ends(t: &[Point; 3]) -> [Point; 2] {
    let mut sorted = *t;
    sorted.sort_by(lexicographic);
    [sorted[0], sorted[2]]
}

/// Compares by x, then y, then z; −0 equals 0.
fn lexicographic(a: &Point, b: &Point) -> Ordering {
    let by = |i: usize| a[i].partial_cmp(&b[i]).unwrap_or(Ordering::Equal);
    by(0).then(by(1)).then(by(2))
}
