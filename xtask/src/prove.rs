//! Runs long tests: random cases against oracles, and fuzzed files against the promises for files (`crate/build_prover`).

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::shell::{cargo, command, root, run as to_the_end, stdout_of, which};
use crate::workspace::PRODUCT;
use crate::{disk, system_packages};

/// The compiler flags for coverage instrumentation, as libFuzzer needs it.
const COVERAGE_FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1";

/// Runs random cases.
pub fn run(words: &[String]) -> Result<()> {
    to_the_end(command(build_prover(&[])?, "").args(words))
}

/// Compares random triangles and those of scenes with CGAL.
pub fn compare(words: &[String]) -> Result<()> {
    let program = cgal()?;
    let mut prove = command(build_prover(&["--features", "nearpoint-prove/beside"])?, "");
    to_the_end(prove.arg("--beside").arg(program).args(words))
}

/// Builds the program that runs CGAL, from Debian's package of its headers.
fn cgal() -> Result<PathBuf> {
    let has_headers = Path::new("/usr/include/CGAL/version.h").is_file();
    if !has_headers || which("c++").is_none() {
        system_packages::install_debian("CGAL, for the comparison,", &["g++", "libcgal-dev"])?;
    }
    let program = target().join("prove/cgal");
    disk::make(target().join("prove"))?;
    let source = root().join("crate/prove/src/compare/cgal.cpp");
    let mut compiler = command("c++", "");
    compiler
        .args(["-O2", "-frounding-math", "-o"])
        .arg(&program);
    to_the_end(compiler.arg(source).args(["-lgmp", "-lmpfr"]))?;
    Ok(program)
}

/// Runs fuzzed files.
pub fn fuzz(words: &[String]) -> Result<()> {
    let led = build_guided()?;
    to_the_end(
        command(build_prover(&[])?, "")
            .arg("--led")
            .arg(led)
            .args(words),
    )
}

/// Builds like the tests: optimised, with overflow checks and assertions. Cargo unifies the features of all packages in a
/// build. So this builds the whole workspace, to reuse what the tests have built.
fn build_prover(more: &[&str]) -> Result<PathBuf> {
    let mut build = cargo();
    build.args(["build", "--quiet", "--locked", "--bin", "nearpoint-prove"]);
    to_the_end(build.args(PRODUCT).args(more))?;
    Ok(target().join("debug/nearpoint-prove"))
}

/// Builds with coverage instrumentation, slightly more optimised than the tests, and with all assertions. It names a
/// target, so that build scripts and macros are not instrumented.
fn build_guided() -> Result<PathBuf> {
    if which("c++").is_none() {
        system_packages::install_debian("a C++ compiler, for libFuzzer,", &["g++"])?;
    }
    let version = stdout_of(command("rustc", "").arg("-vV")).context("rustc does not run")?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.context("rustc does not report its host")?;
    let folder = target().join("fuzz");
    let mut build = cargo();
    build
        .args([
            "build",
            "--quiet",
            "--locked",
            "--package",
            "nearpoint-prove",
        ])
        .args([
            "--features",
            "led",
            "--bin",
            "nearpoint-led",
            "--target",
            host,
        ])
        .arg("--target-dir")
        .arg(&folder)
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env("RUSTFLAGS", COVERAGE_FLAGS)
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "2");
    to_the_end(&mut build)?;
    Ok(folder.join(host).join("debug/nearpoint-led"))
}

fn target() -> PathBuf {
    let named = std::env::var_os("CARGO_TARGET_DIR");
    named.map_or_else(
        || root().join("target"),
        |folder| root().join(Path::new(&folder)),
    )
}
