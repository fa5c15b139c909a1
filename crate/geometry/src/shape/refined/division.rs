//! Divides edges of facets in their middles, and replaces diagonals.

use super::{Facet, FarEdge, Refinement};
use crate::Point;
use crate::shape::{Mesh, unit_normal};
use std::collections::BTreeSet;

/// The least cosine of the angle between a facet and one that it is divided into.
const SAME_WAY: f64 = 0.5;
/// The number of times that edges of facets that would turn over are left out.
const MAX_TURNED: usize = 8;

/// Facets with the middles of the sides that are divided, and the edges that are replaced.
struct Division<'a> {
    middles: Vec<([u32; 2], u32)>,
    vertices: Vec<Point>,
    diagonals: Vec<&'a FarEdge>,
}

impl Refinement {
    /// Divides these edges and the facets at them, except the edges of facets that would turn over. Returns None if none is
    /// left.
    pub(super) fn divided(&self, mut far: Vec<FarEdge>) -> Option<Self> {
        for _ in 0..MAX_TURNED {
            let division = self.division(&far);
            if division.middles.is_empty() {
                return None;
            }
            let mut kept = BTreeSet::new();
            for side in far.iter().flat_map(|edge| &edge.sides) {
                let triangle = side.triangle();
                if self.turns_over(triangle, &division) {
                    kept.extend(sides_of(self.mesh.triangles()[triangle as usize]));
                }
            }
            if kept.is_empty() {
                return Some(self.with(division));
            }
            far.retain(|edge| !kept.contains(&edge.edge));
        }
        None
    }

    /// Returns which of these edges are divided in their middles, and which ones are diagonals.
    fn division<'a>(&self, far: &'a [FarEdge]) -> Division<'a> {
        let mut vertices = self.mesh.vertices().to_vec();
        let (mut middles, mut diagonals) = (Vec::new(), Vec::new());
        for edge in far {
            if self.is_diagonal(edge, far) {
                diagonals.push(edge);
            } else {
                middles.push((edge.edge, vertices.len() as u32));
                vertices.push(edge.middle);
            }
        }
        Division {
            middles,
            vertices,
            diagonals,
        }
    }

    /// Returns whether an edge is the diagonal of two facets of one face, two opposite sides of which are divided, and no
    /// others. The diagonal is longer than both, so these are no diagonals. No facet has both sides, so no edge connects
    /// their middles yet.
    fn is_diagonal(&self, diagonal: &FarEdge, far: &[FarEdge]) -> bool {
        let [p, q] = diagonal.sides.map(|side| side.triangle());
        let faces = [p, q].map(|t| self.mesh.faces()[t as usize]);
        if !diagonal.is_inside_surface || faces[0] != faces[1] {
            return false;
        }
        let length = |edge: [u32; 2]| {
            let [p, q] = edge.map(|v| self.mesh.vertices()[v as usize]);
            (p - q).norm_squared()
        };
        let opposite = [p, q].map(|triangle| {
            let sides = sides_of(self.mesh.triangles()[triangle as usize]).into_iter();
            let mut divided = sides.filter(|side| *side != diagonal.edge && is_far(*side, far));
            match (divided.next(), divided.next()) {
                (Some(only), None) if length(only) < length(diagonal.edge) => Some(only),
                _ => None,
            }
        });
        match opposite {
            [Some(one), Some(other)] => !one.iter().any(|v| other.contains(v)),
            _ => false,
        }
    }

    /// Returns the parts of a facet.
    fn parts_of(&self, triangle: u32, division: &Division) -> Vec<[u32; 3]> {
        let corners = self.mesh.triangles()[triangle as usize];
        let middle = |side| {
            let at = (division.middles).binary_search_by_key(&side, |(edge, _)| *edge);
            at.ok().map(|at| division.middles[at].1)
        };
        parts(corners, sides_of(corners).map(middle), &division.vertices)
    }

    /// Returns whether a part of a facet faces another way.
    fn turns_over(&self, triangle: u32, division: &Division) -> bool {
        let corners = self.mesh.triangles()[triangle as usize];
        let parts = self.parts_of(triangle, division);
        let mut new = parts.iter().filter(|part| **part != corners);
        new.any(|part| !is_same_way(&[corners], part, &division.vertices))
    }

    /// Returns the divided facets.
    fn with(&self, division: Division) -> Self {
        let (mut triangles, mut faces) = (Vec::new(), Vec::new());
        let (mut facets, mut starts) = (Vec::new(), Vec::new());
        for (t, corners) in self.mesh.triangles().iter().enumerate() {
            starts.push(triangles.len());
            for part in self.parts_of(t as u32, &division) {
                triangles.push(part);
                faces.push(self.mesh.faces()[t]);
                facets.push(Facet {
                    is_new: part != *corners,
                    ..self.facets[t]
                });
            }
        }
        starts.push(triangles.len());
        let mut inner_vertices = self.inner_vertices.clone();
        inner_vertices.resize(division.vertices.len(), true);
        let mut next = Self {
            mesh: Mesh {
                vertices: division.vertices,
                triangles,
                faces,
                face_surfaces: self.mesh.face_surfaces.clone(),
                face_colours: None,
                ..self.mesh
            },
            facets,
            inner_vertices,
            ..*self
        };
        for diagonal in division.diagonals {
            let beside = diagonal.sides.map(|side| {
                let t = side.triangle() as usize;
                let mut parts = starts[t]..starts[t + 1];
                parts.find(|&part| sides_of(next.mesh.triangles[part]).contains(&diagonal.edge))
            });
            if let [Some(one), Some(other)] = beside {
                next.change_diagonal(diagonal.edge, [one, other]);
            }
        }
        next
    }

    /// Replaces the common side of two facets by the other diagonal, if that is nearer to the surface and no facet turns
    /// over. Then the two are convex, seen along their normals.
    fn change_diagonal(&mut self, diagonal: [u32; 2], facets: [usize; 2]) {
        let old = facets.map(|t| self.mesh.triangles[t]);
        let surface = self.surface(facets[0] as u32);
        let off = |edge: [u32; 2]| {
            let [p, q] = edge.map(|v| self.mesh.vertices[v as usize]);
            surface.height(&(p + (q - p) / 2.0)).map(f64::abs)
        };
        // From the corner that is not on the diagonal.
        let turned = old.map(|corners| {
            let apex = corners.iter().position(|v| !diagonal.contains(v));
            [0, 1, 2].map(|k| corners[(apex.unwrap_or(0) + k) % 3])
        });
        let [[m, p, q], [n, from, to]] = turned;
        let new = [[m, p, n], [m, n, q]];
        let is_nearer = match (off([m, n]), off(diagonal)) {
            (Some(new), Some(old)) => new < old,
            _ => false,
        };
        let is_sound = |part: &[u32; 3]| is_same_way(&old, part, &self.mesh.vertices);
        if [from, to] == [q, p] && is_nearer && new.iter().all(is_sound) {
            let [one, other] = facets.map(|t| self.facets[t]);
            for (t, corners) in facets.into_iter().zip(new) {
                self.mesh.triangles[t] = corners;
                let facet = &mut self.facets[t];
                facet.deviation = one.deviation.max(other.deviation);
                facet.is_wanted = one.is_wanted || other.is_wanted;
                facet.is_new = true;
            }
        }
    }
}

