//! What a mesh looks like: vertices with normals for shading, its edges, and which triangles and borders a face has.
//!
//! Everything is in the mesh's own drawing frame, its box centred and scaled into −1…1, so that f32 is enough at any
//! size of part. [`Surface::part_from_drawing`] gives the way back.

mod faces;
mod normals;

pub use faces::Faces;
pub use normals::decoded;

use nearpoint_geometry::nalgebra::Matrix4;
use nearpoint_geometry::shape::Mesh;
use nearpoint_geometry::{Point, Vector};

/// A mesh as it is drawn.
#[derive(Debug, Clone)]
pub struct Surface {
    /// Drawing coordinates.
    pub positions: Vec<[f32; 3]>,
    /// Unit normals in octahedral coordinates, see [`normals`].
    pub normals: Vec<[i16; 2]>,
    /// The mesh's triangles, in its order.
    pub triangles: Vec<[u32; 3]>,
    frame: DrawingFrame,
}

/// Where a mesh's box is: the drawing frame's origin and unit, in the part's frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct DrawingFrame {
    centre: Point,
    scale: f64,
}

impl DrawingFrame {
    /// The frame whose −1…1 holds all of these points.
    pub fn around(points: &[Point]) -> Self {
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

    /// The frame with this origin and this unit.
    pub fn at(centre: Point, scale: f64) -> Self {
        let sound = scale.is_normal() && scale > 0.0;
        let scale = if sound { scale } else { 1.0 };
        Self { centre, scale }
    }

    /// A point of the part's frame, drawn.
    pub fn draw(&self, point: Point) -> [f32; 3] {
        let p = (point - self.centre) / self.scale;
        [p.x as f32, p.y as f32, p.z as f32]
    }

    /// Drawing coordinates to the part's.
    pub fn part_from_drawing(&self) -> Matrix4<f64> {
        Matrix4::new_translation(&self.centre.coords) * Matrix4::new_scaling(self.scale)
    }
}

impl Surface {
    /// Splits the mesh's vertices where the surface has a sharp edge, and gives each copy its normal.
    pub fn of(mesh: &Mesh) -> Self {
        Self::around(mesh.vertices(), mesh.triangles())
    }

    /// The same of triangles that are no part's mesh.
    pub fn around(points: &[Point], triangles: &[[u32; 3]]) -> Self {
        let frame = DrawingFrame::around(points);
        let split = normals::split(points, triangles);
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

    /// Keeps the triangles alone.
    pub fn forget_corners(&mut self) {
        self.positions = Vec::new();
        self.normals = Vec::new();
    }

    /// Where the coordinates are.
    pub fn frame(&self) -> DrawingFrame {
        self.frame
    }
}

/// Each mesh edge's end points, drawn.
pub fn draw_edges(mesh: &Mesh, frame: DrawingFrame, edges: &[[u32; 2]]) -> Vec<[[f32; 3]; 2]> {
    let vertices = mesh.vertices();
    edges
        .iter()
        .map(|edge| edge.map(|v| frame.draw(vertices[v as usize])))
        .collect()
}
