//! English sentences of messages.

use crate::{Arg, Message};
use std::collections::HashMap;
use std::sync::LazyLock;

static SENTENCES: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let lines = include_str!("../en.ftl").lines();
    lines.filter_map(|line| line.split_once(" = ")).collect()
});

/// Returns the sentence; of a code that the catalogue lacks, which the tests refuse, the code.
pub(crate) fn sentence(message: &Message) -> String {
    let mut rest = SENTENCES.get(message.code).copied().unwrap_or(message.code);
    let mut sentence = String::new();
    while let Some((before, hole)) = rest.split_once("{ ") {
        sentence.push_str(before);
        let (inside, after) = hole.split_once(" }").unwrap_or((hole, ""));
        match inside.strip_prefix('$') {
            Some(name) => sentence.push_str(&message.get(name).map(shown).unwrap_or_default()),
            None => sentence.push_str(inside.trim_matches('"')),
        }
        rest = after;
    }
    sentence + rest
}

fn shown(arg: &Arg) -> String {
    match arg {
        Arg::Text(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
        Arg::Message(message) => sentence(message),
        Arg::List(items) => items.iter().map(shown).collect::<Vec<_>>().join(", "),
    }
}
