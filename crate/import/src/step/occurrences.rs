//! Finds the names of occurrences of products. The kernel names an occurrence by its description, else by its name,
//! else by its number, and does not return which it used. So this module marks occurrences without a name, and mirrored
//! ones, in the text for the kernel. The marks are part of the names that the kernel returns.

use super::mirrors::{UnsupportedPlacement, mirrored_instances};
use super::text::{arguments, entities, is_called};
use crate::names::sanitize_name;
use std::borrow::Cow;
use std::ops::Range;

const USAGE: &str = "NEXT_ASSEMBLY_USAGE_OCCURRENCE";

/// The prefix of the names of mirrored occurrences.
const MIRRORED: &str = "nearpoint: mirrored: ";
/// The prefix of the number of an occurrence without a name.
const UNNAMED: &str = "nearpoint: unnamed: ";

/// The placeholder that an exporter writes for a missing name.
const PLACEHOLDER: &str = "Next assembly relationship";

/// The kernel's names for pieces that it splits off a product by itself.
const PIECES: [&str; 8] = [
    "COMPOUND",
    "COMPSOLID",
    "SOLID",
    "SHELL",
    "FACE",
    "WIRE",
    "EDGE",
    "SHAPE",
];

/// The properties of an occurrence that its name encodes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Occurrence {
    /// The name in the file.
    pub(super) name: Option<String>,
    /// The number that identifies it if there is no name.
    pub(super) number: Option<String>,
    pub(super) is_mirrored: bool,
    /// True if the kernel made it as a piece of a product, such as one of its solids.
    pub(super) is_piece: bool,
}

/// Returns the text with marks.
pub(super) fn mark_occurrences(text: &[u8]) -> Result<Cow<'_, [u8]>, UnsupportedPlacement> {
    let mirrored = mirrored_instances(text)?;
    let mut marked = Vec::new();
    let mut from = 0;
    let is_usage = |body: &Range<usize>| is_called(text, body, USAGE);
    for usage in entities(text).filter(|entity| is_usage(&entity.body)) {
        let given = arguments(text, usage.body);
        let [number, name, description, ..] = &given[..] else {
            continue;
        };
        let is_mirrored = mirrored.contains(&usage.id);
        let is_given = |at: &Range<usize>| !is_blank(&text[at.clone()]);
        let called = [description, name].into_iter().find(|at| is_given(at));
        let place = match called {
            Some(at) if is_mirrored && text[at.start] == b'\'' => at.start..at.start + 1,
            None => name.clone(),
            Some(_) => continue,
        };
        marked.extend(&text[from..place.start]);
        marked.push(b'\'');
        if is_mirrored {
            marked.extend(MIRRORED.as_bytes());
        }
        if called.is_none() {
            marked.extend(UNNAMED.as_bytes());
            let number = &text[number.clone()];
            let digits = number.strip_prefix(b"'").and_then(|n| n.strip_suffix(b"'"));
            marked.extend(digits.unwrap_or_default());
            marked.push(b'\'');
        }
        from = place.end;
    }
    if from == 0 {
        return Ok(Cow::Borrowed(text));
    }
    marked.extend(&text[from..]);
    Ok(Cow::Owned(marked))
}

/// Returns whether an argument is missing, or is a text without a letter.
fn is_blank(argument: &[u8]) -> bool {
    let text = argument.strip_prefix(b"'");
    match text.and_then(|text| text.strip_suffix(b"'")) {
        Some(text) => text.trim_ascii().is_empty(),
        None => matches!(argument, b"$" | b"*"),
    }
}

impl Occurrence {
    /// Decodes the kernel's name of an occurrence.
    pub(super) fn from_kernel_name(name: &str) -> Self {
        let (name, is_mirrored) = strip_mark(name, MIRRORED);
        let (name, is_unnamed) = strip_mark(name, UNNAMED);
        let is_piece = is_link(name);
        let is_number = is_unnamed || is_numbered(name);
        let is_name = !(is_piece || is_number || name.eq_ignore_ascii_case(PLACEHOLDER));
        let cleaned = sanitize_name(name);
        Self {
            name: cleaned.clone().filter(|_| is_name),
            number: cleaned.filter(|_| is_number),
            is_mirrored,
            is_piece,
        }
    }
}

fn strip_mark<'a>(name: &'a str, mark: &str) -> (&'a str, bool) {
    match name.strip_prefix(mark) {
        Some(name) => (name, true),
        None => (name, false),
    }
}

