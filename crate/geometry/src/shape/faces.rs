//! Finds the faces of a part whose file groups none: connected regions between sharp edges.

use super::Mesh;
use super::disjoint_sets::DisjointSets;
use super::edges::Edges;
use super::normal::Normals;
use crate::tolerance::SHARP_EDGE_ANGLE;
use crate::{Vector, nalgebra::ComplexField};

/// Returns a region number for every triangle. Two triangles are in one region if a path connects them over edges that have
/// exactly two triangles and bend by at most [`SHARP_EDGE_ANGLE`].
///
/// A triangle without a normal does not determine how its edges bend. It belongs to its first neighbour's region. It joins
/// those of its neighbours that would be joined if they met without it, as two sides of a split flat face.
pub(super) fn between_sharp_edges(mesh: &Mesh) -> Vec<u32> {
    let limit = ComplexField::cos(SHARP_EDGE_ANGLE);
    let normals = Normals::new(mesh);
    let mut regions = DisjointSets::new(mesh.triangles().len());
    let mut beside_flat: Vec<[u32; 2]> = Vec::new();
    for (_, sides) in Edges::new(mesh).iter() {
        let &[p, q] = sides else { continue };
        match normals.dihedral_angle([p, q]) {
            Some(bend) if bend.cosine() >= limit => regions.join(p.triangle(), q.triangle()),
            Some(_) => {}
            None => {
                beside_flat.push([p.triangle(), q.triangle()]);
                beside_flat.push([q.triangle(), p.triangle()]);
            }
        }
    }
    beside_flat.sort();
    join_over_flat(&normals, &beside_flat, limit, &mut regions);
    (0..mesh.triangles().len() as u32)
        .map(|t| regions.root(t))
        .collect()
}

/// Joins regions over triangles without a normal; `beside_flat` holds (triangle, neighbour), sorted, where one has no
/// normal.
fn join_over_flat(
    normals: &Normals,
    beside_flat: &[[u32; 2]],
    limit: f64,
    regions: &mut DisjointSets,
) {
    for around in beside_flat.chunk_by(|a, b| a[0] == b[0]) {
        let flat = around[0][0];
        if normals.of_triangle(flat).is_some() {
            continue;
        }
        let with_normal: Vec<(u32, Vector)> = around
            .iter()
            .filter_map(|&[_, n]| Some((n, normals.of_triangle(n)?)))
            .collect();
        regions.join(flat, with_normal.first().map_or(around[0][1], |n| n.0));
        for (i, p) in with_normal.iter().enumerate() {
            for q in &with_normal[i + 1..] {
                if p.1.dot(&q.1) >= limit {
                    regions.join(p.0, q.0);
                }
            }
        }
    }
}

/// Replaces arbitrary face numbers by 0, 1, 2 … in order of their first triangle; returns their count.
pub(super) fn number_in_order(faces: &mut [u32]) -> u32 {
    let mut numbers = std::collections::HashMap::new();
    let mut last = None;
    for face in faces {
        // Most triangles continue a run of one face, which needs no look-up.
        if let Some((given, number)) = last
            && given == *face
        {
            *face = number;
            continue;
        }
        let count = numbers.len() as u32;
        let number = *numbers.entry(*face).or_insert(count);
        last = Some((*face, number));
        *face = number;
    }
    numbers.len() as u32
}
