//! Rounds f64 to f32, outward.

use crate::tolerance::{MIN_SINGLE_ROUNDING, SINGLE_ROUNDING};

/// Returns an f32 below `x`, or equal; at most three steps below.
#[inline]
pub fn f32_below(x: f64) -> f32 {
    (x - x.abs() * SINGLE_ROUNDING - MIN_SINGLE_ROUNDING) as f32
}

/// Returns an f32 above `x`, or equal; at most three steps above.
#[inline]
pub fn f32_above(x: f64) -> f32 {
    (x + x.abs() * SINGLE_ROUNDING + MIN_SINGLE_ROUNDING) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_and_stays_near() {
        let mut x = 1e-46_f64;
        let mut seen = 0;
        while x < 1e30 {
            for v in [x, -x] {
                let (lo, hi) = (f32_below(v), f32_above(v));
                assert!(f64::from(lo) < v && v < f64::from(hi), "{v:e}");
                assert!(
                    lo.next_up().next_up().next_up() as f64 >= v || v.abs() < 1e-37,
                    "{v:e}"
                );
                assert!(
                    hi.next_down().next_down().next_down() as f64 <= v || v.abs() < 1e-37,
                    "{v:e}"
                );
                seen += 1;
            }
            x *= 1.37;
        }
        assert!(seen > 1000 && f32_below(0.0) < 0.0 && f32_above(0.0) > 0.0);
    }
}
