//! Bounds how far surfaces are from facets, where a mesh states it, and finds the planes that they do not pass.

use super::edges::Edges;
use super::face_surface::{FaceSurface, FaceSurfaces};
use super::plane_side::FacetAtPlane;
use super::{HalfEdge, Mesh};
use crate::bounds::Aabb;
use crate::tolerance::{FILE_POSITION_NOISE, POSE_ROUNDING};
use crate::{Point, Vector};
use std::sync::Arc;

/// Bounds for each triangle of a mesh.
///
/// The surface over a facet is known only to lie within a distance of the facet. So it may be beside the facet as well as
/// above it: over an edge where facets bend, the surface is above neither of them. But a curved face that ends at a planar
/// one, such as the side of a shaft at its end, does not pass that plane unless it extends through it ([`FacetAtPlane`]).
/// So each facet of such a face has a *bounding plane* where one of its corners is on an edge between the two. Otherwise no
/// shaft would be known to stand on a plate. A free-form surface may turn back through the plane, and has none.
#[derive(Debug, Clone)]
pub(super) struct DeviationBounds {
    face_surfaces: Arc<FaceSurfaces>,
    /// The offsets of the triangles' bounding planes, and the end.
    starts: Vec<u32>,
    /// Twice the planar face, plus one if the facet is on the side that its normal points from.
    bounding_planes: Vec<u32>,
    borders: Vec<Border>,
    /// The largest distance of each face's vertices from its stated surface.
    surface_errors: Vec<f64>,
}

/// A side of a triangle at which another face begins; in order of faces, then of triangles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Border {
    face: u32,
    /// Three times the triangle, plus the corner that the side starts from.
    corner: u32,
    /// The other face's triangle at the side.
    pub(crate) beyond: u32,
}

impl Border {
    /// Returns the triangle, and the corner that the side starts from.
    pub(crate) fn side(&self) -> (u32, usize) {
        (self.corner / 3, (self.corner % 3) as usize)
    }
}

/// The directions that lead away from bounding planes: against them the surface extends no farther than its facet. Unused
/// ones are zero.
pub(crate) type BoundingPlanes = [Vector; MAX_BOUNDING_PLANES];

/// The largest number of bounding planes. A facet between two ends of a slot and its side has three. Omitted planes only
/// enlarge the envelope.
const MAX_BOUNDING_PLANES: usize = 4;

impl DeviationBounds {
    /// Returns None if the mesh states nothing.
    pub(super) fn new(mesh: &Mesh) -> Option<Self> {
        let face_surfaces = Arc::clone(mesh.face_surfaces.as_ref()?);
        let edges = Edges::new(mesh);
        let ends = CurvedFaceEnds::new(mesh, &edges, &face_surfaces.surfaces);
        let used = mesh.triangles().iter().flatten();
        let bounds = Aabb::from_points(used.map(|&v| &mesh.vertices()[v as usize]));
        let noise = (FILE_POSITION_NOISE * bounds.max_abs_coordinate()).max(mesh.rounding());
        let count = mesh.triangles().len();
        let (mut starts, mut bounding_planes) = (Vec::with_capacity(count + 1), Vec::new());
        for t in 0..count {
            starts.push(bounding_planes.len() as u32);
            if face_surfaces.deviations[t] > 0.0 {
                let first = bounding_planes.len();
                for plane in ends.bounding_planes(mesh, &face_surfaces, t as u32, noise) {
                    let own = &bounding_planes[first..];
                    if own.len() < MAX_BOUNDING_PLANES && !own.contains(&plane) {
                        bounding_planes.push(plane);
                    }
                }
            }
        }
        starts.push(bounding_planes.len() as u32);
        bounding_planes.shrink_to_fit();
        let borders = borders(mesh, &edges);
        let surface_errors = surface_errors(mesh, &face_surfaces.surfaces);
        Some(Self {
            face_surfaces,
            starts,
            bounding_planes,
            borders,
            surface_errors,
        })
    }

    /// Returns the largest distance of the surface from each triangle.
    pub(super) fn deviations(&self) -> &[f32] {
        &self.face_surfaces.deviations
    }

