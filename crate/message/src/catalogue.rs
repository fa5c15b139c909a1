//! Looks up the sentences of one language by their codes.

use std::collections::HashMap;

/// The sentences of one language, read from lines of `code = text { $argument }`.
#[derive(Debug)]
pub struct Catalogue(HashMap<&'static str, &'static str>);

impl Catalogue {
    /// Reads a catalogue.
    pub fn parse(lines: &'static str) -> Self {
        let lines = lines.lines();
        Self(lines.filter_map(|line| line.split_once(" = ")).collect())
    }

    /// Returns the sentence of a code with the placeholders of its arguments.
    pub fn get(&self, code: &str) -> Option<&'static str> {
        self.0.get(code).copied()
    }
}

/// Puts arguments into a sentence; a missing argument becomes empty.
pub fn format_sentence(sentence: &str, argument: impl Fn(&str) -> Option<String>) -> String {
    let (mut rest, mut filled) = (sentence, String::new());
    while let Some((before, hole)) = rest.split_once("{ ") {
        filled.push_str(before);
        let (inside, after) = hole.split_once(" }").unwrap_or((hole, ""));
        match inside.strip_prefix('$') {
            Some(name) => filled.push_str(&argument(name).unwrap_or_default()),
            None => filled.push_str(inside.trim_matches('"')),
        }
        rest = after;
    }
    filled + rest
}
