//! Provides one clock for all workers.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_namespace = performance, js_name = timeOrigin)]
    static TIME_ORIGIN: f64;
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn since_origin() -> f64;
}

/// Returns the time in milliseconds, by a clock that all workers share. Each worker's `performance.now()` counts from
/// its own start; with the origin added all agree.
pub(crate) fn now() -> f64 {
    TIME_ORIGIN.with(|origin| *origin) + since_origin()
}
