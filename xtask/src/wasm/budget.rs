//! Checks the download sizes of the packages, in thousands of bytes compressed by brotli.

use anyhow::{Result, ensure};

use super::package::{Package, SINGLE, THREADS};
use crate::disk;
use crate::site::packed::brotli;

/// The entry points, the modules that each loads, and the limit of their total size. The end-to-end tests check that it
/// loads nothing else.
const BUDGETS: [(&str, &[&str], f64); 3] = [
    ("the first view", &["index_bg"], 600.0),
    (
        "a lesson",
        &[
            "index_bg",
            "later-lesson",
            "later",
            "later-lesson-gilbert",
            "later-hull",
        ],
        795.0,
    ),
    (
        "the heaviest lesson",
        &[
            "index_bg",
            "later-lesson",
            "later",
            "later-lesson-solids",
            "later-lesson-solids-degrees_of_freedom",
            "later-hand",
            "later-features",
        ],
        880.0,
    ),
];

/// Checks that the built packages keep within their budgets.
pub fn check() -> Result<()> {
    for package in [THREADS, SINGLE] {
        for (what, modules, most) in BUDGETS {
            let sizes = std::thread::scope(|scope| {
                let measure = |&module| scope.spawn(move || kilobytes(&package, module));
                let measured: Vec<_> = modules.iter().map(measure).collect();
                let join = |size: std::thread::ScopedJoinHandle<'_, _>| {
                    size.join().expect("measuring returns its errors")
                };
                measured.into_iter().map(join).collect::<Result<Vec<f64>>>()
            })?;
            let size: f64 = sizes.iter().sum();
            let package = package.name();
            eprintln!("     {what}: {size:.0} kB of {most:.0} kB of {package}");
            ensure!(
                size <= most,
                "{what} loads {size:.0} kB of {package}; {most:.0} kB at most"
            );
        }
    }
    Ok(())
}

fn kilobytes(package: &Package, module: &str) -> Result<f64> {
    let path = package.folder().join(module).with_extension("wasm");
    Ok(brotli(&disk::read(path)?)?.len() as f64 / 1000.0)
}
