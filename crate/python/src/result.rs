//! Provides the results of queries on two shapes to Python.

use std::sync::Arc;

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::Clearance as Nearest;
use nearpoint_geometry::collide::intersection::{Intersection, SourceTriangle};
use nearpoint_geometry::collide::{
    Contact, TrianglePair, face_pairs, intersection, intersection_segments,
};
use nearpoint_geometry::shape::Shape;
use nearpoint_scene::{Duplicate, PairResult, PartId, UndecidedReason};
use numpy::ndarray::Array3;
use numpy::{PyArray1, PyArray2, PyArray3};
use pyo3::prelude::*;

use crate::arrays::{point, points, rows};
use crate::error::Error;
use crate::interrupt::run;

/// All pairs of triangles of two shapes that share a point, in order.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Pairs {
    pub shapes: [Arc<Shape>; 2],
    pub b_in_a: Pose,
    pub pairs: Vec<TrianglePair>,
}

#[pymethods]
impl Pairs {
    /// The triangle of A and the triangle of B, of shape (n, 2).
    #[getter]
    fn triangles<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u32>> {
        rows(py, self.pairs.iter().map(|pair| [pair.a, pair.b]))
    }

    /// True for each pair whose triangles cross; the others only touch.
    #[getter]
    fn crossing<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        let crossing = self.pairs.iter();
        PyArray1::from_iter(py, crossing.map(|pair| pair.contact == Contact::Crossing))
    }

    /// The pairs of faces that share a point, of shape (m, 4): face of A, face of B, and the numbers of crossing and of
    /// touching pairs of their triangles.
    #[getter]
    fn faces<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u32>> {
        let faces = face_pairs(&self.shapes[0], &self.shapes[1], &self.pairs);
        let row = |pair: &nearpoint_geometry::collide::FacePair| {
            [pair.a, pair.b, pair.crossing_count, pair.touching_count]
        };
        rows(py, faces.iter().map(row))
    }

    /// The intersection segment of each crossing pair, of shape (k, 2, 3), in A's frame, rounded.
    #[getter]
    fn segments<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray3<f64>> {
        let [a, b] = &self.shapes;
        let segments = py.detach(|| intersection_segments(a, b, &self.b_in_a, &self.pairs));
        let segments: Vec<[[f64; 3]; 2]> =
            segments.iter().map(|ends| ends.map(Into::into)).collect();
        PyArray3::from_owned_array(py, Array3::from(segments))
    }

    fn __len__(&self) -> usize {
        self.pairs.len()
    }

    fn __repr__(&self) -> String {
        let count = |contact| {
            self.pairs
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

/// The smallest distance of two shapes, and the closest points. Points are in A's frame.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Clearance(pub Nearest);

#[pymethods]
impl Clearance {
    /// The distance; 0 exactly when the surfaces have a point in common.
    #[getter]
    fn distance(&self) -> f64 {
        self.0.distance
    }

    /// The closest point of A, in A's frame.
    #[getter]
    fn on_a<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        point(py, &self.0.on_a)
    }

    /// The closest point of B, in A's frame.
    #[getter]
    fn on_b<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f64>> {
        point(py, &self.0.on_b)
    }

    /// The triangle of A that contains `on_a`.
    #[getter]
    fn triangle_a(&self) -> u32 {
        self.0.triangle_a
    }

    /// The triangle of B that contains `on_b`.
    #[getter]
    fn triangle_b(&self) -> u32 {
        self.0.triangle_b
    }

    fn __repr__(&self) -> String {
        format!("<nearpoint.Clearance: {}>", self.0.distance)
    }
}

/// The results for two parts at one relative pose. Points are in A's frame.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Findings {
    pub shapes: [Arc<Shape>; 2],
    pub found: PairResult,
}

