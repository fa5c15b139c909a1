//! Draws lines and curves as chords.

use super::affine::Affine;
use super::drawing::MAX_VERTICES;
use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::planar::{Point2, Vector2};
use std::f64::consts::TAU;

/// The largest number of halvings of a curve: if all 4096 chords are visible, they look like the curve.
const MAX_HALVINGS: u32 = 12;
/// The smallest and the largest number of chords of a full turn.
const CHORDS: [f64; 2] = [8.0, 4096.0];

/// Draws one line through a map as chords. Its chords are no farther than `flatness` from the curves that they
/// approximate, unless a curve would need too many of them. A line stops at the largest number of vertices of a
/// drawing; the code that counts vertices refuses it.
#[derive(Debug)]
pub(super) struct Flattener {
    map: Affine,
    flatness: f64,
    points: Vec<Point2>,
}

impl Flattener {
    pub(super) fn new(map: Affine, flatness: f64, start: Point2) -> Self {
        Self {
            map,
            flatness,
            points: vec![map.point(start)],
        }
    }

    pub(super) fn line(&mut self, to: Point2) {
        if !self.is_full() {
            self.points.push(self.map.point(to));
        }
    }

    fn is_full(&self) -> bool {
        self.points.len() > MAX_VERTICES
    }

    /// Draws an arc of an ellipse: `centre` + `u` cos t + `v` sin t for t from `start` on by `sweep`, radians. If its
    /// end points are known, they are used unchanged.
    pub(super) fn arc(
        &mut self,
        centre: Point2,
        [u, v]: [Vector2; 2],
        start: f64,
        sweep: f64,
        end: Option<Point2>,
    ) {
        if self.is_full() {
            return;
        }
        let centre = self.map.point(centre);
        let [u, v] = [self.map.vector(u), self.map.vector(v)];
        // On the unit circle, the sagitta is 1 − cos of half the chord's angle; the map stretches it by no more than
        // this.
        let stretch = max_stretch(u, v);
        let height = (self.flatness / stretch).clamp(0.0, 1.0);
        let angle = 2.0 * ComplexField::acos(1.0 - height);
        let turn = (TAU / angle).ceil().clamp(CHORDS[0], CHORDS[1]);
        let chords = (sweep.abs() / TAU * turn).ceil().max(1.0);
        for k in 1..=chords as u32 {
            let (sin, cos) = ComplexField::sin_cos(start + sweep * (f64::from(k) / chords));
            self.points.push(centre + u * cos + v * sin);
        }
        if let (Some(end), Some(last)) = (end, self.points.last_mut()) {
            *last = self.map.point(end);
        }
    }

    /// Draws a Bézier curve of any degree from the pen's position, by its other control points with their weights, all
    /// above
    /// 0. The curve lies in the hull of its control points; it is halved until they are near the chord.
    pub(super) fn bezier(&mut self, controls: &[(Point2, f64)]) {
        let lifted = |p: Point2, weight: f64| [p.x * weight, p.y * weight, weight];
        let Some(first) = self.points.last().filter(|_| !self.is_full()) else {
            return;
        };
        let weight = 1.0;
        let mut curve = vec![lifted(*first, weight)];
        curve.extend(
            controls
                .iter()
                .map(|(p, weight)| lifted(self.map.point(*p), *weight)),
        );
        self.halve(curve, MAX_HALVINGS);
    }

    /// Draws a rational Bézier curve whose first control point also has a weight.
    pub(super) fn rational(&mut self, first: (Point2, f64), controls: &[(Point2, f64)]) {
        if self.is_full() {
            return;
        }
        let lifted = |(p, weight): &(Point2, f64)| {
            let p = self.map.point(*p);
            [p.x * weight, p.y * weight, *weight]
        };
        let curve = std::iter::once(&first)
            .chain(controls)
            .map(lifted)
            .collect();
        self.halve(curve, MAX_HALVINGS);
    }

