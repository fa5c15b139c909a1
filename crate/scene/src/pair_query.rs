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
    let found = coarse.refined([a, b], max_distance, executor)?;
    Ok((found.is_notable() || found.clearance.is_some()).then_some(found))
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
    let met = evaluate(a, b, b_in_a, executor)?;
    if met.mesh_relation != MeshRelation::Clear {
        return Ok(Some(met));
    }
    let is_notable = met.class != PairClass::Clear;
    if !is_notable && max_distance <= 0.0 {
        // Parts that share no point are not at distance 0.
        return Ok(None);
    }
    let apart = match is_notable {
        true => met,
        false => PairResult::clear((a.id, b.id), *b_in_a, ClearResult::from_result(&met)),
    };
    let found = measure(
        apart,
        [a, b],
        max_distance,
        &mut WarmStart::default(),
        executor,
    )?;
    let near = (found.clearance.as_ref()).is_some_and(|found| found.distance <= max_distance);
    Ok((is_notable || near).then_some(found))
}
