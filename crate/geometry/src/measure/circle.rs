//! Fits a circle to points in space.

use crate::face::{circle, orthonormal_basis};
use crate::nalgebra::RealField;
use crate::tolerance::MAX_FACET_SPAN;
use crate::{Point, Vector};
use std::f64::consts::TAU;

/// A circle, or a part of one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Arc {
    pub centre: Point,
    /// The axis, of unit length; the points run counter-clockwise seen against it.
    pub axis: Vector,
    pub radius: f64,
    /// The angle from the first point to the last in radians; a full turn where they are equal.
    pub span: f64,
}

/// The least number of segments of an arc: three points are always on a circle.
pub(super) const MIN_SEGMENTS: usize = 3;

/// The largest ratio of successive chords of one curve; the last chord may be shorter.
pub(super) const MAX_CHORD_RATIO: f64 = 3.0;

/// Returns the arc that successive points lie on, none of them off by more than `flat`. Returns None if they are too few to
/// determine one, or turn too much from one to the next.
pub(super) fn arc(points: &[Point], flat: f64) -> Option<Arc> {
    if points.len() <= MIN_SEGMENTS || !has_even_chords(points) {
        return None;
    }
    let is_closed = points.first() == points.last();
    let distinct = &points[..points.len() - usize::from(is_closed)];
    let origin = distinct[0];
    let local: Vec<Vector> = distinct.iter().map(|p| p - origin).collect();
    let axis = normal(&local)?;
    let (u, v) = orthonormal_basis(&axis);
    let place = |p: &Vector| [p.dot(&u), p.dot(&v)];
    let places: Vec<[f64; 2]> = local.iter().map(place).collect();
    let ([x, y], radius) = circle(&places)?;
    let height = local.iter().map(|p| axis.dot(p)).sum::<f64>() / local.len() as f64;
    let centre = u * x + v * y + axis * height;
    let is_off = |p: &Vector| {
        let out = p - centre;
        let along = axis.dot(&out);
        let off = ((out - axis * along).norm() - radius)
            .abs()
            .max(along.abs());
        off.is_nan() || off > flat
    };
    if radius <= flat || local.iter().any(is_off) {
        return None;
    }
    Some(Arc {
        centre: origin + centre,
        axis,
        radius,
        span: span(&places, [x, y], is_closed)?,
    })
}

/// Returns whether no chord is much longer than both its neighbours: a long line between two equally long ones is on a
/// circle, too.
fn has_even_chords(points: &[Point]) -> bool {
    let chords: Vec<f64> = points.windows(2).map(|p| (p[1] - p[0]).norm()).collect();
    (0..chords.len()).all(|i| {
        let beside = [i.checked_sub(1), Some(i + 1)].into_iter().flatten();
        let beside = beside
            .filter_map(|j| chords.get(j))
            .fold(0f64, |d, &e| d.max(e));
        chords[i] <= MAX_CHORD_RATIO * beside
    })
}

/// Returns the normal of the plane that the points run around in, by the area that they sweep about the first.
fn normal(points: &[Vector]) -> Option<Vector> {
    let swept: Vector = points.windows(2).map(|ends| ends[0].cross(&ends[1])).sum();
    swept.try_normalize(0.0)
}

/// Returns the angle that the points run around a centre, each farther than the one before and none by more than a facet;
/// None if they do not.
fn span(positions: &[[f64; 2]], centre: [f64; 2], is_closed: bool) -> Option<f64> {
    let out = |p: &[f64; 2]| [p[0] - centre[0], p[1] - centre[1]];
    let step = |p: &[f64; 2], q: &[f64; 2]| {
        let ([a, b], [c, d]) = (out(p), out(q));
        let turn = RealField::atan2(a * d - b * c, a * c + b * d);
        (turn > 0.0 && turn <= MAX_FACET_SPAN).then_some(turn)
    };
    let steps: Option<Vec<f64>> = positions.windows(2).map(|p| step(&p[0], &p[1])).collect();
    let sum: f64 = steps?.iter().sum();
    if !is_closed {
        return (sum < TAU).then_some(sum);
    }
    let last = step(positions.last()?, positions.first()?)?;
    // Once around, not twice.
    (sum + last < TAU + MAX_FACET_SPAN).then_some(TAU)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pose;
    use crate::nalgebra::ComplexField;

    fn around(radius: f64, from: f64, to: f64, count: usize) -> Vec<Point> {
        let at = |i: usize| {
            let angle = from + (to - from) * i as f64 / count as f64;
            let (sine, cosine) = ComplexField::sin_cos(angle);
            Point::new(radius * cosine, radius * sine, 0.0)
        };
        (0..=count).map(at).collect()
    }

    #[test]
    fn an_arc_is_found_wherever_it_is() {
        let pose = Pose::new(Vector::new(30.0, -4.0, 7.0), Vector::new(0.4, 1.1, -0.3));
        let points: Vec<Point> = around(5.0, 0.3, 1.8, 9).iter().map(|p| pose * p).collect();
        let arc = arc(&points, 1e-9).unwrap();
        assert!((arc.radius - 5.0).abs() < 1e-9, "{arc:?}");
        assert!((arc.span - 1.5).abs() < 1e-9);
        assert!((arc.centre - pose * Point::origin()).norm() < 1e-9);
        assert!((arc.axis - pose * Vector::z()).norm() < 1e-9);
    }

    #[test]
    fn a_ring_is_a_full_turn_and_a_square_is_none() {
        let closed = |count| {
            let mut points = around(2.0, 0.0, TAU, count);
            points[count] = points[0];
            points
        };
        assert_eq!(arc(&closed(16), 1e-9).unwrap().span, TAU);
        assert_eq!(arc(&closed(4), 1e-9), None);
        assert_eq!(arc(&closed(6), 1e-9), None);
    }

    #[test]
    fn arc_of_straight_or_uneven_points_is_none() {
        let line: Vec<Point> = (0..9).map(|i| Point::new(f64::from(i), 0.0, 0.0)).collect();
        assert_eq!(arc(&line, 1e-9), None);
        let mut bent = around(5.0, 0.0, 1.5, 9);
        bent[4].z += 1e-3;
        assert_eq!(arc(&bent, 1e-6), None);
        // The points return on the same arc.
        let mut back = around(5.0, 0.0, 1.0, 5);
        back.extend(around(5.0, 0.9, 0.1, 5));
        assert_eq!(arc(&back, 1e-9), None);
    }
}
