//! Panics and exhausted memory: told to the console with their place, and thrown to JavaScript with their message.

use std::alloc::Layout;

use wasm_bindgen::prelude::*;

use crate::convert::refuse;

/// Installs the hooks.
pub(crate) fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into())
    }));
    std::alloc::set_alloc_error_hook(out_of_memory);
}

/// Without a hook this would be a bare `unreachable`.
fn out_of_memory(layout: Layout) {
    panic!("out of memory: {} bytes more were needed", layout.size());
}

/// Fails in the given way, so that tests see what the page does about it.
pub(crate) fn crash(how: &str) -> Result<(), JsValue> {
    match how {
        "panic" => panic!("a panic was asked for"),
        "panicInPool" => {
            rayon::join(|| panic!("a panic in the pool was asked for"), || ());
        }
        // More than the address space has, in pieces that each could be had.
        "memory" => {
            let mut held: Vec<Vec<u8>> = Vec::new();
            loop {
                held.push(Vec::with_capacity(1 << 30));
            }
        }
        _ => {
            return Err(refuse(format!(
                "“{how}” is no way to crash: panic, panicInPool or memory."
            )));
        }
    }
    Ok(())
}
