//! An indexed triangle mesh whose equal positions are one vertex.

use crate::Point;

/// Triangles as a file gives them: positions may repeat, triangles may be degenerate.
#[derive(Debug, Clone, Default)]
pub struct Soup {
    /// Positions, in the part's frame and the scene's unit.
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
    vertices: Vec<Point>,
    triangles: Vec<[u32; 3]>,
    faces: Vec<u32>,
    face_count: u32,
}

/// Why a [`Soup`] is no mesh; says which triangle or position.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
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
}

impl Mesh {
    /// The vertices, each position once.
    pub fn vertices(&self) -> &[Point] {
        &self.vertices
    }

    /// Three vertex indices for each triangle.
    pub fn triangles(&self) -> &[[u32; 3]] {
        &self.triangles
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
