//! Descends one tree to everything near, in any order or nearest first.

use super::{Bvh, Child, Node};
use crate::IndexList;
use smallvec::{SmallVec, smallvec};
use std::ops::ControlFlow;

impl Bvh {
    /// Emits every triangle whose box passes a test, as [`Bvh::for_each_overlapping_below`].
    #[inline]
    pub(crate) fn for_each_overlapping(
        &self,
        meets: impl FnMut(&Node) -> u32,
        emit: impl FnMut(u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.for_each_overlapping_below(&mut IndexList::from_slice(&[0]), meets, emit)
    }

    /// Emits every triangle below the `open` nodes whose boxes pass a test: `meets` marks those of a node, bit by bit.
    /// Nodes stay open only if `emit` stops the descent.
    #[inline]
    pub(crate) fn for_each_overlapping_below(
        &self,
        open: &mut IndexList,
        mut meets: impl FnMut(&Node) -> u32,
        mut emit: impl FnMut(u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        while let Some(index) = open.pop() {
            let node = &self.nodes[index as usize];
            let mut mask = meets(node);
            while mask != 0 {
                let slot = mask.trailing_zeros() as usize;
                mask &= mask - 1;
                match node.child(slot) {
                    Child::Empty => {}
                    Child::Node(below) => open.push(below),
                    Child::Triangle(triangle) => emit(triangle)?,
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits triangles, the nearest part of each node first, until nothing nearer than the bound is left. `least` returns,
    /// given the bound, a lower bound of the distance for each slot; NaN excludes a slot. `look` returns the new bound.
    /// With `at_once`, triangles are visited unsorted, which pays if a visit costs less than sorting.
    #[inline]
    pub(crate) fn visit_nearest_first(
        &self,
        mut bound: f64,
        at_once: bool,
        least: impl Fn(u32, f64) -> [f64; 4],
        mut look: impl FnMut(u32) -> ControlFlow<(), f64>,
    ) -> ControlFlow<()> {
        let mut open: SmallVec<[_; 64]> = smallvec![(0.0, Child::Node(0))];
        while let Some((nearest, child)) = open.pop() {
            match child {
                _ if nearest > bound => {}
                Child::Empty => {}
                Child::Triangle(triangle) => bound = look(triangle)?,
                Child::Node(index) => {
                    let first = open.len();
                    let node = &self.nodes[index as usize];
                    for (slot, least) in least(index, bound).into_iter().enumerate() {
                        // A comparison with NaN is false.
                        let near = least <= bound;
                        match node.child(slot) {
                            Child::Empty => {}
                            _ if !near => {}
                            Child::Triangle(triangle) if at_once => bound = look(triangle)?,
                            child => open.push((least, child)),
                        }
                    }
                    open[first..].sort_by(|x, y| y.0.total_cmp(&x.0));
                }
            }
        }
        ControlFlow::Continue(())
    }
}
