//! Builds nodes from triangles, top down.

mod cell;
mod grid;
mod group;
mod median_split;
mod plan;
mod primitive_refs;

use super::node::{Child, Node};
use crate::Point;
use crate::executor::Executor;
use group::Group;

/// The number of triangles below which a subtree is built on one thread.
const MIN_PARALLEL_TRIANGLES: usize = 16 * 1024;

/// Returns whether a task on this many triangles pays on several threads.
fn is_parallel(triangles: usize, executor: &impl Executor) -> bool {
    triangles > MIN_PARALLEL_TRIANGLES && executor.parallelism() > 1
}

/// Builds the nodes of a bounding volume hierarchy over `triangles`: parents come first, and boxes are relative to
/// `origin`.
pub fn nodes(
    vertices: &[Point],
    triangles: &[[u32; 3]],
    origin: &Point,
    executor: &impl Executor,
) -> Vec<Node> {
    if triangles.is_empty() {
        return vec![Node::empty()];
    }
    if is_parallel(triangles.len(), executor) {
        let (mut refs, mut spare) = executor.join(
            || primitive_refs::primitive_refs(vertices, triangles, origin, executor),
            || primitive_refs::unused(triangles.len()),
        );
        return joined(parallel(
            Group::new(&mut refs, &mut spare, executor),
            0,
            executor,
        ));
    }
    let mut refs = primitive_refs::primitive_refs(vertices, triangles, origin, executor);
    let mut spare = refs.clone();
    let root = Group::new(&mut refs, &mut spare, executor);
    let mut nodes = reserved(&root);
    serial(root, 0, executor, &mut nodes);
    nodes.shrink_to_fit();
    nodes
}

/// Reserves memory for the nodes over a group. If all nodes are full, they are a third as many as the triangles.
fn reserved(group: &Group) -> Vec<Node> {
    Vec::with_capacity(group.refs.len() * 2 / 5 + 1)
}

/// Appends the subtree over a group, and returns the number of its root.
fn serial(group: Group, depth: u32, executor: &impl Executor, nodes: &mut Vec<Node>) -> u32 {
    let index = nodes.len();
    nodes.push(Node::empty());
    let mut node = Node::empty();
    let mut slot = 0;
    group.split(depth, executor, |part| {
        let (lo, hi) = part.bounds();
        let child = match part.refs {
            [only] => Child::Triangle(only.triangle()),
            _ => Child::Node(serial(part, depth + 1, executor, nodes)),
        };
        node.set(slot, lo, hi, child);
        slot += 1;
    });
    nodes[index] = node;
    index as u32
}

/// A subtree in pieces. In each, the numbers of nodes count from its first node, and the pieces follow each other.
type Pieces = Vec<Vec<Node>>;

/// Builds the same nodes in the same order, with the subtrees in parallel.
fn parallel(group: Group, depth: u32, executor: &impl Executor) -> Pieces {
    if group.refs.len() <= MIN_PARALLEL_TRIANGLES {
        let mut nodes = reserved(&group);
        serial(group, depth, executor, &mut nodes);
        return vec![nodes];
    }
    let mut parts = Vec::with_capacity(4);
    group.split(depth, executor, |part| parts.push(part));
    let mut node = Node::empty();
    let mut pieces = vec![Vec::new()];
    let mut next = 1;
    for (slot, ((lo, hi, only), subtree)) in
        subtrees(parts, depth + 1, executor).into_iter().enumerate()
    {
        let child = only.map_or(Child::Node(next), Child::Triangle);
        node.set(slot, lo, hi, child);
        next += subtree.iter().map(Vec::len).sum::<usize>() as u32;
        pieces.extend(subtree);
    }
    pieces[0] = vec![node];
    pieces
}

/// Copies the pieces into one list, once, for a copy at each level would cost as much as a tenth of the build.
fn joined(pieces: Pieces) -> Vec<Node> {
    let mut nodes = Vec::with_capacity(pieces.iter().map(Vec::len).sum());
    for piece in pieces {
        let offset = nodes.len() as u32;
        nodes.extend(piece.into_iter().map(|mut node| {
            node.renumber(offset);
            node
        }));
    }
    nodes
}

/// The box of a group, and its triangle when it is only one.
type Head = ([f32; 3], [f32; 3], Option<u32>);

/// Builds the boxes and nodes of each group, in order.
fn subtrees(mut groups: Vec<Group>, depth: u32, executor: &impl Executor) -> Vec<(Head, Pieces)> {
    if groups.len() > 1 {
        let right = groups.split_off(groups.len() / 2);
        let (mut left, right) = executor.join(
            || subtrees(groups, depth, executor),
            || subtrees(right, depth, executor),
        );
        left.extend(right);
        return left;
    }
    let one = |group: Group| {
        let (lo, hi) = group.bounds();
        match group.refs {
            [only] => ((lo, hi, Some(only.triangle())), Vec::new()),
            _ => ((lo, hi, None), parallel(group, depth, executor)),
        }
    };
    groups.into_iter().map(one).collect()
}
