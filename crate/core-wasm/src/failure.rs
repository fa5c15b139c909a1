//! Panics and exhausted memory: told to the console with their place, and thrown to JavaScript with their message.

use std::alloc::Layout;

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn tell(message: &str);
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    pub(crate) fn now() -> f64;
}

/// Installs the hooks.
pub(crate) fn report() {
    std::panic::set_hook(Box::new(|panic| tell(&panic.to_string())));
    std::alloc::set_alloc_error_hook(out_of_memory);
}

/// Without a hook this would be a bare `unreachable`.
fn out_of_memory(layout: Layout) {
    panic!("out of memory: {} bytes more were needed", layout.size());
}
