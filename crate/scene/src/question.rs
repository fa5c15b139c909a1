//! One question by itself, without a scene: how two parts lie to each other at one relative pose. For those who send
//! questions elsewhere; the answers are those of a scene in which the pair is of interest.

use nearpoint_geometry::Pose;
use nearpoint_geometry::closest::{Warm, clearance};
use nearpoint_geometry::interference::{Class, Solid, clearance_bounds, contact_tolerance};
use nearpoint_geometry::shape::Shape;
use nearpoint_geometry::unit::Unit;
use nearpoint_geometry::work::{Stopped, Work};

use crate::evaluate::evaluate;
use crate::frame::{Clear, PairKind, PairResult};
use crate::part::{Part, PartId};

/// What of a part decides an answer.
#[derive(Debug, Clone, Copy)]
pub struct Side<'a> {
    /// Only a name, for the answer.
    pub id: PartId,
    /// The mesh and the tree over it.
    pub shape: &'a Shape,
    /// The mesh is the part itself: its facets stand for no other surface.
    pub is_model: bool,
    /// What its lengths are in.
    pub unit: Unit,
}

impl<'a> Side<'a> {
    pub(crate) fn solid(&self) -> Solid<'a> {
        Solid {
            shape: self.shape,
            is_model: self.is_model,
            unit: self.unit,
        }
    }

    /// A part of a scene in this unit.
    pub(crate) fn of(part: &'a Part, unit: Unit) -> Self {
        Self {
            id: part.id,
            shape: &part.shape,
            is_model: part.is_model,
            unit,
        }
    }
}

/// What a scene tells of two parts whose boxes are no more than `within` apart; `None`: nothing, they are clear and
/// farther from each other. `a` is the part with the smaller id.
///
/// # Errors
/// [`Stopped`] when `work` says so.
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
    let is_notable = met.class != Class::Clear;
    if !is_notable && within <= 0.0 {
        // What shares no point is not at distance 0.
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

/// Surfaces that may meet are no farther apart than so many times what they may be off: the room that an arc is given
/// over its chord is twice as high as the arc.
const NEAR_ENOUGH: f64 = 4.0;

/// Adds the clearance of two parts that are apart, as far as it is looked for.
pub(crate) fn measure(
    apart: PairResult,
    [a, b]: [Side; 2],
    within: f64,
    warm: &mut Warm,
    work: &impl Work,
) -> Result<PairResult, Stopped> {
    // Of a pair that is no farther apart than its surfaces may be off, the clearance is wanted in any case.
    let near = match apart.class {
        Class::Clear => within,
        _ => {
            let tolerance = contact_tolerance(&a.solid(), &b.solid());
            within.max(NEAR_ENOUGH * (apart.deviation + tolerance))
        }
    };
    let found = clearance(a.shape, b.shape, &apart.b_in_a, near, warm, work)?;
    let bounds = match &found {
        Some(found) => {
            let [a, b] = [a.solid(), b.solid()];
            Some(clearance_bounds(&a, &b, &apart.b_in_a, found, work)?)
        }
        None => None,
    };
    Ok(PairResult {
        clearance: found,
        clearance_bounds: bounds,
        ..apart
    })
}
