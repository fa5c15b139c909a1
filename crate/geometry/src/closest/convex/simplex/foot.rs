//! Finds the foot of the perpendicular from the origin on a line or a plane.

use crate::Vector;

/// Finds the foot on the line through two points: from the nearer of them, made perpendicular twice over ("twice is
/// enough", Giraud & Langou 2002).
#[inline]
pub(super) fn on_line([p, q]: [Vector; 2]) -> Vector {
    let (edge, length) = (q - p, (q - p).norm_squared());
    let near = if q.norm_squared() < p.norm_squared() {
        q
    } else {
        p
    };
    if length == 0.0 {
        return near;
    }
    let once = near - edge * (near.dot(&edge) / length);
    once - edge * (once.dot(&edge) / length)
}

/// Finds the foot on the plane through three points: along the normal of its edges, at the height of the nearest point.
#[inline]
pub(super) fn on_plane([p, q, r]: [Vector; 3]) -> Vector {
    let normal = (q - p).cross(&(r - p));
    let square = normal.norm_squared();
    if square == 0.0 {
        return on_line([p, q]);
    }
    let nearer = |a: Vector, b: Vector| {
        if b.norm_squared() < a.norm_squared() {
            b
        } else {
            a
        }
    };
    let near = nearer(nearer(p, q), r);
    normal * (near.dot(&normal) / square)
}
