//! The static way (section 3.4.2): who takes which pair is settled before.

use super::{Found, Task, each_worker};
use crate::predictive::CandidatePair;
use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::work::{Stopped, Work};

pub(super) fn run<R: Send, T, W: Work>(
    task: &Task<'_, T, W>,
    pairs: &[CandidatePair],
    workers: usize,
) -> Result<Found<R>, Stopped>
where
    T: Fn(&SweptTriangle, &SweptTriangle) -> Option<R> + Sync,
{
    each_worker(task.work, 0, workers, &|worker| {
        let mut found = Vec::new();
        for (tested, &pair) in pairs.iter().skip(worker).step_by(workers).enumerate() {
            task.poll(tested)?;
            task.test(pair, &mut found);
        }
        Ok(found)
    })
}
