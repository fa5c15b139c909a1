//! Converts and checks arguments: anything that numpy can turn into an array.

use nearpoint_geometry::nalgebra::{Matrix3, Rotation3, Translation3, UnitQuaternion};
use nearpoint_geometry::tolerance::MAX_COORDINATE;
use nearpoint_geometry::{Pose, Vector};
use nearpoint_message::message;
use nearpoint_motion::pose::validated;
use numpy::{
    PyArray2, PyArrayDescrMethods, PyArrayMethods, PyReadonlyArray2, PyUntypedArray,
    PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

use crate::error::Error;
use crate::tolerance::ROTATION_MATRIX;

/// Reads positions: finite numbers of shape (n, 3), within the range of coordinates of parts.
pub fn positions(object: &Bound<'_, PyAny>) -> Result<Vec<[f64; 3]>, Error> {
    let array = untyped(object, "vertices")?;
    check_shape(&array, "vertices", 3)?;
    let array = as_floats(&array, "vertices")?;
    let rows = array.as_array();
    let rows: Vec<[f64; 3]> = rows
        .rows()
        .into_iter()
        .map(|row| [row[0], row[1], row[2]])
        .collect();
    let is_far = |row: &[f64; 3]| row.iter().any(|x| x.abs() > MAX_COORDINATE);
    match rows.iter().position(is_far) {
        // Infinite coordinates have their own message.
        Some(at) if rows[at].iter().all(|x| x.is_finite()) => {
            let most = format!("{MAX_COORDINATE:e}");
            Err(message!("python-vertex", at, most).into())
        }
        _ => Ok(rows),
    }
}

/// Reads triangles: whole numbers of shape (n, 3), each an existing vertex.
pub fn triangles(object: &Bound<'_, PyAny>, vertices: usize) -> Result<Vec<[u32; 3]>, Error> {
    let array = untyped(object, "faces")?;
    check_shape(&array, "faces", 3)?;
    let array = as_integers(&array, "faces")?;
    let array = array.cast::<PyArray2<i64>>().map_err(PyErr::from)?;
    let array = array.try_readonly().map_err(PyErr::from)?;
    let index = |(at, index): (usize, i64)| {
        let known = u32::try_from(index)
            .ok()
            .filter(|&known| (known as usize) < vertices);
        known.ok_or_else(|| message!("python-face", at, index, vertices))
    };
    let rows = array.as_array();
    let rows = rows.rows().into_iter().enumerate().map(|(at, row)| {
        let [a, b, c] = [row[0], row[1], row[2]].map(|corner| index((at, corner)));
        Ok([a?, b?, c?])
    });
    rows.collect()
}

/// Reads face numbers: a whole number, zero or more, for each triangle.
pub fn numbers(object: &Bound<'_, PyAny>, what: &str) -> Result<Vec<u32>, Error> {
    let array = untyped(object, what)?;
    if array.ndim() != 1 {
        return Err(wrong_shape(&array, what, "(n,)"));
    }
    let array = as_integers(&array, what)?;
    let array = array.cast::<numpy::PyArray1<i64>>().map_err(PyErr::from)?;
    let array = array.try_readonly().map_err(PyErr::from)?;
    let number = |&number: &i64| {
        u32::try_from(number)
            .map_err(|_| message!("python-numbers", what, most = u32::MAX, number).into())
    };
    array.as_array().iter().map(number).collect()
}

/// Reads a rigid motion: a matrix of shape (4, 4); `None` is the identity.
pub fn pose(object: Option<&Bound<'_, PyAny>>, what: &str) -> Result<Pose, Error> {
    let Some(object) = object else {
        return Ok(Pose::identity());
    };
    // Most arguments have the right type already, and this runs a million times.
    let known = object.cast::<PyArray2<f64>>();
    let array = match known {
        Ok(array) => array.try_readonly().map_err(PyErr::from)?,
        Err(_) => as_floats(&untyped(object, what)?, what)?,
    };
    let rows = array.as_array();
    if rows.shape() != [4, 4] {
        return Err(wrong_shape(array.as_untyped(), what, "(4, 4)"));
    }
    let number = |row: usize, column: usize| rows[[row, column]];
    if (0..4).any(|row| (0..4).any(|column| !number(row, column).is_finite())) {
        return Err(message!("python-not-finite", what).into());
    }
    if [0, 1, 2, 3].map(|column| number(3, column)) != [0.0, 0.0, 0.0, 1.0] {
        return Err(message!("python-last-row", what).into());
    }
    let turn = Matrix3::from_fn(number);
    let turned_back = turn.transpose() * turn - Matrix3::identity();
    if turned_back.amax() > ROTATION_MATRIX || turn.determinant() < 0.0 {
        return Err(message!("python-scales", what).into());
    }
    let rotation = match turn == Matrix3::identity() {
        true => UnitQuaternion::identity(),
        false => UnitQuaternion::from_rotation_matrix(&Rotation3::from_matrix_unchecked(turn)),
    };
    let shift = Vector::new(number(0, 3), number(1, 3), number(2, 3));
    let pose = Pose::from_parts(Translation3::from(shift), rotation);
    validated(&pose).map_err(|why| message!("python-unsound", what, why).into())
}

/// Reads a length of zero or more, which may be infinite.
pub fn length(value: f64, what: &str) -> Result<f64, Error> {
    match value >= 0.0 {
        true => Ok(value),
        false => Err(message!("python-length", what, value).into()),
    }
}

fn untyped<'py>(
    object: &Bound<'py, PyAny>,
    what: &str,
) -> Result<Bound<'py, PyUntypedArray>, Error> {
    if let Ok(array) = object.cast::<PyUntypedArray>() {
        return Ok(array.clone());
    }
    static AS_ARRAY: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let py = object.py();
    let as_array = AS_ARRAY.get_or_try_init(py, || {
        let function = py.import("numpy")?.getattr("asarray")?;
        Ok::<_, PyErr>(function.unbind())
    })?;
    let array = as_array.bind(py).call1((object,)).map_err(|error| {
        let error = error.value(py).to_string();
        Error::from(message!("python-no-array", what, error))
    })?;
    Ok(array.cast_into::<PyUntypedArray>().map_err(PyErr::from)?)
}

