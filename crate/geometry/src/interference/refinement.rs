//! Refines a pair: finer facets where the two parts reach each other may settle the class, and narrow the bounds.

use super::depth::Effort;
use super::reaching_facets::{max_marked_deviation, reaching_facets};
use super::solid::Solid;
use super::solids::depth_reach;
use super::{
    BoundsScope, Depth, DeviationSource, InterferenceResult, Overlap, PairClass, UndecidedReason,
    clearance_bounds, contact_tolerance, examine_with,
};
use crate::Pose;
use crate::closest::{Clearance, WarmStart, clearance};
use crate::collide::colliding_pairs;
use crate::collide::intersection::{Intersection, SourceTriangle};
use crate::executor::{Executor, Interrupted, SequentialAdapter};
use crate::shape::RefinedShape;

/// The width of an interval that is narrow enough, as a fraction of its lower end.
const MAX_WIDTH: f64 = 0.02;
/// The largest number of refinements of one pair.
const MAX_ROUNDS: usize = 4;
/// The fraction to which one refinement reduces the deviation at most: the next one then knows better where it matters.
const MIN_FRACTION: f64 = 1.0 / 32.0;
/// The fraction that may settle a class: a usual play is as large as a usual deviation, and parts nearer to each other
/// than this usually touch, which no finer facet proves. A second time would be as expensive for nothing, except in a small
/// place.
const FRACTION_FOR_CLASS: f64 = 1.0 / 16.0;
/// The largest number of triangles that a refinement adds to a part.
const MAX_NEW_TRIANGLES: usize = 1 << 14;
/// The largest number of triangles in all that leaves a further refinement cheap. Parts that come near each other in a small
/// place need no more; it becomes smaller with each refinement, so that a small gap is found.
const FEW_NEW_TRIANGLES: usize = 1 << 11;
/// The largest number of triangles of a part that is refined: each refinement builds its tree anew.
const MAX_PART_TRIANGLES: usize = 1 << 19;

/// The class and the bounds of a pair, as far as finer facets may improve them.
#[derive(Debug, Clone, Copy)]
pub struct Precision {
    /// The class.
    pub class: PairClass,
    /// The reason if it is undecided.
    pub undecided_reason: Option<UndecidedReason>,
    /// The scope of the bounds.
    pub bounds_scope: BoundsScope,
    /// The depth.
    pub depth: Option<Depth>,
    /// The bounds of the volume.
    pub volume_bounds: [f64; 2],
}

impl From<&InterferenceResult> for Precision {
    fn from(found: &InterferenceResult) -> Self {
        Self {
            class: found.class,
            undecided_reason: found.undecided_reason,
            bounds_scope: found.bounds_scope,
            depth: found.depth,
            volume_bounds: found.overlap.volume_bounds,
        }
    }
}

impl Precision {
    /// Returns whether finer facets may improve it.
    pub fn is_improvable(&self) -> bool {
        self.next_fraction().is_some()
    }

    /// Returns whether it is known and, for a pair that interferes, more precisely than before.
    fn is_better_than(&self, before: &Self) -> bool {
        match (before.class, self.class) {
            (_, PairClass::Undecided) => false,
            (PairClass::Interferes, PairClass::Interferes) => {
                // Where the meshes share nothing, the volume may stay unknown while the depth is found.
                let sum = |known: &Self| known.widths().iter().sum::<f64>();
                sum(self) < sum(before)
            }
            (before, _) => before == PairClass::Undecided,
        }
    }

    /// Returns the widths of both intervals, as fractions.
    fn widths(&self) -> [f64; 2] {
        let depth = self
            .depth
            .map_or([0.0; 2], |depth| [depth.lower, depth.upper]);
        [width(depth), width(self.volume_bounds)]
    }

    fn widest(&self) -> f64 {
        let [depth, volume] = self.widths();
        depth.max(volume)
    }

