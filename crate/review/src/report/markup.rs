//! Writes XML and HTML element by element. It escapes every text and attribute value.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

#[derive(Debug)]
pub(super) struct Markup(String);

pub(super) type Attributes<'a> = &'a [(&'a str, &'a str)];

impl Markup {
    pub(super) fn xml() -> Self {
        Self("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned())
    }

    /// Starts an HTML document, which is also well-formed XML.
    pub(super) fn html() -> Self {
        Self("<!DOCTYPE html>\n".to_owned())
    }

    /// Writes an element with child elements.
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

    /// Writes an element with a text.
    pub(super) fn leaf(&mut self, name: &str, attributes: Attributes, text: &str) {
        self.element(name, attributes, |inner| inner.text(text));
    }

    /// Writes an element without content. In HTML, only void elements may be written so.
    pub(super) fn empty(&mut self, name: &str, attributes: Attributes) {
        self.tag(name, attributes, "/>");
    }

    /// Writes a picture. It is copied without escaping, because it may be most of the page.
    pub(super) fn picture(&mut self, png: &[u8], attributes: Attributes) {
        self.data("img", "src", png, attributes);
    }

    /// Writes a picture as an element of a drawing.
    pub(super) fn svg_image(&mut self, png: &[u8], attributes: Attributes) {
        self.data("image", "href", png, attributes);
    }

    fn data(&mut self, name: &str, source: &str, png: &[u8], attributes: Attributes) {
        (self.0).extend(["<", name, " ", source, "=\"data:image/png;base64,"]);
        STANDARD.encode_string(png, &mut self.0);
        self.0.push('"');
        self.attributes(attributes);
        self.0.push_str("/>");
    }

    pub(super) fn text(&mut self, text: &str) {
        escape(text, &mut self.0);
    }

    /// Writes ready markup or style unescaped. It must never come from a file.
    pub(super) fn raw(&mut self, known: &'static str) {
        self.0.push_str(known);
    }

    /// Writes a line end where it has no meaning.
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

/// Escapes a text. Line ends and tabs become references, which parsers keep. Characters that XML does not allow become `�`.
/// Runs without such characters are copied in one go.
fn escape(text: &str, to: &mut String) {
    let mut rest = text;
    while let Some(at) = rest.bytes().position(may_need_escape) {
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
            Some(c) if is_xml_char(c) => to.push(c),
            _ => to.push('\u{fffd}'),
        }
        rest = chars.as_str();
    }
    to.push_str(rest);
}

/// Returns whether a character that begins with this byte may need escaping. The characters that XML does not allow are
/// ASCII, or begin with the last byte of the pattern.
fn may_need_escape(byte: u8) -> bool {
    matches!(byte, 0..0x20 | b'&' | b'<' | b'>' | b'"' | b'\'' | 0xef)
}

/// Returns whether XML allows this character.
pub(super) fn is_xml_char(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | '\u{20}'..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}
