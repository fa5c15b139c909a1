//! Defines a point that the user drags to answer a question: its position, its domain, and its grade.

use std::fmt::{self, Debug, Formatter};
use std::sync::Arc;

use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose, Vector};
use serde::Serialize;

use crate::values::{Value, by_name};

/// A point that can be dragged in a picture. It changes nothing in the figure: when it is dropped, its position is the
/// answer to a question.
#[derive(Clone)]
pub struct PointHandle {
    /// The position, in the world.
    pub at: Point,
    /// The positions to which it can be dragged.
    pub domain: PointDomain,
    /// The distance of one key press, where its domain is not a set of points.
    pub step: f64,
    /// The body that moves with it, and that body's pose while the point is at the origin.
    pub body: Option<(Arc<Shape>, Pose)>,
    /// The grade of the position, once it was requested; it stays until the next try.
    pub grade: Option<bool>,
}

/// The set of positions to which a point can be dragged.
#[derive(Debug, Clone)]
pub enum PointDomain {
    /// One of these points; there is at least one.
    Points(Vec<Point>),
    /// A position on the segment between these ends.
    Line([Point; 2]),
    /// Any position in a rectangle, given by its centre and two vectors from there to the sides, at right angles.
    Sheet(Point, [Vector; 2]),
}

/// The part of a question that makes a point its answer.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct PointQuestion {
    /// The tolerance of an answer, in the lesson's unit of length, as the page shows it.
    #[serde(rename = "within")]
    pub tolerance: f64,
    /// The point that is dragged, at its first position.
    #[serde(skip)]
    pub handle: PointHandle,
    /// The right position; it is not serialized, so that it is not shown too early.
    #[serde(skip)]
    pub answer: Point,
}

/// The grade of a point that answers a question.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct PointGrade {
    /// True if the point is right.
    #[serde(rename = "right")]
    pub is_right: bool,
    /// The position, in the lesson's unit of length.
    #[serde(rename = "at")]
    pub position: [f64; 3],
    /// The key of the sentence that gives the reason: `why.<question>.<this>`.
    pub why: &'static str,
    /// The values of that sentence's holes.
    #[serde(serialize_with = "by_name")]
    #[cfg_attr(feature = "typescript", tsify(type = "Record<string, LessonValue>"))]
    #[serde(rename = "with")]
    pub args: Vec<(&'static str, Value)>,
}

/// Omits the triangles of the body that moves with the point.
impl Debug for PointHandle {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let body = self.body.as_ref().map(|(shape, pose)| {
            let triangles = shape.mesh().triangles().len();
            (triangles, pose)
        });
        f.debug_struct("Pin")
            .field("at", &self.at)
            .field("track", &self.domain)
            .field("body", &body)
            .finish_non_exhaustive()
    }
}

impl PointHandle {
    /// Returns the pose of the body that moves with the point.
    pub fn pose(&self, of_body: &Pose) -> Pose {
        Pose::translation(self.at.x, self.at.y, self.at.z) * of_body
    }
}

impl PointDomain {
    /// Returns the point of the domain that is nearest to a given point.
    pub fn nearest(&self, to: &Point) -> Point {
        match self {
            Self::Points(points) => {
                let far = |p: &&Point| (*p - to).norm_squared();
                let nearest = points.iter().min_by(|p, q| far(p).total_cmp(&far(q)));
                nearest.copied().unwrap_or(*to)
            }
            Self::Line([from, to_end]) => {
                let way = to_end - from;
                let fraction = (to - from).dot(&way) / way.norm_squared();
                from + way * fraction.clamp(0.0, 1.0)
            }
            Self::Sheet(middle, sides) => {
                let off = to - middle;
                let along = |side: &Vector| {
                    let fraction = off.dot(side) / side.norm_squared();
                    side * fraction.clamp(-1.0, 1.0)
                };
                middle + along(&sides[0]) + along(&sides[1])
            }
        }
    }

