//! The JavaScript that loads the parts, put into the file that wasm-bindgen has written.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::disk;

/// What the JavaScript around the module is called in its imports, and what loads a part there.
pub const GLUE: &str = "./index_bg.js";
pub const LOAD: &str = "load_part";

/// Where wasm-bindgen's JavaScript lists what the module imports.
const IMPORTS: &str = "const import0 = {\n        __proto__: null,\n";

/// Lets a package's JavaScript load these parts.
pub fn teach(path: &Path, parts: &[&str]) -> Result<()> {
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
