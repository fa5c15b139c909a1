//! Provides the CAD kernel for STEP files if the program has the feature `step`: its engine, the imports of its module, and
//! the cache of the compiled module.

#[cfg(feature = "step")]
mod cache;
#[cfg(feature = "step")]
mod host;
mod limited;
#[cfg(feature = "step")]
mod machine;

use std::time::Duration;

use limited::Limits;
use nearpoint_import::kernel::Kernel;
#[cfg(not(feature = "step"))]
use nearpoint_import::readers::NoReaders;
use nearpoint_import::readers::Readers;
use nearpoint_message::Message;

/// The longest times of one call of a kernel that checks pairs. It reads a file in one call, ten seconds for 35 MB, and some
/// with free forms in a minute for 2 MB. A pair usually takes a second; threads on each other took more than 100.
const CALL_LIMITS: Limits = Limits {
    reading: Duration::from_secs(600),
    other: Duration::from_secs(60),
};

/// The CAD kernel that is bundled with this program.
#[derive(Debug, Clone, Copy)]
pub struct BundledKernel;

impl Readers for BundledKernel {
    fn kernel(&mut self) -> Result<Box<dyn Kernel>, Message> {
        start()
    }
}

/// Starts the kernel, with its compiled module in the user's cache folder.
#[cfg(feature = "step")]
pub fn start() -> Result<Box<dyn Kernel>, Message> {
    start_from(cache::folder().as_deref())
}

/// Starts the kernel, with its compiled module in this folder; without a folder it compiles the module each time.
#[cfg(feature = "step")]
pub fn start_from(cache: Option<&std::path::Path>) -> Result<Box<dyn Kernel>, Message> {
    let machine = machine::engine()
        .and_then(|engine| cache::module(&engine, cache, machine::compile))
        .and_then(|module| machine::Machine::start(&module));
    match machine {
        Ok(machine) => Ok(Box::new(machine)),
        Err(error) => Err(Message::from_text(format!(
            "the CAD kernel cannot be started: {}",
            error.root_cause()
        ))),
    }
}

/// Returns an error with advice how to get a kernel.
#[cfg(not(feature = "step"))]
pub fn start() -> Result<Box<dyn Kernel>, Message> {
    let build = |why| nearpoint_message::message!("cli-kernel-builds", why);
    NoReaders.kernel().map_err(build)
}

/// Starts a kernel that crashes instead of hanging, so that one pair does not stop a check.
pub fn start_limited() -> Result<Box<dyn Kernel>, Message> {
    Ok(Box::new(limited::LimitedKernel::start(start, CALL_LIMITS)?))
}
