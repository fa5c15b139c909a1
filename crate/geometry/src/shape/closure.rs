//! Whether a surface has an inside.

/// Whether the triangles of a mesh bound a volume, judged by its edges alone: each triangle contributes its three
/// directed edges, and an edge from a vertex to itself counts for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closure {
    /// Some edge belongs to an odd number of triangles: the surface has a rim, and no inside.
    Open,
    /// Every edge belongs to an even number of triangles, but not as often in one direction as in the other: a point
    /// is inside where a ray from it meets the surface an odd number of times.
    Unoriented,
    /// Every edge is used as often in one direction as in the other: each point has a winding number, and is inside
    /// where that is not 0.
    Oriented,
}

/// Judges `triangles` over `vertices` vertices.
pub fn closure(vertices: usize, triangles: &[[u32; 3]]) -> Closure {
    let edges = Edges::new(vertices, triangles);
    let mut judged = Closure::Oriented;
    for lower in 0..vertices {
        match edges.around(lower) {
            Closure::Open => return Closure::Open,
            Closure::Unoriented => judged = Closure::Unoriented,
            Closure::Oriented => {}
        }
    }
    judged
}

/// The directed edges, grouped by their lower vertex.
struct Edges {
    /// Where each lower vertex's edges begin; one more at the end.
    starts: Vec<u32>,
    /// The higher vertex, and whether the edge leads down to the lower one.
    others: Vec<(u32, bool)>,
}

impl Edges {
    fn new(vertices: usize, triangles: &[[u32; 3]]) -> Self {
        let directed = || {
            triangles
                .iter()
                .flat_map(|&[a, b, c]| [(a, b), (b, c), (c, a)])
                .filter(|(from, to)| from != to)
        };
        let mut starts = vec![0_u32; vertices + 1];
        for (from, to) in directed() {
            starts[from.min(to) as usize + 1] += 1;
        }
        for i in 0..vertices {
            starts[i + 1] += starts[i];
        }
        let mut others = vec![(0, false); starts[vertices] as usize];
        let mut next = starts.clone();
        for (from, to) in directed() {
            let at = &mut next[from.min(to) as usize];
            others[*at as usize] = (from.max(to), to < from);
            *at += 1;
        }
        Self { starts, others }
    }

    /// Judges the edges whose lower vertex is `lower`.
    fn around(&self, lower: usize) -> Closure {
        let others = &self.others[self.starts[lower] as usize..self.starts[lower + 1] as usize];
        let mut judged = Closure::Oriented;
        for (i, &(other, _)) in others.iter().enumerate() {
            if others[..i].iter().any(|&(o, _)| o == other) {
                continue;
            }
            let same = others[i..].iter().filter(|&&(o, _)| o == other);
            let (uses, down) = same.fold((0, 0), |(n, d), &(_, down)| (n + 1, d + u32::from(down)));
            if uses % 2 == 1 {
                return Closure::Open;
            }
            if down * 2 != uses {
                judged = Closure::Unoriented;
            }
        }
        judged
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TETRAHEDRON: [[u32; 3]; 4] = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]];

    #[test]
    fn a_tetrahedron_is_oriented() {
        assert_eq!(closure(4, &TETRAHEDRON), Closure::Oriented);
    }

    #[test]
    fn a_flipped_triangle_leaves_it_closed() {
        let mut triangles = TETRAHEDRON;
        triangles[2].swap(0, 1);
        assert_eq!(closure(4, &triangles), Closure::Unoriented);
    }

    #[test]
    fn a_missing_triangle_opens_it() {
        assert_eq!(closure(4, &TETRAHEDRON[1..]), Closure::Open);
    }

    #[test]
    fn degenerate_triangles_change_nothing() {
        let mut triangles = TETRAHEDRON.to_vec();
        triangles.extend([[1, 1, 2], [3, 3, 3], [0, 1, 0]]);
        assert_eq!(closure(4, &triangles), Closure::Oriented);
    }

    #[test]
    fn two_solids_that_share_an_edge_are_oriented() {
        let second = TETRAHEDRON.map(|t| t.map(|v| if v < 2 { v } else { v + 2 }));
        assert_eq!(
            closure(6, &[TETRAHEDRON, second].concat()),
            Closure::Oriented
        );
    }
}
