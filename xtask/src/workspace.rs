//! The crates of the workspace, as cargo knows them.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::shell::{answer, cargo, root};

/// All crates but xtask. Cargo gives a library the features that all who are built ask for, and those that only xtask
/// uses were built for xtask alone, before it ran: with it, they and all else would be built anew.
pub const PRODUCT: [&str; 3] = ["--workspace", "--exclude", "xtask"];

pub struct Crate {
    pub name: String,
    /// From the root of the tree, with forward slashes.
    pub folder: String,
    /// The names of what it depends on, tests aside.
    pub dependencies: Vec<String>,
    /// The names of what only its tests depend on.
    pub test_dependencies: Vec<String>,
}

pub fn crates() -> Result<Vec<Crate>> {
    let text = answer(cargo().args(["metadata", "--no-deps", "--format-version=1"]))
        .context("cargo metadata failed")?;
    let metadata: Value = serde_json::from_str(&text)?;
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
