//! Joins holes to the outlines around them.

use super::corner::{Corner, Ring, Rings, turn};
use crate::tolerance::EDGE_CROSSING_ORDER;

/// Makes each hole part of an outline, by a bridge from its corner farthest along x to a corner visible from there (Eberly,
/// "Triangulation by ear clipping", 2002, section 3). Returns the holes that no outline surrounds.
pub(super) fn bridge(outlines: &mut [Ring], mut holes: Rings) -> Rings {
    let mut left = Rings::new();
    let farthest = |hole: &[Corner]| {
        let by_x = |&i: &usize, &j: &usize| hole[i].at[0].total_cmp(&hole[j].at[0]);
        (0..hole.len()).max_by(by_x).unwrap_or(0)
    };
    // From the right, so that everything visible to a hole's right is part of an outline already.
    holes.sort_by(|p, q| q[farthest(q)].at[0].total_cmp(&p[farthest(p)].at[0]));
    for hole in holes {
        let from = farthest(&hole);
        let m = &hole[from];
        // A corner that is on an outline may be beside it by rounding.
        match visible_corner(outlines, m, 0.0)
            .or_else(|| visible_corner(outlines, m, EDGE_CROSSING_ORDER))
        {
            None => left.push(hole),
            Some((outline, corner)) => {
                let outline = &mut outlines[outline];
                let there = outline[corner];
                let mut round = Ring::new();
                for k in 0..=hole.len() {
                    round.push(hole[(from + k) % hole.len()]);
                }
                round.push(there);
                outline.insert_from_slice(corner + 1, &round);
            }
        }
    }
    left
}

/// Returns the outline and its corner visible from `m`, if an outline lies to its right, or to its left by no more than a
/// fraction `slack` of the coordinates.
fn visible_corner(outlines: &[Ring], m: &Corner, slack: f64) -> Option<(usize, usize)> {
    let [x, y] = m.at;
    // The nearest edge that goes up through the height of m.
    let mut nearest: Option<(f64, usize, usize)> = None;
    for (o, outline) in outlines.iter().enumerate() {
        for (i, p) in outline.iter().enumerate() {
            let q = &outline[(i + 1) % outline.len()];
            if !(p.at[1] <= y && y <= q.at[1] && p.at[1] < q.at[1]) {
                continue;
            }
            let far = [p, q, m].iter().flat_map(|c| c.at).fold(0.0, larger);
            let length = [0, 1].iter().map(|&k| q.at[k] - p.at[k]).fold(0.0, larger);
            if turn(p, q, m) < -slack * far * length {
                continue;
            }
            let fraction = (y - p.at[1]) / (q.at[1] - p.at[1]);
            let at = p.at[0] + fraction * (q.at[0] - p.at[0]);
            if nearest.is_none_or(|(best, ..)| at < best) {
                nearest = Some((at, o, i));
            }
        }
    }
    let (at, o, i) = nearest?;
    let outline = &outlines[o];
    let next = (i + 1) % outline.len();
    let far = if outline[i].at[0] > outline[next].at[0] {
        i
    } else {
        next
    };
    // Among the corners in the triangle between m and that corner, the one nearest in direction to the ray blocks the view.
    let hit = Corner {
        number: u32::MAX,
        at: [at, y],
    };
    let (p, q) = if outline[far].at[1] < y {
        (outline[far], hit)
    } else {
        (hit, outline[far])
    };
    let slope = |c: &Corner| (c.at[1] - y).abs() / (c.at[0] - x);
    let mut best = far;
    for (k, c) in outline.iter().enumerate() {
        let is_within =
            c.at[0] > x && turn(m, &p, c) >= 0.0 && turn(&p, &q, c) >= 0.0 && turn(&q, m, c) >= 0.0;
        if is_within && c.at != outline[far].at {
            let before = &outline[(k + outline.len() - 1) % outline.len()];
            let after = &outline[(k + 1) % outline.len()];
            let (steep, best_steep) = (slope(c), slope(&outline[best]));
            let is_better =
                steep < best_steep || steep == best_steep && c.at[0] < outline[best].at[0];
            if is_better && sees(before, c, after, m) {
                best = k;
            }
        }
    }
    if best == far {
        // Among corners at one position, the one that opens towards m.
        let place = outline[far].at;
        let same = (0..outline.len()).filter(|&k| outline[k].at == place);
        for k in same {
            let before = &outline[(k + outline.len() - 1) % outline.len()];
            let after = &outline[(k + 1) % outline.len()];
            if sees(before, &outline[k], after, m) {
                return Some((o, k));
            }
        }
    }
    Some((o, best))
}

fn larger(x: f64, y: f64) -> f64 {
    x.max(y.abs())
}

/// Returns whether `m` is visible from corner `c` between its two edges.
fn sees(before: &Corner, c: &Corner, after: &Corner, m: &Corner) -> bool {
    if turn(before, c, after) > 0.0 {
        turn(before, c, m) >= 0.0 && turn(c, after, m) >= 0.0
    } else {
        turn(before, c, m) >= 0.0 || turn(c, after, m) >= 0.0
    }
}
