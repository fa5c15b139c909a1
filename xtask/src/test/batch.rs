//! Batches on what others run, which takes packages of Python and some minutes: `cargo xtask test --batch`.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::shell::{answer, cargo, command, root, run, run_quietly};

/// What the trial needs, as pip installs it.
const PACKAGES: [&str; 3] = ["distributed==2026.8.0", "moto[server]==5.2.5", "boto3"];

pub fn run_engines() -> Result<()> {
    let python = python()?;
    run(cargo().args([
        "build",
        "--quiet",
        "--locked",
        "--package",
        "nearpoint-cli",
        "--features",
        "cloud",
        "--target-dir",
        "target/batch",
    ]))?;
    let program = root().join("target/batch/debug/nearpoint");
    let mut trial = command(python, "");
    trial.arg("crate/cli/tests/engines.py");
    run(trial.env("NEARPOINT", program))
}

/// A Python with the packages, in a folder of its own.
fn python() -> Result<PathBuf> {
    let folder = root().join("target/batch-python");
    let python = folder.join("bin/python");
    let imports = "import distributed, moto.server, boto3";
    if answer(command(&python, "").args(["-c", imports])).is_none() {
        let made = run_quietly(command("python3", "").args(["-m", "venv"]).arg(&folder));
        made.context("Python 3 with venv is needed (Debian: apt-get install python3-venv)")?;
        let mut pip = command(&python, "");
        pip.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
        ]);
        run_quietly(pip.args(PACKAGES))?;
    }
    Ok(python)
}
