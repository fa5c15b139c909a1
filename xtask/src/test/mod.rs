//! The one test command. It stops at the first step that fails and ends with a line that says how many
//! passed and failed, and where the minutes went.

mod changed;
pub mod e2e;
mod report;

use anyhow::{Result, bail};

use crate::shell::{answer, cargo, command, run_quietly};
use crate::{machine, site, tidy, wasm, workspace};
use changed::Changed;
use report::Report;

/// Everything: what CI runs.
pub fn full() -> Result<()> {
    finish(|report| {
        report.check("format", || {
            run_quietly(cargo().args(["fmt", "--all", "--check"]))
        })?;
        report.check("tidy", || tidy::check(true))?;
        report.check("clippy", clippy)?;
        report.tests("Rust tests", rust_tests(&[]))?;
        report.tests("examples in the docs", examples())?;
        report.check("wasm packages", wasm::build_shipped)?;
        report.check("size of the packages", wasm::budget::check)?;
        report.check("npm packages", || {
            machine::npm("web").and_then(|()| machine::npm("e2e"))
        })?;
        web(report, true)?;
        report.check("page", site::build)?;
        report.tests_of("end-to-end tests", || e2e::Run::prepare(&[]))
    })
}

/// What a small change needs, in about two minutes: no builds for the browser, tests only where something changed.
pub fn quick() -> Result<()> {
    let changed = Changed::find();
    finish(|report| {
        report.check("format", || {
            run_quietly(cargo().args(["fmt", "--all", "--check"]))
        })?;
        report.check("tidy", || tidy::check(true))?;
        report.check("clippy", clippy)?;
        let packages = changed.crates(&workspace::crates()?);
        if packages.is_empty() {
            println!("no crate changed: no Rust tests");
        } else {
            report.tests(
                &format!("Rust tests of {}", packages.join(", ")),
                rust_tests(&packages),
            )?;
        }
        if changed.below("web/") {
            report.check("npm packages", || machine::npm("web"))?;
            web(report, wasm::SHIPPED.iter().all(|p| p.folder().is_dir()))?;
        }
        Ok(())
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

/// Of these crates, or of all. nextest runs them side by side where it is installed.
fn rust_tests(packages: &[String]) -> std::process::Command {
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
    } else {
        tests.args([
            "test",
            "--quiet",
            "--locked",
            "--no-fail-fast",
            "--lib",
            "--bins",
            "--tests",
        ]);
    }
    match packages {
        [] => tests.arg("--workspace"),
        some => tests.args(some.iter().flat_map(|name| ["--package", name])),
    };
    tests
}

/// Those of the README among them; nextest runs none.
fn examples() -> std::process::Command {
    let mut tests = cargo();
    tests.args([
        "test",
        "--quiet",
        "--locked",
        "--doc",
        "--package",
        "nearpoint-geometry",
    ]);
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
