//! Decides whether two surfaces with rims may pass through each other along edges, where each pair of their facets only
//! touches.

use super::tolerance_zone::ToleranceZone;

/// Facets of A and of B that touch.
#[derive(Debug, Clone, Copy)]
pub(super) struct TouchingFacets {
    facets: [u32; 2],
    /// The sides of the other on which each facet lies.
    sides: [u8; 2],
}

const BOTH_SIDES: u8 = 3;

impl TouchingFacets {
    pub(super) fn new(facets: [u32; 2], [a, b]: &[ToleranceZone; 2], tolerance: f64) -> Self {
        Self {
            facets,
            sides: [a.sides_of(b, tolerance), b.sides_of(a, tolerance)],
        }
    }
}

/// Returns whether the surfaces may pass through each other; `touching` are all facets that touch, and `counts` the number
/// of facets of each.
///
/// Where surfaces pass, facets of A and of B alternate around a common point. Between two facets of A there are then facets
/// of B on either side, so one of B's has the two on different sides, and vice versa. So there are two touching facets,
/// each of which has touching facets on both sides. Without such facets, nothing passes.
pub(super) fn may_cross(touching: &[TouchingFacets], counts: [usize; 2]) -> bool {
    let mut around = counts.map(|count| vec![0; count]);
    for TouchingFacets { facets, sides } in touching {
        around[0][facets[0] as usize] |= sides[1];
        around[1][facets[1] as usize] |= sides[0];
    }
    let is_passed = |side: usize, facet: u32| around[side][facet as usize] == BOTH_SIDES;
    (touching.iter()).any(|pair| is_passed(0, pair.facets[0]) && is_passed(1, pair.facets[1]))
}
