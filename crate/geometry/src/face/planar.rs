//! Finds the regions that are planar faces, and measures them.

use super::PlanarFace;
use super::boundary::boundary;
use super::centred_mesh::CentredMesh;
use super::curved::CurvedRegions;
use super::regions::{Region, Regions};
use crate::bounds::Aabb;

/// Returns the planar faces, in order of their first triangle: regions that are neither slivers nor facets of a curved
/// surface.
pub(super) fn faces(
    surface: &CentredMesh,
    regions: &Regions,
    curved: &CurvedRegions,
) -> Vec<PlanarFace> {
    let mut faces: Vec<PlanarFace> = (regions.list.iter().zip(0..))
        .filter(|&(region, number)| !curved.is_facet(number) && !region.is_sliver(surface))
        .map(|(region, number)| face(surface, region, regions.triangles.get(number)))
        .collect();
    faces.sort_unstable_by_key(|face| face.triangles[0]);
    faces
}

/// Converts a region with these triangles to a face.
pub(super) fn face(surface: &CentredMesh, region: &Region, triangles: &[u32]) -> PlanarFace {
    let mesh = surface.mesh;
    let corners = triangles.iter().flat_map(|&t| mesh.corners(t));
    PlanarFace {
        normal: region.plane.normal,
        centroid: surface.point(region.centroid),
        area: region.area,
        triangles: triangles.to_vec(),
        boundary: boundary(surface, &region.plane.normal, triangles),
        bounds: corners.fold(Aabb::EMPTY, |bounds, p| bounds.with_point(&p)),
    }
}
