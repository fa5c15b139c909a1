//! Whether parts can be taken out of an assembly, and on which way.

use nearpoint_scene::{
    Command, MotionFormat, PartId, Placement, RemovalPhase, RemovalReport, RemovalState, SceneError,
};
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::arrays::{matrix, points};
use crate::error::Error;
use crate::inner::{Inner, PartName, Scene};

/// Looks for a way out to its end; the wish is a step, turns in degrees, and a fit.
pub fn find_removal(
    py: Python<'_>,
    scene: &Scene,
    parts: &[PartName],
    [step, turns, fit]: [f64; 3],
) -> Result<Removal, Error> {
    scene.with(py, |inner| {
        let parts = parts.iter().map(|part| inner.part(part));
        let command = Command::FindRemoval {
            parts: parts.collect::<Result<_, _>>()?,
            step,
            turns: turns.to_radians(),
            fit,
        };
        Ok::<_, Error>(inner.core.apply(command)?)
    })??;
    scene.finish(py)?;
    scene.with(py, |inner| Removal::of(inner))?
}

/// Whether parts can be taken out. Lengths are in the scene's unit, positions in its frame.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Removal {
    outcome: &'static str,
    state: RemovalState,
    blockers: Vec<(String, String)>,
    between: Option<(String, String)>,
    /// Where the parts are at the end.
    end: Vec<(String, nearpoint_geometry::Pose)>,
    files: Option<[String; 2]>,
}

impl Removal {
    fn of(inner: &Inner) -> Result<Self, Error> {
        let core = &inner.core;
        let state = core.removal().ok_or(SceneError::NoRemovalPath)?.clone();
        let (outcome, blockers) = match &state.phase {
            RemovalPhase::Found(_) => ("found", &[][..]),
            RemovalPhase::Blocked(by) => ("blocked", &by[..]),
            RemovalPhase::TooMany(by) => ("undecided", &by[..]),
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
        let narrowest = path.and_then(|path| path.narrowest.as_ref());
        let file = |format| core.removal_file(format);
        Ok(Self {
            outcome,
            blockers: blockers.iter().map(names).collect(),
            between: narrowest.map(|narrowest| names(&narrowest.between)),
            end: path.map_or_else(Vec::new, |path| {
                let end = path.end.iter();
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
    /// "found"; "blocked": there is no way by such steps and turns; "undecided": there was more to try.
    #[getter]
    fn outcome(&self) -> &'static str {
        self.outcome
    }

    /// Whether there is a way.
    #[getter]
    fn is_found(&self) -> bool {
        self.path().is_some()
    }

    /// Of the way; None where there is none, as of all that follows.
    #[getter]
    fn length(&self) -> Option<f64> {
        self.path().map(|path| path.length)
    }

    /// The smallest clearance on the way is between these two; None where nothing is nearer than the way is long.
    #[getter]
    fn clearance(&self) -> Option<(f64, f64)> {
        let narrowest = self.path()?.narrowest.as_ref()?;
        Some(narrowest.clearance.into())
    }

    /// A part that is taken out and another, where the clearance is smallest.
    #[getter]
    fn between(&self) -> Option<(String, String)> {
        self.between.clone()
    }

    /// From which share of the length on nothing is touched.
    #[getter]
    fn free_from(&self) -> Option<f64> {
        self.path().map(|path| path.free_from)
    }

    /// Where the middle of the parts goes, straight from each to the next, of shape (n, 3).
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray2<f64>>> {
        self.path().map(|path| points(py, path.points.iter()))
    }

    /// At which shares of the length these are.
    #[getter]
    fn shares<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray1<f64>>> {
        self.path()
            .map(|path| PyArray1::from_slice(py, &path.shares))
    }

    /// Where the parts are at the end: their names and poses of shape (4, 4).
    #[getter]
    fn end<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let end = PyDict::new(py);
        for (name, pose) in &self.end {
            end.set_item(name, matrix(py, pose))?;
        }
        Ok(end)
    }

    /// What was in the way, most often first: a part that was to be taken out, and another.
    #[getter]
    fn blockers(&self) -> Vec<(String, String)> {
        self.blockers.clone()
    }

    /// How far apart the places were that were tried, and the turns, in degrees, and by how much parts counted as smaller.
    #[getter]
    fn used(&self) -> (f64, f64, f64) {
        let used = self.state.used.unwrap_or(self.state.wish);
        (used.step, used.turns.to_degrees(), used.fit)
    }

    /// How many places were looked at.
    #[getter]
    fn states(&self) -> usize {
        self.state.states
    }

    /// The way as a table: shares of its length, and the pose of each part.
    #[getter]
    fn csv(&self) -> Option<&str> {
        self.files.as_ref().map(|[csv, _]| csv.as_str())
    }

    /// The same as JSON.
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
