//! Checks imports against the table of ARCHITECTURE.md: every import needs a row that allows it.

use super::finding::Finding;
use super::imports::{of_script, resolve};
use super::module_rules::{ADVICE, ModuleRule, ModuleRules, PAGE};
use super::source::Source;
use crate::workspace::Crate;

/// The modules of the crates behind packages, each with the packages' folder; the first match counts.
const PACKAGES: [(&str, &str); 2] = [("web/pkg/core/", "core-wasm"), ("web/pkg/", "wasm")];
const SCRIPTS: &str = "web/src/";
/// The scripts of the npm package, which may use the page's scripts in its row.
const PACKAGED: &str = "web/package/";

pub fn between_crates(crates: &[Crate], rooms: &ModuleRules) -> Vec<Finding> {
    crates
        .iter()
        .flat_map(|one| check_crate(one, crates, rooms))
        .collect()
}

fn check_crate(of: &Crate, crates: &[Crate], rooms: &ModuleRules) -> Vec<Finding> {
    let path = format!("{}/Cargo.toml", of.folder);
    let manifest = Source::new(&path, "");
    let Some(room) = rooms.0.iter().find(|room| room.path == of.folder) else {
        return vec![manifest.error(0, format!("a crate without a row: {ADVICE}"))];
    };
    let below = rooms.allowed_dependencies(room);
    let mut findings = Vec::new();
    let mut used = Vec::new();
    for name in &of.dependencies {
        let ours = crates.iter().find(|one| one.name == *name);
        let known = ours.map_or(name.as_str(), |one| {
            one.folder.rsplit('/').next().unwrap_or(name)
        });
        let is_fine = match ours {
            Some(_) => below.contains(known),
            None => room
                .external_crates
                .iter()
                .any(|other| other == known || other == "any"),
        };
        if !is_fine {
            findings.push(manifest.error(0, format!("{} must not use {name}: {ADVICE}", of.name)));
        }
        used.push(known);
    }
    let named = room.dependencies.iter().chain(&room.external_crates);
    let unused = named.filter(|name| *name != "any" && !used.contains(&name.as_str()));
    let page = Source::new(PAGE, "");
    findings.extend(
        unused.map(|name| page.error(room.line, format!("{} does not use {name}", of.name))),
    );
    findings
}

/// Checks imports between the folders of web/src and of the npm package. Only a folder that depends on a crate for wasm may
/// load its packages; any folder may name their types.
pub fn between_folders(source: &Source, rooms: &ModuleRules) -> Vec<Finding> {
    if !source.path.starts_with(SCRIPTS) && !source.path.starts_with(PACKAGED) {
        return Vec::new();
    }
    let Some(from) = rooms.rule_for(source.path) else {
        return Vec::new();
    };
    let of_import = |(number, line, target): (usize, &str, &str)| {
        let to = resolve(source.path, target)?;
        let start = line.trim_start();
        let is_type = ["import type", "export type"]
            .iter()
            .any(|words| start.starts_with(words));
        (!may_import(from, &to, is_type, rooms)).then(|| {
            source.error(
                number,
                format!("{} must not import {target}: {ADVICE}", from.path),
            )
        })
    };
    of_script(source)
        .into_iter()
        .filter_map(of_import)
        .collect()
}

fn may_import(from: &ModuleRule, to: &str, is_type: bool, rooms: &ModuleRules) -> bool {
    if let Some((_, needed)) = PACKAGES.iter().find(|(folder, _)| to.starts_with(folder)) {
        return is_type || from.dependencies.iter().any(|name| name == needed);
    }
    let to = rooms
        .rule_for(to)
        .map(ModuleRule::name)
        .filter(|_| to.starts_with(SCRIPTS));
    to.is_none_or(|to| to == from.name() || rooms.allowed_dependencies(from).contains(to))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "## What stands on what\n| | | | |\n|-|-|-|-|\n\
        | `crate/low` | – | `libm` | |\n| `crate/high` | `low` | `any` | |\n| `crate/wasm` | `high` | – | |\n\
        | `web/src` | `ui` | | |\n| `web/src/engine` | `wasm` | | |\n| `web/src/state` | `engine` | | |\n| `web/src/ui` | `state` | | |\n";

    #[test]
    fn crates_use_what_their_rows_say() {
        let one = |name: &str, uses: &[&str]| Crate {
            test_dependencies: Vec::new(),
            name: format!("ours-{name}"),
            folder: format!("crate/{name}"),
            dependencies: uses.iter().map(|&name| name.to_owned()).collect(),
        };
        let found = |low: &[&str], high: &[&str], wasm: &[&str]| -> Vec<String> {
            let crates = [one("low", low), one("high", high), one("wasm", wasm)];
            let findings = between_crates(&crates, &ModuleRules::read(TABLE));
            findings.iter().map(ToString::to_string).collect()
        };
        let (low, high, wasm) = (&["libm"], &["ours-low", "rand"], &["ours-high", "ours-low"]);
        assert_eq!(found(low, high, wasm), [""; 0]);
        for (found, says) in [
            (
                found(&["libm", "serde"], high, wasm),
                "ours-low must not use serde",
            ),
            (
                found(&["libm", "ours-high"], high, wasm),
                "ours-low must not use ours-high",
            ),
            (
                found(low, high, &["ours-high", "web-sys"]),
                "ours-wasm must not use web-sys",
            ),
            (found(&[], high, wasm), "ours-low does not use libm"),
            (
                found(low, high, &["ours-low"]),
                "ours-wasm does not use high",
            ),
        ] {
            assert!(
                found.len() == 1 && found[0].contains(says),
                "{found:?}: {says}"
            );
        }
        let unlisted = [one("unlisted", &[])];
        assert_eq!(
            between_crates(&unlisted, &ModuleRules::read(TABLE)).len(),
            1
        );
    }

    #[test]
    fn folders_import_what_their_rows_say() {
        let rooms = ModuleRules::read(TABLE);
        for (path, text, wrong) in [
            ("state/a.ts", "import { b } from \"../ui/b.ts\";", 1),
            ("engine/a.ts", "import type { b } from '../state/b';", 1),
            ("ui/a.ts", "import { b } from '../main';", 1),
            ("ui/a.ts", "await import(\"../../pkg/single/index.js\")", 1),
            (
                "ui/a.ts",
                "import type { b } from \"../../pkg/single/index\";",
                0,
            ),
            (
                "engine/worker/a.ts",
                "import init from \"../../../pkg/single/index.js\";",
                0,
            ),
            (
                "ui/a.ts",
                "import { b } from \"../engine/b.ts\";\nimport \"lit-html\";",
                0,
            ),
            ("main.ts", "import { b } from \"./ui/b.ts\";", 0),
        ] {
            let path = format!("web/src/{path}");
            let found = between_folders(&Source::new(&path, text), &rooms);
            assert_eq!(found.len(), wrong, "{path}: {text}");
        }
    }
}
