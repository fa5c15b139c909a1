//! Finds straight edges between planar faces.

use super::centred_mesh::{CentredMesh, NONE};
use super::{PlanarFace, StraightEdge};
use crate::shape::HalfEdge;
use crate::tolerance::MIN_EDGE_LENGTH;

/// Returns the edges along which two different planar faces meet, collinear runs joined, in order of their faces, then of
/// vertices. Edges with more than two triangles belong to none.
pub(super) fn edges(surface: &CentredMesh, planar: &[PlanarFace]) -> Vec<StraightEdge> {
    let mut pieces = pieces(surface, planar);
    pieces.sort_unstable();
    runs(surface, &pieces)
        .into_iter()
        .filter(|[from, to]| {
            let length = (surface.local(to.1) - surface.local(from.1)).norm();
            length >= MIN_EDGE_LENGTH * surface.size
        })
        .map(|[from, to]| StraightEdge {
            ends: [from.1, to.1].map(|v| surface.mesh.vertices()[v as usize]),
            planar: from.0,
        })
        .collect()
}

/// An edge of the mesh, directed as the triangle of the lower face runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct EdgePiece {
    faces: [u32; 2],
    from: u32,
    to: u32,
}

fn pieces(surface: &CentredMesh, planar: &[PlanarFace]) -> Vec<EdgePiece> {
    let mut face_of = vec![NONE; surface.mesh.triangles().len()];
    for (number, face) in planar.iter().enumerate() {
        for &t in &face.triangles {
            face_of[t as usize] = number as u32;
        }
    }
    let piece = |[low, high]: [u32; 2], [p, q]: [HalfEdge; 2]| {
        let [f, g] = [p, q].map(|side| face_of[side.triangle() as usize]);
        if f == g || f == NONE || g == NONE {
            return None;
        }
        let first = if f < g { p } else { q };
        let (from, to) = if first.is_forward(surface.mesh) {
            (low, high)
        } else {
            (high, low)
        };
        let faces = [f.min(g), f.max(g)];
        Some(EdgePiece { faces, from, to })
    };
    (surface.edges.iter())
        .filter_map(|(edge, sides)| match *sides {
            [p, q] => piece(edge, [p, q]),
            _ => None,
        })
        .collect()
}

/// A vertex of an edge between these faces.
type End = ([u32; 2], u32);

/// Returns the start and the end of each run of pieces between the same faces that continue straight from one to the next.
fn runs(surface: &CentredMesh, pieces: &[EdgePiece]) -> Vec<[End; 2]> {
    let mut onward: Vec<Option<usize>> = vec![None; pieces.len()];
    let mut follows = vec![false; pieces.len()];
    for (i, piece) in pieces.iter().enumerate() {
        let end = (piece.faces, piece.to);
        let first = pieces.partition_point(|next| (next.faces, next.from) < end);
        let starts_there = |&j: &usize| (pieces[j].faces, pieces[j].from) == end;
        let choices = (first..pieces.len()).take_while(starts_there);
        let straight =
            |&j: &usize| !follows[j] && is_straight(surface, [piece.from, piece.to, pieces[j].to]);
        if let Some(next) = choices.into_iter().find(straight) {
            onward[i] = Some(next);
            follows[next] = true;
        }
    }
    let begins = (0..pieces.len()).filter(|&i| !follows[i]);
    begins
        .map(|begin| {
            let mut last = begin;
            while let Some(next) = onward[last] {
                last = next;
            }
            let faces = pieces[begin].faces;
            [(faces, pieces[begin].from), (faces, pieces[last].to)]
        })
        .collect()
}

/// Returns whether the middle vertex lies on the line between the others.
fn is_straight(surface: &CentredMesh, [from, at, to]: [u32; 3]) -> bool {
    let [from, at, to] = [from, at, to].map(|v| surface.local(v));
    let along = to - from;
    (at - from).dot(&(to - at)) > 0.0
        && (at - from).cross(&along).norm() <= surface.flatness * along.norm()
}
