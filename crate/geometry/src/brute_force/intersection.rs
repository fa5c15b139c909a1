//! Computes the volume of the intersection of two solids, by tetrahedra.

use crate::order::min_max;
use crate::shape::Shape;
use crate::{Point, Pose, RigidTransform};

/// Returns the volume of the intersection of two closed and oriented meshes that do not overlap themselves, to rounding.
/// Each solid is a signed sum of tetrahedra from one point to its triangles; so the volume is a sum over all pairs of them.
pub fn intersection_volume(a: &Shape, b: &Shape, b_in_a: &Pose) -> f64 {
    let pose = RigidTransform::new(b_in_a);
    let centre = a.bounds().centre();
    let of_a = tetrahedra(a, &centre, |t| a.triangle(t));
    let of_b = tetrahedra(b, &pose.point(&b.bounds().centre()), |t| {
        b.posed_triangle(t, &pose)
    });
    let volume = |all: &[Tetrahedron]| all.iter().map(six_volumes).sum::<f64>();
    let sign = (volume(&of_a) * volume(&of_b)).signum();
    let pairs = of_a
        .iter()
        .flat_map(|s| of_b.iter().map(move |t| (s, t)))
        .map(|(s, t)| six_volumes(s).signum() * six_volumes(t).signum() * six_in_both(s, t));
    sign * pairs.sum::<f64>() / 6.0
}

type Tetrahedron = [Point; 4];

fn tetrahedra(
    shape: &Shape,
    apex: &Point,
    corners: impl Fn(u32) -> [Point; 3],
) -> Vec<Tetrahedron> {
    (0..shape.mesh().triangles().len() as u32)
        .map(|t| {
            let [a, b, c] = corners(t);
            [*apex, a, b, c]
        })
        .filter(|t| six_volumes(t) != 0.0)
        .collect()
}

/// Returns six times the volume, positive when the last three corners turn counterclockwise seen from beyond them.
fn six_volumes([apex, a, b, c]: &Tetrahedron) -> f64 {
    (a - apex).dot(&(b - apex).cross(&(c - apex)))
}

/// Returns six times the common volume: the smaller is cut along the four planes of the larger, which are more accurate.
fn six_in_both(s: &Tetrahedron, t: &Tetrahedron) -> f64 {
    if six_volumes(s).abs() > six_volumes(t).abs() {
        return six_in_both(t, s);
    }
    let is_beside = |i: usize| {
        let [[s_low, s_high], [t_low, t_high]] = [s, t].map(|t| min_max(t.map(|p| p[i])));
        s_high <= t_low || t_high <= s_low
    };
    if (0..3).any(is_beside) {
        return 0.0;
    }
    let mut parts = vec![*s];
    for i in 0..4 {
        let [a, b, c, inside] = [1, 2, 3, 0].map(|k| t[(i + k) % 4]);
        let normal = (b - a).cross(&(c - a));
        let side = normal.dot(&(inside - a)).signum();
        let height = |p: &Point| side * normal.dot(&(p - a));
        parts = parts.iter().flat_map(|part| above(part, height)).collect();
    }
    parts.iter().map(|part| six_volumes(part).abs()).sum()
}

/// Returns the part of a tetrahedron where the height is positive, as up to three tetrahedra.
fn above(t: &Tetrahedron, height: impl Fn(&Point) -> f64) -> Vec<Tetrahedron> {
    let mut corners = t.map(|p| (height(&p), p));
    corners.sort_by(|p, q| q.0.total_cmp(&p.0));
    let [a, b, c, d] = corners.map(|(_, p)| p);
    let cut = |i: usize, j: usize| {
        let ((above, p), (below, q)) = (corners[i], corners[j]);
        p + (q - p) * (above / (above - below))
    };
    match corners.iter().filter(|(height, _)| *height > 0.0).count() {
        0 => Vec::new(),
        1 => vec![[a, cut(0, 1), cut(0, 2), cut(0, 3)]],
        2 => prism([a, cut(0, 2), cut(0, 3)], [b, cut(1, 2), cut(1, 3)]),
        3 => prism([a, b, c], [cut(0, 3), cut(1, 3), cut(2, 3)]),
        _ => vec![[a, b, c, d]],
    }
}

/// Returns the tetrahedra between two triangles with corresponding corners.
fn prism([a, b, c]: [Point; 3], [u, v, w]: [Point; 3]) -> Vec<Tetrahedron> {
    vec![[a, b, c, u], [b, c, u, v], [c, u, v, w]]
}
