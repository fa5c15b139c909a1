//! Where a mesh passes through itself.

use super::Shape;
use super::normal::is_degenerate;
use crate::Point;
use crate::bounds::{Boxes, Child, above, below};
use crate::collide::{contact, orient2d, orient3d};
use crate::work::{Stopped, Work};

/// The pairs of triangles of one mesh that share more than what the mesh makes them share, in order, the lower number
/// first. Exact. Two triangles are a pair
/// - without a common vertex, if they share a point;
/// - with one, if they share another point;
/// - with two, if they overlap beyond the edge: they lie in one plane, folded onto each other;
/// - with three: they are the same triangle twice.
///
/// Degenerate triangles are left out: [`super::diagnose`] counts them.
pub fn self_intersections(shape: &Shape, work: &impl Work) -> Result<Vec<(u32, u32)>, Stopped> {
    let mut tasks = vec![(Child::Node(0), Child::Node(0))];
    let mut ready = Vec::new();
    while tasks.len() < TASKS && !tasks.is_empty() {
        for task in std::mem::take(&mut tasks) {
            match task {
                (Child::Triangle(_), Child::Triangle(_)) => ready.push(task),
                _ => split(shape, task, &mut tasks),
            }
        }
    }
    tasks.extend(ready);
    let mut found = search_all(shape, &tasks, work)?;
    found.sort_unstable();
    Ok(found)
}

/// About how many pieces the search is cut into before they are shared out.
const TASKS: usize = 256;

/// Pairs between two polls.
const POLL_EVERY: usize = 1024;

fn search_all(
    shape: &Shape,
    tasks: &[(Child, Child)],
    work: &impl Work,
) -> Result<Vec<(u32, u32)>, Stopped> {
    if work.width() > 1 && tasks.len() > 1 {
        let (first, second) = tasks.split_at(tasks.len() / 2);
        let (first, second) = work.join(
            || search_all(shape, first, work),
            || search_all(shape, second, work),
        );
        let (mut first, second) = (first?, second?);
        first.extend(second);
        return Ok(first);
    }
    let mut found = Vec::new();
    let mut open = tasks.to_vec();
    let mut count = 0;
    while let Some(task) = open.pop() {
        count += 1;
        if count % POLL_EVERY == 0 && work.stopped() {
            return Err(Stopped);
        }
        match task {
            (Child::Triangle(a), Child::Triangle(b)) => {
                if intersect(shape, a, b) {
                    found.push((a.min(b), a.max(b)));
                }
            }
            _ => split(shape, task, &mut open),
        }
    }
    Ok(found)
}

/// Replaces a pair of which one is a node, or a node with itself, by those pairs below whose boxes meet.
fn split(shape: &Shape, task: (Child, Child), into: &mut Vec<(Child, Child)>) {
    let nodes = shape.bvh().nodes();
    let mut meeting = |one: Child, node: u32, boxes: &Boxes, from: usize| {
        let node = &nodes[node as usize];
        let mask = node.boxes.overlaps(boxes);
        let slots = (from..4).filter(|slot| mask >> slot & 1 == 1);
        into.extend(slots.map(|slot| (one, node.child(slot))));
    };
    match task {
        (Child::Node(a), Child::Node(b)) => {
            let node = &nodes[a as usize];
            for slot in 0..4 {
                let child = node.child(slot);
                let from = if a == b { slot + 1 } else { 0 };
                if child != Child::Empty {
                    meeting(child, b, &node.boxes.lane(slot), from);
                }
            }
            if a == b {
                let children = (0..4).map(|slot| node.child(slot));
                into.extend(
                    children
                        .filter(|child| matches!(child, Child::Node(_)))
                        .map(|child| (child, child)),
                );
            }
        }
        (Child::Node(node), Child::Triangle(t)) | (Child::Triangle(t), Child::Node(node)) => {
            meeting(Child::Triangle(t), node, &around(shape, t), 0);
        }
        _ => {}
    }
}

/// A triangle's box, as the tree has it.
fn around(shape: &Shape, triangle: u32) -> Boxes {
    let [a, b, c] = shape.triangle(triangle);
    let (low, high) = (a.inf(&b).inf(&c), a.sup(&b).sup(&c));
    let origin = shape.bvh().origin();
    Boxes::splat(
        [0, 1, 2].map(|i| below(low[i] - origin[i])),
        [0, 1, 2].map(|i| above(high[i] - origin[i])),
    )
}

/// Whether two triangles share more than their common vertices make them.
pub(crate) fn intersect(shape: &Shape, a: u32, b: u32) -> bool {
    let corners = [shape.triangle(a), shape.triangle(b)];
    if corners.iter().any(is_degenerate) {
        return false;
    }
    let triangles = shape.mesh().triangles();
    let (in_a, in_b) = (triangles[a as usize], triangles[b as usize]);
    // Each corner's vertex in the other triangle, if it is there.
    let own: [Vec<usize>; 2] = [(&in_a, &in_b), (&in_b, &in_a)]
        .map(|(these, those)| (0..3).filter(|&i| !those.contains(&these[i])).collect());
    match (own[0].as_slice(), own[1].as_slice()) {
        ([], _) => true,
        ([i], [j]) => folded(&corners[0], *i, &corners[1][*j]),
        ([i, j], [k, l]) => {
            // What both share beside the vertex reaches the edge opposite it of one of them.
            let opposite = |t: &[Point; 3], i: usize, j: usize| [t[i], t[j], t[j]];
            contact(&opposite(&corners[0], *i, *j), &corners[1]).is_some()
                || contact(&opposite(&corners[1], *k, *l), &corners[0]).is_some()
        }
        _ => contact(&corners[0], &corners[1]).is_some(),
    }
}

/// Whether a triangle whose corner `apex` is not shared overlaps one on the opposite edge whose other corner is `p`.
fn folded(triangle: &[Point; 3], apex: usize, p: &Point) -> bool {
    let (u, v) = (triangle[(apex + 1) % 3], triangle[(apex + 2) % 3]);
    let tip = triangle[apex];
    orient3d(&u, &v, &tip, p) == 0
        && (0..3).all(|axis| orient2d(axis, &u, &v, &tip) == orient2d(axis, &u, &v, p))
}
