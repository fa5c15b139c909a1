//! Implements step 4: testing the listed pairs, on one worker or several.
//!
//! After section 3.4 of Kitamura's thesis: static and dynamic sharing of the list, and the usual method today, stealing. All
//! go through [`Executor::join`]; the results and their order never depend on them.

mod dynamic;
mod queue;
mod stealing;

use super::candidates::{Candidates, FaceId};
use super::face_octree::CandidatePair;
pub use dynamic::test_while_listing;
use nearpoint_geometry::collide::swept::SweptTriangle;
use nearpoint_geometry::collide::{Contact, TrianglePair};
use nearpoint_geometry::executor::{Executor, Interrupted, for_each};
use std::ops::Range;

/// The kind of sharing of the list of pairs among workers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Sharing {
    /// Worker i of N takes the pairs i, i + N, i + 2N …
    Static,
    /// A worker takes the next pair whenever it is free; one worker makes the list meanwhile.
    Dynamic,
    /// Each worker has its part of the list; one that is done steals half of the largest remaining part.
    #[default]
    Stealing,
}

/// A pair of faces that collide, with the result of their test.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Collision<R> {
    /// The faces, that of the part with the lower number first.
    pub faces: [FaceId; 2],
    /// The result of the test.
    pub found: R,
}

impl<R> Collision<R> {
    /// Returns the sort key of the results.
    pub(super) fn key(&self) -> [u32; 4] {
        let [a, b] = self.faces;
        [a.part, b.part, a.triangle, b.triangle]
    }
}

/// The result of step 4: all collisions, and the cost of sharing the pairs.
#[derive(Debug, Clone, PartialEq)]
pub struct TestResult<R> {
    /// The collisions in order of (part, part, triangle, triangle).
    pub collisions: Vec<Collision<R>>,
    /// The number of tested pairs.
    pub pairs: usize,
    /// The number of accesses of the workers to shared memory, as the thesis counts. With P pairs and p collisions it is P +
    /// p for static sharing; 2P + p for dynamic sharing, which also writes each pair there; P + p and each theft for
    /// stealing. It is counted for a single worker, too, which shares with nobody.
    pub accesses: usize,
}

/// The number of pairs below which a list stays on one worker: another is not worth waking.
pub const MIN_SHARED_PAIRS: usize = 256;

/// The number of tests between two polls.
const POLL: usize = 64;

/// The results of one worker.
type WorkerResults<R> = Vec<(CandidatePair, R)>;

/// Tests each of `pairs`; `test` returns whether, and how, two faces intersect in the step. Lists of fewer than 256 pairs
/// stay on one worker. Dynamic sharing only takes pairs one by one here; [`test_while_listing`] also makes the list
/// meanwhile.
///
/// # Errors
/// [`Interrupted`] if `executor` requests a stop.
pub fn test_pairs<R: Send>(
    candidates: &Candidates,
    pairs: &[CandidatePair],
    test: impl Fn(&SweptTriangle, &SweptTriangle) -> Option<R> + Sync,
    sharing: Sharing,
    workers: usize,
    executor: &impl Executor,
) -> Result<TestResult<R>, Interrupted> {
    let task = Task {
        candidates,
        test: &test,
        executor,
    };
    let workers = match pairs.len() < MIN_SHARED_PAIRS {
        true => 1,
        false => workers.max(1),
    };
    let (found, more) = match sharing {
        Sharing::Static => (task.test_static(pairs, workers)?, 0),
        Sharing::Dynamic => (dynamic::run(&task, pairs, workers)?, pairs.len()),
        Sharing::Stealing => stealing::run(&task, pairs, workers)?,
    };
    Ok(task.sort_results(found, pairs.len(), more))
}

/// Returns the pairs of triangles of two parts, as [`nearpoint_geometry::collide::face_pairs`] takes them to group them by
/// the faces of their meshes; `contact` converts a collision to a contact.
pub fn triangle_pairs<R>(
    collisions: &[Collision<R>],
    parts: [u32; 2],
    contact: impl Fn(&R) -> Contact,
) -> Vec<TrianglePair> {
    let of_parts = collisions
        .iter()
        .filter(|c| c.faces.map(|face| face.part) == parts);
    let pair = |c: &Collision<R>| TrianglePair {
        a: c.faces[0].triangle,
        b: c.faces[1].triangle,
        contact: contact(&c.found),
    };
    of_parts.map(pair).collect()
}

/// The test of two faces.
type Test<'a, R> = dyn Fn(&SweptTriangle, &SweptTriangle) -> Option<R> + Sync + 'a;

/// The shared data of all workers.
struct Task<'a, R, W> {
    candidates: &'a Candidates,
    test: &'a Test<'a, R>,
    executor: &'a W,
}

impl<R: Send, W: Executor> Task<'_, R, W> {
    /// Tests with static sharing (section 3.4.2): the worker of each pair is fixed before.
    fn test_static(
        &self,
        pairs: &[CandidatePair],
        workers: usize,
    ) -> Result<WorkerResults<R>, Interrupted> {
        each_worker(self.executor, 0..workers, &|worker| {
            let mut found = Vec::new();
            for (tested, &pair) in pairs.iter().skip(worker).step_by(workers).enumerate() {
                self.poll(tested)?;
                self.test(pair, &mut found);
            }
            Ok(found)
        })
    }

    fn test(&self, pair: CandidatePair, found: &mut WorkerResults<R>) {
        let [a, b] = pair.map(|i| &self.candidates.faces[i as usize].swept);
        if let Some(result) = (self.test)(a, b) {
            found.push((pair, result));
        }
    }

    /// Polls for a stop at intervals, after `tested` tests.
    fn poll(&self, tested: usize) -> Result<(), Interrupted> {
        if tested.is_multiple_of(POLL) && self.executor.is_interrupted() {
            return Err(Interrupted);
        }
        Ok(())
    }

    /// Sorts the results.
    fn sort_results(&self, found: WorkerResults<R>, pairs: usize, more: usize) -> TestResult<R> {
        let faces = &self.candidates.faces;
        let reported = |(pair, found): (CandidatePair, R)| Collision {
            faces: pair.map(|i| faces[i as usize].id),
            found,
        };
        let mut collisions: Vec<_> = found.into_iter().map(reported).collect();
        collisions.sort_unstable_by_key(Collision::key);
        TestResult {
            accesses: pairs + collisions.len() + more,
            collisions,
            pairs,
        }
    }
}

/// Runs a task for each of the workers, as many at once as `executor` provides, and joins their results.
fn each_worker<R: Send>(
    executor: &impl Executor,
    workers: Range<usize>,
    task: &(impl Fn(usize) -> Result<WorkerResults<R>, Interrupted> + Sync),
) -> Result<WorkerResults<R>, Interrupted> {
    let mut all: Vec<_> = workers.map(|worker| (worker, Ok(Vec::new()))).collect();
    for_each(executor, &mut all, &|(worker, found)| {
        *found = task(*worker)
    });
    let found: Result<Vec<_>, _> = all.into_iter().map(|(_, found)| found).collect();
    Ok(found?.into_iter().flatten().collect())
}
