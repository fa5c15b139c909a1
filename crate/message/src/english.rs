//! English sentences of messages.

use crate::catalogue::{Catalogue, fill};
use crate::{Arg, Message};
use std::sync::LazyLock;

static SENTENCES: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::read(include_str!("../en.ftl")));

/// Returns the sentence; of a code that the catalogue lacks, which the tests refuse, the code.
pub(crate) fn sentence(message: &Message) -> String {
    let sentence = SENTENCES.get(message.code).unwrap_or(message.code);
    fill(sentence, |name| message.get(name).map(shown))
}

fn shown(arg: &Arg) -> String {
    match arg {
        Arg::Text(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
        Arg::Message(message) => sentence(message),
        Arg::List(items) => items.iter().map(shown).collect::<Vec<_>>().join(", "),
    }
}
