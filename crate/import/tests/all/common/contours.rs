//! Makes drawings for tests, and measures the contours that are read.

use nearpoint_geometry::planar::{Point2, Polygon};
use nearpoint_import::contour::{
    Contour, ContourError, ContourFile, ContourOptions, read_contours,
};

pub fn read(name: &str, bytes: impl AsRef<[u8]>) -> Result<ContourFile, ContourError> {
    read_contours(name, bytes.as_ref(), &ContourOptions::default())
}

/// Puts each word on a line of its own, like in DXF.
pub fn lines(words: &str) -> String {
    let words = words.split_whitespace();
    words.map(|word| format!("{word}\n")).collect()
}

pub fn ring(points: &[[f64; 2]]) -> Vec<Point2> {
    points.iter().copied().map(Point2::from).collect()
}

/// Returns a polygon of two pieces, one with a hole, whose coordinates have many digits.
pub fn odd_polygon() -> Polygon {
    let rings = [
        &[[0.1, 0.2], [30.0, -1.0 / 3.0], [31.25, 20.0], [0.0, 22.7]][..],
        &[[5.0, 5.0], [5.0, 10.0], [10.0, 5.0]],
        &[[100.0, 5.0], [110.0, 5.0], [105.0, 1e-7]],
    ];
    Polygon::new(rings.map(ring).into()).unwrap()
}

/// Returns the area of all contours.
pub fn area(contours: &[Contour]) -> f64 {
    contours.iter().map(|contour| contour.polygon.area()).sum()
}

#[track_caller]
pub fn close(found: f64, expected: f64, by: f64) {
    assert!((found - expected).abs() <= by, "{found} is not {expected}");
}
