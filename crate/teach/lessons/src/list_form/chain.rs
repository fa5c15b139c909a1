//! Builds the chain of all vertices from the corners of triangles, as the file of a CAD system has them.

use nearpoint_geometry::Point;
use nearpoint_geometry::hull::Hull;

/// A list without duplicates, and its cost.
#[derive(Debug)]
pub(super) struct Chain {
    /// The index of the corner where each vertex came first, in the order of the chain.
    pub first: Vec<usize>,
    /// The number of comparisons of two positions.
    pub comparisons: usize,
}

/// Returns three corners for each triangle of the faces, each with its own position.
pub(super) fn corners(hull: &Hull) -> Vec<Point> {
    let all = hull.triangles().iter().flatten();
    all.map(|&vertex| *hull.vertex(vertex)).collect()
}

/// Builds the chain by comparing each corner with all in the chain, until one is equal.
pub(super) fn linear(corners: &[Point]) -> Chain {
    let mut first: Vec<usize> = Vec::new();
    let mut comparisons = 0;
    for (i, corner) in corners.iter().enumerate() {
        match first.iter().position(|&known| corners[known] == *corner) {
            Some(at) => comparisons += at + 1,
            None => {
                comparisons += first.len();
                first.push(i);
            }
        }
    }
    Chain { first, comparisons }
}

/// A vertex of the multi-tree list. The links lead to vertices with a larger and a smaller x. With the same x they lead to a
/// larger and a smaller y. With the same x and y they lead to a larger and a smaller z.
struct Node {
    first: usize,
    links: [Option<usize>; 6],
}

/// Builds the chain by a tree: each corner goes down until a vertex is equal, or a link is free.
pub(super) fn tree(corners: &[Point]) -> Chain {
    let mut nodes: Vec<Node> = Vec::new();
    let mut comparisons = 0;
    for (i, corner) in corners.iter().enumerate() {
        let mut here = (!nodes.is_empty()).then_some(0);
        let mut free = None;
        while let Some(at) = here {
            comparisons += 1;
            let known = &corners[nodes[at].first];
            let Some(axis) = (0..3).find(|&k| corner[k] != known[k]) else {
                break;
            };
            let link = 2 * axis + usize::from(corner[axis] < known[axis]);
            here = nodes[at].links[link];
            free = Some((at, link));
        }
        if here.is_none() {
            if let Some((at, link)) = free {
                nodes[at].links[link] = Some(nodes.len());
            }
            nodes.push(Node {
                first: i,
                links: [None; 6],
            });
        }
    }
    Chain {
        first: nodes.iter().map(|node| node.first).collect(),
        comparisons,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shapes;
    use nearpoint_geometry::Vector;

    #[test]
    fn both_lists_hold_every_vertex_once() {
        for count in [8, 40, 300] {
            let hull =
                Hull::build(&shapes::ellipsoid(count, Vector::new(1.0, 2.0, 3.0), 5)).unwrap();
            let corners = corners(&hull);
            let (linear, tree) = (linear(&corners), tree(&corners));
            assert_eq!(linear.first, tree.first);
            assert_eq!(linear.first.len(), hull.vertices().len());
            println!("{count}: {} and {}", linear.comparisons, tree.comparisons);
        }
        // It also works where coordinates agree.
        let cube = Hull::build(&shapes::cuboid(Vector::repeat(1.0))).unwrap();
        assert_eq!(tree(&corners(&cube)).first.len(), 8);
    }
}
