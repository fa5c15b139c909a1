//! Values by name: what a caller chooses.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, Serializer};

/// A word of the catalogue, a number or a yes or no.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type_prefix = "Lesson")
)]
#[serde(untagged)]
pub enum Value {
    /// A choice's key.
    Text(String),
    /// A number parameter's.
    Number(f64),
    /// On or off.
    Switch(bool),
}

/// What a caller wishes; what is absent is as the lesson has it.
pub type Values = BTreeMap<String, Value>;

/// Writes values by their names as a map.
pub(crate) fn by_name<S: Serializer>(
    pairs: &[(&'static str, Value)],
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

impl Value {
    pub(crate) fn word(word: &str) -> Self {
        Self::Text(word.to_owned())
    }

    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::Text(_) => "a text",
            Self::Number(_) => "a number",
            Self::Switch(_) => "true or false",
        }
    }
}

impl From<&str> for Value {
    fn from(word: &str) -> Self {
        Self::word(word)
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

/// A value for each parameter of a lesson, each as the lesson wants it.
#[derive(Debug, Clone, PartialEq)]
pub struct Chosen(pub(crate) BTreeMap<&'static str, Value>);

impl Chosen {
    /// A word among the parameter's choices.
    pub fn choice(&self, name: &str) -> &str {
        match self.get(name) {
            Value::Text(word) => word,
            _ => "",
        }
    }

    /// A number within the parameter's range, or among its choices.
    pub fn number(&self, name: &str) -> f64 {
        match self.get(name) {
            Value::Number(number) => *number,
            Value::Text(word) => word.parse().unwrap_or_default(),
            Value::Switch(_) => 0.0,
        }
    }

    /// The number of a parameter that counts.
    pub fn count(&self, name: &str) -> usize {
        self.number(name) as usize
    }

    /// All of them, by name.
    pub fn values(&self) -> Values {
        let own = |(name, value): (&&'static str, &Value)| ((*name).to_owned(), value.clone());
        self.0.iter().map(own).collect()
    }

    fn get(&self, name: &str) -> &Value {
        self.0
            .get(name)
            .expect("a lesson asks for parameters it has")
    }
}
