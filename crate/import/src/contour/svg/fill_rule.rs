//! Finds the rings of a path that bound its filled area.

use super::super::error::Result;
use super::super::group::{containing_rings, signed_area};
use nearpoint_geometry::planar::Point2;

/// Returns the rings with filled area on one side only, by SVG's fill rules, and the number of rings with it on both
/// sides. By the rule "nonzero", a ring with the orientation of its enclosing ring is inside the filled area.
pub(super) fn boundary(
    rings: Vec<Vec<Point2>>,
    is_even_odd: bool,
    joint: f64,
) -> Result<(Vec<Vec<Point2>>, usize)> {
    if is_even_odd || rings.len() < 2 {
        return Ok((rings, 0));
    }
    let around = containing_rings(&rings, joint)?;
    let turn = |i: &usize| if signed_area(&rings[*i]) > 0.0 { 1 } else { -1 };
    let bounds = |i: usize| {
        let outside: i32 = around[i].iter().map(turn).sum();
        (outside == 0) != (outside + turn(&i) == 0)
    };
    let kept: Vec<bool> = (0..rings.len()).map(bounds).collect();
    let count = rings.len();
    let numbered = rings.into_iter().zip(kept);
    let rings: Vec<_> = numbered
        .filter_map(|(ring, is_kept)| is_kept.then_some(ring))
        .collect();
    let within = count - rings.len();
    Ok((rings, within))
}
