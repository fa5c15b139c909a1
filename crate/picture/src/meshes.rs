//! Prepares the shapes of a scene for drawing, once for all pictures.

use std::collections::HashMap;
use std::sync::Arc;

use nearpoint_geometry::executor::{Executor, for_each};
use nearpoint_geometry::nalgebra::{Matrix4, Point3};
use nearpoint_geometry::shape::{Shape, feature_edges};
use nearpoint_geometry::{Point, Pose};
use nearpoint_view::surface::{Surface, decode_octahedral, drawing_edges};

use crate::clip::Corner;

/// The mesh of a shape, ready to be drawn.
#[derive(Debug)]
pub struct Mesh {
    surface: Surface,
    /// The ends of the sharp edges, in the surface's drawing frame.
    edges: Vec<[[f32; 3]; 2]>,
}

/// The drawable meshes of shapes, by the shape's address. The owner of these meshes must keep the shapes alive.
#[derive(Debug, Default)]
pub struct Meshes(HashMap<usize, Mesh>);

/// A mesh whose corners are posed in the eye's frame.
pub struct MeshInstance<'a> {
    mesh: &'a Mesh,
    eye_from_drawing: Matrix4<f64>,
    corners: Vec<Corner>,
}

fn address(shape: &Arc<Shape>) -> usize {
    Arc::as_ptr(shape) as usize
}

impl Meshes {
    /// Prepares the mesh of each shape, once for each, on all workers of the executor.
    pub fn from_shapes<'a>(
        shapes: impl Iterator<Item = &'a Arc<Shape>>,
        executor: &impl Executor,
    ) -> Self {
        let mut wanted: HashMap<usize, (&Shape, Option<Mesh>)> = HashMap::new();
        for shape in shapes {
            wanted.entry(address(shape)).or_insert((shape, None));
        }
        let mut wanted: Vec<_> = wanted.into_iter().collect();
        for_each(executor, &mut wanted, &|(_, (shape, mesh))| {
            *mesh = Some(Mesh::new(shape));
        });
        let made = |(address, (_, mesh)): (usize, (&Shape, Option<Mesh>))| Some((address, mesh?));
        Self(wanted.into_iter().filter_map(made).collect())
    }

    /// Returns the mesh of a shape, if it was prepared.
    pub fn get(&self, shape: &Arc<Shape>) -> Option<&Mesh> {
        self.0.get(&address(shape))
    }
}

impl Mesh {
    fn new(shape: &Shape) -> Self {
        let surface = Surface::new(shape.mesh());
        let edges = drawing_edges(shape.mesh(), surface.frame(), &feature_edges(shape.mesh()));
        Self { surface, edges }
    }

    /// Makes a mesh of triangles without a part; it has no edges.
    pub fn from_triangles(points: &[Point], triangles: &[[u32; 3]]) -> Self {
        Self {
            surface: Surface::from_triangles(points, triangles),
            edges: Vec::new(),
        }
    }

    /// Returns the mesh posed in the eye's frame.
    pub fn instance(&self, eye_from_part: &Pose) -> MeshInstance<'_> {
        let surface = &self.surface;
        let eye_from_drawing = eye_from_part.to_homogeneous() * surface.frame().part_from_drawing();
        let corner = |(at, normal): (&[f32; 3], &[i16; 2])| Corner {
            at: moved(&eye_from_drawing, *at),
            normal: eye_from_part * decode_octahedral(*normal),
        };
        let corners = surface.positions.iter().zip(&surface.normals);
        MeshInstance {
            mesh: self,
            eye_from_drawing,
            corners: corners.map(corner).collect(),
        }
    }
}

fn moved(eye_from_drawing: &Matrix4<f64>, at: [f32; 3]) -> Point {
    eye_from_drawing.transform_point(&Point3::from(at.map(f64::from)))
}

impl MeshInstance<'_> {
    /// Returns the corners of each triangle, in the eye's frame.
    pub fn triangles(&self) -> impl Iterator<Item = [Corner; 3]> {
        let triangles = self.mesh.surface.triangles.iter();
        triangles.map(|corners| corners.map(|corner| self.corners[corner as usize]))
    }

    /// Returns the corners of the triangle with this index, in the eye's frame.
    pub fn triangle(&self, number: u32) -> [Corner; 3] {
        let corners = self.mesh.surface.triangles[number as usize];
        corners.map(|corner| self.corners[corner as usize])
    }

    /// Returns the sharp edges, in the eye's frame.
    pub fn edges(&self) -> impl Iterator<Item = [Point; 2]> {
        let edges = self.mesh.edges.iter();
        edges.map(|ends| ends.map(|end| moved(&self.eye_from_drawing, end)))
    }
}
