//! Draws contours as thin plates seen from above.

use std::sync::Arc;

use nearpoint_geometry::planar::{Point2, Polygon, Vector2, extrude};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::{Point, Pose};

use crate::figure::{Figure, Hidden, Role, Weight};
use crate::shapes;

/// The thickness of a plate and of a layer: so thin that it does not show in a view from above.
pub(crate) const THICKNESS: f64 = 0.002;
/// The number of hatching lines across a picture of radius one.
const HATCHES: f64 = 60.0;

/// Returns the height of a layer of the picture.
pub(crate) fn layer(number: u32) -> f64 {
    2.0 * THICKNESS * f64::from(number)
}

/// Returns the point of a layer.
pub(crate) fn at(p: Point2, number: u32) -> Point {
    Point::new(p.x, p.y, layer(number))
}

/// Returns a contour as a solid.
pub(crate) fn plate_of(polygon: &Polygon) -> Option<Arc<Shape>> {
    shapes::shape(extrude(polygon, THICKNESS)).ok()
}

impl Figure {
    /// Draws a contour, filled and outlined, shifted into a layer.
    pub(crate) fn contour(&mut self, polygon: &Polygon, by: Vector2, number: u32, role: Role) {
        if let Some(shape) = plate_of(polygon) {
            let pose = Pose::translation(by.x, by.y, layer(number));
            self.solid(&shape, pose, role);
        }
        self.outline(polygon, by, role, Weight::Normal);
    }

    /// Draws a contour's rings as lines over everything.
    pub(crate) fn outline(&mut self, polygon: &Polygon, by: Vector2, role: Role, weight: Weight) {
        for ring in polygon.rings() {
            let closed = ring.iter().chain(ring.first());
            let points: Vec<Point> = closed.map(|p| at(p + by, 3)).collect();
            self.line(&points, role, weight, Hidden::Over);
        }
    }

    /// Hatches the intersection of two contours, each shifted; `size` is the size of the picture.
    pub(crate) fn intersection(
        &mut self,
        a: &Polygon,
        b: &Polygon,
        [of_a, of_b]: [Vector2; 2],
        size: f64,
    ) {
        for ends in hatched(a, b, of_b - of_a, 2.0 * size / HATCHES) {
            let ends = ends.map(|p| at(p + of_a, 3));
            self.line(&ends, Role::Witness, Weight::Normal, Hidden::Over);
        }
    }

    /// Draws an arrow with a head of this length; nothing where the arrow has no length.
    pub(crate) fn flat_arrow(&mut self, from: Point2, vector: Vector2, head: f64, role: Role) {
        let Some(along) = vector.try_normalize(0.0) else {
            return;
        };
        let head = head.min(vector.norm() * 0.6);
        let across = Vector2::new(-along.y, along.x);
        let tip = from + vector;
        let ends = [from, tip].map(|p| at(p, 4));
        self.line(&ends, role, Weight::Strong, Hidden::Over);
        for side in [0.5, -0.5] {
            let back = tip - along * head + across * (side * head);
            self.line(
                &[at(back, 4), at(tip, 4)],
                role,
                Weight::Strong,
                Hidden::Over,
            );
        }
    }
}

/// Returns slanting lines within both contours, at this distance from each other.
fn hatched(a: &Polygon, b: &Polygon, b_from_a: Vector2, apart: f64) -> Vec<[Point2; 2]> {
    let along = Vector2::new(0.6, 0.8);
    let across = Vector2::new(-along.y, along.x);
    let heights = a.rings().iter().flatten().map(|p| across.dot(&p.coords));
    let none = [f64::INFINITY, f64::NEG_INFINITY];
    let [low, high] = heights.fold(none, |[low, high], h| [low.min(h), high.max(h)]);
    let first = (low / apart).floor() as i64;
    let count = ((high - low) / apart).ceil().clamp(0.0, 1e3) as i64 + 1;
    let mut lines = Vec::new();
    for i in first..=first + count {
        let height = i as f64 * apart;
        let of_a = crossed(a, Vector2::zeros(), along, height);
        let of_b = crossed(b, b_from_a, along, height);
        for p in &of_a {
            for q in &of_b {
                let [from, to] = [p[0].max(q[0]), p[1].min(q[1])];
                if from < to {
                    lines.push([from, to].map(|t| Point2::from(along * t + across * height)));
                }
            }
        }
    }
    lines
}

/// Returns the intervals of the line at that height that are inside.
fn crossed(polygon: &Polygon, by: Vector2, along: Vector2, height: f64) -> Vec<[f64; 2]> {
    let across = Vector2::new(-along.y, along.x);
    let mut places = Vec::new();
    for ring in polygon.rings() {
        let next = ring.iter().cycle().skip(1);
        for (p, q) in ring.iter().zip(next) {
            let [p, q] = [p.coords + by, q.coords + by];
            let [from, to] = [across.dot(&p), across.dot(&q)];
            if (from < height) != (to < height) {
                let fraction = (height - from) / (to - from);
                places.push(along.dot(&(p + (q - p) * fraction)));
            }
        }
    }
    places.sort_by(f64::total_cmp);
    places
        .chunks_exact(2)
        .map(|ends| [ends[0], ends[1]])
        .collect()
}
