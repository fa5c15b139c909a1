//! Small structured data across the boundary; its forms are in `types.d.ts`.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

/// An `Error` whose message is the sentence.
pub(crate) fn refuse(sentence: impl ToString) -> JsValue {
    js_sys::Error::new(&sentence.to_string()).into()
}

/// Plain objects, arrays and numbers; what is absent is not there.
pub(crate) fn to_js<T: Serialize + ?Sized>(value: &T) -> Result<JsValue, JsValue> {
    value
        .serialize(&Serializer::json_compatible())
        .map_err(refuse)
}

/// `what` names the value in the message for a caller who passed something else.
pub(crate) fn from_js<T: DeserializeOwned>(value: JsValue, what: &str) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value)
        .map_err(|error| refuse(format!("Could not understand {what}: {error}.")))
}
