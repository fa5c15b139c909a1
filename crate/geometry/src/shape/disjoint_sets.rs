//! Keeps disjoint sets of numbered items.

use crate::hull::CompressedLists;

/// Numbers in sets, each named by its lowest member. Union by lower number, paths halved (Tarjan & van Leeuwen 1984).
#[derive(Debug)]
pub(crate) struct DisjointSets {
    parent: Vec<u32>,
}

impl DisjointSets {
    /// Creates the numbers 0 … count−1, each alone.
    pub(crate) fn new(count: usize) -> Self {
        Self {
            parent: (0..count as u32).collect(),
        }
    }

    /// Returns the lowest number in the set of `x`.
    pub(crate) fn root(&mut self, mut x: u32) -> u32 {
        while self.parent[x as usize] != x {
            let up = self.parent[self.parent[x as usize] as usize];
            self.parent[x as usize] = up;
            x = up;
        }
        x
    }

    /// Returns these numbers set by set: the sets in order of their names, the numbers of each in order.
    pub(crate) fn groups(&mut self, of: impl Iterator<Item = u32>) -> CompressedLists {
        group_members(of.map(|x| (self.root(x), x)).collect())
    }

    /// Merges the sets of `a` and `b`.
    pub(crate) fn join(&mut self, a: u32, b: u32) {
        let (a, b) = (self.root(a), self.root(b));
        self.parent[a.max(b) as usize] = a.min(b);
    }
}

/// Collects the members of each group, in ascending order, from (group, member).
pub(crate) fn group_members(mut members: Vec<(u32, u32)>) -> CompressedLists {
    members.sort_unstable();
    let mut groups = CompressedLists::with_capacity(members.len().min(64), members.len());
    for group in members.chunk_by(|a, b| a.0 == b.0) {
        groups.push(group.iter().map(|member| member.1));
    }
    groups
}
