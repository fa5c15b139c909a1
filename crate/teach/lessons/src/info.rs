//! Describes a lesson before it is opened: its parameters and its needs.

use serde::Serialize;

use crate::values::Value;

/// A lesson's name, its parameters, and the models that it needs.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct Info {
    /// The lesson's key in texts and addresses.
    pub name: &'static str,
    /// The key of its chapter in the gallery.
    pub chapter: &'static str,
    /// The parameters, in the order in which they are offered.
    pub parameters: Vec<Parameter>,
    /// The models that it needs; most lessons need none.
    pub models: Vec<Model>,
    /// True if it measures the speed-up by several threads.
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
    /// The key by which a story gets the model.
    pub name: &'static str,
    /// The path of its file, below `public/`.
    pub file: &'static str,
    /// The part's name in the file.
    pub part: &'static str,
}

/// A parameter of a lesson that the user can choose.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
pub struct Parameter {
    /// The parameter's key in texts and addresses.
    pub name: &'static str,
    /// The values that it can take, and its default.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", tsify(type = "LessonKind"))]
    pub kind: Kind,
}

/// The kind of a lesson's parameter: the values that it can take, and its default.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Kind {
    /// A choice among names.
    Choice {
        /// The names' keys, in the order in which they are offered.
        choices: Vec<&'static str>,
        /// The default.
        value: &'static str,
    },
    /// A number from `min` to `max` in steps of `step`. All are above 0 where the scale is logarithmic.
    Number {
        /// The least value.
        min: f64,
        /// The greatest value.
        max: f64,
        /// The difference between two neighbouring values.
        step: f64,
        /// The default.
        value: f64,
        /// True if the scale is logarithmic.
        log: bool,
    },
}

/// The parameters and needs of a lesson, without its name and chapter, which are in the list of all lessons.
#[derive(Debug)]
pub(crate) struct LessonInputs {
    pub parameters: Vec<Parameter>,
    pub models: Vec<Model>,
    pub threads: bool,
}

impl LessonInputs {
    /// Makes the inputs of a lesson with these parameters, without models and on one thread.
    pub fn new<const N: usize>(parameters: [Parameter; N]) -> Self {
        Self {
            parameters: parameters.into(),
            models: Vec::new(),
            threads: false,
        }
    }

    /// Adds the models that the lesson needs.
    pub fn with_models<const N: usize>(mut self, models: [Model; N]) -> Self {
        self.models = models.into();
        self
    }

    /// Declares that the lesson measures the speed-up by several threads.
    pub fn with_threads(mut self) -> Self {
        self.threads = true;
        self
    }
}

impl Parameter {
    /// Makes a choice among these names; the first is the default.
    pub(crate) fn choice(name: &'static str, choices: &[&'static str]) -> Self {
        Self {
            name,
            kind: Kind::Choice {
                choices: choices.to_vec(),
                value: choices[0],
            },
        }
    }

    /// Sets another default than the first choice.
    pub(crate) fn with_default(mut self, usual: &'static str) -> Self {
        if let Kind::Choice { value, .. } = &mut self.kind {
            *value = usual;
        }
        self
    }

    /// Makes a number from the first to the second of these, in steps of the third.
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

    /// Makes the scale logarithmic.
    pub(crate) fn log(mut self) -> Self {
        if let Kind::Number { log, .. } = &mut self.kind {
            *log = true;
        }
        self
    }
}

impl Kind {
    /// Returns the parameter's value that is used if the user chooses none.
    pub fn default_value(&self) -> Value {
        match self {
            Self::Choice { value, .. } => Value::text(value),
            Self::Number { value, .. } => Value::Number(*value),
        }
    }
}
