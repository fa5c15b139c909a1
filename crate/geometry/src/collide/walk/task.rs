//! The walk, split among threads.

use super::list::{Entry, Lists};
use super::{Child, State, Visit, Walk};
use crate::work::{Stopped, Work};
use std::ops::ControlFlow;

/// Levels of B that are split; below, a subtree is one task.
const SPLIT_LEVELS: u32 = 5;

type Outcome = Result<ControlFlow<()>, Stopped>;

/// Walks below `node` of B at `level`, with a list of boxes of A.
pub fn run<V: Visit, W: Work>(
    walk: &Walk<W>,
    node: u32,
    level: u32,
    entries: Vec<Entry>,
    visit: &mut V,
) -> Outcome {
    if walk.work.width() < 2 || level >= SPLIT_LEVELS {
        let mut state = State {
            lists: Lists::new(entries),
            ..State::default()
        };
        return walk.below_node(node, 0, &mut state, visit);
    }
    if walk.work.stopped() {
        return Err(Stopped);
    }
    let tree = walk.a.bvh();
    let b = &walk.b.bvh().nodes()[node as usize];
    let boxes = walk.frame.pose(&b.boxes);
    let mut lists = Lists::new(entries);
    let found = lists.cross(tree, &boxes, 0);
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

/// The parts side by side, their results in order.
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
            let mut state = State {
                lists: Lists::new(entries),
                ..State::default()
            };
            Ok(walk.below_triangle(t, 0, &mut state, visit))
        }
        _ => Ok(ControlFlow::Continue(())),
    }
}
