//! Runs the pool's threads: the one that starts the pool, which also works while it waits for the others, and workers that
//! the page has made. Each worker has an instance of the package over the same memory.

use std::sync::{Condvar, Mutex, PoisonError};

use js_sys::Array;
use rayon::{ThreadBuilder, ThreadPoolBuilder};
use wasm_bindgen::prelude::*;

use crate::convert::js_error;

/// The threads of the pool that no worker runs yet.
static UNSTARTED_THREADS: Mutex<Vec<ThreadBuilder>> = Mutex::new(Vec::new());
static THREAD_QUEUED: Condvar = Condvar::new();

/// Returns the WebAssembly module and its memory, which a worker needs to join the pool of threads.
#[wasm_bindgen(js_name = sharedParts)]
pub fn shared_parts() -> Array {
    Array::of2(&wasm_bindgen::module(), &wasm_bindgen::memory())
}

/// Makes a pool of this many threads, including the current one; the others call `joinPool`, or will soon.
#[wasm_bindgen(js_name = startPool)]
pub fn start_pool(threads: usize) -> Result<(), JsValue> {
    let pool = ThreadPoolBuilder::new().num_threads(threads);
    let pool = pool.use_current_thread().spawn_handler(|thread| {
        let mut waiting = UNSTARTED_THREADS
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        waiting.push(thread);
        THREAD_QUEUED.notify_one();
        Ok(())
    });
    pool.build_global().map_err(js_error)
}

/// Runs one of the pool's threads, for as long as its worker lives.
#[wasm_bindgen(js_name = joinPool)]
pub fn join_pool() {
    let waiting = UNSTARTED_THREADS
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    let came = THREAD_QUEUED.wait_while(waiting, |waiting| waiting.is_empty());
    let thread = came.unwrap_or_else(PoisonError::into_inner).pop();
    if let Some(thread) = thread {
        thread.run();
    }
}
