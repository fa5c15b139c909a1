//! Computes normals for shading: smooth across blunt edges, split at sharp ones.
//!
//! Corners of triangles that meet at a vertex share a normal when a chain of blunt edges joins them. The normal is the
//! sum of the triangles' normals, each weighted with its angle at the vertex (Thürmer and Wüthrich, "Computing vertex
//! normals from polygonal facets", 1998), so that it does not depend on how a flat face was triangulated.

use nearpoint_geometry::nalgebra::ComplexField;
use nearpoint_geometry::order::sort_short;
use nearpoint_geometry::{Point, Vector, tolerance};

/// Vertices, one for each position and normal.
pub(super) struct SplitVertices {
    /// The mesh vertex that each one is a copy of.
    pub vertices: Vec<u32>,
    pub normals: Vec<[i16; 2]>,
    pub triangles: Vec<[u32; 3]>,
}

/// Splits vertices at sharp edges, so that each copy has one normal.
pub(super) fn split_vertices(points: &[Point], triangles: &[[u32; 3]]) -> SplitVertices {
    let flat: Vec<Vector> = triangles.iter().map(|t| unit_normal(points, *t)).collect();
    let groups = group_corners(points.len(), triangles, &flat);

    let mut vertex_of_root = vec![u32::MAX; triangles.len() * 3];
    let mut split = SplitVertices {
        vertices: Vec::new(),
        normals: Vec::new(),
        triangles: Vec::with_capacity(triangles.len()),
    };
    let mut sums: Vec<Vector> = Vec::new();
    for (t, triangle) in triangles.iter().enumerate() {
        let mut out = [0; 3];
        for i in 0..3 {
            let root = groups.root(t * 3 + i);
            if vertex_of_root[root] == u32::MAX {
                vertex_of_root[root] = split.vertices.len() as u32;
                split.vertices.push(triangle[i]);
                sums.push(Vector::zeros());
            }
            out[i] = vertex_of_root[root];
            sums[out[i] as usize] += flat[t] * angle(points, *triangle, i);
        }
        split.triangles.push(out);
    }
    split.normals = sums.iter().map(|sum| octahedral(*sum)).collect();
    split
}

/// Returns the unit normal of a triangle; zero if it is degenerate.
fn unit_normal(points: &[Point], triangle: [u32; 3]) -> Vector {
    let [a, b, c] = triangle.map(|v| points[v as usize]);
    let (u, v) = (b - a, c - a);
    // Scaled first: the product of two tiny edges may be zero.
    let scale = u.amax().max(v.amax());
    let normal = (u / scale).cross(&(v / scale));
    let length = normal.norm();
    if length.is_normal() {
        normal / length
    } else {
        Vector::zeros()
    }
}

/// Returns the triangle's angle at its i-th vertex, radians; zero if it is degenerate.
fn angle(points: &[Point], triangle: [u32; 3], i: usize) -> f64 {
    let [at, next, last] = [0, 1, 2].map(|k| points[triangle[(i + k) % 3] as usize]);
    let angle = (next - at).angle(&(last - at));
    if angle.is_finite() { angle } else { 0.0 }
}

/// Joins corners across blunt edges. Corner 3·t + i is triangle t's i-th.
fn group_corners(points: usize, triangles: &[[u32; 3]], flat: &[Vector]) -> Groups {
    let mut groups = Groups::new(triangles.len() * 3);
    let (starts, corners) = corners_by_vertex(points, triangles);
    let blunt = ComplexField::cos(tolerance::SHARP_EDGE_ANGLE);
    let mut around: Vec<(u32, u32)> = Vec::new();
    for range in starts.windows(2) {
        around.clear();
        for &corner in &corners[range[0] as usize..range[1] as usize] {
            let (triangle, i) = (triangles[corner as usize / 3], corner as usize % 3);
            around.push((triangle[(i + 1) % 3], corner));
            around.push((triangle[(i + 2) % 3], corner));
        }
        sort_short(&mut around);
        for pair in around.windows(2) {
            let [(end, corner), (other_end, other)] = [pair[0], pair[1]];
            if end == other_end && flat[corner as usize / 3].dot(&flat[other as usize / 3]) >= blunt
            {
                groups.join(corner as usize, other as usize);
            }
        }
    }
    groups
}

/// Returns the corners at each vertex: vertex v has `corners[starts[v]..starts[v + 1]]`.
fn corners_by_vertex(points: usize, triangles: &[[u32; 3]]) -> (Vec<u32>, Vec<u32>) {
    let mut starts = vec![0u32; points + 1];
    for vertex in triangles.iter().flatten() {
        starts[*vertex as usize + 1] += 1;
    }
    for v in 1..starts.len() {
        starts[v] += starts[v - 1];
    }
    let mut next = starts.clone();
    let mut corners = vec![0u32; triangles.len() * 3];
    for (corner, vertex) in triangles.iter().flatten().enumerate() {
        let slot = &mut next[*vertex as usize];
        corners[*slot as usize] = corner as u32;
        *slot += 1;
    }
    (starts, corners)
}

/// Disjoint sets (union-find with path halving).
struct Groups(Vec<u32>);

