//! Finds the features of a mesh that states the surfaces of its faces.
//!
//! Nothing is fitted: normals, axes and radii are the stated ones. A face of any other kind has no feature, even if its
//! facets are flat. CAD systems cut one surface into several faces: a cylinder into halves, a plane along sketches. Users
//! do not see such cuts. So faces that share an edge and lie on the same surface are joined, as for surfaces that are
//! recognised. Otherwise there would be straight edges in the middle of a plane.

use super::centred_mesh::CentredMesh;
use super::cylinder;
use super::cylindrical::{for_each_group, merge_faces};
use super::planar;
use super::regions::Region;
use super::straight;
use super::{CylindricalFace, Features, PlanarFace};
use crate::hull::CompressedLists;
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
fn triangles(surface: &CentredMesh) -> CompressedLists {
    let all = surface.mesh.faces().iter().zip(0..);
    let with_normal = all.filter(|&(_, t)| surface.normal(t).is_some());
    let pairs = with_normal.map(|(&face, t)| [face, t]);
    CompressedLists::from_pairs(surface.mesh.face_count() as usize, pairs)
}

/// Returns the planar faces except slivers, in order of their first triangle.
fn planar_faces(surface: &CentredMesh) -> Vec<PlanarFace> {
    let triangles = triangles(surface);
    let regions = triangles.iter().zip(surface.mesh.surfaces());
    let (regions, triangles): (Vec<Region>, Vec<&[u32]>) = regions
        .filter_map(|(triangles, lies_on)| match lies_on {
            FaceSurface::Plane { normal } => {
                Some((Region::of_face(surface, *normal, triangles)?, triangles))
            }
            _ => None,
        })
        .unzip();
    let mut faces = Vec::new();
    // Joins regions that share an edge and lie in one plane, facing the same way, with the normal of the first.
    let are_one = |i: usize, j: usize| is_same_plane(surface, &regions[i], &regions[j]);
    for_each_group(surface, &triangles, are_one, |group, all| {
        let normal = regions[group[0] as usize].plane.normal;
        let whole = Region::of_face(surface, normal, all);
        let whole = whole.filter(|region| !region.is_sliver(surface));
        faces.extend(whole.map(|region| planar::face(surface, &region, all)));
    });
    faces.sort_by_key(|face: &PlanarFace| face.triangles[0]);
    faces
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
