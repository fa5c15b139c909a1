//! Triangulates a polygon by ear clipping.

use super::corner::{Corner, turn};

/// Emits two triangles less than there are corners, whose boundary is the polygon: counterclockwise, perhaps with bridges
/// to its holes. It clips Meisters' ears ("Polygons have ears", 1975), the first one round the polygon. Departures: no
/// corner is ever dropped, not even one on a straight edge. Where rounding leaves no ear, the corner that is least wrong is
/// clipped.
pub(super) fn ears(corners: &[Corner], tell: &mut impl FnMut([u32; 3])) {
    let count = corners.len();
    let mut ring = Ring {
        corners,
        next: (1..count).chain([0]).collect(),
        previous: (count - 1..count).chain(0..count - 1).collect(),
        dents: Vec::new(),
        is_gone: vec![false; count],
    };
    ring.dents = (0..count).filter(|&i| !ring.is_convex(i)).collect();
    let (mut at, mut left, mut tried) = (0, count, 0);
    let mut care = Care::Clear;
    while left > 3 {
        if ring.is_ear(at, care) {
            let [p, _, n] = ring.around(at);
            tell([p, at, n].map(|i| corners[i].number));
            ring.remove(at);
            left -= 1;
            tried = 0;
            care = Care::Clear;
            // Skip the neighbour: clipping at the same corner repeatedly would make needles.
            at = ring.next[n];
            continue;
        }
        at = ring.next[at];
        tried += 1;
        if tried >= left {
            tried = 0;
            care = match care {
                Care::Clear => Care::Flat,
                Care::Flat => Care::Convex,
                Care::Convex | Care::None => Care::None,
            };
        }
    }
    tell(ring.around(at).map(|i| corners[i].number));
}

/// The condition that an ear must satisfy.
#[derive(Clone, Copy)]
enum Care {
    /// The ear has an area and no other corner in it or on its rim.
    Clear,
    /// The ear has no area, or no corner inside, but perhaps on its rim.
    Flat,
    /// The ear turns the right way.
    Convex,
    /// There is no condition.
    None,
}

struct Ring<'a> {
    corners: &'a [Corner],
    next: Vec<usize>,
    previous: Vec<usize>,
    /// The corners that did not turn counterclockwise when last tested; only they can be in an ear.
    dents: Vec<usize>,
    is_gone: Vec<bool>,
}

impl Ring<'_> {
    fn around(&self, i: usize) -> [usize; 3] {
        [self.previous[i], i, self.next[i]]
    }

    fn turn(&self, i: usize) -> f64 {
        let [a, b, c] = self.around(i).map(|i| &self.corners[i]);
        turn(a, b, c)
    }

    fn is_convex(&self, i: usize) -> bool {
        self.turn(i) > 0.0
    }

    fn is_ear(&self, i: usize, care: Care) -> bool {
        let turns = self.turn(i);
        match care {
            Care::Clear => turns > 0.0 && !self.holds_a_dent(i, true),
            Care::Flat => turns == 0.0 || turns > 0.0 && !self.holds_a_dent(i, false),
            Care::Convex => turns > 0.0,
            Care::None => true,
        }
    }

    /// Returns whether another corner, at a different place than the ear's, is in the ear, or on its rim.
    fn holds_a_dent(&self, i: usize, or_on_its_rim: bool) -> bool {
        let [a, b, c] = self.around(i).map(|i| &self.corners[i]);
        self.dents.iter().any(|&d| {
            let p = &self.corners[d];
            if self.is_gone[d] || p.at == a.at || p.at == b.at || p.at == c.at {
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
        let [p, _, n] = self.around(i);
        self.next[p] = n;
        self.previous[n] = p;
        self.is_gone[i] = true;
        let (corners, next, previous) = (self.corners, &self.next, &self.previous);
        let gone = &self.is_gone;
        self.dents.retain(|&d| {
            // Convex corners stay convex, except perhaps the two with changed neighbours, and those only become more so.
            !gone[d]
                && ((d != p && d != n)
                    || turn(&corners[previous[d]], &corners[d], &corners[next[d]]) <= 0.0)
        });
    }
}
