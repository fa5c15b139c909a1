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
    /// The key of its chapter in the gallery.
    pub chapter: &'static str,
    /// In the order in which they are offered.
    pub parameters: Vec<Parameter>,
    /// None for most lessons.
    pub models: Vec<Model>,
    /// Whether it measures what several threads gain.
    pub threads: bool,
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

    /// Takes another of its choices than the first unless one is chosen.
    pub(crate) fn usually(mut self, usual: &'static str) -> Self {
        if let Kind::Choice { value, .. } = &mut self.kind {
            *value = usual;
        }
        self
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
        }
    }
}
