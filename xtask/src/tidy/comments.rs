//! Checks that doc comments begin with a sentence: a fragment such as "Of a pair." means nothing without the code.

use super::finding::Finding;
use super::source::Source;

/// The words that begin a fragment, a line each.
const STARTS: &str = include_str!("fragments.txt");

pub fn check(source: &Source) -> Vec<Finding> {
    let lines = source.text.lines().collect::<Vec<_>>();
    let first_line = |at: usize| {
        if source.is_script() {
            script_doc(&lines[at..])
        } else if source.is_rust() && (at == 0 || rust_doc(lines[at - 1]).is_none()) {
            rust_doc(lines[at])
        } else {
            None
        }
    };
    let is_fragment = |text: &str| {
        let mut starts = STARTS.lines();
        starts.any(|start| {
            let rest = text.strip_prefix(start);
            rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '\''))
        })
    };
    let of_line = |at: usize| {
        let text = first_line(at).filter(|text| is_fragment(text))?;
        let first = text.split(' ').next().unwrap_or_default();
        Some(source.error(
            at + 1,
            format!("a doc comment is a sentence; `{first}…` begins a fragment"),
        ))
    };
    (0..lines.len()).filter_map(of_line).collect()
}

/// Returns the first line of the doc comment that begins with the first of these lines of a script.
fn script_doc<'a>(lines: &[&'a str]) -> Option<&'a str> {
    let text = lines[0].trim_start().strip_prefix("/**")?.trim_start();
    match lines.get(1) {
        Some(next) if text.is_empty() => Some(next.trim_start_matches([' ', '*'])),
        _ => Some(text),
    }
}

/// Returns the text of a line of a Rust doc comment.
fn rust_doc(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let text = line
        .strip_prefix("///")
        .or_else(|| line.strip_prefix("//!"))?;
    Some(text.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fragments_are_found_where_a_comment_begins() {
        let found = |path, text| check(&Source::new(path, text)).len();
        for bad in [
            "/// Of a pair.",
            "    //! Whether it is.",
            "/// A.\nfn a() {}\n/// What is left.",
        ] {
            assert_eq!(found("crate/geometry/src/a.rs", bad), 1, "{bad}");
        }
        for fine in [
            "/// Returns it.\n/// Of a pair.",
            "// Of a pair",
            "/// Offers it.",
            "/// A pair of parts.",
        ] {
            assert_eq!(found("crate/geometry/src/a.rs", fine), 0, "{fine}");
        }
        assert_eq!(found("web/src/a.ts", "/** How many there are. */"), 1);
        assert_eq!(found("web/src/a.ts", "/**\n * Of a pair.\n */"), 1);
        assert_eq!(found("web/src/a.ts", "/** Counts them. */\n// How"), 0);
    }
}
