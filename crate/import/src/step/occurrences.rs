//! What occurrences of products are called. The kernel calls one by its description, else by its name, else by its number, and
//! does not say which of these it was: so occurrences without a name get a mark in the text that it reads, as those get that
//! are mirrored. The marks come back in the names that the kernel gives.

use super::mirrors::{Lost, mirrored};
use super::text::{arguments, entities, is_called};
use crate::names::cleaned;
use std::borrow::Cow;
use std::ops::Range;

const USAGE: &str = "NEXT_ASSEMBLY_USAGE_OCCURRENCE";

/// What the names of mirrored occurrences begin with.
const MIRRORED: &str = "nearpoint: mirrored: ";
/// What stands before the number of an occurrence that has no name.
const UNNAMED: &str = "nearpoint: unnamed: ";

/// What an exporter writes that has no name to write.
const PLACEHOLDER: &str = "Next assembly relationship";

/// What the kernel calls a piece that it took out of a product by itself.
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

/// What is known of an occurrence by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Occurrence {
    /// What the file calls it.
    pub(super) name: Option<String>,
    /// What tells it from others where nothing has a name.
    pub(super) number: Option<String>,
    pub(super) is_mirrored: bool,
    /// The kernel made it: it is a piece of a product, such as one of its solids.
    pub(super) is_piece: bool,
}

/// The text, with marks.
pub(super) fn marked(text: &[u8]) -> Result<Cow<'_, [u8]>, Lost> {
    let mirrored = mirrored(text)?;
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

/// Whether an argument is left out, or is a text without a letter in it.
fn is_blank(argument: &[u8]) -> bool {
    let text = argument.strip_prefix(b"'");
    match text.and_then(|text| text.strip_suffix(b"'")) {
        Some(text) => text.trim_ascii().is_empty(),
        None => matches!(argument, b"$" | b"*"),
    }
}

impl Occurrence {
    /// What the kernel's name of an occurrence says.
    pub(super) fn called(name: &str) -> Self {
        let (name, is_mirrored) = without(name, MIRRORED);
        let (name, is_unnamed) = without(name, UNNAMED);
        let is_piece = is_link(name);
        let is_number = is_unnamed || is_numbered(name);
        let is_name = !(is_piece || is_number || name.eq_ignore_ascii_case(PLACEHOLDER));
        let cleaned = cleaned(name);
        Self {
            name: cleaned.clone().filter(|_| is_name),
            number: cleaned.filter(|_| is_number),
            is_mirrored,
            is_piece,
        }
    }
}

fn without<'a>(name: &'a str, mark: &str) -> (&'a str, bool) {
    match name.strip_prefix(mark) {
        Some(name) => (name, true),
        None => (name, false),
    }
}

/// A link of the kernel's document, such as `=>[0:1:1:3]`, which exporters that use this kernel write into files.
fn is_link(name: &str) -> bool {
    let inner = (name.strip_prefix("=>[")).and_then(|name| name.strip_suffix(']'));
    inner.is_some_and(|inner| inner.chars().all(|c| c.is_ascii_digit() || c == ':'))
}

/// A number, as exporters count occurrences: `7`, `NAUO7`.
fn is_numbered(name: &str) -> bool {
    let digits = name.trim().trim_start_matches("NAUO");
    !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit())
}

/// Whether the kernel calls any piece so.
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
            let marked = marked(text.as_bytes()).unwrap();
            let wished = text.replacen(&format!(",{blank}"), ",'nearpoint: unnamed: a''b'", 1);
            assert_eq!(String::from_utf8_lossy(&marked), wished);
        }
        for named in ["'1','left',''", "'1',' ','left'", "'1'"] {
            let text = text(named);
            assert!(
                matches!(marked(text.as_bytes()), Ok(Cow::Borrowed(_))),
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
            let marked = marked(text.as_bytes()).unwrap();
            let marked = String::from_utf8_lossy(&marked);
            assert_eq!(marked, text.replace(written, marked_as));
            let from = marked.find("nearpoint: mirrored").unwrap();
            let called = marked[from..].split('\'').next().unwrap();
            let wished = Occurrence {
                name: name.map(str::to_owned),
                number: number.map(str::to_owned),
                is_mirrored: true,
                is_piece: false,
            };
            assert_eq!(Occurrence::called(called), wished);
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
            let found = Occurrence::called(called);
            let found = (
                found.name.as_deref(),
                found.number.as_deref(),
                found.is_piece,
            );
            assert_eq!(found, (name, number, is_piece), "{called}");
        }
    }
}
