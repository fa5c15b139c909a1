//! Long trials: case after case against oracles (`crate/prove`), and any bytes as files under libFuzzer (`fuzz/`).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::shell::{answer, cargo, command, root, run as to_the_end};
use crate::test::PRODUCT;

/// Built as the tests are: optimised, and every overflow and every assertion is looked at.
pub fn run(words: &[String]) -> Result<()> {
    match words.split_first() {
        Some((first, rest)) if first == "fuzz" => fuzz(rest),
        _ => prove(words),
    }
}

/// Cargo gives a library the features that all who are built ask for: among all of them, nothing is built anew that the
/// tests have built.
fn prove(words: &[String]) -> Result<()> {
    let mut build = cargo();
    build.args(["build", "--quiet", "--locked", "--bin", "nearpoint-prove"]);
    to_the_end(build.args(PRODUCT))?;
    let target = std::env::var_os("CARGO_TARGET_DIR");
    let target = target.map_or_else(|| root().join("target"), PathBuf::from);
    to_the_end(command(target.join("debug/nearpoint-prove"), "").args(words))
}

/// What `cargo fuzz` would give to rustc, without a sanitizer of memory: there is hardly any unsafe code, and so stable
/// Rust will do.
const COVERED: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1 --cfg fuzzing";

/// For each format, if nobody says how long.
const MINUTES: f64 = 1.0;

fn fuzz(words: &[String]) -> Result<()> {
    let mut args = pico_args::Arguments::from_vec(words.iter().map(Into::into).collect());
    let minutes: f64 = args.opt_value_from_str("--minutes")?.unwrap_or(MINUTES);
    let corpora = root().join("fuzz/corpus");
    let known = folders(&corpora)?;
    let mut wished = crate::words(args)?;
    if let Some(name) = wished.iter().find(|name| !known.contains(name)) {
        bail!(
            "there is no format {name} to fuzz; there are {}",
            known.join(", ")
        );
    }
    if wished.is_empty() {
        wished = known;
    }
    let program = build()?;
    let mut broken = Vec::new();
    for name in &wished {
        let run = fuzz_one(&program, name, minutes)?;
        let [tried, wrong, seconds] = [run.tried, run.wrong, run.seconds].map(|n| n.to_string());
        println!("{name}: {tried} tried, {wrong} wrong, {seconds} s");
        prove(&["count".to_owned(), name.clone(), tried, wrong, seconds])?;
        if run.wrong > 0 {
            broken.push(name.as_str());
        }
    }
    if broken.is_empty() {
        return Ok(());
    }
    bail!(
        "promises are broken: see fuzz/found of {}",
        broken.join(", ")
    )
}

fn folders(parent: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(parent).with_context(|| parent.display().to_string())?;
    let mut names: Vec<String> = entries
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    names.sort();
    Ok(names)
}

fn build() -> Result<PathBuf> {
    let told = answer(command("rustc", "").arg("-vV")).context("there is no rustc")?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.context("rustc does not say what it builds for")?;
    let folder = root().join("target/fuzz");
    let mut build = cargo();
    build.current_dir(root().join("fuzz"));
    build.args([
        "build",
        "--release",
        "--locked",
        "--target",
        host,
        "--target-dir",
    ]);
    // Given a target, cargo spares build scripts these flags.
    to_the_end(build.arg(&folder).env("RUSTFLAGS", COVERED))?;
    Ok(folder.join(host).join("release/nearpoint-fuzz"))
}

struct Run {
    tried: u64,
    wrong: u64,
    seconds: u64,
}

/// Until the time is over, or something is wrong: that is then in `fuzz/found`, where tests look for it.
fn fuzz_one(program: &Path, name: &str, minutes: f64) -> Result<Run> {
    let [samples, found] = ["corpus", "found"].map(|of| root().join("fuzz").join(of).join(name));
    let grown = root().join("target/fuzz/corpus").join(name);
    fs::create_dir_all(&grown)?;
    fs::create_dir_all(&found)?;
    let started = Instant::now();
    let output = command(program, "")
        .env("NEARPOINT_FUZZ", name)
        .arg(format!("-max_total_time={:.0}", 60.0 * minutes))
        .arg(format!("-artifact_prefix={}/", found.display()))
        .args([
            "-print_final_stats=1",
            "-timeout=60",
            "-rss_limit_mb=4096",
            "-max_len=65536",
        ])
        .arg("-verbosity=0")
        .args([&grown, &samples])
        .stdout(Stdio::inherit())
        .output()
        .with_context(|| program.display().to_string())?;
    // Stays only where something was found.
    let _ = fs::remove_dir(&found);
    let _ = fs::remove_dir(root().join("fuzz/found"));
    let told = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        eprintln!("{told}");
    }
    let units = told
        .lines()
        .find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    Ok(Run {
        tried: units
            .and_then(|units| units.trim().parse().ok())
            .unwrap_or(0),
        wrong: u64::from(!output.status.success()),
        seconds: started.elapsed().as_secs(),
    })
}
