//! Parses the XML of a robot description, or returns an error.

use super::lenient::repair;
use crate::error::{Result, invalid_at, invalid_file};
use crate::job::Job;
use crate::sniff::{EXPAND_XACRO_ADVICE, Language, root_name};
use crate::xml::{self, Subject};
use nearpoint_message::message;
use roxmltree::{Document, Error, Node};
use std::borrow::Cow;

/// The largest number of elements, more than any robot has.
const MAX_NODES: u32 = 1_000_000;

/// The largest number of prefixes that are declared for a file.
const MAX_PREFIXES: usize = 16;

/// The names of encodings with one byte per character.
const LATIN: [&str; 4] = ["iso-8859-1", "iso8859-1", "latin1", "windows-1252"];

/// The largest length of a declaration in bytes.
const MAX_DECLARATION_LENGTH: usize = 200;

/// Returns the text of a robot description in a format of this name. Text that is not well formed is repaired if
/// possible, if the programs for this format accept it.
pub(crate) fn text<'f>(job: &Job, bytes: &'f [u8], format: &str) -> Result<Cow<'f, str>> {
    let text = match latin(job, bytes)? {
        Some(bytes) => Cow::Owned(xml::text(job, &bytes, format)?.into_owned()),
        None => xml::text(job, bytes, format)?,
    };
    let (text, is_sound) = declare_prefixes(text);
    if is_sound {
        return Ok(text);
    }
    let (mended, is_sound) = declare_prefixes(Cow::Owned(repair(&text)));
    Ok(if is_sound { mended } else { text })
}

/// Converts the bytes to UTF-8 if they are invalid UTF-8 and declare a Western European encoding with one byte per
/// character.
fn latin(job: &Job, bytes: &[u8]) -> Result<Option<Vec<u8>>> {
    let head = &bytes[..bytes.len().min(MAX_DECLARATION_LENGTH)];
    let head = String::from_utf8_lossy(head).to_ascii_lowercase();
    let declaration = head.split_once("?>").map_or("", |(stated, _)| stated);
    let is_latin = LATIN.iter().any(|name| declaration.contains(name));
    if !is_latin || std::str::from_utf8(bytes).is_ok() {
        return Ok(None);
    }
    let mut text = Vec::new();
    for &byte in bytes {
        for &byte in char::from(byte).encode_utf8(&mut [0; 4]).as_bytes() {
            job.push(&mut text, byte)?;
        }
    }
    Ok(Some(text))
}

/// Declares prefixes that a file leaves undeclared, as in `<gz:policies>`, because the target programs' parsers ignore
/// namespaces. Returns whether the text is well formed afterwards.
fn declare_prefixes(mut text: Cow<str>) -> (Cow<str>, bool) {
    for _ in 0..=MAX_PREFIXES {
        let parsed = Document::parse_with_options(&text, xml::options(MAX_NODES));
        let prefix = match parsed {
            Ok(_) => return (text, true),
            Err(Error::UnknownNamespace(prefix, _)) => prefix,
            Err(_) => break,
        };
        // Xacro has an error message of its own.
        let Some(name) = root_name(text.as_bytes()).filter(|_| prefix != "xacro") else {
            break;
        };
        let declared = format!(" xmlns:{prefix}='{prefix}'");
        text.to_mut().insert_str(name.end, &declared);
    }
    (text, false)
}

/// Parses the file's elements; refuses files that need xacro.
pub(crate) fn parse<'a>(language: Language, text: &'a str) -> Result<Document<'a>> {
    let subject = Subject {
        format: language.name(),
        content: || message!("robot"),
        max_nodes: MAX_NODES,
    };
    let document = xml::parse(text, &subject).map_err(|error| {
        if text.contains("<xacro:") {
            return invalid_file(message!("robot-contains-xacro-not"), EXPAND_XACRO_ADVICE);
        }
        error
    })?;
    let is_xacro = |node: &Node| {
        let space = node.tag_name().namespace();
        space.is_some_and(|space| space.contains("xacro"))
    };
    if let Some(node) = document.root_element().descendants().find(is_xacro) {
        let place = xml::line(&document, node);
        return Err(invalid_at(
            place,
            message!("robot-contains-xacro-not"),
            EXPAND_XACRO_ADVICE,
        ));
    }
    Ok(document)
}
