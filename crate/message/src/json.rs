//! Writes a message as JSON: `{"code": "…", "args": {"name": "…", "count": 3, "why": {"code": …}, "names": ["…"]}}`.

use crate::{Arg, Message};
use std::fmt::Write;

impl Message {
    /// Returns the message as JSON, for programs that have catalogues of their own.
    pub fn to_json(&self) -> String {
        let mut json = String::new();
        message(&mut json, self);
        json
    }
}

fn message(json: &mut String, message: &Message) {
    json.push_str("{\"code\":");
    text(json, message.code);
    json.push_str(",\"args\":{");
    for (n, (name, value)) in message.args.iter().enumerate() {
        json.push_str(if n > 0 { "," } else { "" });
        text(json, name);
        json.push(':');
        arg(json, value);
    }
    json.push_str("}}");
}

fn arg(json: &mut String, value: &Arg) {
    match value {
        Arg::Text(value) => text(json, value),
        Arg::Number(value) => json.push_str(&value.to_string()),
        Arg::Message(value) => message(json, value),
        Arg::List(values) => {
            json.push('[');
            for (n, value) in values.iter().enumerate() {
                json.push_str(if n > 0 { "," } else { "" });
                arg(json, value);
            }
            json.push(']');
        }
    }
}

fn text(json: &mut String, text: &str) {
    json.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => json.extend(['\\', c]),
            c if c < ' ' => {
                // Writing to a String cannot fail.
                let _ = write!(json, "\\u{:04x}", u32::from(c));
            }
            c => json.push(c),
        }
    }
    json.push('"');
}
