//! Passes plain data between Rust and JavaScript. Each type that crosses derives its TypeScript, where `Ts<T>` in a
//! signature becomes `T`.

use nearpoint_message::message;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// Makes an `Error` whose message is the sentence.
pub(crate) fn js_error(sentence: impl ToString) -> JsValue {
    js_sys::Error::new(&sentence.to_string()).into()
}

/// Converts a value to plain objects, arrays and numbers. A missing value is null, or left out where its type requires
/// that.
pub(crate) fn to_js<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    let reported = value.serialize(&Serializer::json_compatible());
    reported.map(Ts::new_unchecked).map_err(js_error)
}

/// Converts each of the values with [`to_js`].
pub(crate) fn all_to_js<T: Tsify + Serialize>(
    values: impl IntoIterator<Item = T>,
) -> Result<Vec<Ts<T>>, JsValue> {
    values.into_iter().map(|value| to_js(&value)).collect()
}

/// Reads a value that JavaScript passed. `what` names it in the error message.
pub(crate) fn from_js<T: Tsify + DeserializeOwned>(value: Ts<T>, what: &str) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value.into()).map_err(|error| {
        js_error(message!(
            "could-not-understand",
            what,
            error = error.to_string()
        ))
    })
}

/// Reads each of the values with [`from_js`].
pub(crate) fn all_from_js<T: Tsify + DeserializeOwned>(
    values: Vec<Ts<T>>,
    what: &str,
) -> Result<Vec<T>, JsValue> {
    values
        .into_iter()
        .map(|value| from_js(value, what))
        .collect()
}
