//! Defines the contents of a scene file.

use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_message::message;
use nearpoint_motion::allowed::AllowedReason;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::error::bad_value;
use super::version::VERSION;
use super::{Model, SceneFileError, sanitized};
use crate::part::Colour;
use crate::pivot::Pivot;
use crate::settings::MaxDistance;
use crate::trajectory::TrajectorySpec;

/// The contents of a scene file.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SceneFile {
    /// The address of the schema, for editors.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// The version of the format: [`VERSION`].
    pub version: u64,
    /// The title of the scene.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// A description of the scene, as plain text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The unit of the numbers; absent: the models' unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<Unit>,
    /// The axis that points up; absent: the models' axis.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub up: Option<Up>,
    /// The files that the parts come from.
    pub models: Vec<Model>,
    /// The differences from the models. Every part of every model exists once, as in its file, unless an entry changes
    /// or removes it. A further entry for the same part adds an instance. If all parts have entries, these also define
    /// their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<PartEntry>,
    /// The base poses and joint values of robots, where these differ from their models.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub robots: Vec<RobotEntry>,
    /// The pairs of parts that may collide; absent: the adjacent links of robots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allowed: Option<Vec<AllowedEntry>>,
    /// The taught motion of the robots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub motion: Option<TrajectorySpec>,
    /// The camera; absent: the home view.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub camera: Option<Camera>,
    /// True if drags in the view only move the camera; absent: true for buildings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locked: Option<bool>,
    /// The selected parts, as indices in the scene's order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub selection: Vec<usize>,
    /// The largest distance of pairs of interest; absent: the automatic one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "within")]
    pub max_distance: Option<MaxDistanceEntry>,
    /// The limit below which clearances are flagged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "limit")]
    pub clearance_limit: Option<f64>,
    /// The measurements on the parts. Only the code for measurements parses them, so that other code need not load it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "measures")]
    pub measurements: Option<Value>,
    /// The decisions about the scene's clashes, as in `decisions.schema.json`, for the review.
    #[serde(default, skip_serializing)]
    pub decisions: Option<IgnoredAny>,
}

/// The differences of a part from the part of its model, in a scene file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PartEntry {
    /// The model's index in the list of models.
    #[serde(default)]
    pub model: usize,
    /// The number or name of the part in the model.
    pub part: PartRef,
    /// The part's name in the scene.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The part's pose in the scene, `[qw, qx, qy, qz, tx, ty, tz]`.
    #[serde(
        default,
        with = "optional_pose",
        skip_serializing_if = "Option::is_none"
    )]
    pub pose: Option<Pose>,
    /// The colour: sRGB and opacity, each 0…1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// The pivot that the part turns about, in the part's frame.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pivot: Option<Pivot>,
    /// True if the part is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visible: Option<bool>,
    /// True if the part cannot be moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fixed: Option<bool>,
    /// The distance of the true surface from the triangles, for all parts of the same product. The importer of the
    /// model uses it. Absent: that of the model's other parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<f64>,
    /// True if the part is not in the scene.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub removed: bool,
}

/// The state of a robot in a scene file. It determines the poses of its parts, also where their entries differ.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RobotEntry {
    /// The model's index in the list of models.
    #[serde(default)]
    pub model: usize,
    /// The robot's index in the model.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub robot: usize,
    /// The joints and parts of a mechanism, which belongs to no model. Only the code for mechanisms parses them, so that
    /// other code need not load it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mechanism: Option<Value>,
    /// The pose of the base in the scene.
    #[serde(
        default,
        with = "optional_pose",
        skip_serializing_if = "Option::is_none"
    )]
    pub base: Option<Pose>,
    /// The values of its free joints in the model's order, radians or lengths.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub joints: Option<Vec<f64>>,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// A pair of parts that may collide, as indices in the scene's order, and the reason.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AllowedEntry {
    /// The index of one part.
    pub a: usize,
    /// The index of the other part.
    pub b: usize,
    /// The reason why they may collide.
    #[serde(flatten)]
    pub allowed_reason: AllowedReason,
}

/// A part of a model: its index in the model, or its name there.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Value")]
pub enum PartRef {
    /// The index, counted from 0, in the order of the import.
    Index(usize),
    /// The name in the model's file.
    Name(String),
}

/// Serde would write an error for each variant that does not match, and the first view would load the code for it.
impl TryFrom<Value> for PartRef {
    type Error = &'static str;

    fn try_from(value: Value) -> Result<Self, Self::Error> {
        let index = value.as_u64().and_then(|index| index.try_into().ok());
        match (index, value) {
            (Some(index), _) => Ok(Self::Index(index)),
            (None, Value::String(name)) => Ok(Self::Name(name)),
            _ => Err("a part's number, counted from 0, or its name"),
        }
    }
}

/// The camera of the view, in the scene's frame.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "CameraState")
)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Camera {
    /// The position of the camera.
    pub eye: [f64; 3],
    /// The point that the camera looks at and turns about.
    pub target: [f64; 3],
    /// The direction that is up on the screen.
    pub up: [f64; 3],
    /// The vertical field of view, in radians. An orthographic camera shows the target in the size of a perspective one.
    pub field_of_view: f64,
    /// True if the camera is orthographic; absent: perspective.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub orthographic: bool,
}

