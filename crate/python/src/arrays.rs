//! Converts numbers to numpy arrays.

use nearpoint_geometry::nalgebra::Matrix4;
use nearpoint_geometry::{Point, Pose, Vector};
use numpy::ndarray::Array2;
use numpy::{Element, PyArray1, PyArray2};
use pyo3::prelude::*;

/// Returns an array with these rows.
pub fn rows<'py, T: Element + Copy, const N: usize>(
    py: Python<'py>,
    rows: impl Iterator<Item = [T; N]>,
) -> Bound<'py, PyArray2<T>> {
    let rows: Vec<[T; N]> = rows.collect();
    PyArray2::from_owned_array(py, Array2::from(rows))
}

/// Returns an array whose rows are the points' coordinates.
pub fn points<'py, 'a>(
    py: Python<'py>,
    points: impl Iterator<Item = &'a Point>,
) -> Bound<'py, PyArray2<f64>> {
    rows(py, points.map(|point| [point.x, point.y, point.z]))
}

/// Returns the three coordinates of a point.
pub fn point<'py>(py: Python<'py>, point: &Point) -> Bound<'py, PyArray1<f64>> {
    PyArray1::from_slice(py, &[point.x, point.y, point.z])
}

/// Returns the three components of a vector.
pub fn vector<'py>(py: Python<'py>, vector: &Vector) -> Bound<'py, PyArray1<f64>> {
    point(py, &Point::from(*vector))
}

/// Returns the matrix of a rigid motion, of shape (4, 4).
pub fn matrix<'py>(py: Python<'py>, pose: &Pose) -> Bound<'py, PyArray2<f64>> {
    let matrix: Matrix4<f64> = pose.to_homogeneous();
    let row = |row: usize| [0, 1, 2, 3].map(|column| matrix[(row, column)]);
    rows(py, (0..4).map(row))
}
