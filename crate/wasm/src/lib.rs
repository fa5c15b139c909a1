//! Defines the page's wasm package: `session::Session`, `lesson::LessonSession`, `experiment::ExperimentSession` and
//! `sheet::SheetSession`, and a function that reads files.
//!
//! The page can only call the methods of the sessions: TypeScript's calls and their replies are derived from them.
#![cfg(target_arch = "wasm32")]
// The compiler that builds std from source must be told to allow unstable features; see `cargo xtask build`.
#![feature(alloc_error_hook)]

mod frame_timer;
#[cfg(feature = "bench")]
mod bench;
mod mesh_export;
mod motion_check;
mod clock;
mod convert;
mod crash;
mod experiment;
mod extent;
mod refine;
mod gpu;
mod drag_state;
mod host;
mod ifc;
mod input;
mod kernel;
mod lesson;
mod measure;
mod memory;
mod delta;
mod pair;
mod parse;
mod parsed;
mod parts;
mod pool;
mod readers;
mod removal;
mod report;
mod reshape;
mod review;
mod robots;
mod slow_state;
mod session;
mod sheet;
mod visibility;
#[cfg(feature = "threads")]
mod threads;
mod trace;
mod verify;
mod types;

// The benchmark page calls from the page's main thread, which may not be one of a pool's.
#[cfg(all(feature = "threads", feature = "bench"))]
pub use wasm_bindgen_rayon::init_thread_pool;

use wasm_bindgen::prelude::*;

/// Prepares the module; runs once in each thread.
#[wasm_bindgen(start)]
fn start() {
    crash::report_panics();
}
