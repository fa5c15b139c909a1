//! Finds the features that a user can pick: the planar faces, cylindrical faces and straight edges of a part.
//!
//! Most files store only triangles, not their original surfaces; this module recognises the surfaces again. Where the mesh
//! states its faces' surfaces ([`Mesh::surfaces`]), those are used. Everything is in the part's frame and unit. *Outward*
//! is where the triangles wind counter-clockwise. A part whose triangles are turned inside out (`Diagnostics::inverted`)
//! has normals that point inwards, and its caller reverses them.

mod boundary;
mod centred_mesh;
mod coaxial;
mod curved;
mod cylinder;
mod cylindrical;
mod fit;
mod from_surfaces;
mod overlap;
mod planar;
mod regions;
mod straight;

use crate::bounds::Aabb;
use crate::shape::Mesh;
use crate::{Point, Vector};

use centred_mesh::CentredMesh;
pub use coaxial::{CylinderFit, cylinder_fits};
use curved::CurvedRegions;
pub(crate) use fit::circle;
pub(crate) use overlap::orthonormal_basis;
pub use overlap::overlap_area;
use regions::Regions;

/// A region of coplanar triangles that are connected by edges.
#[derive(Debug, Clone, PartialEq)]
pub struct PlanarFace {
    /// The outward normal, of unit length.
    pub normal: Vector,
    /// The centroid of the area.
    pub centroid: Point,
    /// The area, in the square of the part's unit.
    pub area: f64,
    /// The triangles, in ascending order.
    pub triangles: Vec<u32>,
    /// The boundary as closed polygons without collinear corners: outer ones run counter-clockwise seen against the normal,
    /// holes clockwise.
    pub boundary: Vec<Vec<Point>>,
    /// The box around the triangles.
    pub bounds: Aabb,
}

/// A pin, a hole or a part of one: triangles whose vertices lie on one cylinder.
#[derive(Debug, Clone, PartialEq)]
pub struct CylindricalFace {
    /// The point on the axis halfway along the face.
    pub centre: Point,
    /// The axis, of unit length; its coordinate of the largest size is positive.
    pub axis: Vector,
    /// The radius of the cylinder that the vertices lie on.
    pub radius: f64,
    /// The length along the axis.
    pub length: f64,
    /// True if the material is outside: a bore, not a shaft.
    pub is_hole: bool,
    /// The part of the full turn that the face covers, in radians.
    pub span: f64,
    /// The triangles, in ascending order.
    pub triangles: Vec<u32>,
    /// The box around the triangles.
    pub bounds: Aabb,
}

/// An edge along which two planar faces meet.
#[derive(Debug, Clone, PartialEq)]
pub struct StraightEdge {
    /// The start and the end of the edge.
    pub ends: [Point; 2],
    /// The numbers of the faces, the lower first.
    pub planar: [u32; 2],
}

/// The planar faces, cylindrical faces and straight edges of a part, each list in order of first triangles.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Features {
    /// The flat regions.
    pub planar: Vec<PlanarFace>,
    /// The pins and holes.
    pub cylindrical: Vec<CylindricalFace>,
    /// The straight edges, in order of their faces.
    pub edges: Vec<StraightEdge>,
}

impl Features {
    /// Returns the bytes of the lists.
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

/// Finds the planar faces, the cylindrical faces and the straight edges of a mesh. The result is the same on every
/// platform.
pub fn features(mesh: &Mesh) -> Features {
    let surface = CentredMesh::new(mesh);
    if !mesh.surfaces().is_empty() {
        return from_surfaces::features(&surface);
    }
    let (regions, curved, round) = curved_regions(&surface);
    let mut planar = planar::faces(&surface, &regions, &curved);
    let mut cylindrical = cylindrical::faces(&surface, &regions, &curved, round);
    // Thousands of small parts have a few each, so spare capacity adds up.
    planar.shrink_to_fit();
    cylindrical.shrink_to_fit();
    Features {
        edges: straight::edges(&surface, &planar),
        cylindrical,
        planar,
    }
}

/// Returns the triangles of the planar faces that [`features`] finds in a mesh that states no surfaces, without measuring
/// the faces.
pub(crate) fn planar_triangles(mesh: &Mesh) -> Vec<u32> {
    let surface = CentredMesh::new(mesh);
    let (regions, curved, _) = curved_regions(&surface);
    let planar = planar::regions(&surface, &regions, &curved);
    planar
        .flat_map(|(_, triangles)| triangles)
        .copied()
        .collect()
}

/// Returns the flat regions, which of them are facets of a curved surface, and the mesh's faces that are cylindrical.
fn curved_regions(surface: &CentredMesh) -> (Regions, CurvedRegions, Vec<CylindricalFace>) {
    let regions = Regions::find(surface);
    let round = cylindrical::cylindrical_mesh_faces(surface, &regions);
    let on_round: Vec<u32> = round
        .iter()
        .flat_map(|face| &face.triangles)
        .copied()
        .collect();
    let curved = CurvedRegions::classify(surface, &regions, &on_round);
    (regions, curved, round)
}
