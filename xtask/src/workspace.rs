//! Reads the crates of the workspace from cargo.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::shell::{cargo, root};

/// The arguments for all crates except xtask. Cargo unifies the features of all packages in a build. Dependencies of xtask
/// were built for it alone, before it ran; with it, they and everything else would be rebuilt.
pub const PRODUCT: [&str; 3] = ["--workspace", "--exclude", "xtask"];

pub struct Crate {
    pub name: String,
    /// The folder from the root of the tree, with forward slashes.
    pub folder: String,
    /// The names of its dependencies, except those of tests.
    pub dependencies: Vec<String>,
    /// The names of its test dependencies.
    pub test_dependencies: Vec<String>,
}

/// Returns cargo's metadata about the workspace and its dependencies, and shows cargo's errors.
pub fn metadata(more: &[&str]) -> Result<Value> {
    let mut asked = cargo();
    asked.args(["metadata", "--quiet", "--format-version=1"]);
    let reported = asked.args(more).stderr(Stdio::inherit()).output()?;
    ensure!(reported.status.success(), "cargo metadata failed");
    Ok(serde_json::from_slice(&reported.stdout)?)
}

/// Returns the transitive dependencies of a package with itself. It follows only some kinds of dependencies, and does not
/// follow those of packages that are left out.
pub fn made_of<'a>(
    metadata: &'a Value,
    id: &'a str,
    counts: impl Fn(&Value) -> bool,
    is_left_out: impl Fn(&Value) -> bool,
) -> Vec<&'a Value> {
    let by_id = |list: &'a Value| -> HashMap<&'a str, &'a Value> {
        let list = list.as_array().into_iter().flatten();
        list.filter_map(|one| Some((one["id"].as_str()?, one)))
            .collect()
    };
    let packages = by_id(&metadata["packages"]);
    let nodes = by_id(&metadata["resolve"]["nodes"]);
    let (mut seen, mut open, mut found) = (HashSet::new(), vec![id], Vec::new());
    while let Some(id) = open.pop() {
        let Some(&package) = packages.get(id) else {
            continue;
        };
        if !seen.insert(id) || is_left_out(package) {
            continue;
        }
        found.push(package);
        let uses = nodes.get(id).map(|node| node["deps"].as_array());
        for used in uses.into_iter().flatten().flatten() {
            let mut kinds = used["dep_kinds"].as_array().into_iter().flatten();
            if kinds.any(|kind| counts(&kind["kind"])) {
                open.extend(used["pkg"].as_str());
            }
        }
    }
    found
}

pub fn crates() -> Result<Vec<Crate>> {
    let metadata = metadata(&["--no-deps"])?;
    let packages = metadata["packages"].as_array();
    let packages = packages.context("cargo metadata has no packages")?;
    packages.iter().map(of_package).collect()
}

fn of_package(package: &Value) -> Result<Crate> {
    let name = |value: &Value| value["name"].as_str().unwrap_or_default().to_owned();
    let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
    let folder = manifest.strip_prefix(root().canonicalize()?)?.parent();
    let folder = folder.and_then(Path::to_str).context("folders are UTF-8")?;
    let dependencies = package["dependencies"].as_array().into_iter().flatten();
    let (of_tests, dependencies): (Vec<_>, Vec<_>) =
        dependencies.partition(|dependency| dependency["kind"] == "dev");
    Ok(Crate {
        name: name(package),
        folder: folder.replace('\\', "/"),
        dependencies: dependencies.into_iter().map(name).collect(),
        test_dependencies: of_tests.into_iter().map(name).collect(),
    })
}
