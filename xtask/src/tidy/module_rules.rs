//! Reads the dependency table of ARCHITECTURE.md.

use std::collections::BTreeSet;

use regex_lite::Regex;

/// The page with the table.
pub const PAGE: &str = "ARCHITECTURE.md";
const HEADING: &str = "## What stands on what";
/// The advice for a module that uses more than its row allows.
pub const ADVICE: &str = "see “What stands on what” in ARCHITECTURE.md";

/// A row: a crate or a folder of the page's scripts.
pub struct ModuleRule {
    /// The row's line in the page.
    pub line: usize,
    /// The path from the root of the tree.
    pub path: String,
    /// The last components of the paths of other modules that it depends on.
    pub dependencies: Vec<String>,
    /// The third-party crates that it may use; `any` allows all.
    pub external_crates: Vec<String>,
    /// The permissions that a module has only by its row: see [`super::banned`].
    pub permissions: Vec<String>,
}

impl ModuleRule {
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }
}

pub struct ModuleRules(pub Vec<ModuleRule>);

impl ModuleRules {
    pub fn read(page: &str) -> Self {
        let room = |row: Row| ModuleRule {
            line: row.line,
            path: row.names(0).concat(),
            dependencies: row.names(1),
            external_crates: row.names(2),
            permissions: row.names(3),
        };
        Self(table(page, HEADING).into_iter().map(room).collect())
    }

    /// Returns the innermost module that contains a path.
    pub fn rule_for(&self, path: &str) -> Option<&ModuleRule> {
        let holds = |room: &&ModuleRule| is_below(path, &room.path);
        self.0
            .iter()
            .filter(holds)
            .max_by_key(|room| room.path.len())
    }

    /// Returns the names of the modules that a module may use: its direct and indirect dependencies.
    pub fn allowed_dependencies<'a>(&'a self, room: &'a ModuleRule) -> BTreeSet<&'a str> {
        let mut found = BTreeSet::new();
        let mut left = vec![room];
        while let Some(room) = left.pop() {
            for name in &room.dependencies {
                if found.insert(name.as_str()) {
                    left.extend(self.0.iter().filter(|room| room.name() == name));
                }
            }
        }
        found
    }
}

/// Returns whether a path is a folder or is in it.
pub fn is_below(path: &str, folder: &str) -> bool {
    path.strip_prefix(folder)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// A row of a table of Markdown.
pub struct Row {
    pub line: usize,
    pub cells: Vec<String>,
}

impl Row {
    /// Returns the texts between backticks in a cell.
    pub fn names(&self, cell: usize) -> Vec<String> {
        let name = Regex::new("`([^`]+)`").expect("valid");
        let text = self.cells.get(cell).map_or("", String::as_str);
        name.captures_iter(text)
            .map(|found| found[1].into())
            .collect()
    }
}

/// Returns the rows of the tables under a heading, without their heads.
pub fn table(page: &str, heading: &str) -> Vec<Row> {
    let lines = page
        .lines()
        .zip(1..)
        .skip_while(|(line, _)| *line != heading);
    let lines = lines
        .skip(1)
        .take_while(|(line, _)| !line.starts_with("## "));
    let rows = lines.filter(|(line, _)| line.starts_with('|'));
    let row = |(text, line): (&str, usize)| Row {
        line,
        cells: text
            .trim_matches('|')
            .split('|')
            .map(|cell| cell.trim().into())
            .collect(),
    };
    rows.skip(2).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn module_may_use_indirect_dependencies() {
        let page = "# A\n\n## What stands on what\n\nWords.\n\n| room | stands on | others | may |\n|---|---|---|---|\n\
            | `crate/low` | – | `libm` | – |\n| `crate/middle` | `low` | – | `sines` |\n| `crate/high` | `middle` | `any` | |\n\n## B\n\n| `no` |\n";
        let rooms = ModuleRules::read(page);
        assert_eq!(rooms.0.len(), 3);
        let high = rooms.rule_for("crate/high/src/lib.rs").unwrap();
        assert_eq!((high.name(), high.line), ("high", 11));
        assert_eq!(rooms.allowed_dependencies(high), ["low", "middle"].into());
        assert_eq!(
            rooms.rule_for("crate/middle").unwrap().permissions,
            ["sines"]
        );
        assert_eq!(
            rooms.rule_for("crate/low/a").unwrap().external_crates,
            ["libm"]
        );
        assert!(rooms.rule_for("crate/higher").is_none());
    }
}
