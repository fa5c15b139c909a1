//! Provides shapes to Python: triangle meshes that are prepared for queries.

use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::interference::Solid;
use nearpoint_geometry::shape::{Diagnostics, Mesh, Shape as Ready, Soup, diagnose};
use nearpoint_geometry::unit::Unit;
use nearpoint_message::message;
use nearpoint_scene::{PairOperand, PartId};
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;

use crate::arrays::{points, rows};
use crate::error::Error;
use crate::input::{numbers, positions, triangles};
use crate::scene_state::{ReadOptions, Scene};

/// A triangle mesh that is prepared for queries. It never changes: share it between threads and parts.
///
/// `vertices` are numbers of shape (n, 3), `faces` whole numbers of shape (m, 3). Positions count as millimetres. Exactly
/// equal ones become one vertex; the triangles keep their order. `groups` has for each triangle the number of the face that
/// it belongs to. With `is_model` the mesh is the part itself. Without, its facets approximate a surface, and results about
/// the part include the deviation.
#[pyclass(frozen, module = "nearpoint")]
#[derive(Debug)]
pub struct Shape {
    /// The triangles and the tree over them.
    pub ready: Arc<Ready>,
    /// True if the mesh is the part itself.
    pub is_model: bool,
    /// The unit of its lengths. It says which digits are fine enough to prove a contact.
    unit: Unit,
    diagnostics: OnceLock<Arc<Diagnostics>>,
}

impl Shape {
    /// Returns the shape of a part of a scene in this unit.
    pub fn of_part(part: &nearpoint_scene::Part, unit: Unit) -> Self {
        Self {
            ready: part.shape.clone(),
            is_model: part.is_exact,
            unit,
            diagnostics: OnceLock::from(part.diagnostics.clone()),
        }
    }

    /// Returns the shape of a scene's only part, or of the part with this name.
    fn only_part(scene: &Scene, py: Python<'_>, name: Option<&str>) -> Result<Self, Error> {
        scene.with(py, |inner| {
            let parts = inner.core.parts();
            let found = match name {
                Some(name) => parts.iter().find(|part| part.name == name),
                None if parts.len() == 1 => parts.first(),
                None => None,
            };
            let found = found.ok_or_else(|| match name {
                Some(name) => inner.unknown_part(name),
                None => {
                    let (count, named) = (parts.len(), inner.part_names());
                    message!("python-name-a-part", count, named)
                }
            })?;
            Ok(Self::of_part(found, inner.core.unit()))
        })?
    }

    /// Returns the shape of a mesh, whose numbers count as millimetres.
    fn build(mesh: Mesh, is_model: bool) -> Self {
        Self {
            ready: Arc::new(Ready::build(mesh, &SequentialExecutor)),
            is_model,
            unit: Unit::Mm,
            diagnostics: OnceLock::new(),
        }
    }

    /// Returns the shape with the deviation of its mesh from its surface.
    pub fn solid(&self) -> Solid<'_> {
        Solid {
            shape: &self.ready,
            is_exact_mesh: self.is_model,
            unit: self.unit,
        }
    }

    /// Returns the shape as a part of a query.
    pub fn operand(&self, id: PartId) -> PairOperand<'_> {
        PairOperand {
            id,
            shape: &self.ready,
            is_exact: self.is_model,
            unit: self.unit,
        }
    }

    /// Returns the defects of the mesh.
    pub fn diagnostics(&self) -> &Arc<Diagnostics> {
        self.diagnostics
            .get_or_init(|| Arc::new(diagnose(self.ready.mesh())))
    }
}

/// Returns a shape as it is, or the shape of a mesh that has vertices and faces, such as trimesh's.
pub fn shape_of<'py>(mesh: &Bound<'py, PyAny>) -> Result<Bound<'py, Shape>, Error> {
    if let Ok(shape) = mesh.cast::<Shape>() {
        return Ok(shape.clone());
    }
    let of = |name: &str| {
        mesh.getattr(name).map_err(|_| {
            let kind = mesh.get_type().to_string();
            Error::from(message!("python-mesh-lacks", kind, name))
        })
    };
    let shape = Shape::new(mesh.py(), &of("vertices")?, &of("faces")?, None, true)?;
    Ok(Bound::new(mesh.py(), shape)?)
}

