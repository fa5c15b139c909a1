//! Maintains a tree over boxes that are inserted, moved and removed one at a time.

use super::Aabb;
use crate::IndexList;
use std::sync::atomic::{AtomicU64, Ordering};

/// A tree of numbered boxes, which finds them by their position. Inserting, moving, removing and finding boxes near another
/// take time that grows with the logarithm of their number.
///
/// It is a binary tree. A new box goes beside the node, found greedily from the root, that adds the least surface to the
/// tree (Catto, "Dynamic bounding volume hierarchies", 2019). After each insertion, boxes are fitted up to the root.
/// Branches that are two levels higher than their siblings are raised (Adelson-Velsky and Landis, 1962), so that no order
/// of changes makes the tree deep. Departure: boxes are not enlarged, as a part that is dragged moves in every frame.
#[derive(Debug, Default)]
pub struct DynamicBvh {
    nodes: Vec<Node>,
    /// The unused indices of `nodes`.
    free: Vec<u32>,
    root: Option<u32>,
    /// The node of each box.
    leaves: Vec<(u32, u32)>,
    visits: AtomicU64,
}

#[derive(Debug, Clone, Copy)]
struct Node {
    bounds: Aabb,
    parent: Option<u32>,
    content: Content,
    /// The height of the tallest branch below; 0 for a leaf.
    height: u32,
}

#[derive(Debug, Clone, Copy)]
enum Content {
    /// A leaf with the number of its box.
    Leaf(u32),
    Branch([u32; 2]),
}

impl DynamicBvh {
    /// Returns the box of this number, if there is one.
    pub fn get(&self, number: u32) -> Option<&Aabb> {
        let (_, leaf) = self.leaves[self.place(number).ok()?];
        Some(&self.nodes[leaf as usize].bounds)
    }

    /// Returns where the number is in the list of leaves, or where it would be inserted.
    fn place(&self, number: u32) -> Result<usize, usize> {
        self.leaves.binary_search_by_key(&number, |leaf| leaf.0)
    }