    /// Returns the bounding planes of a triangle.
    pub(super) fn bounding_planes(&self, triangle: u32) -> BoundingPlanes {
        let [from, to] = [0, 1].map(|i| self.starts[triangle as usize + i] as usize);
        let mut planes = BoundingPlanes::default();
        for (away, code) in planes.iter_mut().zip(&self.bounding_planes[from..to]) {
            if let FaceSurface::Plane { normal } = self.face_surfaces.surfaces[(code / 2) as usize]
            {
                *away = if code % 2 == 0 { normal } else { -normal };
            }
        }
        planes
    }

    /// Returns the surface of a face, and how far the face may be from it.
    pub(super) fn surface(&self, face: u32) -> (FaceSurface, f64) {
        (
            self.face_surfaces.surfaces[face as usize],
            self.surface_errors[face as usize],
        )
    }

    /// Returns the sides of a face at which others begin.
    pub(super) fn borders_of_face(&self, face: u32) -> &[Border] {
        let [from, to] = [face, face + 1].map(|f| self.borders.partition_point(|b| b.face < f));
        &self.borders[from..to]
    }

    /// Returns the sides of a face's triangle at which others begin.
    pub(super) fn borders_of_triangle(&self, face: u32, triangle: u32) -> &[Border] {
        let ends = [3 * triangle, 3 * triangle + 3].map(|corner| (face, corner));
        let [from, to] = ends.map(|end| self.borders.partition_point(|b| (b.face, b.corner) < end));
        &self.borders[from..to]
    }

    /// Returns the bytes of the lists, without those of the mesh.
    pub(super) fn memory_bytes(&self) -> usize {
        (self.starts.capacity() + self.bounding_planes.capacity()) * size_of::<u32>()
            + self.borders.capacity() * size_of::<Border>()
            + self.surface_errors.capacity() * size_of::<f64>()
    }
}

/// Finds the borders of all faces, sorted. Where more than two triangles meet at an edge, each may begin at any other.
fn borders(mesh: &Mesh, edges: &Edges) -> Vec<Border> {
    let face = |side: &HalfEdge| mesh.faces()[side.triangle() as usize];
    let mut borders = Vec::new();
    for (_, sides) in edges.iter() {
        for side in sides {
            let others = sides.iter().filter(|other| face(other) != face(side));
            borders.extend(others.map(|other| Border {
                face: face(side),
                corner: side.corner(),
                beyond: other.triangle(),
            }));
        }
    }
    borders.sort();
    borders.shrink_to_fit();
    borders
}

/// Returns how far each face may be from its stated surface: as far as its vertices are, since they limit its accuracy,
/// plus the rounding of its coordinates.
fn surface_errors(mesh: &Mesh, surfaces: &[FaceSurface]) -> Vec<f64> {
    let rounding = |surface: &FaceSurface| POSE_ROUNDING * surface.max_abs_parameter();
    let mut offs: Vec<f64> = surfaces.iter().map(rounding).collect();
    for (corners, &face) in mesh.triangles().iter().zip(mesh.faces()) {
        let surface = &surfaces[face as usize];
        let heights = corners.map(|v| surface.height(&mesh.vertices()[v as usize]));
        let off = &mut offs[face as usize];
        *off = heights
            .into_iter()
            .flatten()
            .fold(*off, |off, height| off.max(height.abs()));
    }
    offs
}

/// The ends of curved faces at planar ones: vertex, curved face, planar face; sorted.
struct CurvedFaceEnds(Vec<[u32; 3]>);

impl CurvedFaceEnds {
    fn new(mesh: &Mesh, edges: &Edges, surfaces: &[FaceSurface]) -> Self {
        let face = |side: &HalfEdge| mesh.faces()[side.triangle() as usize];
        let ends = |[p, q]: [&HalfEdge; 2]| {
            let [curved, planar] = [face(p), face(q)];
            let [on, beside] = [curved, planar].map(|face| &surfaces[face as usize]);
            let is_end = on.is_simply_curved() && matches!(beside, FaceSurface::Plane { .. });
            is_end.then_some([curved, planar])
        };
        let mut all = Vec::new();
        for (edge, sides) in edges.iter() {
            let [p, q] = sides else { continue };
            for [curved, planar] in [[p, q], [q, p]].into_iter().filter_map(ends) {
                all.extend(edge.map(|vertex| [vertex, curved, planar]));
            }
        }
        all.sort();
        all.dedup();
        Self(all)
    }

