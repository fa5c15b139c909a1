//! Implements the exact continuous test: the time of first contact of two triangles whose corners move linearly.
//!
//! A direction that separates the triangles does so until a known time; then another is needed. So time advances from one
//! direction to the next, and never past a contact. This is Mirtich's conservative advancement ("Impulse-based dynamic
//! simulation of rigid body systems", 1996) with the motion of every corner along the direction in place of a bound on all
//! speeds. Along the line of the nearest points this is Newton's method on the distance, from the safe side. Where the
//! triangles roll on each other, directions that turn with them continue the search. Snyder's and others' method uses boxes
//! of time and two parameters for each of fifteen pairs of features (Wang, Ferguson, Jiang, Attene, Panozzo, "A large-scale
//! benchmark and an inclusion-based algorithm for continuous collision detection", 2021). Departure: the pair is one query,
//! and degenerate triangles, motion in one plane and deviation need no special case.

use super::axis::{is_separated_by_coordinate, separated_until};
use super::simd_triangle_pair::SimdTrianglePair;
use super::turning::RemainingStep;
use super::{RelativePair, SweptTriangle, TimeOfImpact, hull, proof};
use crate::collide::contact;
use crate::tolerance::CONTACT_TIME;

/// The largest number of directions; triangles that stay close for longer are reported as an uncertain meeting.
const MAX_DIRECTIONS: u32 = 200;

/// Finds the first meeting, if there is one not after `limit`. Two triangles that already meet, meet now.
pub(crate) fn time_of_impact(
    a: &SweptTriangle,
    b: &SweptTriangle,
    limit: f64,
) -> Option<TimeOfImpact> {
    if is_separated_by_coordinate(a, b) {
        return None;
    }
    if is_likely_separated(a, b) {
        return None;
    }
    if contact(&a.from, &b.from).is_some() {
        return Some(TimeOfImpact::at(0.0));
    }
    let deviation = a.deviation + b.deviation;
    if deviation == 0.0 && a.from == a.to && b.from == b.to {
        return None;
    }
    // Triangles with separate hulls do not meet, even if they come close. If only a short time is of interest, that time is
    // searched first.
    let is_short = limit < 1.0;
    if !is_short && hull::is_separated(a, b) {
        return None;
    }
    let pair = RelativePair::new(a, b);
    let time = advance(&pair, limit.min(1.0))?;
    if let Some(latest) = proof::proven_contact_time(a, b, &pair, time) {
        return Some(TimeOfImpact {
            time,
            latest,
            is_certain: true,
        });
    }
    let uncertain = TimeOfImpact {
        time,
        latest: 1.0,
        is_certain: false,
    };
    (!(is_short && hull::is_separated(a, b))).then_some(uncertain)
}

/// Returns whether a normal of a face at one of the ends, or the line of the centroids, separates the triangles for the
/// whole step. It is measured from A's first corner as it moves: a common motion cancels out.
fn is_likely_separated(a: &SweptTriangle, b: &SweptTriangle) -> bool {
    let lanes = SimdTrianglePair::new(a, b, &[a.from[0], a.to[0]]);
    let normals = lanes.normals();
    let parts = |end: usize| {
        let mut normals = normals.iter();
        normals.any(|n| lanes.is_separated_throughout(&n.at(end)))
    };
    parts(0) || lanes.is_separated_throughout(&lanes.between()) || parts(1)
}

/// Returns the last instant until which the triangles are apart for sure; None when that is beyond `limit`.
fn advance(pair: &RelativePair, limit: f64) -> Option<f64> {
    let mut now = 0.0;
    for _ in 0..MAX_DIRECTIONS {
        // If a step is short relative to the rest, other directions are worth trying.
        let enough = now + (1.0 - now) / 8.0;
        let mut until = separated_until(pair, now, enough);
        if until.is_none_or(|until| until <= enough) {
            until = until
                .into_iter()
                .chain(RemainingStep::new(pair, now).separated_until())
                .reduce(f64::max);
        }
        let Some(until) = until else {
            return Some(now);
        };
        if until > limit {
            return None;
        }
        if until - now <= CONTACT_TIME {
            return Some(now);
        }
        now = until;
    }
    Some(now)
}
