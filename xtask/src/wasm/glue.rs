//! The JavaScript and TypeScript around a compiled module.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

/// Writes index.js, index.d.ts, index_bg.wasm and the snippets of dependencies to `folder`.
pub fn write(wasm: &Path, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("emptying {}", folder.display()))?;
    }
    // wasm-bindgen-rayon's workers import the package's folder: only the name `index` is found there.
    Bindgen::new()
        .input_path(wasm)
        .web(true)?
        .out_name("index")
        .typescript(true)
        .omit_default_module_path(false)
        // Names of functions are a fifth of a package, and say nothing to those who use the page.
        .remove_name_section(true)
        .generate(folder)
        .with_context(|| format!("writing the JavaScript of {}", wasm.display()))
}
