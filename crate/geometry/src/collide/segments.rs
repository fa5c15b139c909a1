//! Finds where crossing triangles cut each other, for drawing.

use super::contact::{Plane, isolated_first};
use super::{Contact, TrianglePair};
use crate::shape::Shape;
use crate::{Point, Pose, RigidTransform};

/// Returns the common segment of each crossing pair of `pairs`, in A's frame and in the order of `pairs`; touching pairs
/// give none. The ends are computed in f64, good to a few units in the last place of the triangles' coordinates unless the
/// planes are nearly the same.
pub fn intersection_segments(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    pairs: &[TrianglePair],
) -> Vec<[Point; 2]> {
    let pose = RigidTransform::new(b_in_a);
    pairs
        .iter()
        .filter(|pair| pair.contact == Contact::Crossing)
        .map(|pair| segment(&a.triangle(pair.a), &b.posed_triangle(pair.b, &pose)))
        .collect()
}

/// Returns the common segment of two crossing triangles. Each cuts an interval out of the line of their planes; the segment
/// extends from the later beginning to the earlier end.
fn segment(a: &[Point; 3], b: &[Point; 3]) -> [Point; 2] {
    let (a_plane, b_plane) = (Plane::new(a), Plane::new(b));
    let along = a_plane.normal.cross(&b_plane.normal);
    let mut of_a = interval(a, &b_plane);
    let mut of_b = interval(b, &a_plane);
    let at = |p: &Point| (p - a[0]).dot(&along);
    for ends in [&mut of_a, &mut of_b] {
        if at(&ends[0]) > at(&ends[1]) {
            ends.swap(0, 1);
        }
    }
    let begin = if at(&of_a[0]) < at(&of_b[0]) {
        of_b[0]
    } else {
        of_a[0]
    };
    let end = if at(&of_a[1]) < at(&of_b[1]) {
        of_a[1]
    } else {
        of_b[1]
    };
    [begin, end]
}

/// Returns where two edges of a triangle pass through a plane that it straddles.
fn interval(t: &[Point; 3], plane: &Plane) -> [Point; 2] {
    let ([lone, p, q], _) = isolated_first(t, plane.sides(t));
    let height = |p: &Point| (p - plane.corners[0]).dot(&plane.normal).abs();
    let through = |other: &Point| {
        let (here, there) = (height(&lone), height(other));
        let fraction = if here + there > 0.0 {
            here / (here + there)
        } else {
            0.5
        };
        lone + (other - lone) * fraction
    };
    [through(&p), through(&q)]
}
