//! Provides a manager's contacts and distances in the form of trimesh.

use std::sync::{Arc, OnceLock};

use nearpoint_geometry::closest::{Clearance, witness_points};
use nearpoint_geometry::collide::{Contact, TrianglePair, intersection_segments};
use nearpoint_geometry::interference::Solid;
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Point, Pose, RigidTransform, Vector, nalgebra};
use nearpoint_message::message;
use nearpoint_scene::analyse_pair;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PySet;

use super::objects::Object;
use crate::arrays::{point, vector};
use crate::error::Error;
use crate::interrupt::run;

/// Two objects that collide, with all pairs of triangles that meet.
#[derive(Debug)]
pub struct ObjectCollision {
    objects: [Arc<Object>; 2],
    b_in_a: Pose,
    pairs: Vec<TrianglePair>,
    /// The depth, computed on first use.
    depth: OnceLock<Option<(f64, f64)>>,
}

impl ObjectCollision {
    /// Creates the collision of two objects; `pairs` are the triangles that meet, `b_in_a` is the pose of B in A's
    /// frame.
    pub fn new(objects: [Arc<Object>; 2], b_in_a: Pose, pairs: Vec<TrianglePair>) -> Self {
        Self {
            objects,
            b_in_a,
            pairs,
            depth: OnceLock::new(),
        }
    }

    /// Returns the two objects, A and B.
    pub fn objects(&self) -> &[Arc<Object>; 2] {
        &self.objects
    }

    /// Returns a contact for each pair of triangles.
    pub fn contacts(self: Arc<Self>) -> impl Iterator<Item = ContactData> {
        let all = 0..self.pairs.len();
        all.map(move |at| ContactData {
            of: self.clone(),
            at,
        })
    }

    /// Returns the bounds of the penetration depth of the two.
    fn depth(&self, py: Python<'_>) -> Result<Option<(f64, f64)>, Error> {
        if let Some(known) = self.depth.get() {
            return Ok(*known);
        }
        let [a, b] = self.objects.each_ref().map(|object| Solid {
            shape: &object.shape,
            is_exact_mesh: true,
            unit: Unit::Mm,
        });
        let meeting = run(py, |work| analyse_pair(&a, &b, &self.b_in_a, work))?;
        let depth = meeting
            .interference
            .depth
            .map(|depth| (depth.lower, depth.upper));
        Ok(*self.depth.get_or_init(|| depth))
    }
}

/// A pair of triangles of two objects that share a point.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct ContactData {
    of: Arc<ObjectCollision>,
    at: usize,
}

impl ContactData {
    fn triangles(&self) -> TrianglePair {
        self.of.pairs[self.at]
    }

    fn position(&self) -> Point {
        let [a, b] = &self.of.objects;
        let pair = self.triangles();
        let pose = &self.of.b_in_a;
        let at = match pair.contact {
            Contact::Crossing => {
                let ends = intersection_segments(&a.shape, &b.shape, pose, &[pair]);
                ends.first().map(|[from, to]| nalgebra::center(from, to))
            }
            Contact::Touching => None,
        };
        let at = at.unwrap_or_else(|| {
            let corners = b.shape.posed_triangle(pair.b, &RigidTransform::new(pose));
            witness_points(&a.shape.triangle(pair.a), &corners)[0]
        });
        a.pose * at
    }

    fn direction(&self) -> Vector {
        let [a, _] = &self.of.objects;
        let [p, q, r] = a.shape.triangle(self.triangles().a);
        let normal = (q - p).cross(&(r - p));
        a.pose * normal.try_normalize(0.0).unwrap_or_else(Vector::zeros)
    }
}

#[pymethods]
impl ContactData {
    /// The names of both objects.
    #[getter]
    fn names<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PySet>> {
        names(py, &self.of.objects)
    }

    /// The names in order: first the object whose triangle has `normal`.
    #[getter]
    fn pair(&self) -> (&str, &str) {
        ordered(&self.of.objects)
    }

    /// A common point of both triangles in the world, rounded; for crossing triangles the midpoint of their intersection.
    #[getter]
    fn point<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        point(py, &self.position())
    }

    /// The unit normal of the first object's triangle in the world; zero for a triangle without area.
    #[getter]
    fn normal<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        vector(py, &self.direction())
    }

    /// An upper bound of the two objects' penetration depth. It is the same for all their contacts, and NaN if neither has
    /// an inside.
    #[getter]
    fn depth(&self, py: Python<'_>) -> Result<f64, Error> {
        let depth = self.of.depth(py)?;
        Ok(depth.map_or(f64::NAN, |(_, upper)| upper))
    }

    /// The lower and upper bound of the two objects' penetration depth; None if neither has an inside.
    #[getter]
    fn depth_bounds(&self, py: Python<'_>) -> Result<Option<(f64, f64)>, Error> {
        self.of.depth(py)
    }

    /// True if the triangles cross; otherwise they only touch.
    #[getter]
    fn is_crossing(&self) -> bool {
        self.triangles().contact == Contact::Crossing
    }

    /// Returns the triangle of the object with this name.
    fn index(&self, name: &str) -> Result<u32, Error> {
        let TrianglePair { a, b, .. } = self.triangles();
        of_name(name, &self.of.objects, [a, b])
    }

    fn __repr__(&self) -> String {
        let (a, b) = self.pair();
        format!("<nearpoint.ContactData: {a:?} and {b:?}>")
    }
}

/// The distance of two objects, and the closest points.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct DistanceData {
    pub objects: [Arc<Object>; 2],
    pub clearance: Clearance,
}

#[pymethods]
impl DistanceData {
    /// The names of both objects.
    #[getter]
    fn names<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PySet>> {
        names(py, &self.objects)
    }

    /// The distance; 0 exactly when the surfaces have a point in common.
    #[getter]
    fn distance(&self) -> f64 {
        self.clearance.distance
    }

    /// Returns the closest triangle of the object with this name.
    fn index(&self, name: &str) -> Result<u32, Error> {
        let Clearance {
            triangle_a,
            triangle_b,
            ..
        } = self.clearance;
        of_name(name, &self.objects, [triangle_a, triangle_b])
    }

    /// Returns the closest point of the object with this name, in the world.
    fn point<'py>(&self, py: Python<'py>, name: &str) -> Result<Bound<'py, PyArray1<f64>>, Error> {
        let Clearance { on_a, on_b, .. } = self.clearance;
        let found = of_name(name, &self.objects, [on_a, on_b])?;
        Ok(point(py, &(self.objects[0].pose * found)))
    }

    fn __repr__(&self) -> String {
        let (a, b) = ordered(&self.objects);
        let distance = self.clearance.distance;
        format!("<nearpoint.DistanceData: {a:?} and {b:?}, {distance}>")
    }
}

fn ordered(objects: &[Arc<Object>; 2]) -> (&str, &str) {
    (&objects[0].name, &objects[1].name)
}

fn names<'py>(py: Python<'py>, objects: &[Arc<Object>; 2]) -> PyResult<Bound<'py, PySet>> {
    PySet::new(py, objects.iter().map(|object| &*object.name))
}

fn of_name<T: Copy>(name: &str, objects: &[Arc<Object>; 2], values: [T; 2]) -> Result<T, Error> {
    let at = objects.iter().position(|object| &*object.name == name);
    at.map(|at| values[at]).ok_or_else(|| {
        let (a, b) = ordered(objects);
        message!("python-both-apart", a, b, name).into()
    })
}
