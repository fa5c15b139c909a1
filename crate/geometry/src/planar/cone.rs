//! Represents a contour close to a point of its boundary: an open cone between two directions.

use super::Point2;
use super::ring::side;

/// The directions from `apex` that lie counter-clockwise after `from` and before `to`; both are points elsewhere.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cone {
    pub apex: Point2,
    pub from: Point2,
    pub to: Point2,
}

impl Cone {
    /// Returns the cone on the other side of the boundary.
    pub fn outside(self) -> Self {
        Self {
            from: self.to,
            to: self.from,
            ..self
        }
    }

    /// Returns whether two cones at one point have directions in common. Exact.
    pub fn intersects(&self, other: &Self) -> bool {
        self.begins_before(other.from) || other.begins_before(self.from)
    }

    /// Returns whether a direction is the first or lies within.
    fn begins_before(&self, p: Point2) -> bool {
        let (of_p, of_end) = (self.quarter(p), self.quarter(self.to));
        of_p < of_end || of_p == of_end && of_p % 2 == 1 && side(self.apex, p, self.to) > 0
    }

    /// Returns the sector of a direction, counter-clockwise from the first: 0 on it, 1 left, 2 opposite, 3 right.
    fn quarter(&self, p: Point2) -> u8 {
        match side(self.apex, self.from, p) {
            1 => 1,
            -1 => 3,
            _ => {
                let (u, v) = (self.from - self.apex, p - self.apex);
                let against = u.x * v.x < 0.0 || u.y * v.y < 0.0;
                if against { 2 } else { 0 }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cone(from: [f64; 2], to: [f64; 2]) -> Cone {
        Cone {
            apex: Point2::origin(),
            from: Point2::from(from),
            to: Point2::from(to),
        }
    }

    #[test]
    fn cone_intersection_of_eight_directions_is_exact() {
        let (x, y) = ([1, 1, 0, -1, -1, -1, 0, 1], [0, 1, 1, 1, 0, -1, -1, -1]);
        let at = |i: usize| [x[i % 8], y[i % 8]].map(f64::from);
        // Sixteenths of a turn strictly between two directions: the open eighths.
        let eighths =
            |from: usize, to: usize| (from..to + 8 * usize::from(to <= from)).map(|i| i % 8);
        for (a, b) in (0..8).flat_map(|a| (0..8).map(move |b| (a, b))) {
            for (c, d) in (0..8).flat_map(|c| (0..8).map(move |d| (c, d))) {
                if a == b || c == d {
                    continue;
                }
                let intersection = eighths(a, b).any(|i| eighths(c, d).any(|j| i == j));
                let [one, other] = [cone(at(a), at(b)), cone(at(c), at(d))];
                assert_eq!(one.intersects(&other), intersection, "{a} {b} {c} {d}");
            }
        }
    }
}
