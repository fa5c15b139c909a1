//! What can be taken hold of: the planar faces, cylindrical faces and straight edges of a part.
//!
//! A mesh of most files knows triangles, not the surfaces they were made of; here these are found again. Where the mesh
//! says what its faces lie on ([`Mesh::surfaces`]), that decides. Everything is in the part's frame and unit. *Outward* is where the triangles wind counter-clockwise: a part whose triangles are turned inside
//! out (`Diagnostics::inverted`) has normals that point inwards, and its caller turns them round.

mod boundary;
mod curved;
mod cylinder;
mod cylindrical;
mod fit;
mod known;
mod overlap;
mod planar;
mod regions;
mod straight;
mod surface;

use crate::bounds::Aabb;
use crate::shape::Mesh;
use crate::{Point, Vector};

use curved::Curved;
pub(crate) use fit::circle;
pub(crate) use overlap::across;
pub use overlap::overlap_area;
use regions::Regions;
use surface::Surface;

/// A region of coplanar triangles that hang together by edges.
#[derive(Debug, Clone, PartialEq)]
pub struct PlanarFace {
    /// Of unit length, outward.
    pub normal: Vector,
    /// Of the area.
    pub centroid: Point,
    /// In the square of the part's unit.
    pub area: f64,
    /// In ascending order.
    pub triangles: Vec<u32>,
    /// Closed polygons without collinear corners: outer ones run counter-clockwise seen against the normal, holes
    /// clockwise.
    pub boundary: Vec<Vec<Point>>,
    /// Around the triangles.
    pub bounds: Aabb,
}

/// A part of a cylinder's surface.
#[derive(Debug, Clone, PartialEq)]
pub struct CylindricalFace {
    /// On the axis, halfway along the face.
    pub middle: Point,
    /// Of unit length; its coordinate of the largest size is positive.
    pub axis: Vector,
    /// Of the cylinder that the vertices lie on.
    pub radius: f64,
    /// Along the axis.
    pub length: f64,
    /// The material is outside: a bore, not a shaft.
    pub is_hole: bool,
    /// Radians of the full turn that the face covers.
    pub span: f64,
    /// In ascending order.
    pub triangles: Vec<u32>,
    /// Around the triangles.
    pub bounds: Aabb,
}

/// An edge along which two planar faces meet.
#[derive(Debug, Clone, PartialEq)]
pub struct StraightEdge {
    /// Where it begins and ends.
    pub ends: [Point; 2],
    /// The faces, the lower number first.
    pub planar: [u32; 2],
}

/// All that can be taken hold of on a part, each list in order of first triangles.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Features {
    /// Flat regions.
    pub planar: Vec<PlanarFace>,
    /// Pins and holes.
    pub cylindrical: Vec<CylindricalFace>,
    /// In order of their faces.
    pub edges: Vec<StraightEdge>,
}

impl Features {
    /// Bytes that the lists take.
    pub(crate) fn memory_bytes(&self) -> usize {
        let planar = |f: &PlanarFace| {
            let corners: usize = f.boundary.iter().map(Vec::capacity).sum();
            f.triangles.capacity() * size_of::<u32>()
                + f.boundary.capacity() * size_of::<Vec<Point>>()
                + corners * size_of::<Point>()
        };
        let cylindrical = |f: &CylindricalFace| f.triangles.capacity() * size_of::<u32>();
        self.planar.capacity() * size_of::<PlanarFace>()
            + self.planar.iter().map(planar).sum::<usize>()
            + self.cylindrical.capacity() * size_of::<CylindricalFace>()
            + self.cylindrical.iter().map(cylindrical).sum::<usize>()
            + self.edges.capacity() * size_of::<StraightEdge>()
    }
}

/// The features of a mesh. The same for the same mesh, whatever the platform.
pub fn features(mesh: &Mesh) -> Features {
    let surface = Surface::of(mesh);
    if !mesh.surfaces().is_empty() {
        return known::features(&surface);
    }
    let regions = Regions::of(&surface);
    let round = cylindrical::whole_faces(&surface, &regions);
    let on_round: Vec<u32> = round
        .iter()
        .flat_map(|face| &face.triangles)
        .copied()
        .collect();
    let curved = Curved::of(&surface, &regions, &on_round);
    let mut planar = planar::faces(&surface, &regions, &curved);
    let mut cylindrical = cylindrical::faces(&surface, &regions, &curved, round);
    // Thousands of small parts have a few each.
    planar.shrink_to_fit();
    cylindrical.shrink_to_fit();
    Features {
        edges: straight::edges(&surface, &planar),
        cylindrical,
        planar,
    }
}
