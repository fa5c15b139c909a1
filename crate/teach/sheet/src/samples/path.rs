//! Draws outlines with straight lines, arcs and cubic Bézier curves, cut into chords.

use nalgebra::ComplexField;
use nearpoint_geometry::planar::{Point2, Polygon, Vector2};

/// The number of steps per mm. Coordinates are multiples of 1/1024 mm: sums of them are exact, so that shapes drawn to fit
/// do.
const STEPS: f64 = 1024.0;

/// Rounds a point to the steps of the samples' outlines.
pub(super) fn snapped(p: Point2) -> Point2 {
    p.map(|c| (c * STEPS).round() / STEPS)
}

/// An outline that is being drawn.
#[derive(Debug, Clone)]
pub(super) struct Path(Vec<Point2>);

impl Path {
    /// Begins a path at a point.
    pub fn from(x: f64, y: f64) -> Self {
        Self(vec![Point2::new(x, y)])
    }

    /// Draws straight lines through these points.
    pub fn from_points(points: &[[f64; 2]]) -> Self {
        Self(points.iter().map(|[x, y]| Point2::new(*x, *y)).collect())
    }

    /// Adds a straight line to a point.
    pub fn line(mut self, x: f64, y: f64) -> Self {
        self.0.push(Point2::new(x, y));
        self
    }

    /// Adds a cubic Bézier curve with these two handles, in `chords` chords.
    pub fn curve(mut self, [h1, h2, to]: [[f64; 2]; 3], chords: u32) -> Self {
        let from = self.end();
        let [h1, h2, to] = [h1, h2, to].map(|[x, y]| Point2::new(x, y));
        for i in 1..=chords {
            let t = f64::from(i) / f64::from(chords);
            let s = 1.0 - t;
            let at = from.coords * (s * s * s)
                + h1.coords * (3.0 * s * s * t)
                + h2.coords * (3.0 * s * t * t)
                + to.coords * (t * t * t);
            self.0.push(snapped(at.into()));
        }
        self
    }

    /// Adds a half circle to a point, on the right of the direct line, in `chords` chords.
    pub fn half_circle_to(mut self, x: f64, y: f64, chords: u32) -> Self {
        let (from, to) = (self.end(), Point2::new(x, y));
        let middle = nalgebra::center(&from, &to);
        let out = from - middle;
        for i in 1..chords {
            let angle = std::f64::consts::PI * f64::from(i) / f64::from(chords);
            self.0.push(snapped(middle + turned(out, angle)));
        }
        self.0.push(to);
        self
    }

    /// Adds the mirror image at the vertical axis, backwards. The outline is closed if both ends are on the axis.
    pub fn mirrored(mut self) -> Self {
        let back: Vec<Point2> = self
            .0
            .iter()
            .rev()
            .map(|p| Point2::new(-p.x, p.y))
            .collect();
        self.0.extend(back);
        self
    }

    /// Returns all corners of the outline; one that ends where it began is closed there.
    pub fn points(mut self) -> Vec<Point2> {
        self.0.dedup();
        if self.0.len() > 1 && self.0.first() == self.0.last() {
            self.0.pop();
        }
        self.0
    }

    /// Returns the polygon as it was drawn.
    pub fn into_polygon(self) -> Polygon {
        as_drawn(vec![self.points()])
    }

    /// Returns the polygon with the vertices moved by whole steps so that the centre of its box is the origin.
    pub fn polygon(self) -> Polygon {
        centred(vec![self.points()])
    }

    fn end(&self) -> Point2 {
        self.0.last().copied().unwrap_or_else(Point2::origin)
    }
}

/// Returns a rectangle around the origin.
pub(super) fn plank(width: f64, height: f64) -> Polygon {
    let (x, y) = (width / 2.0, height / 2.0);
    Path::from_points(&[[-x, -y], [x, -y], [x, y], [-x, y]]).into_polygon()
}

/// Returns a regular polygon around a point, which stands for a circle.
pub(super) fn circle(x: f64, y: f64, radius: f64, corners: u32) -> Vec<Point2> {
    let middle = Point2::new(x, y);
    let corner = |i: u32| {
        let angle = std::f64::consts::TAU * f64::from(i) / f64::from(corners);
        snapped(middle + turned(Vector2::new(radius, 0.0), angle))
    };
    (0..corners).map(corner).collect()
}

/// Returns a polygon of these rings around their box's centre.
pub(super) fn centred(rings: Vec<Vec<Point2>>) -> Polygon {
    let polygon = as_drawn(rings);
    let [low, high] = polygon.bounds();
    let middle = snapped(nalgebra::center(&low, &high));
    polygon.shifted(-middle.coords)
}

/// Makes a polygon of these rings, without moving it.
pub(super) fn as_drawn(rings: Vec<Vec<Point2>>) -> Polygon {
    Polygon::new(rings).expect("made outlines have three corners and an inside")
}

fn turned(v: Vector2, angle: f64) -> Vector2 {
    let (sin, cos) = ComplexField::sin_cos(angle);
    Vector2::new(cos * v.x - sin * v.y, sin * v.x + cos * v.y)
}
