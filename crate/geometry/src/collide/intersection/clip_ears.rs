//! Triangulates a polygon by ear clipping.

use super::corner::{Corner, turn};
use crate::IndexList;
use smallvec::SmallVec;

/// Emits two triangles less than there are corners, whose boundary is the polygon: counterclockwise, perhaps with bridges
/// to its holes. It clips Meisters' ears ("Polygons have ears", 1975), the first one round the polygon. Departures: no
/// corner is ever dropped, not even one on a straight edge. Where rounding leaves no ear, the corner that is least wrong is
/// clipped.
pub(super) fn clip_ears(corners: &[Corner], emit: &mut impl FnMut([u32; 3])) {
    let count = corners.len();
    let mut ring = EarRing {
        corners,
        links: SmallVec::with_capacity(count),
        reflex_corners: IndexList::new(),
    };
    for i in 0..count {
        ring.links.push(Link {
            next: (i + 1) % count,
            previous: (i + count - 1) % count,
            is_removed: false,
        });
    }
    for i in 0..count {
        if !ring.is_convex(i) {
            ring.reflex_corners.push(i as u32);
        }
    }
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
            at = ring.links[n].next;
            continue;
        }
        at = ring.links[at].next;
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

/// The neighbours of a corner.
struct Link {
    next: usize,
    previous: usize,
    is_removed: bool,
}

struct EarRing<'a> {
    corners: &'a [Corner],
    /// The neighbours of each corner. Most polygons have few.
    links: SmallVec<[Link; 16]>,
    /// The corners that did not turn counterclockwise when last tested; only they can be in an ear.
    reflex_corners: IndexList,
}

impl EarRing<'_> {
    fn neighbours(&self, i: usize) -> [usize; 3] {
        [self.links[i].previous, i, self.links[i].next]
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
            let (p, link) = (&self.corners[d as usize], &self.links[d as usize]);
            if link.is_removed || p.at == a.at || p.at == b.at || p.at == c.at {
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
        self.links[p].next = n;
        self.links[n].previous = p;
        self.links[i].is_removed = true;
        let (corners, links) = (self.corners, &self.links);
        self.reflex_corners.retain(|d| {
            let d = *d as usize;
            let Link {
                previous,
                next,
                is_removed,
            } = links[d];
            // Convex corners stay convex, except perhaps the two with changed neighbours, and those only become more so.
            !is_removed
                && ((d != p && d != n)
                    || turn(&corners[previous], &corners[d], &corners[next]) <= 0.0)
        });
    }
}
