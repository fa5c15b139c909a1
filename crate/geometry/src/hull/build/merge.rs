//! Merges coplanar triangles into whole faces.

use super::facet::{Facet, NONE};
use crate::hull::CompressedLists;
use crate::shape::DisjointSets;

/// Returns the vertices around each face of the hull. Adjacent triangles belong to one face if they are exactly coplanar. A
/// corner in fewer than three faces is inside a face or an edge, and is omitted.
pub(super) fn polygons(point_count: usize, facets: &[Facet]) -> CompressedLists {
    let mut sets = coplanar(facets);
    let face_of: Vec<u32> = (0..facets.len() as u32).map(|i| sets.root(i)).collect();
    let is_extreme = in_three_faces(point_count, facets, &face_of);
    let members = CompressedLists::from_pairs(
        facets.len(),
        (0_u32..).zip(&face_of).map(|(facet, &face)| [face, facet]),
    );
    let mut polygons = CompressedLists::with_capacity(facets.len(), 3 * facets.len());
    let mut next = vec![NONE; point_count];
    for (face, members) in (0_u32..).zip(members.iter()) {
        let Some(from) = link_boundary(&mut next, facets, &face_of, face, members) else {
            continue;
        };
        let rim = std::iter::successors(Some(from), |&at| {
            let after = next[at as usize];
            (after != from).then_some(after)
        });
        polygons.push(rim.filter(|&corner| is_extreme[corner as usize]));
    }
    polygons
}

fn coplanar(facets: &[Facet]) -> DisjointSets {
    let mut sets = DisjointSets::new(facets.len());
    for (i, facet) in (0_u32..).zip(facets) {
        for beside in facet.neighbours.into_iter().filter(|&beside| beside > i) {
            let other = &facets[beside as usize];
            let apex = (0..3).find(|&k| !facet.corners.contains(&other.corners[k]));
            // Two triangles on the same three points turn opposite ways: there is no apex, nor such a hull.
            if apex.is_none_or(|k| facet.plane.side(&other.plane.corners[k]) == 0) {
                sets.join(i, beside);
            }
        }
    }
    sets
}

fn in_three_faces(point_count: usize, facets: &[Facet], face_of: &[u32]) -> Vec<bool> {
    let mut faces_at = vec![[NONE; 3]; point_count];
    for (facet, &face) in facets.iter().zip(face_of) {
        for corner in facet.corners {
            let known = &mut faces_at[corner as usize];
            if !known.contains(&face)
                && let Some(free) = known.iter_mut().find(|known| **known == NONE)
            {
                *free = face;
            }
        }
    }
    faces_at.iter().map(|known| known[2] != NONE).collect()
}

/// Links each corner on the rim of a face to the next; returns one of them, None if the face has no members.
fn link_boundary(
    next: &mut [u32],
    facets: &[Facet],
    face_of: &[u32],
    face: u32,
    members: &[u32],
) -> Option<u32> {
    let mut one = None;
    for &member in members {
        let facet = &facets[member as usize];
        for (i, &beside) in facet.neighbours.iter().enumerate() {
            if face_of[beside as usize] != face {
                next[facet.corners[i] as usize] = facet.corners[(i + 1) % 3];
                one = Some(facet.corners[i]);
            }
        }
    }
    one
}
