//! An indexed triangle mesh whose equal positions are one vertex.

use super::face_surface::Stated;
use crate::Point;
use crate::rigid::from_nothing;
use crate::tolerance::SMALLEST_COORDINATE;
use nearpoint_message::{Message, message};
use std::sync::Arc;

/// Triangles as a file gives them: positions may repeat, triangles may be degenerate.
#[derive(Debug, Clone, Default)]
pub struct Soup {
    /// Positions, in the part's frame and the scene's unit. A coordinate nearer to 0 than any other number of f32 is
    /// taken as 0.
    pub positions: Vec<[f64; 3]>,
    /// Three indices into `positions` each.
    pub triangles: Vec<[u32; 3]>,
    /// The file's own grouping: a face number for every triangle. Empty when the file has none, and then faces are the
    /// regions between sharp edges.
    pub faces: Vec<u32>,
}

/// An indexed triangle mesh; exactly equal positions are one vertex.
#[derive(Debug, Clone)]
pub struct Mesh {
    pub(super) vertices: Vec<Point>,
    pub(super) triangles: Vec<[u32; 3]>,
    pub(super) faces: Vec<u32>,
    pub(super) face_count: u32,
    /// What its file says of the surfaces that it stands for.
    pub(super) stated: Option<Arc<Stated>>,
    /// How far its file's numbers may be from what was meant, where that is more than f32 explains.
    pub(super) rounding: f64,
}

/// Why a [`Soup`] is no mesh; says which triangle or position.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum MeshError {
    /// There is no triangle at all.
    Empty,
    /// A triangle names a position that is not there.
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
    /// A surface is none.
    Surface { face: usize },
    /// Deviations are given, but not one for every triangle.
    DeviationCount { deviations: usize, triangles: usize },
    /// A deviation is none.
    Deviation { triangle: usize },
    /// More triangles than [`MAX_TRIANGLES`].
    TooManyTriangles { triangles: usize },
    /// The memory for the mesh cannot be had.
    OutOfMemory { bytes: usize },
}

nearpoint_message::error!(MeshError);

impl MeshError {
    /// Returns what is said of it to the user.
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

/// The most triangles of one mesh: each of their corners has a number of 32 bits.
pub const MAX_TRIANGLES: usize = (u32::MAX / 3) as usize;

impl Mesh {
    /// The mesh with how far its coordinates may be from what was meant, because its file keeps so few digits, in the
    /// mesh's unit. Less than what f32 rounds its coordinates by is taken as that ([`super::Shape::rounding`]).
    #[must_use]
    pub fn with_rounding(self, rounding: f64) -> Mesh {
        Mesh { rounding, ..self }
    }

    /// Says the same of a mesh that stays where it is.
    pub fn set_rounding(&mut self, rounding: f64) {
        self.rounding = rounding;
    }

    /// Changes where the vertices are, each alike, so that no two that differ become one.
    pub(super) fn move_vertices(&mut self, change: impl Fn(&mut Point)) {
        self.vertices.iter_mut().for_each(change);
    }

    /// What [`Mesh::with_rounding`] said; 0 if it said nothing.
    pub fn rounding(&self) -> f64 {
        self.rounding
    }

    /// The vertices, each position once.
    pub fn vertices(&self) -> &[Point] {
        &self.vertices
    }

    /// Three vertex indices for each triangle.
    pub fn triangles(&self) -> &[[u32; 3]] {
        &self.triangles
    }

    /// The corners of a triangle.
    #[inline]
    pub fn corners(&self, triangle: u32) -> [Point; 3] {
        let [a, b, c] = self.triangles[triangle as usize];
        let at = |v: u32| self.vertices[v as usize];
        [at(a), at(b), at(c)]
    }

    /// The face that each triangle belongs to, below [`Mesh::face_count`].
    pub fn faces(&self) -> &[u32] {
        &self.faces
    }

    /// How many faces there are.
    pub fn face_count(&self) -> u32 {
        self.face_count
    }
}

/// A coordinate as meshes have it: none that is next to 0 but not 0, none that is −0.
#[inline]
pub(super) fn coordinate(x: f64) -> f64 {
    from_nothing(x, SMALLEST_COORDINATE) + 0.0
}

/// What every mesh must have, whether welded or not.
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
