//! The CAD kernel that reads STEP files, in a program that was built with the feature `step`: its engine, what the
//! module asks of it, and the compiled module's place on the disk.

#[cfg(feature = "step")]
mod cache;
#[cfg(feature = "step")]
mod host;
#[cfg(feature = "step")]
mod machine;

use nearpoint_import::kernel::Kernel;
#[cfg(not(feature = "step"))]
use nearpoint_import::readers::NoReaders;
use nearpoint_import::readers::Readers;
use nearpoint_message::Message;

/// What this program can start.
#[derive(Debug, Clone, Copy)]
pub struct Started;

impl Readers for Started {
    fn kernel(&mut self) -> Result<Box<dyn Kernel>, Message> {
        start()
    }
}

/// Starts it, with its compiled module in the user's cache folder.
#[cfg(feature = "step")]
pub fn start() -> Result<Box<dyn Kernel>, Message> {
    start_from(cache::folder().as_deref()).map_err(Message::foreign)
}

/// Starts it, with its compiled module in this folder; without one it is compiled each time.
#[cfg(feature = "step")]
pub fn start_from(cache: Option<&std::path::Path>) -> Result<Box<dyn Kernel>, String> {
    let machine = machine::engine()
        .and_then(|engine| cache::module(&engine, cache, machine::compile))
        .and_then(|module| machine::Machine::start(&module));
    match machine {
        Ok(machine) => Ok(Box::new(machine)),
        Err(error) => Err(format!(
            "the CAD kernel cannot be started: {}",
            error.root_cause()
        )),
    }
}

/// Says how to have one.
#[cfg(not(feature = "step"))]
pub fn start() -> Result<Box<dyn Kernel>, Message> {
    let build = |why| nearpoint_message::message!("cli-kernel-builds", why);
    NoReaders.kernel().map_err(build)
}