/// Returns whether the name is a link of the kernel's document, such as `=>[0:1:1:3]`, which exporters with this kernel
/// write into files.
fn is_link(name: &str) -> bool {
    let inner = (name.strip_prefix("=>[")).and_then(|name| name.strip_suffix(']'));
    inner.is_some_and(|inner| inner.chars().all(|c| c.is_ascii_digit() || c == ':'))
}

/// Returns whether the name is a number in an exporter's style: `7`, `NAUO7`.
fn is_numbered(name: &str) -> bool {
    let digits = name.trim().trim_start_matches("NAUO");
    !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit())
}

/// Returns whether the kernel generates this name for pieces.
pub(super) fn is_name_of_piece(name: &str) -> bool {
    PIECES.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(arguments: &str) -> String {
        format!("DATA;#14=NEXT_ASSEMBLY_USAGE_OCCURRENCE({arguments},#15,#7,$);#15=END();")
    }

    #[test]
    fn occurrences_without_a_name_are_marked() {
        for blank in ["''", "' '", "$"] {
            let text = text(&format!("'a''b',{blank},{blank}"));
            let marked = mark_occurrences(text.as_bytes()).unwrap();
            let requested = text.replacen(&format!(",{blank}"), ",'nearpoint: unnamed: a''b'", 1);
            assert_eq!(String::from_utf8_lossy(&marked), requested);
        }
        for named in ["'1','left',''", "'1',' ','left'", "'1'"] {
            let text = text(named);
            assert!(
                matches!(mark_occurrences(text.as_bytes()), Ok(Cow::Borrowed(_))),
                "{named}"
            );
        }
    }

    #[test]
    fn a_mirrored_occurrence_is_marked_in_what_the_kernel_calls_it_by() {
        let operator = "#1=DIRECTION('',(1.,0.,0.));#2=DIRECTION('',(0.,1.,0.));#3=DIRECTION('',(0.,0.,-1.));\
            #5=CARTESIAN_TRANSFORMATION_OPERATOR_3D('','','',#1,#2,#4,1.,#3);#6=PRODUCT_DEFINITION_SHAPE('','',#7);\
            #8=SHAPE_DEFINITION_REPRESENTATION(#6,#9);#10=(REPRESENTATION_RELATIONSHIP('','',#9,#11)\
            REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(#5)SHAPE_REPRESENTATION_RELATIONSHIP());\
            #12=CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(#10,#13);#13=PRODUCT_DEFINITION_SHAPE('','',#14);";
        for (written, marked_as, name, number) in [
            (
                "'1','left',''",
                "'1','nearpoint: mirrored: left',''",
                Some("left"),
                None,
            ),
            (
                "'1','a','left'",
                "'1','a','nearpoint: mirrored: left'",
                Some("left"),
                None,
            ),
            (
                "'x','',''",
                "'x','nearpoint: mirrored: nearpoint: unnamed: x',''",
                None,
                Some("x"),
            ),
        ] {
            let text = operator.to_owned() + &text(written);
            let marked = mark_occurrences(text.as_bytes()).unwrap();
            let marked = String::from_utf8_lossy(&marked);
            assert_eq!(marked, text.replace(written, marked_as));
            let from = marked.find("nearpoint: mirrored").unwrap();
            let called = marked[from..].split('\'').next().unwrap();
            let requested = Occurrence {
                name: name.map(str::to_owned),
                number: number.map(str::to_owned),
                is_mirrored: true,
                is_piece: false,
            };
            assert_eq!(Occurrence::from_kernel_name(called), requested);
        }
    }

    #[test]
    fn numbers_links_and_placeholders_are_no_names() {
        for (called, name, number, is_piece) in [
            ("bolt_1", Some("bolt_1"), None, false),
            ("M8", Some("M8"), None, false),
            ("=>[0:1:1:3]", None, None, true),
            ("=>[0:1:1:3] board", Some("=>[0:1:1:3] board"), None, false),
            ("Next assembly relationship", None, None, false),
            ("NAUO12", None, Some("NAUO12"), false),
            ("NAUO", Some("NAUO"), None, false),
            ("7", None, Some("7"), false),
            (" ", None, None, false),
        ] {
            let found = Occurrence::from_kernel_name(called);
            let found = (
                found.name.as_deref(),
                found.number.as_deref(),
                found.is_piece,
            );
            assert_eq!(found, (name, number, is_piece), "{called}");
        }
    }
}
