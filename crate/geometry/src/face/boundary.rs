//! Finds the polygons around a region of coplanar triangles.

use super::centred_mesh::CentredMesh;
use crate::nalgebra::RealField;
use crate::{IndexList, Point, Vector};
use smallvec::SmallVec;

/// Returns the closed polygons around a region of triangles, with its material on the left of each, seen against the
/// normal. Polygons that touch in a corner stay separate.
pub(super) fn boundary(
    surface: &CentredMesh,
    normal: &Vector,
    triangles: &[u32],
) -> Vec<Vec<Point>> {
    let mut open = boundary_edges(surface, triangles);
    // Most regions have one polygon.
    let mut polygons = Vec::with_capacity(1);
    let mut first = 0;
    while let Some(start) = open[first..].iter().position(|edge| !edge.walked) {
        first += start;
        let around = follow(surface, normal, &mut open, first);
        let corners = without_collinear(surface, around);
        if corners.len() >= 3 {
            let point = |&v: &u32| surface.mesh.vertices()[v as usize];
            polygons.push(corners.iter().map(point).collect());
        }
    }
    polygons
}

/// A directed edge that the region has on one side only.
#[derive(Debug, Clone, Copy)]
struct BoundaryEdge {
    from: u32,
    to: u32,
    walked: bool,
}

/// Returns the directed edges that no triangle of the region runs along the other way, sorted by where they start.
fn boundary_edges(surface: &CentredMesh, triangles: &[u32]) -> SmallVec<[BoundaryEdge; 32]> {
    // Lower vertex, higher vertex, and whether it runs up; those of one edge cancel pairwise.
    let mut sides: SmallVec<[_; 64]> = SmallVec::with_capacity(3 * triangles.len());
    for &t in triangles {
        let [a, b, c] = surface.mesh.triangles()[t as usize];
        for (from, to) in [(a, b), (b, c), (c, a)] {
            sides.push((from.min(to), from.max(to), from < to));
        }
    }
    sides.sort_unstable();
    let mut rim = SmallVec::new();
    for edge in sides.chunk_by(|a, b| (a.0, a.1) == (b.0, b.1)) {
        let up = edge.iter().filter(|side| side.2).count();
        let down = edge.len() - up;
        let (low, high, _) = edge[0];
        let (from, to) = if up > down { (low, high) } else { (high, low) };
        for _ in 0..up.abs_diff(down) {
            rim.push(BoundaryEdge {
                from,
                to,
                walked: false,
            });
        }
    }
    rim.sort_unstable_by_key(|edge: &BoundaryEdge| (edge.from, edge.to));
    rim
}

/// Follows the rim from an edge until it closes. It closes, since as many edges end in a vertex as start there.
fn follow(
    surface: &CentredMesh,
    normal: &Vector,
    open: &mut [BoundaryEdge],
    first: usize,
) -> IndexList {
    let start = open[first].from;
    let mut around = IndexList::new();
    let mut edge = first;
    loop {
        open[edge].walked = true;
        let (from, at) = (open[edge].from, open[edge].to);
        around.push(from);
        if at == start {
            return around;
        }
        let onward = open.partition_point(|e| e.from < at);
        let choices = (onward..open.len()).take_while(|&e| open[e].from == at);
        let free = choices.filter(|&e| !open[e].walked);
        let turn = |e: &usize| turned(surface, normal, [from, at, open[*e].to]);
        let Some(next) = free.min_by(|a, b| turn(a).total_cmp(&turn(b))) else {
            return around;
        };
        edge = next;
    }
}

/// Returns the clockwise angle at the middle vertex, from the first vertex to the last.
fn turned(surface: &CentredMesh, normal: &Vector, [from, at, to]: [u32; 3]) -> f64 {
    let back = surface.local(from) - surface.local(at);
    let ahead = surface.local(to) - surface.local(at);
    let angle = RealField::atan2(normal.dot(&ahead.cross(&back)), back.dot(&ahead));
    if angle > 0.0 {
        angle
    } else {
        angle + std::f64::consts::TAU
    }
}

/// Omits vertices that lie on the line between their neighbours.
fn without_collinear(surface: &CentredMesh, around: IndexList) -> IndexList {
    let on_line = |[from, at, to]: [u32; 3]| {
        let [from, at, to] = [from, at, to].map(|v| surface.local(v));
        let along = to - from;
        let length = along.norm();
        length == 0.0 || (at - from).cross(&along).norm() <= surface.flatness * length
    };
    let mut kept = IndexList::new();
    for (i, &v) in around.iter().enumerate() {
        let before = kept.last().copied().unwrap_or(around[around.len() - 1]);
        let after = around[(i + 1) % around.len()];
        if !on_line([before, v, after]) {
            kept.push(v);
        }
    }
    // The first was compared with a vertex that may since have been removed.
    if let [first, second, .., last] = kept[..]
        && on_line([last, first, second])
    {
        kept.remove(0);
    }
    kept
}
