//! What is wrong with JSON, for people.

/// What a parser says, on one line: what it quotes of the file may hold any character, and those that control a terminal or
/// end a line are shown as �.
pub fn problem(error: &serde_json::Error) -> String {
    let shown = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    error.to_string().chars().map(shown).collect()
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
