//! The one test command. It stops at the first step that fails and ends with a line that says how many
//! passed and failed, and where the minutes went.

mod batch;
mod changed;
pub mod e2e;
mod report;

use std::fs;

use anyhow::{Result, bail};

use crate::shell::{answer, cargo, command, root, run_quietly};
use crate::wasm::Profile;
use crate::workspace::PRODUCT;
use crate::{kernel, machine, pack, site, tidy, wasm, workspace};
use changed::Changed;
use report::Report;

/// What CI runs for every change.
pub fn every_change() -> Result<()> {
    all(Extent::EveryChange)
}

/// The same and what is slow and rarely fails, with the packages as they are shipped: what CI runs every night.
pub fn full() -> Result<()> {
    all(Extent::Full)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    EveryChange,
    Full,
}

fn all(extent: Extent) -> Result<()> {
    finish(|report| {
        report.check("format", format)?;
        report.check("tidy", || tidy::check(true))?;
        report.beside(|row| native(row, extent), |row| page(row, extent))?;
        report.tests_of("end-to-end tests", || match extent {
            Extent::EveryChange => e2e::Run::prepare(Profile::Local, e2e::EVERY_CHANGE),
            Extent::Full => e2e::Run::prepare(Profile::Shipped, [""; 0]),
        })
    })
}

fn native(report: &mut Report, extent: Extent) -> Result<()> {
    report.check("clippy", clippy)?;
    report.tests("Rust tests", rust_tests(PRODUCT.map(str::to_owned), extent))?;
    let xtask = ["--package", "xtask"].map(str::to_owned);
    report.tests("Rust tests of xtask", rust_tests(xtask, extent))?;
    report.tests("examples in the docs", examples())?;
    if extent == Extent::Full {
        report.check("command line by itself", command_line)?;
        report.check("crates to publish", pack::check_crates)?;
    }
    Ok(())
}

fn page(report: &mut Report, extent: Extent) -> Result<()> {
    match extent {
        Extent::EveryChange => report.check("wasm packages", || {
            wasm::build(&wasm::SHIPPED, Profile::Local)
        })?,
        Extent::Full => {
            report.check("wasm packages", || {
                wasm::build(&wasm::SHIPPED, Profile::Shipped)
            })?;
            report.check("size of the packages", wasm::budget::check)?;
        }
    }
    report.check("CAD kernel", kernel::unpack)?;
    report.check("npm packages and Chromium", || {
        machine::npm("web")?;
        machine::npm("e2e")?;
        e2e::chromium().map(drop)
    })?;
    web(report, true)?;
    report.check("page", site::lay_out)
}

/// Batches in what clouds store and on what others run: not what CI runs.
pub fn batches() -> Result<()> {
    finish(batch::run_all)
}

/// What a small change needs, in about two minutes: no builds for the browser, tests only where something changed.
pub fn quick() -> Result<()> {
    let changed = Changed::find();
    finish(|report| {
        report.check("format", format)?;
        report.check("tidy", || tidy::check(true))?;
        report.check("clippy", clippy)?;
        let packages = changed.crates(&workspace::crates()?);
        if packages.is_empty() {
            println!("no crate changed: no Rust tests");
        } else {
            report.tests(
                &format!("Rust tests of {}", packages.join(", ")),
                rust_tests(only(&packages), Extent::EveryChange),
            )?;
        }
        // The catalogues of other languages are in `web/`.
        if changed.below("web/") || changed.below("crate/message/") {
            report.check("npm packages", || machine::npm("web"))?;
            web(report, wasm::SHIPPED.iter().all(|p| p.folder().is_dir()))?;
        }
        Ok(())
    })
}

/// Looks at all Rust files. Cargo does not find those of the lessons, whose modules the list of them declares.
fn format() -> Result<()> {
    run_quietly(cargo().args(["fmt", "--all", "--check"]))?;
    let mut lessons = command("rustfmt", "");
    lessons.args(["--edition", "2024", "--check"]);
    for entry in fs::read_dir(root().join("crate/teach/lessons/src"))? {
        let file = entry?.path().join("mod.rs");
        if file.is_file() {
            lessons.arg(file);
        }
    }
    run_quietly(&mut lessons)
}

