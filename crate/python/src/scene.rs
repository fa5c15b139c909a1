//! Provides scenes to Python: parts with names and poses, robots, and all queries about them.

use nearpoint_cli::load::set_max_distance;
use nearpoint_cli::{RangeOptions, clock};
use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;
use nearpoint_scene::{Command, NewPart, Scene as Core, ThreadPool};
use numpy::PyArray2;
use pyo3::prelude::*;

use crate::arrays::matrix;
use crate::error::Error;
use crate::input::pose as rigid;
use crate::motion::{MotionReport, check_motion, method_of};
use crate::range::find_range;
use crate::removal::{Removal, find_removal};
use crate::report::{Report, report};
use crate::robot::{Robot, interpolation_of};
use crate::scene_state::{PartName, PartNames, Scene, max_distance_of, pool, unit_of};
use crate::shape::{Shape, shape_of};

#[pymethods]
impl Scene {
    /// Creates a scene without parts.
    #[new]
    #[pyo3(signature = (*, unit="mm", threads=None))]
    fn new(unit: &str, threads: Option<usize>) -> Result<Self, Error> {
        let mut core = Core::new(pool(threads)?, clock);
        let unit = unit_of(unit)?;
        core.set_unit_and_up(unit, core.up());
        Ok(Self::from_core(core, Vec::new(), Vec::new()))
    }

    /// The parts, in order of their numbers.
    #[getter]
    fn parts(&self, py: Python<'_>) -> Result<Vec<Part>, Error> {
        self.with(py, |inner| {
            let (parts, unit) = (inner.core.parts(), inner.core.unit());
            parts.iter().map(|part| Part::of(part, unit)).collect()
        })
    }

    /// Returns the part with this name, or with this number from 0.
    fn part(&self, py: Python<'_>, name: PartName) -> Result<Part, Error> {
        self.with(py, |inner| {
            let id = inner.part(&name)?;
            let part = inner.core.parts().get(&id);
            part.map(|part| Part::of(part, inner.core.unit()))
                .ok_or_else(|| nearpoint_scene::SceneError::NoSuchPart(id).into())
        })?
    }

    /// The robots, in order.
    #[getter]
    fn robots(&self, py: Python<'_>) -> Result<Vec<Robot>, Error> {
        self.with(py, |inner| {
            inner
                .core
                .robots()
                .iter()
                .map(|own| Robot::new(own))
                .collect()
        })
    }

    /// The names of the values of a taught motion, in their order: robot/joint.
    #[getter]
    fn joint_names(&self, py: Python<'_>) -> Result<Vec<String>, Error> {
        self.with(py, |inner| inner.core.joint_names())
    }

