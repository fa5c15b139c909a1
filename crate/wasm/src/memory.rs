//! How much memory there is and what takes it; and asking before taking much.

use nearpoint_scene::Scene;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::convert::refuse;
use crate::gpu::Gpu;

/// What a 32-bit address reaches; the packages are linked with this maximum.
const LIMIT: f64 = 4_294_967_296.0;

/// How much memory there is, and what takes it.
#[derive(Debug, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Memory {
    wasm_bytes: f64,
    limit_bytes: f64,
    shape_bytes: usize,
    gpu_bytes: usize,
}

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

/// What a triangle takes with its share of vertices, trees, copies on the way and the picture: about 140 bytes of a shape
/// that is nothing special, and what its first queries add.
const TRIANGLE: f64 = 200.0;

/// Whether there will be memory for so many triangles more: asked before anything is made of them, so that what is open
/// stays; otherwise a sentence.
pub(crate) fn room_for(triangles: usize) -> Result<(), JsValue> {
    let bytes = triangles as f64 * TRIANGLE;
    if used() + bytes <= LIMIT * 0.9 {
        return Ok(());
    }
    // Of what is in use some may be free again.
    let what = format!("A model of {triangles} triangles");
    let mut tried: Vec<u8> = Vec::new();
    let had = tried.try_reserve_exact(bytes as usize);
    had.map_err(|_| refuse(too_large(bytes, &what)))
}

/// A zeroed vector, or a sentence with the size and the limit when there is no memory for it. `what` is what it is for.
pub(crate) fn zeroed<T: Clone + Default>(count: usize, what: &str) -> Result<Vec<T>, JsValue> {
    let mut vector = Vec::new();
    vector
        .try_reserve_exact(count)
        .map_err(|_| refuse(too_large(count as f64 * size_of::<T>() as f64, what)))?;
    vector.resize(count, T::default());
    Ok(vector)
}

fn too_large(bytes: f64, what: &str) -> String {
    let mega = |bytes: f64| (bytes / 1e6).ceil();
    format!(
        "{what} needs {} MB more memory; {} of at most {} MB are in use. Close other parts, or use a coarser mesh. The scene is as it was.",
        mega(bytes),
        mega(used()),
        mega(LIMIT)
    )
}
