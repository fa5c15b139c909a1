//! A facet with all that the true surface over it may be.

use crate::shape::unit_normal;
use crate::{Point, Vector};

/// A triangle with the room that the surface over it may take: the hull of its corners, which lie on the surface, and
/// of the middles of its edges moved along the normal both ways by twice the bulge there. An arc stays within the
/// tangents at its ends, which meet at twice its height. It is the triangle itself where the surface is known.
#[derive(Debug, Clone, Copy)]
pub(super) struct Thick {
    corners: [Point; 3],
    /// Of unit length; zero for a triangle without area.
    normal: Vector,
    /// How far the room goes at the middle of each edge.
    heights: [f64; 3],
}

/// How the rooms of two facets lie to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Meeting {
    /// They are farther apart than is asked.
    Apart,
    /// They meet, and a motion no longer than is asked parts them.
    Touch,
    /// They may share more than that.
    Overlap,
}

impl Thick {
    pub(super) fn new(corners: [Point; 3], bulges: [f64; 3]) -> Self {
        Self {
            corners,
            normal: unit_normal(&corners),
            heights: bulges.map(|bulge| 2.0 * bulge),
        }
    }

    /// The interval that it covers along an axis, measured from `origin`.
    #[inline]
    fn along(&self, axis: &Vector, origin: &Point) -> [f64; 2] {
        let at = self.corners.map(|p| (p - origin).dot(axis));
        let [a, b, c] = at;
        let mut ends = [a.min(b).min(c), a.max(b).max(c)];
        let rise = self.normal.dot(axis).abs();
        for (k, height) in self.heights.iter().enumerate() {
            let middle = (at[k] + at[(k + 1) % 3]) / 2.0;
            ends[0] = ends[0].min(middle - rise * height);
            ends[1] = ends[1].max(middle + rise * height);
        }
        ends
    }

    fn edges(&self) -> [Vector; 3] {
        let [a, b, c] = self.corners;
        [b - a, c - b, a - c]
    }

    /// How it lies to another: by the axes that decide for triangles that are moved along their normals, the normals of
    /// their sides and the cross products of their edges. Lengths up to `tolerance` count as none.
    pub(super) fn meets(&self, other: &Self, tolerance: f64) -> Meeting {
        let origin = self.corners[0];
        let mut meeting = Meeting::Overlap;
        // Whether the two are apart along this axis, of any length; takes in whether they only touch.
        let mut parted = |axis: &Vector| {
            let length = axis.norm();
            if length == 0.0 {
                return false;
            }
            let axis = axis / length;
            let [low, high] = self.along(&axis, &origin);
            let [other_low, other_high] = other.along(&axis, &origin);
            let shared = (high - other_low).min(other_high - low);
            if shared <= tolerance {
                meeting = Meeting::Touch;
            }
            shared < -tolerance
        };
        let [own, others] = [self.edges(), other.edges()];
        let sides = |of: &Self, edges: &[Vector; 3]| edges.map(|edge| of.normal.cross(&edge));
        // The normals first: they part most.
        let apart = parted(&self.normal)
            || parted(&other.normal)
            || sides(self, &own).iter().any(&mut parted)
            || sides(other, &others).iter().any(&mut parted)
            || own
                .iter()
                .any(|p| others.iter().any(|q| parted(&p.cross(q))))
            || own.iter().any(|p| parted(&p.cross(&other.normal)))
            || others.iter().any(|q| parted(&q.cross(&self.normal)))
            || parted(&self.normal.cross(&other.normal));
        if apart { Meeting::Apart } else { meeting }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facet(points: [[f64; 3]; 3], bulge: f64) -> Thick {
        Thick::new(points.map(Point::from), [bulge; 3])
    }

    const FLOOR: [[f64; 3]; 3] = [[-9.0, -9.0, 0.0], [9.0, -9.0, 0.0], [0.0, 9.0, 0.0]];

    #[test]
    fn a_curved_wall_that_stands_on_a_floor_touches_it() {
        let wall = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]];
        assert_eq!(
            facet(wall, 0.1).meets(&facet(FLOOR, 0.0), 1e-9),
            Meeting::Touch
        );
    }

    /// The first facet of a half bore, which ends where its other half begins: its normal leans towards that, its rim
    /// does not.
    #[test]
    fn half_a_bore_touches_the_other_half() {
        let (sine, cosine) = (0.1, (1.0f64 - 0.01).sqrt());
        let rim = [[0.0, 1.0, 0.0], [5.0, 1.0, 0.0]];
        let below = [0.0, cosine, -sine];
        let above = [0.0, cosine, sine];
        let sagitta = (1.0 - cosine) / 4.0;
        let half = |low: [f64; 3]| {
            let corners = [rim[0], rim[1], low].map(Point::from);
            Thick::new(corners, [0.0, sagitta, sagitta])
        };
        assert_eq!(half(below).meets(&half(above), 1e-9), Meeting::Touch);
    }

    #[test]
    fn a_curved_floor_may_be_in_what_lies_on_it() {
        let lying = [[0.0, 0.0, 0.1], [1.0, 0.0, 0.1], [0.0, 1.0, 0.1]];
        let met = |bulge: f64| facet(lying, bulge).meets(&facet(FLOOR, 0.0), 1e-9);
        assert_eq!(
            [0.04, 0.05, 0.06].map(met),
            [Meeting::Apart, Meeting::Touch, Meeting::Overlap]
        );
    }

    #[test]
    fn facets_in_one_plane_touch_however_they_overlap() {
        let other = FLOOR.map(|[x, y, z]| [y + 0.5, x, z]);
        assert_eq!(
            facet(other, 0.0).meets(&facet(FLOOR, 0.0), 1e-9),
            Meeting::Touch
        );
        let beside = FLOOR.map(|[x, y, z]| [x + 40.0, y, z]);
        assert_eq!(
            facet(beside, 0.0).meets(&facet(FLOOR, 0.0), 1e-9),
            Meeting::Apart
        );
    }

    #[test]
    fn facets_that_pass_through_each_other_overlap() {
        let wall = [[0.0, 0.0, -1.0], [1.0, 0.0, -1.0], [0.0, 0.0, 1.0]];
        assert_eq!(
            facet(wall, 0.0).meets(&facet(FLOOR, 0.0), 1e-9),
            Meeting::Overlap
        );
    }
}
