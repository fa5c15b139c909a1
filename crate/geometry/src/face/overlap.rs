//! Measures how much of two planar faces overlaps.

use super::PlanarFace;
use crate::shape::Shape;
use crate::tolerance::COPLANAR;
use crate::{RigidTransform, Vector};

/// A corner in the plane of A's face.
type Corner = [f64; 2];

/// Returns the area that two faces share when B's is projected along the normal of A's, in the square of A's unit, to
/// rounding. Faces at right angles share none. The pose is B's in A's frame.
pub fn overlap_area(
    a: &Shape,
    a_face: &PlanarFace,
    b: &Shape,
    b_face: &PlanarFace,
    b_in_a: &RigidTransform,
) -> f64 {
    let (u, v) = orthonormal_basis(&a_face.normal);
    let flat = |p: crate::Point| {
        let off = p - a_face.centroid;
        [off.dot(&u), off.dot(&v)]
    };
    let corners = |face: &PlanarFace| face.boundary.iter().map(Vec::len).sum::<usize>();
    if corners(a_face) * corners(b_face) <= a_face.triangles.len() + b_face.triangles.len() {
        let outline_of_a = outline(a_face, flat);
        let outline_of_b = outline(b_face, |p| flat(b_in_a.point(&p)));
        let seen = a_face.normal.dot(&b_in_a.vector(&b_face.normal)).abs();
        if is_boundary_of_area(&outline_of_a, a_face.area)
            && is_boundary_of_area(&outline_of_b, b_face.area * seen)
        {
            return fanned(&outline_of_a, &outline_of_b);
        }
    }
    let of_a = a_face.triangles.iter().map(|&t| a.triangle(t).map(flat));
    let of_b = (b_face.triangles.iter()).map(|&t| b.posed_triangle(t, b_in_a).map(flat));
    let (of_a, of_b): (Vec<_>, Vec<_>) = (boxed_triangles(of_a), boxed_triangles(of_b));
    let (over_a, over_b) = (box_around(&of_a), box_around(&of_b));
    // Along the longer side of the common box, fewer pairs lie beside each other.
    let intersection =
        [0, 1].map(|i| over_a.hi[i].min(over_b.hi[i]) - over_a.lo[i].max(over_b.lo[i]));
    if intersection.iter().any(|&length| length <= 0.0) {
        return 0.0;
    }
    swept(
        of_a,
        of_b,
        if intersection[0] < intersection[1] {
            1
        } else {
            0
        },
    )
}

fn outline(face: &PlanarFace, flat: impl Fn(crate::Point) -> Corner) -> Vec<Vec<Corner>> {
    let polygons = face.boundary.iter();
    polygons
        .map(|polygon| polygon.iter().map(|&p| flat(p)).collect())
        .collect()
}

/// Returns whether polygons are the boundary of a face of this area; where triangles lie on each other they are not.
fn is_boundary_of_area(outline: &[Vec<Corner>], area: f64) -> bool {
    let inside: f64 = outline.iter().map(|polygon| doubled(polygon) / 2.0).sum();
    (inside.abs() - area).abs() <= COPLANAR * area
}

/// Returns the area that two outlines share, of faces of many triangles and few corners. Each is the sum of the signed
/// triangles between a point and its sides, and so is their common area.
fn fanned(a: &[Vec<Corner>], b: &[Vec<Corner>]) -> f64 {
    let (of_a, of_b) = (fans(a), fans(b));
    let pairs = of_a.iter().flat_map(|(turn, s)| {
        of_b.iter()
            .map(move |(sign, t)| turn * sign * intersection_area(s, t))
    });
    pairs.sum::<f64>().abs()
}

/// Returns counter-clockwise triangles from the origin to each side, with the sign of the side's direction.
fn fans(outline: &[Vec<Corner>]) -> Vec<(f64, [Corner; 3])> {
    let sides = outline.iter().flat_map(|polygon| {
        let next = polygon.iter().cycle().skip(1);
        polygon.iter().zip(next).map(|(p, q)| [[0.0; 2], *p, *q])
    });
    let with_area = sides.filter_map(|[o, p, q]| {
        let area = doubled(&[o, p, q]);
        let corners = if area > 0.0 { [o, p, q] } else { [o, q, p] };
        (area != 0.0).then(|| (area.signum(), corners))
    });
    with_area.collect()
}

/// Returns two directions that complete a unit normal to a right-handed frame.
pub(crate) fn orthonormal_basis(normal: &Vector) -> (Vector, Vector) {
    let u = normal.cross(&Vector::ith(normal.iamin(), 1.0)).normalize();
    (u, normal.cross(&u))
}

/// A triangle, counter-clockwise, with its box.
#[derive(Debug, Clone, Copy)]
struct BoxedTriangle {
    corners: [Corner; 3],
    lo: Corner,
    hi: Corner,
}

