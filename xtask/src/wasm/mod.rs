//! Builds the wasm packages: crate/wasm with shared memory and for pages that are not isolated, and crate/core-wasm for
//! programs.

pub mod budget;
mod compiler;
mod glue;
mod package;
mod split;
mod thread_local;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
pub use package::{BENCH, CORE, Package, Profile, SHIPPED};

use crate::disk;
use crate::shell::root;
use crate::stamp::Inputs;
use compiler::Compiler;

/// Builds the page's packages whose folders have these names; all, if no name is given.
pub fn build_named(names: &[String]) -> Result<()> {
    let named = |name: &String| {
        let mut all = SHIPPED.iter().chain([&CORE]);
        let found = all.find(|package| package.folder().ends_with(name));
        found
            .copied()
            .with_context(|| format!("there is no package `{name}`"))
    };
    match names {
        [] => build(&SHIPPED, Profile::Shipped),
        names => build(
            &names.iter().map(named).collect::<Result<Vec<_>>>()?,
            Profile::Shipped,
        ),
    }
}

/// Builds the packages whose sources, flags or compiler changed since their last build, one after the other, because they
/// share cargo's outputs.
pub fn build(packages: &[Package], profile: Profile) -> Result<()> {
    let compiler = Compiler::find_or_install()?;
    packages
        .iter()
        .try_for_each(|package| build_one(package, profile, &compiler))
}

fn build_one(package: &Package, profile: Profile, compiler: &Compiler) -> Result<()> {
    let started = std::time::Instant::now();
    let folder = package.folder();
    let inputs = |profile| -> Result<Inputs> {
        link_inputs(package, profile, compiler)?.tree(root().join("xtask/src/wasm"))
    };
    if inputs(Profile::Shipped)?.is_current(&folder) {
        return Ok(()); // the best will do for any purpose
    }
    let made = inputs(profile)?.build_unless_current(&folder, || {
        let linked = link(package, profile, compiler)?;
        replace(&folder, |new| {
            glue::write(package, &linked, new)?;
            match package.is_split {
                true => split::split(&linked, new, &package.named_folder()),
                false => Ok(()),
            }
        })
    })?;
    if made {
        eprintln!(
            "     {} built in {:.0} s",
            package.name(),
            started.elapsed().as_secs_f64()
        );
    }
    Ok(())
}

/// Returns the module as the linker writes it.
fn link(package: &Package, profile: Profile, compiler: &Compiler) -> Result<PathBuf> {
    let folder = package.linked(profile);
    let linked = folder.join("index.wasm");
    link_inputs(package, profile, compiler)?.build_unless_current(&folder, || {
        let built = compiler.build(package, profile)?;
        replace(&folder, |new| {
            let mut module = disk::read(&built)?;
            if !package.shared_memory {
                thread_local::zero_base(&mut module)?;
            }
            disk::write(new.join("index.wasm"), module)
        })
    })?;
    Ok(linked)
}

/// Replaces a folder by a new one that `make` fills, so that old and new files never mix.
fn replace(folder: &Path, make: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    let new = folder.with_extension("new");
    disk::remove(&new)?;
    disk::remove(folder)?;
    make(&new)?;
    fs::rename(&new, folder).with_context(|| format!("moving {} into its place", new.display()))
}

fn link_inputs(package: &Package, profile: Profile, compiler: &Compiler) -> Result<Inputs> {
    let root = root();
    Inputs::default()
        .setting(&compiler.version)
        .setting(package::rustflags(compiler.linker.as_deref()))
        .setting(package.link_args())
        .setting(package.features)
        .setting(profile.name())
        .tree(root.join("Cargo.toml"))?
        .tree(root.join("Cargo.lock"))?
        .tree(root.join("xtask/src/wasm/compiler.rs"))?
        .tree_without(root.join("crate"), |file| !package.is_made_of(file))
}
