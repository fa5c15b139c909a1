//! Checks links in Markdown to files of the tree and to headings, references of comments to pages of docs/, and that
//! docs/SUMMARY.md lists every page.

use std::collections::{BTreeMap, BTreeSet};

use regex_lite::Regex;

use super::finding::Finding;
use super::imports::relative_path;
use super::source::Source;

/// The contents of the documentation site.
const CONTENTS: &str = "docs/SUMMARY.md";

/// Checks the links in `texts`, which are all files of the tree by their paths from its root.
pub fn check(texts: &BTreeMap<String, Option<String>>) -> Vec<Finding> {
    let pages: BTreeMap<&str, Page> = texts
        .iter()
        .filter(|(path, _)| path.ends_with(".md"))
        .filter_map(|(path, text)| Some((path.as_str(), Page::read(text.as_deref()?))))
        .collect();
    let mut findings = Vec::new();
    for (&path, page) in &pages {
        let source = Source::new(path, "");
        for (line, target) in &page.links {
            if let Err(why) = follow(path, target, texts, &pages) {
                findings.push(source.error(*line, why));
            }
        }
    }
    let code = texts.iter().filter(|(path, _)| is_code(path));
    for (path, text) in code {
        let source = Source::new(path, "");
        for (line, target) in references(text.as_deref().unwrap_or_default()) {
            if let Err(why) = follow("", &target, texts, &pages) {
                findings.push(source.error(line, why));
            }
        }
    }
    findings.extend(unlisted(&pages));
    findings
}

fn is_code(path: &str) -> bool {
    [".rs", ".ts", ".mjs"].iter().any(|end| path.ends_with(end))
}

/// Returns the pages of docs/ that comments name from the root of the tree, as `docs/glossary.md#gjk`.
fn references(text: &str) -> Vec<(usize, String)> {
    let page = Regex::new(r"\bdocs/[\w/-]+\.md(#[\w-]+)?").expect("valid");
    let is_comment = |line: &str| line.trim_start().starts_with(['*', '/']);
    let comments = text.lines().zip(1..).filter(|(line, _)| is_comment(line));
    comments
        .flat_map(|(line, number)| {
            let found = page.find_iter(line);
            let found = found.map(move |found| (number, found.as_str().to_owned()));
            found.collect::<Vec<_>>()
        })
        .collect()
}

/// The data of a page that links need.
struct Page {
    links: Vec<(usize, String)>,
    anchors: BTreeSet<String>,
}

impl Page {
    fn read(text: &str) -> Self {
        let link = Regex::new(r"\]\(([^)\s]+)\)").expect("valid");
        let code = Regex::new(r"`[^`]*`").expect("valid");
        let mut page = Self {
            links: Vec::new(),
            anchors: BTreeSet::new(),
        };
        let mut is_code = false;
        for (line, number) in text.lines().zip(1..) {
            if line.trim_start().starts_with("```") {
                is_code = !is_code;
            } else if !is_code {
                if line.starts_with('#') {
                    page.add_anchor(line.trim_start_matches('#'));
                }
                let plain = code.replace_all(line, "");
                let targets = link.captures_iter(&plain).map(|found| found[1].to_owned());
                page.links.extend(targets.map(|target| (number, target)));
            }
        }
        page
    }

    /// Adds a heading's anchor as hosts and mdBook make it; repeated headings get a number.
    fn add_anchor(&mut self, heading: &str) {
        let letters = heading.trim().chars().filter_map(|letter| match letter {
            ' ' => Some('-'),
            '-' | '_' => Some(letter),
            _ if letter.is_alphanumeric() => Some(letter.to_ascii_lowercase()),
            _ => None,
        });
        let anchor: String = letters.collect();
        let free = (1..).map(|nth| format!("{anchor}-{nth}"));
        let mut names = std::iter::once(anchor.clone()).chain(free);
        let first = names.find(|name| !self.anchors.contains(name));
        self.anchors.extend(first);
    }
}

