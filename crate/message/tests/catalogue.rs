//! Checks that the English catalogue has a sentence for each message of the sources, with its arguments, and no other.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

type Codes = BTreeMap<String, BTreeSet<String>>;

#[test]
fn each_message_of_the_sources_has_a_sentence_with_its_arguments() {
    let mut stated: BTreeMap<String, Vec<BTreeSet<String>>> = BTreeMap::new();
    for source in sources(Path::new("..")) {
        for (code, arguments) in messages(&source) {
            stated.entry(code).or_default().push(arguments);
        }
    }
    let reported = catalogue(&[EN, TOOLS]);
    assert!(reported.len() > 500, "{} sentences", reported.len());
    let missing: Vec<_> = stated
        .keys()
        .filter(|code| !reported.contains_key(*code))
        .collect();
    let unused: Vec<_> = reported
        .keys()
        .filter(|code| !stated.contains_key(*code))
        .collect();
    let none: [&String; 0] = [];
    assert_eq!(
        (&missing[..], &unused[..]),
        (&none[..], &none[..]),
        "missing, unused"
    );
    for (code, all) in stated {
        for arguments in all {
            assert_eq!(arguments, reported[&code], "the arguments of {code}");
        }
    }
}

/// The page has the sentences of `en.ftl` alone, without those of the tools.
#[test]
fn web_crates_use_no_tool_messages() {
    let tools = catalogue(&[TOOLS]);
    for folder in fs::read_dir("..").unwrap() {
        let folder = folder.unwrap().path();
        if ["batch", "cli", "python"]
            .iter()
            .any(|tool| folder.ends_with(tool))
        {
            continue;
        }
        for source in sources(&folder) {
            for (code, _) in messages(&source) {
                assert!(!tools.contains_key(&code), "{code} in {}", folder.display());
            }
        }
    }
}

const EN: &str = include_str!("../en.ftl");
const TOOLS: &str = include_str!("../tools.ftl");

fn catalogue(files: &[&str]) -> Codes {
    let entry = |line: &str| {
        let (code, text) = line.split_once(" = ").expect("a code and its sentence");
        let holes = text.split("{ $").skip(1);
        let names = holes.map(|hole| hole.split_once(" }").expect("a closed hole").0.to_owned());
        (code.to_owned(), names.collect())
    };
    let lines = files.iter().flat_map(|texts| texts.lines());
    lines.map(entry).collect()
}

/// Returns the sources of all crates that use messages, without their tests.
fn sources(crates: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![crates.to_owned()];
    while let Some(folder) = open.pop() {
        let is_source = folder.components().any(|name| name.as_os_str() == "src");
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if is_source && path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(path).unwrap();
                let end = text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len());
                let lines = text[..end].lines();
                let code = lines.filter(|line| !line.trim_start().starts_with("//"));
                found.push(code.collect::<Vec<_>>().join("\n"));
            }
        }
    }
    found
}

/// Returns the code and the argument names of every `message!("…", …)`.
fn messages(source: &str) -> Vec<(String, BTreeSet<String>)> {
    let calls = source.match_indices("message!(").map(|(at, call)| {
        let inside = inside(&source[at + call.len()..]);
        let mut arguments = inside.into_iter();
        let code = arguments.next().unwrap_or_default();
        let name = |argument: String| {
            argument
                .split([' ', '='])
                .next()
                .unwrap_or_default()
                .to_owned()
        };
        let names = arguments.map(name).filter(|name| !name.is_empty());
        (code, names.collect())
    });
    calls
        .filter_map(|(code, names)| {
            let code = code.strip_prefix('"')?.strip_suffix('"')?;
            Some((code.to_owned(), names))
        })
        .collect()
}

/// Returns the texts between the commas up to the closing bracket.
fn inside(text: &str) -> Vec<String> {
    let (mut depth, mut is_quoted, mut before) = (0, false, ' ');
    let mut parts = vec![String::new()];
    for c in text.chars() {
        let is_quote = c == '"' && before != '\\';
        is_quoted ^= is_quote;
        match c {
            '(' | '[' | '{' if !is_quoted => depth += 1,
            ')' | ']' | '}' if !is_quoted && depth > 0 => depth -= 1,
            ')' if !is_quoted => break,
            _ => {}
        }
        if c == ',' && depth == 0 && !is_quoted {
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(c);
        }
        before = c;
    }
    parts.iter().map(|part| part.trim().to_owned()).collect()
}