/// The packages for the programs of others, each tried as it is installed: longer than every run has time for.
pub fn packages() -> Result<()> {
    finish(|report| {
        report.tests_of("npm package", pack::npm::prepared)?;
        report.tests_of("Python wheel", pack::python::Tests::prepare)
    })
}

/// The page in browsers of other engines, which only this installs.
pub fn browsers() -> Result<()> {
    finish(|report| {
        report.check("browsers", e2e::install_browsers)?;
        report.check("page", || site::build(Profile::Local))?;
        report.tests_of("smoke in each browser", e2e::Run::in_all_browsers)
    })
}

fn finish(steps: impl FnOnce(&mut Report) -> Result<()>) -> Result<()> {
    let mut report = Report::default();
    let outcome = steps(&mut report);
    if let Err(error) = &outcome {
        eprintln!("\n{error:#}");
    }
    if report.close() && outcome.is_ok() {
        Ok(())
    } else {
        bail!("the tests failed")
    }
}

fn clippy() -> Result<()> {
    let arguments = [
        "clippy",
        "--quiet",
        "--locked",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    crate::shell::run(cargo().args(arguments))
}

/// As who installs it builds it: in the workspace, its crates also get the features that the page asks for.
fn command_line() -> Result<()> {
    crate::shell::run(cargo().args(["check", "--quiet", "--locked", "--package", "nearpoint-cli"]))
}

/// These crates, as cargo wants them to be named.
fn only(packages: &[String]) -> impl Iterator<Item = String> {
    let named = |name: &String| ["--package".to_owned(), name.clone()];
    packages.iter().flat_map(named)
}

/// The tests that need a server: `--batch` runs them.
const ON_A_SERVER: &str = "batch::cloud";

/// Of these crates; all that need no server, or only those that are not ignored as slow. nextest runs them side by side
/// where it is installed.
fn rust_tests(crates: impl IntoIterator<Item = String>, extent: Extent) -> std::process::Command {
    let mut tests = cargo();
    if answer(cargo().args(["nextest", "--version"])).is_some() {
        tests.args([
            "nextest",
            "run",
            "--cargo-quiet",
            "--locked",
            "--no-fail-fast",
            "--hide-progress-bar",
        ]);
        tests.args([
            "--status-level=fail",
            "--final-status-level=fail",
            "--no-tests=pass",
        ]);
        if extent == Extent::Full {
            let filter = format!("not test({ON_A_SERVER})");
            tests.args(["--run-ignored=all", "--filterset", &filter]);
        }
        tests.args(crates);
    } else {
        tests.args([
            "test",
            "--quiet",
            "--locked",
            "--no-fail-fast",
            // Of whatever has any: `--lib` is refused where a crate is a program only.
            "--tests",
        ]);
        tests.args(crates);
        if extent == Extent::Full {
            tests.args(["--", "--include-ignored", "--skip", ON_A_SERVER]);
        }
    }
    tests
}

/// Those of the README among them; nextest runs none.
fn examples() -> std::process::Command {
    let mut tests = cargo();
    tests.args(["test", "--quiet", "--locked", "--doc"]);
    tests.args(PRODUCT);
    tests
}

/// Lint, types and unit tests of the page; its types include those of the wasm packages.
fn web(report: &mut Report, has_packages: bool) -> Result<()> {
    let npm = |script: &str| {
        let mut npm = command("npm", "web");
        npm.args(["run", "--silent", script]);
        npm
    };
    report.check("web lint", || run_quietly(&mut npm("lint")))?;
    if has_packages {
        report.check("web types", || run_quietly(&mut npm("typecheck")))?;
    } else {
        println!("no wasm packages yet (`cargo xtask build`): types not checked");
    }
    report.tests("web unit tests", npm("test"))
}
