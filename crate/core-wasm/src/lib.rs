//! Offers shapes, queries about two of them, files and scenes to JavaScript that runs anywhere: on one thread, without a
//! canvas, and without fetching anything.
#![cfg(target_arch = "wasm32")]
// The compiler that builds std from source needs a flag that allows unstable features; see `cargo xtask pack npm`.
#![feature(alloc_error_hook)]

mod convert;
mod failure;
mod intersection;
mod model;
mod numbers;
mod pair;
mod queries;
mod scene;
mod scene_file;
mod shape;
mod types;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn start() {
    failure::report();
}

/// Returns the version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