    /// Returns the fraction to which the deviation should be reduced; None if the deviation limits nothing.
    fn next_fraction(&self) -> Option<f64> {
        let by_deviation = [
            UndecidedReason::WithinDeviation,
            UndecidedReason::NearerThanDeviation,
        ];
        match (self.class, self.undecided_reason) {
            _ if self.bounds_scope != BoundsScope::Solids => None,
            (PairClass::Interferes, _) => {
                let widest = self.widest();
                // Half of the room, since not all of the width is due to the deviation.
                (widest > MAX_WIDTH).then(|| (MAX_WIDTH / widest / 2.0).max(MIN_FRACTION))
            }
            (_, Some(reason)) if by_deviation.contains(&reason) => Some(FRACTION_FOR_CLASS),
            _ => None,
        }
    }
}

/// Returns the width of an interval as a fraction of its lower end; of half its upper end, if that is more.
fn width([low, high]: [f64; 2]) -> f64 {
    match high > low {
        true => (high - low) / low.max(high / 2.0),
        false => 0.0,
    }
}

/// The result of finer facets. Triangles are those of the parts, which the finer facets are pieces of.
#[derive(Debug, Clone)]
pub struct RefinedResult {
    /// The relation of the two parts.
    pub class: PairClass,
    /// The largest distance of both surfaces together from the finer facets, at the point that determines the class.
    pub deviation: f64,
    /// The source of that deviation.
    pub deviation_source: DeviationSource,
    /// The penetration depth.
    pub depth: Option<Depth>,
    /// The volume shared by both parts.
    pub overlap: Overlap,
    /// The distance of the finer meshes, if the parts are clear.
    pub clearance: Option<Clearance>,
    /// The bounds of the distance of the parts.
    pub clearance_bounds: Option<[f64; 2]>,
}

/// Divides the facets of two parts where they reach each other, and examines the pair again, until its class is known and
/// its bounds are narrow, or a budget is spent. `coarse` is known of the pair, and `intersection` is that of its meshes.
/// Returns None if nothing is gained. The mesh of a part must state its surfaces; facets of free-form ones stay.
///
/// # Errors
/// [`Interrupted`] if `executor` interrupts the query.
// Never inlined: loaded by this name, with the first file that states its surfaces.
#[inline(never)]
pub fn refine(
    a: &Solid,
    b: &Solid,
    b_in_a: &Pose,
    coarse: Precision,
    intersection: Option<&Intersection>,
    executor: &impl Executor,
) -> Result<Option<RefinedResult>, Interrupted> {
    let executor = &SequentialAdapter(executor);
    let mut finest: [Option<RefinedShape>; 2] = [None, None];
    let (mut best, mut known) = (None, coarse);
    let mut latest = intersection.cloned();
    for _ in 0..MAX_ROUNDS {
        let added = [0, 1].map(|side| {
            let added = |fine: &RefinedShape| fine.sources.len() - triangle_count([a, b][side]);
            finest[side].as_ref().map_or(0, added)
        });
        let is_useful = known.class == PairClass::Interferes
            || added.iter().sum::<usize>() <= FEW_NEW_TRIANGLES;
        let Some(fraction) = known.next_fraction().filter(|_| is_useful) else {
            break;
        };
        let [p, q] = finer([a, b], &finest);
        let most = added.map(|added| MAX_NEW_TRIANGLES - added);
        let reach = match known.depth {
            Some(depth) if known.class == PairClass::Interferes => {
                depth_reach([&p, &q], depth.upper)
            }
            _ => 0.0,
        };
        let next = divided(
            [&p, &q],
            b_in_a,
            latest.as_ref(),
            (fraction, reach, most),
            executor,
        )?;
        if next.iter().all(Option::is_none) {
            break;
        }
        finest = composed(finest, next);
        let [p, q] = finer([a, b], &finest);
        let pairs = colliding_pairs(p.shape, q.shape, b_in_a, executor)?;
        let deviation = finest.iter().flatten().map(|fine| fine.deviation).sum();
        let effort = match known.class {
            PairClass::Interferes => Effort::within(deviation, known.depth),
            _ => Effort::USUAL,
        };
        let found = examine_with(&p, &q, b_in_a, &pairs, effort, executor)?;
        let next = Precision::from(&found);
        if next.is_better_than(&known) {
            let near = 2.0 * (a.max_deviation() + b.max_deviation()) + contact_tolerance(a, b);
            best = Some(RefinedResult::new(
                &found,
                [&p, &q],
                b_in_a,
                near,
                &finest,
                executor,
            )?);
            known = next;
        } else if known.class == PairClass::Interferes {
            break;
        }
        latest = found.intersection.ok();
    }
    Ok(best)
}

