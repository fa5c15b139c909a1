//! Answers one question without a scene: how two parts are related at one relative pose. It serves callers that run
//! questions elsewhere; the answers are those of a scene in which the pair is of interest.

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::Warm;
use nearpoint_geometry::interference::{PairClass, PairKind};
use nearpoint_geometry::work::{Stopped, Work};

use crate::clearance::measure;
use crate::evaluate::evaluate;
use crate::pair_result::{Clear, PairResult};
use crate::side::Side;

/// Returns the result of two parts whose boxes are no more than `within` apart; `None` if they are clear and farther
/// from each other. `a` is the part with the smaller id.
///
/// # Errors
/// [`Stopped`] when `work` is stopped.
pub fn ask(
    a: Side,
    b: Side,
    b_in_a: &Pose,
    within: f64,
    work: &impl Work,
) -> Result<Option<PairResult>, Stopped> {
    let met = evaluate(a, b, b_in_a, work)?;
    if met.kind != PairKind::Clear {
        return Ok(Some(met));
    }
    let is_notable = met.class != PairClass::Clear;
    if !is_notable && within <= 0.0 {
        // Parts that share no point are not at distance 0.
        return Ok(None);
    }
    let apart = match is_notable {
        true => met,
        false => PairResult::clear((a.id, b.id), *b_in_a, Clear::of(&met)),
    };
    let found = measure(apart, [a, b], within, &mut Warm::default(), work)?;
    let near = (found.clearance.as_ref()).is_some_and(|found| found.distance <= within);
    Ok((is_notable || near).then_some(found))
}
