//! Who may know whom: `web → wasm → view → scene, lesson → motion → geometry`, `import → motion`, `cli → scene, import`,
//! `wasm, cli → experiment → scene`, `wasm → view → sheet → motion`.

use anyhow::{Context, Result};
use regex_lite::Regex;
use serde_json::Value;

use super::{Finding, source::Source};
use crate::shell::{answer, cargo};

/// The crates of ours that each crate may use.
const CRATES: &[(&str, &[&str])] = &[
    ("nearpoint-geometry", &[]),
    ("nearpoint-motion", &["nearpoint-geometry"]),
    (
        "nearpoint-import",
        &["nearpoint-motion", "nearpoint-geometry"],
    ),
    (
        "nearpoint-scene",
        &["nearpoint-motion", "nearpoint-geometry"],
    ),
    (
        "nearpoint-sheet",
        &["nearpoint-motion", "nearpoint-geometry"],
    ),
    (
        "nearpoint-lesson",
        &["nearpoint-motion", "nearpoint-geometry"],
    ),
    (
        "nearpoint-experiment",
        &["nearpoint-scene", "nearpoint-motion", "nearpoint-geometry"],
    ),
    (
        "nearpoint-view",
        &[
            "nearpoint-scene",
            "nearpoint-sheet",
            "nearpoint-lesson",
            "nearpoint-motion",
            "nearpoint-geometry",
        ],
    ),
    (
        "nearpoint-wasm",
        &[
            "nearpoint-view",
            "nearpoint-experiment",
            "nearpoint-scene",
            "nearpoint-sheet",
            "nearpoint-lesson",
            "nearpoint-import",
            "nearpoint-motion",
            "nearpoint-geometry",
        ],
    ),
    (
        "nearpoint-cli",
        &[
            "nearpoint-experiment",
            "nearpoint-scene",
            "nearpoint-import",
            "nearpoint-motion",
            "nearpoint-geometry",
        ],
    ),
    (
        "nearpoint-bench",
        &[
            "nearpoint-scene",
            "nearpoint-import",
            "nearpoint-motion",
            "nearpoint-geometry",
        ],
    ),
    ("nearpoint-testing", &["nearpoint-geometry"]),
    ("xtask", &[]),
];

/// Crates of others that mean time, randomness, logging, threads, serialisation or the browser.
const NOT_IN_GEOMETRY: &[&str] = &[
    "rayon",
    "serde",
    "serde_json",
    "rand",
    "fastrand",
    "getrandom",
    "log",
    "tracing",
    "web-time",
];
const ONLY_IN_WASM: &[&str] = &[
    "wasm-bindgen",
    "js-sys",
    "web-sys",
    "serde-wasm-bindgen",
    "wasm-bindgen-rayon",
    "wasm-bindgen-futures",
];

/// Folders of web/src, each with those it may import from.
const FOLDERS: &[(&str, &[&str])] = &[
    ("engine", &["engine"]),
    ("scenes", &["scenes", "engine"]),
    ("state", &["state", "scenes", "engine"]),
    ("ui", &["ui", "state", "scenes", "engine"]),
    ("learn", &["learn", "ui", "state", "engine", "offline"]),
];

/// A crate of the workspace and the names it depends on, tests aside.
pub struct Crate {
    pub name: String,
    pub dependencies: Vec<String>,
}

pub fn crates_of_the_workspace() -> Result<Vec<Crate>> {
    let text = answer(cargo().args(["metadata", "--no-deps", "--format-version=1"]))
        .context("cargo metadata failed")?;
    let metadata: Value = serde_json::from_str(&text)?;
    let name = |value: &Value| value["name"].as_str().unwrap_or_default().to_owned();
    let used = |package: &Value| -> Vec<String> {
        let all = package["dependencies"].as_array().into_iter().flatten();
        all.filter(|dependency| dependency["kind"] != "dev")
            .map(name)
            .collect()
    };
    let packages = metadata["packages"]
        .as_array()
        .context("cargo metadata has no packages")?;
    Ok(packages
        .iter()
        .map(|package| Crate {
            name: name(package),
            dependencies: used(package),
        })
        .collect())
}

pub fn between_crates(crates: &[Crate]) -> Vec<Finding> {
    crates.iter().flat_map(of_crate).collect()
}

