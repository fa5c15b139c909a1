//! Checks the CAD kernel in the command line's engine: `cargo nextest run -p nearpoint-cli --features step`. The first run
//! compiles its module into the folder for the tests' own files.

use std::path::{Path, PathBuf};
use std::process::Command;

use nearpoint_cli::kernel::start_from;
use nearpoint_import::kernel::Kernel;
use serde_json::Value;

/// A cube with an edge of 10 mm and its lowest corner at the origin.
const CUBE: &str = include_str!("cube.step");

/// Returns the folder for files that tests share.
pub fn home() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("kernel")
}

fn kernel() -> Box<dyn Kernel> {
    start_from(Some(&home().join("nearpoint"))).unwrap()
}

/// Imports the shape in this text, or returns the kernel's error.
fn import(kernel: &mut dyn Kernel, text: &str) -> Result<f64, String> {
    let length = text.len() as f64;
    let at = kernel.call("occt_alloc", &[length]).unwrap();
    kernel.write(at as i64 as u32, text.as_bytes()).unwrap();
    let shape = kernel.call("occt_import_step", &[at, length]).unwrap();
    if kernel.call("occt_has_error", &[]).unwrap() == 0.0 {
        return Ok(shape);
    }
    let from = kernel.call("occt_get_error", &[]).unwrap();
    let length = kernel.call("occt_get_error_len", &[]).unwrap();
    let mut sentence = vec![0; length as usize];
    kernel.read(from as i64 as u32, &mut sentence).unwrap();
    Err(String::from_utf8(sentence).unwrap())
}

#[test]
fn a_cube_has_its_volume() {
    let mut kernel = kernel();
    let cube = import(&mut *kernel, CUBE).unwrap();
    let volume = kernel.call("occt_get_volume", &[cube]).unwrap();
    assert!((volume - 1000.0).abs() < 1e-9, "{volume}");
}

#[test]
fn invalid_step_file_is_an_error_and_the_kernel_survives() {
    let mut kernel = kernel();
    let report = import(&mut *kernel, "solid cube\nendsolid cube\n").unwrap_err();
    assert!(!report.is_empty());
    kernel.call("occt_clear_error", &[]).unwrap();
    assert!(import(&mut *kernel, CUBE).is_ok());
}

#[test]
fn kernels_know_nothing_of_each_other() {
    let (mut one, mut other) = (kernel(), kernel());
    let cube = import(&mut *one, CUBE).unwrap();
    other.call("occt_get_volume", &[cube]).unwrap();
    assert_eq!(other.call("occt_has_error", &[]), Ok(1.0));
}

#[test]
fn unsupported_request_is_an_error() {
    let report = kernel().call("occt_make_coffee", &[]).unwrap_err();
    assert!(report.to_string().contains("occt_make_coffee"), "{report}");
}

#[test]
fn the_program_reads_step_files() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/kernel");
    let out = Command::new(env!("CARGO_BIN_EXE_nearpoint"))
        .env("XDG_CACHE_HOME", home())
        .args(["check", "--json"])
        .arg(folder.join("cube.step"))
        .output()
        .unwrap();
    let reported = String::from_utf8_lossy(&out.stderr);
    assert_eq!(out.status.code(), Some(0), "{reported}");
    let report: Value = serde_json::from_slice(&out.stdout).unwrap();
    assert_eq!(report["unit"], "mm");
    assert_eq!(report["parts"][0]["name"], "cube");
    assert_eq!(report["parts"][0]["triangles"], 12);
}
