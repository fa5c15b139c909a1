//! The chain of all vertices, made from the corners of triangles as a file of a CAD system has them.

use nearpoint_geometry::Point;
use nearpoint_geometry::hull::Hull;

/// A list without doubles, and what it cost.
#[derive(Debug)]
pub(super) struct Chain {
    /// For each vertex in the order of the chain, which of the corners it was first.
    pub first: Vec<usize>,
    /// How often two positions were compared.
    pub comparisons: usize,
}

/// Three for each triangle of the faces, each with a position of its own.
pub(super) fn corners(hull: &Hull) -> Vec<Point> {
    let all = hull.triangles().iter().flatten();
    all.map(|&vertex| *hull.vertex(vertex)).collect()
}

/// Each corner is compared with all in the chain, until it is met.
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

/// A vertex of the multi-tree list: links to vertices with a larger and a smaller x, with the same x and a larger and a
/// smaller y, and with the same x and y and a larger and a smaller z.
struct Node {
    first: usize,
    links: [Option<usize>; 6],
}

/// Each corner goes down the tree until it is met, or a link is free.
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
    use crate::made;
    use nearpoint_geometry::Vector;

    #[test]
    fn both_lists_hold_every_vertex_once() {
        for count in [8, 40, 300] {
            let hull = Hull::build(&made::ellipsoid(count, Vector::new(1.0, 2.0, 3.0), 5)).unwrap();
            let corners = corners(&hull);
            let (linear, tree) = (linear(&corners), tree(&corners));
            assert_eq!(linear.first, tree.first);
            assert_eq!(linear.first.len(), hull.vertices().len());
            println!("{count}: {} and {}", linear.comparisons, tree.comparisons);
        }
        // Where coordinates agree, too.
        let cube = Hull::build(&made::cuboid(Vector::repeat(1.0))).unwrap();
        assert_eq!(tree(&corners(&cube)).first.len(), 8);
    }
}