fn check_shape(array: &Bound<'_, PyUntypedArray>, what: &str, columns: usize) -> Result<(), Error> {
    match array.shape() {
        [_, wide] if *wide == columns => Ok(()),
        _ => Err(wrong_shape(array, what, &format!("(n, {columns})"))),
    }
}

fn wrong_shape(array: &Bound<'_, PyUntypedArray>, what: &str, wanted: &str) -> Error {
    let shape: Vec<String> = array.shape().iter().map(usize::to_string).collect();
    let shape = match &shape[..] {
        [one] => format!("({one},)"),
        many => format!("({})", many.join(", ")),
    };
    message!("python-shape", what, wanted, shape).into()
}

/// Converts an array of any numbers to f64.
fn as_floats<'py>(
    array: &Bound<'py, PyUntypedArray>,
    what: &str,
) -> Result<PyReadonlyArray2<'py, f64>, Error> {
    if array.ndim() != 2 {
        return Err(wrong_shape(array, what, "(n, m)"));
    }
    check_kind(array, what, b"fiu", "numbers")?;
    let array = array.call_method1("astype", ("float64",))?;
    let array = array.cast_into::<PyArray2<f64>>().map_err(PyErr::from)?;
    Ok(array.try_readonly().map_err(PyErr::from)?)
}

/// Converts an array to i64. Larger values of u64 become negative, and are refused all the same.
fn as_integers<'py>(
    array: &Bound<'py, PyUntypedArray>,
    what: &str,
) -> Result<Bound<'py, PyAny>, Error> {
    check_kind(array, what, b"iu", "whole numbers")?;
    Ok(array.call_method1("astype", ("int64",))?)
}

fn check_kind(
    array: &Bound<'_, PyUntypedArray>,
    what: &str,
    kinds: &[u8],
    wanted: &str,
) -> Result<(), Error> {
    let dtype = array.dtype();
    match kinds.contains(&dtype.kind()) {
        true => Ok(()),
        false => Err(message!("python-type", what, wanted, dtype = dtype.to_string()).into()),
    }
}
