//! Repairs XML that is not well formed, but accepted by the parsers of robot programs (TinyXML).

/// Returns the text with invalid parts replaced, so that every line keeps its number. It repairs invalid or misplaced
/// declarations, a document type without definitions, and names with several colons. It also repairs characters that
/// should be references, and content after the end of the root.
pub(super) fn repair(text: &str) -> String {
    let mut rewriter = Rewriter {
        rest: text,
        output: String::with_capacity(text.len()),
    };
    let mut depth = 0_usize;
    while !rewriter.rest.is_empty() {
        if rewriter.rest.starts_with("<!--") {
            rewriter.copy_through("-->");
        } else if rewriter.rest.starts_with("<![CDATA[") {
            rewriter.copy_through("]]>");
        } else if rewriter.rest.starts_with("<?xml") && !rewriter.rest.starts_with("<?xml-") {
            rewriter.blank(
                rewriter
                    .rest
                    .find("?>")
                    .map_or(rewriter.rest.len(), |end| end + 2),
            );
        } else if rewriter.rest.starts_with("<?") {
            rewriter.copy_through("?>");
        } else if rewriter.rest.starts_with("<!") {
            let length = rewriter
                .rest
                .find('>')
                .map_or(rewriter.rest.len(), |end| end + 1);
            // Definitions are never read.
            match rewriter.rest[..length].contains('[') {
                true => rewriter.copy(rewriter.rest.len()),
                false => rewriter.blank(length),
            }
        } else if rewriter.rest.starts_with("</") {
            rewriter.copy(2);
            rewriter.tag();
            depth = depth.saturating_sub(1);
            if depth == 0 {
                rewriter.blank(rewriter.rest.len());
            }
        } else if rewriter.rest.starts_with('<') {
            rewriter.copy(1);
            match rewriter.tag() {
                false => depth += 1,
                true if depth == 0 => rewriter.blank(rewriter.rest.len()),
                true => {}
            }
        } else {
            rewriter.character();
        }
    }
    rewriter.output
}

struct Rewriter<'t> {
    rest: &'t str,
    output: String,
}

impl<'t> Rewriter<'t> {
    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(length);
        self.rest = rest;
        taken
    }

    fn copy(&mut self, length: usize) {
        let taken = self.take(length);
        self.output.push_str(taken);
    }

    fn copy_through(&mut self, end: &str) {
        let found = self.rest.find(end).map(|at| at + end.len());
        self.copy(found.unwrap_or(self.rest.len()));
    }

    fn blank(&mut self, length: usize) {
        let blank = |c: char| if matches!(c, '\n' | '\r') { c } else { ' ' };
        let taken = self.take(length);
        self.output.extend(taken.chars().map(blank));
    }

    /// Writes one character of a text or a value. An ampersand that begins no reference is escaped.
    fn character(&mut self) {
        if self.rest.starts_with('&') && !is_reference(self.rest) {
            self.take(1);
            self.output.push_str("&amp;");
            return;
        }
        let first = self.rest.chars().next();
        self.copy(first.map_or(0, char::len_utf8));
    }

    /// Writes the rest of a tag, and returns whether the element ends with it.
    fn tag(&mut self) -> bool {
        let mut is_closed = false;
        while let Some(next) = self.rest.chars().next() {
            match next {
                '>' => {
                    self.copy(1);
                    return is_closed;
                }
                '"' | '\'' => self.value(next),
                '/' | '=' => self.copy(1),
                _ if next.is_whitespace() => self.copy(next.len_utf8()),
                _ => {
                    let ends = |c: char| c.is_whitespace() || "/>=\"'".contains(c);
                    let length = self.rest.find(ends).unwrap_or(self.rest.len());
                    let taken = self.take(length);
                    self.output.push_str(&with_one_colon(taken));
                }
            }
            is_closed = next == '/';
        }
        is_closed
    }

    /// Writes the value of an attribute with its quotes.
    fn value(&mut self, quote: char) {
        self.copy(1);
        while !self.rest.is_empty() && !self.rest.starts_with(quote) {
            if self.rest.starts_with('<') {
                self.take(1);
                self.output.push_str("&lt;");
            } else {
                self.character();
            }
        }
        self.copy(usize::from(!self.rest.is_empty()));
    }
}

/// Returns whether a text begins with a reference to a valid XML character.
fn is_reference(text: &str) -> bool {
    let Some((name, _)) = text[1..].split_once(';') else {
        return false;
    };
    let code = match name.strip_prefix('#') {
        None => return matches!(name, "amp" | "lt" | "gt" | "quot" | "apos"),
        Some(hex) if hex.starts_with('x') => u32::from_str_radix(&hex[1..], 16),
        Some(decimal) => decimal.parse(),
    };
    let found = code.ok().and_then(char::from_u32);
    found.is_some_and(|c| c >= ' ' || matches!(c, '\t' | '\n' | '\r'))
}

/// Returns the name with at most one colon, not at its start or end.
fn with_one_colon(name: &str) -> String {
    match name.split_once(':') {
        Some(("", _) | (_, "")) => name.replace(':', "_"),
        Some((prefix, own)) => format!("{prefix}:{}", own.replace(':', "_")),
        None => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_other_parsers_read_is_made_well_formed() {
        for (given, expected) in [
            ("<a b='1'>t</a>", "<a b='1'>t</a>"),
            ("<?xml version=1.0?>\n<a/>", "                   \n<a/>"),
            ("<!-- x --><?xml?><a/>", "<!-- x -->       <a/>"),
            ("<?xml-style?><a/>", "<?xml-style?><a/>"),
            ("<!DOCTYPE a><a/>", "            <a/>"),
            (
                "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>&",
                "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>&",
            ),
            (
                "<a>b && c &d; &lt;&#65;&#0;</a>",
                "<a>b &amp;&amp; c &amp;d; &lt;&#65;&amp;#0;</a>",
            ),
            (
                "<a b='1 < 2 & 3>' c=\"'&\"/>",
                "<a b='1 &lt; 2 &amp; 3>' c=\"'&amp;\"/>",
            ),
            (
                "<a><b::c d::e='f::g'></b::c><:h/></a>",
                "<a><b:_c d:_e='f::g'></b:_c><_h/></a>",
            ),
            ("<a><b/></a>\n<c>\0", "<a><b/></a>\n    "),
            ("<a/>é &", "<a/>   "),
            ("<a><![CDATA[&<b::c>]]></a>", "<a><![CDATA[&<b::c>]]></a>"),
            ("<a b='", "<a b='"),
            ("<", "<"),
        ] {
            assert_eq!(repair(given), expected);
        }
    }
}
