//! Readers that are other people's, and run beside this library: whoever calls it says which of them there are.

use crate::ifc::found::IfcReader;
use crate::kernel::Kernel;
use nearpoint_message::{Message, message};

/// Starts what a file needs, or says in a sentence, without its full stop, why it is not there.
pub trait Readers {
    /// The CAD kernel; asked for by each STEP file.
    fn kernel(&mut self) -> Result<Box<dyn Kernel>, Message> {
        Err(message!("readers-program-built-without"))
    }

    /// The reader of IFC files; asked for before any file is read, and by each IFC file: who has to wait for it can say so
    /// at once, and call again when it is there.
    fn ifc(&mut self) -> Result<Box<dyn IfcReader>, Message> {
        Err(message!("readers-program-no-reader"))
    }
}

/// For those who have none.
#[derive(Debug, Clone, Copy)]
pub struct NoReaders;

impl Readers for NoReaders {}
