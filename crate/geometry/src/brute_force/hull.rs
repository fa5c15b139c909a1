//! Finds the faces of a convex hull, from the definition.

use crate::Point;
use crate::collide::orient3d;

/// Returns the faces of the points' hull: for each plane through points that has none strictly outside, all points in it,
/// ascending. It is empty if all points lie in one plane. It tries every plane through three points against every other
/// point, so time grows with the fourth power.
pub fn hull_faces(points: &[Point]) -> Vec<Vec<u32>> {
    let indices = || 0..points.len() as u32;
    let mut faces = Vec::new();
    for a in indices() {
        for b in a + 1..points.len() as u32 {
            for c in b + 1..points.len() as u32 {
                let [p, q, r] = [a, b, c].map(|i| &points[i as usize]);
                let side = |i: u32| orient3d(p, q, r, &points[i as usize]);
                let above = indices().any(|i| side(i) > 0);
                let below = indices().any(|i| side(i) < 0);
                if above != below {
                    faces.push(indices().filter(|&i| side(i) == 0).collect());
                }
            }
        }
    }
    faces.sort();
    faces.dedup();
    faces
}
