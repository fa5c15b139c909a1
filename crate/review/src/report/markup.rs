//! XML and HTML, element by element: what is written as text or as an attribute is escaped, whoever wrote it.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// A document that grows.
#[derive(Debug)]
pub(super) struct Markup(String);

/// Names and values of attributes.
pub(super) type Attributes<'a> = &'a [(&'a str, &'a str)];

impl Markup {
    /// An XML document.
    pub(super) fn xml() -> Self {
        Self("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned())
    }

    /// An HTML document, which is XML, too.
    pub(super) fn html() -> Self {
        Self("<!DOCTYPE html>\n".to_owned())
    }

    /// An element with others in it.
    pub(super) fn element(
        &mut self,
        name: &str,
        attributes: Attributes,
        content: impl FnOnce(&mut Self),
    ) {
        self.tag(name, attributes, ">");
        content(self);
        self.0.extend(["</", name, ">"]);
    }

    /// An element with a text in it.
    pub(super) fn leaf(&mut self, name: &str, attributes: Attributes, text: &str) {
        self.element(name, attributes, |inner| inner.text(text));
    }

    /// An element with nothing in it; in HTML only those that never have.
    pub(super) fn empty(&mut self, name: &str, attributes: Attributes) {
        self.tag(name, attributes, "/>");
    }

    /// A picture, whole: it goes in as it is, for it may be most of the page.
    pub(super) fn picture(&mut self, png: &[u8], attributes: Attributes) {
        self.0.push_str("<img src=\"data:image/png;base64,");
        STANDARD.encode_string(png, &mut self.0);
        self.0.push('"');
        self.attributes(attributes);
        self.0.push_str("/>");
    }

    /// A text.
    pub(super) fn text(&mut self, text: &str) {
        escape(text, &mut self.0);
    }

    /// What is markup, or style, already: never anything that comes from a file.
    pub(super) fn verbatim(&mut self, known: &'static str) {
        self.0.push_str(known);
    }

    /// A line ends here, where that means nothing.
    pub(super) fn line(&mut self) {
        self.0.push('\n');
    }

    pub(super) fn bytes(self) -> Vec<u8> {
        self.0.into_bytes()
    }

    fn tag(&mut self, name: &str, attributes: Attributes, end: &str) {
        self.0.extend(["<", name]);
        self.attributes(attributes);
        self.0.push_str(end);
    }

    fn attributes(&mut self, attributes: Attributes) {
        for (name, value) in attributes {
            self.0.extend([" ", name, "=\""]);
            escape(value, &mut self.0);
            self.0.push('"');
        }
    }
}

/// Line ends and tabs as references, which parsers leave as they are; what XML cannot hold as `�`. What needs nothing is
/// copied at once.
fn escape(text: &str, to: &mut String) {
    let mut rest = text;
    while let Some(at) = rest.bytes().position(may_matter) {
        let (plain, tail) = rest.split_at(at);
        to.push_str(plain);
        let mut chars = tail.chars();
        match chars.next() {
            Some('&') => to.push_str("&amp;"),
            Some('<') => to.push_str("&lt;"),
            Some('>') => to.push_str("&gt;"),
            Some('"') => to.push_str("&quot;"),
            Some('\'') => to.push_str("&#39;"),
            Some('\t') => to.push_str("&#9;"),
            Some('\n') => to.push_str("&#10;"),
            Some('\r') => to.push_str("&#13;"),
            Some(c) if is_held(c) => to.push(c),
            _ => to.push('\u{fffd}'),
        }
        rest = chars.as_str();
    }
    to.push_str(rest);
}

/// Whether a character that begins with this byte may need something; those that XML does not hold are ASCII, or begin
/// with the last.
fn may_matter(byte: u8) -> bool {
    matches!(byte, 0..0x20 | b'&' | b'<' | b'>' | b'"' | b'\'' | 0xef)
}

/// Whether XML holds this character.
pub(super) fn is_held(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | '\u{20}'..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}
