//! Which of a path's rings bound what it fills.

use super::super::error::Result;
use super::super::group::{around, signed_area};
use nearpoint_geometry::planar::Point2;

/// The rings that have the filled on one side only, by SVG's fill rules, and how many have it on both. By the rule
/// "nonzero" a ring that goes round as the one around it does is within what is filled anyway.
pub(super) fn boundary(
    rings: Vec<Vec<Point2>>,
    is_even_odd: bool,
    joint: f64,
) -> Result<(Vec<Vec<Point2>>, usize)> {
    if is_even_odd || rings.len() < 2 {
        return Ok((rings, 0));
    }
    let around = around(&rings, joint)?;
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
