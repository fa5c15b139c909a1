//! Searches best first: the open node of least value is next.

use super::nodes::{NextState, Nodes, to_end};
use super::{End, SearchResult};
use crate::planning::{Field, PlanError};
use nearpoint_geometry::executor::Executor;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A priority queue of nodes by value: least value first, and among equal ones the first found.
#[derive(Default)]
struct ValueQueue(BinaryHeap<Reverse<(u64, u32)>>);

impl ValueQueue {
    /// Adds a node. No value is below 0, so the bits of values have the same order.
    fn push(&mut self, value: f64, node: u32) {
        self.0.push(Reverse((value.to_bits(), node)));
    }

    fn pop(&mut self) -> Option<(f64, u32)> {
        let Reverse((bits, node)) = self.0.pop()?;
        Some((f64::from_bits(bits), node))
    }
}

/// The state of a search.
struct BestFirst {
    nodes: Nodes,
    /// The nodes that have not been expanded.
    open: ValueQueue,
    /// The nodes without children: the leaves of the search tree. The robot is turned at them in the order of their values.
    leaves: ValueQueue,
}

/// Runs the best-first search to its end, in a world that does not change.
pub(super) fn search(
    nodes: Nodes,
    field: &Field,
    executor: &impl Executor,
) -> Result<SearchResult, PlanError> {
    let mut search = BestFirst {
        nodes,
        open: ValueQueue::default(),
        leaves: ValueQueue::default(),
    };
    search.open.push(search.nodes.explored[0].value, 0);
    let end = to_end(search.run(field, executor))?;
    Ok(search.finish(end))
}

impl BestFirst {
    fn run(&mut self, field: &Field, executor: &impl Executor) -> Result<End, PlanError> {
        if self.nodes.states[0].cell == self.nodes.goal {
            return Ok(End::Reached);
        }
        loop {
            while let Some((value, node)) = self.open.pop() {
                if executor.is_interrupted() {
                    return Err(PlanError::Interrupted);
                }
                let before = self.nodes.explored.len();
                if self.expand(node, field, executor)? {
                    return Ok(End::Reached);
                }
                if self.nodes.explored.len() == before {
                    self.leaves.push(value, node);
                }
                if self.nodes.is_limit_reached() {
                    return Ok(End::LimitReached);
                }
            }
            if !self.turn(field, executor)? {
                return Ok(if self.nodes.is_limit_reached() {
                    End::LimitReached
                } else {
                    End::Failed
                });
            }
        }
    }

    /// Opens the free neighbours of a node, and returns whether the goal's cell is one of them.
    fn expand(
        &mut self,
        node: u32,
        field: &Field,
        executor: &impl Executor,
    ) -> Result<bool, PlanError> {
        let turn = self.nodes.states[node as usize].turn;
        for cell in self.nodes.successor_cells(node) {
            if self.nodes.is_limit_reached() {
                break;
            }
            if !self.nodes.visited.insert((cell, turn)) {
                continue;
            }
            let cube = self.nodes.empty_cell(cell);
            if let Some(value) = self.nodes.robot.value(turn, &cube, field, executor)? {
                let node = self.nodes.add(NextState { cell, turn, value }, node);
                if cell == self.nodes.goal {
                    return Ok(true);
                }
                self.open.push(value, node);
            }
        }
        Ok(false)
    }

    /// Turns the robot at the leaf of least value where it can be turned, and opens that node.
    fn turn(&mut self, field: &Field, executor: &impl Executor) -> Result<bool, PlanError> {
        while let Some((_, node)) = self.leaves.pop() {
            if let Some(next) = self.nodes.turn(node, field, executor)? {
                let (value, node) = (next.value, self.nodes.add(next, node));
                self.open.push(value, node);
                return Ok(true);
            }
            if self.nodes.is_limit_reached() {
                return Ok(false);
            }
        }
        Ok(false)
    }

    fn finish(self, end: End) -> SearchResult {
        let nodes = self.nodes;
        let last = nodes.explored.len() - 1;
        let value = |i: &usize| nodes.explored[*i].value;
        let lowest = || (0..=last).min_by(|i, j| value(i).total_cmp(&value(j)));
        let to = match end {
            End::Reached => last,
            _ => lowest().unwrap_or(0),
        };
        SearchResult::new(nodes, to, end)
    }
}
