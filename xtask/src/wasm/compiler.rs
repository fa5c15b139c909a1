//! Finds a Rust compiler with the source of std, because each package compiles std with its own flags.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::package::{Package, Profile, rustflags, target_dir};
use crate::shell::{command, run, stdout_of, which};
use crate::system_packages;

/// The Debian packages: the compiler with std's source, and a linker for wasm.
const DEBIAN: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];

pub struct Compiler {
    rustc: PathBuf,
    cargo: PathBuf,
    /// The output of `rustc -vV`.
    pub version: String,
    /// The linker to name; `None` if the compiler brings its own.
    pub linker: Option<String>,
}

impl Compiler {
    /// Returns $NEARPOINT_RUSTC, the plain `rustc`, or the system's, or installs one if none is suitable.
    pub fn find_or_install() -> Result<Self> {
        if let Some(found) = Self::find() {
            return Ok(found);
        }
        let purpose =
            "a Rust compiler with std's source (`rustup component add rust-src` gives one too)";
        system_packages::install_debian(purpose, &DEBIAN)?;
        Self::find().context(
            "the Debian packages are installed, yet no compiler with std's source was found",
        )
    }

    fn find() -> Option<Self> {
        let wished = std::env::var_os("NEARPOINT_RUSTC").map(PathBuf::from);
        let candidates = [wished, Some("rustc".into()), Some("/usr/bin/rustc".into())];
        candidates
            .into_iter()
            .flatten()
            .find_map(|rustc| Self::at(&rustc))
    }

    /// Returns this compiler, if it can build std and link it.
    fn at(rustc: &Path) -> Option<Self> {
        let sysroot = PathBuf::from(stdout_of(command(rustc, "").args(["--print", "sysroot"]))?);
        let cargo = sysroot.join("bin/cargo");
        if !cargo.is_file()
            || !sysroot
                .join("lib/rustlib/src/rust/library/Cargo.lock")
                .is_file()
        {
            return None;
        }
        let version = stdout_of(command(rustc, "").arg("-vV"))?;
        let host = version
            .lines()
            .find_map(|line| line.strip_prefix("host: "))?;
        let linker = match sysroot
            .join(format!("lib/rustlib/{host}/bin/rust-lld"))
            .is_file()
        {
            true => None,
            false => Some(wasm_linker()?),
        };
        Some(Self {
            // Not `rustc` itself: rustup's would follow a `rust-toolchain.toml` in the folder of a dependency.
            rustc: sysroot.join("bin/rustc"),
            cargo,
            version,
            linker,
        })
    }

    /// Compiles and links, and returns the path of the .wasm without its JavaScript. The next package uses the same path.
    pub fn build(&self, package: &Package, profile: Profile) -> Result<PathBuf> {
        let folder = target_dir().join("wasm32-unknown-unknown");
        let module = format!("{}.wasm", package.name_of_crate.replace('-', "_"));
        let linked = folder.join(profile.name()).join(&module);
        // Cargo takes an existing file for its own output, whichever package it belongs to.
        for stale in [&linked, &linked.with_file_name("deps").join(&module)] {
            if stale.exists() {
                fs::remove_file(stale).with_context(|| format!("removing {}", stale.display()))?;
            }
        }
        let mut cargo = command(&self.cargo, "");
        cargo
            .args([
                "rustc",
                "--quiet",
                "--locked",
                "--profile",
                profile.name(),
                "--package",
                package.name_of_crate,
            ])
            .args([
                "--target",
                "wasm32-unknown-unknown",
                "-Zbuild-std=std,panic_unwind",
                // Without this, std's sorts, instantiated for speed for each type, would be a tenth of the first download.
                "-Zbuild-std-features=panic-unwind,optimize_for_size",
            ])
            .args(["--features", package.features])
            .arg("--target-dir")
            .arg(target_dir())
            .arg("--")
            .args(package.link_args())
            .env("RUSTC", &self.rustc)
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTFLAGS", rustflags(self.linker.as_deref()));
        // These variables come from the cargo that runs this xtask, which may be another one.
        for name in [
            "CARGO",
            "CARGO_ENCODED_RUSTFLAGS",
            "CARGO_TARGET_DIR",
            "LD_LIBRARY_PATH",
            "RUSTC_WRAPPER",
            "RUSTUP_TOOLCHAIN",
        ] {
            cargo.env_remove(name);
        }
        run(&mut cargo)?;
        Ok(linked)
    }
}

/// Returns the newest LLVM linker for wasm on the path.
fn wasm_linker() -> Option<String> {
    let versions = (15..40).rev().map(|version| format!("wasm-ld-{version}"));
    versions
        .chain(["wasm-ld".to_owned()])
        .find(|name| which(name).is_some())
}