fn of_crate(of: &Crate) -> Vec<Finding> {
    let folder = of
        .name
        .strip_prefix("nearpoint-")
        .map_or(of.name.clone(), |short| format!("crate/{short}"));
    let path = format!("{folder}/Cargo.toml");
    let source = Source::new(&path, "");
    let Some((_, allowed)) = CRATES.iter().find(|(name, _)| *name == of.name) else {
        return vec![source.error(
            0,
            "a new crate: say in xtask/src/tidy/arrows.rs what it may use",
        )];
    };
    let is_wrong = |name: &&String| {
        let name = name.as_str();
        name.starts_with("nearpoint-") && !allowed.contains(&name)
            || of.name == "nearpoint-geometry" && NOT_IN_GEOMETRY.contains(&name)
            || of.name != "nearpoint-wasm" && ONLY_IN_WASM.contains(&name)
    };
    let wrong = of.dependencies.iter().filter(is_wrong);
    wrong
        .map(|name| source.error(0, format!("{} must not use {name}", of.name)))
        .collect()
}

/// Imports between the folders of web/src; only the engine's workers see the wasm packages.
pub fn between_folders(source: &Source) -> Vec<Finding> {
    let Some(inside) = source.path.strip_prefix("web/src/") else {
        return Vec::new();
    };
    let from = inside.split_once('/').map_or("", |(folder, _)| folder);
    let import = Regex::new(r#"(?:\bfrom|\bimport\(?)\s*["']([^"']+)["']"#).expect("valid");
    let of_line = |(index, line): (usize, &str)| {
        let target = import.captures(line)?.get(1)?.as_str().to_owned();
        let to = resolve(source.path, &target)?;
        let is_type = line.trim_start().starts_with("import type")
            || line.trim_start().starts_with("export type");
        let wrong = match to.strip_prefix("web/src/") {
            Some(inside) => !may_import(
                from,
                inside.split_once('/').map_or("", |(folder, _)| folder),
            ),
            None => to.starts_with("web/pkg/") && from != "engine" && !is_type,
        };
        wrong.then(|| {
            source.error(
                index + 1,
                format!("web/src/{from} must not import {target}"),
            )
        })
    };
    source
        .text
        .lines()
        .enumerate()
        .filter_map(of_line)
        .collect()
}

fn may_import(from: &str, to: &str) -> bool {
    let Some((_, allowed)) = FOLDERS.iter().find(|(folder, _)| *folder == from) else {
        return true;
    };
    allowed.contains(&to)
}

/// The path from the root that a relative import names.
fn resolve(importer: &str, target: &str) -> Option<String> {
    if !target.starts_with('.') {
        return None;
    }
    let mut parts: Vec<&str> = importer.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crates(name: &str, dependencies: &[&str]) -> Vec<Finding> {
        let dependencies = dependencies.iter().map(|&name| name.to_owned()).collect();
        between_crates(&[Crate {
            name: name.to_owned(),
            dependencies,
        }])
    }

    #[test]
    fn crates_point_downwards() {
        for (name, wrong) in [
            ("nearpoint-geometry", "nearpoint-scene"),
            ("nearpoint-geometry", "rayon"),
            ("nearpoint-scene", "nearpoint-view"),
            ("nearpoint-lesson", "nearpoint-scene"),
            ("nearpoint-view", "web-sys"),
            ("nearpoint-cli", "nearpoint-view"),
        ] {
            assert_eq!(
                crates(name, &["nalgebra", wrong]).len(),
                1,
                "{name} → {wrong}"
            );
        }
        assert_eq!(
            crates("nearpoint-scene", &["nearpoint-geometry", "rayon"]),
            []
        );
        assert_eq!(crates("nearpoint-wasm", &["nearpoint-view", "web-sys"]), []);
        assert_eq!(crates("nearpoint-unknown", &[]).len(), 1);
    }

    #[test]
    fn folders_point_downwards() {
        let found = |path, text| between_folders(&Source::new(path, text)).len();
        assert_eq!(
            found("web/src/state/a.ts", "import { b } from \"../ui/b.ts\";"),
            1
        );
        assert_eq!(
            found(
                "web/src/engine/a.ts",
                "import type { b } from '../state/b';"
            ),
            1
        );
        assert_eq!(
            found(
                "web/src/ui/a.ts",
                "await import(\"../../pkg/single/index.js\")"
            ),
            1
        );
        assert_eq!(
            found(
                "web/src/ui/a.ts",
                "import type { b } from \"../../pkg/single/index\";"
            ),
            0
        );
        assert_eq!(
            found(
                "web/src/engine/worker/a.ts",
                "import init from \"../../../pkg/single/index.js\";"
            ),
            0
        );
        assert_eq!(
            found(
                "web/src/ui/a.ts",
                "import { b } from \"../state/b.ts\";\nimport \"lit-html\";"
            ),
            0
        );
        assert_eq!(
            found("web/src/main.ts", "import { b } from \"./ui/b.ts\";"),
            0
        );
    }
}
