//! Passes plain data between Rust and JavaScript, and makes errors with a sentence and a code for programs.

use js_sys::Reflect;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// The kind of invalid input; it becomes the `code` of the error.
#[derive(Debug, Clone, Copy)]
pub(crate) enum ErrorCode {
    /// An argument of a call.
    Input,
    /// The contents of a file.
    File,
    /// A command that the scene rejected.
    Scene,
    /// A request that needs more memory than there is.
    Memory,
}

#[wasm_bindgen(typescript_custom_section)]
const ERROR: &str = r#"
/**
 * The error of every call of this package. `message` states the problem, its location and a remedy. `code` names the cause:
 * an argument (`input`), the contents of a file (`file`), a rejected command (`scene`), or insufficient memory (`memory`).
 */
export interface NearpointError extends Error {
  readonly name: "NearpointError";
  readonly code: "input" | "file" | "scene" | "memory";
}"#;

/// Makes a JavaScript error with a code and a sentence.
pub(crate) fn js_error(code: ErrorCode, sentence: impl ToString) -> JsValue {
    let error = js_sys::Error::new(&sentence.to_string());
    error.set_name("NearpointError");
    let code = match code {
        ErrorCode::Input => "input",
        ErrorCode::File => "file",
        ErrorCode::Scene => "scene",
        ErrorCode::Memory => "memory",
    };
    let _ = Reflect::set(&error, &"code".into(), &code.into());
    error.into()
}

/// Converts a value to plain objects, arrays and numbers. A missing value is left out, or null where its type requires
/// that.
pub(crate) fn to_js<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    let reported = value.serialize(&Serializer::json_compatible());
    reported
        .map(Ts::new_unchecked)
        .map_err(|error| js_error(ErrorCode::Input, error))
}

/// Converts each of the values with [`to_js`].
pub(crate) fn all_to_js<T: Tsify + Serialize>(
    values: impl IntoIterator<Item = T>,
) -> Result<Vec<Ts<T>>, JsValue> {
    values.into_iter().map(|value| to_js(&value)).collect()
}

/// Joins the first eight names for a sentence, and adds an ellipsis if there are more.
pub(crate) fn join_names<'a>(mut names: impl Iterator<Item = &'a str>) -> String {
    let mut shown: Vec<&str> = names.by_ref().take(8).collect();
    shown.extend(names.next().map(|_| "…"));
    shown.join(", ")
}

/// Reads a value that JavaScript passed. `what` names it in the error message.
pub(crate) fn from_js<T: Tsify + DeserializeOwned>(value: Ts<T>, what: &str) -> Result<T, JsValue> {
    let imported = serde_wasm_bindgen::from_value(value.into());
    imported.map_err(|error| {
        let sentence = format!("Could not understand {what}: {error}.");
        js_error(ErrorCode::Input, sentence)
    })
}
