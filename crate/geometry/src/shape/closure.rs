//! Decides whether a surface has an inside.

use super::Mesh;
use super::edges::Edges;

/// The kind of volume that the triangles of a mesh bound, judged by its edges alone. Each triangle contributes its three
/// directed edges, or none when it repeats a vertex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closure {
    /// Some edge belongs to an odd number of triangles: the surface has a rim, and no inside. Or there is no edge at
    /// all.
    Open,
    /// Every edge belongs to an even number of triangles, but not as often in one direction as in the other. A point is
    /// inside where a ray from it meets the surface an odd number of times.
    Unoriented,
    /// Every edge is used as often in one direction as in the other: each point has a winding number, and is inside
    /// where that is not 0.
    Oriented,
}

/// Finds the kind of volume that the triangles of a mesh bound.
pub fn closure(mesh: &Mesh) -> Closure {
    let mut closure = None;
    for (_, sides) in Edges::new(mesh).iter() {
        if sides.len() % 2 == 1 {
            return Closure::Open;
        }
        let up = sides.iter().filter(|side| side.is_forward(mesh)).count();
        if 2 * up != sides.len() {
            closure = Some(Closure::Unoriented);
        }
        closure = closure.or(Some(Closure::Oriented));
    }
    closure.unwrap_or(Closure::Open)
}

/// Returns whether a mesh is closed, oriented or not.
pub fn is_closed(mesh: &Mesh) -> bool {
    closure(mesh) != Closure::Open
}
