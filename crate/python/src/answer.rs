//! What queries on two shapes find out.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::Clearance as Nearest;
use nearpoint_geometry::collide::common::{Common, Origin};
use nearpoint_geometry::collide::{Contact, TrianglePair, face_pairs, intersection_segments};
use nearpoint_geometry::shape::Shape;
use nearpoint_scene::{Duplicate, Meeting, UndecidedReason};
use numpy::ndarray::Array3;
use numpy::{PyArray1, PyArray2, PyArray3};
use pyo3::prelude::*;

use crate::arrays::{point, points, rows};
use crate::error::Error;

/// The pairs of triangles of two shapes that meet, all of them and no other, in order.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Pairs {
    pub shapes: [Arc<Shape>; 2],
    pub b_in_a: Pose,
    pub all: Vec<TrianglePair>,
}

#[pymethods]
impl Pairs {
    /// The triangle of A and the triangle of B, of shape (n, 2).
    #[getter]
    fn triangles<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u32>> {
        rows(py, self.all.iter().map(|pair| [pair.a, pair.b]))
    }

    /// Of each pair, whether the two pass through each other; else they only touch.
    #[getter]
    fn crossing<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        let crossing = self.all.iter();
        PyArray1::from_iter(py, crossing.map(|pair| pair.contact == Contact::Crossing))
    }

    /// The pairs of faces that they belong to, of shape (m, 4): face of A, face of B, crossing and touching pairs of
    /// their triangles.
    #[getter]
    fn faces<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u32>> {
        let faces = face_pairs(&self.shapes[0], &self.shapes[1], &self.all);
        let row = |pair: &nearpoint_geometry::collide::FacePair| {
            [pair.a, pair.b, pair.crossing, pair.touching]
        };
        rows(py, faces.iter().map(row))
    }

    /// What each crossing pair has in common, a segment, of shape (k, 2, 3), in A's frame, rounded.
    #[getter]
    fn segments<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray3<f64>> {
        let [a, b] = &self.shapes;
        let segments = py.detach(|| intersection_segments(a, b, &self.b_in_a, &self.all));
        let segments: Vec<[[f64; 3]; 2]> =
            segments.iter().map(|ends| ends.map(Into::into)).collect();
        PyArray3::from_owned_array(py, Array3::from(segments))
    }

    fn __len__(&self) -> usize {
        self.all.len()
    }

    fn __repr__(&self) -> String {
        let count = |contact| {
            self.all
                .iter()
                .filter(|pair| pair.contact == contact)
                .count()
        };
        format!(
            "<nearpoint.Pairs: {} crossing, {} touching>",
            count(Contact::Crossing),
            count(Contact::Touching)
        )
    }
}

/// The smallest distance of two shapes, and where it is.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Clearance(pub Nearest);

#[pymethods]
impl Clearance {
    /// 0 exactly when the surfaces have a point in common.
    #[getter]
    fn distance(&self) -> f64 {
        self.0.distance
    }

    /// The nearest point of A, in A's frame.
    #[getter]
    fn on_a<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        point(py, &self.0.on_a)
    }

    /// The nearest point of B, in A's frame.
    #[getter]
    fn on_b<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        point(py, &self.0.on_b)
    }

    /// The triangle of A that `on_a` lies on.
    #[getter]
    fn triangle_a(&self) -> u32 {
        self.0.triangle_a
    }

    /// The triangle of B that `on_b` lies on.
    #[getter]
    fn triangle_b(&self) -> u32 {
        self.0.triangle_b
    }

    fn __repr__(&self) -> String {
        format!("<nearpoint.Clearance: {}>", self.0.distance)
    }
}

/// What was found out about two parts at one relative pose. Points are in A's frame.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Findings {
    pub shapes: [Arc<Shape>; 2],
    pub b_in_a: Pose,
    pub meeting: Meeting,
}

