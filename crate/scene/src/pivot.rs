//! Defines a part's pivot, which moves with the part: a point, or a hinge with an axis that the part swings about.

use nearpoint_geometry::tolerance::POSE_ROUNDING;
use nearpoint_geometry::{Point, Pose, Vector};
use nearpoint_motion::hinge::Hinge;
use serde::{Deserialize, Serialize};
use std::f64::consts::TAU;

/// A pivot, in the part's frame for a part or a file, and in the scene's frame for a command. As JSON
/// `{"at": [0, 0, 0], "axis": [0, 0, 1], "limits": [0, 1.5]}`.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Pivot {
    /// The point that does not move when the part turns.
    #[cfg_attr(feature = "typescript", tsify(type = "Xyz"))]
    #[serde(rename = "at")]
    pub point: [f64; 3],
    /// The axis of a hinge, of any length: a turn is positive counter-clockwise seen from its tip.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Xyz"))]
    pub axis: Option<[f64; 3]>,
    /// The current angle of a hinge, in radians.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub angle: f64,
    /// The least and the largest angle of a hinge, in radians, at most a full turn apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "typescript",
        tsify(optional, type = "[least: number, most: number]")
    )]
    pub limits: Option<[f64; 2]>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
fn is_zero(angle: &f64) -> bool {
    *angle == 0.0
}

impl Pivot {
    /// Returns the pivot with an axis of length one; without an axis it has no angle and no limits. Returns `None`
    /// where its numbers are invalid.
    pub fn validated(self) -> Option<Self> {
        let Some(axis) = self.axis else {
            let is_finite = self.point.iter().all(|number| number.is_finite());
            let Self { point, axis, .. } = self;
            let (angle, limits) = (0.0, None);
            return is_finite.then_some(Self {
                point,
                axis,
                angle,
                limits,
            });
        };
        let hinge = Hinge::new(self.point.into(), axis.into())?;
        let in_order =
            |[least, most]: [f64; 2]| least <= most && most - least <= TAU * (1.0 + POSE_ROUNDING);
        let is_sound = self.angle.is_finite() && self.limits.is_none_or(in_order);
        let axis = Some(hinge.axis.into());
        is_sound.then_some(Self { axis, ..self })
    }

    /// Returns the pivot mapped by a pose.
    #[must_use]
    pub fn posed(&self, pose: &Pose) -> Self {
        Self {
            point: (pose * self.point()).into(),
            axis: self.axis.map(|axis| (pose * Vector::from(axis)).into()),
            ..*self
        }
    }

    /// Returns the point that does not move when the part turns.
    pub fn point(&self) -> Point {
        self.point.into()
    }

    /// Returns the hinge; `None` for a pivot without an axis.
    pub fn hinge(&self) -> Option<Hinge> {
        Hinge::new(self.point(), self.axis?.into())
    }

    /// Returns how far the part can swing from its current angle, backwards and forwards; beyond a limit it can only
    /// swing back.
    pub(crate) fn range(&self) -> [f64; 2] {
        let limits = self.limits.unwrap_or([f64::NEG_INFINITY, f64::INFINITY]);
        let [back, on] = limits.map(|limit| limit - self.angle);
        [back.min(0.0), on.max(0.0)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOOR: Pivot = Pivot {
        point: [1.0, 2.0, 3.0],
        axis: Some([0.0, 0.0, 2.0]),
        angle: 0.5,
        limits: Some([0.0, 1.5]),
    };

    #[test]
    fn a_pivot_is_sound_or_there_is_none() {
        let sound = DOOR.validated().unwrap();
        assert_eq!(sound.axis, Some([0.0, 0.0, 1.0]));
        assert_eq!(sound.range(), [-0.5, 1.0]);
        let point = Pivot { axis: None, ..DOOR };
        let point = point.validated().unwrap();
        assert_eq!(
            (point.angle, point.limits, point.hinge()),
            (0.0, None, None)
        );
        let nan = f64::NAN;
        for bad in [
            Pivot {
                point: [nan, 0.0, 0.0],
                ..DOOR
            },
            Pivot {
                point: [nan, 0.0, 0.0],
                axis: None,
                ..DOOR
            },
            Pivot {
                axis: Some([0.0; 3]),
                ..DOOR
            },
            Pivot {
                axis: Some([nan; 3]),
                ..DOOR
            },
            Pivot {
                angle: f64::INFINITY,
                ..DOOR
            },
            Pivot {
                limits: Some([1.0, 0.0]),
                ..DOOR
            },
            Pivot {
                limits: Some([nan, 0.0]),
                ..DOOR
            },
            Pivot {
                limits: Some([-4.0, 4.0]),
                ..DOOR
            },
        ] {
            assert_eq!(bad.validated(), None, "{bad:?}");
        }
    }

    #[test]
    fn beyond_its_limits_it_swings_back_only() {
        let wide = Pivot { angle: 2.0, ..DOOR };
        assert_eq!(wide.range(), [-2.0, 0.0]);
        let free = Pivot {
            limits: None,
            ..DOOR
        };
        assert_eq!(free.range(), [f64::NEG_INFINITY, f64::INFINITY]);
    }

    #[test]
    fn default_pivot_fields_are_not_serialised() {
        let point = Pivot { axis: None, ..DOOR }.validated().unwrap();
        let text = serde_json::to_string(&point).unwrap();
        assert_eq!(text, r#"{"at":[1.0,2.0,3.0]}"#);
        assert_eq!(serde_json::from_str::<Pivot>(&text).unwrap(), point);
        let text = serde_json::to_string(&DOOR).unwrap();
        assert_eq!(serde_json::from_str::<Pivot>(&text).unwrap(), DOOR);
    }
}
