//! Finds the triangles and the border of each face.

use nearpoint_geometry::shape::Mesh;

/// The triangles and the borders of a mesh's faces, by face.
#[derive(Debug, Clone)]
pub struct Faces {
    starts: Vec<u32>,
    triangles: Vec<u32>,
    /// The edges between two faces, or at the border of one: the vertices and the face on each side.
    borders: Vec<([u32; 2], [Option<u32>; 2])>,
}

impl Faces {
    /// Sorts a mesh's triangles by face, and finds the border of each face.
    pub fn new(mesh: &Mesh) -> Self {
        let mut starts = vec![0u32; mesh.face_count() as usize + 1];
        for face in mesh.faces() {
            starts[*face as usize + 1] += 1;
        }
        for face in 1..starts.len() {
            starts[face] += starts[face - 1];
        }
        let mut next = starts.clone();
        let mut triangles = vec![0u32; mesh.triangles().len()];
        for (triangle, face) in mesh.faces().iter().enumerate() {
            let slot = &mut next[*face as usize];
            triangles[*slot as usize] = triangle as u32;
            *slot += 1;
        }
        Self {
            starts,
            triangles,
            borders: borders(mesh),
        }
    }

    /// Returns the triangles of a face, in the mesh's order.
    pub fn triangles(&self, face: u32) -> &[u32] {
        let face = face as usize;
        &self.triangles[self.starts[face] as usize..self.starts[face + 1] as usize]
    }

    /// Returns the boundary edges of a set of faces: the edges with a chosen face on one side only.
    pub fn outline(&self, chosen: impl Fn(u32) -> bool) -> Vec<[u32; 2]> {
        let inside = |face: Option<u32>| face.is_some_and(&chosen);
        let ends =
            |(_, [left, right]): &&([u32; 2], [Option<u32>; 2])| inside(*left) != inside(*right);
        self.borders
            .iter()
            .filter(ends)
            .map(|(edge, _)| *edge)
            .collect()
    }
}

/// Returns edges with different faces on both sides. An edge of more than two triangles is a border of each of its
/// faces.
fn borders(mesh: &Mesh) -> Vec<([u32; 2], [Option<u32>; 2])> {
    let mut sides: Vec<([u32; 2], u32)> = Vec::with_capacity(mesh.triangles().len() * 3);
    for ([a, b, c], face) in mesh.triangles().iter().zip(mesh.faces()) {
        for (u, v) in [(a, b), (b, c), (c, a)] {
            sides.push(([*u.min(v), *u.max(v)], *face));
        }
    }
    sides.sort();
    let mut borders = Vec::new();
    for group in sides.chunk_by(|a, b| a.0 == b.0) {
        match group {
            [(edge, face)] => borders.push((*edge, [Some(*face), None])),
            [(edge, left), (_, right)] if left != right => {
                borders.push((*edge, [Some(*left), Some(*right)]))
            }
            [_, _] => {}
            many => borders.extend(
                many.chunk_by(|a, b| a.1 == b.1)
                    .map(|f| (f[0].0, [Some(f[0].1), None])),
            ),
        }
    }
    borders
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::shape::Soup;

    /// Makes two unit squares side by side in the plane, two triangles and one face each.
    fn two_squares() -> Mesh {
        let soup = Soup {
            positions: (0..6)
                .map(|i| [f64::from(i % 3), f64::from(i / 3), 0.0])
                .collect(),
            triangles: vec![[0, 1, 4], [1, 2, 5], [0, 4, 3], [1, 5, 4]],
            faces: vec![0, 1, 0, 1],
        };
        Mesh::weld(soup).unwrap()
    }

    #[test]
    fn a_face_has_its_triangles() {
        let faces = Faces::new(&two_squares());
        assert_eq!(faces.triangles(0), [0, 2]);
        assert_eq!(faces.triangles(1), [1, 3]);
    }

    #[test]
    fn an_outline_has_the_border_and_nothing_inside() {
        let mesh = two_squares();
        let faces = Faces::new(&mesh);
        let at = |v: u32| {
            (
                mesh.vertices()[v as usize].x as i32,
                mesh.vertices()[v as usize].y as i32,
            )
        };
        let outline = |chosen: &dyn Fn(u32) -> bool| {
            let edges = faces.outline(chosen).into_iter();
            let mut edges: Vec<_> = edges
                .map(|[u, v]| (at(u).min(at(v)), at(u).max(at(v))))
                .collect();
            edges.sort();
            edges
        };
        let middle = ((1, 0), (1, 1));
        assert_eq!(
            outline(&|face| face == 0),
            [((0, 0), (0, 1)), ((0, 0), (1, 0)), ((0, 1), (1, 1)), middle]
        );
        let both = outline(&|_| true);
        assert_eq!(both.len(), 6);
        assert!(!both.contains(&middle));
        assert!(outline(&|_| false).is_empty());
    }
}