    /// Returns the planes at which the face of a triangle ends in one of its corners, if the triangle lies on one side.
    fn bounding_planes(
        &self,
        mesh: &Mesh,
        FaceSurfaces {
            surfaces,
            deviations,
        }: &FaceSurfaces,
        triangle: u32,
        noise: f64,
    ) -> impl Iterator<Item = u32> {
        let corners = mesh.corners(triangle);
        let face = mesh.faces()[triangle as usize];
        let of_vertex = move |vertex: u32| {
            let from = self.0.partition_point(|end| *end < [vertex, face, 0]);
            let until = self.0.partition_point(|end| end[..2] <= [vertex, face][..]);
            self.0[from..until].iter().map(move |end| (vertex, end[2]))
        };
        let vertices = mesh.triangles()[triangle as usize].into_iter();
        vertices
            .flat_map(of_vertex)
            .filter_map(move |(vertex, planar)| {
                let FaceSurface::Plane { normal } = surfaces[planar as usize] else {
                    return None;
                };
                let point = mesh.vertices()[vertex as usize];
                let heights = corners.map(|p: Point| normal.dot(&(p - point)));
                let is_in_front = heights.iter().all(|h| *h >= -noise);
                let is_behind = heights.iter().all(|h| *h <= noise);
                let facet = FacetAtPlane {
                    corners,
                    deviation: f64::from(deviations[triangle as usize]),
                    point,
                    direction: if is_behind { -normal } else { normal },
                    noise,
                };
                let holds =
                    is_in_front != is_behind && facet.stays_on_side(&surfaces[face as usize]);
                holds.then_some(2 * planar + u32::from(is_behind))
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::primitives;

    /// Creates a cylinder of 12 facets between two planes: its faces are the bottom, the wall and the top in some order.
    fn pin(wall: FaceSurface) -> (Mesh, DeviationBounds) {
        let mesh = Mesh::weld(primitives::tube(12, 2.0, 0.0, 3.0)).unwrap();
        let flat = |face: u32| {
            let mut of_face = (0..48u32).filter(|&t| mesh.faces()[t as usize] == face);
            of_face.all(|t| mesh.corners(t).iter().all(|p| p.z == mesh.corners(t)[0].z))
        };
        let surface = |face| match flat(face) {
            true => FaceSurface::Plane {
                normal: Vector::z(),
            },
            false => wall,
        };
        let surfaces: Vec<_> = (0..mesh.face_count()).map(surface).collect();
        let deviation = |&face: &u32| if flat(face) { 0.0 } else { 0.1 };
        let deviations = mesh.faces().iter().map(deviation).collect();
        let mesh = mesh.with_surfaces(surfaces, deviations).unwrap();
        let bounded = DeviationBounds::new(&mesh).unwrap();
        (mesh, bounded)
    }

    #[test]
    fn a_cylinder_does_not_go_through_its_ends() {
        let (mesh, bounded) = pin(FaceSurface::Cylinder {
            through: Point::origin(),
            axis: Vector::z(),
            radius: 2.0,
        });
        for t in 0..48 {
            let mut walls: Vec<Vector> = bounded.bounding_planes(t).to_vec();
            walls.retain(|wall| *wall != Vector::zeros());
            walls.sort_by(|p, q| p.z.total_cmp(&q.z));
            let expected = match mesh.deviations()[t as usize] {
                0.0 => vec![],
                _ => vec![-Vector::z(), Vector::z()],
            };
            assert_eq!(walls, expected);
        }
    }

    #[test]
    fn free_form_surface_has_no_bounding_plane() {
        let (_, bounded) = pin(FaceSurface::Spline);
        assert!((0..48).all(|t| bounded.bounding_planes(t) == BoundingPlanes::default()));
    }
}