impl RefinedResult {
    /// Measures the clearance of a pair that is clear, up to the distance `near`.
    fn new(
        found: &InterferenceResult,
        [a, b]: [&Solid; 2],
        b_in_a: &Pose,
        near: f64,
        finest: &[Option<RefinedShape>; 2],
        executor: &impl Executor,
    ) -> Result<Self, Interrupted> {
        let source = |side: usize, triangle: u32| match &finest[side] {
            Some(shape) => shape.sources[triangle as usize],
            None => triangle,
        };
        let apart = match found.class {
            PairClass::Clear => {
                let mut warm = WarmStart::default();
                clearance(a.shape, b.shape, b_in_a, near, &mut warm, executor)?
            }
            _ => None,
        };
        let clearance_bounds = match &apart {
            Some(apart) => Some(clearance_bounds(a, b, b_in_a, apart, executor)?),
            None => None,
        };
        Ok(Self {
            class: found.class,
            deviation: found.deviation,
            deviation_source: found.deviation_source,
            depth: found.depth.map(|depth| Depth {
                source: depth.source.map(|of| match of {
                    SourceTriangle::A(triangle) => SourceTriangle::A(source(0, triangle)),
                    SourceTriangle::B(triangle) => SourceTriangle::B(source(1, triangle)),
                }),
                ..depth
            }),
            overlap: found.overlap,
            clearance: apart.map(|apart| Clearance {
                triangle_a: source(0, apart.triangle_a),
                triangle_b: source(1, apart.triangle_b),
                ..apart
            }),
            clearance_bounds,
        })
    }
}

fn triangle_count(solid: &Solid) -> usize {
    solid.shape.mesh().triangles().len()
}

/// Returns the solids with finer meshes, where there are any.
fn finer<'a>(solids: [&Solid<'a>; 2], finest: &'a [Option<RefinedShape>; 2]) -> [Solid<'a>; 2] {
    [0, 1].map(|side| Solid {
        shape: (finest[side].as_ref()).map_or(solids[side].shape, |fine| &fine.shape),
        ..*solids[side]
    })
}

/// Returns the finer shapes, with the triangles of the parts as their sources.
fn composed(
    [a, b]: [Option<RefinedShape>; 2],
    [finer_a, finer_b]: [Option<RefinedShape>; 2],
) -> [Option<RefinedShape>; 2] {
    let compose = |coarse: Option<RefinedShape>, fine: Option<RefinedShape>| match (coarse, fine) {
        (Some(coarse), Some(fine)) => Some(RefinedShape {
            sources: fine
                .sources
                .iter()
                .map(|&t| coarse.sources[t as usize])
                .collect(),
            ..fine
        }),
        (coarse, fine) => fine.or(coarse),
    };
    [compose(a, finer_a), compose(b, finer_b)]
}

/// Divides the facets of two parts that may meet the other part, until they deviate by no more than this fraction of the
/// largest deviation there, or until there are `most` more triangles. `intersection` is that of their meshes, if it is known.
fn divided(
    solids: [&Solid; 2],
    b_in_a: &Pose,
    intersection: Option<&Intersection>,
    (fraction, reach, most): (f64, f64, [usize; 2]),
    executor: &impl Executor,
) -> Result<[Option<RefinedShape>; 2], Interrupted> {
    let is_reaching = reaching_facets(solids, b_in_a, intersection, reach, executor)?;
    let deviations = [0, 1].map(|side| max_marked_deviation(solids[side], &is_reaching[side]));
    let accuracy = fraction * deviations[0].max(deviations[1]);
    let refined = |side: usize| match solids[side].deviation_source() {
        DeviationSource::Bounded if triangle_count(solids[side]) <= MAX_PART_TRIANGLES => {
            let shape = solids[side].shape;
            shape.refined(&is_reaching[side], accuracy, most[side], executor)
        }
        _ => Ok(None),
    };
    Ok([refined(0)?, refined(1)?])
}
