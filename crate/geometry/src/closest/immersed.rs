//! Which vertices of one mesh are inside another that its surface meets.

use super::branch::Side;
use crate::Point;
use crate::collide::Container;
use crate::shape::Disjoint;
use crate::work::{Stopped, Work};

/// Triangles or vertices between two polls.
const POLL_EVERY: usize = 4096;

/// The vertices of `side` inside `container`, in A's frame, in order. `meeting` holds the triangles of `side` that meet
/// the container's surface, in order.
///
/// The others lie wholly inside or wholly outside, and so does all that hangs together by them: one question for each
/// such patch is enough. Only vertices in the box of `other`, which is the container's shape, are looked at.
pub(super) fn immersed(
    side: &Side,
    other: &Side,
    container: &Container,
    meeting: &[u32],
    work: &impl Work,
) -> Result<Vec<Point>, Stopped> {
    let mesh = side.shape.mesh();
    let near = other.box_in_a();
    let mut posed: Vec<Point> = Vec::new();
    // The place of each vertex in `posed`, if it is near.
    let mut place = vec![u32::MAX; mesh.vertices().len()];
    for (vertex, place) in mesh.vertices().iter().zip(&mut place) {
        let p = side.point(vertex);
        if near.contains_point(&p) {
            *place = posed.len() as u32;
            posed.push(p);
        }
    }
    let mut patches = Disjoint::new(posed.len());
    let mut meeting = meeting.iter().copied().peekable();
    for (t, corners) in mesh.triangles().iter().enumerate() {
        if t % POLL_EVERY == 0 && work.stopped() {
            return Err(Stopped);
        }
        if meeting.next_if_eq(&(t as u32)).is_some() {
            continue;
        }
        let [a, b, c] = corners.map(|v| place[v as usize]);
        for (p, q) in [(a, b), (b, c), (c, a)] {
            if p != u32::MAX && q != u32::MAX {
                patches.join(p, q);
            }
        }
    }
    let mut inside = Vec::new();
    let mut answers = vec![None; posed.len()];
    for (i, p) in posed.iter().enumerate() {
        if i % POLL_EVERY == 0 && work.stopped() {
            return Err(Stopped);
        }
        // A patch is named by its first vertex.
        let patch = patches.root(i as u32) as usize;
        let answer = *answers[patch].get_or_insert_with(|| container.contains(&posed[patch]));
        if answer {
            inside.push(*p);
        }
    }
    Ok(inside)
}
