//! Implements dynamic sharing (section 3.4.3): one worker lists pairs while the others test what is listed.

use super::queue::Queue;
use super::{MIN_SHARED_PAIRS, Task, TestResult, WorkerResults, each_worker};
use crate::predictive::face_octree::each_pair;
use crate::predictive::{CandidatePair, Candidates, Cubes};
use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::executor::{Executor, Interrupted};

/// Runs steps 3 and 4 at once with dynamic sharing: as [`super::test_pairs`] for the pairs of [`super::super::list_pairs`].
/// Also returns how many cubes were visited. Departure from the thesis: the worker that lists also tests when it is done, so
/// that one worker is enough. Few candidates stay on one worker.
///
/// # Errors
/// [`Interrupted`] if `executor` requests a stop.
pub fn test_while_listing<R: Send>(
    candidates: &Candidates,
    cubes: &Cubes,
    test: impl Fn(&SweptTriangle, &SweptTriangle) -> Option<R> + Sync,
    workers: usize,
    executor: &impl Executor,
) -> Result<(TestResult<R>, usize), Interrupted> {
    let task = Task {
        candidates,
        test: &test,
        executor,
    };
    let workers = match candidates.faces.len() < MIN_SHARED_PAIRS {
        true => 1,
        false => workers,
    };
    let queue = Queue::new();
    let list = || {
        let mut writer = queue.write();
        each_pair(candidates, cubes, &mut (), executor, &mut |pair| {
            writer.push(pair)
        })
    };
    let (visited, found) = list_and_test(&task, &queue, list, workers)?;
    let pairs = queue.len();
    Ok((task.sort_results(found, pairs, pairs), visited))
}

/// Tests pairs that are listed already, one by one.
pub(super) fn run<R: Send, W: Executor>(
    task: &Task<'_, R, W>,
    pairs: &[CandidatePair],
    workers: usize,
) -> Result<WorkerResults<R>, Interrupted> {
    let queue = Queue::new();
    let list = || {
        let mut writer = queue.write();
        pairs.iter().for_each(|&pair| writer.push(pair));
        Ok(0)
    };
    Ok(list_and_test(task, &queue, list, workers)?.1)
}

/// Lets one worker run `list`, and the others test. `list` is the first closure of the first join and joins nothing itself.
/// So once it has begun it runs to its end, and others may wait for it; before that, they wait only for a limited time.
fn list_and_test<R: Send, W: Executor>(
    task: &Task<'_, R, W>,
    queue: &Queue,
    list: impl FnOnce() -> Result<usize, Interrupted> + Send,
    workers: usize,
) -> Result<(usize, WorkerResults<R>), Interrupted> {
    let drain = || {
        let mut found = Vec::new();
        let mut tested = 0;
        while let Some(pair) = queue.take() {
            task.poll(tested)?;
            task.test(pair, &mut found);
            tested += 1;
        }
        Ok(found)
    };
    let first = || {
        let listed = list()?;
        Ok((listed, drain()?))
    };
    if workers < 2 {
        return first();
    }
    let (first, others) = task.executor.join(first, || {
        each_worker(
            task.executor,
            1..workers,
            &|_| match queue.wait_for_writer() {
                true => drain(),
                false => Ok(Vec::new()),
            },
        )
    });
    let (listed, mut found) = first?;
    found.extend(others?);
    Ok((listed, found))
}
