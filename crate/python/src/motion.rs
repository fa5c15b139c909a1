//! Checks a taught motion and provides the result to Python.

use nearpoint_geometry::Point;
use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;
use nearpoint_motion::check::{
    Interval, MinClearance, MotionReport as Core, PairMotionReport as Fares,
};
use nearpoint_scene::{CheckMethod, Command, SceneError};
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;

use crate::arrays::{point, points, rows};
use crate::error::Error;
use crate::scene_state::Scene;

/// Returns the method with this name.
pub fn method_of(word: &str) -> Result<CheckMethod, Error> {
    match word {
        "exact" => Ok(CheckMethod::Exact),
        "spheres" => Ok(CheckMethod::Spheres),
        _ => Err(message!("python-method", word = format!("{word:?}")).into()),
    }
}

/// Checks the taught motion of a scene to its end.
pub fn check_motion(
    py: Python<'_>,
    scene: &Scene,
    accuracy: Option<f64>,
    method: CheckMethod,
    stop_at_first_contact: bool,
) -> Result<MotionReport, Error> {
    let accuracy = scene.with(py, |inner| {
        let accuracy = accuracy.unwrap_or_else(|| Unit::Mm.to(inner.core.unit(), 1.0));
        let command = Command::CheckMotion {
            method,
            accuracy,
            stop_at_first_contact,
        };
        inner.core.apply(command).map(|()| accuracy)
    })??;
    scene.finish(py)?;
    scene.with(py, |inner| {
        let core = &inner.core;
        let check = core.check().ok_or(SceneError::NoMotion)?;
        if let Some(error) = check.failure() {
            return Err(error.clone().into());
        }
        let report = check.report().ok_or(SceneError::CheckCancelled)?;
        let named = |id: &nearpoint_scene::PartId| {
            core.part(*id)
                .map_or_else(String::new, |part| part.name.clone())
        };
        Ok(MotionReport {
            names: check.parts().iter().map(named).collect(),
            too_fast: core
                .speed_violations()
                .iter()
                .map(|fast| format!("{fast}."))
                .collect(),
            accuracy,
            core: report,
        })
    })?
}

/// The contacts and clearances of parts on a taught motion. Times are in seconds, points in the scene.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct MotionReport {
    core: Core,
    /// The names of the parts by the indices of their bodies.
    names: Vec<String>,
    too_fast: Vec<String>,
    accuracy: f64,
}

impl MotionReport {
    fn pair(&self, fares: &Fares) -> PairMotion {
        let [a, b] = fares.bodies.map(|body| self.names[body].clone());
        PairMotion {
            names: (a, b),
            core: fares.clone(),
        }
    }
}

#[pymethods]
impl MotionReport {
    /// True if everything that was requested was checked.
    #[getter]
    fn is_complete(&self) -> bool {
        self.core.is_complete
    }

    /// The largest distance of surfaces in a reported contact interval, and the accuracy of the smallest clearance.
    #[getter]
    fn accuracy(&self) -> f64 {
        self.accuracy
    }

    /// The result of each pair that has relative motion and is not allowed to touch.
    #[getter]
    fn pairs(&self) -> Vec<PairMotion> {
        self.core
            .pairs
            .iter()
            .map(|fares| self.pair(fares))
            .collect()
    }

    /// The pairs that touch.
    #[getter]
    fn meeting(&self) -> Vec<PairMotion> {
        let meeting = self.core.pairs.iter();
        let meeting = meeting.filter(|fares| !fares.intervals.is_empty());
        meeting.map(|fares| self.pair(fares)).collect()
    }

    /// The pair of the first contact, if there is one; its time is `first_contact.time`.
    #[getter]
    fn first(&self) -> Option<PairMotion> {
        let first = self.core.first_contact?;
        Some(self.pair(&self.core.pairs[first.pair]))
    }

    /// The pair of the smallest clearance, if that was found.
    #[getter]
    fn nearest(&self) -> Option<PairMotion> {
        let nearest = self.core.min_clearance?;
        Some(self.pair(&self.core.pairs[nearest.pair]))
    }

    /// The smallest clearance of all pairs over time: shape (n, 2), a time and a distance, infinite beyond the search
    /// distance.
    #[getter]
    fn curve<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f64>> {
        let curve = self.core.curve.iter();
        rows(py, curve.map(|at| [at.time, at.clearance]))
    }

    /// Sentences about joints that exceed their speed limits.
    #[getter]
    fn too_fast(&self) -> Vec<String> {
        self.too_fast.clone()
    }

    fn __repr__(&self) -> String {
        let meeting = self.core.pairs.iter();
        let meeting = meeting.filter(|fares| !fares.intervals.is_empty()).count();
        let pairs = self.core.pairs.len();
        format!("<nearpoint.MotionReport: {meeting} of {pairs} pairs touch>")
    }
}

/// The result of two parts on a motion.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct PairMotion {
    names: (String, String),
    core: Fares,
}

#[pymethods]
impl PairMotion {
    /// The first part.
    #[getter]
    fn a(&self) -> &str {
        &self.names.0
    }

    /// The second part.
    #[getter]
    fn b(&self) -> &str {
        &self.names.1
    }

    /// The time intervals in which the two touch or are within the accuracy: shape (n, 2), from and to. Outside of them
    /// they do not touch.
    #[getter]
    fn intervals<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f64>> {
        let intervals = self.core.intervals.iter();
        rows(py, intervals.map(|Interval { from, to, .. }| [*from, *to]))
    }

    /// True for each interval in which faces are known to touch.
    #[getter]
    fn certain<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        PyArray1::from_iter(
            py,
            self.core
                .intervals
                .iter()
                .map(|interval| interval.is_certain),
        )
    }

    /// The time of the first contact; None if the two do not touch.
    #[getter]
    fn time(&self) -> Option<f64> {
        self.core.first_contact.as_ref().map(|first| first.time)
    }

    /// The point of the first contact, in the scene.
    #[getter]
    fn at<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray1<f64>>> {
        self.core
            .first_contact
            .as_ref()
            .map(|first| point(py, &first.point))
    }

    /// The triangles that touch first, or the closest two if none is known to touch, of shape (n, 2).
    #[getter]
    fn triangles<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray2<u32>>> {
        let first = self.core.first_contact.as_ref()?;
        Some(rows(py, first.triangles.iter().copied()))
    }

    /// The smallest clearance, 0 if the two touch; None beyond the search distance.
    #[getter]
    fn clearance(&self) -> Option<f64> {
        self.core.min_clearance.map(|smallest| smallest.distance)
    }

    /// The time of the smallest clearance.
    #[getter]
    fn clearance_time(&self) -> Option<f64> {
        self.core.min_clearance.map(|smallest| smallest.time)
    }

    /// The closest points at that time, on both parts, in the scene: shape (2, 3).
    #[getter]
    fn clearance_points<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray2<f64>>> {
        let MinClearance { points: both, .. } = self.core.min_clearance?;
        let both: [Point; 2] = both;
        Some(points(py, both.iter()))
    }

    fn __repr__(&self) -> String {
        let (a, b) = &self.names;
        match self.time() {
            Some(time) => format!("<nearpoint.PairMotion: {a:?} and {b:?} touch at {time:.3} s>"),
            None => format!("<nearpoint.PairMotion: {a:?} and {b:?} do not touch>"),
        }
    }
}
