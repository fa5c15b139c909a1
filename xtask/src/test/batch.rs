//! Batches on what others run, which takes packages of Python and some minutes: `cargo xtask test --batch`.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::shell::{answer, cargo, command, root, run, run_quietly};

/// What the trial needs, as pip installs it.
const PACKAGE: &str = "distributed==2026.8.0";

pub fn run_engines() -> Result<()> {
    let python = python()?;
    run(cargo().args([
        "build",
        "--quiet",
        "--locked",
        "--package",
        "nearpoint-cli",
        "--target-dir",
        "target",
    ]))?;
    let program = root().join("target/debug/nearpoint");
    let mut trial = command(python, "");
    trial.arg("crate/cli/tests/engines.py");
    run(trial.env("NEARPOINT", program))
}

/// A Python with the package, in a folder of its own.
fn python() -> Result<PathBuf> {
    let folder = root().join("target/batch-python");
    let python = folder.join("bin/python");
    if answer(command(&python, "").args(["-c", "import distributed"])).is_none() {
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
        run_quietly(pip.arg(PACKAGE))?;
    }
    Ok(python)
}
