//! Triangulates loops of a plane in any position. No corner is omitted, so that adjacent surfaces that share a loop's edge
//! fit.

use super::bridge::bridge;
use super::clip_ears::clip_ears;
use super::corner::{Corner, Ring, Rings, turn};
use crate::tolerance::EDGE_CROSSING_ORDER;
use crate::{Point, Vector};

/// Emits triangles that together have the loops as their boundary: outlines counterclockwise seen from the tip of `normal`,
/// holes clockwise. Each outline with its holes gives two triangles less than corners, and two more for each hole.
/// Triangles of loops distorted by rounding may overlap. Returns false if there is a hole without an outline that rounding
/// did not make.
pub(super) fn triangulate<'a>(
    loops: impl Iterator<Item = &'a [u32]>,
    normal: &Vector,
    point: impl Fn(u32) -> Point,
    emit: &mut impl FnMut([u32; 3]),
) -> bool {
    let axis = normal.iamax();
    let (mut i, mut j) = ((axis + 1) % 3, (axis + 2) % 3);
    if normal[axis] < 0.0 {
        std::mem::swap(&mut i, &mut j);
    }
    let seen = |&number: &u32| {
        let p = point(number);
        Corner {
            number,
            at: [p[i], p[j]],
        }
    };
    let (mut outlines, mut holes) = (Rings::new(), Rings::new());
    for corners in loops {
        match corners {
            [] | [_] | [_, _] => {}
            _ => {
                let mut ring = Ring::with_capacity(corners.len());
                for number in corners {
                    ring.push(seen(number));
                }
                let rings = match area(&ring) < 0.0 {
                    true => &mut holes,
                    false => &mut outlines,
                };
                rings.push(ring);
            }
        }
    }
    if !holes.is_empty() {
        let stray = bridge(&mut outlines, holes);
        if stray.iter().any(|hole| {
            let [x, y] = hole[0].at;
            let reach = |p: &Corner| (p.at[0] - x).abs().max((p.at[1] - y).abs());
            let size = hole.iter().map(reach).fold(x.abs().max(y.abs()), f64::max);
            area(hole) < -EDGE_CROSSING_ORDER * size * size
        }) {
            return false;
        }
        for hole in stray {
            outlines.push(hole);
        }
    }
    for outline in &outlines {
        match outline.as_slice() {
            [a, b, c] => emit([a.number, b.number, c.number]),
            [a, b, c, d] => {
                // Chooses the diagonal whose two triangles are both oriented correctly, if there is one.
                let least = |p: f64, q: f64| if p < q { p } else { q };
                let ac = least(turn(a, b, c), turn(a, c, d));
                let bd = least(turn(b, c, d), turn(b, d, a));
                let [p, q, r, s] = if ac >= bd { [a, b, c, d] } else { [b, c, d, a] };
                emit([p.number, q.number, r.number]);
                emit([p.number, r.number, s.number]);
            }
            many => clip_ears(many, emit),
        }
    }
    true
}

/// Returns twice the area, to rounding.
fn area(ring: &[Corner]) -> f64 {
    let [x, y] = ring[0].at;
    let ends = ring.iter().zip(ring.iter().cycle().skip(1));
    ends.map(|(p, q)| (p.at[0] - x) * (q.at[1] - y) - (q.at[0] - x) * (p.at[1] - y))
        .sum()
}
