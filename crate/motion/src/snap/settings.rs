//! What snapping goes by.

use nearpoint_geometry::nalgebra::RealField;
use nearpoint_message::{Message, message};
use serde::{Deserialize, Serialize};

/// How faces are chosen, kept and let go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum SnapMethod {
    /// As Kitamura, chapter 6, has it: planar faces that collide, never more than three; the rotation of the hand is
    /// integrated about the normal (6.4), and the distance that releases is measured from the part's centroid. A 7 cm
    /// cube then rests on the threshold, and half of an overlap releases it.
    Published,
    /// Also faces that are only near; the shown pose depends on where the hand is, not on its way there; the distance
    /// is measured from the centroid of the dragged face; nothing snaps into an interference.
    Steady,
}

/// The parameters of snapping. The names in brackets are those of Kitamura, section 6.5, whose values are the default.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "SnapWish")
)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct SnapSettings {
    /// The published rules, or steadier ones.
    pub method: SnapMethod,
    /// What the angle between two faces' normals weighs in their attraction (C_r).
    pub angle_weight: f64,
    /// What the angle between the dragged face's velocity and the other's normal weighs (C_v).
    pub velocity_weight: f64,
    /// The share of the smaller face that must be covered (threshold), give or take the hysteresis.
    pub threshold: f64,
    /// Added to the threshold to take hold, subtracted to let go (H).
    pub hysteresis: f64,
    /// The hand tears a face off when it is farther away than this times the root of the area covered (k).
    pub pull: f64,
    /// The least angle between two faces' normals, radians; π: face to face.
    pub least_angle: f64,
    /// How near a face must be to take hold, in the scene's unit; 0: it must touch. Not asked of faces that collide by
    /// the published method.
    pub reach: f64,
    /// Whether pins snap into holes: cylindrical faces that fit.
    pub axes: bool,
    /// Whether straight edges of faces that lie on each other snap to each other.
    pub edges: bool,
    /// Steps of what is left of the rotation about a held face's normal, radians; 0: none.
    pub angle_step: f64,
    /// Steps of what is left of the translation along a held face, in the scene's unit; 0: none.
    pub step: f64,
}

impl Default for SnapSettings {
    fn default() -> Self {
        Self {
            method: SnapMethod::Steady,
            angle_weight: 3.0,
            velocity_weight: 1.0,
            threshold: 0.05,
            hysteresis: 0.05,
            pull: 0.5,
            least_angle: f64::two_pi() / 3.0,
            reach: 0.0,
            axes: true,
            edges: false,
            angle_step: 0.0,
            step: 0.0,
        }
    }
}

/// A parameter that makes no sense.
#[derive(Debug, Clone, Copy, PartialEq)]
#[expect(missing_docs, reason = "the sentences say it")]
pub struct SettingsError {
    /// As in the JSON.
    pub name: &'static str,
    pub value: f64,
    /// What it may be.
    pub allowed: [f64; 2],
}

nearpoint_message::error!(SettingsError);

impl SettingsError {
    /// Returns what is said of it to the user.
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
    /// Whether all parameters make sense.
    ///
    /// # Errors
    /// [`SettingsError`] names the first that does not.
    pub fn check(&self) -> Result<(), SettingsError> {
        const ANY: f64 = f64::INFINITY;
        let ranges = [
            ("angleWeight", self.angle_weight, ANY),
            ("velocityWeight", self.velocity_weight, ANY),
            ("threshold", self.threshold, 1.0),
            ("hysteresis", self.hysteresis, 1.0),
            ("pull", self.pull, ANY),
            ("leastAngle", self.least_angle, f64::pi()),
            ("reach", self.reach, ANY),
            ("angleStep", self.angle_step, f64::pi()),
            ("step", self.step, ANY),
        ];
        let bad = ranges
            .into_iter()
            .find(|(_, value, most)| !(0.0..=*most).contains(value) || value.is_infinite());
        bad.map_or(Ok(()), |(name, value, most)| {
            Err(SettingsError {
                name,
                value,
                allowed: [0.0, most],
            })
        })
    }
}
