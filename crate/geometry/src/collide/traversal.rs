//! Traverses two trees at once and visits every pair of triangles whose boxes overlap, once.
//!
//! The traversal follows tree B and stores, for the current node of B, a list of the boxes of A that overlap it. So each
//! node of B is posed in A's frame once, for any number of nodes of A that it meets. Comparing four boxes with four takes a
//! few vector instructions. Below a triangle of B, which is posed exactly and gets a new box, it finishes tree A alone.
//!
//! [`crate::closest`] finds the nearest pair instead: there the order of visits matters, and lists have none.

mod stacks;
mod task;

use super::contact::Plane;
use crate::bounds::{BoxTransform, Child, Node};
use crate::executor::{Executor, Interrupted};
use crate::shape::Shape;
use crate::{IndexList, Point, Pose, RigidTransform, Vector};
use stacks::{BoxEntry, INITIAL_CAPACITY, TraversalStacks};
use std::ops::ControlFlow;
use task::Pending;

/// A visitor of the candidate pairs of triangles, which the bounding volumes do not separate.
pub trait PairVisitor: Send {
    /// Visits a candidate: triangle `a` of A may meet triangle `b` of B, whose posed plane is given. Break ends the
    /// traversal.
    fn pair(&mut self, a: u32, a_corners: &[Point; 3], b: u32, b_plane: &Plane) -> ControlFlow<()>;

    /// Returns an empty visitor for a part of the traversal.
    fn fork(&self) -> Self;

    /// Merges the results of a fork.
    fn merge(&mut self, fork: Self);
}

/// Visits all pairs of triangles that the bounding volumes do not separate; returns whether the visitor stopped the
/// traversal.
pub fn traverse<V: PairVisitor>(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    visit: &mut V,
    executor: &impl Executor,
) -> Result<ControlFlow<()>, Interrupted> {
    traverse_expanded(a, b, b_in_a, &[Vector::zeros(); 2], visit, executor)
}

/// Visits all candidate pairs of triangles, with the lower and upper sides of all boxes of B moved outward by `growth`,
/// in A's frame. Returns whether the visitor stopped the traversal.
///
/// # Errors
/// [`Interrupted`] if `executor` interrupts the query.
pub fn traverse_expanded<V: PairVisitor>(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    growth: &[Vector; 2],
    visit: &mut V,
    executor: &impl Executor,
) -> Result<ControlFlow<()>, Interrupted> {
    let walk = Traversal::new(a, b, b_in_a, growth, executor);
    task::run(&walk, walk.entries(), visit)
}

/// The constant data of a traversal.
struct Traversal<'a, W> {
    a: &'a Shape,
    b: &'a Shape,
    pose: RigidTransform,
    frame: BoxTransform,
    executor: &'a W,
}

/// The state of a thread's traversal, which is reused to save allocations.
struct TraversalState {
    lists: TraversalStacks,
    /// The nodes of A yet to be opened.
    open: IndexList,
    /// The number of nodes of B visited since the last poll.
    visited: u32,
    /// The number of boxes of A that it may still list. Then everything that is left becomes pending, in order.
    work_left: usize,
    pending: Vec<Pending>,
}

impl TraversalState {
    fn new(max_work: usize) -> Self {
        Self {
            lists: TraversalStacks::default(),
            open: IndexList::new(),
            visited: 0,
            work_left: max_work,
            pending: Vec::new(),
        }
    }
}

/// The number of nodes of B between two polls.
const POLL_EVERY: u32 = 256;

impl<'a, W: Executor> Traversal<'a, W> {
    fn new(
        a: &'a Shape,
        b: &'a Shape,
        b_in_a: &Pose,
        growth: &[Vector; 2],
        executor: &'a W,
    ) -> Self {
        let pose = RigidTransform::new(b_in_a);
        Self {
            a,
            b,
            pose,
            frame: BoxTransform::with_growth(a.bvh(), b.bvh(), &pose, growth),
            executor,
        }
    }

    /// Returns the initial entries, which cover all of A.
    fn entries(&self) -> Vec<BoxEntry> {
        let tree = self.a.bvh();
        let mut entries = Vec::with_capacity(INITIAL_CAPACITY);
        entries.extend((0..4).filter_map(|slot| BoxEntry::new(tree, 0, slot)));
        entries
    }

    /// Poses a node of B: its boxes in A's frame.
    #[inline]
    fn posed(&self, node: &Node) -> Node {
        node.with_boxes(self.frame.pose(&node.boxes))
    }

    /// Does a part of the traversal, or stores what is left of it as pending.
    fn part<V: PairVisitor>(
        &self,
        part: Pending,
        state: &mut TraversalState,
        visit: &mut V,
    ) -> Result<ControlFlow<()>, Interrupted> {
        if state.work_left == 0 {
            state.pending.push(part);
            return Ok(ControlFlow::Continue(()));
        }
        state.lists.restart(part.entries);
        self.below(part.child, 0, part.depth, state, visit)
    }

    /// Continues below a child of a node of B, with the entries of A in `state` from `first` on.
    #[inline]
    fn below<V: PairVisitor>(
        &self,
        child: Child,
        first: usize,
        depth: u32,
        state: &mut TraversalState,
        visit: &mut V,
    ) -> Result<ControlFlow<()>, Interrupted> {
        match child {
            Child::Empty => Ok(ControlFlow::Continue(())),
            Child::Triangle(t) => Ok(self.below_triangle(t, first, state, visit)),
            Child::Node(n) => self.below_node(n, first, depth, state, visit),
        }
    }

    /// Continues below a node of B, with the entries of A in `state` from `first` on.
    fn below_node<V: PairVisitor>(
        &self,
        node: u32,
        first: usize,
        depth: u32,
        state: &mut TraversalState,
        visit: &mut V,
    ) -> Result<ControlFlow<()>, Interrupted> {
        state.visited += 1;
        self.executor
            .poll(state.visited.is_multiple_of(POLL_EVERY))?;
        let nodes = self.b.bvh().nodes();
        let node = &nodes[node as usize];
        let (tree, posed) = (self.a.bvh(), self.posed(node));
        let found = state.lists.compare(tree, &posed, first);
        for slot in 0..4 {
            let from = state.lists.select(self.a.bvh(), found, slot);
            if from == state.lists.entries() {
                continue;
            }
            let child = node.child(slot);
            if state.work_left == 0 {
                let entries = state.lists.from(from).to_vec();
                state.pending.push(Pending {
                    child,
                    entries,
                    depth: depth + 1,
                });
            } else {
                let listed = state.lists.entries() - from;
                state.work_left = state.work_left.saturating_sub(listed);
                let flow = self.below(child, from, depth + 1, state, visit)?;
                if flow.is_break() {
                    return Ok(flow);
                }
            }
            state.lists.truncate(from);
        }
        state.lists.truncate_comparisons(found);
        Ok(ControlFlow::Continue(()))
    }

    /// Finishes tree A for a triangle of B. It is never inlined, since it is large and each visitor has its own.
    #[inline(never)]
    fn below_triangle<V: PairVisitor>(
        &self,
        b: u32,
        first: usize,
        state: &mut TraversalState,
        visit: &mut V,
    ) -> ControlFlow<()> {
        let TraversalState { lists, open, .. } = state;
        let corners = self.b.posed_triangle(b, &self.pose);
        let tight = self.frame.box_around(&corners);
        let mut plane = None;
        let mut pair = |a: u32| {
            let plane = plane.get_or_insert_with(|| Plane::new(&corners));
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
        let tree = self.a.bvh();
        tree.for_each_overlapping_below(open, meets, pair)
    }
}
