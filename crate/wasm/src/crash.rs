//! Panics and exhausted memory: told to the console with their place, and thrown to JavaScript with their message.

use std::alloc::Layout;

use nearpoint_geometry::work::Work;

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

/// What a call ends with whose part of the package cannot be fetched: `cargo xtask build` cuts the package into parts, and
/// finds this function by its name. A panic, so that a pool's thread that called tells the one that waits for it.
#[inline(never)]
pub(crate) fn missing_part() {
    panic!(
        "A part of this page could not be fetched: there is no connection, or the page was renewed. Reload it."
    );
}

/// How to fail.
#[derive(Debug, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum Crash {
    Panic,
    PanicInPool,
    MissingPart,
    Memory,
    /// Takes nearly all memory and goes on.
    Full,
    /// Takes all but some memory and goes on.
    Crowded,
}

/// Fails in the given way, so that tests see what the page does about it.
pub(crate) fn crash(how: Ts<Crash>) -> Result<(), JsValue> {
    match heard(how, "how to fail")? {
        Crash::Panic => panic!("a panic was asked for"),
        Crash::PanicInPool => {
            let fail = || -> () { panic!("a panic in the pool was asked for") };
            crate::pool::global().join(fail, || ());
        }
        Crash::MissingPart => missing_part(),
        Crash::Full => fill(),
        Crash::Crowded => {
            let some: Vec<u8> = Vec::with_capacity(40 << 20);
            fill();
            drop(std::hint::black_box(some));
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

/// Leaves little memory, for good.
fn fill() {
    const PIECE: usize = 4 << 20;
    loop {
        let mut piece: Vec<u8> = Vec::new();
        if piece.try_reserve_exact(PIECE).is_err() {
            return;
        }
        std::mem::forget(piece);
    }
}
