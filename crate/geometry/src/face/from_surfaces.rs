//! Finds the features of a mesh that states the surfaces of its faces.
//!
//! Nothing is fitted: normals, axes and radii are the stated ones. A face of any other kind has no feature, even if its
//! facets are flat. CAD systems cut one surface into several faces: a cylinder into halves, a plane along sketches. Users
//! do not see such cuts. So faces that share an edge and lie on the same surface are joined, as for surfaces that are
//! recognised. Otherwise there would be straight edges in the middle of a plane.

use super::centred_mesh::CentredMesh;
use super::cylinder;
use super::cylindrical::{merge_faces, neighbours};
use super::planar;
use super::regions::Region;
use super::straight;
use super::{CylindricalFace, Features, PlanarFace};
use crate::shape::FaceSurface;

/// Returns the features of a mesh whose faces' surfaces are stated.
pub(super) fn features(surface: &CentredMesh) -> Features {
    let planar = planar_faces(surface);
    Features {
        cylindrical: cylindrical_faces(surface),
        edges: straight::edges(surface, &planar),
        planar,
    }
}

/// Returns the triangles of each face that have a normal; a list is empty if none has.
fn triangles(surface: &CentredMesh) -> Vec<Vec<u32>> {
    let mut of_face = vec![Vec::new(); surface.mesh.face_count() as usize];
    for (&face, t) in surface.mesh.faces().iter().zip(0..) {
        if surface.normal(t).is_some() {
            of_face[face as usize].push(t);
        }
    }
    of_face
}

/// Returns the planar faces except slivers, in order of their first triangle.
fn planar_faces(surface: &CentredMesh) -> Vec<PlanarFace> {
    let regions = (triangles(surface).into_iter()).zip(surface.mesh.surfaces());
    let regions: Vec<Region> = regions
        .filter_map(|(triangles, lies_on)| match lies_on {
            FaceSurface::Plane { normal } => Region::of_face(surface, *normal, triangles),
            _ => None,
        })
        .collect();
    let mut faces: Vec<PlanarFace> = (merge_planes(surface, &regions).iter())
        .filter(|region| !region.is_sliver(surface))
        .map(|region| planar::face(surface, region))
        .collect();
    faces.sort_by_key(|face| face.triangles[0]);
    faces
}

/// Joins regions that share an edge and lie in one plane, facing the same way, with the normal of the first.
fn merge_planes(surface: &CentredMesh, regions: &[Region]) -> Vec<Region> {
    let triangles: Vec<&[u32]> = regions.iter().map(|r| r.triangles.as_slice()).collect();
    let are_one = |i: usize, j: usize| is_same_plane(surface, &regions[i], &regions[j]);
    let whole = |(group, all): (Vec<u32>, Vec<u32>)| {
        Region::of_face(surface, regions[group[0] as usize].plane.normal, all)
    };
    let groups = neighbours(surface, &triangles, are_one);
    groups.into_iter().filter_map(whole).collect()
}

/// Returns whether no vertex of one would leave the plane of the other by more than rounding.
fn is_same_plane(surface: &CentredMesh, a: &Region, b: &Region) -> bool {
    let apart = (a.plane.normal - b.plane.normal).norm() * surface.size;
    let off = a.plane.normal.dot(&b.centroid) - a.plane.height;
    apart <= surface.flatness && off.abs() <= surface.flatness
}

/// Returns the cylindrical faces, in order of their first triangle, whether whole turns or slivers: the axis is known.
fn cylindrical_faces(surface: &CentredMesh) -> Vec<CylindricalFace> {
    let triangles = triangles(surface);
    let found =
        (triangles.iter())
            .zip(surface.mesh.surfaces())
            .filter_map(|(triangles, lies_on)| match *lies_on {
                FaceSurface::Cylinder {
                    through,
                    axis,
                    radius,
                } if !triangles.is_empty() => {
                    cylinder::face_from_surface(surface, triangles, through, axis, radius)
                }
                _ => None,
            });
    merge_faces(
        surface,
        found.collect(),
        |_| surface.flatness,
        |first, all| {
            cylinder::face_from_surface(surface, all, first.centre, first.axis, first.radius)
        },
    )
}
