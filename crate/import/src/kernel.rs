//! Defines the interface to a CAD kernel that the host runs: OpenCASCADE, compiled to WebAssembly, called by the names of
//! its exports.
//!
//! The web page runs it in the browser's own engine, the command line in an embedded one; both give the same bits.
//! `crate::step` alone decides which exports are called, and in which order.

use nearpoint_message::Message;

/// A running kernel. It has a memory of its own, through which data goes in and out.
pub trait Kernel {
    /// Calls an exported function. Integers are passed as whole numbers; pointers are passed as they are or less 2³².
    fn call(&mut self, export: &str, arguments: &[f64]) -> Result<f64, KernelCrash>;

    /// Copies bytes out of the kernel's memory, starting at an address.
    fn read(&mut self, from: u32, to: &mut [u8]) -> Result<(), KernelCrash>;

    /// Copies bytes into the kernel's memory.
    fn write(&mut self, to: u32, from: &[u8]) -> Result<(), KernelCrash>;
}

/// The failure of a kernel that ran out of memory or into a fault of its own. It cannot be called again. The sentence is its
/// engine's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KernelCrash(pub Message);

nearpoint_message::error!(KernelCrash);

impl KernelCrash {
    /// Returns the message for the user.
    pub fn message(&self) -> Message {
        self.0.clone()
    }
}

/// A callback that starts a kernel when the first file needs one, or returns a sentence that says why there is none.
pub type StartKernel<'a> = &'a mut dyn FnMut() -> Result<Box<dyn Kernel>, Message>;
