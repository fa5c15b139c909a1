//! What a scene file holds.

use nearpoint_geometry::Pose;
use nearpoint_geometry::unit::{Unit, Up};
use nearpoint_message::{ToArg, message};
use nearpoint_motion::allowed::Allowance;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::version::VERSION;
use super::{Model, SceneFileError, problem};
use crate::part::Colour;
use crate::pivot::Pivot;
use crate::settings::Within;
use crate::taught::Motion;

/// A scene as a file has it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SceneFile {
    /// Where the schema is; for editors.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// Of the format: [`VERSION`].
    pub version: u64,
    /// What the scene is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What one should know about it; plain text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// What the numbers mean; absent: what the models say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<Unit>,
    /// Which axis points up; absent: what the models say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub up: Option<Up>,
    /// The files that the parts come from.
    pub models: Vec<Model>,
    /// What differs from the models. Every part of every model is there once, as its file has it, unless an entry
    /// changes or removes it; a further entry for the same part is another instance. Entries for all parts also give
    /// their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<PartEntry>,
    /// Where robots stand and what their joints' values are, where that differs from what their models say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub robots: Vec<RobotEntry>,
    /// Pairs of parts that may meet; absent: the neighbours of robots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allowed: Option<Vec<AllowedEntry>>,
    /// The taught motion of the robots.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub motion: Option<Motion>,
    /// Where it was looked at from; the home view if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub camera: Option<Camera>,
    /// Whether drags in the picture only turn the view; absent: buildings are opened so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locked: Option<bool>,
    /// The selected parts, as places in the scene's order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub selection: Vec<usize>,
    /// How far apart pairs of interest may be; absent: the usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub within: Option<WithinEntry>,
    /// Clearances below this are flagged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<f64>,
    /// What was measured on its parts; read by what knows measures, so that others need not load that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub measures: Option<Value>,
    /// What was decided about its clashes, as `decisions.schema.json` has it; for those who review it.
    #[serde(default, skip_serializing)]
    pub decisions: Option<IgnoredAny>,
}

/// A part, and what is different about it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PartEntry {
    /// The model's place in the list of models.
    #[serde(default)]
    pub model: usize,
    /// Which part of it.
    pub part: PartRef,
    /// What it is called here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Part coordinates to the scene, `[qw, qx, qy, qz, tx, ty, tz]`.
    #[serde(
        default,
        with = "optional_pose",
        skip_serializing_if = "Option::is_none"
    )]
    pub pose: Option<Pose>,
    /// sRGB and opacity, each 0…1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// What it turns about, in its own frame.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pivot: Option<Pivot>,
    /// Whether it is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visible: Option<bool>,
    /// Whether it refuses to be moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fixed: Option<bool>,
    /// How far its true surface may be from its triangles, and that of all parts of the same product; for whoever reads
    /// the model. Absent: as of the model's other parts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<f64>,
    /// The part is not in the scene.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub removed: bool,
}

/// A robot. The poses of its parts follow from this, whatever their entries say.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RobotEntry {
    /// The model's place in the list of models.
    #[serde(default)]
    pub model: usize,
    /// Which robot of the model it is.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub robot: usize,
    /// Base to the scene.
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

/// Two parts that may meet, as places in the scene's order, and why.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AllowedEntry {
    /// The one part.
    pub a: usize,
    /// The other.
    pub b: usize,
    /// The reason.
    #[serde(flatten)]
    pub allowance: Allowance,
}

/// A part of a model: its place in the model, or its name there.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a part's number, counted from 0, or its name")]
pub enum PartRef {
    /// Counted from 0, in the order of the import.
    Index(usize),
    /// As the model's file has it.
    Name(String),
}

/// Where one looks from. Scene frame.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(rename = "CameraState")
)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Camera {
    /// Where it is, in the scene.
    pub eye: [f64; 3],
    /// What it looks at, and turns about.
    pub target: [f64; 3],
    /// Up on the screen.
    pub up: [f64; 3],
    /// Vertical, radians.
    pub field_of_view: f64,
}

