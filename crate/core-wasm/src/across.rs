//! Plain data across the boundary, and what is refused: an `Error` with a sentence and a word for programs.

use js_sys::Reflect;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// What kind of thing was refused: the `code` of the error.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Refused {
    /// What was given to a call.
    Input,
    /// A file.
    File,
    /// A scene would not have it.
    Scene,
    /// There is no memory for it.
    Memory,
}

#[wasm_bindgen(typescript_custom_section)]
const ERROR: &str = r#"
/**
 * What every call here throws that refuses something. `message` is a sentence that says what, where and what to do. `code`: what was
 * given to the call (`input`), a file (`file`), what the scene would not have (`scene`), or no memory for it (`memory`).
 */
export interface NearpointError extends Error {
  readonly name: "NearpointError";
  readonly code: "input" | "file" | "scene" | "memory";
}"#;

pub(crate) fn refuse(code: Refused, sentence: impl ToString) -> JsValue {
    let error = js_sys::Error::new(&sentence.to_string());
    error.set_name("NearpointError");
    let code = match code {
        Refused::Input => "input",
        Refused::File => "file",
        Refused::Scene => "scene",
        Refused::Memory => "memory",
    };
    // Of an object that was made just now nothing is refused.
    let _ = Reflect::set(&error, &"code".into(), &code.into());
    error.into()
}

/// Plain objects, arrays and numbers; what is missing is not there, or null where its type says so.
pub(crate) fn told<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    let told = value.serialize(&Serializer::json_compatible());
    told.map(Ts::new_unchecked)
        .map_err(|error| refuse(Refused::Input, error))
}

/// Each of them.
pub(crate) fn all_told<T: Tsify + Serialize>(
    values: impl IntoIterator<Item = T>,
) -> Result<Vec<Ts<T>>, JsValue> {
    values.into_iter().map(|value| told(&value)).collect()
}

/// The first of some names, for a sentence, and a sign that there are more.
pub(crate) fn shown<'a>(mut names: impl Iterator<Item = &'a str>) -> String {
    let mut shown: Vec<&str> = names.by_ref().take(8).collect();
    shown.extend(names.next().map(|_| "…"));
    shown.join(", ")
}

/// `what` names the value in the sentence for a caller who passed something else.
pub(crate) fn heard<T: Tsify + DeserializeOwned>(value: Ts<T>, what: &str) -> Result<T, JsValue> {
    let heard = serde_wasm_bindgen::from_value(value.into());
    heard.map_err(|error| {
        let sentence = format!("Could not understand {what}: {error}.");
        refuse(Refused::Input, sentence)
    })
}
