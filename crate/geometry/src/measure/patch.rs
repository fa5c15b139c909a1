//! The surface of a mesh, divided into patches that each lie on one surface.

use crate::Point;
use crate::shape::{Disjoint, Edges, FaceSurface, Mesh, Normals, Shape, area};
use crate::tolerance::COPLANAR;

use super::recognise::recognised;

/// Triangles that hang together and lie on one surface.
#[derive(Debug, Clone)]
pub struct Patch {
    /// In ascending order.
    pub triangles: Vec<u32>,
    /// What they lie on, in the part's frame.
    pub surface: FaceSurface,
    /// The file says so; otherwise it was found by the triangles. Planes are always as exact as their vertices.
    pub is_stated: bool,
    /// Of the triangles.
    pub area: f64,
    /// A vertex of it.
    pub corner: Point,
    /// How far the true face may be from the triangles, at its border, too.
    pub deviation: f64,
}

/// How far a vertex may be from a plane, a line or a circle and still be on it.
pub(super) fn flatness(shape: &Shape) -> f64 {
    (COPLANAR * shape.bounds().diagonal()).max(2.0 * shape.rounding())
}

/// Not in a patch yet.
const NONE: u32 = u32::MAX;

/// The patches, in order of their first triangles, and the patch of each triangle. Of a model that is the mesh itself
/// nothing is off.
pub(super) fn patches(shape: &Shape, edges: &Edges, is_model: bool) -> (Vec<Patch>, Vec<u32>) {
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
            through: face.middle,
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
    for triangles in rest {
        let first = mesh.faces()[triangles[0] as usize] as usize;
        let surface = match mesh.surfaces().get(first) {
            Some(&stated) => stated,
            None => recognised(mesh, &triangles, flat).unwrap_or(FaceSurface::Other),
        };
        for &t in &triangles {
            of[t as usize] = surfaces.len() as u32;
        }
        surfaces.push((surface, is_stated));
    }
    in_order(shape, edges, surfaces, of, is_model)
}

/// What hangs together of the triangles that are in no patch yet, on one face or on faces of the same stated surface. A
/// triangle without a normal goes with any neighbour.
fn rest(mesh: &Mesh, edges: &Edges, of: &[u32]) -> Vec<Vec<u32>> {
    let normals = Normals::of(mesh);
    let mut sets = Disjoint::new(of.len());
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

/// CAD systems cut a sphere or a torus into halves.
fn is_one_surface(mesh: &Mesh, p: u32, q: u32) -> bool {
    let [f, g] = [p, q].map(|t| mesh.faces()[t as usize] as usize);
    let curved = |face: usize| {
        let surface = mesh.surfaces().get(face);
        surface.filter(|surface| surface.height(&Point::origin()).is_some())
    };
    f == g || curved(f).is_some_and(|surface| Some(surface) == curved(g))
}

/// Patches with what is measured of them, in order of their first triangles.
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
            let (surface, is_stated) = surfaces[*own as usize];
            patches.push(Patch {
                triangles: Vec::new(),
                surface,
                is_stated,
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
            *deviation = deviation.max(deviations.of(t as u32));
        }
        // Between a round edge and its chords a face has more, or less, than its triangles.
        for (_, sides) in edges.iter() {
            let around = sides.iter().map(|side| deviations.of(side.triangle()));
            let most = around.fold(0.0, f64::max);
            for side in sides {
                let deviation = &mut patches[of[side.triangle() as usize] as usize].deviation;
                *deviation = deviation.max(most);
            }
        }
    }
    (patches, of)
}
