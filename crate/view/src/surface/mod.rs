//! Prepares a mesh for drawing: vertices with normals for shading and with the colours of faces, its edges, and the
//! triangles and borders of faces.
//!
//! Everything is in the mesh's own drawing frame, with its box centred and scaled to −1…1, so that f32 is enough at any
//! size of part. [`DrawingFrame::part_from_drawing`] is the inverse.

mod colours;
mod faces;
mod normals;

pub use faces::Faces;
pub use normals::decode_octahedral;

use nearpoint_geometry::nalgebra::Matrix4;
use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::{Point, Vector};

/// A mesh that is ready to be drawn.
#[derive(Debug, Clone)]
pub struct Surface {
    /// The positions, in drawing coordinates.
    pub positions: Vec<[f32; 3]>,
    /// The unit normals in octahedral coordinates, see [`normals`].
    pub normals: Vec<[i16; 2]>,
    /// The mesh's triangles, in its order.
    pub triangles: Vec<[u32; 3]>,
    frame: DrawingFrame,
}

/// The frame in which a mesh is drawn: its origin and unit, in the part's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DrawingFrame {
    centre: Point,
    scale: f64,
}

impl DrawingFrame {
    /// Makes the drawing frame in which the coordinates of all these points are in −1…1.
    pub fn enclosing(points: &[Point]) -> Self {
        let mut low = Vector::repeat(f64::INFINITY);
        let mut high = Vector::repeat(f64::NEG_INFINITY);
        for point in points {
            low = low.inf(&point.coords);
            high = high.sup(&point.coords);
        }
        // Halves first: the sum of two huge coordinates may overflow.
        let centre = Point::from(low / 2.0 + high / 2.0);
        let scale = (high / 2.0 - low / 2.0).max();
        Self {
            centre,
            scale: if scale.is_normal() && scale > 0.0 {
                scale
            } else {
                1.0
            },
        }
    }

    /// Makes the drawing frame with this origin and this unit.
    pub fn at(centre: Point, scale: f64) -> Self {
        let sound = scale.is_normal() && scale > 0.0;
        let scale = if sound { scale } else { 1.0 };
        Self { centre, scale }
    }

    /// Converts a point of the part's frame to drawing coordinates.
    pub fn draw(&self, point: Point) -> [f32; 3] {
        let p = (point - self.centre) / self.scale;
        [p.x as f32, p.y as f32, p.z as f32]
    }

    /// Returns the matrix from drawing coordinates to the part's coordinates.
    pub fn part_from_drawing(&self) -> Matrix4<f64> {
        Matrix4::new_translation(&self.centre.coords) * Matrix4::new_scaling(self.scale)
    }
}

impl Surface {
    /// Splits the mesh's vertices where the surface has a sharp edge, and gives each copy its normal.
    pub fn new(mesh: &Mesh) -> Self {
        Self::from_triangles(mesh.vertices(), mesh.triangles())
    }

    /// Makes the surface of triangles without a part's mesh.
    pub fn from_triangles(points: &[Point], triangles: &[[u32; 3]]) -> Self {
        let frame = DrawingFrame::enclosing(points);
        let split = normals::split_vertices(points, triangles);
        Self {
            positions: split
                .vertices
                .iter()
                .map(|&v| frame.draw(points[v as usize]))
                .collect(),
            normals: split.normals,
            triangles: split.triangles,
            frame,
        }
    }

    /// Drops all data but the triangles.
    pub fn drop_corners(&mut self) {
        self.positions = Vec::new();
        self.normals = Vec::new();
    }

    /// Returns the drawing frame of the surface's coordinates.
    pub fn frame(&self) -> DrawingFrame {
        self.frame
    }
}

/// Returns the two end points of each edge, in drawing coordinates.
pub fn drawing_edges(mesh: &Mesh, frame: DrawingFrame, edges: &[[u32; 2]]) -> Vec<[[f32; 3]; 2]> {
    let vertices = mesh.vertices();
    edges
        .iter()
        .map(|edge| edge.map(|v| frame.draw(vertices[v as usize])))
        .collect()
}
