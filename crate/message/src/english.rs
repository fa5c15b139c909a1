//! Turns messages into English sentences.

use crate::catalogue::{Catalogue, fill};
use crate::{Arg, Message};
use std::sync::LazyLock;

static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::read(concat!(
        include_str!("../en.ftl"),
        include_str!("../tools.ftl")
    ))
});

/// Returns the sentence, or the code if the catalogue lacks it, which the tests refuse.
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
