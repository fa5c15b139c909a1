//! Defines the interface to a CAD kernel that the host runs: OpenCASCADE, compiled to WebAssembly. Its exports are
//! called by name.
//!
//! The web page runs it in the browser's own engine, the command line in an embedded one; both return the same bits.
//! `crate::step` alone decides the exports and their order.

use nearpoint_message::Message;

/// A running CAD kernel for STEP files. It has a memory of its own, which data is copied to and from.
pub trait Kernel {
    /// Calls an exported function. Integers are passed as whole numbers; pointers are passed unsigned, or minus 2³².
    fn call(&mut self, export: &str, arguments: &[f64]) -> Result<f64, KernelCrash>;

    /// Copies bytes out of the kernel's memory, starting at an address.
    fn read(&mut self, from: u32, to: &mut [u8]) -> Result<(), KernelCrash>;

    /// Copies bytes into the kernel's memory.
    fn write(&mut self, to: u32, from: &[u8]) -> Result<(), KernelCrash>;
}

/// The exported function that reads a whole file. It may take much longer than any other call.
pub const READING_CALL: &str = "occt_xcaf_import_step";

/// The error of a kernel that ran out of memory or into a fault of its own. It cannot be called again. The message is
/// its engine's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KernelCrash(pub Message);

nearpoint_message::error!(KernelCrash);

impl KernelCrash {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        self.0.clone()
    }
}

/// A callback that starts a kernel when the first file needs one, or returns the reason why there is none.
pub type StartKernel<'a> = &'a mut dyn FnMut() -> Result<Box<dyn Kernel>, Message>;
