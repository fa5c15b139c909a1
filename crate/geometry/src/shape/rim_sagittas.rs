//! Estimates from the facets how far the round rims of planar faces are from their chords.
//!
//! A planar face lies in the plane of its facets, but it ends at a curve, and its facets end at chords. At a hole, its facets
//! cover slivers that the face does not have. A sliver is as wide as the arc of the rim is high over its chord. At a slanted
//! wall, such as a countersink's, that is more than the wall's sagitta, which is measured along its normal.

use super::edges::Edges;
use super::normal::quarter_tangent;
use super::{Deviations, Mesh};
use crate::bounds::f32_above;
use crate::nalgebra::ComplexField;
use crate::tolerance::SHARP_EDGE_ANGLE;

/// The estimated sagittas of the rims of planar faces, by the triangles beside them.
#[derive(Debug, Clone)]
pub(crate) struct RimSagittas {
    /// For each curved triangle beside a rim, and each planar one at an open rim, the largest sagitta; in order.
    of_triangles: Vec<(u32, f32)>,
    max: f64,
}

/// A side of a planar face at which it may end in a curve.
struct Chord {
    /// The lower vertex and the higher one.
    edge: [u32; 2],
    triangle: u32,
}

impl RimSagittas {
    /// Estimates them from the chords that continue each other smoothly, as for the sagittas over facets: two chords that
    /// bend by an angle θ have the sagitta c/2 · tan(θ/4), and c is the shorter of the two.
    pub(super) fn estimated(mesh: &Mesh, deviations: &Deviations) -> Self {
        let chords = chords(mesh, deviations);
        let ends = chords.iter().zip(0..);
        let mut ends: Vec<(u32, u32)> = ends
            .flat_map(|(chord, number)| chord.edge.map(|vertex| (vertex, number)))
            .collect();
        ends.sort();
        let mut sagittas = vec![0f64; chords.len()];
        let limit = ComplexField::cos(SHARP_EDGE_ANGLE);
        for around in ends.chunk_by(|p, q| p.0 == q.0) {
            let away = |number: u32| {
                let Chord { edge, .. } = chords[number as usize];
                let [p, q] = edge.map(|vertex| mesh.vertices()[vertex as usize]);
                if edge[0] == around[0].0 { q - p } else { p - q }
            };
            for (k, &(_, one)) in around.iter().enumerate() {
                for &(_, other) in &around[k + 1..] {
                    let [p, q] = [-away(one), away(other)];
                    let width = p.norm().min(q.norm());
                    let [p, q] = [p.normalize(), q.normalize()];
                    if p.dot(&q) >= limit {
                        let sagitta = width / 2.0 * quarter_tangent(&p, &q);
                        for number in [one, other] {
                            let known = &mut sagittas[number as usize];
                            *known = known.max(sagitta);
                        }
                    }
                }
            }
        }
        let mut all: Vec<(u32, f32)> = chords
            .iter()
            .zip(sagittas)
            .filter(|(_, sagitta)| *sagitta > 0.0)
            .map(|(chord, sagitta)| (chord.triangle, f32_above(sagitta)))
            .collect();
        // The largest of each triangle comes first.
        all.sort_by(|p, q| p.0.cmp(&q.0).then(q.1.total_cmp(&p.1)));
        all.dedup_by_key(|(triangle, _)| *triangle);
        all.shrink_to_fit();
        Self {
            max: all.iter().map(|(_, s)| f64::from(*s)).fold(0.0, f64::max),
            of_triangles: all,
        }
    }

    /// Returns the largest sagitta of the rims beside a triangle; 0 if there is none.
    pub(crate) fn of_triangle(&self, triangle: u32) -> f64 {
        let at = self.of_triangles.binary_search_by_key(&triangle, |of| of.0);
        at.map_or(0.0, |at| f64::from(self.of_triangles[at].1))
    }

    /// Returns the largest sagitta.
    pub(crate) fn max(&self) -> f64 {
        self.max
    }

    /// Returns the bytes of the list.
    pub(super) fn memory_bytes(&self) -> usize {
        self.of_triangles.capacity() * size_of::<(u32, f32)>()
    }
}

/// Returns the sides at which planar triangles end at curved ones or at nothing, once for each triangle that it counts for.
fn chords(mesh: &Mesh, deviations: &Deviations) -> Vec<Chord> {
    let is_planar = |triangle: u32| deviations.of_triangle(triangle) == 0.0;
    let mut chords = Vec::new();
    for (edge, sides) in Edges::new(mesh).iter() {
        let planar = sides.iter().filter(|side| is_planar(side.triangle()));
        let is_rim = match planar.count() {
            0 => false,
            count => count < sides.len() || sides.len() == 1,
        };
        let triangles = sides.iter().map(|side| side.triangle());
        let meant = triangles.filter(|&t| is_rim && (sides.len() == 1 || !is_planar(t)));
        chords.extend(meant.map(|triangle| Chord { edge, triangle }));
    }
    chords
}
