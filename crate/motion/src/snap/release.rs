//! Decides when a constraint releases (section 6.3.4).

use super::hold::{Grip, Hold, HoldKind, Pairing};
use super::parts::SnapParts;
use super::settings::{SnapMethod, SnapSettings};
use nearpoint_geometry::Pose;
use serde::Serialize;
use std::f64::consts::FRAC_PI_8;

/// A reason why a constraint released.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Release {
    /// The covered share is too small: the part was pushed over the brim, or a pin is out of its hole.
    Slid,
    /// The drag pose is too far away.
    Pulled,
    /// The drag went through the face, to where nothing is in the way.
    Through,
    /// The drag turned away from the other feature.
    Turned,
    /// The face kept a pin from its hole.
    Gave,
    /// A part of the constraint no longer exists.
    Gone,
}

/// The distance, in reaches, beyond which a pin or an edge releases.
const LINE_RELEASE: f64 = 2.0;
/// The angle, in radians, by which the drag must turn beyond the least engaging angle for faces to release.
const ANGLE_BAND: f64 = FRAC_PI_8;

/// Returns the engagement of a constraint, from the shown pose and the drag pose.
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
    /// Returns why the constraint releases, if it does. Where the drag went through, something may still be in the way.
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
