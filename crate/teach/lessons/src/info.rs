//! What a lesson offers before it is opened.

use serde::Serialize;

use crate::values::Value;

/// A lesson's name, what can be chosen, and the models it wants.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct Info {
    /// Its key in texts and addresses.
    pub name: &'static str,
    /// Which of the gallery's chapters it belongs to.
    pub chapter: Chapter,
    /// In the order in which they are offered.
    pub parameters: Vec<Parameter>,
    /// None for most lessons.
    pub models: Vec<Model>,
    /// Whether it measures what several threads gain.
    pub threads: bool,
}

/// The chapters, in the order of the gallery.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(rename_all = "kebab-case")]
pub enum Chapter {
    /// How near two parts are.
    ClosestPoints,
    /// Which faces of two parts meet.
    CollidingFaces,
    /// Parts under spheres.
    HierarchicalSpheres,
    /// Parts that are drawn onto each other's faces.
    FaceConstraints,
    /// Ways around obstacles.
    PathPlanning,
    /// Contours in the plane.
    FlatContours,
    /// What the published systems do not have.
    WhatIsOurs,
}

impl Chapter {
    /// Its name in the catalogue.
    pub fn key(self) -> &'static str {
        match self {
            Self::ClosestPoints => "closest-points",
            Self::CollidingFaces => "colliding-faces",
            Self::HierarchicalSpheres => "hierarchical-spheres",
            Self::FaceConstraints => "face-constraints",
            Self::PathPlanning => "path-planning",
            Self::FlatContours => "flat-contours",
            Self::WhatIsOurs => "what-is-ours",
        }
    }
}

/// A model that has to be loaded before the lesson is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct Model {
    /// Its key: what a story asks for it by.
    pub name: &'static str,
    /// Where its file lies, below `public/`.
    pub file: &'static str,
    /// The part's name in the file.
    pub part: &'static str,
}

/// Something that can be chosen.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct Parameter {
    /// Its key in texts and addresses.
    pub name: &'static str,
    /// What it may be, and what it is unless something else is chosen.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", tsify(type = "LessonKind"))]
    pub kind: Kind,
}

/// What can be chosen, and what is if nobody does.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Kind {
    /// One of some names.
    Choice {
        /// Their keys, in the order in which they are offered.
        choices: Vec<&'static str>,
        /// The usual one.
        value: &'static str,
    },
    /// From `min` to `max` in steps of `step`, all above 0 where the scale is to be logarithmic.
    Number {
        /// The least value.
        min: f64,
        /// The greatest value.
        max: f64,
        /// Between two values.
        step: f64,
        /// The usual one.
        value: f64,
        /// Whether its scale is logarithmic.
        log: bool,
    },
    /// On or off.
    Switch {
        /// The usual one.
        value: bool,
    },
}

impl Info {
    /// Offers these parameters, with no models and on one thread.
    pub(crate) fn new<const N: usize>(
        name: &'static str,
        chapter: Chapter,
        parameters: [Parameter; N],
    ) -> Self {
        Self {
            name,
            chapter,
            parameters: parameters.into(),
            models: Vec::new(),
            threads: false,
        }
    }

    /// Wants these models.
    pub(crate) fn with_models<const N: usize>(mut self, models: [Model; N]) -> Self {
        self.models = models.into();
        self
    }

    /// Measures what several threads gain.
    pub(crate) fn with_threads(mut self) -> Self {
        self.threads = true;
        self
    }
}

impl Parameter {
    /// One of these; the first unless another is chosen.
    pub(crate) fn choice(name: &'static str, choices: &[&'static str]) -> Self {
        Self {
            name,
            kind: Kind::Choice {
                choices: choices.to_vec(),
                value: choices[0],
            },
        }
    }

    /// A number from the first to the second, in steps of the third.
    pub(crate) fn number(name: &'static str, [min, max, step]: [f64; 3], value: f64) -> Self {
        Self {
            name,
            kind: Kind::Number {
                min,
                max,
                step,
                value,
                log: false,
            },
        }
    }

    /// The same with a logarithmic scale.
    pub(crate) fn log(mut self) -> Self {
        if let Kind::Number { log, .. } = &mut self.kind {
            *log = true;
        }
        self
    }
}

impl Kind {
    /// What is taken if nobody chooses.
    pub fn default_value(&self) -> Value {
        match self {
            Self::Choice { value, .. } => Value::word(value),
            Self::Number { value, .. } => Value::Number(*value),
            Self::Switch { value } => Value::Switch(*value),
        }
    }
}
