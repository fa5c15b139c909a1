//! Reports panics and exhausted memory on the console, with their location, and throws them to JavaScript with their
//! message.

use std::alloc::Layout;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn tell(message: &str);
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    pub(crate) fn now() -> f64;
}

/// Installs the hooks for panics and for exhausted memory.
pub(crate) fn report() {
    std::panic::set_hook(Box::new(|panic| tell(&panic.to_string())));
    std::alloc::set_alloc_error_hook(out_of_memory);
}

/// Panics with a message: without a hook, exhausted memory would be a bare `unreachable`.
fn out_of_memory(layout: Layout) {
    panic!("out of memory: {} bytes more were needed", layout.size());
}
