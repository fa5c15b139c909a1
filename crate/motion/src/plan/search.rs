//! Implements A* that checks an edge only when the path over it is the best remaining one.
//!
//! The search is that of Hart, Nilsson and Raphael, "A formal basis for the heuristic determination of minimum cost
//! paths" (1968). Its edges are lazy as in Cohen, Phillips and Likhachev, "Planning single-arm manipulations with n-arm
//! robots" (2014), lazy weighted A*. A successor enters the queue with its cost as if its edge were free, and the edge
//! is checked when it leaves the queue. So the search checks one edge for each reached node, and the blocked ones. The
//! result is that of A*.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashMap};
use std::hash::Hash;

use nearpoint_geometry::executor::Interrupted;

/// A graph that is defined by functions, not stored.
pub(crate) trait Graph {
    type Node: Copy + Eq + Hash + Ord;

    /// Visits all nodes an edge away with the edge's cost, whether or not the edge is free.
    fn neighbours(&self, node: Self::Node, each: &mut dyn FnMut(Self::Node, f64));

    /// Returns whether an edge is free; this is the expensive query.
    fn is_free(&mut self, from: Self::Node, to: Self::Node) -> Result<bool, Interrupted>;

    /// Returns a lower bound of the cost from a node to a goal.
    fn heuristic(&self, node: Self::Node) -> f64;

    fn is_goal(&self, node: Self::Node) -> bool;
}

/// The progress of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SearchProgress<N> {
    Running,
    Goal(N),
    /// All nodes that can be reached were reached, and none is a goal.
    NoPath,
}

/// A search that can be interrupted between any two edges.
#[derive(Debug, Clone)]
pub(crate) struct LazySearch<N> {
    open: BinaryHeap<OpenNode<N>>,
    /// The reached nodes, with their cost and predecessor.
    reached: HashMap<N, (f64, Option<N>)>,
}

#[derive(Debug, Clone, Copy)]
struct OpenNode<N> {
    /// The cost so far plus the heuristic.
    estimate: f64,
    cost: f64,
    node: N,
    from: Option<N>,
}

impl<N: Copy + Eq + Hash + Ord> LazySearch<N> {
    /// Creates a search for a path from a node to a goal.
    pub fn new(start: N) -> Self {
        let first = OpenNode {
            estimate: 0.0,
            cost: 0.0,
            node: start,
            from: None,
        };
        Self {
            open: BinaryHeap::from([first]),
            reached: HashMap::new(),
        }
    }

    /// Continues the search until this many edges have been checked, and returns its progress. When stopped, nothing is
    /// lost: the next call resumes there.
    pub fn run<G: Graph<Node = N>>(
        &mut self,
        graph: &mut G,
        edges: usize,
    ) -> Result<SearchProgress<N>, Interrupted> {
        let mut left = edges;
        while let Some(next) = self.open.pop() {
            if self.reached.contains_key(&next.node) {
                continue;
            }
            if left == 0 {
                self.open.push(next);
                return Ok(SearchProgress::Running);
            }
            left -= 1;
            if let Some(from) = next.from {
                match graph.is_free(from, next.node) {
                    Ok(true) => {}
                    Ok(false) => continue,
                    Err(stopped) => {
                        self.open.push(next);
                        return Err(stopped);
                    }
                }
            }
            self.reached.insert(next.node, (next.cost, next.from));
            if graph.is_goal(next.node) {
                return Ok(SearchProgress::Goal(next.node));
            }
            self.expand(graph, &next);
        }
        Ok(SearchProgress::NoPath)
    }

    fn expand<G: Graph<Node = N>>(&mut self, graph: &G, at: &OpenNode<N>) {
        graph.neighbours(at.node, &mut |node, cost| {
            if !self.reached.contains_key(&node) {
                let cost = at.cost + cost;
                self.open.push(OpenNode {
                    estimate: cost + graph.heuristic(node),
                    cost,
                    node,
                    from: Some(at.node),
                });
            }
        });
    }

    /// Returns the number of reached nodes.
    pub fn reached(&self) -> usize {
        self.reached.len()
    }

