//! Records the public names of the package, so that no name disappears or changes unnoticed.
//!
//! The list is the package's declarations without comments. `api` in the manifest counts the breaking changes of names.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Result, bail, ensure};

use super::contents::SOURCES;
use crate::disk;
use crate::shell::root;
use crate::tidy::test_ids;

const DECLARED: [&str; 4] = ["core", "lesson", "playwright", "viewer"];
const RECORDED: &str = "web/package/api.txt";

/// Checks that the names equal the recorded ones.
pub fn check(folder: &Path) -> Result<()> {
    let (kept, now) = (recorded()?, current_api(folder)?);
    if kept == now {
        return Ok(());
    }
    let change = Change::between(&kept, &now);
    bail!(
        "the package's names differ from {RECORDED}:\n{}\n`cargo xtask pack npm --keep-api` records them; if names \
         were removed, first increase `api` in {SOURCES}/package.json",
        change.describe()
    )
}

/// Records the present names.
pub fn record(folder: &Path) -> Result<()> {
    let (kept, now) = (recorded()?, current_api(folder)?);
    let change = Change::between(&kept, &now);
    let may_go = kept.is_empty() || number(&now) > number(&kept);
    ensure!(
        change.removed.is_empty() || may_go,
        "names were removed or changed: increase `api` in {SOURCES}/package.json:\n{}",
        change.describe()
    );
    disk::write(RECORDED, now)
}

/// Records the page's test ids as its README lists them.
pub fn record_test_ids() -> Result<()> {
    let script = test_ids::script(&disk::read_text("web/README.md")?);
    disk::write(test_ids::PACKAGED, script)
}

fn recorded() -> Result<String> {
    match root().join(RECORDED).is_file() {
        true => disk::read_text(RECORDED),
        false => Ok(String::new()),
    }
}

fn current_api(folder: &Path) -> Result<String> {
    let manifest = disk::read_json(folder.join("package.json"))?;
    let mut text = format!("api {}\n", manifest["api"]);
    for name in DECLARED {
        let declared = disk::read_text(folder.join(format!("{name}.d.ts")))?;
        text += &format!("\n# nearpoint/{name}\n{}", without_comments(&declared));
    }
    Ok(text)
}

/// Returns the number of breaking changes, which is in the first line.
fn number(names: &str) -> u32 {
    let first = names
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("api "));
    first.and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn without_comments(declared: &str) -> String {
    let mut is_comment = false;
    let mut lines = String::new();
    for line in declared.lines() {
        let words = line.trim();
        is_comment |= words.starts_with("/*");
        if !is_comment && !words.is_empty() && !words.starts_with("//") {
            // A new alternative of a union is a new line, not a changed one.
            lines += &line.trim_end().replace(" | { ", "\n    | { ");
            lines.push('\n');
        }
        is_comment &= !words.ends_with("*/");
    }
    lines
}

/// The differences of two lists.
struct Change<'a> {
    removed: BTreeSet<&'a str>,
    new: BTreeSet<&'a str>,
}

impl<'a> Change<'a> {
    fn between(kept: &'a str, now: &'a str) -> Self {
        let lines = |text: &'a str| -> BTreeSet<&'a str> {
            let own = text.lines().filter(|line| !line.starts_with("api "));
            own.collect()
        };
        let (kept, now) = (lines(kept), lines(now));
        Self {
            removed: kept.difference(&now).copied().collect(),
            new: now.difference(&kept).copied().collect(),
        }
    }

    fn describe(&self) -> String {
        let gone = self.removed.iter().map(|line| format!("- {line}"));
        let new = self.new.iter().map(|line| format!("+ {line}"));
        gone.chain(new).take(40).collect::<Vec<_>>().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_declare_nothing() {
        let text = "/** What\n * it is. */\nexport interface A {\n  /** One. */\n  a: string;\n\n  // Two.\n  b(): void;\n}\n";
        assert_eq!(
            without_comments(text),
            "export interface A {\n  a: string;\n  b(): void;\n}\n"
        );
    }

    #[test]
    fn removed_and_changed_names_are_reported() {
        let kept = "api 3\n# nearpoint/core\nfunction a(): void;\nfunction b(): void;\n";
        let now = "api 3\n# nearpoint/core\nfunction b(): string;\nfunction a(): void;\nfunction c(): void;\n";
        let change = Change::between(kept, now);
        assert_eq!(change.removed, ["function b(): void;"].into());
        assert_eq!(
            change.describe(),
            "- function b(): void;\n+ function b(): string;\n+ function c(): void;"
        );
        assert_eq!((number(kept), number("")), (3, 0));
        assert!(Change::between(now, now).removed.is_empty());
    }
}
