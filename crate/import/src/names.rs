//! Cleans the names of parts and groups: makes the file's text harmless, non-empty and unique.

use std::collections::{HashMap, HashSet};

/// The largest length of a name in characters; longer ones are cut.
const MAX_LENGTH: usize = 120;

/// Returns the name without control characters and without marks that reverse the direction of text (bidirectional
/// embeddings, overrides and isolates). A run of white space becomes one space. None if nothing is left.
pub(crate) fn sanitize_name(name: &str) -> Option<String> {
    let clean = sanitize(name, MAX_LENGTH);
    (!clean.is_empty()).then_some(clean)
}

/// Cleans any text like a name, and cuts it to `longest` characters.
pub(crate) fn sanitize(text: &str, longest: usize) -> String {
    let shown =
        |c: &char| !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    let mut clean = String::new();
    let mut length = 0;
    for c in text.chars().filter(shown) {
        let c = if c.is_control() || c.is_whitespace() {
            ' '
        } else {
            c
        };
        if c == ' ' && (clean.is_empty() || clean.ends_with(' ')) {
            continue;
        }
        if length == longest {
            clean.push('…');
            break;
        }
        clean.push(c);
        length += 1;
    }
    clean.truncate(clean.trim_end().len());
    clean
}

/// Cleans a name that may not be UTF-8; invalid bytes become `�`.
pub(crate) fn sanitize_name_bytes(name: &[u8]) -> Option<String> {
    let name = &name[..name.len().min(8 * MAX_LENGTH)];
    sanitize_name(&String::from_utf8_lossy(name))
}

/// Returns the file's name without folders and without its extension.
pub(crate) fn stem(path: &str) -> &str {
    let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
    match name.rfind('.') {
        Some(dot) if dot > 0 => &name[..dot],
        _ => name,
    }
}

/// Returns the file's extension in lower case, without the dot; empty if it has none.
pub(crate) fn extension(path: &str) -> String {
    let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
    match name.rfind('.') {
        Some(dot) if dot > 0 => name[dot + 1..].to_ascii_lowercase(),
        _ => String::new(),
    }
}

/// Returns the names on a path, without `.` and `..`.
pub(crate) fn normal_components(path: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for name in path.split(['/', '\\']) {
        match name {
            "" | "." => {}
            ".." => {
                names.pop();
            }
            _ => names.push(name),
        }
    }
    names
}

/// Numbers repeated names: "bolt", "bolt 2", "bolt 3"; or "7", "7 (2)" for a name without a letter. It skips numbers
/// that the file itself uses.
pub(crate) fn make_unique<'a>(names: impl Iterator<Item = &'a mut String>) {
    let mut names: Vec<&mut String> = names.collect();
    let mut taken: HashSet<String> = names.iter().map(|name| (**name).clone()).collect();
    let mut first = HashSet::new();
    let mut next: HashMap<String, usize> = HashMap::new();
    for name in &mut names {
        if first.insert((**name).clone()) {
            continue;
        }
        let number = next.entry((**name).clone()).or_insert(2);
        let free = loop {
            let candidate = match name.chars().any(char::is_alphabetic) {
                true => format!("{name} {number}"),
                false => format!("{name} ({number})"),
            };
            *number += 1;
            if taken.insert(candidate.clone()) {
                break candidate;
            }
        };
        first.insert(free.clone());
        **name = free;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_control_and_bidi_characters() {
        assert_eq!(sanitize_name("<b>bolt</b>").unwrap(), "<b>bolt</b>");
        assert_eq!(sanitize_name("  a\t\n\u{7}b\0 ").unwrap(), "a b");
        assert_eq!(sanitize_name("gear\u{202e}lts.exe").unwrap(), "gearlts.exe");
        assert_eq!(sanitize_name("歯車 Шестерня").unwrap(), "歯車 Шестерня");
        assert_eq!(sanitize_name(" \u{2066}\u{1} "), None);
        let long = sanitize_name(&"é".repeat(5000)).unwrap();
        assert_eq!(long.chars().count(), MAX_LENGTH + 1);
        assert_eq!(sanitize_name_bytes(b"bo\xfflt").unwrap(), "bo\u{fffd}lt");
    }

    #[test]
    fn equal_names_are_numbered_and_given_numbers_kept() {
        let mut names = ["bolt", "bolt", "bolt 2", "nut", "bolt"].map(String::from);
        make_unique(names.iter_mut());
        assert_eq!(names, ["bolt", "bolt 3", "bolt 2", "nut", "bolt 4"]);
        let mut names = ["1", "2", "1", "1 (2)", "1", "2"].map(String::from);
        make_unique(names.iter_mut());
        assert_eq!(names, ["1", "2", "1 (3)", "1 (2)", "1 (4)", "2 (2)"]);
    }

    #[test]
    fn paths_give_stem_and_extension() {
        assert_eq!(stem("a/b/bolt.v2.STL"), "bolt.v2");
        assert_eq!(extension("a/b/bolt.v2.STL"), "stl");
        assert_eq!(stem(".hidden"), ".hidden");
        assert_eq!(extension("a.b/none"), "");
    }
}
