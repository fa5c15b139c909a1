//! Provides queries on two shapes. `b_in_a` is the pose of B in A's frame, a matrix of shape (4, 4); without it both are in
//! one frame.

use std::sync::{Arc, Mutex, PoisonError};

use nearpoint_geometry::closest::{self, WarmStart as Front};
use nearpoint_geometry::{Pose, collide, shape};
use nearpoint_scene::{PartId, analyse_pair, examine_pair};
use pyo3::prelude::*;

use crate::error::Error;
use crate::input::{self, length};
use crate::interrupt::run;
use crate::result::{Body, Clearance, Findings, Pairs};
use crate::shape::Shape;

const B_IN_A: &str = "b_in_a";

fn pose(object: Option<&Bound<'_, PyAny>>) -> Result<Pose, Error> {
    input::pose(object, B_IN_A)
}

/// Returns all pairs of a triangle of `a` and a triangle of `b` that share a point: none is missing and none is wrong.
#[pyfunction]
#[pyo3(signature = (a, b, b_in_a=None))]
pub fn pairs(
    py: Python<'_>,
    a: &Shape,
    b: &Shape,
    b_in_a: Option<&Bound<'_, PyAny>>,
) -> Result<Pairs, Error> {
    let b_in_a = pose(b_in_a)?;
    let pairs = run(py, |work| {
        collide::colliding_pairs(&a.ready, &b.ready, &b_in_a, work)
    })?;
    Ok(Pairs {
        shapes: [a.ready.clone(), b.ready.clone()],
        b_in_a,
        pairs,
    })
}

/// Returns whether the surfaces share a point. For a part completely inside another, use `kind`.
#[pyfunction]
#[pyo3(signature = (a, b, b_in_a=None))]
pub fn collides(
    py: Python<'_>,
    a: &Shape,
    b: &Shape,
    b_in_a: Option<&Bound<'_, PyAny>>,
) -> Result<bool, Error> {
    let b_in_a = pose(b_in_a)?;
    run(py, |work| {
        collide::collides(&a.ready, &b.ready, &b_in_a, work)
    })
}

/// Returns the smallest distance of the surfaces and the closest points; None if they are farther apart than `limit`.
/// `warm`, an object for this pair, makes the next query faster and never changes its result.
#[pyfunction]
#[pyo3(signature = (a, b, b_in_a=None, limit=f64::INFINITY, *, warm=None))]
pub fn clearance(
    py: Python<'_>,
    a: &Shape,
    b: &Shape,
    b_in_a: Option<&Bound<'_, PyAny>>,
    limit: f64,
    warm: Option<&Warm>,
) -> Result<Option<Clearance>, Error> {
    let (b_in_a, limit) = (pose(b_in_a)?, length(limit, "limit")?);
    let found = run(py, |work| {
        let search =
            |front: &mut Front| closest::clearance(&a.ready, &b.ready, &b_in_a, limit, front, work);
        match warm {
            Some(warm) => warm.of([&a.ready, &b.ready], search),
            None => search(&mut Front::default()),
        }
    })?;
    Ok(found.map(Clearance))
}

/// Returns the exact relation of the two meshes: crossing, touching, contained or clear.
#[pyfunction]
#[pyo3(signature = (a, b, b_in_a=None))]
pub fn kind(
    py: Python<'_>,
    a: &Shape,
    b: &Shape,
    b_in_a: Option<&Bound<'_, PyAny>>,
) -> Result<&'static str, Error> {
    let b_in_a = pose(b_in_a)?;
    let meeting = run(py, |work| {
        analyse_pair(&a.solid(), &b.solid(), &b_in_a, work)
    })?;
    Ok(meeting.mesh_relation.as_str())
}

/// Returns the relation of two parts with its proof: whether they interfere, touch, are clear or undecided, two bounds of
/// their penetration depth, and their intersection.
#[pyfunction]
#[pyo3(signature = (a, b, b_in_a=None))]
pub fn examine(
    py: Python<'_>,
    a: &Shape,
    b: &Shape,
    b_in_a: Option<&Bound<'_, PyAny>>,
) -> Result<Findings, Error> {
    let b_in_a = pose(b_in_a)?;
    let [one, other] = [(a, 0), (b, 1)].map(|(shape, id)| shape.operand(PartId(id)));
    let found = run(py, |work| examine_pair(one, other, &b_in_a, work))?;
    Ok(Findings {
        shapes: [a.ready.clone(), b.ready.clone()],
        found,
    })
}

/// Returns the intersection of two closed parts; empty if they only touch. Raises BodyError if the inside of a part is
/// undefined.
#[pyfunction]
#[pyo3(signature = (a, b, b_in_a=None))]
pub fn body(
    py: Python<'_>,
    a: &Shape,
    b: &Shape,
    b_in_a: Option<&Bound<'_, PyAny>>,
) -> Result<Body, Error> {
    let b_in_a = pose(b_in_a)?;
    let pairs = run(py, |work| {
        collide::colliding_pairs(&a.ready, &b.ready, &b_in_a, work)
    })?;
    Body::of(py, [&a.ready, &b.ready], &b_in_a, &pairs)
}

/// A warm start for the clearance of one pair of shapes: the next query is faster if they have moved little. It never
/// changes the result.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug, Default)]
pub struct Warm(Mutex<WarmStartState>);

/// The search front and its shapes. Owning the shapes prevents others from reusing their addresses.
#[derive(Debug, Default)]
struct WarmStartState {
    front: Front,
    shapes: Option<[Arc<shape::Shape>; 2]>,
}

impl Warm {
    /// Continues with the front if it belongs to these shapes.
    fn of<R>(&self, shapes: [&Arc<shape::Shape>; 2], search: impl FnOnce(&mut Front) -> R) -> R {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_known = (kept.shapes.as_ref())
            .is_some_and(|known| (0..2).all(|side| Arc::ptr_eq(&known[side], shapes[side])));
        if !is_known {
            *kept = WarmStartState {
                front: Front::default(),
                shapes: Some(shapes.map(Arc::clone)),
            };
        }
        search(&mut kept.front)
    }
}

#[pymethods]
impl Warm {
    #[new]
    fn new() -> Self {
        Self::default()
    }

    fn __repr__(&self) -> &'static str {
        "<nearpoint.Warm>"
    }
}