#[pymethods]
impl Findings {
    /// How the two meshes lie to each other, a fact: crossing, touching, contained or clear.
    #[getter]
    fn kind(&self) -> &'static str {
        self.meeting.kind.as_str()
    }

    /// What is true of all solids that the meshes may stand for: interferes, touches, clear or undecided.
    #[getter]
    fn verdict(&self) -> &'static str {
        self.meeting.found.class.as_str()
    }

    /// Why a pair is undecided.
    #[getter]
    fn because(&self) -> Option<&'static str> {
        self.meeting.found.because.map(UndecidedReason::as_str)
    }

    /// How far both true surfaces together may be from the facets, at the place that the verdict comes from.
    #[getter]
    fn deviation(&self) -> f64 {
        self.meeting.found.deviation
    }

    /// From where that is known: exact, bounded or estimated.
    #[getter]
    fn basis(&self) -> &'static str {
        self.meeting.found.basis.as_str()
    }

    /// What the bounds of the depth and of the volume hold for: "solids", or "meshes" where how far the solids are from
    /// their meshes is no more than estimated.
    #[getter]
    fn bounds_of(&self) -> &'static str {
        self.meeting.found.bounds_of.as_str()
    }

    /// How deep they are in each other: no less than the first number, no more than the second. None if they do not
    /// meet, or if neither has an inside.
    #[getter]
    fn depth(&self) -> Option<(f64, f64)> {
        let depth = self.meeting.found.depth.as_ref()?;
        Some((depth.lower, depth.upper))
    }

    /// Where the deepest point found is, and the nearest point to it of the other's surface, on A and on B: shape (2, 3).
    #[getter]
    fn deepest<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray2<f64>>> {
        let depth = self.meeting.found.depth.as_ref()?;
        Some(points(py, [depth.on_a, depth.on_b].iter()))
    }

    /// The volume that is in both meshes; 0 unless both are closed.
    #[getter]
    fn volume(&self) -> f64 {
        self.meeting.found.overlap.volume
    }

    /// The volume that is in both is no less than the first number, no more than the second.
    #[getter]
    fn volume_bounds(&self) -> (f64, f64) {
        let [lower, upper] = self.meeting.found.overlap.volume_bounds;
        (lower, upper)
    }

    /// How many bodies that is.
    #[getter]
    fn pieces(&self) -> usize {
        self.meeting.found.overlap.pieces
    }

    /// Which lies wholly inside the other, "a" or "b", if one does.
    #[getter]
    fn inner(&self) -> Option<&'static str> {
        self.meeting.inner.map(|inner| ["a", "b"][inner])
    }

    /// Whether both are one part twice: same or nearly.
    #[getter]
    fn duplicate(&self) -> Option<&'static str> {
        self.meeting.found.overlap.duplicate.map(Duplicate::as_str)
    }

    /// The pairs of triangles that meet.
    #[getter]
    fn pairs(&self) -> Pairs {
        Pairs {
            shapes: self.shapes.clone(),
            b_in_a: self.b_in_a,
            all: self.meeting.triangle_pairs.clone(),
        }
    }

    /// What the surfaces have inside each other: of two closed parts the surface of the body that they have in common.
    /// Raises BodyError where that cannot be told.
    #[getter]
    fn body(&self) -> Result<Body, Error> {
        Ok(Body(Arc::new(self.meeting.found.common.clone()?)))
    }

    fn __repr__(&self) -> String {
        let depth = self.depth();
        let depth = depth.map_or_else(String::new, |(lower, upper)| {
            format!(", depth {lower} to {upper}")
        });
        format!(
            "<nearpoint.Findings: {}, {}{depth}>",
            self.verdict(),
            self.kind()
        )
    }
}

/// What two parts have in common, in A's frame.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Body(pub Arc<Common>);

#[pymethods]
impl Body {
    /// Both parts are closed: the facets bound the body that they have in common.
    #[getter]
    fn is_closed(&self) -> bool {
        self.0.is_closed
    }

    /// The volume, 0 unless it is closed.
    #[getter]
    fn volume(&self) -> f64 {
        self.0.volume()
    }

    /// The area of all facets.
    #[getter]
    fn area(&self) -> f64 {
        self.0.area()
    }

    /// How many bodies it is.
    #[getter]
    fn pieces(&self) -> usize {
        self.0.pieces()
    }

    /// The centre of mass; none without volume.
    #[getter]
    fn centroid<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray1<f64>>> {
        self.0.centroid().map(|centroid| point(py, &centroid))
    }

    /// The corners of the facets, of shape (n, 3).
    #[getter]
    fn vertices<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f64>> {
        points(py, self.0.points.iter())
    }

    /// Three corners for each facet, counterclockwise seen from outside, of shape (m, 3).
    #[getter]
    fn faces<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u32>> {
        rows(py, self.0.facets.iter().map(|facet| facet.corners))
    }

    /// Of each facet the part, 0 for A and 1 for B, and the triangle that it is a piece of, of shape (m, 2).
    #[getter]
    fn origins<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u32>> {
        let origin = |of: Origin| match of {
            Origin::A(triangle) => [0, triangle],
            Origin::B(triangle) => [1, triangle],
        };
        rows(py, self.0.facets.iter().map(|facet| origin(facet.from)))
    }

    fn __repr__(&self) -> String {
        format!(
            "<nearpoint.Body: volume {}, {} facets>",
            self.0.volume(),
            self.0.facets.len()
        )
    }
}
