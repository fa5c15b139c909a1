//! Checks whether settings fit a work cell.

use super::cell::MAX_HALVINGS;
use super::error::RangeError;
use super::settings::{RangeJoint, RangeSettings, ValueRange};
use crate::check::WorkCell;

/// Checks settings for a work cell, and returns the number of halvings of each joint that reach its resolution.
pub(crate) fn check_settings(
    work_cell: &WorkCell,
    settings: &RangeSettings,
) -> Result<Vec<u8>, RangeError> {
    let values = work_cell.degrees_of_freedom();
    let got = settings.values.len();
    if got != values || !settings.values.iter().all(|value| value.is_finite()) {
        let expected = values;
        return Err(RangeError::Values { expected, got });
    }
    if settings.joints.is_empty() {
        return Err(RangeError::NoJoints);
    }
    // A robot has fewer joints.
    debug_assert!(settings.joints.len() <= usize::from(u16::MAX));
    let mut is_chosen = vec![false; values];
    let halvings = settings.joints.iter().map(|joint| {
        let RangeJoint {
            value,
            range: ValueRange { lower, upper },
            resolution,
        } = *joint;
        if value >= values || std::mem::replace(&mut is_chosen[value], true) {
            return Err(RangeError::Joint { value, values });
        }
        let width = upper - lower;
        if !(width.is_finite() && width >= 0.0) {
            return Err(RangeError::Limits { lower, upper });
        }
        if !(resolution.is_finite() && resolution > 0.0) {
            return Err(RangeError::Resolution { resolution });
        }
        let halvings = (0..=MAX_HALVINGS).find(|&n| width / 2f64.powi(n.into()) <= resolution);
        halvings.ok_or(RangeError::TooFine { resolution, width })
    });
    halvings.collect()
}
