//! Checks that everything that ARCHITECTURE.md names exists, and that everything that exists has its row.

use std::collections::BTreeSet;

use super::finding::Finding;
use super::module_rules::{ModuleRules, PAGE, is_below, table};
use super::source::Source;
use super::tree::{Tree, Violations};

/// The top folders that the page need not mention.
const UNLISTED: &[&str] = &[".cargo", ".git"];

pub fn check(page: &str, rooms: &ModuleRules, tree: &Tree) -> Vec<Finding> {
    let source = Source::new(PAGE, page);
    let wrong = |(line, message): (usize, String)| source.error(line, message);
    let all = responsibilities(page, tree).into_iter();
    all.chain(check_dependency_table(rooms, tree))
        .map(wrong)
        .collect()
}

/// Checks that each crate and each top folder has a row, and that the files which a row names exist.
fn responsibilities(page: &str, tree: &Tree) -> Violations {
    let mut wrong = Violations::new();
    let mut known = BTreeSet::new();
    for row in table(page, "# Architecture") {
        let rooms = row.names(0);
        let is_there = |name: &str| {
            let inside = rooms.iter().map(|room| room.trim_end_matches('/'));
            let mut places = inside.flat_map(|room| [room.to_owned(), format!("{room}/src")]);
            places.any(|place| tree.has(&format!("{place}/{name}")))
        };
        let is_path = |name: &&String| [".rs", ".ts", "/"].iter().any(|end| name.ends_with(end));
        let held = row.names(1);
        let lost = rooms.iter().filter(|room| !tree.has(room));
        let lost = lost.chain(held.iter().filter(is_path).filter(|name| !is_there(name)));
        wrong.extend(lost.map(|name| (row.line, format!("there is no {name}"))));
        known.extend(rooms);
    }
    let spoken = |folder: &String| {
        let is_known = |room: &String| is_below(room, folder);
        !known.iter().any(is_known) && !UNLISTED.contains(&folder.as_str())
    };
    let all = ["", "crate/", "crate/teach/"]
        .into_iter()
        .flat_map(|folder| tree.folders(folder));
    wrong.extend(
        all.filter(spoken)
            .map(|folder| (0, format!("{folder} has no row"))),
    );
    wrong
}

/// Checks the dependency table: each module exists, and so does each that it depends on; each top folder of web/src is a
/// module. [`super::dependencies`] checks that each crate is one.
fn check_dependency_table(rooms: &ModuleRules, tree: &Tree) -> Violations {
    let mut wrong = Violations::new();
    for room in &rooms.0 {
        if !tree.has(&room.path) {
            wrong.push((room.line, format!("there is no {}", room.path)));
        }
        let is_room = |name: &&String| rooms.0.iter().any(|room| room.name() == *name);
        let lost = room.dependencies.iter().filter(|name| !is_room(name));
        wrong.extend(lost.map(|name| (room.line, format!("{name} is no module"))));
    }
    let folders = tree.folders("web/src/").into_iter();
    let unlisted = folders.filter(|folder| rooms.0.iter().all(|room| room.path != *folder));
    wrong
        .extend(unlisted.map(|folder| (0, format!("{folder} has no row in the dependency table"))));
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Architecture\n| crate | is responsible for | must not know |\n|-|-|-|\n| `crate/a` | `b/` · `c.rs` · `Word` | |\n| `web/` | | |\n\
        ## What stands on what\n| | | | |\n|-|-|-|-|\n| `crate/a` | – | | |\n| `web/src` | `ui` | | |\n| `web/src/ui` | – | | |\n";

    fn found(page: &str, paths: &[&str]) -> Vec<String> {
        let paths = paths.iter().map(|&path| path.into()).collect();
        let tree = Tree {
            paths: &paths,
            text: &|_| None,
        };
        let findings = check(page, &ModuleRules::read(page), &tree);
        findings
            .into_iter()
            .map(|finding| finding.message)
            .collect()
    }

    #[test]
    fn missing_files_and_missing_rows_are_reported() {
        let paths = ["crate/a/src/b/d.rs", "crate/a/src/c.rs", "web/src/ui/e.ts"];
        assert_eq!(found(PAGE, &paths), [""; 0]);
        for (more, says) in [
            ("crate/f/Cargo.toml", "crate/f has no row"),
            ("docs/a.md", "docs has no row"),
            (
                "web/src/state/a.ts",
                "web/src/state has no row in the dependency table",
            ),
        ] {
            assert_eq!(found(PAGE, &[&paths[..], &[more]].concat()), [says]);
        }
        for (from, to, says) in [
            ("`b/`", "`g/`", "there is no g/"),
            ("`c.rs`", "`g.rs`", "there is no g.rs"),
            ("`ui` |", "`up` |", "up is no module"),
        ] {
            assert_eq!(found(&PAGE.replace(from, to), &paths), [says]);
        }
    }
}
