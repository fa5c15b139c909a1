//! Connects the CAD kernel that reads STEP files, which the worker runs beside this module.

use js_sys::{Error, Function, Uint8Array};
use nearpoint_import::kernel::{Kernel, KernelCrash};
use nearpoint_message::Message;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const CAD_KERNEL: &str = r"
/** A running CAD kernel. After an exception it is not used again. */
export interface CadKernel {
    /** Calls an exported function and returns its result, or 0 if it has none. */
    call(name: string, args: Float64Array): number;
    /** Returns a view of its memory, which is valid until the next call. */
    read(from: number, length: number): Uint8Array;
    write(to: number, bytes: Uint8Array): void;
}
/** Starts a kernel for a file that needs one; throws a sentence, without its full stop, with the reason why there is none. */
export type StartKernel = () => CadKernel;";

#[wasm_bindgen]
extern "C" {
    /// The JavaScript function that starts a CAD kernel.
    #[wasm_bindgen(extends = Function, typescript_type = "StartKernel")]
    pub type StartKernel;

    /// A running CAD kernel, as a JavaScript object.
    #[wasm_bindgen(typescript_type = "CadKernel")]
    pub type CadKernel;

    #[wasm_bindgen(method, catch)]
    fn call(this: &CadKernel, name: &str, args: &[f64]) -> Result<f64, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn read(this: &CadKernel, from: u32, length: u32) -> Result<Uint8Array, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn write(this: &CadKernel, to: u32, bytes: &[u8]) -> Result<(), JsValue>;
}

/// Starts a CAD kernel, or returns why there is none.
pub(crate) fn start_kernel(start: &StartKernel) -> Result<Box<dyn Kernel>, Message> {
    let kernel = start.call0(&JsValue::NULL).map_err(error_message)?;
    Ok(Box::new(RunningKernel(kernel.unchecked_into())))
}

/// A running CAD kernel in the form in which the importer calls it.
pub(crate) struct RunningKernel(pub CadKernel);

impl Kernel for RunningKernel {
    fn call(&mut self, export: &str, arguments: &[f64]) -> Result<f64, KernelCrash> {
        self.0.call(export, arguments).map_err(kernel_died)
    }

    fn read(&mut self, from: u32, to: &mut [u8]) -> Result<(), KernelCrash> {
        let length = u32::try_from(to.len()).expect("a slice fits into this memory");
        let bytes = self.0.read(from, length).map_err(kernel_died)?;
        bytes.copy_to(to); // panics unless the lengths agree, which the page ensures
        Ok(())
    }

    fn write(&mut self, to: u32, from: &[u8]) -> Result<(), KernelCrash> {
        self.0.write(to, from).map_err(kernel_died)
    }
}

fn kernel_died(thrown: JsValue) -> KernelCrash {
    KernelCrash(error_message(thrown))
}

/// Returns the message of an exception, thrown by a trap or by code.
pub(crate) fn error_message(thrown: JsValue) -> Message {
    match thrown.dyn_ref::<Error>() {
        Some(error) => Message::from_text(String::from(error.message())),
        None => Message::from_text(format_args!("{thrown:?}")),
    }
}
