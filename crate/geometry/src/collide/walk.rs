//! Walks two trees at once and visits every pair of triangles whose boxes overlap, once.
//!
//! The walk follows tree B and keeps, for the current node of B, a list of the boxes of A that overlap it. So each node of
//! B is posed in A's frame once, however many nodes of A it meets, and sixteen boxes against sixteen are a few vector
//! instructions. Below a triangle of B, which is posed exactly and gets a new box, it finishes tree A alone.
//!
//! [`crate::closest`] finds the nearest pair instead: there the order of visits matters, and lists have none.

mod list;
mod task;

use super::contact::Plane;
use crate::bounds::{BoxFrame, Child, Node};
use crate::shape::Shape;
use crate::work::{Stopped, Work};
use crate::{Point, Pose, Rigid, Vector};
use list::{Entry, Lists};
use std::ops::ControlFlow;

/// A visitor of the candidate pairs.
pub trait Visit: Send {
    /// Visits a candidate: triangle `a` of A may meet triangle `b` of B, whose posed plane is given. Break ends the walk.
    fn pair(&mut self, a: u32, a_corners: &[Point; 3], b: u32, b_plane: &Plane) -> ControlFlow<()>;

    /// Returns an empty visitor for a part of the walk.
    fn fork(&self) -> Self;

    /// Merges the findings of a fork.
    fn merge(&mut self, fork: Self);
}

/// Visits all candidate pairs; returns whether the visitor stopped the walk.
pub fn walk<V: Visit>(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    visit: &mut V,
    work: &impl Work,
) -> Result<ControlFlow<()>, Stopped> {
    walk_grown(a, b, b_in_a, &[Vector::zeros(); 2], visit, work)
}

/// Visits all candidate pairs, with the lower and upper sides of all boxes of B moved outward by `growth`, in A's frame.
/// Returns whether the visitor stopped the walk.
///
/// # Errors
/// [`Stopped`] when `work` says so.
pub fn walk_grown<V: Visit>(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    growth: &[Vector; 2],
    visit: &mut V,
    work: &impl Work,
) -> Result<ControlFlow<()>, Stopped> {
    let walk = Walk::new(a, b, b_in_a, growth, work);
    task::run(&walk, 0, 0, walk.entries(), visit)
}

/// The constant data of a walk.
struct Walk<'a, W> {
    a: &'a Shape,
    b: &'a Shape,
    pose: Rigid,
    frame: BoxFrame,
    work: &'a W,
}

/// The state of a thread's walk; kept to reuse its memory.
struct State {
    lists: Lists,
    /// The nodes of A yet to be opened.
    open: Vec<u32>,
    /// The number of nodes of B visited since the last poll.
    visited: u32,
}

impl State {
    fn new(entries: Vec<Entry>) -> Self {
        Self {
            lists: Lists::new(entries),
            open: Vec::new(),
            visited: 0,
        }
    }
}

/// The number of nodes of B between two polls.
const POLL: u32 = 256;

impl<'a, W: Work> Walk<'a, W> {
    fn new(a: &'a Shape, b: &'a Shape, b_in_a: &Pose, growth: &[Vector; 2], work: &'a W) -> Self {
        let pose = Rigid::new(b_in_a);
        Self {
            a,
            b,
            pose,
            frame: BoxFrame::growing(a.bvh(), b.bvh(), &pose, growth),
            work,
        }
    }

    /// Returns the initial entries, which cover all of A.
    fn entries(&self) -> Vec<Entry> {
        let tree = self.a.bvh();
        (0..4).filter_map(|slot| Entry::of(tree, 0, slot)).collect()
    }

    /// Poses a node of B: its boxes in A's frame.
    #[inline]
    fn posed(&self, node: &Node) -> Node {
        node.with(self.frame.pose(&node.boxes))
    }

    /// Continues below a node of B, with the entries of A in `state` from `first` on.
    fn below_node<V: Visit>(
        &self,
        node: u32,
        first: usize,
        state: &mut State,
        visit: &mut V,
    ) -> Result<ControlFlow<()>, Stopped> {
        state.visited += 1;
        self.work.poll(state.visited.is_multiple_of(POLL))?;
        let nodes = self.b.bvh().nodes();
        let node = &nodes[node as usize];
        let (tree, posed) = (self.a.bvh(), self.posed(node));
        let found = state.lists.cross(tree, &posed, first);
        for slot in 0..4 {
            let from = state.lists.select(self.a.bvh(), found, slot);
            if from == state.lists.entries() {
                continue;
            }
            let flow = match node.child(slot) {
                Child::Empty => ControlFlow::Continue(()),
                Child::Triangle(t) => self.below_triangle(t, from, state, visit),
                Child::Node(n) => self.below_node(n, from, state, visit)?,
            };
            if flow.is_break() {
                return Ok(flow);
            }
            state.lists.truncate(from);
        }
        state.lists.forget(found);
        Ok(ControlFlow::Continue(()))
    }

    /// Finishes tree A for a triangle of B.
    fn below_triangle<V: Visit>(
        &self,
        b: u32,
        first: usize,
        state: &mut State,
        visit: &mut V,
    ) -> ControlFlow<()> {
        let State { lists, open, .. } = state;
        let corners = self.b.posed_triangle(b, &self.pose);
        let tight = self.frame.around(&corners);
        let mut plane = None;
        let mut pair = |a: u32| {
            let plane = plane.get_or_insert_with(|| Plane::of(&corners));
            visit.pair(a, &self.a.triangle(a), b, plane)
        };
        let nodes = self.a.bvh().nodes();
        for entry in lists.from(first) {
            if !entry.overlaps(nodes, &tight) {
                continue;
            }
            match entry.child(nodes) {
                Child::Empty => {}
                Child::Triangle(a) => pair(a)?,
                Child::Node(n) => open.push(n),
            }
        }
        let meets = |node: &Node| node.boxes.overlaps(&tight);
        self.a.bvh().overlapping(open, meets, pair)
    }
}
