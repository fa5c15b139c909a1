//! Defines the contours of the lessons.

use nearpoint_geometry::planar::{PlanarRotation, Point2, Polygon};

use crate::error::LessonError;
use crate::shapes::sin_cos;

fn polygon(rings: &[&[[f64; 2]]]) -> Result<Polygon, LessonError> {
    let ring = |ring: &&[[f64; 2]]| ring.iter().map(|p| Point2::from(*p)).collect();
    of_rings(rings.iter().map(ring).collect())
}

pub(super) fn of_rings(rings: Vec<Vec<Point2>>) -> Result<Polygon, LessonError> {
    Polygon::new(rings).map_err(LessonError::from)
}

/// Returns a rectangle by its lowest and its highest corner.
fn boxed([x, y]: [f64; 2], [right, top]: [f64; 2]) -> Result<Polygon, LessonError> {
    polygon(&[&[[x, y], [right, y], [right, top], [x, top]]])
}

/// Scales a contour about its origin.
pub(crate) fn scaled(shape: &Polygon, by: f64) -> Result<Polygon, LessonError> {
    let ring = |ring: &Vec<Point2>| ring.iter().map(|p| p * by).collect();
    of_rings(shape.rings().iter().map(ring).collect())
}

/// Turns a contour by `degrees` about its origin.
pub(crate) fn rotated(shape: &Polygon, degrees: f64) -> Result<Polygon, LessonError> {
    let turn = PlanarRotation::from_degrees(degrees);
    let ring = |ring: &Vec<Point2>| ring.iter().map(|p| turn.point(*p)).collect();
    of_rings(shape.rings().iter().map(ring).collect())
}

/// Returns a contour about its origin, 3 to 6 long.
pub(crate) fn named(name: &str) -> Result<Polygon, LessonError> {
    match name {
        "bar" => boxed([-0.45, -2.0], [0.45, 2.0]),
        "box" => boxed([-0.3, -0.3], [0.3, 0.3]),
        "l" => polygon(&[&[
            [-1.5, -1.5],
            [1.5, -1.5],
            [1.5, -0.4],
            [-0.4, -0.4],
            [-0.4, 1.5],
            [-1.5, 1.5],
        ]]),
        "t" => polygon(&[&[
            [-0.5, -1.8],
            [0.5, -1.8],
            [0.5, 0.8],
            [1.8, 0.8],
            [1.8, 1.8],
            [-1.8, 1.8],
            [-1.8, 0.8],
            [-0.5, 0.8],
        ]]),
        "u" => polygon(&[&[
            [-2.0, -2.0],
            [2.0, -2.0],
            [2.0, 2.0],
            [1.0, 2.0],
            [1.0, -1.0],
            [-1.0, -1.0],
            [-1.0, 2.0],
            [-2.0, 2.0],
        ]]),
        "comb" => comb(5),
        "frame" => polygon(&[
            &[[-2.4, -2.0], [2.4, -2.0], [2.4, 2.0], [-2.4, 2.0]],
            &[[-1.5, -1.1], [1.5, -1.1], [1.5, 1.1], [-1.5, 1.1]],
        ]),
        "pentagon" => ring(5, &[1.8]),
        "kite" => polygon(&[&[[-1.6, -0.9], [1.4, -1.2], [1.8, 0.6], [-0.6, 1.3]]]),
        _ => ring(14, &[2.3, 0.95]),
    }
}

/// Returns a ring with corners at even angles, whose radii repeat.
fn ring(corners: usize, radii: &[f64]) -> Result<Polygon, LessonError> {
    let corner = |i: usize| {
        let (sin, cos) = sin_cos(std::f64::consts::TAU * i as f64 / corners as f64);
        Point2::new(cos, sin) * radii[i % radii.len()]
    };
    of_rings(vec![(0..corners).map(corner).collect()])
}

/// Returns a comb with teeth upwards, and with slots as wide as they are.
fn comb(teeth: usize) -> Result<Polygon, LessonError> {
    const PITCH: f64 = 1.0;
    let left = -PITCH * teeth as f64 / 2.0 + PITCH / 4.0;
    let right = left + PITCH * (teeth as f64 - 0.5);
    let mut points = vec![Point2::new(left, -1.5), Point2::new(right, -1.5)];
    for tooth in (0..teeth).rev() {
        let x = left + PITCH * tooth as f64;
        let high = [[x + 0.5, 1.5], [x, 1.5]];
        if tooth + 1 < teeth {
            points.push(Point2::new(x + 0.5, -0.5));
        }
        points.extend(high.map(Point2::from));
        if tooth > 0 {
            points.push(Point2::new(x, -0.5));
        }
    }
    of_rings(vec![points])
}
