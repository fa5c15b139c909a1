//! The first contact of a contour that turns on the spot.

use std::f64::consts::TAU;

use nalgebra::RealField;

use super::super::gap::nearest_on;
use super::super::ring::cross;
use super::super::{Point2, Polygon, Turn, Turned, Vector2, overlaps_turned};
use super::{Contact, outward};
use crate::tolerance::{BEYOND_A_TURN, DISTANCE_NOISE};

/// When B, turned by `turn` and shifted by `b_from_a` (rounded to the grid), first meets A while it turns on by
/// `angle`, radians, about its frame's origin. None if it does not, or if they overlap from the start. To rounding. The
/// contour is turned as a whole, every vertex on a circle; at more than a full turn it meets what it met before.
pub fn first_contact_turning(
    a: &Turned,
    b: &Polygon,
    turn: Turn,
    b_from_a: Vector2,
    angle: f64,
) -> Option<Contact> {
    if !angle.is_finite() || angle == 0.0 || overlaps_turned(a, b, turn, b_from_a) {
        return None;
    }
    let grid = a.grid();
    let centre = Point2::from(grid.vector(b_from_a));
    let there = Turned::new(b, turn, grid);
    let mut hits = Vec::new();
    let spin = Spin { centre, angle };
    let points_b: Vec<Point2> = there.points().iter().map(|p| p + centre.coords).collect();
    let (next_a, next_b) = (&a.outline.next, &there.outline.next);
    for (i, from) in a.points().iter().enumerate() {
        let edge = [*from, a.points()[next_a[i] as usize]];
        for p in points_b.iter().filter(|p| reaches(edge, **p, centre)) {
            spin.through(edge, *p, |share, at| {
                let normal = outward(edge);
                hits.push(Contact { share, at, normal });
            });
        }
    }
    let back = Spin {
        centre,
        angle: -angle,
    };
    for (j, from) in points_b.iter().enumerate() {
        let edge = [*from, points_b[next_b[j] as usize]];
        for p in a.points().iter().filter(|p| reaches(edge, **p, centre)) {
            back.through(edge, *p, |share, _| {
                let normal = -Turn::by(angle * share).vector(outward(edge));
                hits.push(Contact {
                    share,
                    at: *p,
                    normal,
                });
            });
        }
    }
    hits.sort_by(|p: &Contact, q| p.share.total_cmp(&q.share));
    let beyond = BEYOND_A_TURN.copysign(angle);
    let enters = |hit: &Contact| {
        let on = Turn::by(turn.angle() + angle * hit.share + beyond);
        overlaps_turned(a, b, on, b_from_a)
    };
    hits.into_iter().find(enters)
}

/// Whether a point on its circle may be on an edge.
fn reaches(edge: [Point2; 2], p: Point2, centre: Point2) -> bool {
    let radius = (p - centre).norm_squared();
    let far = edge.map(|end| (end - centre).norm_squared());
    let near = (nearest_on(edge, centre) - centre).norm_squared();
    near * (1.0 - DISTANCE_NOISE) <= radius && radius <= far[0].max(far[1]) * (1.0 + DISTANCE_NOISE)
}

/// A turn about a centre by an angle, while which time goes from 0 to 1.
struct Spin {
    centre: Point2,
    angle: f64,
}

impl Spin {
    /// Tells when a point, turned, goes through an edge to its left, and where.
    fn through(&self, [from, to]: [Point2; 2], p: Point2, mut tell: impl FnMut(f64, Point2)) {
        let along = to - from;
        let length = along.norm_squared();
        let (arm, off) = (p - self.centre, from - self.centre);
        let half = off.dot(&along);
        let root = half * half - length * (off.norm_squared() - arm.norm_squared());
        if root < 0.0 || length <= 0.0 {
            return;
        }
        for sign in [-1.0, 1.0] {
            let at = (-half + sign * root.sqrt()) / length;
            if !(0.0..=1.0).contains(&at) {
                continue;
            }
            let there = off + along * at;
            let speed = Vector2::new(-there.y, there.x) * self.angle.signum();
            if cross(along, speed) <= 0.0 {
                continue;
            }
            let turned = RealField::atan2(cross(arm, there), arm.dot(&there));
            let way = turned * self.angle.signum();
            // A point that is on the edge to rounding is there now, not after a full turn.
            let way = if way < -BEYOND_A_TURN {
                way + TAU
            } else {
                way.max(0.0)
            };
            let share = way / self.angle.abs();
            if share <= 1.0 {
                tell(share, self.centre + there);
            }
        }
    }
}