#[pymethods]
impl Findings {
    /// The exact relation of the two meshes: crossing, touching, contained or clear.
    #[getter]
    fn kind(&self) -> &'static str {
        self.found.mesh_relation.as_str()
    }

    /// The class that holds for all solids that the meshes may stand for: interferes, touches, clear or undecided.
    #[getter]
    fn verdict(&self) -> &'static str {
        self.found.class.as_str()
    }

    /// The reason why a pair is undecided.
    #[getter]
    #[pyo3(name = "because")]
    fn undecided_reason(&self) -> Option<&'static str> {
        self.found.undecided_reason.map(UndecidedReason::as_str)
    }

    /// The largest deviation of both true surfaces together from the facets, at the point that decides the class.
    #[getter]
    fn deviation(&self) -> f64 {
        self.found.deviation
    }

    /// The source of the deviation: exact, bounded or estimated.
    #[getter]
    fn basis(&self) -> &'static str {
        self.found.deviation_source.as_str()
    }

    /// The validity of the bounds of depth and volume: "solids", or "meshes" if the deviation of the solids from their
    /// meshes is only estimated.
    #[getter]
    fn bounds_of(&self) -> &'static str {
        self.found.bounds_scope.as_str()
    }

    /// The lower and upper bound of the penetration depth. None if the two neither touch nor intersect, or if neither
    /// has an inside.
    #[getter]
    fn depth(&self) -> Option<(f64, f64)> {
        let depth = self.found.depth.as_ref()?;
        Some((depth.lower, depth.upper))
    }

    /// The deepest point found and the closest point of the other's surface, on A and on B: shape (2, 3).
    #[getter]
    fn deepest<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray2<f64>>> {
        let depth = self.found.depth.as_ref()?;
        Some(points(py, [depth.on_a, depth.on_b].iter()))
    }

    /// The volume of the meshes' intersection; 0 unless both are closed.
    #[getter]
    fn volume(&self) -> f64 {
        self.found.overlap.volume
    }

    /// The lower and upper bound of the intersection's volume.
    #[getter]
    fn volume_bounds(&self) -> (f64, f64) {
        let [lower, upper] = self.found.overlap.volume_bounds;
        (lower, upper)
    }

    /// The number of connected bodies of the intersection.
    #[getter]
    fn pieces(&self) -> usize {
        self.found.overlap.component_count
    }

    /// The one that lies completely inside the other, "a" or "b", if one does.
    #[getter]
    fn inner(&self) -> Option<&'static str> {
        self.found.inner.map(|PartId(id)| ["a", "b"][id as usize])
    }

    /// The kind of duplicate, "same" or "nearly", if the parts are duplicates; otherwise None.
    #[getter]
    fn duplicate(&self) -> Option<&'static str> {
        self.found.overlap.duplicate.map(Duplicate::as_str)
    }

    /// The pairs of triangles that share a point.
    #[getter]
    fn pairs(&self) -> Pairs {
        Pairs {
            shapes: self.shapes.clone(),
            b_in_a: self.found.b_in_a,
            pairs: self.found.triangle_pairs.clone(),
        }
    }

    /// The parts of the surfaces inside each other; for two closed parts the surface of their intersection. Raises
    /// BodyError if the inside of a part is undefined.
    #[getter]
    fn body(&self, py: Python<'_>) -> Result<Body, Error> {
        match &self.found.intersection {
            Some(common) => Ok(Body(common.clone())),
            // It is empty, it has no inside, or only the meshes have it.
            None => Body::of(
                py,
                [&self.shapes[0], &self.shapes[1]],
                &self.found.b_in_a,
                &self.found.triangle_pairs,
            ),
        }
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

/// The intersection of two parts, in A's frame.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Body(Arc<Intersection>);

impl Body {
    /// Returns the intersection of two shapes whose pairs of triangles are known.
    pub fn of(
        py: Python<'_>,
        [a, b]: [&Shape; 2],
        b_in_a: &Pose,
        pairs: &[TrianglePair],
    ) -> Result<Self, Error> {
        let common = run(py, |work| intersection(a, b, b_in_a, pairs, work))??;
        Ok(Self(common.into()))
    }
}

#[pymethods]
impl Body {
    /// True if both parts are closed, so that the facets bound their intersection.
    #[getter]
    fn is_closed(&self) -> bool {
        self.0.is_closed
    }

    /// The volume; 0 unless the intersection is closed.
    #[getter]
    fn volume(&self) -> f64 {
        self.0.volume()
    }

    /// The area of all facets.
    #[getter]
    fn area(&self) -> f64 {
        self.0.area()
    }

    /// The number of connected bodies.
    #[getter]
    fn pieces(&self) -> usize {
        self.0.component_count()
    }

    /// The centre of mass; None without volume.
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

    /// The source of each facet, of shape (m, 2): the part, 0 for A and 1 for B, and its triangle.
    #[getter]
    fn origins<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u32>> {
        let origin = |of: SourceTriangle| match of {
            SourceTriangle::A(triangle) => [0, triangle],
            SourceTriangle::B(triangle) => [1, triangle],
        };
        rows(py, self.0.facets.iter().map(|facet| origin(facet.source)))
    }

    fn __repr__(&self) -> String {
        format!(
            "<nearpoint.Body: volume {}, {} facets>",
            self.0.volume(),
            self.0.facets.len()
        )
    }
}
