//! Splits the walk among threads.

use super::list::{Entry, Lists};
use super::{Child, State, Visit, Walk};
use crate::work::{Stopped, Work};
use std::ops::ControlFlow;

/// The largest number of levels of B that are split; below, a subtree is one task.
const MOST_LEVELS: u32 = 5;
/// The number of triangles, of both, for which another thread is not worth waking.
const GRAIN: usize = 8192;

/// Returns how many levels of B to split: four times as many triangles get one more.
fn levels(triangles: usize) -> u32 {
    (triangles / GRAIN)
        .max(1)
        .ilog2()
        .div_ceil(2)
        .min(MOST_LEVELS)
}

type Outcome = Result<ControlFlow<()>, Stopped>;

/// Walks below `node` of B at `level`, with a list of boxes of A.
pub fn run<V: Visit, W: Work>(
    walk: &Walk<W>,
    node: u32,
    level: u32,
    entries: Vec<Entry>,
    visit: &mut V,
) -> Outcome {
    let triangles = [walk.a, walk.b].map(|shape| shape.mesh().triangles().len());
    if walk.work.width() < 2 || level >= levels(triangles[0] + triangles[1]) {
        let mut state = State::new(entries);
        return walk.below_node(node, 0, &mut state, visit);
    }
    walk.work.poll(true)?;
    let tree = walk.a.bvh();
    let b = &walk.b.bvh().nodes()[node as usize];
    let mut lists = Lists::new(entries);
    let found = lists.cross(tree, &walk.posed(b), 0);
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
fn split<V: Visit, W: Work>(
    walk: &Walk<W>,
    level: u32,
    mut parts: Vec<(Child, Vec<Entry>)>,
    visit: &mut V,
) -> Outcome {
    if parts.len() > 1 {
        let mut fork = visit.fork();
        let right = parts.split_off(parts.len() / 2);
        let (left, right) = walk.work.join(
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
            let mut state = State::new(entries);
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
        assert_eq!(found, [0, 2, 4, MOST_LEVELS]);
    }
}
