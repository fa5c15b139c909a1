//! What a manager tells of contacts and distances, as trimesh has it.

use std::sync::{Arc, OnceLock};

use nearpoint_geometry::closest::{Clearance, nearest_points};
use nearpoint_geometry::collide::{Contact, TrianglePair, intersection_segments};
use nearpoint_geometry::interference::Solid;
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::{Point, Pose, Rigid, Vector, nalgebra};
use nearpoint_message::message;
use nearpoint_scene::meet;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PySet;

use super::objects::Object;
use crate::arrays::{point, vector};
use crate::error::Error;
use crate::patience::ask;

/// Two objects that meet.
#[derive(Debug)]
pub struct Meeting {
    objects: [Arc<Object>; 2],
    b_in_a: Pose,
    pairs: Vec<TrianglePair>,
    /// Found when first asked for.
    depth: OnceLock<Option<(f64, f64)>>,
}

impl Meeting {
    pub fn new(objects: [Arc<Object>; 2], b_in_a: Pose, pairs: Vec<TrianglePair>) -> Self {
        Self {
            objects,
            b_in_a,
            pairs,
            depth: OnceLock::new(),
        }
    }

    pub fn objects(&self) -> &[Arc<Object>; 2] {
        &self.objects
    }

    /// One contact for each pair of triangles.
    pub fn contacts(self: Arc<Self>) -> impl Iterator<Item = ContactData> {
        let all = 0..self.pairs.len();
        all.map(move |at| ContactData {
            of: self.clone(),
            at,
        })
    }

    /// How deep the two are in each other.
    fn depth(&self, py: Python<'_>) -> Result<Option<(f64, f64)>, Error> {
        if let Some(known) = self.depth.get() {
            return Ok(*known);
        }
        let [a, b] = self.objects.each_ref().map(|object| Solid {
            shape: &object.shape,
            is_model: true,
            unit: Unit::Mm,
        });
        let meeting = ask(py, |work| meet(&a, &b, &self.b_in_a, work))?;
        let depth = meeting.found.depth.map(|depth| (depth.lower, depth.upper));
        Ok(*self.depth.get_or_init(|| depth))
    }
}

/// A pair of triangles of two objects that meet.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct ContactData {
    of: Arc<Meeting>,
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
            let corners = b.shape.posed_triangle(pair.b, &Rigid::new(pose));
            nearest_points(&a.shape.triangle(pair.a), &corners)[0]
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

    /// The same in order: first the one whose triangle `normal` is of.
    #[getter]
    fn pair(&self) -> (&str, &str) {
        ordered(&self.of.objects)
    }

    /// A point that both triangles share, in the world, rounded: of two that pass through each other the middle of what
    /// they share.
    #[getter]
    fn point<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        point(py, &self.position())
    }

    /// The direction in which the triangle of the first object faces, of length one, in the world; zero for a triangle
    /// without area.
    #[getter]
    fn normal<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        vector(py, &self.direction())
    }

    /// The two objects are no deeper than this in each other; the same for all contacts of the two, and not a number where
    /// neither has an inside.
    #[getter]
    fn depth(&self, py: Python<'_>) -> Result<f64, Error> {
        let depth = self.of.depth(py)?;
        Ok(depth.map_or(f64::NAN, |(_, upper)| upper))
    }

    /// How deep the two objects are in each other: no less than the first, no more than the second.
    #[getter]
    fn depth_bounds(&self, py: Python<'_>) -> Result<Option<(f64, f64)>, Error> {
        self.of.depth(py)
    }

    /// Whether the triangles pass through each other; else they only touch.
    #[getter]
    fn is_crossing(&self) -> bool {
        self.triangles().contact == Contact::Crossing
    }

    /// The triangle of the object with this name.
    fn index(&self, name: &str) -> Result<u32, Error> {
        let TrianglePair { a, b, .. } = self.triangles();
        of_name(name, &self.of.objects, [a, b])
    }

    fn __repr__(&self) -> String {
        let (a, b) = self.pair();
        format!("<nearpoint.ContactData: {a:?} and {b:?}>")
    }
}

/// The distance of two objects, and where it is.
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

    /// 0 exactly when the surfaces have a point in common.
    #[getter]
    fn distance(&self) -> f64 {
        self.clearance.distance
    }

    /// The nearest triangle of the object with this name.
    fn index(&self, name: &str) -> Result<u32, Error> {
        let Clearance {
            triangle_a,
            triangle_b,
            ..
        } = self.clearance;
        of_name(name, &self.objects, [triangle_a, triangle_b])
    }

    /// The nearest point of the object with this name, in the world.
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
