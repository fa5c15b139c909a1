//! Checks a caller's choices against what a lesson offers.

use crate::error::LessonError;
use crate::info::{Info, Kind, Parameter};
use crate::values::{ParameterValues, RequestedValues, Value};

/// The inverse of the precision to which a number is rounded.
const DECIMALS: f64 = 1e9;

impl Info {
    /// Returns the requested values that the lesson offers, and its defaults for the rest. Numbers are rounded to the
    /// nearest step.
    pub fn validate(&self, requested: &RequestedValues) -> Result<ParameterValues, LessonError> {
        let known = |name: &String| self.parameters.iter().any(|p| p.name == *name);
        if let Some(name) = requested.keys().find(|name| !known(name)) {
            return Err(LessonError::UnknownParameter {
                lesson: self.name,
                name: name.clone(),
                known: self.parameters.iter().map(|p| p.name).collect(),
            });
        }
        let choose = |parameter: &Parameter| {
            let value = match requested.get(parameter.name) {
                None => parameter.kind.default_value(),
                Some(value) => self.accepted(parameter, value)?,
            };
            Ok((parameter.name, value))
        };
        let chosen: Result<_, LessonError> = self.parameters.iter().map(choose).collect();
        chosen.map(ParameterValues)
    }

    fn accepted(&self, parameter: &Parameter, value: &Value) -> Result<Value, LessonError> {
        let (lesson, name) = (self.name, parameter.name);
        match (&parameter.kind, value) {
            (Kind::Choice { choices, .. }, Value::Text(word)) => {
                let found = choices.iter().find(|choice| *choice == word);
                found
                    .map(|choice| Value::text(choice))
                    .ok_or_else(|| LessonError::UnknownChoice {
                        lesson,
                        name,
                        choice: word.clone(),
                        choices: choices.clone(),
                    })
            }
            (Kind::Number { min, max, step, .. }, Value::Number(number)) => {
                if !(*min..=*max).contains(number) {
                    return Err(LessonError::OutOfRange {
                        lesson,
                        name,
                        number: *number,
                        range: [*min, *max],
                    });
                }
                let steps = ((number - min) / step).round();
                // Rounds as a person would write it: no lesson's step has more than nine decimals.
                let written = ((min + steps * step) * DECIMALS).round() / DECIMALS;
                Ok(Value::Number(written.min(*max)))
            }
            (kind, value) => Err(LessonError::WrongKind {
                lesson,
                name,
                wanted: kind.default_value().kind(),
                given: value.kind(),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn info() -> Info {
        Info {
            name: "it",
            chapter: "closest-points",
            parameters: vec![
                Parameter::choice("way", &["up", "down"]),
                Parameter::number("size", [1.0, 10.0, 0.5], 2.0),
                Parameter::number("off", [-2.0, 2.0, 0.05], 0.0),
            ],
            models: Vec::new(),
            threads: false,
        }
    }

    fn request(name: &str, value: Value) -> RequestedValues {
        RequestedValues::from([(name.to_owned(), value)])
    }

    #[test]
    fn missing_values_are_the_defaults() {
        let chosen = info()
            .validate(&request("size", Value::Number(3.3)))
            .unwrap();
        assert_eq!((chosen.choice("way"), chosen.number("size")), ("up", 3.5));
        assert_eq!(chosen.values().len(), 3);
        // The value is as written, without the rounding error of the steps that lead to it.
        let chosen = info()
            .validate(&request("off", Value::Number(0.2)))
            .unwrap();
        assert_eq!(chosen.number("off"), 0.2);
    }

    #[test]
    fn unknown_values_are_errors() {
        let refused = |values| info().validate(&values).unwrap_err().to_string();
        assert_eq!(
            refused(request("colour", Value::Number(1.0))),
            "The lesson “it” has no parameter “colour”: way, size, off."
        );
        assert_eq!(
            refused(request("way", Value::text("left"))),
            "“left” is not a value of way in the lesson “it”: up, down."
        );
        assert_eq!(
            refused(request("way", Value::Number(1.0))),
            "The parameter “way” of the lesson “it” must be a text, not a number."
        );
        for number in [0.0, 11.0, f64::NAN, f64::INFINITY] {
            assert!(
                refused(request("size", Value::Number(number))).ends_with("must be from 1 to 10.")
            );
        }
    }
}
