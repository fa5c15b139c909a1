//! The wasm packages of crate/wasm: the app and the lessons, each with shared memory, and for pages that are not isolated.

pub mod budget;
mod compiler;
mod glue;
mod package;

use std::path::Path;

use anyhow::{Context, Result};
pub use package::{BENCH, Package, SHIPPED};

use crate::shell::root;
use crate::stamp::Inputs;
use compiler::Compiler;

/// Builds the packages that the page is made of.
pub fn build_shipped() -> Result<()> {
    build(&SHIPPED)
}

/// Builds those of the page's packages whose folders have these names; all, if none is named.
pub fn build_named(names: &[String]) -> Result<()> {
    let named = |name: &String| {
        let mut all = SHIPPED.iter();
        let found = all.find(|package| package.folder().ends_with(name));
        found
            .copied()
            .with_context(|| format!("there is no package `{name}`"))
    };
    match names {
        [] => build_shipped(),
        names => build(&names.iter().map(named).collect::<Result<Vec<_>>>()?),
    }
}

/// Builds those packages whose sources, flags or compiler changed since they were built. Those with the same flags share
/// a target folder and come one after the other, beside the others: link-time optimisation keeps one core busy.
pub fn build(packages: &[Package]) -> Result<()> {
    let compiler = Compiler::find_or_install()?;
    std::thread::scope(|scope| {
        let alike = |shared: bool| packages.iter().filter(move |p| p.shared_memory == shared);
        let compiler = &compiler;
        let builds: Vec<_> = [true, false]
            .map(|shared| {
                scope.spawn(move || alike(shared).try_for_each(|p| build_one(p, compiler)))
            })
            .into_iter()
            .collect();
        builds
            .into_iter()
            .try_for_each(|build| build.join().expect("a build returns its errors"))
    })
}

fn build_one(package: &Package, compiler: &Compiler) -> Result<()> {
    let started = std::time::Instant::now();
    let folder = package.folder();
    let made = inputs(package, compiler)?.unless_made(&folder, || {
        let wasm = compiler.build(package)?;
        glue::write(&wasm, &folder)
    })?;
    if made {
        let name = folder.strip_prefix(root()).unwrap_or(&folder).display();
        eprintln!(
            "     {name} built in {:.0} s",
            started.elapsed().as_secs_f64()
        );
    }
    Ok(())
}

fn inputs(package: &Package, compiler: &Compiler) -> Result<Inputs> {
    let root = root();
    Inputs::default()
        .setting(&compiler.version)
        .setting(package.rustflags(compiler.linker.as_deref()))
        .setting(package.features)
        .tree(root.join("Cargo.toml"))?
        .tree(root.join("Cargo.lock"))?
        .tree_but(root.join("crate"), is_no_input)?
        .tree(root.join("xtask/src/wasm"))
}

/// Whether no package is made of a file below `crate/`: tests, examples, benches and the programs.
fn is_no_input(name: &Path) -> bool {
    let is_program = ["crate/cli", "crate/bench"]
        .iter()
        .any(|folder| name.starts_with(folder));
    is_program
        || name
            .iter()
            .any(|part| part == "tests" || part == "tests.rs" || part == "examples")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_is_no_input_of_a_package() {
        for no_input in [
            "crate/cli/src/main.rs",
            "crate/bench/benches/hull.rs",
            "crate/geometry/tests/all/hull.rs",
            "crate/geometry/src/closest/tests.rs",
            "crate/geometry/src/closest/tests/rays.rs",
            "crate/import/examples/demo_models.rs",
        ] {
            assert!(is_no_input(Path::new(no_input)), "{no_input}");
        }
        for input in ["crate/geometry/src/hull/mod.rs", "crate/wasm/Cargo.toml"] {
            assert!(!is_no_input(Path::new(input)), "{input}");
        }
    }
}
