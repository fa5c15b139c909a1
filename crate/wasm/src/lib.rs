//! How does it cross? The only user of wasm-bindgen: one class, [`session::Session`], and one function that reads files.
#![cfg(target_arch = "wasm32")]

mod session;

#[cfg(feature = "threads")]
pub use wasm_bindgen_rayon::init_thread_pool;
