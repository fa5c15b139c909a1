//! Collects the licences of third-party code in the page: writes `licences.txt` beside the page, which licences require,
//! and checks that each permits redistribution.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;
use spdx::{Expression, LicenseReq, ParseMode};

use crate::shell::root;
use crate::{disk, workspace};

/// The licences of code that may be part of the page; separate files beside it have their own notices in `public/`.
const ALLOWED: [&str; 11] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// The package that has its notice in `public/ifc/NOTICE.md`, and is a separate, replaceable file.
const SEPARATE: [&str; 1] = ["web-ifc"];

const PACKAGE: &str = "nearpoint-wasm";
const TARGET: &str = "wasm32-unknown-unknown";

const HEAD: &str = "What Nearpoint is made of that others wrote, and its licences.

The CAD kernel and the reader of IFC files are files of their own, with their notices beside them: kernel/NOTICE.md and
ifc/NOTICE.md; models and scenes: models/NOTICE.md. The standard library of Rust is under MIT OR Apache-2.0,
(c) The Rust Project Developers, https://rust-lang.org.
";

/// A third-party crate or npm package.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    name: String,
    version: String,
    licence: String,
    folder: PathBuf,
}

/// Writes `licences.txt` into a folder; fails if the page contains a package that it may not.
pub fn write(folder: &Path) -> Result<()> {
    let mut parts = crates()?;
    parts.extend(npm_packages(&root().join("web"))?);
    for part in &parts {
        check(part)?;
    }
    let text = group_texts(&parts)?;
    disk::write(folder.join("licences.txt"), text)
}

/// Checks that one of the alternative licences is allowed.
fn check(part: &Part) -> Result<()> {
    let Part { name, licence, .. } = part;
    let expression = Expression::parse_mode(licence, ParseMode::LAX)
        .with_context(|| format!("{name} has an unknown licence: {licence:?}"))?;
    let is_allowed = |asked: &LicenseReq| {
        let id = asked.license.id();
        id.is_some_and(|id| ALLOWED.contains(&id.name))
    };
    if expression.evaluate(is_allowed) {
        Ok(())
    } else {
        bail!(
            "{name} has the licence {licence}, which is not among {ALLOWED:?}: remove it, or ship it as a separate file with its notice"
        )
    }
}

/// Returns each text once, after the packages that have it.
fn group_texts(parts: &BTreeSet<Part>) -> Result<String> {
    let mut by_text: BTreeMap<String, Vec<&Part>> = BTreeMap::new();
    for part in parts {
        by_text.entry(texts(&part.folder)?).or_default().push(part);
    }
    let mut response = HEAD.to_owned();
    let mut groups: Vec<_> = by_text.into_iter().collect();
    groups.sort_by(|(_, one), (_, other)| one.cmp(other));
    for (text, parts) in groups {
        response.push_str("\n----------------------------------------\n\n");
        for Part {
            name,
            version,
            licence,
            ..
        } in parts
        {
            writeln!(response, "{name} {version}: {licence}")?;
        }
        response.push_str(&text);
    }
    Ok(response)
}

/// Returns the texts of licences and notices in a package.
fn texts(folder: &Path) -> Result<String> {
    let mut files = disk::list(folder)?;
    files.retain(|file| {
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_uppercase();
        let begins = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];
        file.is_file() && begins.iter().any(|begin| name.starts_with(begin))
    });
    files.sort();
    let mut all = String::new();
    for file in files {
        let text = disk::read(&file)?;
        write!(all, "\n{}\n", String::from_utf8_lossy(&text).trim())?;
    }
    Ok(all)
}

/// Returns the crates that are compiled into the wasm packages.
fn crates() -> Result<BTreeSet<Part>> {
    let metadata = workspace::metadata(&["--locked", "--filter-platform", TARGET])?;
    let mut packages = metadata["packages"].as_array().into_iter().flatten();
    let first = packages.find(|package| package["name"] == PACKAGE);
    let id = first.and_then(|package| package["id"].as_str());
    let id = id.context("there is no nearpoint-wasm")?;
    // A procedural macro runs at build time, and is no part of the package.
    let is_macro = |package: &Value| {
        let mut targets = package["targets"].as_array().into_iter().flatten();
        targets.any(|target| target["kind"][0] == "proc-macro")
    };
    let linked = workspace::made_of(&metadata, id, Value::is_null, is_macro).into_iter();
    let others = linked.filter(|package| !package["source"].is_null());
    others.map(part).collect()
}

fn part(package: &Value) -> Result<Part> {
    let manifest = PathBuf::from(string(&package["manifest_path"]));
    Ok(Part {
        name: string(&package["name"]),
        version: string(&package["version"]),
        licence: string(&package["license"]),
        folder: manifest
            .parent()
            .context("a manifest lies in a folder")?
            .to_owned(),
    })
}

/// Returns the transitive runtime dependencies of `web/`.
fn npm_packages(web: &Path) -> Result<BTreeSet<Part>> {
    let modules = web.join("node_modules");
    let mut left = dependencies(&manifest(web)?);
    let mut found = BTreeSet::new();
    while let Some(name) = left.pop() {
        let folder = modules.join(&name);
        let response = manifest(&folder)?;
        left.extend(dependencies(&response));
        if SEPARATE.contains(&&*name) {
            continue;
        }
        found.insert(Part {
            name,
            version: string(&response["version"]),
            licence: string(&response["license"]),
            folder,
        });
    }
    Ok(found)
}

fn manifest(folder: &Path) -> Result<Value> {
    disk::read_json(folder.join("package.json"))
}

fn dependencies(manifest: &Value) -> Vec<String> {
    let all = manifest["dependencies"].as_object().into_iter().flatten();
    all.map(|(name, _)| name.clone()).collect()
}

fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn under(licence: &str) -> Part {
        Part {
            name: "part".into(),
            version: "1.0.0".into(),
            licence: licence.into(),
            folder: PathBuf::new(),
        }
    }

    #[test]
    fn one_of_several_licences_must_be_allowed_and_none_is_none() {
        for licence in [
            "MIT",
            "GPL-3.0 OR MIT",
            "MIT/Apache-2.0",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(check(&under(licence)).is_ok(), "{licence}");
        }
        for licence in ["GPL-3.0", "MIT AND LGPL-2.1", "", "see the file"] {
            let error = format!("{:#}", check(&under(licence)).unwrap_err());
            assert!(error.starts_with("part "), "{error}");
        }
    }

    #[test]
    fn build_dependencies_are_left_out_of_the_licences() {
        let found = crates().unwrap();
        let names: BTreeSet<&str> = found.iter().map(|part| part.name.as_str()).collect();
        for name in ["nalgebra", "robust", "three-d", "wasm-bindgen", "rayon"] {
            assert!(names.contains(name), "{name}");
        }
        for name in ["serde_derive", "nearpoint-geometry", "clap"] {
            assert!(!names.contains(name), "{name}");
        }
        for part in &found {
            check(part).unwrap();
            assert!(!part.version.is_empty());
        }
    }
}
