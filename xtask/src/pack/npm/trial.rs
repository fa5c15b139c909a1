//! Tests the package: installs it from its tarball into an empty folder, and checks and runs it there like a user's program.

use std::path::Path;
use std::process::Command;

use anyhow::Result;
use serde_json::{Value, json};

use super::contents::SOURCES;
use crate::disk;
use crate::shell::{command, root, run_quietly};
use crate::site;
use crate::test::e2e::chromium;

/// Prepares Playwright. `all` includes programs made by Vite, webpack and Next, and Deno.
pub fn trial(packed: &Path, all: bool) -> Result<Command> {
    let folder = root().join("target/packed/try");
    disk::remove(&folder)?;
    copy_all(&root().join(SOURCES).join("try"), &folder, all)?;
    for [from, name] in [
        ["e2e/fixtures", "golden.json"],
        ["public/models", "reducer.step.zip"],
    ] {
        disk::copy(Path::new(from).join(name), folder.join(name))?;
    }
    let manifest = manifest(packed)?;
    disk::write(folder.join("package.json"), manifest.to_string())?;
    let mut install = command("npm", &folder);
    install.args(["install", "--no-audit", "--no-fund", "--loglevel=error"]);
    install.env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    run_quietly(&mut install)?;
    let types = root().join("web/node_modules/.bin/tsc");
    run_quietly(command(types, &folder).args(["-p", "tsconfig.json"]))?;
    let mut playwright = command("npx", &folder);
    playwright
        .args(["playwright", "test"])
        .env("NEARPOINT_PAGE", site::folder())
        .env("NEARPOINT_CHROMIUM", chromium()?);
    Ok(playwright)
}
/// Returns the manifest of a program that uses the package, and Playwright in the version of the end-to-end tests.
fn manifest(packed: &Path) -> Result<Value> {
    let e2e = disk::read_json("e2e/package.json")?;
    let version = |name: &str| e2e["devDependencies"][name].clone();
    Ok(json!({
        "name": "try",
        "private": true,
        "type": "module",
        "dependencies": { "nearpoint": format!("file:{}", packed.display()) },
        "devDependencies": {
            "@playwright/test": version("@playwright/test"),
            "@types/node": version("@types/node"),
        },
    }))
}

fn copy_all(from: &Path, to: &Path, all: bool) -> Result<()> {
    for path in disk::list(from)? {
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_file() {
            disk::copy(path, target)?;
        } else if all {
            copy_all(&path, &target, all)?;
        }
    }
    Ok(())
}
