//! Opens a file in the kernel, and reports the kernel's errors.

use super::assembly::{Assembly, AssemblyError};
use super::mirrors::UnsupportedPlacement;
use super::occt::{KernelError, Occt};
use super::occurrences;
use crate::error::{ImportError, Result, invalid_at, invalid_file};
use crate::job::Job;
use crate::kernel::StartKernel;
use crate::names::sanitize_name;
use nearpoint_message::{Message, ToArg, message};

pub(super) const EXPORT_AGAIN: Message = message!("step-export-again-cad");
const NO_KERNEL: Message = message!("step-export-file-gltf");
const SMALLER: Message = message!("step-open-fewer-parts");

/// Returns the kernel with an open file, and the content of the file.
pub(super) fn open(
    job: &mut Job,
    bytes: &[u8],
    start_kernel: StartKernel<'_>,
) -> Result<(Occt, Assembly)> {
    let kernel = start_kernel().map_err(|why| invalid_file(why, NO_KERNEL))?;
    job.tick(1, 20)?;
    let marked = occurrences::mark_occurrences(bytes).map_err(|UnsupportedPlacement(name)| {
        let problem = AssemblyError::NotRigid(sanitize_name(&name)).message();
        invalid_file(problem, EXPORT_AGAIN)
    })?;
    let mut occt = Occt::open(kernel, &marked)
        .map_err(|fault| kernel_error(message!("step-reading"), &fault))?;
    job.tick(8, 20)?;
    let assembly = Assembly::read(&mut occt).map_err(|why| match why {
        AssemblyError::Kernel(fault) => kernel_error(message!("step-assembly"), &fault),
        other => invalid_file(other.message(), EXPORT_AGAIN),
    })?;
    if assembly.instances.is_empty() {
        let problem = message!("step-no-solid-no");
        return Err(invalid_file(problem, message!("step-export-solids")));
    }
    Ok((occt, assembly))
}

pub(super) fn kernel_error(place: impl ToArg, fault: &KernelError) -> ImportError {
    match fault {
        KernelError::Rejected(why) => {
            let problem = message!("step-cad-kernel-cannot", why);
            invalid_at(place, problem, EXPORT_AGAIN)
        }
        KernelError::Crashed(why) => {
            let problem = message!("step-cad-kernel-ran", why);
            invalid_at(place, problem, SMALLER)
        }
    }
}
