//! Provides functions on files: each reads them into a scene and queries that.

use pyo3::prelude::*;

use crate::error::Error;
use crate::motion::MotionReport;
use crate::removal::Removal;
use crate::report::Report;
use crate::scene_state::{Files, PartNames, ReadOptions, Scene};

/// Reads files or folders, or a scene file, into a scene: STL, OBJ, PLY, OFF, glTF, COLLADA, 3MF, URDF, SDF and MJCF, and
/// zip archives of them. `unit` applies to files that declare none. `accuracy` limits the deviation of curved surfaces of
/// STEP files from their triangles, in millimetres.
#[pyfunction]
#[pyo3(signature = (files, *, unit=None, accuracy=None, within=None, threads=None))]
pub fn load(
    py: Python<'_>,
    files: Files,
    unit: Option<&str>,
    accuracy: Option<f64>,
    within: Option<f64>,
    threads: Option<usize>,
) -> Result<Scene, Error> {
    let reading = ReadOptions {
        unit,
        accuracy,
        max_distance: within,
        threads,
    };
    Scene::read(py, files.paths(), &reading)
}

/// Reads files and checks their parts: `load`, then `Scene.check`.
#[pyfunction]
#[pyo3(signature = (files, *, unit=None, accuracy=None, within=None, threads=None))]
pub fn check(
    py: Python<'_>,
    files: Files,
    unit: Option<&str>,
    accuracy: Option<f64>,
    within: Option<f64>,
    threads: Option<usize>,
) -> Result<Report, Error> {
    load(py, files, unit, accuracy, within, threads)?.check(py, None)
}

/// Reads a robot's files, or a scene file with a taught motion, and checks the motion. With `keys`, it first sets that
/// motion: see `Scene.teach` and `Scene.motion_check`.
#[pyfunction]
#[pyo3(signature = (files, keys=None, *, form="linear", accuracy=None, method="exact", stop_at_first=false, unit=None, threads=None))]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub fn motion_check(
    py: Python<'_>,
    files: Files,
    keys: Option<Vec<(f64, Vec<f64>)>>,
    form: &str,
    accuracy: Option<f64>,
    method: &str,
    stop_at_first: bool,
    unit: Option<&str>,
    threads: Option<usize>,
) -> Result<MotionReport, Error> {
    // Clearances of parts that do not move are not needed.
    let scene = load(py, files, unit, None, Some(0.0), threads)?;
    if let Some(keys) = keys {
        scene.teach(py, keys, form)?;
    }
    scene.motion_check(py, accuracy, method, stop_at_first)
}

/// Reads an assembly and searches for a path of a part, or of several that move as one, out of it: see `Scene.removal`.
#[pyfunction]
#[pyo3(signature = (files, parts, *, step=0.0, turns=0.0, fit=0.0, unit=None, threads=None))]
#[expect(clippy::too_many_arguments, reason = "Python names them")]
pub fn removal(
    py: Python<'_>,
    files: Files,
    parts: PartNames,
    step: f64,
    turns: f64,
    fit: f64,
    unit: Option<&str>,
    threads: Option<usize>,
) -> Result<Removal, Error> {
    let scene = load(py, files, unit, None, Some(0.0), threads)?;
    scene.removal(py, parts, step, turns, fit)
}
