//! Estimates from the facets the sagittas of a curved surface over them.

use super::Mesh;
use super::edges::{Edges, HalfEdge};
use super::normal::Normals;
use crate::Point;
use crate::bounds::f32_above;
use crate::nalgebra::ComplexField;
use crate::tolerance::SHARP_EDGE_ANGLE;

/// The sagitta at the midpoint of each triangle's three edges, from its first corner on, as an arc over its chord; rounded
/// up to f32.
///
/// At a smooth edge the surface bends across it, not along it. So the other two edges of both triangles have the edge's
/// sagitta, and less if they are aslant. A facet of a cylinder has no sagitta along the axis, and that of its arc around
/// it. Sagittas of several edges add up. A triangle takes its neighbours' sagittas if they are larger: a facet of four
/// corners is two triangles, each with one edge to the next facet.
#[derive(Debug, Clone)]
pub(super) struct Sagittas(Vec<[f32; 3]>);

impl Sagittas {
    /// Estimates the sagittas.
    pub(super) fn estimated(mesh: &Mesh) -> Self {
        let count = mesh.triangles().len();
        let edges = smooth_edges(mesh);
        let mut sagittas = vec![[0f64; 3]; count];
        for (sides, sagitta) in &edges {
            for side in sides {
                let corner = side.corner() as usize;
                sagittas[corner / 3][corner % 3] = *sagitta;
            }
        }
        let over = |curved: u32, triangle: u32| {
            triangle_sagittas(
                &mesh.corners(curved),
                &sagittas[curved as usize],
                &mesh.corners(triangle),
            )
        };
        let mut all: Vec<[f32; 3]> = (0..count as u32).map(|t| over(t, t)).collect();
        for (sides, _) in &edges {
            let [p, q] = sides.map(|side| side.triangle());
            for (triangle, neighbour) in [(p, q), (q, p)] {
                let known = &mut all[triangle as usize];
                for (sagitta_bound, other) in known.iter_mut().zip(over(neighbour, triangle)) {
                    *sagitta_bound = sagitta_bound.max(other);
                }
            }
        }
        Self(all)
    }

    /// Removes the sagittas of triangles that lie in planar faces.
    pub(super) fn flatten(&mut self, planar: &[u32]) {
        for &t in planar {
            self.0[t as usize] = [0.0; 3];
        }
    }

    pub(super) fn of_triangle(&self, triangle: u32) -> [f64; 3] {
        self.0[triangle as usize].map(f64::from)
    }

    /// Returns how far the surface may be from a triangle.
    pub(super) fn max_of_triangle(&self, triangle: u32) -> f64 {
        // At the centroid of a triangle an even sagitta is a third more than at the midpoints of its edges.
        let [p, q, r] = self.of_triangle(triangle);
        p.max(q).max(r).max((p + q + r) * (4.0 / 9.0))
    }

    /// Returns the bytes of the list.
    pub(super) fn memory_bytes(&self) -> usize {
        self.0.capacity() * size_of::<[f32; 3]>()
    }
}

/// Returns the edges over which a surface continues smoothly, each with its two sides and the sagitta of the arc between
/// them.
///
/// A facet of width c that spans the angle θ of a circle leaves a sagitta of c/2 · tan(θ/4) under its arc. At every edge
/// that bends by no more than [`SHARP_EDGE_ANGLE`] the normals of its two facets differ by θ, and c is the smaller of their
/// two heights over the edge. Where a curve ends in a plane, the plane's own width does not describe the curve. The
/// estimate is exact for evenly divided cylinders and low by at most a half where wide and narrow facets alternate.
fn smooth_edges(mesh: &Mesh) -> Vec<([HalfEdge; 2], f64)> {
    let limit = ComplexField::cos(SHARP_EDGE_ANGLE);
    let normals = Normals::new(mesh);
    let sagitta = |edge, sides: &[HalfEdge]| {
        let &[p, q] = sides else { return None };
        let bend = normals
            .dihedral_angle([p, q])
            .filter(|b| b.cosine() >= limit)?;
        let width = height(mesh, edge, p).min(height(mesh, edge, q));
        Some(([p, q], width / 2.0 * bend.quarter_tangent()))
    };
    // Most parts are small.
    let mut smooth = Vec::with_capacity(64);
    let edges = Edges::new(mesh);
    smooth.extend((edges.iter()).filter_map(|(edge, sides)| sagitta(edge, sides)));
    smooth
}

/// Returns the sagittas, over the edges of `over`, of a surface that bends across the edges of a triangle with these
/// sagittas. `over` is a triangle in about the same plane. Each is the sagitta times the square of an edge's extent across,
/// as a fraction of the triangle's height.
fn triangle_sagittas(triangle: &[Point; 3], sagittas: &[f64; 3], over: &[Point; 3]) -> [f32; 3] {
    let mut bulges = [0f64; 3];
    if sagittas != &[0.0; 3] {
        for (j, sagitta) in sagittas.iter().enumerate() {
            let [from, to, apex] = [0, 1, 2].map(|i| triangle[(j + i) % 3]);
            let along = to - from;
            let up = apex - from;
            let height = up - along * (up.dot(&along) / along.norm_squared());
            let square = height.norm_squared();
            for (k, sagitta_bound) in bulges.iter_mut().enumerate() {
                let across = (over[(k + 1) % 3] - over[k]).dot(&height) / square;
                // A triangle without height bends nothing.
                *sagitta_bound += sagitta * (across * across).min(1.0);
            }
        }
    }
    bulges.map(f32_above)
}

/// Returns the height of a triangle over one of its edges.
fn height(mesh: &Mesh, edge: [u32; 2], side: HalfEdge) -> f64 {
    let [from, to] = edge.map(|v| mesh.vertices()[v as usize]);
    let along = (to - from).normalize();
    let up = mesh.vertices()[side.apex(mesh) as usize] - from;
    (up - along * up.dot(&along)).norm()
}