/// The largest distance of pairs of interest: a distance, or `"unlimited"`.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a distance or \"unlimited\"")]
pub enum MaxDistanceEntry {
    /// The distance, in the scene's unit.
    Distance(f64),
    /// The word `unlimited`.
    Word(UnlimitedWord),
}

impl MaxDistanceEntry {
    /// Converts the largest distance of pairs for a scene file; `None` for the automatic one, which is not written.
    pub fn new(max_distance: MaxDistance) -> Option<Self> {
        match max_distance {
            MaxDistance::Automatic => None,
            MaxDistance::Unlimited => Some(Self::Word(UnlimitedWord::Unlimited)),
            MaxDistance::Distance(distance) => Some(Self::Distance(distance)),
        }
    }
}

impl From<MaxDistanceEntry> for MaxDistance {
    fn from(entry: MaxDistanceEntry) -> Self {
        match entry {
            MaxDistanceEntry::Distance(distance) => Self::Distance(distance),
            MaxDistanceEntry::Word(_) => Self::Unlimited,
        }
    }
}

/// The word `"unlimited"` in a scene file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum UnlimitedWord {
    Unlimited,
}

impl SceneFile {
    /// Returns the scene file of these models without changes.
    pub fn new(models: Vec<Model>) -> Self {
        SceneFile {
            version: VERSION,
            models,
            ..SceneFile::default()
        }
    }

    /// Returns the accuracies of single parts of a model, with their indices in it.
    pub fn accuracies(&self, model: usize) -> Vec<(usize, f64)> {
        let own = self.parts.iter().filter(|entry| entry.model == model);
        own.filter_map(|entry| match entry.part {
            PartRef::Index(index) => Some((index, entry.accuracy?)),
            PartRef::Name(_) => None,
        })
        .collect()
    }

    /// Reads a scene file from its JSON text. [`crate::Scene::restore`] checks the entries of parts, once the parts
    /// were added.
    pub fn from_json(text: &str) -> Result<Self, SceneFileError> {
        let form = |error: serde_json::Error| SceneFileError::InvalidJson {
            problem: sanitized(&error),
        };
        // The version is checked first: a later version's other fields would only cause confusing errors.
        let value: Value = serde_json::from_str(text).map_err(form)?;
        match value.get("version").and_then(Value::as_u64) {
            None => return Err(SceneFileError::NoVersion),
            Some(VERSION) => {}
            Some(found) => return Err(SceneFileError::Version { found }),
        }
        let file: SceneFile = serde_json::from_str(text).map_err(form)?;
        file.check()?;
        Ok(file)
    }

    /// Returns the JSON text of the scene file.
    pub fn to_json(&self) -> String {
        // JSON cannot write NaN and infinity, which become null; a scene has no such numbers.
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }

    fn check(&self) -> Result<(), SceneFileError> {
        for (at, entry) in self.parts.iter().enumerate() {
            if entry.model >= self.models.len() {
                return Err(SceneFileError::NoSuchModel {
                    model: entry.model,
                    models: self.models.len(),
                });
            }
            let by_number = matches!(entry.part, PartRef::Index(_));
            if entry.accuracy.is_some_and(|a| a <= 0.0 || !by_number) {
                let place = message!("format-accuracy-parts", at);
                return Err(bad_value(&place, message!("format-more-0-part")));
            }
            let mut shades = entry.colour.iter().flatten();
            if !shades.all(|c| (0.0..=1.0).contains(c)) {
                let place = message!("format-colour-parts", at);
                return Err(bad_value(&place, message!("format-four-numbers-0")));
            }
            if entry.pivot.is_some_and(|pivot| pivot.validated().is_none()) {
                let place = message!("format-pivot-parts", at);
                return Err(bad_value(&place, message!("format-point-axis-direction")));
            }
        }
        let within = match self.max_distance {
            Some(MaxDistanceEntry::Distance(distance)) => Some(distance),
            _ => None,
        };
        for (name, value) in [("within", within), ("limit", self.clearance_limit)] {
            if value.is_some_and(|value| value < 0.0) {
                let place = format!("\"{name}\"");
                return Err(bad_value(&place, message!("format-zero-more")));
            }
        }
        Ok(())
    }
}

mod optional_pose {
    use super::{Deserialize, Pose, Serialize};
    use serde::{Deserializer, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    struct Wrapped(#[serde(with = "crate::pose::serde_numbers")] Pose);

    /// Serializes a pose as its numbers, or none as null.
    #[allow(clippy::ref_option)] // serde's signature
    pub fn serialize<S: Serializer>(pose: &Option<Pose>, to: S) -> Result<S::Ok, S::Error> {
        pose.map(Wrapped).serialize(to)
    }

    /// Deserializes a pose from its numbers, or none from null.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Pose>, D::Error> {
        Ok(Option::<Wrapped>::deserialize(from)?.map(|Wrapped(pose)| pose))
    }
}
