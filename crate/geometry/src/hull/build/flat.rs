//! Builds the hull of points in one plane.

use crate::Point;
use crate::collide::orient2d;
use crate::hull::CompressedLists;

/// Returns the vertices around the polygon, and around its other side. The plane must show its area along `axis`. Monotone
/// chains (Andrew 1979) with an exact predicate; points inside edges are omitted.
pub(super) fn both_sides(points: &[Point], axis: usize) -> CompressedLists {
    let (right, up) = ((axis + 1) % 3, (axis + 2) % 3);
    let mut sorted: Vec<u32> = (0..points.len() as u32).collect();
    sorted.sort_by(|&i, &j| {
        let (p, q) = (&points[i as usize], &points[j as usize]);
        p[right].total_cmp(&q[right]).then(p[up].total_cmp(&q[up]))
    });
    sorted.dedup_by_key(|i| points[*i as usize]);
    let mut polygon = chain(points, axis, sorted.iter().copied());
    polygon.extend(chain(points, axis, sorted.iter().rev().copied()));
    let mut sides = CompressedLists::with_capacity(2, 2 * polygon.len());
    sides.push(polygon.iter().copied());
    sides.push(polygon.iter().rev().copied());
    sides
}

/// Returns the corners from the first point to the last, without the last, all turning left.
fn chain(points: &[Point], axis: usize, sorted: impl Iterator<Item = u32>) -> Vec<u32> {
    let at = |i: u32| &points[i as usize];
    let mut corners: Vec<u32> = Vec::new();
    for point in sorted {
        while let [.., before, last] = corners[..] {
            if orient2d(axis, at(before), at(last), at(point)) > 0 {
                break;
            }
            corners.pop();
        }
        corners.push(point);
    }
    corners.pop();
    corners
}
