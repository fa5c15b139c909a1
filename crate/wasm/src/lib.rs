//! Defines the page's wasm package: `session::Session`, `lesson::LessonSession`, `experiment::ExperimentSession` and
//! `sheet::SheetSession`, and a function that reads files.
//!
//! The page can only call the methods of the sessions: TypeScript's calls and their replies are derived from them.
#![cfg(target_arch = "wasm32")]
// The compiler that builds std from source needs a flag that allows unstable features; see `cargo xtask build`.
#![feature(alloc_error_hook)]

#[cfg(feature = "bench")]
mod bench;
mod clock;
mod convert;
mod crash;
mod delta;
mod drag_state;
mod experiment;
mod extent;
mod frame_timer;
mod gpu;
mod host;
mod ifc;
mod input;
mod joint_ranges;
mod kernel;
mod lesson;
mod measure;
mod memory;
mod mesh_export;
mod motion_check;
mod pair;
mod parse;
mod parsed;
mod parts;
mod pool;
mod readers;
mod refine;
mod removal;
mod report;
mod reshape;
mod review;
mod robots;
mod session;
mod sheet;
mod slow_state;
#[cfg(feature = "threads")]
mod threads;
mod trace;
mod types;
mod verify;
mod visibility;

// The benchmark page starts its pool by the crate that other programs use.
#[cfg(all(feature = "threads", feature = "bench"))]
pub use wasm_bindgen_rayon::init_thread_pool;

use wasm_bindgen::prelude::*;

/// Threads must not wait for each other at every allocation.
#[cfg(feature = "threads")]
#[global_allocator]
static ALLOCATOR: nearpoint_allocator::ThreadCache = nearpoint_allocator::ThreadCache;

/// Prepares the module; runs once in each thread.
#[wasm_bindgen(start)]
fn start() {
    crash::report_panics();
}
