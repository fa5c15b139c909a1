//! Bounds depth, volume and clearance for the solids, since the intervals for the meshes do not hold for them.
//!
//! The bounds rest on two assumptions, both of which [`Solid`] states where its deviations are bounds. *Zones*: a solid A
//! and its mesh A′ differ only within the zones of the mesh's facets. The zone of a facet is the set of all points no
//! farther from it than its deviation. *Nearness*: from any point of A′ there is some of A's surface within the
//! `Solid::deviation_at` of that point. Nothing else is used: the side on which a surface lies does not matter.
//!
//! An estimated deviation proves nothing, and the intervals stay those of the meshes ([`BoundsScope`]).

mod volume;

pub(super) use volume::volume;

use super::depth::Depth;
use super::interference_proof::PosedPair;
use super::reaching_facets::{max_marked_deviation, reaching_facets};
use super::solid::{DeviationSource, Solid};
use super::{contact_tolerance, is_fine};
use crate::bounds::Aabb;
use crate::closest::{Clearance, min_excess, witness_points};
use crate::collide::intersection::Intersection;
use crate::collide::{PairVisitor, Plane, traverse_expanded};
use crate::executor::{Executor, Interrupted};
use crate::shape::Shape;
use crate::string_enum::string_enum;
use crate::{Point, Pose, Vector};
use std::ops::ControlFlow;

string_enum! {
    /// The scope of the intervals of a pair's depth, volume and clearance: any two solids within the deviations, or the
    /// meshes only.
    pub enum BoundsScope {
        /// The intervals hold for any two solids within the bounded deviations.
        Solids = "solids",
        /// The intervals hold for the two meshes only: the deviation of a solid is only estimated.
        Meshes = "meshes",
    }
}

impl BoundsScope {
    /// Returns the scope of the intervals of two parts.
    pub fn from_solids(a: &Solid, b: &Solid) -> Self {
        match a.deviation_source().max(b.deviation_source()) {
            DeviationSource::Exact | DeviationSource::Bounded => Self::Solids,
            DeviationSource::Estimated => Self::Meshes,
        }
    }
}

/// Returns whether the solids may differ from their meshes, by their deviations or the digits of their positions, by a
/// known bound.
pub(super) fn may_differ_from_meshes(solids: [&Solid; 2]) -> bool {
    match solids.iter().map(|solid| solid.deviation_source()).max() {
        Some(DeviationSource::Bounded) => true,
        Some(DeviationSource::Exact) => !is_fine(solids),
        _ => false,
    }
}

/// Bounds the depth of two solids, given that of their meshes.
///
/// *Lower*: the deepest point p of the one mesh has some of its solid's surface within r, by nearness. The other solid's
/// surface lies in its mesh's zones: it is nowhere nearer to p than the least of distance − deviation over the other's
/// facets. That distance less r is a depth of the solids. If it is positive, its point is in no zone, and so inside the
/// other solid as p is inside its mesh.
///
/// *Upper*: a point of A's surface inside B, δ deep, lies in the zone of a facet of A′: within d of a point p of the facet.
/// If p is inside B′ then B′'s surface is within the meshes' depth of p. If not, then p is in B but not in B′, and so
/// within e, the deviation of a facet of B′. Some of B's surface is within 2 e of there, by nearness. So δ is no more than
/// d + the larger of e and the meshes' depth + 2 e. The facet of A′ reaches B. Those of B′ are within the meshes' depth of
/// A′, or within e of p, each plus its own deviation ([`depth_reach`]).
// Never inlined: loaded by this name.
#[inline(never)]
pub(super) fn depth(
    pair: &PosedPair,
    b_in_a: &Pose,
    meshes: &Depth,
    intersection: Option<&Intersection>,
    executor: &impl Executor,
) -> Result<[f64; 2], Interrupted> {
    let lower = meshes.source.map_or(0.0, |of| {
        let (own, facet) = of.side();
        let (p, other) = (meshes.deepest(), 1 - own);
        let near = pair.solids[own].deviation_at(pair.side(own), facet, &p);
        let solid = pair.solids[other];
        let largest = solid.max_deviation();
        let far = min_excess(pair.side(other), &p, largest, |t| solid.deviation(t));
        (far - near - pair.tolerance).clamp(0.0, meshes.lower)
    });
    let reach = depth_reach(pair.solids, meshes.upper);
    let is_reaching = reaching_facets(pair.solids, b_in_a, intersection, reach, executor)?;
    let near = [0, 1].map(|side| max_marked_deviation(pair.solids[side], &is_reaching[side]));
    let upper = |own: usize| {
        let other = near[1 - own];
        meshes.upper.max(other) + near[own] + 2.0 * other
    };
    Ok([lower, upper(0).max(upper(1)) + pair.tolerance])
}

/// Returns the distance between two parts' facets at which their deviations may limit the depth, if that of the meshes is no
/// more than `upper`.
pub(super) fn depth_reach(solids: [&Solid; 2], upper: f64) -> f64 {
    let [a, b] = solids.map(Solid::max_deviation);
    upper + a.max(b)
}

