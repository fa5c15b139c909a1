//! XML and HTML, element by element: what is written as text or as an attribute is escaped, whoever wrote it.

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
        for (name, value) in attributes {
            self.0.extend([" ", name, "=\""]);
            escape(value, &mut self.0);
            self.0.push('"');
        }
        self.0.push_str(end);
    }
}

/// Line ends and tabs as references, which parsers leave as they are; what XML cannot hold as `�`.
fn escape(text: &str, to: &mut String) {
    for c in text.chars() {
        match c {
            '&' => to.push_str("&amp;"),
            '<' => to.push_str("&lt;"),
            '>' => to.push_str("&gt;"),
            '"' => to.push_str("&quot;"),
            '\'' => to.push_str("&#39;"),
            '\t' => to.push_str("&#9;"),
            '\n' => to.push_str("&#10;"),
            '\r' => to.push_str("&#13;"),
            _ if is_held(c) => to.push(c),
            _ => to.push('\u{fffd}'),
        }
    }
}

/// Whether XML holds this character.
pub(super) fn is_held(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r' | '\u{20}'..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..)
}
