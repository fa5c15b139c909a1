//! Finds the triangles that meet at each vertex of a mesh, and the vertices that are connected.

use super::{DisjointSets, Mesh};

/// The triangles around each vertex, without those that repeat a vertex, and the shells.
#[derive(Debug, Clone)]
pub(crate) struct VertexTriangles {
    /// The offsets of the vertices' triangles, and the end.
    starts: Vec<u32>,
    triangles: Vec<u32>,
    /// The shell of each vertex; empty if there is at most one.
    shells: Vec<u32>,
    /// A vertex of each shell.
    shell_representatives: Vec<u32>,
}

/// Returns whether a triangle has a vertex twice: then it is a segment or a point, and no part of a surface.
pub(crate) fn has_repeated_vertex(&[a, b, c]: &[u32; 3]) -> bool {
    a == b || b == c || c == a
}

impl VertexTriangles {
    pub(crate) fn new(mesh: &Mesh) -> Self {
        let count = mesh.vertices().len();
        let mut starts = vec![0u32; count + 1];
        let mut sets = DisjointSets::new(count);
        let real = || {
            let triangles = mesh.triangles().iter().zip(0..);
            triangles.filter(|(corners, _)| !has_repeated_vertex(corners))
        };
        for (corners, _) in real() {
            for &v in corners {
                starts[v as usize + 1] += 1;
            }
            sets.join(corners[0], corners[1]);
            sets.join(corners[1], corners[2]);
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        let mut triangles = vec![0; starts[count] as usize];
        for (corners, t) in real() {
            for &v in corners {
                let next = &mut starts[v as usize];
                triangles[*next as usize] = t;
                *next += 1;
            }
        }
        // Each list has moved its start to its end, which is the start of the next list.
        starts.rotate_right(1);
        starts[0] = 0;
        let mut shell_representatives = Vec::new();
        let mut shells = vec![u32::MAX; count];
        for v in 0..count {
            if starts[v] == starts[v + 1] {
                continue;
            }
            let root = sets.root(v as u32) as usize;
            // The root is the lowest of its set, and so comes first.
            if root == v {
                shells[v] = shell_representatives.len() as u32;
                shell_representatives.push(v as u32);
            } else {
                shells[v] = shells[root];
            }
        }
        if shell_representatives.len() < 2 {
            shells = Vec::new();
        }
        Self {
            starts,
            triangles,
            shells,
            shell_representatives,
        }
    }

    /// Returns the triangles that have a vertex, in order.
    pub(crate) fn triangles(&self, vertex: u32) -> &[u32] {
        let v = vertex as usize;
        &self.triangles[self.starts[v] as usize..self.starts[v + 1] as usize]
    }

    /// Returns the shell number of a vertex; for a vertex of no triangle, the largest number.
    pub(crate) fn shell(&self, vertex: u32) -> u32 {
        match self.shells.get(vertex as usize) {
            Some(&shell) => shell,
            None if self.triangles(vertex).is_empty() => u32::MAX,
            None => 0,
        }
    }

    /// Returns a vertex of each shell.
    pub(crate) fn shell_representatives(&self) -> &[u32] {
        &self.shell_representatives
    }

    pub(crate) fn memory_bytes(&self) -> usize {
        (self.starts.capacity()
            + self.triangles.capacity()
            + self.shells.capacity()
            + self.shell_representatives.capacity())
            * size_of::<u32>()
    }
}
