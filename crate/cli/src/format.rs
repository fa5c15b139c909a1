//! Formats numbers and names for people.

use std::borrow::Cow;

/// Formats a number between two bounds, or a single one if these are equal.
pub fn between(bounds: [f64; 2], unit: &str) -> String {
    let [low, high] = bounds.map(number);
    match (bounds[0] > 0.0, low == high) {
        (_, true) => format!("{low} {unit}"),
        (true, false) => format!("{low} to {high} {unit}"),
        (false, false) => format!("up to {high} {unit}"),
    }
}

/// Formats four significant digits, which suffice for decisions; `--json` has all of them.
pub fn number(value: f64) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    let places = 3 - value.abs().log10().floor() as i32;
    if (0..=9).contains(&places) {
        format!("{value:.*}", places as usize)
    } else {
        format!("{value:.3e}")
    }
}

/// Replaces control characters, which could move the cursor of a terminal.
pub fn printable(text: &str) -> Cow<'_, str> {
    match text.contains(char::is_control) {
        true => text.replace(char::is_control, "\u{fffd}").into(),
        false => text.into(),
    }
}
