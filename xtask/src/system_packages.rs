//! Installs missing tools besides rustup, node and a C compiler, where that is possible.

use std::path::Path;
use std::sync::Mutex;

use anyhow::{Context, Result, bail};

use crate::shell::{command, root, run_quietly, stdout_of};
use crate::stamp::Inputs;

/// Installs Debian packages as root; elsewhere returns an error with the command to type. `purpose` ends "… is needed".
pub fn install_debian(purpose: &str, packages: &[&str]) -> Result<()> {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _lock = ONE_AT_A_TIME.lock();
    let list = packages.join(" ");
    let is_root = stdout_of(command("id", "").arg("-u")).is_some_and(|id| id == "0");
    if !Path::new("/etc/debian_version").exists() {
        bail!("{purpose} is needed; install what your system calls {list}");
    }
    if !is_root {
        bail!("{purpose} is needed; type: sudo apt-get install --no-install-recommends {list}");
    }
    eprintln!("     installing {list}");
    let apt = |words: &[&str]| {
        run_quietly(
            command("apt-get", "")
                .args(words)
                .env("DEBIAN_FRONTEND", "noninteractive"),
        )
    };
    apt(&["update", "-qq"])?;
    apt(&[
        &["install", "-qq", "-y", "--no-install-recommends"],
        packages,
    ]
    .concat())
}

/// Installs the packages of `folder`'s package-lock.json, again only when the lock has changed.
pub fn install_npm(folder: &str) -> Result<()> {
    let here = root().join(folder);
    let node = stdout_of(command("node", "").arg("--version"))
        .context("Node.js 20 or newer is needed (Debian: apt-get install nodejs npm)")?;
    let inputs = Inputs::default()
        .setting(node)
        .tree(here.join("package.json"))?
        .tree(here.join("package-lock.json"))?;
    inputs.build_unless_current(&here.join("node_modules"), || {
        eprintln!("     npm packages of {folder}/");
        run_quietly(command("npm", folder).args([
            "ci",
            "--no-audit",
            "--no-fund",
            "--loglevel=error",
        ]))
    })?;
    Ok(())
}
