//! A trial of the package: it is installed from its tarball into an empty folder, checked and run there as in anybody's
//! program.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::contents::SOURCES;
use crate::shell::{command, root, run_quietly};
use crate::site;
use crate::test::e2e::chromium;

/// Playwright, ready to run.
pub struct Trial(Command);

impl AsMut<Command> for Trial {
    fn as_mut(&mut self) -> &mut Command {
        &mut self.0
    }
}

impl Trial {
    /// `all`: in programs made by Vite, webpack and Next, and in Deno, too.
    pub fn of(packed: &Path, all: bool) -> Result<Self> {
        let folder = root().join("target/packed/try");
        if folder.exists() {
            fs::remove_dir_all(&folder).context("emptying target/packed/try")?;
        }
        fs::create_dir_all(&folder).context("making target/packed/try")?;
        let sources = root().join(SOURCES).join("try");
        copy_all(&sources, &folder, all)?;
        for other in ["e2e/fixtures/golden.json", "public/models/reducer.step.zip"] {
            let from = root().join(other);
            let name = from.file_name().context("a file has a name")?;
            fs::copy(&from, folder.join(name)).with_context(|| format!("copying {other}"))?;
        }
        let manifest = manifest(packed)?;
        fs::write(folder.join("package.json"), manifest.to_string())
            .context("writing target/packed/try/package.json")?;
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
        Ok(Self(playwright))
    }
}

/// Of a program that uses the package, and Playwright of the version that the end-to-end tests have.
fn manifest(packed: &Path) -> Result<Value> {
    let e2e =
        fs::read_to_string(root().join("e2e/package.json")).context("reading e2e/package.json")?;
    let e2e: Value = serde_json::from_str(&e2e)?;
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
    for entry in fs::read_dir(from).with_context(|| format!("listing {}", from.display()))? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_file() {
            fs::copy(entry.path(), &target)
                .with_context(|| format!("copying {}", entry.path().display()))?;
        } else if all {
            fs::create_dir_all(&target)?;
            copy_all(&entry.path(), &target, all)?;
        }
    }
    Ok(())
}
