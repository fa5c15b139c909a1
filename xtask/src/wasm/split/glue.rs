//! Inserts the JavaScript that loads the parts into the file of wasm-bindgen.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::disk;

/// The module's import name for the JavaScript around it, and the function there that loads a part.
pub const GLUE: &str = "./index_bg.js";
pub const LOAD: &str = "load_part";

/// The line in wasm-bindgen's JavaScript that begins the list of imports.
const IMPORTS: &str = "const import0 = {\n        __proto__: null,\n";

/// Adds the loading of these parts to a package's JavaScript.
pub fn add_loader(path: &Path, parts: &[&str]) -> Result<()> {
    let script = disk::read_text(path)?;
    ensure!(
        script.matches(IMPORTS).count() == 1,
        "wasm-bindgen writes another JavaScript than the one that loads of parts can be added to"
    );
    let import = format!("{IMPORTS}        {LOAD}: loadPart,\n");
    let urls: String = parts
        .iter()
        .map(|part| format!("    () => new URL(\"{part}.wasm\", import.meta.url),\n"))
        .collect();
    let load = include_str!("load.js");
    let script = script.replace(IMPORTS, &import);
    let script = format!("{script}\nconst parts = [\n{urls}];\n\n{load}");
    disk::write(path, script)
}
