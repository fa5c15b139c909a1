//! Provides the robots of a scene, and converts taught motions.

use nearpoint_message::message;
use nearpoint_motion::trajectory::{Interpolation, Keyframe};
use nearpoint_scene::{SceneRobot, TrajectorySpec};
use numpy::PyArray2;
use pyo3::prelude::*;

use crate::arrays::matrix;
use crate::error::Error;

/// A robot of a scene. It does not change with the scene.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Robot(SceneRobot);

impl Robot {
    /// Copies a robot of a scene.
    pub fn new(robot: &SceneRobot) -> Self {
        Self(robot.clone())
    }
}

#[pymethods]
impl Robot {
    /// The name of the robot.
    #[getter]
    fn name(&self) -> &str {
        self.0.robot.name()
    }

    /// The names of its free joints, in order.
    #[getter]
    fn joints(&self) -> Vec<String> {
        let joints = self.0.robot.free_joints();
        joints.map(|joint| joint.name.clone()).collect()
    }

    /// The smallest and the largest value of each free joint; infinite where there is no limit.
    #[getter]
    fn limits(&self) -> Vec<(f64, f64)> {
        let joints = self.0.robot.free_joints();
        let limits = joints.map(|joint| joint.limits);
        let reported = limits.map(|limits| {
            limits.map_or((f64::NEG_INFINITY, f64::INFINITY), |limits| {
                (limits.lower, limits.upper)
            })
        });
        reported.collect()
    }

    /// The values of its free joints: radians, or lengths.
    #[getter]
    fn values(&self) -> Vec<f64> {
        self.0.values.clone()
    }

    /// The transform from the coordinates of its base to the scene's, of shape (4, 4).
    #[getter]
    fn base<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f64>> {
        matrix(py, &self.0.base)
    }

    fn __repr__(&self) -> String {
        let joints = self.0.robot.degrees_of_freedom();
        format!("<nearpoint.Robot: {:?}, {joints} joints>", self.name())
    }
}

/// Returns the form of interpolation between keys with this name.
pub fn interpolation_of(word: &str) -> Result<Interpolation, Error> {
    let form = Interpolation::from_name(word);
    form.ok_or_else(|| message!("python-form", word = format!("{word:?}")).into())
}

/// Returns the motion with these times and values.
pub fn motion(keys: Vec<(f64, Vec<f64>)>, interpolation: Interpolation) -> TrajectorySpec {
    let keys = keys.into_iter();
    let keys = keys.map(|(time, values)| Keyframe { time, values });
    TrajectorySpec {
        interpolation,
        keyframes: keys.collect(),
    }
}