    /// The unit of lengths: mm, cm, m or in.
    #[getter]
    fn unit(&self, py: Python<'_>) -> Result<&'static str, Error> {
        self.with(py, |inner| inner.core.unit().symbol())
    }

    /// Sentences about the files that were read.
    #[getter]
    fn notes(&self, py: Python<'_>) -> Result<Vec<String>, Error> {
        self.with(py, |inner| inner.notes.clone())
    }

    /// Adds a part: a shape, or a mesh that has `vertices` and `faces`.
    #[pyo3(signature = (name, mesh, pose=None))]
    fn add(
        &self,
        py: Python<'_>,
        name: String,
        mesh: &Bound<'_, PyAny>,
        pose: Option<&Bound<'_, PyAny>>,
    ) -> Result<(), Error> {
        let (shape, at) = (shape_of(mesh)?, rigid(pose, "pose")?);
        let shape = shape.get();
        self.with(py, |inner| {
            let index = inner.core.parts().len();
            let part = new_part(name, shape, at, index);
            inner.core.add(vec![part]).map(drop)
        })??;
        Ok(())
    }

    /// Moves a part: `pose` is the transform from its coordinates to the scene's.
    fn set_pose(
        &self,
        py: Python<'_>,
        name: PartName,
        pose: &Bound<'_, PyAny>,
    ) -> Result<(), Error> {
        let pose = rigid(Some(pose), "pose")?;
        self.with(py, |inner| {
            let part = inner.part(&name)?;
            Ok(inner.core.apply(Command::SetPose { part, pose })?)
        })?
    }

    /// Applies any command of the engine, given as a dictionary in the form of the page's scripts: `{"type": "setJoints",
    /// "robot": 0, "values": [0.5]}`. Parts and robots are given by their numbers from 0, which hold as long as none is
    /// removed.
    fn apply(&self, py: Python<'_>, command: &Bound<'_, PyAny>) -> Result<(), Error> {
        let text: String = py
            .import("json")?
            .call_method1("dumps", (command,))?
            .extract()?;
        let command: Command = serde_json::from_str(&text)
            .map_err(|error| message!("python-command", error = error.to_string()))?;
        Ok(self.with(py, |inner| inner.core.apply(command))??)
    }

    /// Checks which parts collide, and the clearances of the others. With more than 250 parts the report has only those
    /// that touch or intersect, unless `within` gives the largest clearance; infinite means no limit.
    #[pyo3(signature = (*, within=None))]
    pub fn check(&self, py: Python<'_>, within: Option<f64>) -> Result<Report, Error> {
        if let Some(within) = within.map(max_distance_of).transpose()? {
            self.with(py, |inner| set_max_distance(&mut inner.core, Some(within)))??;
        }
        self.finish(py)?;
        let reported = self.with(py, |inner| {
            let empty = Core::new(ThreadPool::Sequential, clock);
            let core = std::mem::replace(&mut inner.core, empty);
            let (reported, core) =
                nearpoint_cli::check_scene(core, inner.models.clone(), inner.notes.clone());
            inner.core = core;
            reported
        })?;
        report(py, reported.map_err(nearpoint_cli::Error::from)?)
    }

    /// Returns the hash of all results, 16 hex digits: the same in the browser and on the command line.
    fn hash(&self, py: Python<'_>) -> Result<String, Error> {
        self.finish(py)?;
        self.with(py, |inner| format!("{:016x}", inner.core.hash()))
    }

    /// Sets the motion of the robots: keys of a time in seconds and the values of all joints then, in the order of
    /// `joint_names`. `form` selects the interpolation between keys: linear, trapezoidal or cubic.
    #[pyo3(signature = (keys, *, form="linear"))]
    pub fn teach(
        &self,
        py: Python<'_>,
        keys: Vec<(f64, Vec<f64>)>,
        form: &str,
    ) -> Result<(), Error> {
        let motion = crate::robot::motion(keys, interpolation_of(form)?);
        let command = Command::SetMotion {
            motion: Some(motion),
        };
        Ok(self.with(py, |inner| inner.core.apply(command))??)
    }

    /// Sets the motion of the robots from a file's text: JSON, or a table of comma-separated values whose lines are keys,
    /// interpolated as `form` specifies.
    #[pyo3(signature = (text, *, form="linear"))]
    fn teach_text(&self, py: Python<'_>, text: &str, form: &str) -> Result<(), Error> {
        let form = interpolation_of(form)?;
        self.with(py, |inner| {
            let motion = Some(inner.core.import_trajectory(text, form)?);
            inner.core.apply(Command::SetMotion { motion })
        })??;
        Ok(())
    }

    /// Checks the whole taught motion: which parts touch, when and where first, and how near the others come.
    /// `accuracy` is a length, by default a millimetre. The `method` "spheres" is faster and less accurate.
    #[pyo3(signature = (*, accuracy=None, method="exact", stop_at_first=false))]
    pub fn motion_check(
        &self,
        py: Python<'_>,
        accuracy: Option<f64>,
        method: &str,
        stop_at_first: bool,
    ) -> Result<MotionReport, Error> {
        check_motion(py, self, accuracy, method_of(method)?, stop_at_first)
    }

    /// Searches the values of joints at which parts meet, over whole ranges, and proves where none do. `joints` are names,
    /// each with a range if it is not the joint's own: "elbow" or "elbow=-90:90", in degrees for joints that turn. Without
    /// them it finds for each pair of parts whether they meet at any values of all joints. With `clearance`, it also finds the
    /// smallest distance of any two parts.
    #[pyo3(signature = (joints=Vec::new(), *, resolution=None, max_cells=1_000_000, clearance=false))]
    pub fn range_of_motion(
        &self,
        py: Python<'_>,
        joints: Vec<String>,
        resolution: Option<f64>,
        max_cells: usize,
        clearance: bool,
    ) -> Result<Py<PyAny>, Error> {
        let options = RangeOptions {
            joints,
            resolution,
            max_cells,
            clearance,
        };
        find_range(py, self, &options)
    }

    /// Searches for a path of a part, or of several that move as one, out of all others. `step` is the distance of the
    /// positions that are tried, and `turns` their angle in degrees. The parts count as smaller by `fit`. The default 0
    /// chooses the step from the sizes, no turns, and the fit that the meshes' deviation explains.
    #[pyo3(signature = (parts, *, step=0.0, turns=0.0, fit=0.0))]
    pub fn removal(
        &self,
        py: Python<'_>,
        parts: PartNames,
        step: f64,
        turns: f64,
        fit: f64,
    ) -> Result<Removal, Error> {
        find_removal(py, self, &parts.all(), [step, turns, fit])
    }

    /// Returns the number of parts.
    fn __len__(&self, py: Python<'_>) -> Result<usize, Error> {
        self.with(py, |inner| inner.core.parts().len())
    }

    fn __repr__(&self, py: Python<'_>) -> Result<String, Error> {
        self.with(py, |inner| {
            let core = &inner.core;
            let (parts, robots) = (core.parts().len(), core.robots().len());
            let unit = core.unit().symbol();
            format!("<nearpoint.Scene: {parts} parts, {robots} robots, in {unit}>")
        })
    }
}

/// A part of a scene. It does not change with the scene.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Part {
    part: nearpoint_scene::Part,
    /// The unit of its scene.
    unit: Unit,
}

impl Part {
    fn of(part: &std::sync::Arc<nearpoint_scene::Part>, unit: Unit) -> Self {
        Self {
            part: (**part).clone(),
            unit,
        }
    }
}

#[pymethods]
impl Part {
    /// The name of the part.
    #[getter]
    fn name(&self) -> &str {
        &self.part.name
    }

    /// The names of the nodes above it in its file, outermost first.
    #[getter]
    fn group(&self) -> Vec<String> {
        self.part.group.clone()
    }

    /// The shape of the part, in the part's own frame.
    #[getter]
    fn shape(&self) -> Shape {
        Shape::of_part(&self.part, self.unit)
    }

    /// The transform from its coordinates to the scene's, of shape (4, 4).
    #[getter]
    fn pose<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f64>> {
        matrix(py, &self.part.pose)
    }

    /// The colour: red, green, blue and opacity, each 0…1.
    #[getter]
    fn colour(&self) -> (f32, f32, f32, f32) {
        self.part.colour.into()
    }

    fn __repr__(&self) -> String {
        format!(
            "<nearpoint.Part: {:?}, {} triangles>",
            self.part.name,
            self.part.triangle_count()
        )
    }
}

fn new_part(name: String, shape: &Shape, pose: Pose, index: usize) -> NewPart {
    let (solid, diagnostics) = (shape.ready.clone(), shape.diagnostics().clone());
    NewPart {
        is_exact: shape.is_model,
        index_in_model: index,
        ..NewPart::new(name, solid, diagnostics, pose)
    }
}
