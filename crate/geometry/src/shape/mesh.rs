//! An indexed triangle mesh whose equal positions are one vertex.

use super::face_surface::Stated;
use crate::Point;
use crate::rigid::from_nothing;
use crate::tolerance::SMALLEST_COORDINATE;
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
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum MeshError {
    /// There is no triangle at all.
    #[error("there are no triangles")]
    Empty,
    /// A triangle names a position that is not there.
    #[error(
        "triangle {triangle} uses position {index}, but there are only {positions} (counted from 0)"
    )]
    IndexOutOfRange {
        triangle: usize,
        index: u32,
        positions: usize,
    },
    /// A coordinate is NaN or infinite.
    #[error("position {position} (counted from 0) is not a finite number")]
    NotFinite { position: usize },
    /// Faces are given, but not one for every triangle.
    #[error("{faces} face numbers are given for {triangles} triangles")]
    FaceCount { faces: usize, triangles: usize },
    /// Surfaces are given, but not one for every face.
    #[error("{surfaces} surfaces are given for {faces} faces")]
    SurfaceCount { surfaces: usize, faces: u32 },
    /// A surface is none.
    #[error(
        "the surface of face {face} (counted from 0) has a number that is not finite, a direction that is not of \
         length 1, or a size that no such surface has"
    )]
    Surface { face: usize },
    /// Deviations are given, but not one for every triangle.
    #[error("{deviations} deviations are given for {triangles} triangles")]
    DeviationCount { deviations: usize, triangles: usize },
    /// A deviation is none.
    #[error(
        "the deviation of triangle {triangle} (counted from 0) is not a finite number of 0 or more"
    )]
    Deviation { triangle: usize },
    /// More triangles than [`MAX_TRIANGLES`].
    #[error("{triangles} triangles in one mesh, the most is {MAX_TRIANGLES}")]
    TooManyTriangles { triangles: usize },
    /// The memory for the mesh cannot be had.
    #[error("no memory for another {bytes} bytes of mesh")]
    OutOfMemory { bytes: usize },
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
