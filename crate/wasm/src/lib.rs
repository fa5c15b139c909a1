//! How does it cross? The only user of wasm-bindgen: `session::Session` (feature `app`), `lesson::LessonSession`,
//! `experiment::ExperimentSession` and `sheet::SheetSession` (feature `lesson`), a package of each feature, and one function that reads files.
#![cfg(target_arch = "wasm32")]
// std is built from source, by a compiler that is told to allow what it calls unstable; see `cargo xtask build`.
#![feature(alloc_error_hook)]
// What only the other classes use: the linker leaves it out.
#![cfg_attr(not(all(feature = "app", feature = "lesson")), allow(dead_code))]

#[cfg(feature = "bench")]
mod bench;
#[cfg(feature = "app")]
mod body;
#[cfg(feature = "app")]
mod checked;
mod clock;
mod convert;
mod crash;
#[cfg(feature = "lesson")]
mod experiment;
mod gpu;
#[cfg(feature = "app")]
mod hand;
mod host;
mod input;
#[cfg(feature = "lesson")]
mod lesson;
mod memory;
mod news;
#[cfg(feature = "app")]
mod pair;
mod parse;
mod parsed;
mod parts;
#[cfg(feature = "app")]
mod removal;
#[cfg(feature = "app")]
mod report;
#[cfg(feature = "app")]
mod robots;
#[cfg(feature = "app")]
mod seldom;
#[cfg(feature = "app")]
mod session;
#[cfg(feature = "lesson")]
mod sheet;
mod words;

#[cfg(feature = "threads")]
pub use wasm_bindgen_rayon::init_thread_pool;

use wasm_bindgen::prelude::*;

/// Runs once in each thread's module.
#[wasm_bindgen(start)]
fn start() {
    crash::report_panics();
}
