//! Reads the parts of an element's style that matter for contours: its visibility, its fill, and the fill rule.

use roxmltree::Node;
use std::collections::HashMap;

/// The style that child elements inherit, except for hiding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Style {
    has_colour: bool,
    is_opaque: bool,
    pub(super) is_even_odd: bool,
    pub(super) is_hidden: bool,
    /// True if the element is hidden, but its children may be visible.
    pub(super) is_invisible: bool,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            has_colour: true,
            is_opaque: true,
            is_even_odd: false,
            is_hidden: false,
            is_invisible: false,
        }
    }
}

impl Style {
    /// Returns whether a fill is visible.
    pub(super) fn is_filled(&self) -> bool {
        self.has_colour && self.is_opaque
    }

    fn set(&mut self, property: &str, value: &str) {
        match (property, value) {
            (_, "inherit") => {}
            ("fill", value) => self.has_colour = is_visible_paint(value),
            ("fill-opacity", value) => self.is_opaque = !is_zero(value),
            ("visibility", value) => self.is_invisible = value != "visible",
            ("fill-rule", value) => self.is_even_odd = value == "evenodd",
            ("display", value) => self.is_hidden = value == "none",
            _ => {}
        }
    }

    fn set_all(&mut self, declarations: &str) {
        for declaration in declarations.split(';') {
            if let Some((property, value)) = declaration.split_once(':') {
                let value = value.trim_end().trim_end_matches("!important");
                self.set(property.trim(), value.trim());
            }
        }
    }
}

/// Returns whether a fill is a colour that is not fully transparent, or unknown.
fn is_visible_paint(fill: &str) -> bool {
    let fill = fill.to_ascii_lowercase();
    let hex = fill.strip_prefix('#');
    let alpha = hex.and_then(|hex| match hex.len() {
        4 => hex.get(3..),
        8 => hex.get(6..),
        _ => None,
    });
    let call = fill
        .split_once('(')
        .map(|(_, rest)| rest.trim_end_matches(')'));
    let alpha = alpha.or_else(|| {
        let call = call?;
        let separator = if call.contains('/') { '/' } else { ',' };
        let numbers: Vec<&str> = call.split(separator).collect();
        let has_alpha = separator == '/' || numbers.len() == 4;
        numbers.last().copied().filter(|_| has_alpha)
    });
    fill != "none" && fill != "transparent" && !alpha.is_some_and(is_zero)
}

/// Returns whether the text is the number 0, or 0 %.
fn is_zero(number: &str) -> bool {
    let number = number.trim().trim_end_matches('%').trim_end();
    number.parse() == Ok(0.0)
}

/// The rules of the document's style sheets whose selector is one element name, `.class`, `#id` or `*`; others are not
/// read.
#[derive(Debug, Default)]
pub(super) struct StyleSheet {
    rules: HashMap<String, String>,
}

impl StyleSheet {
    pub(super) fn new(text: &str) -> Self {
        let mut sheet = Self::default();
        for rule in text.split('}') {
            let Some((selectors, declarations)) = rule.split_once('{') else {
                continue;
            };
            for selector in selectors.split(',') {
                let rule = sheet.rules.entry(selector.trim().to_owned()).or_default();
                *rule = format!("{rule}{declarations};");
            }
        }
        sheet
    }

    /// Returns an element's style: attributes, then rules in ascending specificity, then its own declarations.
    pub(super) fn style(&self, node: Node, around: &Style) -> Style {
        let mut style = Style {
            is_hidden: false,
            ..around.clone()
        };
        for attribute in node.attributes() {
            style.set(attribute.name(), attribute.value().trim());
        }
        if !self.rules.is_empty() {
            let classes = node.attribute("class").unwrap_or("").split_whitespace();
            let mut selectors = vec!["*".to_owned(), node.tag_name().name().to_owned()];
            selectors.extend(classes.map(|class| format!(".{class}")));
            selectors.extend(node.attribute("id").map(|id| format!("#{id}")));
            for rule in selectors
                .iter()
                .filter_map(|selector| self.rules.get(selector))
            {
                style.set_all(rule);
            }
        }
        style.set_all(node.attribute("style").unwrap_or(""));
        style
    }
}
