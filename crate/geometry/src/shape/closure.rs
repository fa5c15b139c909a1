//! Whether a surface has an inside.

use super::Mesh;
use super::edges::Edges;

/// Whether the triangles of a mesh bound a volume, judged by its edges alone: each triangle contributes its three
/// directed edges, or none when it repeats a vertex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closure {
    /// Some edge belongs to an odd number of triangles: the surface has a rim, and no inside. Or there is no edge at
    /// all.
    Open,
    /// Every edge belongs to an even number of triangles, but not as often in one direction as in the other: a point
    /// is inside where a ray from it meets the surface an odd number of times.
    Unoriented,
    /// Every edge is used as often in one direction as in the other: each point has a winding number, and is inside
    /// where that is not 0.
    Oriented,
}

/// Judges a mesh.
pub fn closure(mesh: &Mesh) -> Closure {
    let mut judged = None;
    for (_, sides) in Edges::of(mesh).iter() {
        if sides.len() % 2 == 1 {
            return Closure::Open;
        }
        let up = sides.iter().filter(|side| side.runs_up(mesh)).count();
        if 2 * up != sides.len() {
            judged = Some(Closure::Unoriented);
        }
        judged = judged.or(Some(Closure::Oriented));
    }
    judged.unwrap_or(Closure::Open)
}

/// Whether a mesh is closed, oriented or not.
pub fn is_closed(mesh: &Mesh) -> bool {
    closure(mesh) != Closure::Open
}

#[cfg(test)]
mod tests {
    use super::*;

    const TETRAHEDRON: [[u32; 3]; 4] = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [2, 0, 3]];

    fn judged(triangles: &[[u32; 3]]) -> Closure {
        let used = triangles.iter().flatten().max().unwrap() + 1;
        let vertices = (0..used).map(|i| [f64::from(i), f64::from(i * i), f64::from(i * i * i)]);
        let faces = vec![0; triangles.len()];
        closure(&Mesh::from_parts(vertices.collect(), triangles.to_vec(), faces).unwrap())
    }

    #[test]
    fn a_tetrahedron_is_oriented() {
        assert_eq!(judged(&TETRAHEDRON), Closure::Oriented);
    }

    #[test]
    fn a_flipped_triangle_leaves_it_closed() {
        let mut triangles = TETRAHEDRON;
        triangles[2].swap(0, 1);
        assert_eq!(judged(&triangles), Closure::Unoriented);
    }

    #[test]
    fn a_missing_triangle_opens_it() {
        assert_eq!(judged(&TETRAHEDRON[1..]), Closure::Open);
    }

    #[test]
    fn degenerate_triangles_change_nothing_and_close_nothing() {
        let degenerate = [[1, 1, 2], [3, 3, 3], [0, 1, 0]];
        let found = judged(&[&TETRAHEDRON[..], &degenerate].concat());
        assert_eq!(found, Closure::Oriented);
        assert_eq!(judged(&degenerate), Closure::Open);
    }

    #[test]
    fn two_solids_that_share_an_edge_are_oriented() {
        let second = TETRAHEDRON.map(|t| t.map(|v| if v < 2 { v } else { v + 2 }));
        assert_eq!(judged(&[TETRAHEDRON, second].concat()), Closure::Oriented);
    }
}
