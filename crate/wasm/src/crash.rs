//! Reports panics and exhausted memory on the console, with their location, and throws them to JavaScript with their
//! message.

use std::alloc::Layout;

use nearpoint_geometry::executor::Executor;

use serde::Deserialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::convert::from_js;

/// Installs the hooks for panics and for exhausted memory.
pub(crate) fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into())
    }));
    std::alloc::set_alloc_error_hook(out_of_memory);
}

/// Panics with a message: without a hook, exhausted memory would be a bare `unreachable`.
fn out_of_memory(layout: Layout) {
    panic!("out of memory: {} bytes more were needed", layout.size());
}

/// Ends a call whose part of the package cannot be fetched: `cargo xtask build` cuts the package into parts, and finds
/// this function by its name. It panics, so that a failure on a thread of a pool also reaches the thread that waits for
/// it.
#[inline(never)]
pub(crate) fn missing_part() {
    panic!(
        "A part of this page could not be fetched: there is no connection, or the page was renewed. Reload it."
    );
}

/// The way in which a test makes the engine fail.
#[derive(Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum Crash {
    Panic,
    PanicInPool,
    MissingPart,
    Memory,
    /// Takes nearly all memory, then continues.
    #[serde(rename = "full")]
    FillMemory,
    /// Takes all but some memory, then continues.
    #[serde(rename = "crowded")]
    NearlyFillMemory,
}

/// Makes the engine fail in the given way, so that tests see how the page reacts.
pub(crate) fn crash(how: Ts<Crash>) -> Result<(), JsValue> {
    match from_js(how, "how to fail")? {
        Crash::Panic => panic!("a requested panic"),
        Crash::PanicInPool => {
            let fail = || -> () { panic!("a requested panic in the pool") };
            crate::pool::global().join(fail, || ());
        }
        Crash::MissingPart => missing_part(),
        Crash::FillMemory => fill_memory(),
        Crash::NearlyFillMemory => {
            let some: Vec<u8> = Vec::with_capacity(40 << 20);
            fill_memory();
            drop(std::hint::black_box(some));
        }
        // This is more than the address space has, in pieces that are each available.
        Crash::Memory => {
            let mut held: Vec<Vec<u8>> = Vec::new();
            loop {
                held.push(Vec::with_capacity(1 << 30));
            }
        }
    }
    Ok(())
}

/// Leaves little memory, permanently.
fn fill_memory() {
    const PIECE: usize = 4 << 20;
    loop {
        let mut piece: Vec<u8> = Vec::new();
        if piece.try_reserve_exact(PIECE).is_err() {
            return;
        }
        std::mem::forget(piece);
    }
}
