//! How much of the packages may travel, in thousands of bytes as brotli packs them.

use std::fs;

use anyhow::{Context, Result, ensure};

use super::package::{LESSON, LESSON_THREADS, Package, SINGLE, THREADS};
use crate::shell::root;
use crate::site::packed::brotli;

/// What is entered, the package that it loads, and how large that may be.
const BUDGETS: [(&str, Package, f64); 4] = [
    ("the first view", THREADS, 1010.0),
    ("the first view without shared memory", SINGLE, 990.0),
    ("a lesson", LESSON_THREADS, 1720.0),
    ("a lesson without shared memory", LESSON, 1700.0),
];

/// Whether all packages as they are built now keep within their budgets.
pub fn check() -> Result<()> {
    let measured = BUDGETS.map(|budget| std::thread::spawn(move || kilobytes(&budget.1)));
    for ((what, package, most), measured) in BUDGETS.iter().zip(measured) {
        let size = measured.join().expect("measuring returns its errors")?;
        let folder = package.folder();
        let name = folder.strip_prefix(root()).unwrap_or(&folder).display();
        eprintln!("     {what}: {name} is {size:.0} kB of {most:.0} kB");
        ensure!(
            size <= *most,
            "{what} loads {name}, {size:.0} kB; {most:.0} kB at most"
        );
    }
    Ok(())
}

fn kilobytes(package: &Package) -> Result<f64> {
    let path = package.folder().join("index_bg.wasm");
    let bytes = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
    Ok(brotli(&bytes)?.len() as f64 / 1000.0)
}
