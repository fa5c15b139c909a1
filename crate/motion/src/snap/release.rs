//! Decides when a constraint releases (section 6.3.4).

use super::parts::SnapParts;
use super::settings::{SnapMethod, SnapSettings};
use super::snap_constraint::{Engagement, FeaturePair, SnapConstraint, SnapConstraintKind};
use nearpoint_geometry::Pose;
use serde::Serialize;
use std::f64::consts::FRAC_PI_8;

/// A reason why a snap constraint released a dragged part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum ReleaseReason {
    /// The covered fraction is too small: the part was pushed over the edge, or a pin is out of its hole.
    #[serde(rename = "slid")]
    Uncovered,
    /// The drag pose is too far away.
    #[serde(rename = "pulled")]
    TooFar,
    /// The drag passed through the face, to a pose where no obstacle is in the way.
    #[serde(rename = "through")]
    PassedThrough,
    /// The drag turned away from the other feature.
    #[serde(rename = "turned")]
    RotatedAway,
    /// The face blocked a pin from its hole.
    #[serde(rename = "gave")]
    PinBlocked,
    /// A part of the constraint no longer exists.
    #[serde(rename = "gone")]
    PartRemoved,
}

/// The distance, in snap distances, beyond which a pin or an edge releases.
const LINE_RELEASE_REACHES: f64 = 2.0;
/// The angle, in radians, by which the drag must turn beyond the least engaging angle for faces to release.
const ANGLE_BAND: f64 = FRAC_PI_8;

/// Returns the engagement of a constraint, from the shown pose and the drag pose.
pub(super) fn engagement(
    settings: &SnapSettings,
    features: &FeaturePair,
    parts: &SnapParts,
    shown: &Pose,
    drag_pose: &Pose,
) -> Engagement {
    let (area, fraction) = features.overlap(parts, shown);
    let pull = settings.release_factor * area.sqrt();
    let pivot = match (
        settings.method,
        parts.dragged_part(features.snap_constraint.dragged_part),
    ) {
        (SnapMethod::Kitamura, Some(own)) => own.pose * own.shape.bounds().centre(),
        _ => features.constraint.pivot,
    };
    Engagement {
        covered_fraction: fraction,
        release_distance: match features.snap_constraint.kind {
            SnapConstraintKind::Faces => pull,
            SnapConstraintKind::Axes => pull.max(LINE_RELEASE_REACHES * settings.snap_distance),
            SnapConstraintKind::Edges => LINE_RELEASE_REACHES * settings.snap_distance,
        },
        signed_distance: features.signed_distance(drag_pose, &pivot),
        angle: features.angle(drag_pose),
    }
}

impl Engagement {
    /// Returns why the constraint releases, if it does. Where the drag passed through, an obstacle may still be in the
    /// way.
    pub(super) fn release(
        &self,
        settings: &SnapSettings,
        constraint: &SnapConstraint,
        length: f64,
    ) -> Option<ReleaseReason> {
        let least = match constraint.kind {
            SnapConstraintKind::Faces => settings.coverage_threshold - settings.coverage_hysteresis,
            SnapConstraintKind::Axes => -LINE_RELEASE_REACHES * settings.snap_distance / length,
            SnapConstraintKind::Edges => 0.0,
        };
        let turned =
            settings.method == SnapMethod::Stable && self.angle < settings.min_angle - ANGLE_BAND;
        if self.covered_fraction <= least {
            Some(ReleaseReason::Uncovered)
        } else if self.signed_distance > self.release_distance {
            Some(ReleaseReason::TooFar)
        } else if self.signed_distance < -self.release_distance {
            match settings.method {
                SnapMethod::Kitamura => Some(ReleaseReason::TooFar),
                SnapMethod::Stable => Some(ReleaseReason::PassedThrough),
            }
        } else {
            turned.then_some(ReleaseReason::RotatedAway)
        }
    }
}
