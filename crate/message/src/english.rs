//! Turns messages into English sentences.

use crate::catalogue::{Catalogue, format_sentence};
use crate::{Arg, Message};
use std::sync::LazyLock;

static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::parse(concat!(
        include_str!("../en.ftl"),
        include_str!("../tools.ftl")
    ))
});

/// Returns the sentence, or the code if the catalogue lacks it. Tests make sure that it does not.
pub(crate) fn sentence(message: &Message) -> String {
    let sentence = SENTENCES.get(message.code).unwrap_or(message.code);
    format_sentence(sentence, |name| message.get(name).map(format_arg))
}

fn format_arg(arg: &Arg) -> String {
    match arg {
        Arg::Text(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
        Arg::Message(message) => sentence(message),
        Arg::List(items) => items.iter().map(format_arg).collect::<Vec<_>>().join(", "),
    }
}
