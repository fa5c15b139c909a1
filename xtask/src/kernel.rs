//! Unpacks the CAD kernel that reads STEP files: OpenCASCADE as WebAssembly, from the crate that carries it.
//!
//! It stays a separate file, so that users of the page can replace it, as its licence (LGPL-2.1) requires: see
//! `public/kernel/NOTICE.md`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::disk;
use crate::shell::root;
use crate::stamp::Inputs;
use crate::workspace::metadata;

/// The manifest that names the crate and its version, with a lock file.
const MANIFEST: &str = "xtask/kernel";
const CRATE: &str = "occt-wasm";
/// The path of the packed file in the crate, and of the unpacked one in [`folder`].
const PACKED: &str = "src/occt-wasm.wasm.br";
const FILE: &str = "occt-7.0.0.wasm";
/// The hash of the unpacked file: the page's calls and the golden files depend on exactly these bytes.
const SHA256: &str = "bb6cc8fcde47b55c06d16948f4f75826860ecc54baf7de9de828e2a4e42d1ef7";

/// Returns the folder where Vite finds the kernel.
pub fn folder() -> PathBuf {
    root().join("web/pkg/kernel")
}

/// Puts the kernel into [`folder`]. A file with which a user replaces it later stays there.
pub fn unpack() -> Result<()> {
    let inputs = Inputs::default().setting((FILE, SHA256));
    let made = inputs
        .tree(root().join(MANIFEST))?
        .build_unless_current(&folder(), || {
            let packed = disk::read(carrier()?.join(PACKED))?;
            disk::write(folder().join(FILE), unpacked(&packed)?)?;
            disk::write(as_delivered(), packed)
        })?;
    if made {
        eprintln!("     web/pkg/kernel unpacked");
    }
    Ok(())
}

/// Returns the folder of the crate, which cargo fetches and verifies.
fn carrier() -> Result<PathBuf> {
    let manifest = format!("{MANIFEST}/Cargo.toml");
    let metadata = metadata(&["--locked", "--manifest-path", &manifest])
        .with_context(|| format!("cargo could not fetch {CRATE}, which carries the CAD kernel"))?;
    let mut packages = metadata["packages"].as_array().into_iter().flatten();
    let found = packages.find(|package| package["name"] == CRATE);
    let path = found.and_then(|package| Path::new(package["manifest_path"].as_str()?).parent());
    let folder = path.with_context(|| format!("cargo metadata has no {CRATE}"))?;
    Ok(folder.to_owned())
}

/// Returns the path of the kernel in its crate.
fn as_delivered() -> PathBuf {
    folder().join(FILE).with_extension("wasm.br")
}

/// Returns the file packed by brotli, if it is the kernel, because packing it again would take very long.
pub fn packed(file: &[u8]) -> Option<Vec<u8>> {
    let is_kernel = sha256(file) == SHA256;
    is_kernel.then(|| fs::read(as_delivered()).ok()).flatten()
}

/// Unpacks the kernel and checks its hash.
fn unpacked(packed: &[u8]) -> Result<Vec<u8>> {
    let mut module = Vec::new();
    brotli::BrotliDecompress(&mut &*packed, &mut module)
        .with_context(|| format!("unpacking {PACKED} of {CRATE}"))?;
    let found = sha256(&module);
    ensure!(
        found == SHA256,
        "{PACKED} of {CRATE} is not the CAD kernel that this page was written for: its SHA-256 is {found}, not {SHA256}",
    );
    Ok(module)
}

fn sha256(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_kernel_is_refused() {
        let packed = crate::site::packed::brotli(b"\0asm another").unwrap();
        let error = unpacked(&packed).unwrap_err().to_string();
        assert!(error.contains("not the CAD kernel"), "{error}");
    }

    #[test]
    fn the_version_is_the_manifests() {
        let manifest = fs::read_to_string(root().join(MANIFEST).join("Cargo.toml")).unwrap();
        let version = FILE.trim_start_matches("occt-").trim_end_matches(".wasm");
        assert!(manifest.contains(&format!("{CRATE} = \"={version}\"")));
    }
}
