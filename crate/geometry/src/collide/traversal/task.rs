//! Splits the traversal among threads.

use super::stacks::{BoxEntry, TraversalStacks};
use super::{Child, PairVisitor, Traversal, TraversalState};
use crate::executor::{Executor, Interrupted};
use std::ops::ControlFlow;

/// The largest number of levels of B that are split; below, a subtree is one task.
const MAX_LEVELS: u32 = 5;
/// The number of triangles, of both, below which another thread is not worth waking.
const MIN_PARALLEL_TRIANGLES: usize = 8192;

/// Returns how many levels of B to split: four times as many triangles get one more.
fn levels(triangles: usize) -> u32 {
    (triangles / MIN_PARALLEL_TRIANGLES)
        .max(1)
        .ilog2()
        .div_ceil(2)
        .min(MAX_LEVELS)
}

type Outcome = Result<ControlFlow<()>, Interrupted>;

/// Traverses below `node` of B at `level`, with a list of boxes of A.
pub fn run<V: PairVisitor, W: Executor>(
    walk: &Traversal<W>,
    node: u32,
    level: u32,
    entries: Vec<BoxEntry>,
    visit: &mut V,
) -> Outcome {
    let triangles = [walk.a, walk.b].map(|shape| shape.mesh().triangles().len());
    if walk.executor.parallelism() < 2 || level >= levels(triangles[0] + triangles[1]) {
        let mut state = TraversalState::new(entries);
        return walk.below_node(node, 0, &mut state, visit);
    }
    walk.executor.poll(true)?;
    let tree = walk.a.bvh();
    let b = &walk.b.bvh().nodes()[node as usize];
    let mut lists = TraversalStacks::new(entries);
    let found = lists.compare(tree, &walk.posed(b), 0);
    let mut parts = Vec::with_capacity(4);
    for slot in 0..4 {
        let from = lists.select(tree, found, slot);
        if from < lists.entries() {
            parts.push((b.child(slot), lists.from(from).to_vec()));
        }
        lists.truncate(from);
    }
    split(walk, level + 1, parts, visit)
}

/// Runs the parts in parallel and returns their results in order.
fn split<V: PairVisitor, W: Executor>(
    walk: &Traversal<W>,
    level: u32,
    mut parts: Vec<(Child, Vec<BoxEntry>)>,
    visit: &mut V,
) -> Outcome {
    if parts.len() > 1 {
        let mut fork = visit.fork();
        let right = parts.split_off(parts.len() / 2);
        let (left, right) = walk.executor.join(
            || split(walk, level, parts, visit),
            || {
                let outcome = split(walk, level, right, &mut fork);
                (outcome, fork)
            },
        );
        let (right, fork) = right;
        visit.merge(fork);
        return Ok(match (left?, right?) {
            (ControlFlow::Continue(()), ControlFlow::Continue(())) => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        });
    }
    match parts.pop() {
        Some((Child::Node(n), entries)) => run(walk, n, level, entries, visit),
        Some((Child::Triangle(t), entries)) => {
            let mut state = TraversalState::new(entries);
            Ok(walk.below_triangle(t, 0, &mut state, visit))
        }
        _ => Ok(ControlFlow::Continue(())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_meshes_are_not_split_and_large_ones_are() {
        let found = [2 * 3968, 75_000, 2_000_000, usize::MAX].map(levels);
        assert_eq!(found, [0, 2, 4, MAX_LEVELS]);
    }
}
