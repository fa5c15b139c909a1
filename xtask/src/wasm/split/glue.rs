//! The JavaScript that loads the parts, put into the file that wasm-bindgen has written.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// What the JavaScript around the module is called in its imports, and what loads a part there.
pub const GLUE: &str = "./index_bg.js";
pub const LOAD: &str = "load_part";

/// Where wasm-bindgen's JavaScript lists what the module imports.
const IMPORTS: &str = "const import0 = {\n        __proto__: null,\n";

/// Lets a package's JavaScript load these parts.
pub fn teach(path: &Path, parts: &[&str]) -> Result<()> {
    let script = fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))?;
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
    fs::write(path, script).with_context(|| format!("writing {}", path.display()))
}
