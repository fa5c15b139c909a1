//! Implements sweep and prune: the overlaps of many moving boxes from the ends of their intervals on some axes. The ends are
//! kept sorted as the boxes move (Baraff, "Dynamic simulation of non-penetrating rigid bodies", 1992; Cohen, Lin, Manocha,
//! Ponamgi, "I-COLLIDE", 1995, on sweep and prune).
//!
//! An insertion sort repairs a list in which few ends are out of order with few swaps. An overlap begins or ends where a
//! lower and an upper end are swapped. Unlike in the papers, any set of axes may be sorted, and intervals are closed.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::mem;

use nearpoint_geometry::bounds::Aabb;

/// An end of the interval that a box covers on an axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct End {
    /// The number of the box.
    pub body: usize,
    /// True for the end with the larger coordinate.
    pub is_upper: bool,
}

/// The effect of a swap on the intervals of its two boxes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// They overlap as before.
    None,
    /// A lower end came before an upper one: they overlap from now on.
    Begins,
    /// An upper end came before a lower one: they overlap no longer.
    Stops,
}

/// A swap of two neighbouring interval ends in the sorted list of an axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Swap {
    /// The axis of the list: 0 for x, 1 for y, 2 for z.
    pub axis: usize,
    /// The end that comes first now, and the one that it passed.
    pub ends: [End; 2],
    /// The effect on their boxes.
    pub change: Change,
}

/// A set of moving boxes whose interval ends are kept sorted on some axes, to find overlapping pairs.
#[derive(Debug, Clone)]
pub struct SweepAndPrune {
    axes: Vec<usize>,
    boxes: Vec<Aabb>,
    /// The ends on each of the axes.
    lists: Vec<Vec<End>>,
    /// The number of axes on which a pair overlaps; a pair without any has no entry.
    overlap_counts: BTreeMap<[usize; 2], usize>,
}

impl SweepAndPrune {
    /// Sorts the ends of boxes, none of them empty, on these axes, and sweeps over them once.
    pub fn new(boxes: Vec<Aabb>, axes: &[usize]) -> Self {
        let ends = |body| [false, true].map(|is_upper| End { body, is_upper });
        let ends: Vec<End> = (0..boxes.len()).flat_map(ends).collect();
        let mut overlap_counts = BTreeMap::new();
        let mut lists = Vec::new();
        for &axis in axes {
            let mut list = ends.clone();
            list.sort_by(|a, b| order(&boxes, axis, a, b));
            let mut open: Vec<usize> = Vec::new();
            for End { body, is_upper } in &list {
                if *is_upper {
                    open.retain(|other| other != body);
                    continue;
                }
                for other in &open {
                    *overlap_counts.entry(pair(*body, *other)).or_default() += 1;
                }
                open.push(*body);
            }
            lists.push(list);
        }
        Self {
            axes: axes.to_vec(),
            boxes,
            lists,
            overlap_counts,
        }
    }

    /// Returns the boxes at their current positions.
    pub fn boxes(&self) -> &[Aabb] {
        &self.boxes
    }

    /// Returns the sorted interval ends on each of the axes.
    pub fn lists(&self) -> &[Vec<End>] {
        &self.lists
    }

    /// Returns the pairs of boxes that overlap on all of the axes, in order.
    pub fn pairs(&self) -> Vec<[usize; 2]> {
        let all = self.axes.len();
        let overlapping = self
            .overlap_counts
            .iter()
            .filter(|(_, shared)| **shared == all);
        overlapping.map(|(pair, _)| *pair).collect()
    }

    /// Moves the boxes, as many as before, and repairs the sorted lists; it reports each swap and returns their number.
    pub fn update(&mut self, boxes: Vec<Aabb>, mut report: impl FnMut(Swap)) -> usize {
        self.boxes = boxes;
        let mut swaps = 0;
        for (i, &axis) in self.axes.iter().enumerate() {
            let mut list = mem::take(&mut self.lists[i]);
            for from in 1..list.len() {
                let mut place = from;
                while place > 0 && order(&self.boxes, axis, &list[place - 1], &list[place]).is_gt()
                {
                    list.swap(place - 1, place);
                    place -= 1;
                    let ends = [list[place], list[place + 1]];
                    let change = change(&mut self.overlap_counts, ends);
                    swaps += 1;
                    report(Swap { axis, ends, change });
                }
            }
            self.lists[i] = list;
        }
        swaps
    }
}

/// Compares the positions of two ends. At equal positions lower ends come first, as intervals are closed.
fn order(boxes: &[Aabb], axis: usize, a: &End, b: &End) -> Ordering {
    let place = |end: &End| {
        let Aabb { lo, hi } = boxes[end.body];
        // The sum makes −0 equal to 0.
        (if end.is_upper { hi } else { lo })[axis] + 0.0
    };
    place(a)
        .total_cmp(&place(b))
        .then(a.is_upper.cmp(&b.is_upper))
        .then(a.body.cmp(&b.body))
}

/// Counts the effect of the first end passing the second.
fn change(shared: &mut BTreeMap<[usize; 2], usize>, [first, second]: [End; 2]) -> Change {
    let pair = pair(first.body, second.body);
    match (first.is_upper, second.is_upper) {
        (false, true) => {
            *shared.entry(pair).or_default() += 1;
            Change::Begins
        }
        (true, false) => {
            if let Some(count) = shared.get_mut(&pair) {
                *count -= 1;
                if *count == 0 {
                    shared.remove(&pair);
                }
            }
            Change::Stops
        }
        _ => Change::None,
    }
}

fn pair(a: usize, b: usize) -> [usize; 2] {
    [a.min(b), a.max(b)]
}
