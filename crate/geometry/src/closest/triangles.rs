//! Finds the nearest points of two triangles.

use crate::{Point, Vector};

/// The nearest points of two features, in the frame of the corners.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ClosestPoints {
    /// The square of their distance.
    pub distance_squared: f64,
    /// The nearest point of A.
    pub on_a: Point,
    /// The nearest point of B.
    pub on_b: Point,
}

impl ClosestPoints {
    pub(super) const NONE: Self = Self {
        distance_squared: f64::INFINITY,
        on_a: Point::new(0.0, 0.0, 0.0),
        on_b: Point::new(0.0, 0.0, 0.0),
    };

    fn flipped(self) -> Self {
        Self {
            on_a: self.on_b,
            on_b: self.on_a,
            ..self
        }
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        if other.distance_squared < self.distance_squared {
            other
        } else {
            self
        }
    }
}

/// Finds the nearest points of two triangles that do not pierce each other: the nearest of the nine pairs of edges, and of
/// each corner and the other triangle. For piercing triangles it returns the nearest of these, too, although the distance
/// is not 0.
///
/// Accurate to a few roundings of the triangles' size and distance (not of their distance from the origin), for any form.
/// Nearly parallel edges are solved by the cross product, whose error grows only as fast as the distance stops depending on
/// it. Corners are projected onto a triangle in a frame of its own, which is orthonormal even for a thin triangle. Ericson,
/// "Real-Time Collision Detection" (2005), 5.1.9 and 5.1.5, loses half the digits in both cases.
pub(crate) fn nearest(a: &[Point; 3], b: &[Point; 3]) -> ClosestPoints {
    let mut best = ClosestPoints::NONE;
    for i in 0..3 {
        for j in 0..3 {
            let (p, q) = ([a[i], a[(i + 1) % 3]], [b[j], b[(j + 1) % 3]]);
            best = best.or(between_lines(&p, &q));
        }
    }
    for corner in a {
        best = best.or(to_triangle(corner, b));
    }
    for corner in b {
        best = best.or(to_triangle(corner, a).flipped());
    }
    best
}

/// Finds the nearest points of two segments if both lie strictly between the ends; otherwise an end is nearest, which
/// [`to_triangle`] finds. With n = u × v and w from p to q, the nearest points of the lines are at s = (w × v)·n / n² and t
/// = (w × u)·n / n².
#[inline]
fn between_lines(p: &[Point; 2], q: &[Point; 2]) -> ClosestPoints {
    let (u, v, w) = (p[1] - p[0], q[1] - q[0], q[0] - p[0]);
    let n = u.cross(&v);
    let nn = n.norm_squared();
    let s = w.cross(&v).dot(&n);
    let t = w.cross(&u).dot(&n);
    // Parallel (nn = 0) fails the comparisons too.
    if !(0.0 < s && s < nn && 0.0 < t && t < nn) {
        return ClosestPoints::NONE;
    }
    let (along_p, along_q) = (u * (s / nn), v * (t / nn));
    ClosestPoints {
        distance_squared: (w + along_q - along_p).norm_squared(),
        on_a: p[0] + along_p,
        on_b: q[0] + along_q,
    }
}

/// Finds the point of a triangle nearest to `p`; `on_a` is `p`.
pub(crate) fn to_triangle(p: &Point, triangle: &[Point; 3]) -> ClosestPoints {
    let [a, b, c] = triangle;
    let (ab, bc, ca) = (b - a, c - b, a - c);
    let (ap, bp, cp) = (p - a, p - b, p - c);
    let normal = ab.cross(&bc);
    let inside = ab.cross(&ap).dot(&normal) > 0.0
        && bc.cross(&bp).dot(&normal) > 0.0
        && ca.cross(&cp).dot(&normal) > 0.0;
    let rim = to_segment(p, a, &ab, &ap)
        .or(to_segment(p, b, &bc, &bp))
        .or(to_segment(p, c, &ca, &cp));
    if inside {
        rim.or(to_plane(p, triangle))
    } else {
        rim
    }
}

/// Finds the nearest point of the segment from `from` along `edge`; `ap` leads from `from` to `p`.
#[inline]
fn to_segment(p: &Point, from: &Point, edge: &Vector, ap: &Vector) -> ClosestPoints {
    let along = ap.dot(edge);
    let length = edge.norm_squared();
    // A segment without length: along is 0 too.
    let step = if along <= 0.0 || length == 0.0 {
        Vector::zeros()
    } else if along >= length {
        *edge
    } else {
        edge * (along / length)
    };
    ClosestPoints {
        distance_squared: (ap - step).norm_squared(),
        on_a: *p,
        on_b: from + step,
    }
}

/// Finds the foot of `p` on the triangle's plane. The frame's first axis runs along the longest edge; the second is made
/// orthogonal to it twice over ("twice is enough", Giraud & Langou 2002). Its error turns the plane about the longest edge
/// only, which moves the foot of a point inside by no more than a rounding of the edge's length.
fn to_plane(p: &Point, triangle: &[Point; 3]) -> ClosestPoints {
    let [a, b, c] = *triangle;
    let turns = [[a, b, c], [b, c, a], [c, a, b]];
    let longest = turns.iter().fold(&turns[0], |best, turn| {
        let length = |t: &[Point; 3]| (t[1] - t[0]).norm_squared();
        if length(turn) > length(best) {
            turn
        } else {
            best
        }
    });
    let [from, to, apex] = longest;
    let Some(x) = (to - from).try_normalize(0.0) else {
        return ClosestPoints::NONE;
    };
    let up = apex - from;
    let up = up - x * x.dot(&up);
    let Some(up) = up.try_normalize(0.0) else {
        return ClosestPoints::NONE;
    };
    let Some(y) = (up - x * x.dot(&up)).try_normalize(0.0) else {
        return ClosestPoints::NONE;
    };
    let to_p = p - from;
    let (foot_x, foot_y) = (x.dot(&to_p), y.dot(&to_p));
    // The frame decides whether the foot is inside: plain cross products have larger errors.
    let length = x.dot(&(to - from));
    let (apex_x, apex_y) = (x.dot(&(apex - from)), y.dot(&(apex - from)));
    let left = apex_x * foot_y - apex_y * foot_x;
    let right = (apex_x - length) * foot_y - apex_y * (foot_x - length);
    if foot_y < 0.0 || left > 0.0 || right < 0.0 {
        return ClosestPoints::NONE;
    }
    let foot = x * foot_x + y * foot_y;
    ClosestPoints {
        distance_squared: (to_p - foot).norm_squared(),
        on_a: *p,
        on_b: from + foot,
    }
}

/// Finds a common point of two triangles that meet, to rounding. Among all crossings of an edge with the other's plane and
/// the nearest points of their features, it takes the one that is nearest to both.
pub fn common_point(a: &[Point; 3], b: &[Point; 3]) -> Point {
    let features = nearest(a, b);
    let mut best = (features.distance_squared, features.on_a);
    for (edges_of, other) in [(a, b), (b, a)] {
        let normal = (other[1] - other[0]).cross(&(other[2] - other[0]));
        let heights = edges_of.map(|p| (p - other[0]).dot(&normal));
        for i in 0..3 {
            let (from, to) = (i, (i + 1) % 3);
            if (heights[from] > 0.0) == (heights[to] > 0.0) {
                continue;
            }
            let part = heights[from] / (heights[from] - heights[to]);
            let on_edge = edges_of[from] + (edges_of[to] - edges_of[from]) * part;
            let off = to_triangle(&on_edge, other).distance_squared;
            if off < best.0 {
                best = (off, on_edge);
            }
        }
    }
    best.1
}
