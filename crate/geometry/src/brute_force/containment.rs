//! Tests inside or outside, by segments to far away against every triangle.

use crate::collide::Containment;
use crate::collide::orient3d;
use crate::shape::{Closure, Shape};
use crate::{Point, Pose, RigidTransform, Vector};

/// Finds which part is inside the other as [`crate::collide::containment`] does, from every vertex of every triangle
/// and without a tree.
pub fn containment(a: &Shape, b: &Shape, b_in_a: &Pose) -> Containment {
    let pose = RigidTransform::new(b_in_a);
    let a_triangles: Vec<_> = (0..a.mesh().triangles().len() as u32)
        .map(|t| a.triangle(t))
        .collect();
    let b_triangles: Vec<_> = (0..b.mesh().triangles().len() as u32)
        .map(|t| b.posed_triangle(t, &pose))
        .collect();
    let some_inside = |of: &[[Point; 3]], container: &[[Point; 3]], closure| {
        of.iter().flatten().any(|p| contains(container, closure, p))
    };
    if some_inside(&b_triangles, &a_triangles, a.closure()) {
        Containment::BInA
    } else if some_inside(&a_triangles, &b_triangles, b.closure()) {
        Containment::AInB
    } else {
        Containment::Neither
    }
}

/// Returns whether `p`, which is not on the surface, is inside a part.
pub fn contains(triangles: &[[Point; 3]], closure: Closure, p: &Point) -> bool {
    let far = triangles
        .iter()
        .flatten()
        .map(|v| (v - p).amax())
        .fold(0.0, f64::max)
        * 4.0;
    // Some direction meets no edge and no vertex.
    let directions = (1..)
        .map(f64::from)
        .map(|i| Vector::new(1.0, 1.0 / (i + 0.7), -1.0 / (i * i + 0.3)));
    let passed = directions
        .filter_map(|d| passes(triangles, p, &(p + d * far)))
        .next();
    match (closure, passed) {
        (Closure::Oriented, Some((winding, _))) => winding != 0,
        (Closure::Unoriented, Some((_, crossings))) => crossings % 2 == 1,
        _ => false,
    }
}

/// Returns how often the segment from `p` to `q` passes through triangles: outwards less inwards, and in all. Returns None
/// when it meets an edge or a vertex.
fn passes(triangles: &[[Point; 3]], p: &Point, q: &Point) -> Option<(i64, i64)> {
    let (mut winding, mut crossings) = (0, 0);
    for [a, b, c] in triangles {
        let [before, after] = [p, q].map(|end| -orient3d(a, b, c, end));
        if before * after > 0 {
            continue;
        }
        let turns = [(a, b), (b, c), (c, a)].map(|(u, v)| orient3d(p, q, u, v));
        if turns.contains(&1) && turns.contains(&-1) {
            continue;
        }
        if before == 0 || after == 0 || turns.contains(&0) {
            return None;
        }
        winding += i64::from(after);
        crossings += 1;
    }
    Some((winding, crossings))
}
