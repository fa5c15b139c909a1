//! Stores lists of the boxes of A that overlap a node of B.

use crate::IndexList;
use crate::bounds::{Bvh, Child, Node, SimdAabb};

/// A box of the bounding volume hierarchy of A.
#[derive(Debug, Clone, Copy)]
pub struct BoxEntry {
    /// Four times the node, plus the slot.
    slot: u32,
    /// The sum of the box's extents.
    size: f32,
}

impl BoxEntry {
    /// Returns the box in a slot of a node; None when the slot is unused.
    pub fn new(tree: &Bvh, node: u32, slot: usize) -> Option<Self> {
        let n = &tree.nodes()[node as usize];
        let entry = Self {
            slot: node * 4 + slot as u32,
            size: n.boxes.sizes()[slot],
        };
        (n.child(slot) != Child::Empty).then_some(entry)
    }

    /// Returns the content of the box.
    #[inline]
    pub fn child(self, nodes: &[Node]) -> Child {
        nodes[self.slot as usize / 4].child(self.slot as usize % 4)
    }

    /// Returns the box, in all lanes.
    #[inline]
    pub fn boxes(self, nodes: &[Node]) -> SimdAabb {
        nodes[self.slot as usize / 4]
            .boxes
            .lane(self.slot as usize % 4)
    }

    /// Returns whether the box overlaps another that is the same in all lanes.
    #[inline]
    pub fn overlaps(self, nodes: &[Node], b: &SimdAabb) -> bool {
        let node = &nodes[self.slot as usize / 4];
        node.boxes.overlaps(b) >> (self.slot % 4) & 1 == 1
    }
}

/// The overlaps of boxes of A with the four boxes of a node of B.
#[derive(Debug, Clone, Copy)]
struct BoxComparison {
    /// The index of an entry, or a node whose four boxes were compared.
    slot: u32,
    /// The bit `4·i + j` is set if box `j` of A overlaps box `i` of B.
    mask: u16,
    /// True if `slot` is an entry, compared alone: then `j` is 0.
    is_single: bool,
}

/// The initial capacity of the stacks, which most queries do not exceed.
pub const INITIAL_CAPACITY: usize = 64;

/// The stacks of entries and of comparisons, one level of B above the other.
#[derive(Debug, Default)]
pub struct TraversalStacks {
    entries: Vec<BoxEntry>,
    comparisons: Vec<BoxComparison>,
    open: IndexList,
}

impl TraversalStacks {
    /// Replaces everything by a first list.
    pub fn restart(&mut self, entries: Vec<BoxEntry>) {
        self.entries = entries;
        self.comparisons.clear();
        self.comparisons.reserve(INITIAL_CAPACITY);
    }

    /// Returns the total number of entries.
    pub fn entries(&self) -> usize {
        self.entries.len()
    }

    /// Returns the entries from `first` on.
    pub fn from(&self, first: usize) -> &[BoxEntry] {
        &self.entries[first..]
    }

    /// Drops the entries from `length` on.
    pub fn truncate(&mut self, length: usize) {
        self.entries.truncate(length);
    }

    /// Drops the comparisons from `first` on.
    pub fn truncate_comparisons(&mut self, first: usize) {
        self.comparisons.truncate(first);
    }

    /// Compares the entries from `first` on with the boxes of a node of B, posed, and returns where the comparisons begin.
    /// An entry smaller than the boxes of B is compared as it is; a larger one by its parts, until they are not too large.
    pub fn compare(&mut self, tree: &Bvh, b: &Node, first: usize) -> usize {
        let begin = self.comparisons.len();
        let b_sizes = b.boxes.sizes();
        let largest = b_sizes.into_iter().fold(0.0, f32::max);
        let each = [0, 1, 2, 3].map(|i| b.boxes.lane(i));
        let nodes = tree.nodes();
        for e in &self.entries[first..] {
            let inner = match e.child(nodes) {
                Child::Node(n) if e.size > largest => n,
                _ => {
                    let over = e.boxes(nodes).overlaps(&b.boxes);
                    let mask =
                        (over & 1 | (over & 2) << 3 | (over & 4) << 6 | (over & 8) << 9) as u16;
                    if mask != 0 {
                        self.comparisons.push(BoxComparison {
                            slot: e.slot,
                            mask,
                            is_single: true,
                        });
                    }
                    continue;
                }
            };
            self.open.push(inner);
            while let Some(n) = self.open.pop() {
                let node = &nodes[n as usize];
                let mut mask = (0..4).fold(0, |m, i| m | node.boxes.overlaps(&each[i]) << (4 * i));
                let all = mask | mask >> 8;
                let any = (all | all >> 4) & 0xf;
                if any == 0 {
                    continue;
                }
                let a_sizes = node.boxes.sizes();
                for (j, &size) in a_sizes.iter().enumerate() {
                    if any >> j & 1 == 1
                        && size > 2.0 * largest
                        && let Child::Node(inner) = node.child(j)
                    {
                        self.open.push(inner);
                        mask &= !(0x1111 << j);
                    }
                }
                if mask != 0 {
                    self.comparisons.push(BoxComparison {
                        slot: n,
                        mask: mask as u16,
                        is_single: false,
                    });
                }
            }
        }
        begin
    }

    /// Appends a list of the boxes that overlap box `i` of B by the comparisons from `found` on, and returns where it
    /// begins.
    pub fn select(&mut self, tree: &Bvh, found: usize, i: usize) -> usize {
        let begin = self.entries.len();
        for f in &self.comparisons[found..] {
            let mut mask = f.mask >> (4 * i) & 0xf;
            let node = if f.is_single { f.slot / 4 } else { f.slot };
            let n = &tree.nodes()[node as usize];
            let sizes = n.boxes.sizes();
            while mask != 0 {
                let j = mask.trailing_zeros();
                mask &= mask - 1;
                let slot = if f.is_single { f.slot } else { node * 4 + j };
                self.entries.push(BoxEntry {
                    slot,
                    size: sizes[slot as usize % 4],
                });
            }
        }
        begin
    }
}
