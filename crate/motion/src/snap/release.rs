//! When a hold lets go (section 6.3.4).

use super::hold::{Grip, Hold, HoldKind, Pairing};
use super::parts::SnapParts;
use super::settings::{SnapMethod, SnapSettings};
use nearpoint_geometry::Pose;
use serde::Serialize;
use std::f64::consts::FRAC_PI_8;

/// Why a hold let go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Release {
    /// Too little is covered: it was pushed over the brim, or a pin is out of its hole.
    Slid,
    /// The hand went too far away from it.
    Pulled,
    /// The hand went through it, to where nothing is in the way.
    Through,
    /// The hand turned away from it.
    Turned,
    /// It kept a pin from its hole.
    Gave,
    /// A part of it is no longer there.
    Gone,
}

/// Of the reach: a pin or an edge lets go when the hand is farther away than that.
const LINE_RELEASE: f64 = 2.0;
/// Beside the least angle at which faces take hold: how much farther the hand must turn for them to let go, radians.
const ANGLE_BAND: f64 = FRAC_PI_8;

/// How a hold stands: the group is shown at one pose, the hand is at another.
pub(super) fn grip(
    settings: &SnapSettings,
    pairing: &Pairing,
    parts: &SnapParts,
    shown: &Pose,
    hand: &Pose,
) -> Grip {
    let (area, share) = pairing.cover(parts, shown);
    let pull = settings.pull * area.sqrt();
    let pivot = match (settings.method, parts.own(pairing.hold.held)) {
        (SnapMethod::Published, Some(own)) => own.pose * own.shape.bounds().centre(),
        _ => pairing.constraint.pivot,
    };
    Grip {
        share,
        release: match pairing.hold.kind {
            HoldKind::Faces => pull,
            HoldKind::Axes => pull.max(LINE_RELEASE * settings.reach),
            HoldKind::Edges => LINE_RELEASE * settings.reach,
        },
        away: pairing.away(hand, &pivot),
        angle: pairing.angle(hand),
    }
}

impl Grip {
    /// Whether, and why, the hold lets go. What the hand went through may still be in the way.
    pub(super) fn release(
        &self,
        settings: &SnapSettings,
        hold: &Hold,
        length: f64,
    ) -> Option<Release> {
        let least = match hold.kind {
            HoldKind::Faces => settings.threshold - settings.hysteresis,
            HoldKind::Axes => -LINE_RELEASE * settings.reach / length,
            HoldKind::Edges => 0.0,
        };
        let turned =
            settings.method == SnapMethod::Steady && self.angle < settings.least_angle - ANGLE_BAND;
        if self.share <= least {
            Some(Release::Slid)
        } else if self.away > self.release {
            Some(Release::Pulled)
        } else if self.away < -self.release {
            match settings.method {
                SnapMethod::Published => Some(Release::Pulled),
                SnapMethod::Steady => Some(Release::Through),
            }
        } else {
            turned.then_some(Release::Turned)
        }
    }
}
