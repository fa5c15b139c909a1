//! Makes the npm package `nearpoint`, whose contents `web/package` defines.

mod api;
mod contents;
mod trial;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use pico_args::Arguments;
use serde_json::Value;

use contents::SOURCES;
use trial::trial;

use crate::arguments::reject_remaining;
use crate::shell::{command, root, run_quietly, stdout_of};
use crate::stamp::Inputs;
use crate::wasm::{self, CORE, Profile};
use crate::{disk, shell, site, system_packages};

/// Makes the package. `--try` installs and tests it; `--all` also tests it in programs made by Vite, webpack and Next and
/// in Deno; `--keep-api` records its present names.
pub fn run(mut args: Arguments) -> Result<()> {
    let all = args.contains("--all");
    let is_tried = args.contains("--try") || all;
    let is_kept = args.contains("--keep-api");
    reject_remaining(args)?;
    if is_kept {
        api::record_test_ids()?;
    }
    make()?;
    match is_kept {
        true => api::record(&folder())?,
        false => api::check(&folder())?,
    }
    let packed = pack()?;
    let size = fs::metadata(&packed)?.len() as f64 / 1e6;
    println!("{} ({size:.1} MB)", packed.strip_prefix(root())?.display());
    match is_tried {
        true => shell::run(&mut trial(&packed, all)?),
        false => Ok(()),
    }
}

/// Makes the package from the present sources, checks its names against the record, and returns its test without other
/// programs.
pub fn prepared() -> Result<Command> {
    make()?;
    api::check(&folder())?;
    trial(&pack()?, false)
}

/// Returns the folder of the unpacked package.
fn folder() -> PathBuf {
    root().join("target/packed/npm")
}

/// Writes all files of the package to [`folder`].
fn make() -> Result<()> {
    wasm::build(&[CORE], Profile::Shipped)?;
    site::build(Profile::Shipped)?;
    system_packages::install_npm("e2e")?;
    let root = root();
    let inputs = Inputs::default()
        .tree(root.join("web"))?
        .tree(CORE.folder())?
        .tree(site::folder())?
        .tree(root.join("xtask/src/pack"))?;
    let made = inputs.build_unless_current(&folder(), || {
        contents::lay_out(&folder())?;
        let types = root.join("target/packed/types");
        let mut tsc = command("npx", "web");
        tsc.args(["tsc", "-p", "package/tsconfig.json", "--noEmit", "false"])
            .args(["--declaration", "--emitDeclarationOnly", "--rootDir", "."])
            .arg("--outDir")
            .arg(&types);
        run_quietly(&mut tsc)?;
        for package in ["core", "single"] {
            // `tsc` does not write declarations that exist already.
            let name = format!("pkg/{package}/index.d.ts");
            disk::copy(Path::new("web").join(&name), types.join(&name))?;
        }
        let mut rolldown = command("npx", "web");
        rolldown
            .args(["rolldown", "--config", "package/rolldown.config.ts"])
            .env("NEARPOINT_PACKAGE", folder())
            .env("NEARPOINT_TYPES", types);
        run_quietly(&mut rolldown)
    })?;
    if made {
        eprintln!("     npm package made");
    }
    Ok(())
}

/// Packs the tarball and returns its path.
fn pack() -> Result<PathBuf> {
    let version = version()?;
    let target = root().join("target/packed");
    let packed = target.join(format!("nearpoint-{version}.tgz"));
    let reported = stdout_of(
        command("npm", folder())
            .args(["pack", "--json", "--loglevel=error", "--pack-destination"])
            .arg(&target),
    );
    let reported = reported.context("`npm pack` failed")?;
    let list: Value =
        serde_json::from_str(&reported).context("reading the output of `npm pack`")?;
    contents::check(&list)?;
    ensure!(packed.is_file(), "there is no {}", packed.display());
    Ok(packed)
}

/// Returns the version of the workspace, which the manifest repeats.
fn version() -> Result<&'static str> {
    let manifest = disk::read_json(Path::new(SOURCES).join("package.json"))?;
    let version = env!("CARGO_PKG_VERSION");
    ensure!(
        manifest["version"] == version,
        "{SOURCES}/package.json has version {}, and the workspace {version}",
        manifest["version"]
    );
    Ok(version)
}
