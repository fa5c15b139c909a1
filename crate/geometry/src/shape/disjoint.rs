//! Disjoint sets of numbered things.

/// Numbers in sets, each named by its lowest member. Union by lower number, paths halved (Tarjan & van Leeuwen 1984).
#[derive(Debug)]
pub(crate) struct Disjoint {
    parent: Vec<u32>,
}

impl Disjoint {
    /// The numbers 0 … count−1, each alone.
    pub(crate) fn new(count: usize) -> Self {
        Self {
            parent: (0..count as u32).collect(),
        }
    }

    /// The lowest number in the set of `x`.
    pub(crate) fn root(&mut self, mut x: u32) -> u32 {
        while self.parent[x as usize] != x {
            let up = self.parent[self.parent[x as usize] as usize];
            self.parent[x as usize] = up;
            x = up;
        }
        x
    }

    /// Makes one set of the sets of `a` and `b`.
    pub(crate) fn join(&mut self, a: u32, b: u32) {
        let (a, b) = (self.root(a), self.root(b));
        self.parent[a.max(b) as usize] = a.min(b);
    }
}
