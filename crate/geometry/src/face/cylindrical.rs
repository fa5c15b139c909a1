//! Finds the patches of a surface that are cylindrical faces.
//!
//! First it tries the mesh's faces: the file's own, or the regions between sharp edges. Without faces in the file, a shaft
//! and the fillet at its end are one face. So it splits the curved part of the rest into patches of facets of similar
//! width. Last it joins cylinders that share an edge and are one, such as the halves that CAD systems cut them into.

use super::CylindricalFace;
use super::centred_mesh::CentredMesh;
use super::curved::CurvedRegions;
use super::fit::fit;
use super::regions::Regions;
use crate::hull::CompressedLists;
use crate::shape::{DisjointSets, group_members};
use crate::tolerance::CYLINDER_TOLERANCE;

/// Returns the faces of the mesh that are cylindrical.
pub(super) fn cylindrical_mesh_faces(
    surface: &CentredMesh,
    regions: &Regions,
) -> Vec<CylindricalFace> {
    // One region alone is flat.
    let several = |t: u32| {
        regions
            .region(t)
            .is_some_and(|region| !region.covers_whole_faces)
    };
    pieces(surface, several)
        .iter()
        .filter_map(|piece| fit(surface, piece))
        .collect()
}

/// Returns all cylindrical faces, including those in `found`, in order of their first triangle.
pub(super) fn faces(
    surface: &CentredMesh,
    regions: &Regions,
    curved: &CurvedRegions,
    mut found: Vec<CylindricalFace>,
) -> Vec<CylindricalFace> {
    let mut is_found = vec![false; surface.mesh.triangles().len()];
    for &t in found.iter().flat_map(|face| &face.triangles) {
        is_found[t as usize] = true;
    }
    let rest = (regions.region_of_triangle.iter().zip(0..))
        .filter(|&(&r, t)| curved.is_facet(r) && !is_found[t as usize])
        .map(|(&r, t)| (curved.patch[r as usize], t))
        .collect();
    found.extend(
        group_members(rest)
            .iter()
            .filter_map(|patch| fit(surface, patch)),
    );
    let near = |face: &CylindricalFace| CYLINDER_TOLERANCE * face.radius + surface.flatness;
    merge_faces(surface, found, near, |_, all| fit(surface, all))
}

/// Returns, in ascending lists, the requested triangles of one face of the mesh that are connected by edges.
fn pieces(surface: &CentredMesh, is_requested: impl Fn(u32) -> bool) -> CompressedLists {
    let faces = surface.mesh.faces();
    let mut sets = DisjointSets::new(faces.len());
    let all = || (0..faces.len() as u32).filter(|&t| is_requested(t));
    for t in all() {
        for next in surface.neighbours(t) {
            if is_requested(next) && faces[next as usize] == faces[t as usize] {
                sets.join(t, next);
            }
        }
    }
    sets.groups(all())
}

/// Joins faces that share an edge and lie on one cylinder, to the tolerance `near`, in order of their first triangle.
/// `whole` makes one face of the first of them and the triangles of all.
pub(super) fn merge_faces(
    surface: &CentredMesh,
    found: Vec<CylindricalFace>,
    near: impl Fn(&CylindricalFace) -> f64,
    whole: impl Fn(&CylindricalFace, &[u32]) -> Option<CylindricalFace>,
) -> Vec<CylindricalFace> {
    let triangles: Vec<&[u32]> = found.iter().map(|face| face.triangles.as_slice()).collect();
    let are_one = |i: usize, j: usize| is_same_cylinder(&found[i], &found[j], near(&found[i]));
    let mut faces = Vec::new();
    for_each_group(surface, &triangles, are_one, |group, all| {
        match whole(&found[group[0] as usize], all) {
            Some(whole) => faces.push(whole),
            None => faces.extend(group.iter().map(|&i| found[i as usize].clone())),
        }
    });
    faces.sort_by_key(|face| face.triangles[0]);
    faces
}

/// Groups sets of triangles that share an edge and belong together. Emits the numbers of the sets of each group, and all
/// of their triangles.
pub(super) fn for_each_group(
    surface: &CentredMesh,
    sets: &[&[u32]],
    are_one: impl Fn(usize, usize) -> bool,
    mut emit: impl FnMut(&[u32], &[u32]),
) {
    let mut set_of = vec![None; surface.mesh.triangles().len()];
    for (number, set) in sets.iter().enumerate() {
        for &t in *set {
            set_of[t as usize] = Some(number);
        }
    }
    let mut joined = DisjointSets::new(sets.len());
    for (i, set) in sets.iter().enumerate() {
        let beyond = set.iter().flat_map(|&t| surface.neighbours(t));
        for j in beyond.filter_map(|t| set_of[t as usize]) {
            if j != i && are_one(i, j) {
                joined.join(i as u32, j as u32);
            }
        }
    }
    let mut all = Vec::new();
    for group in joined.groups(0..sets.len() as u32).iter() {
        all.clear();
        all.extend(group.iter().flat_map(|&i| sets[i as usize]));
        all.sort_unstable();
        emit(group, &all);
    }
}

/// Returns whether two faces lie on one cylinder, on the same side of it.
fn is_same_cylinder(a: &CylindricalFace, b: &CylindricalFace, near: f64) -> bool {
    let off = b.centre - a.centre;
    a.is_hole == b.is_hole
        && (a.radius - b.radius).abs() <= near
        && a.axis.cross(&b.axis).norm() * a.length.max(b.length) <= near
        && a.axis.cross(&off).norm() <= near
}
