//! Runs the tests. It stops at the first step that fails and ends with a line of the numbers of passed and failed
//! tests, and of the time of each step.

mod batch;
mod changed;
pub mod e2e;
mod report;

use anyhow::{Result, bail};

use crate::shell::{cargo, command, run_quietly, stdout_of};
use crate::wasm::Profile;
use crate::workspace::PRODUCT;
use crate::{bench, disk, kernel, pack, site, system_packages, tidy, wasm, workspace};
use changed::Changed;
use report::Report;

/// Runs the tests of CI for every change.
pub fn every_change() -> Result<()> {
    all(Extent::EveryChange)
}

/// Adds the slow tests that rarely fail, with the packages as they are shipped, as CI does every night.
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
        report.in_parallel(|row| native(row, extent), |row| page(row, extent))?;
        report.tests_of("end-to-end tests", || match extent {
            Extent::EveryChange => e2e::prepare(Profile::Local, e2e::EVERY_CHANGE),
            Extent::Full => e2e::prepare(Profile::Shipped, [""; 0]),
        })?;
        if extent == Extent::Full {
            report.check("benchmark in the browser", || {
                bench::browser(bench::Samples::One)
            })?;
        }
        Ok(())
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
        report.check("benchmarks beside peers", peers)?;
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
        system_packages::install_npm("web")?;
        system_packages::install_npm("e2e")?;
        e2e::chromium().map(drop)
    })?;
    web(report, true)?;
    report.check("page", site::lay_out)
}

/// Tests batches in cloud storage and on other schedulers, which CI does not run.
pub fn batches() -> Result<()> {
    finish(batch::run_all)
}

/// Tests a small change: no builds for the browser, tests only where something changed.
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
                rust_tests(package_arguments(&packages), Extent::EveryChange),
            )?;
        }
        // The catalogues of other languages are in `web/`, and the lessons' texts are in their folders.
        let of_page = ["web/", "crate/message/", "crate/teach/lessons/"];
        if of_page.iter().any(|folder| changed.has_changes_in(folder)) {
            report.check("npm packages", || system_packages::install_npm("web"))?;
            web(report, wasm::SHIPPED.iter().all(|p| p.folder().is_dir()))?;
        }
        Ok(())
    })
}

/// Checks the format of all Rust files. Cargo does not find those of the lessons, whose modules their list declares.
fn format() -> Result<()> {
    run_quietly(cargo().args(["fmt", "--all", "--check"]))?;
    let mut lessons = command("rustfmt", "");
    lessons.args(["--edition", "2024", "--check"]);
    for folder in disk::list("crate/teach/lessons/src")? {
        let file = folder.join("mod.rs");
        if file.is_file() {
            lessons.arg(file);
        }
    }
    run_quietly(&mut lessons)
}

/// Tests the packages for other programs as they are installed, which takes too long for every run.
pub fn packages() -> Result<()> {
    finish(|report| {
        report.tests_of("npm package", || Ok((pack::npm::prepared()?, ())))?;
        report.tests_of("Python wheel", || {
            Ok((pack::python::fast_wheel_tests()?, ()))
        })
    })
}

/// Tests the page in browsers of other engines, which only this command installs.
pub fn browsers() -> Result<()> {
    finish(|report| {
        report.check("browsers", e2e::install_browsers)?;
        report.check("page", || site::build(Profile::Local))?;
        report.tests_of("smoke in each browser", e2e::in_all_browsers)
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

/// Builds it as a user does: in the workspace, its crates would also get the features of the page.
fn command_line() -> Result<()> {
    crate::shell::run(cargo().args(["check", "--quiet", "--locked", "--package", "nearpoint-cli"]))
}

/// Compiles the native benchmarks with the libraries that they compare with. No other test does.
fn peers() -> Result<()> {
    let package = ["--package", "nearpoint-bench", "--benches"];
    let features = ["--features", "peers"];
    let mut check = cargo();
    check.args(["check", "--quiet", "--locked"]);
    crate::shell::run(check.args(package).args(features))
}

/// Returns cargo's arguments for these crates.
fn package_arguments(packages: &[String]) -> impl Iterator<Item = String> {
    let named = |name: &String| ["--package".to_owned(), name.clone()];
    packages.iter().flat_map(named)
}

/// The tests that need a server: `--batch` runs them.
const ON_A_SERVER: &str = "batch::cloud";

/// Returns the tests of these crates that need no server, with or without those ignored as slow. It uses nextest, which
/// runs them in parallel, where it is installed.
fn rust_tests(crates: impl IntoIterator<Item = String>, extent: Extent) -> std::process::Command {
    let mut tests = cargo();
    if stdout_of(cargo().args(["nextest", "--version"])).is_some() {
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
            // This covers every kind of target, because cargo refuses `--lib` for a crate that is only a program.
            "--tests",
        ]);
        tests.args(crates);
        if extent == Extent::Full {
            tests.args(["--", "--include-ignored", "--skip", ON_A_SERVER]);
        }
    }
    tests
}

/// Returns the doc tests, including those of the README, because nextest runs none.
fn examples() -> std::process::Command {
    let mut tests = cargo();
    tests.args(["test", "--quiet", "--locked", "--doc"]);
    tests.args(PRODUCT);
    tests
}

/// Runs lint, type checks and unit tests of the page; the types include those of the wasm packages.
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
