//! A CAD kernel that somebody else runs: OpenCASCADE, compiled to WebAssembly, called by the names of its exports.
//!
//! The page runs it in the browser's own engine, the command line in one of its own; both give the same bits. What is
//! called, and in which order, is written once, in `crate::step`.

use nearpoint_message::Message;

/// A running kernel. It has a memory of its own, in which it is told things and tells them.
pub trait Kernel {
    /// Calls an exported function. Integers go and come as whole numbers, pointers as they are or less 2³².
    fn call(&mut self, export: &str, arguments: &[f64]) -> Result<f64, KernelDied>;

    /// Copies what its memory holds from an address on.
    fn read(&mut self, from: u32, to: &mut [u8]) -> Result<(), KernelDied>;

    /// Copies into its memory.
    fn write(&mut self, to: u32, from: &[u8]) -> Result<(), KernelDied>;
}

/// It ran out of memory, or into a fault of its own; nothing more can be asked of it. The sentence is its engine's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KernelDied(pub Message);

nearpoint_message::error!(KernelDied);

impl KernelDied {
    /// Returns what is said of it to the user.
    pub fn message(&self) -> Message {
        self.0.clone()
    }
}

/// Starts a kernel when the first file comes that needs one, or says in a sentence why there is none.
pub type StartKernel<'a> = &'a mut dyn FnMut() -> Result<Box<dyn Kernel>, Message>;
