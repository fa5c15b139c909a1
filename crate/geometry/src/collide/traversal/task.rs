//! Splits the traversal among threads.
//!
//! A query starts on one thread, and stays there unless it is large, however large the meshes are. What is left after a
//! fixed amount of work is split in two, and so on. Work is counted, never timed, so that a query is split alike each time.
//! The results are merged in the order of a traversal on one thread.

use super::stacks::BoxEntry;
use super::{Child, PairVisitor, Traversal, TraversalState};
use crate::executor::{Executor, Interrupted};
use std::ops::ControlFlow;

/// The number of listed boxes of A after which another thread is worth waking: some tenths of a millisecond.
const WORK_BEFORE_FIRST_SPLIT: usize = 2048;
/// The number of listed boxes of A after which a task is split again: the other threads are awake then.
const WORK_BEFORE_SPLIT: usize = 512;

/// A part of the traversal that is yet to be done: a child of a node of B, with the boxes of A that overlap it.
pub struct Pending {
    pub child: Child,
    pub entries: Vec<BoxEntry>,
    /// The number of nodes above the child.
    pub depth: u32,
}

type Outcome = Result<ControlFlow<()>, Interrupted>;

/// Traverses everything.
pub fn run<V: PairVisitor, W: Executor>(
    walk: &Traversal<W>,
    entries: Vec<BoxEntry>,
    visit: &mut V,
) -> Outcome {
    let max_work = match walk.executor.parallelism() {
        0 | 1 => usize::MAX,
        _ => WORK_BEFORE_FIRST_SPLIT,
    };
    let whole = Pending {
        child: Child::Node(0),
        entries,
        depth: 0,
    };
    run_parts(walk, &mut [whole].into_iter(), max_work, visit)
}

/// Does the pending parts, in order, and splits what is left after `max_work`.
fn run_parts<V: PairVisitor, W: Executor>(
    walk: &Traversal<W>,
    parts: &mut dyn Iterator<Item = Pending>,
    max_work: usize,
    visit: &mut V,
) -> Outcome {
    let mut state = TraversalState::new(max_work);
    for part in parts {
        if walk.part(part, &mut state, visit)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    split(walk, state.pending, visit)
}

/// Does the pending parts on two threads, and merges the results in order.
fn split<V: PairVisitor, W: Executor>(
    walk: &Traversal<W>,
    mut parts: Vec<Pending>,
    visit: &mut V,
) -> Outcome {
    let run = |parts: Vec<Pending>, visit: &mut V| {
        run_parts(walk, &mut parts.into_iter(), WORK_BEFORE_SPLIT, visit)
    };
    match parts.len() {
        0 => return Ok(ControlFlow::Continue(())),
        1 => return run(parts, visit),
        _ => walk.executor.poll(true)?,
    }
    let right = parts.split_off(middle(&parts));
    let mut fork = visit.fork();
    let (left, (right, fork)) =
        (walk.executor).join(|| run(parts, visit), || (run(right, &mut fork), fork));
    visit.merge(fork);
    Ok(match (left?, right?) {
        (ControlFlow::Continue(()), ControlFlow::Continue(())) => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    })
}

/// Returns where to split parts, so that both sides have about as many triangles of B: a node has about four times as many
/// as its child.
fn middle(parts: &[Pending]) -> usize {
    let weight =
        |part: &Pending| 1_u64 << (2 * (MAX_WEIGHED_DEPTH - part.depth.min(MAX_WEIGHED_DEPTH)));
    let half = parts.iter().map(weight).sum::<u64>() / 2;
    let mut right = 0;
    let is_right = |part: &&Pending| {
        right += weight(part);
        right - weight(part) / 2 <= half
    };
    // The last parts are the largest ones.
    let count = parts.iter().rev().take_while(is_right).count();
    parts.len() - count.clamp(1, parts.len() - 1)
}

/// The depth from which parts count alike.
const MAX_WEIGHED_DEPTH: u32 = 20;

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(depths: &[u32]) -> Vec<Pending> {
        let part = |&depth| Pending {
            child: Child::Empty,
            entries: Vec::new(),
            depth,
        };
        depths.iter().map(part).collect()
    }

    #[test]
    fn parts_are_split_where_half_of_their_weight_is_on_each_side() {
        for (depths, left) in [
            (&[1, 1][..], 1),
            (&[1, 1, 1, 1], 2),
            (&[9, 8, 7, 1], 3),
            (&[3, 3, 3, 2, 2, 2, 1, 1, 1], 7),
            (&[40, 40, 40, 40], 2),
        ] {
            assert_eq!(middle(&parts(depths)), left, "{depths:?}");
        }
    }
}
