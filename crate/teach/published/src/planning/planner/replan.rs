//! Implements D* Lite: a shortest path that is updated when edges change.
//!
//! Koenig and Likhachev, "D* Lite" (2002), the optimized version (figure 4 there). The search begins at the goal and ends at
//! the robot; its first run is A* backwards. Departures: the cost of an edge is computed when one of its ends is expanded,
//! and is then cached, because it is expensive; edges are undirected; the robot stays where it is.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::Hash;

use nearpoint_geometry::executor::Interrupted;
use nearpoint_geometry::tolerance::PATH_LENGTH_NOISE;

/// An undirected graph whose edges may change.
pub(crate) trait Network {
    type Node: Copy + Eq + Hash + Ord;

    /// Visits all nodes that an edge may lead to. The relation is symmetric.
    fn for_each_neighbour(&self, node: Self::Node, each: &mut dyn FnMut(Self::Node));

    /// Returns the cost of an edge if it is free, or not yet known to be blocked. The cost is above 0, or two nodes could
    /// justify each other's cost. This is the expensive query.
    fn edge(&mut self, a: Self::Node, b: Self::Node) -> Result<Option<f64>, Interrupted>;

    /// Returns a lower bound of the cost of the path between two nodes. It obeys the triangle inequality.
    fn estimate(&self, a: Self::Node, b: Self::Node) -> f64;
}

/// The state of the search for a path from one node to another, which is reused when the graph changes.
#[derive(Debug, Clone)]
pub(crate) struct Replanner<N> {
    from: N,
    to: N,
    /// D* Lite's g: the cost of the rest of the path, as last settled. `lookahead` below is its rhs: the cost by way of the
    /// neighbours. Both are infinite where absent.
    settled: HashMap<N, f64>,
    lookahead: HashMap<N, f64>,
    queue: BTreeSet<(Key, N)>,
    keys: HashMap<N, Key>,
    /// The nodes that were expanded: all their edges are known.
    expanded_nodes: HashSet<N>,
    /// The free edges of expanded nodes, listed at both ends.
    edges: HashMap<N, Vec<(N, f64)>>,
    expanded: usize,
}

/// The key of a queued node: the cost of the whole path through it, and of the rest of the path from it, by their bits.
/// Lengths are not below 0, so their bits have the same order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    whole: u64,
    rest: u64,
}

/// The progress of a replanning run: running, found or no path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ReplanStatus {
    Running,
    /// The shortest path is known.
    Found,
    /// There is no path.
    None,
}

impl<N: Copy + Eq + Hash + Ord> Replanner<N> {
    /// Makes a search from one node to another that has expanded no node yet.
    pub fn new(from: N, to: N) -> Self {
        let mut new = Self {
            from,
            to,
            settled: HashMap::new(),
            lookahead: HashMap::from([(to, 0.0)]),
            queue: BTreeSet::new(),
            keys: HashMap::new(),
            expanded_nodes: HashSet::new(),
            edges: HashMap::new(),
            expanded: 0,
        };
        new.enqueue(to, Key { whole: 0, rest: 0 });
        new
    }

    fn settled(&self, node: N) -> f64 {
        self.settled.get(&node).copied().unwrap_or(f64::INFINITY)
    }

    fn lookahead(&self, node: N) -> f64 {
        self.lookahead.get(&node).copied().unwrap_or(f64::INFINITY)
    }

    fn key(&self, node: N, network: &impl Network<Node = N>) -> Key {
        let rest = self.settled(node).min(self.lookahead(node));
        let whole = rest + network.estimate(self.from, node);
        Key {
            whole: whole.to_bits(),
            rest: rest.to_bits(),
        }
    }

    fn enqueue(&mut self, node: N, key: Key) {
        self.dequeue(node);
        self.queue.insert((key, node));
        self.keys.insert(node, key);
    }

    fn dequeue(&mut self, node: N) {
        if let Some(key) = self.keys.remove(&node) {
            self.queue.remove(&(key, node));
        }
    }

    /// Queues a node if its two costs differ.
    fn update(&mut self, node: N, network: &impl Network<Node = N>) {
        if self.settled(node) == self.lookahead(node) {
            self.dequeue(node);
        } else {
            let key = self.key(node, network);
            self.enqueue(node, key);
        }
    }

    /// Continues the search for this many nodes. When stopped, nothing is lost.
    pub fn run<G: Network<Node = N>>(
        &mut self,
        network: &mut G,
        nodes: usize,
    ) -> Result<ReplanStatus, Interrupted> {
        for _ in 0..nodes {
            let Some(&(key, node)) = self.queue.first() else {
                break;
            };
            // Rounding may put a node of the path a little behind its end.
            let [whole, least] =
                [key, self.key(self.from, network)].map(|k| f64::from_bits(k.whole));
            let done = whole > least * (1.0 + PATH_LENGTH_NOISE);
            if done && self.lookahead(self.from) <= self.settled(self.from) {
                return Ok(self.end_status());
            }
            let now = self.key(node, network);
            if key < now {
                self.enqueue(node, now);
                continue;
            }
            self.expand(node, network)?;
        }
        match self.queue.is_empty() {
            true => Ok(self.end_status()),
            false => Ok(ReplanStatus::Running),
        }
    }

