//! Finds the triangles that meet at each edge of a mesh.

use super::Mesh;
use crate::order::sort_short;

/// A triangle's side along an edge; in order of higher vertices, then of triangles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct HalfEdge {
    /// The edge's higher vertex.
    high: u32,
    /// Three times the triangle, plus the corner that the side starts from.
    corner: u32,
}

impl HalfEdge {
    pub(crate) fn triangle(self) -> u32 {
        self.corner / 3
    }

    /// Returns three times the triangle, plus the corner that the side starts from.
    pub(crate) fn corner(self) -> u32 {
        self.corner
    }

    /// Returns whether the triangle runs from the edge's lower vertex to its higher one.
    pub(crate) fn is_forward(self, mesh: &Mesh) -> bool {
        mesh.triangles()[self.triangle() as usize][(self.corner % 3) as usize] != self.high
    }

    /// Returns the triangle's vertex that is not on the edge.
    pub(crate) fn apex(self, mesh: &Mesh) -> u32 {
        mesh.triangles()[self.triangle() as usize][((self.corner + 2) % 3) as usize]
    }
}

/// The sides of all triangles, grouped by edge. Triangles with a repeated vertex have no side here: they are segments or
/// points, and would join or close the surfaces they lie on.
#[derive(Debug)]
pub(crate) struct Edges {
    /// The offsets of the lower vertices' sides, and the end.
    starts: Vec<u32>,
    /// The sides, sorted by lower vertex, higher vertex, corner.
    half_edges: Vec<HalfEdge>,
}

impl Edges {
    pub(crate) fn new(mesh: &Mesh) -> Edges {
        let mut starts = vec![0u32; mesh.vertices().len() + 1];
        for_each_half_edge(mesh, |low, _| starts[low as usize + 1] += 1);
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        let total = starts.last().map_or(0, |&end| end as usize);
        let mut half_edges = vec![HalfEdge { high: 0, corner: 0 }; total];
        for_each_half_edge(mesh, |low, side| {
            let next = &mut starts[low as usize];
            half_edges[*next as usize] = side;
            *next += 1;
        });
        // Each list has moved its start to its end, which is the start of the next list.
        starts.rotate_right(1);
        starts[0] = 0;
        for ends in starts.windows(2) {
            sort_short(&mut half_edges[ends[0] as usize..ends[1] as usize]);
        }
        Edges { starts, half_edges }
    }

    /// Returns every edge, as its lower and higher vertex, with its sides in order of their triangles.
    pub(crate) fn iter(&self) -> impl Iterator<Item = ([u32; 2], &[HalfEdge])> {
        self.starts
            .windows(2)
            .enumerate()
            .flat_map(move |(low, ends)| {
                self.half_edges[ends[0] as usize..ends[1] as usize]
                    .chunk_by(|a, b| a.high == b.high)
                    .map(move |sides| ([low as u32, sides[0].high], sides))
            })
    }
}

fn for_each_half_edge(mesh: &Mesh, mut emit: impl FnMut(u32, HalfEdge)) {
    for (t, &[a, b, c]) in mesh.triangles().iter().enumerate() {
        if a == b || b == c || c == a {
            continue;
        }
        for (k, (from, to)) in [(a, b), (b, c), (c, a)].into_iter().enumerate() {
            let side = HalfEdge {
                high: from.max(to),
                corner: (3 * t + k) as u32,
            };
            emit(from.min(to), side);
        }
    }
}