    /// Returns where a key press moves the point: by `step` in that direction, or to the next point in it. Keys reach every
    /// point.
    pub fn next(&self, at: &Point, towards: &Vector, step: f64) -> Point {
        match self {
            Self::Points(points) => {
                // Among points at one height their order decides, so that the way back is the same.
                let first = towards.iter().find(|c| **c != 0.0);
                let is_back = first.is_some_and(|c| *c < 0.0);
                let place = |p: &Point| towards.dot(&p.coords);
                let number = |i: usize| if is_back { points.len() - i } else { i };
                let key = |i: usize| (place(&points[i]), number(i));
                let is_before = |a: (f64, usize), b: (f64, usize)| {
                    a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)).is_lt()
                };
                let here = points.iter().position(|p| p == at);
                let here = here.map_or((place(at), usize::MAX), key);
                let ahead = (0..points.len()).filter(|&i| is_before(here, key(i)));
                let next = ahead.reduce(|a, b| if is_before(key(b), key(a)) { b } else { a });
                next.map_or(*at, |i| points[i])
            }
            Self::Line([from, to]) => {
                /// The cosine of the angle to the line up to which a direction counts as along it.
                const ALONG: f64 = 0.25;
                let along = (to - from).normalize();
                let fraction = along.dot(towards);
                match fraction.abs() < ALONG {
                    true => *at,
                    false => self.nearest(&(at + along * (step * fraction.signum()))),
                }
            }
            Self::Sheet(_, sides) => {
                let fraction = |side: &Vector| side.normalize().dot(towards);
                let [one, other] = sides;
                let side = match fraction(one).abs() >= fraction(other).abs() {
                    true => one,
                    false => other,
                };
                let way = side.normalize() * (step * fraction(side).signum());
                self.nearest(&(at + way))
            }
        }
    }

    /// Returns points whose hull contains the domain.
    pub fn extent(&self) -> Vec<Point> {
        match self {
            Self::Points(points) => points.clone(),
            Self::Line(ends) => ends.to_vec(),
            Self::Sheet(middle, [a, b]) => {
                let ways = [a + b, a - b, b - a, -a - b];
                ways.map(|way| middle + way).to_vec()
            }
        }
    }

    /// Returns points all over the domain.
    pub fn sample_points(&self) -> Vec<Point> {
        const STEPS: i32 = 16;
        let fraction = |i: i32| f64::from(i) / f64::from(STEPS);
        match self {
            Self::Points(points) => points.clone(),
            Self::Line([from, to]) => (0..=STEPS)
                .map(|i| from + (to - from) * fraction(i))
                .collect(),
            Self::Sheet(middle, [a, b]) => {
                let all = (-STEPS..=STEPS).flat_map(|i| (-STEPS..=STEPS).map(move |j| (i, j)));
                all.map(|(i, j)| middle + a * fraction(i) + b * fraction(j))
                    .collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corners() -> Vec<Point> {
        let corner = |i: i32| Point::new(f64::from(i % 3), f64::from(i / 3 % 3), f64::from(i / 9));
        (0..27).map(corner).collect()
    }

    /// Checks that every direction visits all points in turn, those at one height too, and stops at the last.
    #[test]
    fn keys_come_to_every_point() {
        let track = PointDomain::Points(corners());
        for towards in [Vector::x(), -Vector::z(), Vector::new(0.3, -0.9, 0.4)] {
            let back = -towards;
            let mut at = corners()[13];
            while track.next(&at, &back, 1.0) != at {
                at = track.next(&at, &back, 1.0);
            }
            let mut met = vec![at];
            while track.next(&at, &towards, 1.0) != at {
                at = track.next(&at, &towards, 1.0);
                assert!(!met.contains(&at), "{towards:?}");
                met.push(at);
            }
            assert_eq!(met.len(), 27, "{towards:?}");
        }
    }

    #[test]
    fn a_pin_stays_on_its_track() {
        let line = PointDomain::Line([Point::origin(), Point::new(0.0, 0.0, -10.0)]);
        let end = Point::new(0.0, 0.0, -10.0);
        assert_eq!(line.nearest(&Point::new(3.0, 1.0, -4.0)).z, -4.0);
        assert_eq!(line.nearest(&Point::new(0.0, 0.0, -40.0)), end);
        let at = Point::new(0.0, 0.0, -9.5);
        assert_eq!(line.next(&at, &-Vector::z(), 1.0), end);
        assert_eq!(line.next(&at, &Vector::x(), 1.0), at, "aside");
        assert_eq!(line.next(&at, &Vector::new(0.5, 0.0, 0.8), 0.5).z, -9.0);
        let sides = [Vector::x() * 2.0, Vector::y()];
        let sheet = PointDomain::Sheet(Point::new(1.0, 0.0, 0.5), sides);
        let off = sheet.nearest(&Point::new(9.0, 0.5, 7.0));
        assert_eq!(off, Point::new(3.0, 0.5, 0.5));
        let next = sheet.next(&off, &Vector::new(-0.9, 0.1, 0.2), 0.25);
        assert_eq!(next, Point::new(2.75, 0.5, 0.5));
        for track in [line, sheet, PointDomain::Points(corners())] {
            for place in track.sample_points() {
                assert!((track.nearest(&place) - place).norm() < 1e-12);
            }
            assert!(track.extent().iter().all(|p| track.nearest(p) == *p));
        }
    }
}
