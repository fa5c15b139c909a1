//! Finds the pairs of triangles that meet.

use super::contact::{Contact, Plane};
use super::traversal::{PairVisitor, traverse};
use crate::executor::{Executor, Interrupted};
use crate::shape::Shape;
use crate::{Point, Pose};
use std::ops::ControlFlow;

/// Two triangles that share a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TrianglePair {
    /// The triangle's number in the mesh of A.
    pub a: u32,
    /// The triangle's number in the mesh of B.
    pub b: u32,
    /// The way in which they meet.
    pub contact: Contact,
}

/// Finds every pair of a triangle of `a` and a triangle of `b` that share a point, in order of (`a`, `b`), without
/// omissions or false pairs. Exact for the vertices of B as posed and rounded to f64 ([`crate::RigidTransform`]);
/// independent of `executor`.
///
/// # Errors
/// [`Interrupted`] if `executor` interrupts the query.
pub fn colliding_pairs(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    executor: &impl Executor,
) -> Result<Vec<TrianglePair>, Interrupted> {
    let mut all = PairCollector::default();
    // No triangle stops this traversal.
    let _ = traverse(a, b, b_in_a, &mut all, executor)?;
    Ok(all.in_order())
}

/// Returns whether a triangle of `a` and a triangle of `b` share a point; stops at the first that do. It tests surfaces
/// only: [`super::containment`] finds a part wholly inside another.
///
/// # Errors
/// [`Interrupted`] if `executor` interrupts the query.
pub fn collides(
    a: &Shape,
    b: &Shape,
    b_in_a: &Pose,
    executor: &impl Executor,
) -> Result<bool, Interrupted> {
    Ok(traverse(a, b, b_in_a, &mut AnyPair, executor)?.is_break())
}

/// A collector of the pairs that meet, packed into integers that sort as the pairs do.
#[derive(Default)]
struct PairCollector(Vec<u64>);

impl PairCollector {
    fn in_order(mut self) -> Vec<TrianglePair> {
        self.0.sort();
        self.0.into_iter().map(unpacked).collect()
    }
}

fn packed(a: u32, b: u32, contact: Contact) -> u64 {
    // A mesh has less than 2³¹ triangles.
    u64::from(a) << 32 | u64::from(b) << 1 | u64::from(contact == Contact::Touching)
}

fn unpacked(pair: u64) -> TrianglePair {
    TrianglePair {
        a: (pair >> 32) as u32,
        b: pair as u32 >> 1,
        contact: if pair & 1 == 0 {
            Contact::Crossing
        } else {
            Contact::Touching
        },
    }
}

impl PairVisitor for PairCollector {
    #[inline]
    fn pair(&mut self, a: u32, a_corners: &[Point; 3], b: u32, b_plane: &Plane) -> ControlFlow<()> {
        if let Some(contact) = b_plane.contact(a_corners) {
            self.0.push(packed(a, b, contact));
        }
        ControlFlow::Continue(())
    }

    fn fork(&self) -> Self {
        Self::default()
    }

    fn merge(&mut self, fork: Self) {
        self.0.extend(fork.0);
    }
}

/// A visitor that stops at the first pair that meets.
struct AnyPair;

impl PairVisitor for AnyPair {
    fn pair(&mut self, _: u32, a_corners: &[Point; 3], _: u32, b_plane: &Plane) -> ControlFlow<()> {
        match b_plane.contact(a_corners) {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    }

    fn fork(&self) -> Self {
        Self
    }

    fn merge(&mut self, _: Self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packing_keeps_numbers_and_order() {
        let pairs = [
            (0, 0),
            (0, 7),
            (1, 2),
            (1, crate::shape::MAX_TRIANGLES as u32),
            (crate::shape::MAX_TRIANGLES as u32, 0),
        ];
        let contacts = [Contact::Crossing, Contact::Touching];
        let all: Vec<TrianglePair> = pairs
            .iter()
            .flat_map(|&(a, b)| contacts.map(|contact| TrianglePair { a, b, contact }))
            .collect();
        let keys: Vec<u64> = all.iter().map(|p| packed(p.a, p.b, p.contact)).collect();
        assert!(keys.is_sorted());
        assert_eq!(keys.into_iter().map(unpacked).collect::<Vec<_>>(), all);
    }
}
