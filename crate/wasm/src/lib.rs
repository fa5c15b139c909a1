//! How does it cross? The only user of wasm-bindgen: two classes, [`session::Session`] and [`lesson::LessonSession`], and
//! one function that reads files.
#![cfg(target_arch = "wasm32")]
// std is built from source, by a compiler that is told to allow what it calls unstable; see `cargo xtask build`.
#![feature(alloc_error_hook)]

#[cfg(feature = "bench")]
mod bench;
mod clock;
mod convert;
mod crash;
mod gpu;
mod input;
// Lessons run on one thread, so that they run on any page: the other package stays smaller.
#[cfg(not(feature = "threads"))]
mod lesson;
mod memory;
mod parse;
mod parts;
mod report;
mod session;

#[cfg(feature = "threads")]
pub use wasm_bindgen_rayon::init_thread_pool;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

#[cfg(not(feature = "threads"))]
#[wasm_bindgen(typescript_custom_section)]
const LESSON_TYPES: &str = include_str!("lesson/lesson.d.ts");

/// Runs once in each thread's module.
#[wasm_bindgen(start)]
fn start() {
    crash::report_panics();
}
