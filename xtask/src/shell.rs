//! Runs other programs, and finds the root of the tree.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Returns the root of the working tree.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent()
        .expect("xtask lies one folder below the root")
        .to_owned()
}

/// Returns a command that starts in `folder` of the tree and reads no input.
pub fn command(program: impl AsRef<OsStr>, folder: impl AsRef<Path>) -> Command {
    let mut command = Command::new(program);
    command
        .current_dir(root().join(folder))
        .stdin(Stdio::null());
    command
}

/// Returns the cargo that runs this xtask, at the root of the tree.
pub fn cargo() -> Command {
    command(
        std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()),
        "",
    )
}

/// Runs to the end and shows the output as it comes; fails unless the command succeeds.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = shown(command);
    let status = command
        .status()
        .with_context(|| format!("`{shown}` did not start"))?;
    if status.success() {
        Ok(())
    } else {
        bail!("`{shown}` failed ({status})")
    }
}

/// Runs silently; shows the output of both streams only on failure.
pub fn run_quietly(command: &mut Command) -> Result<()> {
    let shown = shown(command);
    let output = command
        .output()
        .with_context(|| format!("`{shown}` did not start"))?;
    if output.status.success() {
        return Ok(());
    }
    eprint!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    bail!("`{shown}` failed ({})", output.status)
}

/// Returns the trimmed standard output of a successful run; `None` if it failed or is not installed.
pub fn stdout_of(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Returns the full path of a program that the shell would find.
pub fn which(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}