    fn halve(&mut self, curve: Vec<[f64; 3]>, halvings: u32) {
        let flat = |[x, y, w]: &[f64; 3]| Point2::new(x / w, y / w);
        let (Some(first), Some(last)) = (curve.first().map(flat), curve.last().map(flat)) else {
            return;
        };
        let is_near = |control: &[f64; 3]| distance(first, last, flat(control)) <= self.flatness;
        if halvings == 0 || curve.iter().all(is_near) {
            self.points.push(last);
            return;
        }
        let (mut left, mut right) = (Vec::new(), Vec::new());
        let mut level = curve;
        while let (Some(first), Some(last)) = (level.first(), level.last()) {
            left.push(*first);
            right.push(*last);
            let middle =
                |pair: &[[f64; 3]]| std::array::from_fn(|i| (pair[0][i] + pair[1][i]) / 2.0);
            level = level.windows(2).map(middle).collect();
        }
        right.reverse();
        self.halve(left, halvings - 1);
        self.halve(right, halvings - 1);
    }

    pub(super) fn finish(self) -> Vec<Point2> {
        self.points
    }
}

/// Returns the largest stretch of a map with these columns: its larger singular value.
fn max_stretch(u: Vector2, v: Vector2) -> f64 {
    let (sum, cross) = (u.norm_squared() + v.norm_squared(), 2.0 * u.perp(&v));
    // The squares of both singular values have this sum, and their product is the square of the determinant.
    let gap = ((sum - cross) * (sum + cross)).max(0.0).sqrt();
    ((sum + gap) / 2.0).sqrt()
}

fn distance(a: Point2, b: Point2, p: Point2) -> f64 {
    let along = b - a;
    let share = ((p - a).dot(&along) / along.norm_squared()).clamp(0.0, 1.0);
    let share = if share.is_finite() { share } else { 0.0 };
    (p - (a + along * share)).norm()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the largest distance of sampled points of a curve from the chords.
    fn off(points: &[Point2], curve: impl Fn(f64) -> Point2) -> f64 {
        let nearest = |p: Point2| {
            let chords = points.windows(2).map(|pair| distance(pair[0], pair[1], p));
            chords.fold(f64::INFINITY, f64::min)
        };
        (0..=2000)
            .map(|k| nearest(curve(f64::from(k) / 2000.0)))
            .fold(0.0, f64::max)
    }

    #[test]
    fn chords_are_within_the_requested_flatness() {
        let map = Affine::scale(3.0, 0.5).compose(&Affine::skew(20.0, -10.0));
        for flatness in [10.0, 1.0, 0.05, 0.001] {
            let start = Point2::new(50.0, 0.0);
            let mut pen = Flattener::new(map, flatness, start);
            let [u, v] = [Vector2::new(50.0, 0.0), Vector2::new(0.0, 20.0)];
            pen.arc(Point2::origin(), [u, v], 0.0, 5.0, None);
            let arc = |t: f64| map.point(Point2::from(u * (5.0 * t).cos() + v * (5.0 * t).sin()));
            let points = pen.finish();
            assert!(off(&points, arc) <= flatness, "arc {flatness}");
            assert!(points.len() < 12 + (60.0 / flatness.sqrt()) as usize);

            let controls = [
                start,
                Point2::new(90.0, 80.0),
                Point2::new(-90.0, 80.0),
                Point2::new(3.0, 0.0),
            ];
            let mut pen = Flattener::new(map, flatness, start);
            pen.bezier(&[1, 2, 3].map(|i| (controls[i], 1.0)));
            let cubic = |t: f64| {
                let s = 1.0 - t;
                let shares = [s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t];
                let sum: Vector2 = shares
                    .iter()
                    .zip(&controls)
                    .map(|(b, p)| p.coords * *b)
                    .sum();
                map.point(Point2::from(sum))
            };
            let points = pen.finish();
            assert!(off(&points, cubic) <= flatness, "cubic {flatness}");
            assert!(points.len() < 4 + (60.0 / flatness.sqrt()) as usize);
        }
    }

    #[test]
    fn a_rational_curve_is_a_circle() {
        let half = std::f64::consts::FRAC_1_SQRT_2;
        let mut pen = Flattener::new(Affine::IDENTITY, 0.001, Point2::new(1.0, 0.0));
        let corner = (Point2::new(1.0, 1.0), half);
        pen.rational(
            (Point2::new(1.0, 0.0), 1.0),
            &[corner, (Point2::new(0.0, 1.0), 1.0)],
        );
        for p in pen.finish() {
            assert!((p.coords.norm() - 1.0).abs() < 1e-12);
        }
    }
}
