//! Prepares a mesh for the search for features.

use crate::bounds::Aabb;
use crate::shape::{Edges, Mesh, Normals};
use crate::tolerance::{COPLANAR, FILE_POSITION_NOISE};
use crate::{Point, Vector};

/// The number that stands for no triangle.
pub(super) const NONE: u32 = u32::MAX;

/// A mesh whose positions are measured from the centre of the part's box, so that a part far from its origin loses no
/// digits.
#[derive(Debug)]
pub(super) struct CentredMesh<'a> {
    pub(super) mesh: &'a Mesh,
    pub(super) edges: Edges,
    normals: Normals<'a>,
    /// The triangle beyond each side, indexed by three times the triangle plus the corner the side starts from; [`NONE`]
    /// where an edge has not exactly two triangles.
    neighbours: Vec<u32>,
    /// The centre of the part's box.
    centre: Point,
    /// The diagonal of the part's box.
    pub(super) size: f64,
    /// The largest distance at which a vertex counts as on a plane or a line.
    pub(super) flatness: f64,
}

impl<'a> CentredMesh<'a> {
    pub(super) fn new(mesh: &'a Mesh) -> Self {
        let used = mesh.triangles().iter().flatten();
        let bounds = Aabb::from_points(used.map(|&v| &mesh.vertices()[v as usize]));
        let edges = Edges::new(mesh);
        let mut neighbours = vec![NONE; 3 * mesh.triangles().len()];
        for (_, sides) in edges.iter() {
            if let &[p, q] = sides {
                neighbours[p.corner() as usize] = q.triangle();
                neighbours[q.corner() as usize] = p.triangle();
            }
        }
        let size = bounds.diagonal();
        Self {
            mesh,
            edges,
            normals: Normals::new(mesh),
            neighbours,
            centre: bounds.centre(),
            size,
            flatness: (COPLANAR * size)
                .max(2.0 * FILE_POSITION_NOISE * bounds.max_abs_coordinate())
                .max(2.0 * mesh.rounding()),
        }
    }

    /// Returns the triangles beyond a triangle's three sides; [`NONE`] where an edge has not exactly two triangles.
    pub(super) fn side_neighbours(&self, triangle: u32) -> [u32; 3] {
        let from = 3 * triangle as usize;
        [0, 1, 2].map(|k| self.neighbours[from + k])
    }

    /// Returns the triangles beyond a triangle's sides.
    pub(super) fn neighbours(&self, triangle: u32) -> impl Iterator<Item = u32> + use<> {
        let sides = self.side_neighbours(triangle).into_iter();
        sides.filter(|&t| t != NONE)
    }

    pub(super) fn normal(&self, triangle: u32) -> Option<Vector> {
        self.normals.of_triangle(triangle)
    }

    /// Returns a vertex, relative to the part's centre.
    pub(super) fn local(&self, vertex: u32) -> Vector {
        self.mesh.vertices()[vertex as usize] - self.centre
    }

    /// Returns a triangle's corners, relative to the part's centre.
    pub(super) fn corners(&self, triangle: u32) -> [Vector; 3] {
        self.mesh.triangles()[triangle as usize].map(|v| self.local(v))
    }

    /// Returns half the cross product of two sides: the normal, with the triangle's area as its length.
    pub(super) fn area_vector(&self, triangle: u32) -> Vector {
        let [a, b, c] = self.corners(triangle);
        (b - a).cross(&(c - a)) / 2.0
    }

    /// Returns a point, relative to the part's centre.
    pub(super) fn local_point(&self, p: &Point) -> Vector {
        p - self.centre
    }

    /// Converts a point relative to the part's centre back.
    pub(super) fn point(&self, local: Vector) -> Point {
        self.centre + local
    }
}