    fn end_status(&self) -> ReplanStatus {
        match self.lookahead(self.from).is_finite() {
            true => ReplanStatus::Found,
            false => ReplanStatus::None,
        }
    }

    /// Computes the edges of a node that are not known yet.
    fn load_edges<G: Network<Node = N>>(
        &mut self,
        node: N,
        network: &mut G,
    ) -> Result<(), Interrupted> {
        if self.expanded_nodes.contains(&node) {
            return Ok(());
        }
        let mut around = Vec::new();
        network.for_each_neighbour(node, &mut |next| around.push(next));
        around.retain(|next| !self.expanded_nodes.contains(next));
        let mut found = Vec::new();
        for next in around {
            found.extend(network.edge(node, next)?.map(|cost| (next, cost)));
        }
        for (next, cost) in found {
            self.add_edge(node, next, cost);
        }
        self.expanded_nodes.insert(node);
        Ok(())
    }

    fn add_edge(&mut self, a: N, b: N, cost: f64) {
        self.edges.entry(a).or_default().push((b, cost));
        self.edges.entry(b).or_default().push((a, cost));
    }

    fn remove_edge(&mut self, a: N, b: N) {
        for (from, to) in [(a, b), (b, a)] {
            if let Some(edges) = self.edges.get_mut(&from) {
                edges.retain(|(next, _)| *next != to);
            }
        }
    }

    fn edges(&self, node: N) -> &[(N, f64)] {
        self.edges.get(&node).map_or(&[], Vec::as_slice)
    }

    fn expand<G: Network<Node = N>>(
        &mut self,
        node: N,
        network: &mut G,
    ) -> Result<(), Interrupted> {
        self.load_edges(node, network)?;
        self.expanded += 1;
        let around = self.edges(node).to_vec();
        let (settled, lookahead) = (self.settled(node), self.lookahead(node));
        if settled > lookahead {
            self.settled.insert(node, lookahead);
            self.dequeue(node);
            for (next, cost) in around {
                if next != self.to && cost + lookahead < self.lookahead(next) {
                    self.lookahead.insert(next, cost + lookahead);
                    self.update(next, network);
                }
            }
        } else {
            self.settled.remove(&node);
            for (next, _) in around {
                self.update_lookahead(next, network);
            }
            self.update_lookahead(node, network);
        }
        Ok(())
    }

    /// Recomputes the cost of the rest of the path from the neighbours.
    fn update_lookahead(&mut self, node: N, network: &impl Network<Node = N>) {
        if node != self.to {
            match self.best_of(node) {
                Some((_, cost)) => self.lookahead.insert(node, cost),
                None => self.lookahead.remove(&node),
            };
        }
        self.update(node, network);
    }

    /// Returns the neighbour over which the rest of the path is shortest, and its cost. A neighbour that is settled was
    /// expanded.
    fn best_of(&self, node: N) -> Option<(N, f64)> {
        let over = |&(next, cost): &(N, f64)| (next, cost + self.settled(next));
        let best = |p: &(N, f64), q: &(N, f64)| p.1.total_cmp(&q.1).then(p.0.cmp(&q.0));
        let all = self.edges(node).iter().map(over);
        all.filter(|over| over.1.is_finite()).min_by(best)
    }

    /// Returns the path, once a run has ended with one.
    pub fn path(&self) -> Vec<N> {
        let mut path = vec![self.from];
        let mut at = self.from;
        while at != self.to {
            match self.best_of(at) {
                Some((next, _)) if !path.contains(&next) => at = next,
                _ => return Vec::new(),
            }
            path.push(at);
        }
        path
    }

    /// Returns the number of nodes expanded since the beginning.
    pub fn expanded(&self) -> usize {
        self.expanded
    }