#[pymethods]
impl Shape {
    #[new]
    #[pyo3(signature = (vertices, faces, *, groups=None, is_model=true))]
    fn new(
        py: Python<'_>,
        vertices: &Bound<'_, PyAny>,
        faces: &Bound<'_, PyAny>,
        groups: Option<&Bound<'_, PyAny>>,
        is_model: bool,
    ) -> Result<Self, Error> {
        let positions = positions(vertices)?;
        let soup = Soup {
            triangles: triangles(faces, positions.len())?,
            positions,
            faces: groups.map_or(Ok(Vec::new()), |groups| numbers(groups, "groups"))?,
        };
        py.detach(|| Ok(Self::build(Mesh::weld(soup)?, is_model)))
    }

    /// Returns the shape of a mesh that has `vertices` and `faces`, such as trimesh's, or a shape itself.
    #[staticmethod]
    #[pyo3(signature = (mesh, /))]
    fn of<'py>(mesh: &Bound<'py, PyAny>) -> Result<Bound<'py, Shape>, Error> {
        shape_of(mesh)
    }

    /// Returns the shape of the only part of a file, or of the part with this name. It does not contain the part's pose
    /// in the file: see `load`.
    #[staticmethod]
    #[pyo3(signature = (path, part=None, *, unit=None))]
    fn load(
        py: Python<'_>,
        path: PathBuf,
        part: Option<&str>,
        unit: Option<&str>,
    ) -> Result<Self, Error> {
        let reading = ReadOptions {
            unit,
            max_distance: Some(0.0),
            threads: Some(1),
            ..ReadOptions::default()
        };
        let scene = Scene::read(py, vec![path], &reading)?;
        Self::only_part(&scene, py, part)
    }

    /// The vertices, each position once, of shape (n, 3).
    #[getter]
    fn vertices<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f64>> {
        points(py, self.ready.mesh().vertices().iter())
    }

    /// Three vertices for each triangle, of shape (m, 3).
    #[getter]
    fn faces<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u32>> {
        rows(py, self.ready.mesh().triangles().iter().copied())
    }

    /// The face of each triangle: as given, or the region between sharp edges.
    #[getter]
    fn groups<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_slice(py, self.ready.mesh().faces())
    }

    /// True if the mesh is the part itself, so that its facets approximate no other surface.
    #[getter]
    fn is_model(&self) -> bool {
        self.is_model
    }

    /// True if the triangles bound a volume.
    #[getter]
    fn is_closed(&self) -> bool {
        self.ready.is_closed()
    }

    /// The volume inside; meaningless if the shape is not closed.
    #[getter]
    fn volume(&self) -> f64 {
        self.ready.volume()
    }

    /// The smallest and the largest coordinates, of shape (2, 3).
    #[getter]
    fn bounds<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f64>> {
        let bounds = self.ready.bounds();
        points(py, [bounds.lo, bounds.hi].iter())
    }

    /// Sentences about the defects of the mesh and their effect on results.
    #[getter]
    fn defects(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| {
            self.diagnostics()
                .messages()
                .iter()
                .map(ToString::to_string)
                .collect()
        })
    }

    /// Returns the number of triangles.
    fn __len__(&self) -> usize {
        self.ready.mesh().triangles().len()
    }

    fn __repr__(&self) -> String {
        let mesh = self.ready.mesh();
        let closed = match self.ready.is_closed() {
            true => "closed",
            false => "open",
        };
        format!(
            "<nearpoint.Shape: {} triangles, {} vertices, {closed}>",
            mesh.triangles().len(),
            mesh.vertices().len()
        )
    }
}