impl Groups {
    fn new(count: usize) -> Self {
        Self((0..count as u32).collect())
    }

    fn root(&self, mut i: usize) -> usize {
        while self.0[i] as usize != i {
            i = self.0[i] as usize;
        }
        i
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.halve_to_root(a), self.halve_to_root(b));
        self.0[a.max(b)] = a.min(b) as u32;
    }

    fn halve_to_root(&mut self, mut i: usize) -> usize {
        while self.0[i] as usize != i {
            self.0[i] = self.0[self.0[i] as usize];
            i = self.0[i] as usize;
        }
        i
    }
}

/// Converts a direction to octahedral coordinates, two numbers in −32767…32767 (Cigolle et al., "A survey of efficient
/// representations for independent unit vectors", 2014). The shader `surface.vert` is the inverse.
fn octahedral(direction: Vector) -> [i16; 2] {
    let length = direction.x.abs() + direction.y.abs() + direction.z.abs();
    if !length.is_normal() {
        return [0, 0];
    }
    let (mut x, mut y) = (direction.x / length, direction.y / length);
    if direction.z < 0.0 {
        (x, y) = (
            (1.0 - y.abs()) * 1.0_f64.copysign(x),
            (1.0 - x.abs()) * 1.0_f64.copysign(y),
        );
    }
    [(x * 32767.0).round() as i16, (y * 32767.0).round() as i16]
}

/// Converts octahedral coordinates to a unit vector.
pub fn decode_octahedral(octahedral: [i16; 2]) -> Vector {
    let [x, y] = octahedral.map(|part| f64::from(part) / 32767.0);
    let z = 1.0 - x.abs() - y.abs();
    let fold = (-z).max(0.0);
    Vector::new(x - fold.copysign(x), y - fold.copysign(y), z).normalize()
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_geometry::shape::{Mesh, Soup};

    fn split_of(mesh: &Mesh) -> SplitVertices {
        split_vertices(mesh.vertices(), mesh.triangles())
    }

    fn prism(sides: u32) -> Mesh {
        let mut soup = Soup::default();
        for i in 0..sides {
            let angle = f64::from(i) / f64::from(sides) * std::f64::consts::TAU;
            soup.positions.push([angle.cos(), angle.sin(), 0.0]);
            soup.positions.push([angle.cos(), angle.sin(), 1.0]);
            let (a, b) = (2 * i, 2 * ((i + 1) % sides));
            soup.triangles.push([a, b, b + 1]);
            soup.triangles.push([a, b + 1, a + 1]);
            if i > 0 && i + 1 < sides {
                soup.triangles.push([0, b, a]);
                soup.triangles.push([1, a + 1, b + 1]);
            }
        }
        Mesh::weld(soup).unwrap()
    }

    #[test]
    fn octahedral_coordinates_keep_a_direction() {
        for i in 0..500 {
            let (u, v) = (f64::from(i) * 0.37, f64::from(i) * 0.11);
            let direction = Vector::new(u.cos() * v.cos(), u.sin() * v.cos(), v.sin());
            assert!(
                (decode_octahedral(octahedral(direction)) - direction).norm() < 1e-4,
                "{direction}"
            );
        }
    }

    #[test]
    fn a_round_side_is_smooth_and_its_caps_are_flat() {
        let mesh = prism(24);
        let split = split_of(&mesh);
        assert_eq!(split.vertices.len(), 24 * 4);
        for (t, triangle) in split.triangles.iter().enumerate() {
            let flat = unit_normal(mesh.vertices(), mesh.triangles()[t]);
            for corner in triangle {
                let normal = decode_octahedral(split.normals[*corner as usize]);
                let position = mesh.vertices()[split.vertices[*corner as usize] as usize];
                let expected = if flat.z.abs() > 0.5 {
                    flat
                } else {
                    Vector::new(position.x, position.y, 0.0)
                };
                assert!((normal - expected).norm() < 1e-3, "{normal} {expected}");
            }
        }
    }

    #[test]
    fn a_box_has_three_normals_at_each_corner() {
        assert_eq!(split_of(&prism(4)).vertices.len(), 24);
    }

    #[test]
    fn triangles_keep_their_order_and_positions() {
        let mesh = prism(9);
        let split = split_of(&mesh);
        for (drawn, given) in split.triangles.iter().zip(mesh.triangles()) {
            assert_eq!(drawn.map(|v| split.vertices[v as usize]), *given);
        }
    }

    #[test]
    fn tiny_and_degenerate_triangles_are_no_trouble() {
        let soup = Soup {
            positions: vec![
                [0.0; 3],
                [1e-200, 0.0, 0.0],
                [0.0, 1e-200, 0.0],
                [2e-200, 0.0, 0.0],
            ],
            triangles: vec![[0, 1, 2], [0, 1, 3], [1, 1, 1]],
            faces: vec![],
        };
        let split = split_of(&Mesh::weld(soup).unwrap());
        assert!(
            (decode_octahedral(split.normals[split.triangles[0][0] as usize]) - Vector::z()).norm()
                < 1e-3
        );
    }
}