/// Checks that a link on a page has a target; it does not check other hosts.
fn follow(
    from: &str,
    target: &str,
    texts: &BTreeMap<String, Option<String>>,
    pages: &BTreeMap<&str, Page>,
) -> Result<(), String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return Ok(());
    }
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let path = if file.is_empty() {
        Some(from.to_owned())
    } else {
        relative_path(from, file)
    };
    let path = path.ok_or_else(|| format!("{target} leads out of the tree"))?;
    let folder = format!("{}/", path.trim_end_matches('/'));
    let is_there = texts.contains_key(&path) || texts.keys().any(|name| name.starts_with(&folder));
    if !is_there {
        return Err(format!("{target} leads nowhere"));
    }
    match pages.get(path.as_str()) {
        Some(page) if !anchor.is_empty() && !page.anchors.contains(anchor) => {
            Err(format!("{path} has no heading #{anchor}"))
        }
        _ => Ok(()),
    }
}

/// Returns the pages that the contents do not list.
fn unlisted(pages: &BTreeMap<&str, Page>) -> Vec<Finding> {
    let Some(contents) = pages.get(CONTENTS) else {
        return Vec::new();
    };
    let listed: BTreeSet<String> = contents
        .links
        .iter()
        .filter_map(|(_, target)| relative_path(CONTENTS, target))
        .collect();
    let is_page = |path: &&str| path.starts_with("docs/") && *path != CONTENTS;
    let lost = pages.keys().copied().filter(is_page);
    lost.filter(|&path| !listed.contains(path))
        .map(|path| Source::new(path, "").error(0, format!("{CONTENTS} does not name this page")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let text = |(path, text): &(&str, &str)| (path.to_string(), Some(text.to_string()));
        let findings = check(&files.iter().map(text).collect());
        findings.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn links_lead_to_files_folders_and_headings() {
        let page = "# Start\n## What it is: `a`, b\n## Twice\n## Twice\n\n[a](a.md#one-two) [b](../x/y.rs) [c](#what-it-is-a-b) [d](#twice-1)\n\
                    [e](https://example.org/none) `[f](none.md)` ![g](../x) \n```md\n[h](none.md)\n# No heading\n```\n";
        let files = [
            ("docs/start.md", page),
            ("docs/a.md", "## One, two\n"),
            ("x/y.rs", ""),
        ];
        assert_eq!(found(&files), [""; 0]);
        let bad = "[a](a.md#none) [b](b.md)\n[c](#no-heading) [d](../../up.md)";
        let files = [("docs/start.md", bad), ("docs/a.md", "## One, two\n")];
        assert_eq!(
            found(&files),
            [
                "error: docs/start.md:1: docs/a.md has no heading #none",
                "error: docs/start.md:1: b.md leads nowhere",
                "error: docs/start.md:2: docs/start.md has no heading #no-heading",
                "error: docs/start.md:2: ../../up.md leads out of the tree",
            ]
        );
    }

    #[test]
    fn references_of_comments_lead_to_pages_and_headings() {
        let good = "//! Terms: docs/glossary.md\n/// GJK, see docs/glossary.md#gjk.\nlet x = \"docs/none.md\";\n";
        let bad = "/// Finds it (docs/glossary.md#none).\n/** See docs/none.md. */\n";
        let files = [
            ("docs/glossary.md", "## GJK\n"),
            ("crate/a/src/lib.rs", good),
            ("web/src/a.ts", bad),
        ];
        assert_eq!(
            found(&files),
            [
                "error: web/src/a.ts:1: docs/glossary.md has no heading #none",
                "error: web/src/a.ts:2: docs/none.md leads nowhere",
            ]
        );
    }

    #[test]
    fn the_contents_name_every_page() {
        let files = [
            ("docs/SUMMARY.md", "- [A](a.md)\n"),
            ("docs/a.md", ""),
            ("docs/b.md", ""),
            ("web/README.md", ""),
        ];
        assert_eq!(
            found(&files),
            ["error: docs/b.md:0: docs/SUMMARY.md does not name this page"]
        );
    }
}
