//! Formats errors about JSON for people.

use std::fmt::Display;

/// Returns the text on one line: control characters and line ends are replaced by �.
pub fn sanitized(text: &impl Display) -> String {
    let shown = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    text.to_string().chars().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}

    #[test]
    fn sanitized_text_has_no_control_characters() {
        let parsed = serde_json::from_str::<Nothing>("{\"red \\u001b[31m\\u007f\\nthe end\": 1}");
        let reported = sanitized(&parsed.unwrap_err());
        assert!(reported.contains("red �[31m��the end"), "{reported}");
    }
}
