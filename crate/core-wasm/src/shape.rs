//! Offers shapes: meshes that are prepared for queries.

use std::sync::Arc;

use js_sys::{Float64Array, Uint32Array};
use nearpoint_geometry::executor::SequentialExecutor;
use nearpoint_geometry::shape::{Diagnostics, Mesh, Shape as Solid, Soup, diagnose};
use nearpoint_geometry::tolerance::MAX_COORDINATE;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::preserve;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::{ErrorCode, from_js, js_error, to_js};
use crate::numbers::{corners, numbers, points};
use crate::types::Xyz;

/// A list of triangles, in the shape's own frame.
#[derive(Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Triangles {
    /// The x, y and z of each position.
    #[serde(with = "preserve")]
    #[tsify(type = "ArrayLike<number>")]
    positions: JsValue,
    /// Three position numbers for each triangle, counted from 0. If absent, each three positions are one triangle.
    #[serde(default, with = "preserve")]
    #[tsify(optional, type = "ArrayLike<number>")]
    triangles: JsValue,
    /// The face of each triangle. If absent, sharp edges bound the faces.
    #[serde(default, with = "preserve")]
    #[tsify(optional, type = "ArrayLike<number>")]
    faces: JsValue,
    /// True if the triangles are the part itself, as of one that is printed, and approximate no other surface.
    #[serde(default)]
    #[tsify(optional)]
    is_model: bool,
}

/// A welded mesh: equal positions are merged, and positions that no triangle uses are removed.
#[derive(Debug, Serialize, Tsify)]
pub struct WeldedMesh {
    #[serde(with = "preserve")]
    positions: Float64Array,
    #[serde(with = "preserve")]
    triangles: Uint32Array,
    /// The face of each triangle.
    #[serde(with = "preserve")]
    faces: Uint32Array,
}

/// The defects and counts of a mesh.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(rename = "Diagnostics")]
pub struct MeshDiagnosticsRow {
    triangles: usize,
    vertices: usize,
    open_edges: usize,
    non_manifold_edges: usize,
    misoriented_edges: usize,
    degenerate: usize,
    duplicate: usize,
    /// The number of pieces that no edge joins.
    shells: usize,
    closed: bool,
    /// True if the mesh is closed, but inside out.
    inverted: bool,
    /// Sentences about what the defects mean for the answers; empty for a sound mesh.
    #[serde(rename = "sentences")]
    messages: Vec<String>,
}

/// An axis-aligned box, as its lowest and its highest corner.
#[derive(Debug, Serialize, Tsify)]
#[tsify(rename = "Bounds")]
pub struct JsBounds {
    low: Xyz,
    high: Xyz,
}

/// A mesh with the data that makes queries about it fast. It never changes, and any number of parts may share it.
#[wasm_bindgen]
#[derive(Debug, Clone)]
pub struct Shape {
    pub(crate) solid: Arc<Solid>,
    pub(crate) diagnostics: Arc<Diagnostics>,
    pub(crate) is_model: bool,
}

#[wasm_bindgen]
impl Shape {
    /// Makes a shape of triangles that may repeat positions, be open, or cross each other; `diagnostics` reports that.
    #[wasm_bindgen(constructor)]
    pub fn new(mesh: Ts<Triangles>) -> Result<Shape, JsValue> {
        let given = from_js(mesh, "the triangles of a shape")?;
        let positions = points(&given.positions, "The positions of a shape")?;
        if let Some(far) = positions
            .as_flattened()
            .iter()
            .find(|x| x.abs() > MAX_COORDINATE)
        {
            let sentence = format!(
                "A position of the shape has the coordinate {far:e}, and none may be beyond {MAX_COORDINATE:e}. Bring it nearer to the origin, or work in a larger unit."
            );
            return Err(js_error(ErrorCode::Input, sentence));
        }
        let triangles = match given.triangles.is_undefined() {
            true => (0..positions.len() as u32 / 3)
                .map(|t| [3 * t, 3 * t + 1, 3 * t + 2])
                .collect(),
            false => corners(&given.triangles, "The triangles of a shape")?,
        };
        let faces = match given.faces.is_undefined() {
            true => Vec::new(),
            false => numbers(&given.faces, "The faces of a shape")?,
        };
        let soup = Soup {
            positions,
            triangles,
            faces,
        };
        let bad = |error| js_error(ErrorCode::Input, format!("This is no shape: {error}."));
        Ok(Self::from_mesh(
            Mesh::weld(soup).map_err(bad)?,
            given.is_model,
        ))
    }

    /// The number of triangles.
    #[wasm_bindgen(getter)]
    pub fn triangles(&self) -> usize {
        self.diagnostics.triangles
    }

    /// The number of faces.
    #[wasm_bindgen(getter)]
    pub fn faces(&self) -> u32 {
        self.solid.mesh().face_count()
    }

    /// True if the surface is closed, so that the shape has an inside.
    #[wasm_bindgen(getter)]
    pub fn closed(&self) -> bool {
        self.solid.is_closed()
    }

    /// The enclosed volume, in the cube of the shape's unit; undefined if the shape has no inside.
    #[wasm_bindgen(getter)]
    pub fn volume(&self) -> Option<f64> {
        self.solid.is_closed().then(|| self.solid.volume())
    }

    /// Returns the exact bounding box along the axes.
    pub fn bounds(&self) -> Result<Ts<JsBounds>, JsValue> {
        let bounds = self.solid.bounds();
        to_js(&JsBounds {
            low: bounds.lo.into(),
            high: bounds.hi.into(),
        })
    }

    /// Returns the defects of the mesh, if it has any.
    pub fn diagnostics(&self) -> Result<Ts<MeshDiagnosticsRow>, JsValue> {
        let found = &self.diagnostics;
        to_js(&MeshDiagnosticsRow {
            triangles: found.triangles,
            vertices: found.vertices,
            open_edges: found.open_edges,
            non_manifold_edges: found.non_manifold_edges,
            misoriented_edges: found.misoriented_edges,
            degenerate: found.degenerate_triangles,
            duplicate: found.duplicate_triangles,
            shells: found.shells,
            closed: found.is_closed,
            inverted: found.is_inverted,
            messages: found.messages().iter().map(ToString::to_string).collect(),
        })
    }

    /// Returns the welded mesh of the shape. Its triangles have the numbers that they were given with and that all
    /// answers use.
    pub fn mesh(&self) -> Result<Ts<WeldedMesh>, JsValue> {
        let mesh = self.solid.mesh();
        let positions: Vec<[f64; 3]> = mesh.vertices().iter().map(|&p| p.into()).collect();
        to_js(&WeldedMesh {
            positions: Float64Array::from(positions.as_flattened()),
            triangles: Uint32Array::from(mesh.triangles().as_flattened()),
            faces: Uint32Array::from(mesh.faces()),
        })
    }
}

impl Shape {
    /// Builds a shape from a welded mesh, with its diagnostics.
    pub(crate) fn from_mesh(mesh: Mesh, is_model: bool) -> Self {
        let diagnostics = Arc::new(diagnose(&mesh));
        Self {
            solid: Arc::new(Solid::build(mesh, &SequentialExecutor)),
            diagnostics,
            is_model,
        }
    }
}
