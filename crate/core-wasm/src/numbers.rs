//! Reads lists of numbers from JavaScript: arrays, and typed arrays of any kind.

use js_sys::{Float64Array, Uint32Array};
use nearpoint_geometry::collide::{Contact, TrianglePair};
use wasm_bindgen::prelude::*;

use crate::convert::{ErrorCode, js_error};

/// Reads points from a list of numbers, three for each.
pub(crate) fn points(given: &JsValue, what: &str) -> Result<Vec<[f64; 3]>, JsValue> {
    let list = list(given, what)?;
    let mut points: Vec<[f64; 3]> = zeroed(in_threes(list.length(), what)?, what)?;
    list.copy_to(points.as_flattened_mut());
    Ok(points)
}

/// Reads the vertex indices of triangles from a list of whole numbers, three for each.
pub(crate) fn corners(given: &JsValue, what: &str) -> Result<Vec<[u32; 3]>, JsValue> {
    let list = unsigned_numbers(given, what)?;
    let mut corners: Vec<[u32; 3]> = zeroed(in_threes(list.length(), what)?, what)?;
    list.copy_to(corners.as_flattened_mut());
    Ok(corners)
}

/// Reads indices from a list of whole numbers.
pub(crate) fn numbers(given: &JsValue, what: &str) -> Result<Vec<u32>, JsValue> {
    let list = unsigned_numbers(given, what)?;
    let mut numbers: Vec<u32> = zeroed(list.length() as usize, what)?;
    list.copy_to(&mut numbers);
    Ok(numbers)
}

/// Makes a list of zeros, or returns an error with a sentence where memory does not suffice.
pub(crate) fn zeroed<T: Clone + Default>(count: usize, what: &str) -> Result<Vec<T>, JsValue> {
    let mut list = Vec::new();
    list.try_reserve_exact(count).map_err(|_| {
        let mega = (count * size_of::<T>()).div_ceil(1_000_000);
        let sentence = format!(
            "{what}: another {mega} MB of memory cannot be had. Free what is no longer needed, or use a coarser mesh."
        );
        js_error(ErrorCode::Memory, sentence)
    })?;
    list.resize(count, T::default());
    Ok(list)
}

fn in_threes(length: u32, what: &str) -> Result<usize, JsValue> {
    if !length.is_multiple_of(3) {
        let sentence = format!("{what}: {length} numbers, and they come in threes.");
        return Err(js_error(ErrorCode::Input, sentence));
    }
    Ok(length as usize / 3)
}

/// Reads any list of numbers.
fn list(given: &JsValue, what: &str) -> Result<Float64Array, JsValue> {
    if let Some(list) = given.dyn_ref::<Float64Array>() {
        return Ok(list.clone());
    }
    if !is_list(given) {
        let sentence = format!("{what}: an array or a typed array of numbers is needed.");
        return Err(js_error(ErrorCode::Input, sentence));
    }
    Ok(Float64Array::new(given))
}

/// Reads any list of whole numbers that are not negative. A number that does not fit into 32 bits is refused.
fn unsigned_numbers(given: &JsValue, what: &str) -> Result<Uint32Array, JsValue> {
    if let Some(list) = given.dyn_ref::<Uint32Array>() {
        return Ok(list.clone());
    }
    let as_given = list(given, what)?;
    let is_whole =
        |value: f64| value >= 0.0 && value <= f64::from(u32::MAX) && value.fract() == 0.0;
    let wrong = (0..as_given.length()).find(|&at| !is_whole(as_given.get_index(at)));
    if let Some(at) = wrong {
        let sentence = format!(
            "{what}: {} in place {at} is no whole number from 0 to 4294967295.",
            as_given.get_index(at)
        );
        return Err(js_error(ErrorCode::Input, sentence));
    }
    Ok(Uint32Array::new(&as_given))
}

/// Returns whether the value is a list. A `DataView` is none, and neither is a string, whose letters would each be a number.
fn is_list(given: &JsValue) -> bool {
    let is_typed =
        js_sys::ArrayBuffer::is_view(given) && !given.is_instance_of::<js_sys::DataView>();
    is_typed || js_sys::Array::is_array(given)
}

/// Converts pairs of triangles to three numbers each: the triangle of A, the triangle of B, and 1 if they only touch,
/// else 0.
pub(crate) fn triangle_pairs(pairs: &[TrianglePair]) -> Uint32Array {
    let pairs = pairs.iter();
    let numbers =
        pairs.flat_map(|pair| [pair.a, pair.b, u32::from(pair.contact == Contact::Touching)]);
    numbers.collect::<Vec<_>>().as_slice().into()
}