    /// Returns the nodes that were expanded, whose edges are all known.
    pub fn expanded_nodes(&self) -> impl Iterator<Item = N> + '_ {
        self.expanded_nodes.iter().copied()
    }

    /// Records that edges at these nodes, and at no others, may have changed. After a stop, make the call again with the
    /// same nodes.
    pub fn changed<G: Network<Node = N>>(
        &mut self,
        nodes: &[N],
        network: &mut G,
    ) -> Result<(), Interrupted> {
        let mut pairs = BTreeSet::new();
        for &node in nodes {
            network.for_each_neighbour(node, &mut |next| {
                if self.expanded_nodes.contains(&node) || self.expanded_nodes.contains(&next) {
                    pairs.insert((node.min(next), node.max(next)));
                }
            });
        }
        self.edges_changed(pairs, network)
    }

    /// Records that these edges may have changed; each of them has an end that was expanded.
    pub fn edges_changed<G: Network<Node = N>>(
        &mut self,
        pairs: BTreeSet<(N, N)>,
        network: &mut G,
    ) -> Result<(), Interrupted> {
        let mut fresh = Vec::with_capacity(pairs.len());
        for (a, b) in pairs {
            fresh.push((a, b, network.edge(a, b)?));
        }
        let mut touched = BTreeSet::new();
        for (a, b, cost) in fresh {
            let old = self.edges(a).iter().find(|(next, _)| *next == b);
            if old.map(|(_, cost)| *cost) == cost {
                continue;
            }
            self.remove_edge(a, b);
            if let Some(cost) = cost {
                self.add_edge(a, b, cost);
            }
            touched.extend([a, b]);
        }
        for node in touched {
            self.update_lookahead(node, network);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_testing::Random;

    const SIDE: i32 = 9;

    /// A board with blocked squares, and moves to the eight around.
    struct Board {
        blocked: HashSet<(i32, i32)>,
        asked: usize,
    }

    impl Network for Board {
        type Node = (i32, i32);

        fn for_each_neighbour(&self, (x, y): (i32, i32), each: &mut dyn FnMut((i32, i32))) {
            for i in (0..9).filter(|i| *i != 4) {
                let (x, y) = (x + i / 3 - 1, y + i % 3 - 1);
                if (0..SIDE).contains(&x) && (0..SIDE).contains(&y) {
                    each((x, y));
                }
            }
        }

        fn edge(&mut self, a: (i32, i32), b: (i32, i32)) -> Result<Option<f64>, Interrupted> {
            self.asked += 1;
            if self.asked.is_multiple_of(97) {
                return Err(Interrupted);
            }
            let free = !self.blocked.contains(&a) && !self.blocked.contains(&b);
            Ok(free.then(|| f64::from((a.0 - b.0).pow(2) + (a.1 - b.1).pow(2)).sqrt()))
        }

        fn estimate(&self, a: (i32, i32), b: (i32, i32)) -> f64 {
            f64::from((a.0 - b.0).pow(2) + (a.1 - b.1).pow(2)).sqrt()
        }
    }

    fn run(plan: &mut Replanner<(i32, i32)>, board: &mut Board) -> ReplanStatus {
        loop {
            match plan.run(board, 5) {
                Ok(ReplanStatus::Running) | Err(Interrupted) => {}
                Ok(end) => return end,
            }
        }
    }

    /// Finds the cheapest path by Bellman and Ford's method.
    fn cheapest(board: &mut Board, from: (i32, i32), to: (i32, i32)) -> f64 {
        let mut best = HashMap::from([(to, 0.0)]);
        let all: Vec<_> = (0..SIDE * SIDE).map(|i| (i % SIDE, i / SIDE)).collect();
        for _ in 0..all.len() {
            for &a in &all {
                let mut next = Vec::new();
                board.for_each_neighbour(a, &mut |b| next.push(b));
                for b in next {
                    let edge = board.edge(a, b).or_else(|_| board.edge(a, b)).unwrap();
                    if let (Some(cost), Some(&rest)) = (edge, best.get(&b)) {
                        let old = best.get(&a).copied().unwrap_or(f64::INFINITY);
                        best.insert(a, old.min(cost + rest));
                    }
                }
            }
        }
        best.get(&from).copied().unwrap_or(f64::INFINITY)
    }

    #[test]
    fn replanned_path_length_equals_new_search() {
        let mut none = 0;
        for seed in 0..12 {
            let mut random = Random::new(seed);
            let mut some = || (random.uniform() * f64::from(SIDE)) as i32;
            let mut square = || (some(), some());
            let (from, to) = (square(), square());
            let mut board = Board {
                blocked: (0..28).map(|_| square()).collect(),
                asked: 0,
            };
            board.blocked.remove(&to);
            let mut plan = Replanner::new(from, to);
            for step in 0..12 {
                let end = run(&mut plan, &mut board);
                let best = cheapest(&mut board, from, to);
                let reported = if end == ReplanStatus::Found {
                    plan.lookahead(plan.from)
                } else {
                    f64::INFINITY
                };
                assert!(
                    reported == best || (reported - best).abs() < 1e-9,
                    "seed {seed} step {step}: {reported} {best}"
                );
                let path = plan.path();
                if best.is_finite() {
                    assert_eq!((path[0], path[path.len() - 1]), (from, to));
                    let length: f64 = path.windows(2).map(|w| board.estimate(w[0], w[1])).sum();
                    assert!((length - best).abs() < 1e-9, "seed {seed} step {step}");
                } else {
                    assert!(path.is_empty());
                    none += 1;
                }
                let flipped: Vec<_> = (0..4).map(|_| square()).filter(|s| *s != to).collect();
                for s in &flipped {
                    if !board.blocked.remove(s) {
                        board.blocked.insert(*s);
                    }
                }
                while plan.changed(&flipped, &mut board).is_err() {}
            }
        }
        assert!((3..140).contains(&none), "{none}");
    }
}
