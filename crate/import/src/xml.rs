//! Parses XML files, and finds the lines of elements for messages.
//!
//! `roxmltree` has the position of every element and neither expands entities nor recurses.

use crate::error::{ImportError, Result, invalid_at, invalid_file};
use crate::job::Job;
use crate::text::from_utf16;
use nearpoint_message::{Arg, Message, ToArg, message};
use roxmltree::{Document, Error, Node, ParsingOptions};
use std::borrow::Cow;
use std::ops::Range;

/// The description of a format for messages.
pub(crate) struct Subject {
    pub(crate) format: &'static str,
    /// The content of such a file.
    pub(crate) content: fn() -> Message,
    /// The largest number of elements and texts; more are refused.
    pub(crate) max_nodes: u32,
}

pub(crate) struct Line<'a> {
    document: &'a Document<'a>,
    at: usize,
}

impl ToArg for Line<'_> {
    fn to_arg(&self) -> Arg {
        message!("line", line = self.document.text_pos_at(self.at).row).to_arg()
    }
}

/// Returns the line of an element for messages. It is computed only for display, because that scans the file.
pub(crate) fn line<'a>(document: &'a Document<'a>, node: Node) -> Line<'a> {
    Line {
        document,
        at: node.range().start,
    }
}

/// Returns the file's text: UTF-8, or UTF-16 by its first bytes.
pub(crate) fn text<'f>(job: &Job, bytes: &'f [u8], format: &str) -> Result<Cow<'f, str>> {
    let found = match from_utf16(job, bytes)? {
        Some(text) => String::from_utf8(text).ok().map(Cow::Owned),
        None => {
            let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
            std::str::from_utf8(bytes).ok().map(Cow::Borrowed)
        }
    };
    let found = found.ok_or_else(|| {
        let problem = message!("not-text-utf", format);
        invalid_file(problem, message!("save-utf-8"))
    })?;
    Ok(blank_forbidden(found))
}

/// Replaces text that the standard forbids, but other parsers accept, by blanks, so that every line keeps its number.
fn blank_forbidden(text: Cow<str>) -> Cow<str> {
    let ranges = forbidden(&text);
    if ranges.is_empty() {
        return text;
    }
    let mut blanked = String::with_capacity(text.len());
    let mut done = 0;
    for range in ranges {
        blanked.push_str(&text[done..range.start]);
        let blank = |c: char| if c.is_ascii_whitespace() { c } else { ' ' };
        blanked.extend(text[range.clone()].chars().map(blank));
        done = range.end;
    }
    blanked.push_str(&text[done..]);
    Cow::Owned(blanked)
}

/// Returns the ranges of forbidden text: blank lines and byte order marks before the declaration, with the declaration
/// itself, and the insides of comments with `--`.
fn forbidden(text: &str) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    let rest = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    let mut at = text.len() - rest.len();
    if at > 0 {
        let is_declared = rest.starts_with("<?xml") && !rest.starts_with("<?xml-");
        let end = rest.find("?>").filter(|_| is_declared);
        at += end.map_or(0, |end| end + 2);
        ranges.push(0..at);
    }
    while let Some(found) = text[at..].find("<!") {
        at += found;
        let (opening, closing) = match &text[at..] {
            comment if comment.starts_with("<!--") => ("<!--", "-->"),
            data if data.starts_with("<![CDATA[") => ("<![CDATA[", "]]>"),
            _ => ("<!", ""),
        };
        at += opening.len();
        let Some(length) = text[at..].find(closing) else {
            break;
        };
        let content = &text[at..at + length];
        if opening == "<!--" && (content.contains("--") || content.ends_with('-')) {
            ranges.push(at..at + length);
        }
        at += length + closing.len();
    }
    ranges
}

pub(crate) fn parse<'a>(text: &'a str, subject: &Subject) -> Result<Document<'a>> {
    let parsed = Document::parse_with_options(text, options(subject.max_nodes));
    parsed.map_err(|error| not_well_formed(&error, subject))
}

pub(crate) fn options<'o>(most_nodes: u32) -> ParsingOptions<'o> {
    ParsingOptions {
        allow_dtd: false,
        nodes_limit: most_nodes,
        ..ParsingOptions::default()
    }
}

fn not_well_formed(error: &Error, subject: &Subject) -> ImportError {
    let content = (subject.content)();
    let remedy = message!("export-again-correct");
    match error {
        Error::DtdDetected => {
            let problem = message!("document-type-doctype");
            invalid_file(problem, message!("remove-file"))
        }
        Error::NoRootNode => invalid_file(message!("no", content), remedy),
        Error::UnclosedRootNode | Error::UnexpectedEndOfStream => {
            let problem = message!("ends-before-complete", content);
            invalid_file(problem, message!("get-file-again"))
        }
        Error::NodesLimitReached
        | Error::AttributesLimitReached
        | Error::NamespacesLimitReached => {
            invalid_file(message!("more-elements-any", content), message!("reduce"))
        }
        _ => {
            let problem = Message::from_text(without_location(&error.to_string()));
            let place = message!("line", line = error.pos().row);
            invalid_at(place, message!("xml-not-well", problem), remedy)
        }
    }
}

/// Returns a sentence of the library without the “at line:column” at its end or in it.
fn without_location(sentence: &str) -> String {
    let is_place = |text: &str| text.bytes().all(|b| b.is_ascii_digit() || b == b':');
    let begins = sentence.match_indices(" at ").find_map(|(at, word)| {
        let place = &sentence[at + word.len()..];
        let place = &place[..place.find(' ').unwrap_or(place.len())];
        is_place(place).then_some((at, at + word.len() + place.len()))
    });
    begins.map_or_else(
        || sentence.to_owned(),
        |(start, end)| format!("{}{}", &sentence[..start], &sentence[end..]),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_other_parsers_read_is_made_well_formed_line_by_line() {
        for (given, expected) in [
            ("<a/>", "<a/>"),
            (
                "\n <?xml version='1.0'?>\n<a/>",
                "\n                      \n<a/>",
            ),
            (
                "\n\u{feff}<?xml-stylesheet?><a/>",
                "\n <?xml-stylesheet?><a/>",
            ),
            ("<a><!-- b -- \n---><c/></a>", "<a><!--      \n --><c/></a>"),
            ("<a><!-- é--é --></a>", "<a><!--      --></a>"),
            (
                "<a><![CDATA[<!-- -- -->]]></a>",
                "<a><![CDATA[<!-- -- -->]]></a>",
            ),
            ("<a><!-- -- ", "<a><!-- -- "),
            ("\n<?xml", "\n<?xml"),
            ("<!", "<!"),
        ] {
            assert_eq!(blank_forbidden(Cow::Borrowed(given)), expected);
        }
    }

    #[test]
    fn places_are_cut_out_of_sentences_wherever_they_stand() {
        for (given, expected) in [
            (
                "attribute 'name' at 1:30 is already defined",
                "attribute 'name' is already defined",
            ),
            ("invalid name token at 12:3", "invalid name token"),
            ("a word at sea", "a word at sea"),
            (
                "expected 'a at b' tag, not 'c' at 1:2",
                "expected 'a at b' tag, not 'c'",
            ),
        ] {
            assert_eq!(without_location(given), expected);
        }
    }
}
