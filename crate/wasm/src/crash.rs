//! Panics and exhausted memory: told to the console with their place, and thrown to JavaScript with their message.

use std::alloc::Layout;

use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::heard;

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

/// How to fail.
#[derive(Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum Crash {
    Panic,
    PanicInPool,
    Memory,
}

/// Fails in the given way, so that tests see what the page does about it.
pub(crate) fn crash(how: Ts<Crash>) -> Result<(), JsValue> {
    match heard(how, "how to fail")? {
        Crash::Panic => panic!("a panic was asked for"),
        Crash::PanicInPool => {
            rayon::join(|| panic!("a panic in the pool was asked for"), || ());
        }
        // More than the address space has, in pieces that each could be had.
        Crash::Memory => {
            let mut held: Vec<Vec<u8>> = Vec::new();
            loop {
                held.push(Vec::with_capacity(1 << 30));
            }
        }
    }
    Ok(())
}
