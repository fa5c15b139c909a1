//! Defines the interface to third-party readers that run outside this library; the caller provides them.

use crate::ifc::model::IfcReader;
use crate::kernel::Kernel;
use nearpoint_message::{Message, message};

/// A provider of the CAD kernel for STEP files and of the reader of IFC files. Each function starts a reader, or
/// returns the reason why it is missing, a sentence without its full stop.
pub trait Readers {
    /// Starts the CAD kernel; called for each STEP file.
    fn kernel(&mut self) -> Result<Box<dyn Kernel>, Message> {
        Err(message!("readers-program-built-without"))
    }

    /// Starts the reader of IFC files. It is called before any file is read, and for each IFC file. A caller that has
    /// to wait for the reader can return an error at once, and import again when it is ready.
    fn ifc(&mut self) -> Result<Box<dyn IfcReader>, Message> {
        Err(message!("readers-program-no-reader"))
    }
}

/// A provider without any readers of STEP and IFC files.
#[derive(Debug, Clone, Copy)]
pub struct NoReaders;

impl Readers for NoReaders {}
