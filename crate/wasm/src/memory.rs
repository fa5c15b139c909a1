//! Reports how much memory there is and what uses it, and checks whether a large request fits.

use nearpoint_message::{Message, ToArg, message};
use nearpoint_scene::Scene;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::convert::js_error;
use crate::gpu::Gpu;

/// The size of a 32-bit address space; the packages are linked with this maximum.
const LIMIT: f64 = 4_294_967_296.0;

/// The memory that the engine has and what uses it, in bytes.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Memory {
    wasm_bytes: f64,
    limit_bytes: f64,
    shape_bytes: usize,
    gpu_bytes: usize,
}

/// Returns the memory that the engine has and what uses it.
pub(crate) fn report(scene: &Scene, gpu: &Gpu) -> Memory {
    Memory {
        wasm_bytes: used(),
        limit_bytes: LIMIT,
        shape_bytes: scene.memory_bytes(),
        gpu_bytes: gpu.bytes(),
    }
}

fn used() -> f64 {
    const PAGE: f64 = 65536.0;
    core::arch::wasm32::memory_size::<0>() as f64 * PAGE
}

/// The bytes of a triangle with its part of the vertices, trees, temporary copies and the picture: about 140 for a
/// usual shape, and what its first queries add.
const TRIANGLE: f64 = 200.0;

/// The request up to which no allocation is tried.
const MIN_TRIED_SIZE: f64 = 16e6;

/// Returns for each mesh of these triangle counts whether it will fit into memory beside those before it. This is
/// checked before any is built, so that the open scene survives.
pub(crate) fn meshes_that_fit(triangles: &[usize]) -> Vec<bool> {
    let needs = |triangles: usize| triangles as f64 * TRIANGLE;
    let all = needs(triangles.iter().sum());
    let all = all
        + if all > MIN_TRIED_SIZE {
            QUERY_RESERVE
        } else {
            0.0
        };
    if is_available(all) {
        return vec![true; triangles.len()];
    }
    let mut left = available(all) - QUERY_RESERVE;
    let fits = triangles.iter().map(|&triangles| {
        let is_fit = needs(triangles) <= left;
        left -= if is_fit { needs(triangles) } else { 0.0 };
        is_fit
    });
    fits.collect()
}

/// Returns a sentence with the parts that were left out, and the reason.
pub(crate) fn out_of_memory_notice(names: &[&str], triangles: usize) -> Option<String> {
    let who = match names {
        [] => return None,
        [one] => message!("memory-left-out", one),
        [one, other] => message!("memory-left-out-2", one, other),
        [one, others @ ..] => message!("memory-other-parts-left", one, others = others.len()),
    };
    let what = message!("memory-that", who);
    Some(too_large(triangles as f64 * TRIANGLE, &what).to_string())
}

/// The bytes that are reserved for queries about the parts.
const QUERY_RESERVE: f64 = 32e6;

/// Returns whether the bytes can be allocated: a browser may give less than the limit, and used memory may be freed.
fn is_available(bytes: f64) -> bool {
    if bytes <= MIN_TRIED_SIZE && used() + bytes <= LIMIT * 0.9 {
        return true;
    }
    let mut tried: Vec<u8> = Vec::new();
    let had = tried.try_reserve_exact(bytes as usize);
    // Without a use, the compiler could remove the allocation.
    std::hint::black_box(&tried);
    had.is_ok()
}

/// Returns about how much of a request that does not fit can be allocated.
fn available(of: f64) -> f64 {
    let (mut less, mut more) = (0.0, of);
    for _ in 0..20 {
        let between = (less + more) / 2.0;
        match is_available(between) {
            true => less = between,
            false => more = between,
        }
    }
    less
}

/// Makes a vector of zeros, or an error with the size and the limit if there is no memory for it. `what` names its purpose.
pub(crate) fn zeroed<T: Clone + Default>(
    count: usize,
    what: &impl ToArg,
) -> Result<Vec<T>, JsValue> {
    let mut vector = Vec::new();
    vector
        .try_reserve_exact(count)
        .map_err(|_| js_error(too_large(count as f64 * size_of::<T>() as f64, what)))?;
    vector.resize(count, T::default());
    Ok(vector)
}

fn too_large(bytes: f64, what: &impl ToArg) -> Message {
    let mega = |bytes: f64| (bytes / 1e6).ceil();
    message!(
        "memory-needs-mb-more",
        what,
        bytes = mega(bytes),
        used = mega(used()),
        limit = mega(LIMIT)
    )
}
