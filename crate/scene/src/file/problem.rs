//! What is wrong with JSON, for people.

use std::fmt::Display;

/// On one line, whatever it quotes of the file: characters that control a terminal or end a line are shown as �.
pub fn problem(told: &impl Display) -> String {
    let shown = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    told.to_string().chars().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}

    #[test]
    fn what_is_quoted_controls_nothing() {
        let parsed = serde_json::from_str::<Nothing>("{\"red \\u001b[31m\\u007f\\nthe end\": 1}");
        let told = problem(&parsed.unwrap_err());
        assert!(told.contains("red �[31m��the end"), "{told}");
    }
}
