//! Merges triangles into convex pieces (Hertel and Mehlhorn 1983): a diagonal is removed where both of its ends stay convex
//! without it. No more than four times as many pieces remain as the fewest possible.

use std::collections::BTreeMap;

use nearpoint_geometry::planar::Point2;
use nearpoint_geometry::planar::ring::side;

/// Returns convex pieces as numbers of points, counter-clockwise.
pub(super) fn merged(points: &[Point2], triangles: &[[u32; 3]]) -> Vec<Vec<u32>> {
    let mut pieces: Vec<Vec<u32>> = triangles.iter().map(|t| t.to_vec()).collect();
    let mut into: Vec<usize> = (0..pieces.len()).collect();
    for (ends, [p, q]) in diagonals(triangles) {
        let [p, q] = [p, q].map(|piece| root(&mut into, piece));
        if p == q {
            continue;
        }
        if let Some(joined) = joined(points, &pieces[p], &pieces[q], ends) {
            pieces[p] = joined;
            pieces[q].clear();
            into[q] = p;
        }
    }
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

/// Returns the edges that two triangles have in common, with both triangles. Each edge runs as in the first triangle.
fn diagonals(triangles: &[[u32; 3]]) -> Vec<([u32; 2], [usize; 2])> {
    let mut open = BTreeMap::new();
    let mut found = Vec::new();
    for (number, [a, b, c]) in triangles.iter().copied().enumerate() {
        for [from, to] in [[a, b], [b, c], [c, a]] {
            match open.remove(&[to, from]) {
                Some(other) => found.push(([to, from], [other, number])),
                None => {
                    open.insert([from, to], number);
                }
            }
        }
    }
    found
}

/// Returns the piece that this piece has been merged into.
fn root(into: &mut [usize], mut piece: usize) -> usize {
    while into[piece] != piece {
        into[piece] = into[into[piece]];
        piece = into[piece];
    }
    piece
}

/// Returns the two pieces without the edge between them, which `p` follows from the first end to the second. Returns None if
/// the union is not convex.
fn joined(points: &[Point2], p: &[u32], q: &[u32], [from, to]: [u32; 2]) -> Option<Vec<u32>> {
    let after = |ring: &[u32], first: u32, second: u32| {
        let n = ring.len();
        (0..n).find(|&i| ring[i] == first && ring[(i + 1) % n] == second)
    };
    let (i, j) = (after(p, from, to)?, after(q, to, from)?);
    // From the edge's end once around p to its start, then around q without both.
    let around = |ring: &[u32], start: usize| {
        let n = ring.len();
        let at = |k: usize| ring[(start + k) % n];
        (1..=n).map(at).collect::<Vec<u32>>()
    };
    let mut ring = around(p, i);
    let q_ring = around(q, j);
    let corner = |before: u32, at: u32, next: u32| {
        let [before, at, next] = [before, at, next].map(|v| points[v as usize]);
        let turn = side(before, at, next);
        turn > 0 || (turn == 0 && (at - before).dot(&(next - at)) > 0.0)
    };
    let (n, m) = (ring.len(), q_ring.len());
    let convex = corner(ring[n - 2], from, q_ring[1]) && corner(q_ring[m - 2], to, ring[1]);
    if !convex {
        return None;
    }
    ring.extend(&q_ring[1..m - 1]);
    Some(ring)
}