/// Returns the triangles that have an area.
fn boxed_triangles(triangles: impl Iterator<Item = [Corner; 3]>) -> Vec<BoxedTriangle> {
    triangles
        .filter_map(|[a, b, c]| {
            let area = doubled(&[a, b, c]);
            (area != 0.0).then(|| BoxedTriangle {
                corners: if area > 0.0 { [a, b, c] } else { [a, c, b] },
                lo: [0, 1].map(|i| a[i].min(b[i]).min(c[i])),
                hi: [0, 1].map(|i| a[i].max(b[i]).max(c[i])),
            })
        })
        .collect()
}

/// Returns the box around all, without a triangle of its own.
fn box_around(intervals: &[BoxedTriangle]) -> BoxedTriangle {
    let nothing = BoxedTriangle {
        corners: [[0.0; 2]; 3],
        lo: [f64::INFINITY; 2],
        hi: [f64::NEG_INFINITY; 2],
    };
    intervals.iter().fold(nothing, |all, s| BoxedTriangle {
        lo: [0, 1].map(|i| all.lo[i].min(s.lo[i])),
        hi: [0, 1].map(|i| all.hi[i].max(s.hi[i])),
        ..nothing
    })
}

/// Returns the sum over all pairs whose boxes overlap, found by sweeping along one axis.
fn swept(mut a: Vec<BoxedTriangle>, mut b: Vec<BoxedTriangle>, axis: usize) -> f64 {
    let by_start = |p: &BoxedTriangle, q: &BoxedTriangle| p.lo[axis].total_cmp(&q.lo[axis]);
    a.sort_by(by_start);
    b.sort_by(by_start);
    let (mut open_a, mut open_b): (Vec<BoxedTriangle>, Vec<BoxedTriangle>) =
        (Vec::new(), Vec::new());
    let (mut a, mut b) = (a.into_iter().peekable(), b.into_iter().peekable());
    let mut area = 0.0;
    loop {
        let a_first = match (a.peek(), b.peek()) {
            (Some(p), Some(q)) => p.lo[axis] <= q.lo[axis],
            (p, q) if p.is_none() && q.is_none() => return area,
            (p, _) => p.is_some(),
        };
        let (next, open, other) = if a_first {
            (a.next(), &mut open_a, &mut open_b)
        } else {
            (b.next(), &mut open_b, &mut open_a)
        };
        let Some(next) = next else { return area };
        other.retain(|s| s.hi[axis] > next.lo[axis]);
        let across = 1 - axis;
        let beside =
            |s: &&BoxedTriangle| s.lo[across] < next.hi[across] && next.lo[across] < s.hi[across];
        area += (other.iter().filter(beside))
            .map(|s| intersection_area(&s.corners, &next.corners))
            .sum::<f64>();
        open.push(next);
    }
}

/// Returns the common area of two counter-clockwise triangles: one clipped by the sides of the other (Sutherland & Hodgman
/// 1974).
fn intersection_area(a: &[Corner; 3], b: &[Corner; 3]) -> f64 {
    // Measured from a corner, to preserve digits.
    let from = a[0];
    let near = |p: &Corner| [p[0] - from[0], p[1] - from[1]];
    let mut polygon: Vec<Corner> = a.iter().map(near).collect();
    let b = [near(&b[0]), near(&b[1]), near(&b[2])];
    for (i, start) in b.iter().enumerate() {
        let end = b[(i + 1) % 3];
        polygon = left_of(&polygon, start, &end);
    }
    doubled(&polygon).max(0.0) / 2.0
}

/// Returns the part of a convex polygon on the left of a line.
fn left_of(polygon: &[Corner], start: &Corner, end: &Corner) -> Vec<Corner> {
    let side = |p: &Corner| doubled(&[*start, *end, *p]);
    let mut left = Vec::with_capacity(polygon.len() + 1);
    for (i, p) in polygon.iter().enumerate() {
        let q = polygon[(i + 1) % polygon.len()];
        let (at_p, at_q) = (side(p), side(&q));
        if at_p >= 0.0 {
            left.push(*p);
        }
        if (at_p > 0.0 && at_q < 0.0) || (at_p < 0.0 && at_q > 0.0) {
            let fraction = at_p / (at_p - at_q);
            left.push([0, 1].map(|k| p[k] + (q[k] - p[k]) * fraction));
        }
    }
    left
}

/// Returns twice the area of a polygon, positive if it is counter-clockwise.
fn doubled(polygon: &[Corner]) -> f64 {
    let Some((from, others)) = polygon.split_first() else {
        return 0.0;
    };
    let off = |p: &Corner| [p[0] - from[0], p[1] - from[1]];
    others
        .windows(2)
        .map(|pair| {
            let (p, q) = (off(&pair[0]), off(&pair[1]));
            p[0] * q[1] - p[1] * q[0]
        })
        .sum()
}
