//! Divides the surface of a mesh into patches that each lie on one surface.

use crate::Point;
use crate::hull::CompressedLists;
use crate::shape::{DisjointSets, Edges, FaceSurface, Mesh, Normals, Shape, area};
use crate::tolerance::COPLANAR;

use super::recognise::recognise_surface;

/// A set of connected triangles that lie on one surface.
#[derive(Debug, Clone)]
pub struct Patch {
    /// The triangles, in ascending order.
    pub triangles: Vec<u32>,
    /// The surface they lie on, in the part's frame.
    pub surface: FaceSurface,
    /// True if the file states the surface; otherwise it was recognised from the triangles. Planes are always as exact as
    /// their vertices.
    pub is_from_file: bool,
    /// The area of the triangles.
    pub area: f64,
    /// A vertex of the patch.
    pub corner: Point,
    /// The largest distance of the true face from the triangles, including at its border.
    pub deviation: f64,
}

/// Returns the largest distance at which a vertex counts as on a plane, a line or a circle.
pub(super) fn flatness(shape: &Shape) -> f64 {
    (COPLANAR * shape.bounds().diagonal()).max(2.0 * shape.rounding())
}

/// The patch number of a triangle that is not in a patch yet.
const NONE: u32 = u32::MAX;

/// Returns the patches, in order of their first triangles, and the patch of each triangle. A part that is its mesh has no
/// deviation.
pub(super) fn patches(shape: &Shape, edges: &Edges, is_exact_mesh: bool) -> (Vec<Patch>, Vec<u32>) {
    let mesh = shape.mesh();
    let features = shape.features();
    let mut surfaces: Vec<(FaceSurface, bool)> = Vec::new();
    let mut of = vec![NONE; mesh.triangles().len()];
    let is_stated = !mesh.surfaces().is_empty();
    let planar = features.planar.iter().map(|face| {
        let normal = face.normal;
        (FaceSurface::Plane { normal }, true, &face.triangles)
    });
    let cylindrical = features.cylindrical.iter().map(|face| {
        let cylinder = FaceSurface::Cylinder {
            through: face.centre,
            axis: face.axis,
            radius: face.radius,
        };
        (cylinder, is_stated, &face.triangles)
    });
    for (surface, is_stated, triangles) in planar.chain(cylindrical) {
        for &t in triangles {
            of[t as usize] = surfaces.len() as u32;
        }
        surfaces.push((surface, is_stated));
    }
    let rest = rest(mesh, edges, &of);
    let flat = flatness(shape);
    for triangles in rest.iter() {
        let first = mesh.faces()[triangles[0] as usize] as usize;
        let surface = match mesh.surfaces().get(first) {
            Some(&stated) => stated,
            None => recognise_surface(mesh, triangles, flat).unwrap_or(FaceSurface::Other),
        };
        for &t in triangles {
            of[t as usize] = surfaces.len() as u32;
        }
        surfaces.push((surface, is_stated));
    }
    in_order(shape, edges, surfaces, of, is_exact_mesh)
}

/// Returns the connected sets of triangles that are in no patch yet, on one face or on faces of the same stated surface. A
/// triangle without a normal joins any neighbour.
fn rest(mesh: &Mesh, edges: &Edges, of: &[u32]) -> CompressedLists {
    let normals = Normals::new(mesh);
    let mut sets = DisjointSets::new(of.len());
    let is_flat = |t: u32| normals.of_triangle(t).is_none();
    for (_, sides) in edges.iter() {
        let [p, q] = sides else { continue };
        let [p, q] = [p.triangle(), q.triangle()];
        let is_free = [p, q].iter().all(|&t| of[t as usize] == NONE);
        if is_free && (is_flat(p) || is_flat(q) || is_one_surface(mesh, p, q)) {
            sets.join(p, q);
        }
    }
    let is_free = |t: &u32| of[*t as usize] == NONE;
    sets.groups((0..of.len() as u32).filter(is_free))
}

/// Returns whether faces are on one surface, since CAD systems cut a sphere or a torus into halves.
fn is_one_surface(mesh: &Mesh, p: u32, q: u32) -> bool {
    let [f, g] = [p, q].map(|t| mesh.faces()[t as usize] as usize);
    let curved = |face: usize| {
        let surface = mesh.surfaces().get(face);
        surface.filter(|surface| surface.height(&Point::origin()).is_some())
    };
    f == g || curved(f).is_some_and(|surface| Some(surface) == curved(g))
}

/// Returns the patches with their measurements, in order of their first triangles.
fn in_order(
    shape: &Shape,
    edges: &Edges,
    surfaces: Vec<(FaceSurface, bool)>,
    mut of: Vec<u32>,
    is_model: bool,
) -> (Vec<Patch>, Vec<u32>) {
    let mesh = shape.mesh();
    let mut place = vec![NONE; surfaces.len()];
    let mut patches: Vec<Patch> = Vec::with_capacity(surfaces.len());
    for (t, own) in of.iter_mut().enumerate() {
        let corners = mesh.corners(t as u32);
        let known = &mut place[*own as usize];
        if *known == NONE {
            *known = patches.len() as u32;
            let (surface, is_from_file) = surfaces[*own as usize];
            patches.push(Patch {
                triangles: Vec::new(),
                surface,
                is_from_file,
                area: 0.0,
                corner: corners[0],
                deviation: 0.0,
            });
        }
        *own = *known;
        let patch = &mut patches[*own as usize];
        patch.triangles.push(t as u32);
        patch.area += area(&corners);
    }
    if !is_model {
        let deviations = shape.deviations();
        for (t, &own) in of.iter().enumerate() {
            let deviation = &mut patches[own as usize].deviation;
            *deviation = deviation.max(deviations.of_triangle(t as u32));
        }
        // Between a round edge and its chords a face may exceed, or not fill, its triangles.
        for (_, sides) in edges.iter() {
            let around = sides
                .iter()
                .map(|side| deviations.of_triangle(side.triangle()));
            let most = around.fold(0.0, f64::max);
            for side in sides {
                let deviation = &mut patches[of[side.triangle() as usize] as usize].deviation;
                *deviation = deviation.max(most);
            }
        }
    }
    (patches, of)
}
