//! The kernel with a file in it, and what it refuses.

use super::assembly::{Assembly, Unread};
use super::mirrors::Lost;
use super::occt::{Fault, Occt};
use super::occurrences;
use crate::error::ImportError;
use crate::job::Job;
use crate::kernel::StartKernel;
use crate::names::cleaned;

pub(super) const EXPORT_AGAIN: &str = "Export it again from the CAD system, as STEP AP214 or AP242";
const NO_KERNEL: &str = "Export the file as glTF (.glb) instead";
const SMALLER: &str =
    "Open fewer parts at once, wish for a coarser accuracy, or export the file as glTF (.glb)";

/// The kernel with a file in it, and what the file has.
pub(super) fn open(
    job: &mut Job,
    bytes: &[u8],
    start_kernel: StartKernel<'_>,
) -> Result<(Occt, Assembly), ImportError> {
    let kernel = start_kernel().map_err(|why| job.bad_file(why, NO_KERNEL))?;
    job.tick(1, 20)?;
    let marked = occurrences::marked(bytes).map_err(|Lost(name)| {
        let problem = Unread::NotRigid(cleaned(&name)).to_string();
        job.bad_file(problem, EXPORT_AGAIN)
    })?;
    let mut occt =
        Occt::open(kernel, &marked).map_err(|fault| refused(job, "reading it", &fault))?;
    job.tick(8, 20)?;
    let assembly = Assembly::read(&mut occt).map_err(|why| match why {
        Unread::Kernel(fault) => refused(job, "its assembly", &fault),
        other => job.bad_file(other.to_string(), EXPORT_AGAIN),
    })?;
    if assembly.instances.is_empty() {
        let problem = "there is no solid and no face in it";
        return Err(job.bad_file(problem, "Export it with its solids"));
    }
    Ok((occt, assembly))
}

pub(super) fn refused(job: &Job, place: &str, fault: &Fault) -> ImportError {
    match fault {
        Fault::Refused(why) => {
            let problem = format!("the CAD kernel cannot read it ({why})");
            job.bad(place, problem, EXPORT_AGAIN)
        }
        Fault::Died(why) => {
            let problem =
                format!("the CAD kernel ran out of memory, or into a fault of its own ({why})");
            job.bad(place, problem, SMALLER)
        }
    }
}
