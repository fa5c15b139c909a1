//! Orders vertices so that near ones are near each other in memory.

use crate::Point;

/// The number of steps along each axis of the box around the points: 3 × 21 bits fit into 63.
const STEPS: f64 = 0x1f_ffff as f64;

/// Sorts the chosen points along Morton's curve (1966), and by x, y and z where that makes no difference.
pub(super) fn along_curve(points: &[Point], chosen: impl Iterator<Item = u32> + Clone) -> Vec<u32> {
    let at = |i: u32| points[i as usize];
    let all = chosen.clone().map(at);
    let lo = all.clone().fold(at_most(), |lo, p| lo.inf(&p));
    let hi = all.fold(-at_most(), |hi, p| hi.sup(&p));
    let size = (hi - lo).amax();
    // A single point has no size; any order will do.
    let scale = if size > 0.0 { STEPS / size } else { 0.0 };
    let code = |p: Point| {
        let [x, y, z] = [0, 1, 2].map(|i| spread(((p[i] - lo[i]) * scale) as u64));
        x | y << 1 | z << 2
    };
    let mut keyed: Vec<(u64, u32)> = chosen.map(|i| (code(at(i)), i)).collect();
    keyed.sort_unstable_by(|(code, i), (other, j)| {
        let (p, q) = (at(*i), at(*j));
        code.cmp(other).then_with(|| {
            (0..3)
                .map(|k| p[k].total_cmp(&q[k]))
                .fold(std::cmp::Ordering::Equal, std::cmp::Ordering::then)
        })
    });
    keyed.into_iter().map(|(_, i)| i).collect()
}

fn at_most() -> Point {
    Point::new(f64::MAX, f64::MAX, f64::MAX)
}

/// Returns the lowest 21 bits, with two free bits after each.
fn spread(mut x: u64) -> u64 {
    for (shift, mask) in [
        (32, 0x001f_0000_0000_ffff),
        (16, 0x001f_0000_ff00_00ff),
        (8, 0x100f_00f0_0f00_f00f),
        (4, 0x10c3_0c30_c30c_30c3),
        (2, 0x1249_2492_4924_9249),
    ] {
        x = (x | x << shift) & mask;
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreads_every_bit() {
        for bit in 0..21 {
            assert_eq!(spread(1 << bit), 1 << (3 * bit));
        }
        assert_eq!(spread(0x1f_ffff).count_ones(), 21);
    }
}
