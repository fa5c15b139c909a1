//! Connects third-party readers, which the worker starts.

use nearpoint_import::ifc::IfcReader;
use nearpoint_import::kernel::Kernel;
use nearpoint_import::readers::{NoReaders, Readers};
use nearpoint_message::Message;
use wasm_bindgen::prelude::*;

use crate::ifc::JsIfcReader;
use crate::kernel::{CadKernel, RunningKernel, error_message};

#[wasm_bindgen(typescript_custom_section)]
const READERS: &str = r"
/** Starts the readers that files need; throws a sentence, without its full stop, with the reason if one is missing. */
export interface Readers {
    /** Starts a kernel for each STEP file. */
    kernel: StartKernel;
    /** Starts the IFC reader before any file is read, if one is an IFC file, and for each of these. */
    ifc(): IfcReader;
}";

#[wasm_bindgen]
extern "C" {
    /// The readers that the worker starts for STEP and IFC files, as a JavaScript object.
    #[wasm_bindgen(typescript_type = "Readers")]
    pub type JsReaders;

    #[wasm_bindgen(method, catch)]
    fn kernel(this: &JsReaders) -> Result<CadKernel, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn ifc(this: &JsReaders) -> Result<JsIfcReader, JsValue>;
}

/// The readers of a page, which may have none.
pub(crate) struct PageReaders(pub Option<JsReaders>);

impl Readers for PageReaders {
    fn kernel(&mut self) -> Result<Box<dyn Kernel>, Message> {
        match &self.0 {
            Some(readers) => Ok(Box::new(RunningKernel(
                readers.kernel().map_err(error_message)?,
            ))),
            None => NoReaders.kernel(),
        }
    }

    fn ifc(&mut self) -> Result<Box<dyn IfcReader>, Message> {
        match &self.0 {
            Some(readers) => Ok(Box::new(readers.ifc().map_err(error_message)?)),
            None => NoReaders.ifc(),
        }
    }
}