    /// Returns the path from the start to a reached node.
    pub fn path(&self, to: N) -> Vec<N> {
        let before = |node: &N| self.reached.get(node).and_then(|&(_, from)| from);
        let mut path: Vec<N> = std::iter::successors(Some(to), before).collect();
        path.reverse();
        path
    }
}

impl<N: Ord> Ord for OpenNode<N> {
    /// Orders nodes by the lowest estimate, then the highest cost so far, then the lowest node.
    fn cmp(&self, other: &Self) -> Ordering {
        let whole = other.estimate.total_cmp(&self.estimate);
        let farthest = || self.cost.total_cmp(&other.cost);
        whole
            .then_with(farthest)
            .then_with(|| other.node.cmp(&self.node))
            .then_with(|| other.from.cmp(&self.from))
    }
}

impl<N: Ord> PartialOrd for OpenNode<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<N: Ord> PartialEq for OpenNode<N> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl<N: Ord> Eq for OpenNode<N> {}

#[cfg(test)]
mod tests {
    use super::*;
    use nearpoint_testing::Random;

    /// A graph of few nodes with random edges.
    struct Table {
        cost: Vec<Vec<Option<f64>>>,
        free: Vec<Vec<bool>>,
        tested_edges: usize,
    }

    impl Table {
        fn random(nodes: usize, seed: u64) -> Self {
            let mut random = Random::new(seed);
            let mut table = Self {
                cost: vec![vec![None; nodes]; nodes],
                free: vec![vec![false; nodes]; nodes],
                tested_edges: 0,
            };
            for a in 0..nodes {
                for b in 0..a {
                    let cost = (random.uniform() < 0.3).then(|| random.uniform());
                    let free = random.uniform() < 0.6;
                    (table.cost[a][b], table.cost[b][a]) = (cost, cost);
                    (table.free[a][b], table.free[b][a]) = (free, free);
                }
            }
            table
        }

        /// Computes the cheapest cost by the method of Bellman and Ford.
        fn cheapest(&self, from: usize, to: usize) -> f64 {
            let nodes = self.cost.len();
            let mut best = vec![f64::INFINITY; nodes];
            best[from] = 0.0;
            for _ in 0..nodes {
                for a in 0..nodes {
                    for b in 0..nodes {
                        if let (Some(cost), true) = (self.cost[a][b], self.free[a][b]) {
                            best[b] = best[b].min(best[a] + cost);
                        }
                    }
                }
            }
            best[to]
        }
    }

    impl Graph for Table {
        type Node = usize;

        fn neighbours(&self, node: usize, each: &mut dyn FnMut(usize, f64)) {
            for (to, cost) in self.cost[node].iter().enumerate() {
                if let Some(cost) = cost {
                    each(to, *cost);
                }
            }
        }

        fn is_free(&mut self, from: usize, to: usize) -> Result<bool, Interrupted> {
            self.tested_edges += 1;
            if self.tested_edges.is_multiple_of(7) {
                return Err(Interrupted);
            }
            Ok(self.free[from][to])
        }

        fn heuristic(&self, _: usize) -> f64 {
            0.0
        }

        fn is_goal(&self, node: usize) -> bool {
            node == 1
        }
    }

    #[test]
    fn interrupted_search_finds_cheapest_path_or_none() {
        let mut none = 0;
        for seed in 0..200 {
            let mut table = Table::random(12, seed);
            let mut search = LazySearch::new(0);
            let end = loop {
                match search.run(&mut table, 3) {
                    Ok(SearchProgress::Running) | Err(Interrupted) => {}
                    Ok(end) => break end,
                }
            };
            let best = table.cheapest(0, 1);
            if best.is_infinite() {
                assert_eq!(end, SearchProgress::NoPath, "seed {seed}");
                none += 1;
                continue;
            }
            assert_eq!(end, SearchProgress::Goal(1), "seed {seed}");
            let path = search.path(1);
            let cost: f64 = path
                .windows(2)
                .map(|w| table.cost[w[0]][w[1]].unwrap())
                .sum();
            assert!(
                path.windows(2).all(|w| table.free[w[0]][w[1]]),
                "seed {seed}"
            );
            assert!((cost - best).abs() < 1e-12, "seed {seed}: {cost} {best}");
        }
        assert!((20..180).contains(&none), "{none}");
    }
}
