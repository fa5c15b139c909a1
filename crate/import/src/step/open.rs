//! Opens a file in the kernel, and reports what the kernel refuses.

use super::assembly::{Assembly, Unread};
use super::mirrors::Lost;
use super::occt::{Fault, Occt};
use super::occurrences;
use crate::error::{ImportError, Result, bad_at, bad_file};
use crate::job::Job;
use crate::kernel::StartKernel;
use crate::names::cleaned;
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
    let kernel = start_kernel().map_err(|why| bad_file(why, NO_KERNEL))?;
    job.tick(1, 20)?;
    let marked = occurrences::marked(bytes).map_err(|Lost(name)| {
        let problem = Unread::NotRigid(cleaned(&name)).message();
        bad_file(problem, EXPORT_AGAIN)
    })?;
    let mut occt =
        Occt::open(kernel, &marked).map_err(|fault| refused(message!("step-reading"), &fault))?;
    job.tick(8, 20)?;
    let assembly = Assembly::read(&mut occt).map_err(|why| match why {
        Unread::Kernel(fault) => refused(message!("step-assembly"), &fault),
        other => bad_file(other.message(), EXPORT_AGAIN),
    })?;
    if assembly.instances.is_empty() {
        let problem = message!("step-no-solid-no");
        return Err(bad_file(problem, message!("step-export-solids")));
    }
    Ok((occt, assembly))
}

pub(super) fn refused(place: impl ToArg, fault: &Fault) -> ImportError {
    match fault {
        Fault::Refused(why) => {
            let problem = message!("step-cad-kernel-cannot", why);
            bad_at(place, problem, EXPORT_AGAIN)
        }
        Fault::Died(why) => {
            let problem = message!("step-cad-kernel-ran", why);
            bad_at(place, problem, SMALLER)
        }
    }
}
