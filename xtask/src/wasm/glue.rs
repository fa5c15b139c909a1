//! Writes the JavaScript and TypeScript around a compiled module.

use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use super::package::Package;

/// Writes index.js, index.d.ts, index_bg.wasm and the snippets of dependencies to `folder`.
pub fn write(package: &Package, wasm: &Path, folder: &Path) -> Result<()> {
    // wasm-bindgen-rayon's workers import the package's folder, where they find only the name `index`.
    Bindgen::new()
        .input_path(wasm)
        .web(true)?
        // The cut identifies functions by the linker's symbols.
        .demangle(false)
        .remove_name_section(!package.is_split)
        .out_name("index")
        .typescript(true)
        .omit_default_module_path(false)
        .generate(folder)
        .with_context(|| format!("writing the JavaScript of {}", wasm.display()))
}