    /// Returns the numbers of all boxes, in order.
    pub fn numbers(&self) -> impl Iterator<Item = u32> + '_ {
        self.leaves.iter().map(|(number, _)| *number)
    }

    /// Returns the largest absolute value of any coordinate of any box; 0 if there is no box.
    pub fn max_abs_coordinate(&self) -> f64 {
        let root = self.root.map(|root| self.nodes[root as usize].bounds);
        root.filter(|all| !all.is_empty())
            .map_or(0.0, |all| all.max_abs_coordinate())
    }

    /// Returns how many boxes, of leaves and of branches, were visited so far: a cost that is the same on every machine.
    pub fn visits(&self) -> u64 {
        self.visits.load(Ordering::Relaxed)
    }

    /// Inserts a box, or moves the one of this number.
    pub fn insert(&mut self, number: u32, bounds: Aabb) {
        if let Ok(place) = self.place(number) {
            self.detach(self.leaves[place].1);
        }
        let leaf = self.add(Node {
            bounds,
            parent: None,
            content: Content::Leaf(number),
            height: 0,
        });
        match self.place(number) {
            Ok(place) => self.leaves[place].1 = leaf,
            Err(place) => self.leaves.insert(place, (number, leaf)),
        }
        let Some(root) = self.root else {
            self.root = Some(leaf);
            return;
        };
        let sibling = self.best_sibling(root, &bounds);
        let above = self.nodes[sibling as usize].parent;
        let branch = self.add(Node {
            bounds,
            parent: None,
            content: Content::Branch([sibling, leaf]),
            height: 1,
        });
        self.replace(above, sibling, branch);
        self.nodes[sibling as usize].parent = Some(branch);
        self.nodes[leaf as usize].parent = Some(branch);
        self.refit(Some(branch));
    }

    /// Removes the box of this number. Returns whether it was there.
    pub fn remove(&mut self, number: u32) -> bool {
        let Ok(place) = self.place(number) else {
            return false;
        };
        let (_, leaf) = self.leaves.remove(place);
        self.detach(leaf);
        true
    }

    /// Takes a leaf out of the tree.
    fn detach(&mut self, leaf: u32) {
        self.free.push(leaf);
        let Some(parent) = self.nodes[leaf as usize].parent else {
            self.root = None;
            return;
        };
        let above = self.nodes[parent as usize].parent;
        if let Content::Branch([one, other]) = self.nodes[parent as usize].content {
            self.replace(above, parent, if one == leaf { other } else { one });
        }
        self.free.push(parent);
        self.refit(above);
    }

    /// Returns the numbers of the boxes no farther than `max_distance` from `around`, in order.
    pub fn query(&self, around: &Aabb, max_distance: f64) -> Vec<u32> {
        let mut found = Vec::new();
        let mut open = IndexList::new();
        let mut next = self.root;
        let mut visits = 0;
        while let Some(node) = next.take().or_else(|| open.pop()) {
            visits += 1;
            let node = &self.nodes[node as usize];
            if node.bounds.distance_squared(around).sqrt() <= max_distance {
                match node.content {
                    Content::Leaf(number) => found.push(number),
                    Content::Branch(children) => open.extend_from_slice(&children),
                }
            }
        }
        self.note(visits);
        found.sort_unstable();
        found
    }

    fn note(&self, visits: u64) {
        self.visits.fetch_add(visits, Ordering::Relaxed);
    }

    fn add(&mut self, node: Node) -> u32 {
        match self.free.pop() {
            Some(place) => {
                self.nodes[place as usize] = node;
                place
            }
            None => {
                self.nodes.push(node);
                self.nodes.len() as u32 - 1
            }
        }
    }

    /// Returns the node beside which a new leaf adds the least surface: to the new branch above both, and to all branches
    /// above that.
    fn best_sibling(&self, root: u32, bounds: &Aabb) -> u32 {
        let (mut at, mut visits) = (root, 1);
        while let Content::Branch(children) = self.nodes[at as usize].content {
            let node = &self.nodes[at as usize].bounds;
            let here = surface(&node.union(bounds));
            let above = here - surface(node);
            visits += 2;
            let cost = children.map(|child| {
                let child = &self.nodes[child as usize];
                let with = surface(&child.bounds.union(bounds));
                let own = match child.content {
                    Content::Leaf(_) => 0.0,
                    Content::Branch(_) => surface(&child.bounds),
                };
                above + with - own
            });
            if here < cost[0] && here < cost[1] {
                break;
            }
            at = children[usize::from(cost[1] < cost[0])];
        }
        self.note(visits);
        at
    }

    /// Replaces a node by another, below `above` or at the root.
    fn replace(&mut self, above: Option<u32>, old: u32, new: u32) {
        self.nodes[new as usize].parent = above;
        let Some(above) = above else {
            self.root = Some(new);
            return;
        };
        if let Content::Branch(children) = &mut self.nodes[above as usize].content {
            children[usize::from(children[1] == old)] = new;
        }
    }

    /// Fits the boxes from a branch up to the root, and balances the branches.
    fn refit(&mut self, from: Option<u32>) {
        let mut next = from;
        while let Some(node) = next {
            let node = self.balance(node);
            self.fit(node);
            next = self.nodes[node as usize].parent;
        }
    }

    fn fit(&mut self, branch: u32) {
        let Content::Branch(children) = self.nodes[branch as usize].content else {
            return;
        };
        self.note(2);
        let [one, other] = children.map(|child| &self.nodes[child as usize]);
        let bounds = one.bounds.union(&other.bounds);
        let height = 1 + one.height.max(other.height);
        let node = &mut self.nodes[branch as usize];
        (node.bounds, node.height) = (bounds, height);
    }

    /// Raises the child of a branch that is two levels higher than the other. Returns the node that replaces the branch.
    fn balance(&mut self, branch: u32) -> u32 {
        let height = |node: u32| self.nodes[node as usize].height;
        match self.nodes[branch as usize].content {
            Content::Branch([low, high]) if height(high) > height(low) + 1 => {
                self.rotate(branch, high, low)
            }
            Content::Branch([high, low]) if height(high) > height(low) + 1 => {
                self.rotate(branch, high, low)
            }
            _ => branch,
        }
    }

    /// Moves `high`, a child of `branch`, above it; the lower of its children replaces `low` below `branch`.
    fn rotate(&mut self, branch: u32, high: u32, low: u32) -> u32 {
        let Content::Branch([one, other]) = self.nodes[high as usize].content else {
            return branch;
        };
        let height = |node: u32| self.nodes[node as usize].height;
        let (stays, goes) = if height(one) >= height(other) {
            (one, other)
        } else {
            (other, one)
        };
        self.replace(self.nodes[branch as usize].parent, branch, high);
        self.nodes[high as usize].content = Content::Branch([branch, stays]);
        self.nodes[branch as usize].parent = Some(high);
        self.nodes[branch as usize].content = Content::Branch([low, goes]);
        self.nodes[goes as usize].parent = Some(branch);
        self.fit(branch);
        high
    }
}

/// Returns half of the surface, which compares as the surface does.
fn surface(bounds: &Aabb) -> f64 {
    let size = (bounds.hi - bounds.lo).map(|x| x.max(0.0));
    size.x * size.y + size.y * size.z + size.z * size.x
}
