//! Estimates from the facets how far the round rims of planar faces are from their chords.
//!
//! A planar face lies in the plane of its facets, but it ends at a curve, and its facets end at chords. At a hole, its facets
//! cover slivers that the face does not have. A sliver is as wide as the arc of the rim is high over its chord. At a slanted
//! wall, such as a countersink's, that is more than the wall's sagitta, which is measured along its normal. At a shaft's
//! slanted end, the face and the wall extend as far beyond the facets.

use super::edges::{Edges, HalfEdge};
use super::normal::{quarter_tangent, unit_normal};
use super::{Deviations, Mesh};
use crate::Vector;
use crate::bounds::f32_above;
use crate::executor::{Executor, Interrupted};
use crate::tolerance::FLAT_WALL;

/// The estimated sagittas of the rims of planar faces, by the triangles beside them.
#[derive(Debug, Clone)]
pub(crate) struct RimSagittas {
    /// The sides of curved triangles at a rim, and of planar ones at an open rim; in order.
    rims: Vec<Rim>,
    /// For each block of triangles, the number of rims before it; empty if there are no rims.
    before: Vec<u32>,
    max: f64,
}

/// The number of triangles of a block. A query looks at the rims of one block.
const BLOCK: u32 = 8;

/// A round rim over a side of a triangle.
#[derive(Debug, Clone, Copy)]
struct Rim {
    /// Three times the triangle, plus the corner that the side starts from.
    corner: u32,
    sagitta: f32,
    /// The offset from the side's middle to where the tangents at the ends of the rim meet, in the planar face's plane
    /// and away from it; zero if that has no area there.
    tangent: Vector,
}

/// A side of a planar face at which it may end in a curve.
struct Chord {
    /// The lower vertex and the higher one.
    edge: [u32; 2],
    corner: u32,
    /// The third corner of the planar face's triangle.
    apex: u32,
    /// The largest sagitta that the wall beside it leaves.
    most: f64,
}

impl RimSagittas {
    /// Estimates them from the chords that continue each other smoothly, as for the sagittas over facets: two chords that
    /// bend by an angle θ have the sagitta c/2 · tan(θ/4), and c is the shorter of the two. Where a wall leans, its facets
    /// bend less than the rim does, so bends of less than a right angle count. Two straight edges may bend like that, too:
    /// so a rim is no farther from its chord than the surface over the wall's facet reaches in the plane.
    ///
    /// # Errors
    /// [`Interrupted`] if `executor` interrupts it.
    pub(super) fn estimated(
        mesh: &Mesh,
        deviations: &Deviations,
        executor: &impl Executor,
    ) -> Result<Self, Interrupted> {
        let chords = chords(mesh, deviations);
        let ends = chords.iter().zip(0..);
        let mut ends: Vec<(u32, u32)> = ends
            .flat_map(|(chord, number)| chord.edge.map(|vertex| (vertex, number)))
            .collect();
        ends.sort_unstable();
        let mut sagittas = vec![0f64; chords.len()];
        for around in ends.chunk_by(|p, q| p.0 == q.0) {
            let away = |number: u32| {
                let Chord { edge, .. } = chords[number as usize];
                let [p, q] = edge.map(|vertex| mesh.vertices()[vertex as usize]);
                if edge[0] == around[0].0 { q - p } else { p - q }
            };
            for (k, &(_, one)) in around.iter().enumerate() {
                executor.poll(true)?;
                for &(_, other) in &around[k + 1..] {
                    let [p, q] = [-away(one), away(other)];
                    let width = p.norm().min(q.norm());
                    let [p, q] = [p.normalize(), q.normalize()];
                    if p.dot(&q) > 0.0 {
                        let sagitta = width / 2.0 * quarter_tangent(&p, &q);
                        for number in [one, other] {
                            let known = &mut sagittas[number as usize];
                            *known = known.max(sagitta);
                        }
                    }
                }
            }
        }
        let mut rims = Vec::with_capacity(chords.len());
        let round = chords.iter().zip(sagittas);
        let round = round.map(|(chord, sagitta)| (chord, sagitta.min(chord.most)));
        let round = round.filter(|(_, sagitta)| *sagitta > 0.0);
        rims.extend(round.map(|(chord, sagitta)| Rim {
            corner: chord.corner,
            sagitta: f32_above(sagitta),
            tangent: chord.tangent(mesh, sagitta),
        }));
        rims.sort_unstable_by_key(|rim: &Rim| rim.corner);
        rims.shrink_to_fit();
        let blocks = match rims.is_empty() {
            true => 0,
            false => (mesh.triangles().len() as u32).div_ceil(BLOCK) + 1,
        };
        let before = |block| rims.partition_point(|rim| rim.corner < 3 * BLOCK * block) as u32;
        Ok(Self {
            before: (0..blocks).map(before).collect(),
            max: rims
                .iter()
                .map(|r| f64::from(r.sagitta))
                .fold(0.0, f64::max),
            rims,
        })
    }

