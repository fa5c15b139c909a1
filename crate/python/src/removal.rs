//! Searches for removal paths and provides the result to Python.

use nearpoint_scene::{
    Command, MotionFormat, PartId, Placement, RemovalPhase, RemovalReport, RemovalState, SceneError,
};
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arrays::{matrix, points};
use crate::error::Error;
use crate::scene_state::{PartName, Scene, SceneState};

/// Runs the search to its end; the arguments are a step, turns in degrees, and a fit.
pub fn find_removal(
    py: Python<'_>,
    scene: &Scene,
    parts: &[PartName],
    [step, turns, shrink]: [f64; 3],
) -> Result<Removal, Error> {
    scene.with(py, |inner| {
        let parts = parts.iter().map(|part| inner.part(part));
        let command = Command::FindRemoval {
            parts: parts.collect::<Result<_, _>>()?,
            step,
            rotation_step: turns.to_radians(),
            shrink,
        };
        Ok::<_, Error>(inner.core.apply(command)?)
    })??;
    scene.finish(py)?;
    scene.with(py, |inner| Removal::of(inner))?
}

/// The result of a removal search. Lengths are in the scene's unit, positions in its frame.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Removal {
    outcome: &'static str,
    state: RemovalState,
    blockers: Vec<(String, String)>,
    between: Option<(String, String)>,
    /// The final poses of the parts.
    end: Vec<(String, nearpoint_geometry::Pose)>,
    files: Option<[String; 2]>,
}

impl Removal {
    fn of(inner: &SceneState) -> Result<Self, Error> {
        let core = &inner.core;
        let state = core.removal().ok_or(SceneError::NoRemovalPath)?.clone();
        let (outcome, blockers) = match &state.phase {
            RemovalPhase::Found(_) => ("found", &[][..]),
            RemovalPhase::Blocked(by) => ("blocked", &by[..]),
            RemovalPhase::StateLimit(by) => ("undecided", &by[..]),
            RemovalPhase::Failed(error) => return Err(error.clone().into()),
            RemovalPhase::Searching | RemovalPhase::Shortening | RemovalPhase::Cancelled => {
                return Err(SceneError::NoRemovalPath.into());
            }
        };
        let name = |id: PartId| {
            core.part(id)
                .map_or_else(String::new, |part| part.name.clone())
        };
        let names = |&(part, other): &(PartId, PartId)| (name(part), name(other));
        let path = state.path();
        let narrowest = path.and_then(|path| path.min_clearance.as_ref());
        let file = |format| core.export_removal_path(format);
        Ok(Self {
            outcome,
            blockers: blockers.iter().map(names).collect(),
            between: narrowest.map(|narrowest| names(&narrowest.parts)),
            end: path.map_or_else(Vec::new, |path| {
                let end = path.end_placements.iter();
                end.map(|Placement(id, pose)| (name(*id), *pose)).collect()
            }),
            files: match path {
                Some(_) => Some([file(MotionFormat::Csv)?, file(MotionFormat::Json)?]),
                None => None,
            },
            state,
        })
    }

    fn path(&self) -> Option<&RemovalReport> {
        self.state.path().map(|path| &**path)
    }
}

#[pymethods]
impl Removal {
    /// The outcome: "found", "blocked" if no path with such steps and turns exists, or "undecided" if the search ended early.
    #[getter]
    fn outcome(&self) -> &'static str {
        self.outcome
    }

    /// True if there is a path.
    #[getter]
    fn is_found(&self) -> bool {
        self.path().is_some()
    }

    /// The length of the path; None without a path, like the following properties.
    #[getter]
    fn length(&self) -> Option<f64> {
        self.path().map(|path| path.length)
    }

    /// The lower and upper bound of the smallest clearance on the path; None if nothing is closer than the path's length.
    #[getter]
    fn clearance(&self) -> Option<(f64, f64)> {
        let narrowest = self.path()?.min_clearance.as_ref()?;
        Some(narrowest.clearance.into())
    }

    /// A removed part and another one, at the smallest clearance.
    #[getter]
    fn between(&self) -> Option<(String, String)> {
        self.between.clone()
    }

    /// The fraction of the length after which nothing is touched.
    #[getter]
    fn free_from(&self) -> Option<f64> {
        self.path().map(|path| path.free_from)
    }

    /// The path of the parts' centre, straight from each point to the next, of shape (n, 3).
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray2<f64>>> {
        self.path().map(|path| points(py, path.points.iter()))
    }

    /// The fractions of the length at these points.
    #[getter]
    fn shares<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray1<f64>>> {
        self.path()
            .map(|path| PyArray1::from_slice(py, &path.fractions))
    }

    /// The final poses of the parts by their names, of shape (4, 4).
    #[getter]
    fn end<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let end = PyDict::new(py);
        for (name, pose) in &self.end {
            end.set_item(name, matrix(py, pose))?;
        }
        Ok(end)
    }

    /// The parts that blocked the search, most frequent first: pairs of a part to remove and another one.
    #[getter]
    fn blockers(&self) -> Vec<(String, String)> {
        self.blockers.clone()
    }

    /// The step, the turns in degrees, and the fit by which parts counted as smaller, as used in the search.
    #[getter]
    fn used(&self) -> (f64, f64, f64) {
        let used = self.state.effective_options.unwrap_or(self.state.options);
        (used.step, used.rotation_step.to_degrees(), used.shrink)
    }

    /// The number of poses that were examined.
    #[getter]
    fn states(&self) -> usize {
        self.state.state_count
    }

    /// The path as a table: fractions of its length, and the pose of each part.
    #[getter]
    fn csv(&self) -> Option<&str> {
        self.files.as_ref().map(|[csv, _]| csv.as_str())
    }

    /// The path as JSON.
    #[getter]
    fn json(&self) -> Option<&str> {
        self.files.as_ref().map(|[_, json]| json.as_str())
    }

    fn __repr__(&self) -> String {
        match self.length() {
            Some(length) => format!("<nearpoint.Removal: found, {length} long>"),
            None => format!("<nearpoint.Removal: {}>", self.outcome),
        }
    }
}
