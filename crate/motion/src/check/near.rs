//! Lowers the known smallest distance of a pair.

use super::examine::FEW_TESTS;
use super::pair::{Ground, Pair};
use super::persistent::Persistent;
use super::report::Smallest;
use super::track::Batch;
use nearpoint_geometry::closest::{Within, clearance, within};
use nearpoint_geometry::work::{Stopped, Work};

/// The ratio of the distance that is tried to the last distance found.
const TRIED: f64 = 0.95;

/// Measures the clearance at the time of the smallest distance.
pub(super) fn measure<W: Work>(
    ground: &Ground<'_>,
    pair: &Pair,
    near: Smallest,
    batch: &mut Batch,
    work: &Persistent<'_, W>,
) -> Result<(), Stopped> {
    let placed = pair.place(ground, near.time, near.time);
    let [a, b] = pair.shapes(ground.cell);
    let (b_in_a, warm) = (&placed.b_in_a, &mut batch.tools.warm);
    let found = clearance(a, b, b_in_a, near.distance, warm, &work.piece())?;
    batch.smallest = Some(found.map_or(near, |found| placed.smallest(&found)));
    batch.is_measured = true;
    batch.tests.clearances += 1;
    work.note();
    Ok(())
}

/// Finds smaller distances at the same time while that is quick. This is much quicker than the clearance, and near
/// enough to decide which intervals matter.
pub(super) fn narrow<W: Work>(
    ground: &Ground<'_>,
    pair: &Pair,
    near: Smallest,
    batch: &mut Batch,
    work: &Persistent<'_, W>,
) -> Result<(), Stopped> {
    let placed = pair.place(ground, near.time, near.time);
    let [a, b] = pair.shapes(ground.cell);
    let mut smallest = near;
    while smallest.distance > ground.settings.accuracy {
        batch.tests.faces += 1;
        let tried = TRIED * smallest.distance;
        match within(a, b, &placed.b_in_a, tried, FEW_TESTS, &work.piece())? {
            Within::Yes(found) => smallest = placed.smallest(&found),
            Within::No | Within::Unknown => break,
        }
    }
    batch.smallest = Some(smallest);
    batch.is_narrowed = true;
    work.note();
    Ok(())
}
