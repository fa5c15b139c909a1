//! Runs the narrow phase on candidates: tests whether they collide, and finds the closest two.

use std::collections::HashMap;

use nearpoint_geometry::closest::{Clearance, WarmStart, clearance};
use nearpoint_geometry::collide::{Containment, collides, colliding_pairs, containment};
use nearpoint_geometry::executor::{Executor, Interrupted};

use super::data::ObjectCollision;
use super::objects::Candidate;

/// The warm-start data of pairs of objects.
pub type WarmStarts = HashMap<[u32; 2], WarmStart>;

/// Returns whether two objects collide: their surfaces share a point, or one solid is inside the other.
pub fn intersects(
    pair: &Candidate,
    is_solid: bool,
    executor: &impl Executor,
) -> Result<bool, Interrupted> {
    let [a, b] = &pair.objects;
    let b_in_a = a.pose_of(b);
    Ok(collides(&a.shape, &b.shape, &b_in_a, executor)?
        || is_solid && containment(&a.shape, &b.shape, &b_in_a) != Containment::Neither)
}

/// Returns the collision of two objects, with all pairs of triangles that share a point.
pub fn collision(
    pair: &Candidate,
    is_solid: bool,
    executor: &impl Executor,
) -> Result<Option<ObjectCollision>, Interrupted> {
    let [a, b] = &pair.objects;
    let b_in_a = a.pose_of(b);
    let pairs = colliding_pairs(&a.shape, &b.shape, &b_in_a, executor)?;
    let is_inside = || containment(&a.shape, &b.shape, &b_in_a) != Containment::Neither;
    let meets = !pairs.is_empty() || is_solid && is_inside();
    Ok(meets.then(|| ObjectCollision::new(pair.objects.clone(), b_in_a, pairs)))
}

/// The closest pair of objects so far.
#[derive(Debug)]
pub struct Nearest {
    pub pair: Candidate,
    pub clearance: Clearance,
}

/// Searches candidates, those with the closest boxes first, for a pair closer than the best so far. `fronts` has the old
/// warm-start data, and `kept` receives the new data.
pub fn nearer(
    mut candidates: Vec<Candidate>,
    nearest: &mut Option<Nearest>,
    fronts: &mut WarmStarts,
    kept: &mut WarmStarts,
    executor: &impl Executor,
) -> Result<(), Interrupted> {
    candidates.sort_by(|one, other| {
        let by_boxes = one.lower_bound.total_cmp(&other.lower_bound);
        by_boxes.then(one.numbers.cmp(&other.numbers))
    });
    for pair in candidates {
        let best = nearest.as_ref().map(|nearest| nearest.clearance.distance);
        // Boxes that are no closer contain nothing closer.
        if best.is_some_and(|best| pair.lower_bound >= best) {
            return Ok(());
        }
        let [a, b] = &pair.objects;
        let mut warm = fronts.remove(&pair.numbers).unwrap_or_default();
        let limit = best.unwrap_or(f64::INFINITY);
        let found = clearance(
            &a.shape,
            &b.shape,
            &a.pose_of(b),
            limit,
            &mut warm,
            executor,
        );
        kept.insert(pair.numbers, warm);
        if let Some(clearance) = found?
            && best.is_none_or(|best| clearance.distance < best)
        {
            *nearest = Some(Nearest { pair, clearance });
        }
    }
    Ok(())
}
