//! Defines values by name, which a caller chooses.

use std::collections::BTreeMap;

use nearpoint_message::{Message, message};
use serde::{Deserialize, Serialize, Serializer};

/// The value of a lesson's parameter or of a text's placeholder: a key, a number, or a switch.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(untagged)]
pub enum Value {
    /// The key of a choice.
    Text(String),
    /// The value of a number parameter.
    Number(f64),
    /// A switch that is on or off; no parameter is one.
    Switch(bool),
}

/// The parameter values that a caller requests, by name; the lesson's defaults fill in what is absent.
pub type RequestedValues = BTreeMap<String, Value>;

/// Writes values by their names as a map.
pub(crate) fn by_name<S: Serializer>(
    pairs: &[(&'static str, Value)],
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

impl Value {
    pub(crate) fn text(word: &str) -> Self {
        Self::Text(word.to_owned())
    }

    /// Returns the message that names the kind of the value.
    pub(crate) fn kind(&self) -> Message {
        match self {
            Self::Text(_) => message!("lesson-kind-text"),
            Self::Number(_) => message!("lesson-kind-number"),
            Self::Switch(_) => message!("lesson-kind-switch"),
        }
    }
}

impl From<&str> for Value {
    fn from(word: &str) -> Self {
        Self::text(word)
    }
}

impl From<usize> for Value {
    fn from(count: usize) -> Self {
        Self::Number(count as f64)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

/// A valid value for each parameter of a lesson.
#[derive(Debug, Clone, PartialEq)]
pub struct ParameterValues(pub(crate) BTreeMap<&'static str, Value>);

impl ParameterValues {
    /// Returns the chosen value of a choice parameter.
    pub fn choice(&self, name: &str) -> &str {
        match self.get(name) {
            Value::Text(word) => word,
            _ => "",
        }
    }

    /// Returns the value of a number parameter, which is within its range or among its choices.
    pub fn number(&self, name: &str) -> f64 {
        match self.get(name) {
            Value::Number(number) => *number,
            Value::Text(word) => word.parse().unwrap_or_default(),
            Value::Switch(_) => 0.0,
        }
    }

    /// Returns the value of a parameter that is a count.
    pub fn count(&self, name: &str) -> usize {
        self.number(name) as usize
    }

    /// Returns the values of all parameters, by name.
    pub fn values(&self) -> RequestedValues {
        let own = |(name, value): (&&'static str, &Value)| ((*name).to_owned(), value.clone());
        self.0.iter().map(own).collect()
    }

    fn get(&self, name: &str) -> &Value {
        self.0
            .get(name)
            .expect("a lesson asks for parameters it has")
    }
}
