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
    let planar = self::regions(surface, regions, curved);
    let mut faces: Vec<PlanarFace> = planar
        .map(|(region, triangles)| face(surface, region, triangles))
        .collect();
    faces.sort_unstable_by_key(|face| face.triangles[0]);
    faces
}

/// Returns the regions that are planar faces, with their triangles.
pub(super) fn regions<'r>(
    surface: &CentredMesh,
    regions: &'r Regions,
    curved: &CurvedRegions,
) -> impl Iterator<Item = (&'r Region, &'r [u32])> {
    (regions.list.iter().zip(0..))
        .filter(|&(region, number)| !curved.is_facet(number) && !region.is_sliver(surface))
        .map(|(region, number)| (region, regions.triangles.get(number)))
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
