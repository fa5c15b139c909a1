//! Lowers the known smallest distance of a pair.

use super::examine::TESTS_PER_QUERY;
use super::pair::{CheckInput, Pair};
use super::pair_timeline::Batch;
use super::persistent::PersistentExecutor;
use super::report::MinClearance;
use nearpoint_geometry::closest::{WithinDistance, clearance, within_distance};
use nearpoint_geometry::executor::{DynExecutor, Executor, Interrupted};

/// The ratio of the distance that is tried to the last distance found.
const TRIED_DISTANCE_RATIO: f64 = 0.95;

/// Measures the clearance at the time of the smallest distance.
pub(super) fn measure<W: Executor>(
    input: &CheckInput<'_>,
    pair: &Pair,
    near: MinClearance,
    batch: &mut Batch,
    executor: &PersistentExecutor<'_, W>,
) -> Result<(), Interrupted> {
    let placed = pair.posed(input, near.time, near.time);
    let [a, b] = pair.shapes(input.cell);
    let (b_in_a, warm) = (&placed.b_in_a, &mut batch.caches.warm_start);
    let found = clearance(
        a,
        b,
        b_in_a,
        near.distance,
        warm,
        &(&executor.uninterruptible() as &dyn DynExecutor),
    )?;
    batch.min_clearance =
        Some(found.map_or(near, |found| placed.to_min_clearance(near.time, &found)));
    batch.is_measured = true;
    batch.tests.clearances += 1;
    executor.record_result();
    Ok(())
}

/// Finds smaller distances at the same time while that is quick. This is much quicker than measuring the clearance, and
/// accurate enough to decide which intervals matter.
pub(super) fn narrow<W: Executor>(
    input: &CheckInput<'_>,
    pair: &Pair,
    near: MinClearance,
    batch: &mut Batch,
    executor: &PersistentExecutor<'_, W>,
) -> Result<(), Interrupted> {
    let placed = pair.posed(input, near.time, near.time);
    let [a, b] = pair.shapes(input.cell);
    let mut smallest = near;
    while smallest.distance > input.settings.accuracy {
        batch.tests.faces += 1;
        let tried = TRIED_DISTANCE_RATIO * smallest.distance;
        match within_distance(
            a,
            b,
            &placed.b_in_a,
            tried,
            TESTS_PER_QUERY,
            &(&executor.uninterruptible() as &dyn DynExecutor),
        )? {
            WithinDistance::Yes(found) => smallest = placed.to_min_clearance(near.time, &found),
            WithinDistance::No | WithinDistance::Unknown => break,
        }
    }
    batch.min_clearance = Some(smallest);
    batch.is_narrowed = true;
    executor.record_result();
    Ok(())
}
