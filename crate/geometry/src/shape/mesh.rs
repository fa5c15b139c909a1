//! Defines an indexed triangle mesh whose equal positions are one vertex.

use super::face_colours::FaceColours;
use super::face_surface::FaceSurfaces;
use crate::Point;
use crate::rigid::flush_to_zero;
use crate::tolerance::MIN_COORDINATE;
use nearpoint_message::{Message, message};
use std::sync::Arc;

/// A list of triangles as in a file: positions may repeat, triangles may be degenerate.
#[derive(Debug, Clone, Default)]
pub struct Soup {
    /// The positions, in the part's frame and the scene's unit. A coordinate nearer to 0 than any other number of f32
    /// counts as 0.
    pub positions: Vec<[f64; 3]>,
    /// The triangles, as three indices into `positions` each.
    pub triangles: Vec<[u32; 3]>,
    /// The file's own grouping: a face number for every triangle. Without grouping it is empty, and faces are the regions
    /// between sharp edges.
    pub faces: Vec<u32>,
}

/// An indexed triangle mesh; exactly equal positions are one vertex.
#[derive(Debug, Clone)]
pub struct Mesh {
    pub(super) vertices: Vec<Point>,
    pub(super) triangles: Vec<[u32; 3]>,
    pub(super) faces: Vec<u32>,
    pub(super) face_count: u32,
    /// The surfaces that the mesh's file states for it.
    pub(super) face_surfaces: Option<Arc<FaceSurfaces>>,
    /// The colours that the mesh's file gives to its triangles, if they differ.
    pub(super) face_colours: Option<Arc<FaceColours>>,
    /// The largest error of its file's numbers, if that exceeds the rounding of f32.
    pub(super) rounding: f64,
}

/// The reason why a [`Soup`] is no mesh, with the triangle or position.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum MeshError {
    /// There is no triangle at all.
    Empty,
    /// A triangle refers to a position that does not exist.
    IndexOutOfRange {
        triangle: usize,
        index: u32,
        positions: usize,
    },
    /// A coordinate is NaN or infinite.
    NotFinite { position: usize },
    /// Faces are given, but not one for every triangle.
    FaceCount { faces: usize, triangles: usize },
    /// Surfaces are given, but not one for every face.
    SurfaceCount { surfaces: usize, faces: u32 },
    /// A surface is invalid.
    Surface { face: usize },
    /// Deviations are given, but not one for every triangle.
    DeviationCount { deviations: usize, triangles: usize },
    /// A deviation is invalid.
    Deviation { triangle: usize },
    /// There are more triangles than [`MAX_TRIANGLES`].
    TooManyTriangles { triangles: usize },
    /// The memory for the mesh is not available.
    OutOfMemory { bytes: usize },
}

nearpoint_message::error!(MeshError);

impl MeshError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        match self {
            Self::Empty => message!("mesh-no-triangles"),
            Self::IndexOutOfRange {
                triangle,
                index,
                positions,
            } => message!("mesh-triangle-uses-position", triangle, index, positions),
            Self::NotFinite { position } => message!("mesh-position-counted-0", position),
            Self::FaceCount { faces, triangles } => {
                message!("mesh-face-numbers-given", faces, triangles)
            }
            Self::SurfaceCount { surfaces, faces } => {
                message!("mesh-surfaces-given-faces", surfaces, faces)
            }
            Self::Surface { face } => message!("mesh-surface-face-counted", face),
            Self::DeviationCount {
                deviations,
                triangles,
            } => message!("mesh-deviations-given-triangles", deviations, triangles),
            Self::Deviation { triangle } => message!("mesh-deviation-triangle-counted", triangle),
            Self::TooManyTriangles { triangles } => message!(
                "mesh-triangles-one-mesh",
                triangles,
                max_triangles = MAX_TRIANGLES
            ),
            Self::OutOfMemory { bytes } => message!("mesh-no-memory-another", bytes),
        }
    }
}

/// The largest number of triangles of one mesh: each of their corners has a number of 32 bits.
pub const MAX_TRIANGLES: usize = (u32::MAX / 3) as usize;

impl Mesh {
    /// Returns the mesh with the largest error of its coordinates, because its file keeps few digits, in the mesh's unit. A
    /// value below the rounding of f32 is raised to that ([`super::Shape::rounding`]).
    #[must_use]
    pub fn with_rounding(self, rounding: f64) -> Mesh {
        Mesh { rounding, ..self }
    }

    /// Sets the largest error of the coordinates in place, as [`Mesh::with_rounding`] does.
    pub fn set_rounding(&mut self, rounding: f64) {
        self.rounding = rounding;
    }

    /// Moves all vertices in the same way, so that no two that differ become one.
    pub(super) fn move_vertices(&mut self, change: impl Fn(&mut Point)) {
        self.vertices.iter_mut().for_each(change);
    }

    /// Returns the largest error of the coordinates that [`Mesh::with_rounding`] set, else 0, in the mesh's unit.
    pub fn rounding(&self) -> f64 {
        self.rounding
    }

    /// Returns the vertices, each position once.
    pub fn vertices(&self) -> &[Point] {
        &self.vertices
    }

    /// Returns three vertex indices for each triangle.
    pub fn triangles(&self) -> &[[u32; 3]] {
        &self.triangles
    }

    /// Returns the corners of a triangle, in the mesh's frame.
    #[inline]
    pub fn corners(&self, triangle: u32) -> [Point; 3] {
        let [a, b, c] = self.triangles[triangle as usize];
        let at = |v: u32| self.vertices[v as usize];
        [at(a), at(b), at(c)]
    }

    /// Returns for each triangle the number of its face, below [`Mesh::face_count`].
    pub fn faces(&self) -> &[u32] {
        &self.faces
    }

    /// Returns the number of faces.
    pub fn face_count(&self) -> u32 {
        self.face_count
    }
}

/// Normalizes a coordinate: numbers next to 0, and −0, become 0.
#[inline]
pub(super) fn coordinate(x: f64) -> f64 {
    flush_to_zero(x, MIN_COORDINATE) + 0.0
}

/// Checks the requirements of every mesh, welded or not.
pub(super) fn check(
    positions: &[[f64; 3]],
    triangles: &[[u32; 3]],
    faces: &[u32],
) -> Result<(), MeshError> {
    if triangles.is_empty() {
        return Err(MeshError::Empty);
    }
    if triangles.len() > MAX_TRIANGLES {
        return Err(MeshError::TooManyTriangles {
            triangles: triangles.len(),
        });
    }
    if !faces.is_empty() && faces.len() != triangles.len() {
        return Err(MeshError::FaceCount {
            faces: faces.len(),
            triangles: triangles.len(),
        });
    }
    let finite = |p: &[f64; 3]| p.iter().all(|x| x.is_finite());
    if let Some(position) = positions.iter().position(|p| !finite(p)) {
        return Err(MeshError::NotFinite { position });
    }
    for (triangle, corners) in triangles.iter().enumerate() {
        if let Some(&index) = corners.iter().find(|&&i| i as usize >= positions.len()) {
            return Err(MeshError::IndexOutOfRange {
                triangle,
                index,
                positions: positions.len(),
            });
        }
    }
    Ok(())
}