/// Returns the sides of a facet from each corner on, as their lower and higher vertices.
fn sides_of([a, b, c]: [u32; 3]) -> [[u32; 2]; 3] {
    [[a, b], [b, c], [c, a]].map(|[p, q]| [p.min(q), p.max(q)])
}

fn is_far(edge: [u32; 2], far: &[FarEdge]) -> bool {
    far.binary_search_by_key(&edge, |far| far.edge).is_ok()
}

/// Returns whether a facet faces the same way as each of others, which may have no normals.
fn is_same_way(others: &[[u32; 3]], facet: &[u32; 3], vertices: &[Point]) -> bool {
    let normal = |corners: &[u32; 3]| unit_normal(&corners.map(|v| vertices[v as usize]));
    let own = normal(facet);
    others.iter().all(|other| {
        let other = normal(other);
        other.dot(&own) >= SAME_WAY * other.norm()
    })
}

/// Returns the triangles that a triangle is divided into, given the vertices in the middle of its sides.
fn parts(corners: [u32; 3], middles: [Option<u32>; 3], vertices: &[Point]) -> Vec<[u32; 3]> {
    let [a, b, c] = corners;
    let length = |[p, q]: [u32; 2]| (vertices[p as usize] - vertices[q as usize]).norm_squared();
    match middles {
        [None, None, None] => vec![corners],
        [Some(ab), Some(bc), Some(ca)] => {
            vec![[a, ab, ca], [ab, b, bc], [ca, bc, c], [ab, bc, ca]]
        }
        [Some(ab), None, None] => vec![[a, ab, c], [ab, b, c]],
        [Some(ab), Some(bc), None] => {
            let rest = match length([a, bc]) < length([ab, c]) {
                true => [[a, ab, bc], [a, bc, c]],
                false => [[a, ab, c], [ab, bc, c]],
            };
            vec![[ab, b, bc], rest[0], rest[1]]
        }
        // Turned so that the first side is divided, and the last is not.
        [None, bc, ca] => parts([b, c, a], [bc, ca, None], vertices),
        [ab, None, ca] => parts([c, a, b], [ca, ab, None], vertices),
    }
}
