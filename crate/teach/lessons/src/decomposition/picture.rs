//! Draws elements in colours: a few solids, each of many elements of one colour.

use std::collections::BTreeMap;
use std::sync::Arc;

use nearpoint_geometry::shape::{Mesh, Shape};
use nearpoint_geometry::unit::Up;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_published::decompose::Element;

use super::replay::{ElementPair, Elements, PairOutcome};
use crate::figure::{Caption, Figure, Fill, Hidden, Role, Weight};
use crate::solids;

const COLOURS: u32 = 16;
/// The largest number of virtual faces that are hatched.
const HATCHED: usize = 60;

pub(super) fn elements(mesh: &Mesh, elements: &Elements, up: Up) -> Figure {
    let mut by_colour: BTreeMap<Option<u32>, Vec<u32>> = BTreeMap::new();
    for triangle in 0..mesh.triangles().len() as u32 {
        let hole = elements.is_hole(triangle);
        let colour = (!hole).then(|| colour(elements.element_of[triangle as usize]));
        by_colour.entry(colour).or_default().push(triangle);
    }
    let mut figure = Figure {
        up,
        items: Vec::new(),
    };
    for (colour, triangles) in by_colour {
        let role = colour.map_or(Role::Removed, Role::Element);
        if let Some(shape) = partial_solid(mesh, &triangles, &elements.element_of) {
            figure.solid(&shape, Pose::identity(), role);
        }
    }
    figure
}

/// Draws the edges that decided about two elements: green where they merged, red where they did not.
pub(super) fn decided(figure: &mut Figure, mesh: &Mesh, pair: &ElementPair) {
    let role = match pair.outcome {
        PairOutcome::Merged => Role::Lower,
        _ => Role::Upper,
    };
    for edge in &pair.edges {
        let ends = edge.map(|v| mesh.vertices()[v as usize]);
        figure.line(&ends, role, Weight::Strong, Hidden::Dashed);
    }
}

/// Draws the two elements that are compared next, by their rims and the names that the original gives them.
pub(super) fn next_pair(figure: &mut Figure, mesh: &Mesh, elements: &Elements, pair: &ElementPair) {
    for (name, text) in pair.elements.into_iter().zip(["CL", "CH"]) {
        let mut sides: BTreeMap<[u32; 2], usize> = BTreeMap::new();
        let mut corners = Vec::new();
        let own = mesh.triangles().iter().zip(&elements.element_of);
        for ([a, b, c], _) in own.filter(|(_, of)| **of == name) {
            corners.extend([a, b, c].map(|v| mesh.vertices()[*v as usize].coords));
            for [p, q] in [[a, b], [b, c], [c, a]] {
                *sides.entry([*p.min(q), *p.max(q)]).or_default() += 1;
            }
        }
        for (side, _) in sides.into_iter().filter(|(_, count)| *count == 1) {
            let ends = side.map(|v| mesh.vertices()[v as usize]);
            figure.line(&ends, Role::Simplex, Weight::Strong, Hidden::Dashed);
        }
        let count = corners.len().max(1) as f64;
        let middle = Point::from(corners.into_iter().sum::<Vector>() / count);
        figure.label(middle, Caption::Math(text.to_owned()), Role::Simplex);
    }
}

/// Returns a colour, so that elements with neighbouring numbers differ.
fn colour(name: u32) -> u32 {
    (name ^ (name >> 4)) % COLOURS
}

/// Returns some triangles as a solid. Only triangles of one element share vertices, so that its rim is visible.
fn partial_solid(mesh: &Mesh, triangles: &[u32], element_of: &[u32]) -> Option<Arc<Shape>> {
    let mut numbers: BTreeMap<(u32, u32), u32> = BTreeMap::new();
    let mut corners = Vec::new();
    let mut cut = Vec::with_capacity(triangles.len());
    let mut faces = Vec::with_capacity(triangles.len());
    for &triangle in triangles {
        let element = element_of[triangle as usize];
        let own = mesh.triangles()[triangle as usize].map(|vertex| {
            *numbers.entry((element, vertex)).or_insert_with(|| {
                corners.push(mesh.vertices()[vertex as usize]);
                corners.len() as u32 - 1
            })
        });
        cut.push(own);
        faces.push(element);
    }
    solids::solid(&corners, cut, faces)
}

/// Draws the elements found, and the faces of their hulls that are not the part's.
pub(super) fn virtual_faces(figure: &mut Figure, found: &[Element]) {
    let mut polygons: Vec<(f64, Vec<Point>)> = Vec::new();
    for element in found.iter().filter(|element| element.triangles.len() > 1) {
        for (face, _) in (0..).zip(&element.is_real).filter(|(_, real)| !**real) {
            let corners = element.hull.polygons().get(face).iter();
            let polygon: Vec<Point> = corners.map(|&v| *element.hull.vertex(v)).collect();
            polygons.push((area(&polygon), polygon));
        }
    }
    polygons.sort_by(|a, b| b.0.total_cmp(&a.0));
    polygons.truncate(HATCHED);
    figure.faces(
        polygons.into_iter().map(|(_, polygon)| polygon).collect(),
        Role::Virtual,
        Fill::Hatched,
    );
}

fn area(polygon: &[Point]) -> f64 {
    let triangle = |side: &[Point]| (side[0] - polygon[0]).cross(&(side[1] - polygon[0]));
    let sum: Vector = polygon.windows(2).map(triangle).sum();
    sum.norm() / 2.0
}
