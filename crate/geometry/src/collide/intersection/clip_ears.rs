//! Triangulates a polygon by ear clipping.

use super::corner::{Corner, turn};
use smallvec::{SmallVec, smallvec};

/// Emits two triangles less than there are corners, whose boundary is the polygon: counterclockwise, perhaps with bridges
/// to its holes. It clips Meisters' ears ("Polygons have ears", 1975), the first one round the polygon. Departures: no
/// corner is ever dropped, not even one on a straight edge. Where rounding leaves no ear, the corner that is least wrong is
/// clipped.
pub(super) fn clip_ears(corners: &[Corner], emit: &mut impl FnMut([u32; 3])) {
    let count = corners.len();
    let mut ring = EarRing {
        corners,
        next: (1..count).chain([0]).collect(),
        previous: (count - 1..count).chain(0..count - 1).collect(),
        reflex_corners: Numbers::new(),
        is_removed: smallvec![false; count],
    };
    ring.reflex_corners = (0..count).filter(|&i| !ring.is_convex(i)).collect();
    let (mut at, mut left, mut tried) = (0, count, 0);
    let mut care = EarCondition::Clear;
    while left > 3 {
        if ring.is_ear(at, care) {
            let [p, _, n] = ring.neighbours(at);
            emit([p, at, n].map(|i| corners[i].number));
            ring.remove(at);
            left -= 1;
            tried = 0;
            care = EarCondition::Clear;
            // Skip the neighbour: clipping at the same corner repeatedly would make needles.
            at = ring.next[n];
            continue;
        }
        at = ring.next[at];
        tried += 1;
        if tried >= left {
            tried = 0;
            care = match care {
                EarCondition::Clear => EarCondition::Flat,
                EarCondition::Flat => EarCondition::Convex,
                EarCondition::Convex | EarCondition::None => EarCondition::None,
            };
        }
    }
    emit(ring.neighbours(at).map(|i| corners[i].number));
}

/// The condition that an ear must satisfy.
#[derive(Clone, Copy)]
enum EarCondition {
    /// The ear has an area and no other corner in it or on its rim.
    Clear,
    /// The ear has no area, or no corner inside, but perhaps on its rim.
    Flat,
    /// The ear turns the right way.
    Convex,
    /// There is no condition.
    None,
}

/// Numbers of corners. Most polygons have few.
type Numbers = SmallVec<[usize; 16]>;

struct EarRing<'a> {
    corners: &'a [Corner],
    next: Numbers,
    previous: Numbers,
    /// The corners that did not turn counterclockwise when last tested; only they can be in an ear.
    reflex_corners: Numbers,
    is_removed: SmallVec<[bool; 16]>,
}

impl EarRing<'_> {
    fn neighbours(&self, i: usize) -> [usize; 3] {
        [self.previous[i], i, self.next[i]]
    }

    fn turn(&self, i: usize) -> f64 {
        let [a, b, c] = self.neighbours(i).map(|i| &self.corners[i]);
        turn(a, b, c)
    }

    fn is_convex(&self, i: usize) -> bool {
        self.turn(i) > 0.0
    }

    fn is_ear(&self, i: usize, condition: EarCondition) -> bool {
        let turns = self.turn(i);
        match condition {
            EarCondition::Clear => turns > 0.0 && !self.contains_reflex_corner(i, true),
            EarCondition::Flat => {
                turns == 0.0 || turns > 0.0 && !self.contains_reflex_corner(i, false)
            }
            EarCondition::Convex => turns > 0.0,
            EarCondition::None => true,
        }
    }

    /// Returns whether another corner, at a different position than the ear's, is in the ear, or on its rim.
    fn contains_reflex_corner(&self, i: usize, or_on_its_rim: bool) -> bool {
        let [a, b, c] = self.neighbours(i).map(|i| &self.corners[i]);
        self.reflex_corners.iter().any(|&d| {
            let p = &self.corners[d];
            if self.is_removed[d] || p.at == a.at || p.at == b.at || p.at == c.at {
                return false;
            }
            let turns = [turn(a, b, p), turn(b, c, p), turn(c, a, p)];
            if or_on_its_rim {
                turns.iter().all(|&t| t >= 0.0)
            } else {
                turns.iter().all(|&t| t > 0.0)
            }
        })
    }

    fn remove(&mut self, i: usize) {
        let [p, _, n] = self.neighbours(i);
        self.next[p] = n;
        self.previous[n] = p;
        self.is_removed[i] = true;
        let (corners, next, previous) = (self.corners, &self.next, &self.previous);
        let gone = &self.is_removed;
        self.reflex_corners.retain(|&mut d| {
            // Convex corners stay convex, except perhaps the two with changed neighbours, and those only become more so.
            !gone[d]
                && ((d != p && d != n)
                    || turn(&corners[previous[d]], &corners[d], &corners[next[d]]) <= 0.0)
        });
    }
}
