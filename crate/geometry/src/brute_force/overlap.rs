//! Measures how much of two planar faces overlaps, by lines.

use crate::face::PlanarFace;
use crate::order::min_max;
use crate::shape::Shape;
use crate::{Point, RigidTransform, Vector};

/// Returns the area that two faces share when B's is projected along the normal of A's. It sums the lengths of `lines`
/// lines across A's face that are in both, times their distance. The pose is B's in A's frame.
///
/// In a strip without a corner of either border and without a crossing of both, the length changes linearly, so the length
/// at its midline gives the area. So the error is no more than the number of corners and crossings, times the distance of
/// the lines, times the size of A's face. Nothing here is clipped, so it shares no error with
/// [`crate::face::overlap_area`].
pub fn overlap_area(
    a: &Shape,
    a_face: &PlanarFace,
    b: &Shape,
    b_face: &PlanarFace,
    b_in_a: &RigidTransform,
    lines: u32,
) -> f64 {
    let across = a_face
        .normal
        .cross(&Vector::ith(a_face.normal.iamin(), 1.0));
    let along = across.normalize();
    let up = a_face.normal.cross(&along);
    let flat = |p: Point| {
        let off = p - a_face.centroid;
        [off.dot(&along), off.dot(&up)]
    };
    let triangles = |shape: &Shape, face: &PlanarFace, pose: &dyn Fn(Point) -> Point| {
        let of = |&t: &u32| shape.triangle(t).map(|p| flat(pose(p)));
        face.triangles.iter().map(of).collect::<Vec<_>>()
    };
    let of_a = triangles(a, a_face, &|p| p);
    let of_b = triangles(b, b_face, &|p| b_in_a.point(&p));
    let [lowest, highest] = min_max(of_a.iter().flatten().map(|corner| corner[1]));
    let step = (highest - lowest) / f64::from(lines);
    let shared = |line: u32| {
        let height = lowest + (f64::from(line) + 0.5) * step;
        intersection_length(&cuts(&of_a, height), &cuts(&of_b, height))
    };
    (0..lines).map(shared).sum::<f64>() * step
}

/// Returns where a horizontal line runs through triangles.
fn cuts(triangles: &[[[f64; 2]; 3]], height: f64) -> Vec<[f64; 2]> {
    let cut = |corners: &[[f64; 2]; 3]| {
        let mut ends = [f64::INFINITY, f64::NEG_INFINITY];
        for (i, p) in corners.iter().enumerate() {
            let q = corners[(i + 1) % 3];
            if (p[1] <= height) != (q[1] <= height) {
                let x = p[0] + (q[0] - p[0]) * ((height - p[1]) / (q[1] - p[1]));
                ends = [ends[0].min(x), ends[1].max(x)];
            }
        }
        (ends[0] < ends[1]).then_some(ends)
    };
    triangles.iter().filter_map(cut).collect()
}

fn intersection_length(a: &[[f64; 2]], b: &[[f64; 2]]) -> f64 {
    let pairs = a.iter().flat_map(|p| b.iter().map(move |q| (p, q)));
    pairs
        .map(|(p, q)| (p[1].min(q[1]) - p[0].max(q[0])).max(0.0))
        .sum()
}
