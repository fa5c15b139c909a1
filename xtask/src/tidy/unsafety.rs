//! Checks that SECURITY.md lists all `unsafe` code, and nothing else. Clippy checks that each block has its own reason.

use regex_lite::Regex;
use std::collections::BTreeSet;

use super::finding::Finding;
use super::module_rules::table;
use super::source::Source;

const HEADING: &str = "## Unsafe code";

/// Checks the page with the list against all files of the tree.
pub fn check(page: &Source, sources: &[Source]) -> Vec<Finding> {
    let word = Regex::new(r"\bunsafe\b").expect("valid");
    let mut listed = BTreeSet::new();
    let mut rows = Vec::new();
    for row in table(page.text, HEADING) {
        for path in row.names(0) {
            rows.push((row.line, path.clone()));
            listed.insert(path);
        }
    }
    let mut findings = Vec::new();
    let mut has = BTreeSet::new();
    for source in sources.iter().filter(|source| source.is_rust()) {
        let Some((line, _)) = source.lines().find(|(_, code)| word.is_match(code)) else {
            continue;
        };
        if !listed.contains(source.path) {
            let message = format!(
                "unsafe code that “{HEADING}” of {} does not list",
                page.path
            );
            findings.push(source.error(line, message));
        }
        has.insert(source.path.to_owned());
    }
    let gone = rows.iter().filter(|(_, path)| !has.contains(path));
    findings.extend(
        gone.map(|(line, path)| page.error(*line, format!("there is no unsafe code in {path}"))),
    );
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unlisted_and_extra_unsafe_code_is_reported() {
        let page = "## Unsafe code\n| file | why |\n|-|-|\n| `crate/a/src/b.rs` | so |\n| `crate/a/src/c.rs` | so |\n";
        let page = Source::new("SECURITY.md", page);
        let files = [
            ("crate/a/src/b.rs", "fn b() {\n    unsafe { c() }\n}"),
            ("crate/a/src/c.rs", "#![deny(unsafe_code)] // unsafe"),
            ("crate/a/src/d.rs", "\nunsafe impl E for F {}"),
        ];
        let sources = files.map(|(path, text)| Source::new(path, text));
        let found: Vec<String> = check(&page, &sources)
            .iter()
            .map(Finding::to_string)
            .collect();
        let says = [
            "error: crate/a/src/d.rs:2: unsafe code that “## Unsafe code” of SECURITY.md does not list",
            "error: SECURITY.md:5: there is no unsafe code in crate/a/src/c.rs",
        ];
        assert_eq!(found, says);
    }
}
