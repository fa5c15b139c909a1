//! What is in the npm package beside its scripts.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::SOURCES;
use crate::kernel;
use crate::shell::root;
use crate::site;
use crate::stamp::{STAMP, files};
use crate::wasm::CORE;

/// So much may be downloaded, in millions of bytes.
const LARGEST: f64 = 12.0;

/// Files without which it would be another package.
const NEEDED: [&str; 12] = [
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "bin.js",
    "core.d.ts",
    "core.js",
    "core.wasm",
    "lesson.d.ts",
    "page/index.html",
    "playwright.d.ts",
    "viewer.d.ts",
    "viewer.js",
];

/// Empties the folder and puts everything there but what the scripts are made into.
pub fn lay_out(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("emptying {}", folder.display()))?;
    }
    page(&folder.join("page"))?;
    let root = root();
    let own = root.join(SOURCES);
    for (from, to) in [
        (own.join("package.json"), "package.json"),
        (own.join("README.md"), "README.md"),
        (root.join("LICENSE-MIT"), "LICENSE-MIT"),
        (root.join("LICENSE-APACHE"), "LICENSE-APACHE"),
        (CORE.folder().join("index_bg.wasm"), "core.wasm"),
    ] {
        copy(&from, &folder.join(to))?;
    }
    Ok(())
}

/// The page as it is built, without what only its makers read. The kernel stays packed: it is the largest by far, and who
/// serves the page unpacks it.
fn page(target: &Path) -> Result<()> {
    let source = site::folder();
    for file in files(&source)? {
        if file.ends_with(STAMP) || file.extension().is_some_and(|ending| ending == "map") {
            continue;
        }
        let to = target.join(file.strip_prefix(&source)?);
        let is_module = file.extension().is_some_and(|ending| ending == "wasm");
        let packed = is_module.then(|| fs::read(&file)).transpose()?;
        match packed.and_then(|bytes| kernel::packed(&bytes)) {
            Some(packed) => {
                let name = format!("{}.br", to.display());
                fs::write(&name, packed).with_context(|| format!("writing {name}"))?;
            }
            None => copy(&file, &to)?,
        }
    }
    Ok(())
}

pub fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::copy(from, to)
        .with_context(|| format!("copying {} to {}", from.display(), to.display()))?;
    Ok(())
}

/// Whether what `npm pack` has packed is all that is needed, and no more than may be downloaded.
pub fn check(told: &Value) -> Result<()> {
    let packed = &told[0];
    let names: Vec<&str> = (packed["files"].as_array().into_iter().flatten())
        .filter_map(|file| file["path"].as_str())
        .collect();
    for needed in NEEDED {
        ensure!(names.contains(&needed), "the npm package lacks {needed}");
    }
    for name in names {
        let is_ours = !name.ends_with(".map") && !name.contains("node_modules");
        ensure!(is_ours, "the npm package has {name}, which nobody needs");
    }
    let size = packed["size"].as_f64().unwrap_or_default() / 1e6;
    ensure!(
        size > 0.0 && size <= LARGEST,
        "the npm package has {size:.1} MB packed; {LARGEST:.0} at most"
    );
    Ok(())
}
