//! From triangles to nodes, from the top.

mod bins;
mod refs;
mod split;

use super::node::{Child, Node};
use crate::Point;
use crate::work::Work;
use refs::{Ref, hull};

/// Subtrees below this many triangles are built on one thread.
const GRAIN: usize = 16 * 1024;
/// From this depth on every split is at the median, which bounds the depth whatever the triangles.
const DEEP: u32 = 40;

/// The nodes over `triangles`, parents first, boxes relative to `origin`.
pub fn nodes(
    vertices: &[Point],
    triangles: &[[u32; 3]],
    origin: &Point,
    work: &impl Work,
) -> Vec<Node> {
    let mut refs = refs::refs(vertices, triangles, origin, work);
    if refs.is_empty() {
        return vec![Node::empty()];
    }
    if work.width() > 1 && refs.len() > GRAIN {
        return parallel(&mut refs, 0, work);
    }
    let mut nodes = Vec::with_capacity(refs.len() * 2 / 5 + 1);
    serial(&mut refs, 0, &mut nodes);
    nodes.shrink_to_fit();
    nodes
}

/// Appends the subtree over `refs`, and returns the number of its root.
fn serial(refs: &mut [Ref], depth: u32, nodes: &mut Vec<Node>) -> u32 {
    let index = nodes.len();
    nodes.push(Node::empty());
    let mut node = Node::empty();
    let mut slot = 0;
    split::four(refs, depth, |group| {
        let (lo, hi) = hull(group);
        let child = match group {
            [only] => Child::Triangle(only.triangle()),
            _ => Child::Node(serial(group, depth + 1, nodes)),
        };
        node.set(slot, lo, hi, child);
        slot += 1;
    });
    nodes[index] = node;
    index as u32
}

/// The same nodes in the same order, the subtrees built side by side.
fn parallel(refs: &mut [Ref], depth: u32, work: &impl Work) -> Vec<Node> {
    if refs.len() <= GRAIN {
        let mut nodes = Vec::with_capacity(refs.len() * 2 / 5 + 1);
        serial(refs, depth, &mut nodes);
        return nodes;
    }
    let mut groups: Vec<&mut [Ref]> = Vec::with_capacity(4);
    split::four(refs, depth, |group| groups.push(group));
    let below = subtrees(groups, depth + 1, work);
    let mut nodes = Vec::with_capacity(1 + below.iter().map(|(_, n)| n.len()).sum::<usize>());
    nodes.push(Node::empty());
    for (slot, ((lo, hi, only), subtree)) in below.into_iter().enumerate() {
        let child = only.map_or(Child::Node(nodes.len() as u32), Child::Triangle);
        nodes[0].set(slot, lo, hi, child);
        let offset = nodes.len() as u32;
        nodes.extend(subtree.into_iter().map(|mut node| {
            node.renumber(offset);
            node
        }));
    }
    nodes
}

/// The box of a group, and its triangle when it is only one.
type Head = ([f32; 3], [f32; 3], Option<u32>);

/// Boxes and nodes of each group, in order.
fn subtrees(mut groups: Vec<&mut [Ref]>, depth: u32, work: &impl Work) -> Vec<(Head, Vec<Node>)> {
    if groups.len() > 1 {
        let right = groups.split_off(groups.len() / 2);
        let (mut left, right) = work.join(
            || subtrees(groups, depth, work),
            || subtrees(right, depth, work),
        );
        left.extend(right);
        return left;
    }
    let one = |refs: &mut [Ref]| {
        let (lo, hi) = hull(refs);
        match refs {
            [only] => ((lo, hi, Some(only.triangle())), Vec::new()),
            _ => ((lo, hi, None), parallel(refs, depth, work)),
        }
    };
    groups.into_iter().map(one).collect()
}
