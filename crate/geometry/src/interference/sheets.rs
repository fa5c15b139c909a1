//! Whether two surfaces with rims may pass through each other where each pair of their facets only touches: along edges
//! of theirs.

use super::thick::Thick;

/// Facets of A and of B that touch.
#[derive(Debug, Clone, Copy)]
pub(super) struct Touching {
    facets: [u32; 2],
    /// On which sides of the other each is.
    sides: [u8; 2],
}

const BOTH_SIDES: u8 = 3;

impl Touching {
    pub(super) fn of(facets: [u32; 2], [a, b]: &[Thick; 2], tolerance: f64) -> Self {
        Self {
            facets,
            sides: [a.sides_of(b, tolerance), b.sides_of(a, tolerance)],
        }
    }
}

/// Whether the surfaces may pass through each other, of whose facets `touching` are all that touch; `counts` is how many
/// each has.
///
/// Where they do, facets of A and of B take turns around a point of both. Of two facets of A between which there are some
/// of B on either side, one of these has the two on different sides, and the other way round: so there are two facets that
/// touch, each of which has what touches it on both sides. Where there are none, nothing passes.
pub(super) fn may_pass(touching: &[Touching], counts: [usize; 2]) -> bool {
    let mut around = counts.map(|count| vec![0; count]);
    for Touching { facets, sides } in touching {
        around[0][facets[0] as usize] |= sides[1];
        around[1][facets[1] as usize] |= sides[0];
    }
    let is_passed = |side: usize, facet: u32| around[side][facet as usize] == BOTH_SIDES;
    (touching.iter()).any(|pair| is_passed(0, pair.facets[0]) && is_passed(1, pair.facets[1]))
}