/// Bounds the clearance of two solids, given that of their meshes; the bound is 0 where they may meet.
///
/// *Lower*: the surfaces lie in zones, so they are nowhere nearer than the least of distance − both deviations over all
/// pairs of facets. *Upper*: some of each surface is near the point where the meshes are nearest, by nearness.
///
/// # Errors
/// [`Interrupted`] if `executor` interrupts the query.
pub fn clearance_bounds(
    a: &Solid,
    b: &Solid,
    b_in_a: &Pose,
    meshes: &Clearance,
    executor: &impl Executor,
) -> Result<[f64; 2], Interrupted> {
    match may_differ_from_meshes([a, b]) {
        true => between(a, b, b_in_a, meshes, executor),
        false => Ok([meshes.distance; 2]),
    }
}

/// Bounds the clearance of solids that may differ from their meshes.
// Never inlined: loaded by this name, with the first file that states its surfaces.
#[inline(never)]
fn between(
    a: &Solid,
    b: &Solid,
    b_in_a: &Pose,
    meshes: &Clearance,
    executor: &impl Executor,
) -> Result<[f64; 2], Interrupted> {
    for solid in [a, b] {
        solid.prepare(executor)?;
    }
    let distance = meshes.distance;
    let tolerance = contact_tolerance(a, b);
    let pair = PosedPair::new([a, b], b_in_a, tolerance, executor);
    let around = |side: usize, facet, p| pair.solids[side].deviation_at(pair.side(side), facet, p);
    let near =
        around(0, meshes.triangle_a, &meshes.on_a) + around(1, meshes.triangle_b, &meshes.on_b);
    let upper = distance + near + tolerance;
    let both = a.max_deviation() + b.max_deviation();
    let here = a.deviation(meshes.triangle_a) + b.deviation(meshes.triangle_b);
    let least = if distance > MAX_DEVIATION_FACTOR * both {
        let [of_a, of_b] = max_deviation_near([a, b], b_in_a, distance + both);
        distance - of_a - of_b
    } else {
        let mut search = MinGapSearch {
            solids: [a, b],
            min: distance - here,
        };
        let growth = [Vector::repeat(search.min + both + tolerance); 2];
        let _ = traverse_expanded(a.shape, b.shape, b_in_a, &growth, &mut search, executor)?;
        search.min
    };
    Ok([(least - tolerance).max(0.0), upper])
}

/// The factor of both deviations beyond which meshes are not searched facet by facet: that would cost much and improve
/// little.
const MAX_DEVIATION_FACTOR: f64 = 4.0;

/// A search for the two facets whose surfaces may come nearest.
struct MinGapSearch<'a> {
    solids: [&'a Solid<'a>; 2],
    min: f64,
}

impl PairVisitor for MinGapSearch<'_> {
    fn pair(&mut self, a: u32, a_corners: &[Point; 3], b: u32, b_plane: &Plane) -> ControlFlow<()> {
        let off = self.solids[0].deviation(a) + self.solids[1].deviation(b);
        let near = (self.min + off).max(0.0);
        let boxes = [a_corners, &b_plane.corners].map(Aabb::from_points);
        if boxes[0].distance_squared(&boxes[1]) <= near * near {
            let [on_a, on_b] = witness_points(a_corners, &b_plane.corners);
            self.min = self.min.min((on_a - on_b).norm() - off);
        }
        ControlFlow::Continue(())
    }

    fn fork(&self) -> Self {
        Self { ..*self }
    }

    fn merge(&mut self, fork: Self) {
        self.min = self.min.min(fork.min);
    }
}

/// Returns the largest deviation of each part's facets that are no farther than `slack` from the box of the other part.
fn max_deviation_near(solids: [&Solid; 2], b_in_a: &Pose, slack: f64) -> [f64; 2] {
    let around = boxes_of_others(solids, b_in_a, slack);
    [0, 1].map(|side| {
        let solid = solids[side];
        let facets = facets_in(solid.shape, &around[side]);
        let deviations = facets.into_iter().map(|t| solid.deviation(t));
        deviations.fold(0.0, f64::max)
    })
}

/// Returns the box of the other part in the frame of each, grown by `slack`.
fn boxes_of_others([a, b]: [&Solid; 2], b_in_a: &Pose, slack: f64) -> [Aabb; 2] {
    [
        b.shape.bounds().posed(b_in_a).grown(slack),
        a.shape.bounds().posed(&b_in_a.inverse()).grown(slack),
    ]
}

/// Returns the triangles whose boxes meet this one, in the part's frame.
fn facets_in(shape: &Shape, around: &Aabb) -> Vec<u32> {
    let around = shape.bvh().triangle_box(&[around.lo, around.hi, around.hi]);
    let mut found = Vec::new();
    let _ = shape.bvh().for_each_overlapping(
        |node| node.boxes.overlaps(&around),
        |triangle| {
            found.push(triangle);
            ControlFlow::Continue(())
        },
    );
    found
}