/// How far apart pairs of interest may be: a distance, or `"unlimited"`.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a distance or \"unlimited\"")]
pub enum WithinEntry {
    /// In the scene's unit.
    Distance(f64),
    /// However far.
    Word(UnlimitedWord),
}

impl WithinEntry {
    /// None for the usual, which goes without saying.
    pub fn of(within: Within) -> Option<Self> {
        match within {
            Within::Usual => None,
            Within::Unlimited => Some(Self::Word(UnlimitedWord::Unlimited)),
            Within::Distance(distance) => Some(Self::Distance(distance)),
        }
    }
}

impl From<WithinEntry> for Within {
    fn from(entry: WithinEntry) -> Self {
        match entry {
            WithinEntry::Distance(distance) => Self::Distance(distance),
            WithinEntry::Word(_) => Self::Unlimited,
        }
    }
}

/// The word `"unlimited"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum UnlimitedWord {
    Unlimited,
}

impl SceneFile {
    /// A scene of these models as their files have them.
    pub fn new(models: Vec<Model>) -> Self {
        SceneFile {
            schema: None,
            version: VERSION,
            title: None,
            description: None,
            unit: None,
            up: None,
            models,
            parts: Vec::new(),
            robots: Vec::new(),
            allowed: None,
            motion: None,
            camera: None,
            locked: None,
            selection: Vec::new(),
            within: None,
            limit: None,
            measures: None,
            decisions: None,
        }
    }

    /// What is said of the accuracy of single parts of a model, by their places in it.
    pub fn accuracies(&self, model: usize) -> Vec<(usize, f64)> {
        let own = self.parts.iter().filter(|entry| entry.model == model);
        own.filter_map(|entry| match entry.part {
            PartRef::Index(index) => Some((index, entry.accuracy?)),
            PartRef::Name(_) => None,
        })
        .collect()
    }

    /// Reads a scene file. What it says about parts is checked when they are there, by [`crate::Scene::restore`].
    pub fn from_json(text: &str) -> Result<Self, SceneFileError> {
        let form = |error: serde_json::Error| SceneFileError::Form {
            problem: problem(&error),
        };
        // The version first: a later version's other fields would only confuse.
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

    /// The file's text.
    pub fn to_json(&self) -> String {
        // Numbers that JSON cannot write become null; none gets into a scene.
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
                return Err(SceneFileError::BadValue {
                    place: message!("format-accuracy-parts", at).to_arg(),
                    expected: message!("format-more-0-part"),
                });
            }
            if entry
                .colour
                .is_some_and(|colour| !colour.iter().all(|c| (0.0..=1.0).contains(c)))
            {
                return Err(SceneFileError::BadValue {
                    place: message!("format-colour-parts", at).to_arg(),
                    expected: message!("format-four-numbers-0"),
                });
            }
            if entry.pivot.is_some_and(|pivot| pivot.sound().is_none()) {
                return Err(SceneFileError::BadValue {
                    place: message!("format-pivot-parts", at).to_arg(),
                    expected: message!("format-point-axis-direction"),
                });
            }
        }
        let within = match self.within {
            Some(WithinEntry::Distance(distance)) => Some(distance),
            _ => None,
        };
        for (name, value) in [("within", within), ("limit", self.limit)] {
            if value.is_some_and(|value| value < 0.0) {
                return Err(SceneFileError::BadValue {
                    place: format!("\"{name}\"").to_arg(),
                    expected: message!("format-zero-more"),
                });
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

    #[allow(clippy::ref_option)] // serde's signature
    pub fn serialize<S: Serializer>(pose: &Option<Pose>, to: S) -> Result<S::Ok, S::Error> {
        pose.map(Wrapped).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Pose>, D::Error> {
        Ok(Option::<Wrapped>::deserialize(from)?.map(|Wrapped(pose)| pose))
    }
}
