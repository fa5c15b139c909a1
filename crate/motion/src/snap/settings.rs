//! Holds the settings of snapping.

use nearpoint_geometry::nalgebra::RealField;
use nearpoint_message::{Message, message};
use serde::{Deserialize, Serialize};

/// The rules by which constraints engage and release.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum SnapMethod {
    /// The rules of Kitamura, chapter 6: planar faces that collide, never more than three. The drag's rotation is
    /// integrated about the normal (6.4), and the release distance is measured from the part's centroid. A 7 cm cube
    /// then rests on the threshold, and half of an overlap releases it.
    #[serde(rename = "published")]
    Kitamura,
    /// More stable rules that also use faces which are only near. The shown pose depends on the drag pose, not on its
    /// path. The distance is measured from the centroid of the dragged face, and nothing snaps into an interference.
    #[serde(rename = "steady")]
    Stable,
}

/// The parameters of snapping. The names in brackets are those of Kitamura, section 6.5, whose values are the default.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "SnapOptions")
)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct SnapSettings {
    /// The rules: those of Kitamura, or the stable ones.
    pub method: SnapMethod,
    /// The weight of the angle between two faces' normals in their attraction (C_r).
    pub angle_weight: f64,
    /// The weight of the angle between the dragged face's velocity and the other's normal (C_v).
    pub velocity_weight: f64,
    /// The fraction of the smaller face that must be covered (threshold), plus or minus the hysteresis.
    #[serde(rename = "threshold")]
    pub coverage_threshold: f64,
    /// The amount added to the threshold to engage, and subtracted to release (H).
    #[serde(rename = "hysteresis")]
    pub coverage_hysteresis: f64,
    /// The factor of the release distance: this times the root of the covered area (k).
    #[serde(rename = "pull")]
    pub release_factor: f64,
    /// The least angle between two faces' normals, radians; π: face to face.
    #[serde(rename = "leastAngle")]
    pub min_angle: f64,
    /// The distance at which a face engages, in the scene's unit; 0: it must touch. The method [`SnapMethod::Kitamura`]
    /// does not use it for faces, which must collide.
    #[serde(rename = "reach")]
    pub snap_distance: f64,
    /// True if pins snap into holes: cylindrical faces that fit.
    pub axes: bool,
    /// True if straight edges of faces that lie on each other snap to each other.
    pub edges: bool,
    /// The increment of the remaining rotation about the normal of an engaged face, radians; 0: none.
    pub angle_step: f64,
    /// The increment of the remaining translation along an engaged face, in the scene's unit; 0: none.
    pub step: f64,
}

impl Default for SnapSettings {
    fn default() -> Self {
        Self {
            method: SnapMethod::Stable,
            angle_weight: 3.0,
            velocity_weight: 1.0,
            coverage_threshold: 0.05,
            coverage_hysteresis: 0.05,
            release_factor: 0.5,
            min_angle: f64::two_pi() / 3.0,
            snap_distance: 0.0,
            axes: true,
            edges: false,
            angle_step: 0.0,
            step: 0.0,
        }
    }
}

/// An error for an invalid parameter.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub struct SnapSettingsError {
    /// The parameter's name in the JSON.
    pub name: &'static str,
    pub value: f64,
    /// The least and the largest allowed value.
    pub allowed: [f64; 2],
}

nearpoint_message::error!(SnapSettingsError);

impl SnapSettingsError {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        let Self {
            name,
            value,
            allowed,
        } = self;
        message!("snap-setting", name, value, allowed = range(allowed))
    }
}

fn range([least, most]: &[f64; 2]) -> Message {
    match most.is_finite() {
        true => message!("settings-between", least, most),
        false => message!("settings-number-least", least),
    }
}

impl SnapSettings {
    /// Checks that all parameters are valid.
    ///
    /// # Errors
    /// [`SnapSettingsError`] names the first invalid parameter.
    pub fn check(&self) -> Result<(), SnapSettingsError> {
        const ANY: f64 = f64::INFINITY;
        let ranges = [
            ("angleWeight", self.angle_weight, ANY),
            ("velocityWeight", self.velocity_weight, ANY),
            ("threshold", self.coverage_threshold, 1.0),
            ("hysteresis", self.coverage_hysteresis, 1.0),
            ("pull", self.release_factor, ANY),
            ("leastAngle", self.min_angle, f64::pi()),
            ("reach", self.snap_distance, ANY),
            ("angleStep", self.angle_step, f64::pi()),
            ("step", self.step, ANY),
        ];
        let bad = ranges
            .into_iter()
            .find(|(_, value, most)| !(0.0..=*most).contains(value) || value.is_infinite());
        bad.map_or(Ok(()), |(name, value, most)| {
            Err(SnapSettingsError {
                name,
                value,
                allowed: [0.0, most],
            })
        })
    }
}
