//! Runs one query without a scene: the result of two parts at one relative pose. It serves callers that run queries
//! elsewhere; the results are those of a scene in which the pair is of interest.

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::WarmStart;
use nearpoint_geometry::executor::{Executor, Interrupted};
use nearpoint_geometry::interference::{MeshRelation, PairClass};

use crate::clearance::measure;
use crate::evaluate::evaluate;
use crate::pair_operand::PairOperand;
use crate::pair_result::{ClearResult, PairResult};

/// Returns the result of two parts; `None` if they are clear and more than `max_distance` apart. `a` is the part with
/// the smaller id.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
///
/// # Examples
/// ```
/// use nearpoint_geometry::Pose;
/// use nearpoint_geometry::executor::SequentialExecutor;
/// use nearpoint_geometry::shape::{Mesh, Shape, primitives};
/// use nearpoint_geometry::unit::Unit;
/// use nearpoint_scene::{PairClass, PairOperand, PartId, query_pair};
///
/// let cube = Mesh::weld(primitives::cuboid(1.0, 1.0, 1.0))?;
/// let cube = Shape::build(cube, &SequentialExecutor);
/// let [a, b] = [0, 1].map(|id| PairOperand {
///     id: PartId(id),
///     shape: &cube,
///     is_exact: true,
///     unit: Unit::Mm,
/// });
/// let touching = Pose::translation(1.0, 0.0, 0.0);
/// let found = query_pair(a, b, &touching, 0.0, &SequentialExecutor)?;
/// assert_eq!(found.map(|result| result.class), Some(PairClass::Touches));
/// let apart = Pose::translation(3.0, 0.0, 0.0);
/// assert!(query_pair(a, b, &apart, 1.0, &SequentialExecutor)?.is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn query_pair(
    a: PairOperand,
    b: PairOperand,
    b_in_a: &Pose,
    max_distance: f64,
    executor: &impl Executor,
) -> Result<Option<PairResult>, Interrupted> {
    let Some(coarse) = query_coarse(a, b, b_in_a, max_distance, executor)? else {
        return Ok(None);
    };
    let found = coarse.refined([a, b], executor)?;
    Ok(found.is_within(max_distance).then_some(found))
}

/// Returns the result of two parts as [`query_pair`] does, but also for parts that are clear. They have a clearance only if
/// finer facets showed that they are clear.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
pub fn examine_pair(
    a: PairOperand,
    b: PairOperand,
    b_in_a: &Pose,
    executor: &impl Executor,
) -> Result<PairResult, Interrupted> {
    examine_coarse([a, b], b_in_a, 0.0, executor)?.refined([a, b], executor)
}

/// Returns the result of two parts, without the clearance of parts that are clear. It is not refined.
fn examine_coarse(
    pair: [PairOperand; 2],
    b_in_a: &Pose,
    max_distance: f64,
    executor: &impl Executor,
) -> Result<PairResult, Interrupted> {
    let [a, b] = pair;
    let met = evaluate(a, b, b_in_a, executor)?;
    match met.mesh_relation == MeshRelation::Clear && met.is_notable() {
        true => measure(met, pair, max_distance, &mut WarmStart::default(), executor),
        false => Ok(met),
    }
}

/// Returns the result of two parts as [`query_pair`] does, but does not refine it: for many poses that are only compared.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
pub(crate) fn query_coarse(
    a: PairOperand,
    b: PairOperand,
    b_in_a: &Pose,
    max_distance: f64,
    executor: &impl Executor,
) -> Result<Option<PairResult>, Interrupted> {
    let met = examine_coarse([a, b], b_in_a, max_distance, executor)?;
    if met.is_notable() {
        return Ok(Some(met));
    }
    if max_distance <= 0.0 {
        // Parts that share no point are not at distance 0.
        return Ok(None);
    }
    let apart = PairResult::clear((a.id, b.id), *b_in_a, ClearResult::from_result(&met));
    let mut warm = WarmStart::default();
    let found = measure(apart, [a, b], max_distance, &mut warm, executor)?;
    Ok(found.is_within(max_distance).then_some(found))
}

/// Returns the result of two parts as [`query_coarse`] does, and refines it if it is undecided, so that its class is that
/// of a scene. The second value is true if it did.
///
/// # Errors
/// [`Interrupted`] when `executor` is stopped.
pub(crate) fn query_class(
    a: PairOperand,
    b: PairOperand,
    b_in_a: &Pose,
    max_distance: f64,
    executor: &impl Executor,
) -> Result<(Option<PairResult>, bool), Interrupted> {
    let found = query_coarse(a, b, b_in_a, max_distance, executor)?;
    match found {
        Some(found) if found.class == PairClass::Undecided && found.is_refinable() => {
            Ok((Some(found.refined([a, b], executor)?), true))
        }
        found => Ok((found, false)),
    }
}
