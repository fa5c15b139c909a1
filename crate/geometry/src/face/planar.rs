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
    let mut faces: Vec<PlanarFace> = planar.map(|region| face(surface, region)).collect();
    faces.sort_unstable_by_key(|face| face.triangles[0]);
    faces
}

/// Returns the regions that are planar faces.
pub(super) fn regions<'r>(
    surface: &CentredMesh,
    regions: &'r Regions,
    curved: &CurvedRegions,
) -> impl Iterator<Item = &'r Region> {
    (regions.list.iter().zip(0..))
        .filter(|&(region, number)| !curved.is_facet(number) && !region.is_sliver(surface))
        .map(|(region, _)| region)
}

/// Converts a region to a face.
pub(super) fn face(surface: &CentredMesh, region: &Region) -> PlanarFace {
    let mesh = surface.mesh;
    let corners = region.triangles.iter().flat_map(|&t| mesh.corners(t));
    PlanarFace {
        normal: region.plane.normal,
        centroid: surface.point(region.centroid),
        area: region.area,
        triangles: region.triangles.clone(),
        boundary: boundary(surface, region),
        bounds: corners.fold(Aabb::EMPTY, |bounds, p| bounds.with_point(&p)),
    }
}