    fn rims(&self, triangle: u32) -> &[Rim] {
        let block = (triangle / BLOCK) as usize;
        let Some(&[from, to]) = self.before.get(block..block + 2) else {
            return &[];
        };
        let rims = &self.rims[from as usize..to as usize];
        let ends = [3 * triangle, 3 * triangle + 3];
        let [from, to] = ends.map(|end| rims.iter().take_while(|rim| rim.corner < end).count());
        &rims[from..to]
    }

    /// Returns the largest sagitta of the rims beside a triangle; 0 if there is none.
    pub(crate) fn of_triangle(&self, triangle: u32) -> f64 {
        let rims = self.rims(triangle).iter();
        rims.map(|rim| f64::from(rim.sagitta)).fold(0.0, f64::max)
    }

    /// Returns, for each side of a triangle from its first corner on, the offset from its middle to where the tangents at
    /// the ends of the rim meet. It is zero where there is no rim.
    pub(crate) fn tangents(&self, triangle: u32) -> [Vector; 3] {
        let mut tangents = [Vector::zeros(); 3];
        for rim in self.rims(triangle) {
            tangents[(rim.corner % 3) as usize] = rim.tangent;
        }
        tangents
    }

    /// Returns the largest sagitta.
    pub(crate) fn max(&self) -> f64 {
        self.max
    }

    /// Returns the bytes of the lists.
    pub(super) fn memory_bytes(&self) -> usize {
        self.rims.capacity() * size_of::<Rim>() + self.before.capacity() * size_of::<u32>()
    }
}

impl Chord {
    /// Returns where the tangents at the ends of a rim with this sagitta meet: a little above twice its height.
    fn tangent(&self, mesh: &Mesh, sagitta: f64) -> Vector {
        let at = |vertex: u32| mesh.vertices()[vertex as usize];
        let [p, q] = self.edge.map(at);
        let (along, up) = (q - p, at(self.apex) - p);
        let up = up - along * (up.dot(&along) / along.norm_squared());
        let quarter = 2.0 * sagitta / along.norm();
        let height = 2.0 * sagitta / (1.0 - quarter * quarter);
        -up.try_normalize(0.0).unwrap_or_else(Vector::zeros) * height
    }
}

/// Returns how far the surface over a wall's facet reaches from that facet in the plane of a planar one. The factor leaves
/// room for a facet whose sagitta at the rim is larger than the one that its other sides show. Seams that bend more than a
/// sharp edge are edges of the part here, too.
fn reach_in_plane([planar, wall]: [u32; 2], mesh: &Mesh, deviations: &Deviations) -> f64 {
    let corners = [planar, wall].map(|triangle| mesh.corners(triangle));
    let sagitta = deviations.of_triangle(wall);
    let [a, b, c] = corners[1];
    // A wall of a few sides, flat but for rounding, may stand for a round one.
    if sagitta <= FLAT_WALL * (b - a).norm().min((c - b).norm()).min((a - c).norm()) {
        return f64::INFINITY;
    }
    let [p, q] = corners.map(|corners| unit_normal(&corners));
    // A wall that leaves the plane smoothly bounds nothing.
    4.0 * sagitta / p.cross(&q).norm()
}

/// Returns the sides at which planar triangles end at curved ones or at nothing, once for each triangle that it counts for.
fn chords(mesh: &Mesh, deviations: &Deviations) -> Vec<Chord> {
    let is_planar = |side: &HalfEdge| deviations.of_triangle(side.triangle()) == 0.0;
    // More than there are, as a rule: it does not grow.
    let mut chords = Vec::with_capacity(mesh.triangles().len());
    for (edge, sides) in Edges::new(mesh).iter() {
        let Some(planar) = sides.iter().find(|side| is_planar(side)) else {
            continue;
        };
        let meant = sides
            .iter()
            .filter(|side| sides.len() == 1 || !is_planar(side));
        chords.extend(meant.map(|side| Chord {
            edge,
            corner: side.corner(),
            apex: planar.apex(mesh),
            most: match sides.len() {
                1 => f64::INFINITY,
                _ => reach_in_plane([planar, side].map(|side| side.triangle()), mesh, deviations),
            },
        }));
    }
    chords
}
