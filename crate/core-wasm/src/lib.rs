//! How does a program without a picture ask? Shapes, questions about two of them, files and scenes, for JavaScript that
//! runs anywhere: one thread, no canvas, nothing fetched.
#![cfg(target_arch = "wasm32")]
// std is built from source, by a compiler that is told to allow what it calls unstable; see `cargo xtask pack npm`.
#![feature(alloc_error_hook)]

mod across;
mod body;
mod failure;
mod model;
mod numbers;
mod pair;
mod questions;
mod scene;
mod scene_file;
mod shape;
mod words;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(start)]
fn start() {
    failure::report();
}

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
