//! Collects the contents of the npm package besides its scripts.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::shell::root;
use crate::site;
use crate::stamp::{STAMP, files};
use crate::wasm::CORE;
use crate::{disk, kernel};

/// The folder of its sources.
pub const SOURCES: &str = "web/package";

/// The largest size of the download, in millions of bytes.
const MAX_PACKAGE_SIZE: f64 = 13.0;

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

/// Empties the folder and writes everything except the compiled scripts.
pub fn lay_out(folder: &Path) -> Result<()> {
    disk::remove(folder)?;
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
        disk::copy(from, folder.join(to))?;
    }
    Ok(())
}

/// Copies the built review page with the files that it needs. Lessons and the largest model would be half of the package,
/// so they are left out. The kernel stays packed: it is the largest file, and the server of the page unpacks it.
fn page(target: &Path) -> Result<()> {
    let source = site::folder();
    let name = |file: &Path| -> Result<String> {
        let name = file.strip_prefix(&source)?.to_str();
        Ok(name.context("file names are UTF-8")?.to_owned())
    };
    let all = files(&source)?
        .iter()
        .map(|file| name(file))
        .collect::<Result<Vec<_>>>()?;
    let (assets, mut packed): (BTreeSet<_>, BTreeSet<_>) = all
        .into_iter()
        .filter(|name| !is_excluded(name))
        .partition(|name| name.starts_with("assets/"));
    let texts = packed.iter().filter(|name| site::may_reference_files(name));
    let texts = texts.map(|name| disk::read_text(source.join(name)));
    packed.extend(site::referenced_files(
        &source,
        texts.collect::<Result<_>>()?,
        assets,
    )?);
    for name in &packed {
        let (from, to) = (source.join(name), target.join(name));
        let module = name.ends_with(".wasm").then(|| disk::read(&from));
        match module.transpose()?.and_then(|bytes| kernel::packed(&bytes)) {
            Some(bytes) => disk::write(format!("{}.br", to.display()), bytes)?,
            None => disk::copy(from, to)?,
        }
    }
    let index = target.join("index.html");
    let html = disk::read_text(&index)?;
    disk::write(&index, with_scenes(&html, &packed)?)?;
    keep_for_offline(&target.join("files.json"), &packed)
}

/// Adds a list of the packaged scenes to the page. Its menu uses the list: `web/src/scenes/catalogue.ts` reads it.
fn with_scenes(html: &str, packed: &BTreeSet<String>) -> Result<String> {
    let scenes = packed
        .iter()
        .filter_map(|name| name.strip_prefix("scenes/")?.strip_suffix(".json"));
    let scenes = scenes.collect::<Vec<_>>().join(" ");
    let (before, after) = html
        .split_once("</head>")
        .context("index.html has no head")?;
    Ok(format!(
        "{before}<meta name=\"nearpoint-scenes\" content=\"{scenes}\"></head>{after}"
    ))
}

/// Returns whether the package leaves out this file.
fn is_excluded(name: &str) -> bool {
    let of_lessons = ["lesson", "experiment", "sheet", "contours", "published"];
    let is_part = |part: &&str| name.starts_with(&format!("assets/later-{part}"));
    let is_others = ["lessons/", "learn.html", STAMP]
        .iter()
        .any(|other| name.starts_with(other));
    let is_large = name.contains("so101") || name.ends_with(".zip");
    name.ends_with(".map") || is_others || is_large || of_lessons.iter().any(is_part)
}

/// Removes missing files from the list of files that the page caches for offline use.
fn keep_for_offline(list: &Path, packed: &BTreeSet<String>) -> Result<()> {
    let mut lists = disk::read_json(list)?;
    for names in ["small", "large"].map(|kind| format!("/{kind}")) {
        let names = lists.pointer_mut(&names).and_then(Value::as_array_mut);
        let names = names.context("files.json has other lists")?;
        names.retain(|name| name.as_str().is_some_and(|name| packed.contains(name)));
    }
    disk::write(list, lists.to_string())
}

/// Checks that the output of `npm pack` has all needed files and does not exceed the size limit.
pub fn check(reported: &Value) -> Result<()> {
    let packed = &reported[0];
    let names: Vec<&str> = (packed["files"].as_array().into_iter().flatten())
        .filter_map(|file| file["path"].as_str())
        .collect();
    for needed in NEEDED {
        ensure!(names.contains(&needed), "the npm package lacks {needed}");
    }
    for name in names {
        let is_ours = !name.ends_with(".map") && !name.contains("node_modules");
        ensure!(
            is_ours,
            "the npm package contains {name}, which is not needed"
        );
    }
    let size = packed["size"].as_f64().unwrap_or_default() / 1e6;
    ensure!(
        size > 0.0 && size <= MAX_PACKAGE_SIZE,
        "the npm package has {size:.1} MB packed; {MAX_PACKAGE_SIZE:.0} at most"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_lists_the_scenes_that_are_there() {
        let packed = [
            "index.html",
            "scenes/spheres.json",
            "models/a.glb",
            "scenes/b-c.json",
        ];
        let packed: BTreeSet<String> = packed.map(str::to_owned).into();
        let html = with_scenes("<html><head><title>x</title></head><body></body>", &packed);
        assert_eq!(
            html.unwrap(),
            "<html><head><title>x</title><meta name=\"nearpoint-scenes\" content=\"b-c spheres\"></head><body></body>"
        );
        assert!(with_scenes("<html>", &packed).is_err());
    }

    #[test]
    fn what_is_left_out_is_no_scene_without_its_model() {
        assert!(is_excluded("scenes/so101.json") && is_excluded("models/so101.glb"));
        assert!(!is_excluded("scenes/reducer.json") && !is_excluded("models/reducer.glb"));
    }
}
